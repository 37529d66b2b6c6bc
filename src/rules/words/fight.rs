//! The words of a Campaign §5.5: defender, targets, plans, Allies, and what is decided after the dice.

use super::{
    names,
    parse::{Parts, WordsError, listed, number, optional},
    verbs::{Link, Thing as Noun, thing},
};
use crate::{
    game::{Defender, Setup, Target, Wanted, Warbands, What},
    rules::{
        action::{Fighting, Stands},
        bargain::Replacing,
    },
};

/// Reads what follows the verb.
pub(super) fn campaign(parts: &mut Parts<'_>) -> Result<Fighting, WordsError> {
    const PATTERN: &str = "campaign DEFENDER targeting TARGET[,TARGET...]";
    const CHOOSING: &str = "choosing CARD N[,CARD N...]";
    let defender = match thing(parts.head(PATTERN)?) {
        Some(Noun::Bandits) => Defender::Bandits,
        Some(_) | None => Defender::Player(names::colour(&parts.head)?),
    };
    let mut fighting = Fighting::against(defender);
    let targets = parts.need(Link::Targeting, PATTERN)?;
    for typed in targets.split(',').map(str::trim).filter(|typed| !typed.is_empty()) {
        fighting.targets.push(target(parts.setup, typed)?);
    }
    if let Some(dice) = parts.link(Link::With) {
        fighting.dice = Some(number(dice.split_whitespace().next().unwrap_or_default())?);
    }
    if let Some(plans) = parts.link(Link::Defending) {
        fighting.defending = parts.cards(&plans, Wanted::Power)?;
    }
    if let Some(allies) = parts.link(Link::Allies) {
        let nobody = |name: &str| thing(name) == Some(Noun::Nobody);
        let names = allies.split(',').map(str::trim).filter(|name| !name.is_empty() && !nobody(name));
        fighting.allies = Some(names.map(names::colour).collect::<Result<_, _>>()?);
    }
    for typed in listed(&parts.link(Link::Placing).unwrap_or_default()) {
        let (count, place) = counted(typed, Link::At)?;
        fighting.placing.push((names::site(parts.setup, &place)?, count));
    }
    for typed in listed(&parts.link(Link::Losing).unwrap_or_default()) {
        let (count, place) = counted(typed, Link::From)?;
        fighting.losing.push((stands(parts.setup, &place)?, count));
    }
    for typed in listed(&parts.link(Link::Choosing).unwrap_or_default()) {
        let (card, dice) = typed.rsplit_once(' ').ok_or(WordsError::Incomplete { pattern: CHOOSING })?;
        let dice = dice.parse::<i8>().map_err(|_| WordsError::Number { typed: dice.to_owned() })?;
        let cards = parts.cards(card, Wanted::Power)?;
        fighting.choosing.extend(cards.iter().filter_map(What::card).map(|card| (card, dice)));
    }
    fighting.sacrificing = optional(parts.link(Link::Sacrificing), |typed| number(typed).map(Warbands))?;
    fighting.banishing = optional(parts.link(Link::Banishing), |typed| names::site(parts.setup, typed))?;
    fighting.burning = parts.link(Link::Burning).is_some();
    fighting.rolled = parts.link(Link::Rolled);
    Ok(fighting)
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
pub(super) fn replacing(setup: &Setup, typed: &str) -> Result<Replacing, WordsError> {
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
