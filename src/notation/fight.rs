//! The words of a Campaign §5.5: defender, targets, plans, Allies, what is decided after the dice, and the card by which it
//! is fought for no Supply.

use crate::{
    cards::Suit,
    game::{CardAt, CardRef, Defender, Rolled, Setup, Slot, Target, Wanted, Warbands, What, find_word},
    notation::{
        names,
        parse::{Parts, WordsError, apart, listed, number, optional, split},
        verbs::{Link, Thing as Noun, Verb, thing},
    },
    rules::{
        frees,
        request::{Action, Asked, Fighting, Pick, Replacing, Stands, plans_used, under_way},
    },
};

/// Reads `use CARD [at SITE] campaign …`: a Campaign by a card; none where the words are something else.
pub(crate) fn freed(setup: &Setup, words: &[&str], verb: Verb) -> Result<Option<Asked>, WordsError> {
    let fights = |at: &usize| Verb::Campaign.begins(&words[*at..]).is_some();
    let Some(at) = (1..words.len()).find(fights).filter(|_| verb == Verb::Use) else { return Ok(None) };
    let (head, links) = apart(&words[..at], &[Link::At]);
    let card = names::card(setup, &head, Wanted::Power).ok().and_then(|what| what.card());
    let Some(card) = card.filter(|card| frees(*card).is_some()) else { return Ok(None) };
    let count = Verb::Campaign.begins(&words[at..]).unwrap_or(1);
    let mut parts = split(setup, &words[at + count..], Verb::Campaign);
    let using = parts.link(Link::Using).map(|using| parts.cards(&using, Wanted::Power)).transpose()?;
    let mut fighting = campaign(&mut parts)?;
    let using = using.unwrap_or_else(|| plans_used(setup, &fighting));
    fighting.declaration.by = Some(card);
    fighting.declaration.from = optional(links.into_iter().next().map(|(_, typed)| typed), |typed| names::site(setup, typed))?
        .or(fighting.declaration.from);
    Ok(Some(Asked { using, ..Asked::from(Action::Campaign(Box::new(fighting))) }))
}

/// Reads whom and what a Campaign is for. One that is under way need not be told again.
fn declared(parts: &mut Parts<'_>) -> Result<Fighting, WordsError> {
    const PATTERN: &str = "campaign DEFENDER targeting TARGET[,TARGET...]";
    let defender = match thing(&parts.head) {
        _ if parts.head.is_empty() => None,
        Some(Noun::Bandits) => Some(Defender::Bandits),
        Some(_) | None => Some(Defender::Player(names::colour(&parts.head)?)),
    };
    let typed = parts.link(Link::Targeting).filter(|typed| !typed.is_empty());
    let read = |typed: String| listed(&typed).map(|typed| target(parts.setup, typed)).collect::<Result<Vec<Target>, _>>();
    let targets = typed.map(read).transpose()?;
    if let Some(fighting) = under_way(parts.setup, defender, targets.as_deref()) {
        return Ok(fighting);
    }
    let (Some(defender), Some(targets)) = (defender, targets) else { return Err(WordsError::Incomplete { pattern: PATTERN }) };
    Ok(Fighting::against(defender, targets))
}

/// Reads what follows the verb.
pub(crate) fn campaign(parts: &mut Parts<'_>) -> Result<Fighting, WordsError> {
    let mut fighting = declared(parts)?;
    if let Some(dice) = parts.link(Link::With) {
        fighting.battle.dice = Some(number(dice.split_whitespace().next().unwrap_or_default())?);
    }
    if let Some(plans) = parts.link(Link::Defending) {
        fighting.battle.defending = parts.cards(&plans, Wanted::Power)?;
    }
    if let Some(allies) = parts.link(Link::Allies) {
        let nobody = |name: &str| thing(name) == Some(Noun::Nobody);
        let names = allies.split(',').map(str::trim).filter(|name| !name.is_empty() && !nobody(name));
        fighting.declaration.allies = Some(names.map(names::colour).collect::<Result<_, _>>()?);
    }
    for (link, at) in [(Link::Placing, &mut fighting.aftermath.placing), (Link::Moving, &mut fighting.battle.moving)] {
        for typed in listed(&parts.link(link).unwrap_or_default()) {
            let (count, place) = counted(typed, Link::At)?;
            at.push((names::site(parts.setup, &place)?, count));
        }
    }
    for typed in listed(&parts.link(Link::Losing).unwrap_or_default()) {
        let (count, place) = counted(typed, Link::From)?;
        fighting.aftermath.losing.push((stands(parts.setup, &place)?, count));
    }
    choices(parts, &mut fighting)?;
    fighting.aftermath.sacrificing = optional(parts.link(Link::Sacrificing), |typed| number(typed).map(Warbands))?;
    fighting.aftermath.banishing = optional(parts.link(Link::Banishing), |typed| names::site(parts.setup, typed))?;
    fighting.aftermath.burning = parts.link(Link::Burning).is_some();
    fighting.battle.rolled = parts.link(Link::Rolled).map(|typed| Rolled::parse(&typed)).transpose()?.or(fighting.battle.rolled);
    Ok(fighting)
}

/// Reads what is chosen for cards.
fn choices(parts: &mut Parts<'_>, fighting: &mut Fighting) -> Result<(), WordsError> {
    const CHOOSING: &str = "choosing CARD N|SUIT|COLOUR[,CARD N|SUIT|COLOUR...]";
    for typed in listed(&parts.link(Link::Choosing).unwrap_or_default()) {
        let (card, pick) = typed.rsplit_once(' ').ok_or(WordsError::Incomplete { pattern: CHOOSING })?;
        let number = || pick.parse::<i8>().map(Pick::Count).map_err(|_| WordsError::Number { typed: pick.to_owned() });
        let user = || names::colour(pick).map(Pick::User);
        let pick = find_word::<Suit>(pick).map(Pick::Suit).or_else(|_| user()).or_else(|_| number())?;
        let cards = parts.cards(card, Wanted::Power)?;
        fighting.battle.choosing.extend(cards.iter().filter_map(What::card).map(|card| (card, pick)));
    }
    for typed in listed(&parts.link(Link::Taking).unwrap_or_default()) {
        hunted(parts.setup, typed, &mut fighting.battle.hunting)?;
    }
    for typed in listed(&parts.link(Link::Returning).unwrap_or_default()) {
        fighting.aftermath.returning.push(names::relic(typed)?);
    }
    let card = |typed: &str| names::card(parts.setup, typed, Wanted::AtSite);
    let card = |typed: &str| card(typed).or_else(|_| names::card(parts.setup, typed, Wanted::World));
    fighting.aftermath.discarding = optional(parts.link(Link::Discarding), card)?.as_ref().and_then(What::card);
    Ok(())
}

/// Reads facedown relics that are hunted: `2 at cradle-1`, or `brass horse at cradle-1`.
fn hunted(setup: &Setup, typed: &str, hunting: &mut Vec<(Slot, Option<CardRef>)>) -> Result<(), WordsError> {
    if typed.starts_with(|letter: char| letter.is_ascii_digit()) {
        let (count, place) = counted(typed, Link::At)?;
        let site = names::site(setup, &place)?;
        hunting.extend((0..count.0).map(|_| (site, None)));
        return Ok(());
    }
    let words: Vec<&str> = typed.split_whitespace().collect();
    let (name, links) = apart(&words, &[Link::At]);
    let relic = names::relic(&name)?;
    let is_it = |it: &CardAt| it.what == What::Known(relic);
    let site = match links.first() {
        Some((_, place)) => Some(names::site(setup, place)?),
        None => setup.sites.iter().find(|site| site.relics.iter().any(is_it)).map(|site| site.slot),
    };
    let site = site.ok_or(WordsError::Incomplete { pattern: "taking RELIC at SITE" })?;
    hunting.push((site, Some(relic)));
    Ok(())
}

/// Reads how many warbands, and where: `2 at cradle-1`, the link may be left out.
fn counted(typed: &str, link: Link) -> Result<(Warbands, String), WordsError> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let count = number(words.first().copied().unwrap_or_default())?;
    let rest = words.get(1..).unwrap_or_default();
    let skipped = link.begins(rest).unwrap_or(0);
    Ok((Warbands(count), rest[skipped..].join(" ")))
}

/// Reads which warbands are replaced: `2 at cradle-1,1 at board`.
pub(crate) fn replacing(setup: &Setup, typed: &str) -> Result<Replacing, WordsError> {
    let one = |typed: &str| {
        let (count, place) = counted(typed, Link::At)?;
        let place = match thing(&place) {
            Some(Noun::Board) => None,
            Some(_) | None => Some(names::site(setup, &place)?),
        };
        Ok((place, count))
    };
    listed(typed).map(one).collect()
}

/// Reads where a part of a force stands: a site, or a board by its colour.
fn stands(setup: &Setup, typed: &str) -> Result<Stands, WordsError> {
    match names::colour(typed) {
        Ok(colour) => Ok(Stands::Board(colour)),
        Err(_) => Ok(Stands::Site(names::site(setup, typed)?)),
    }
}

fn target(setup: &Setup, typed: &str) -> Result<Target, WordsError> {
    match thing(typed) {
        Some(Noun::PeoplesFavor) => return Ok(Target::PeoplesFavor),
        Some(Noun::DarkestSecret) => return Ok(Target::DarkestSecret),
        Some(Noun::Pawn) => return Ok(Target::Pawn),
        Some(_) | None => {}
    }
    match names::site(setup, typed) {
        Ok(slot) => Ok(Target::Site(slot)),
        Err(problem) => names::relic(typed).map(Target::Relic).map_err(|_| problem.into()),
    }
}
