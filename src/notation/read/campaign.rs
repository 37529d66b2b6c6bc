//! A Campaign §5.5: defender, targets, plans, Allies, what is decided after the dice, and the card by which it is fought for no
//! Supply.

use crate::{
    cards::Suit,
    game::{CardAt, CardIdentity, CardRef, Colour, Defender, Rolled, Slot, Target, Wanted, Warbands},
    notation::{
        clauses::{Clause, Clauses, items, part_of_a_name, split_at_links},
        error::{WordsError, WordsFault},
        names,
        read::{Context, bare_or_behind, cards, site, warbands::counted},
        typed::{Span, keys},
        usage::{ClauseUsage, links},
        vocabulary::{Link, Thing as Noun, Verb, thing},
    },
    rules::request::{Action, Fighting, Pick, Request, Stands, plans_used, under_way},
};

/// How a Campaign is written.
pub(crate) const PATTERN: &str = "campaign DEFENDER targeting TARGET[,TARGET...]";
const CHOOSING: &str = "choosing CARD N|SUIT|COLOUR[,CARD N|SUIT|COLOUR...]";

/// The clauses that a Campaign can have.
pub(crate) const CLAUSES: [ClauseUsage; 16] = [
    ClauseUsage::new(Link::Targeting, "targeting TARGET[,TARGET...]", "campaign red targeting provinces-1,pawn"),
    ClauseUsage::new(Link::With, "with N dice", "campaign bandits targeting cradle-2 with 3 dice"),
    ClauseUsage::new(
        Link::Defending,
        "defending with CARD[,CARD...]",
        "campaign red targeting provinces-1 defending with longbows",
    ),
    ClauseUsage::new(Link::Allies, "allies COLOUR[,COLOUR...]|none", "campaign purple targeting provinces-1 allies none"),
    ClauseUsage::new(
        Link::Placing,
        "placing N at SITE[,N at SITE...]",
        "campaign bandits targeting cradle-2 placing 2 at cradle-2",
    ),
    ClauseUsage::new(Link::Banishing, "banishing to SITE", "campaign red targeting pawn banishing to hinterland-1"),
    ClauseUsage::new(Link::Burning, "burning favor", "campaign red targeting pawn burning favor"),
    ClauseUsage::new(Link::Sacrificing, "sacrificing N", "campaign bandits targeting cradle-2 sacrificing 1"),
    ClauseUsage::new(
        Link::Losing,
        "losing N from SITE|COLOUR[,N from SITE|COLOUR...]",
        "campaign red targeting provinces-1 losing 1 from provinces-2,1 from blue",
    ),
    ClauseUsage::new(Link::Choosing, CHOOSING, "campaign red targeting provinces-1 using longbows choosing longbows 2"),
    ClauseUsage::new(
        Link::Moving,
        "moving N at SITE[,N at SITE...]",
        "campaign red targeting cradle-2 defending with warning signals moving 3 at cradle-2",
    ),
    ClauseUsage::new(
        Link::Taking,
        "taking N|RELIC at SITE[,N|RELIC at SITE...]",
        "campaign red targeting cradle-2 taking 1 at cradle-2 using relic hunter",
    ),
    ClauseUsage::new(
        Link::Returning,
        "returning RELIC[,RELIC...]",
        "campaign red targeting cradle-2 taking map at cradle-2 returning map using relic hunter",
    ),
    ClauseUsage::new(Link::Discarding, "discarding CARD", "campaign red targeting cradle-2 discarding wolves"),
    ClauseUsage::new(
        Link::Rolled,
        "rolled [N] FACE... / [N] FACE...",
        "campaign bandits targeting cradle-2 rolled 2 sword skull / shield blank",
    ),
    ClauseUsage::new(Link::Using, "using CARD[,CARD...]", "campaign bandits targeting cradle-2 using longbows"),
];

/// The links that a Campaign can have.
pub(crate) const LINKS: [Link; CLAUSES.len()] = links(&CLAUSES);

/// Reads a Campaign.
pub(crate) fn campaign(context: Context<'_>, mut clauses: Clauses<'_>) -> Result<Request, WordsError> {
    let using = clauses.text(Link::Using)?.map(|using| cards(context, &items(using))).transpose()?;
    let using = using.map_or_else(|| fought_with(context, &mut clauses), |using| Ok(Some(using)))?;
    let fighting = fighting(context, &mut clauses)?;
    clauses.finish()?;
    let using = using.unwrap_or_else(|| plans_used(context.setup, &fighting));
    Ok(Request { using, ..Request::from(Action::Campaign(Box::new(fighting))) })
}

/// Reads the cards that a Campaign is fought with; none where dice follow the word.
fn fought_with(context: Context<'_>, clauses: &mut Clauses<'_>) -> Result<Option<Vec<CardIdentity>>, WordsError> {
    let with = clauses.take_if(Link::With, |clause| !clause.text.is_empty() && clause.text.counted().is_none());
    with.map(|with| cards(context, &items(with.text))).transpose()
}

/// Reads `CARD [at SITE] campaign …`, a Campaign by a card; none where the words are something else.
pub(crate) fn freed(context: Context<'_>, typed: Span<'_>) -> Result<Option<Request>, WordsError> {
    let words = typed.words();
    let (spelled, named) = (keys(&words), part_of_a_name(&words));
    let verb = |at: usize| {
        let count = Verb::Campaign.phrases().begin(&spelled[at..])?;
        Some(words[at].typed.to(words[at + count - 1].typed))
    };
    let Some(verb) = (1..words.len()).filter(|at| !named[*at]).find_map(verb) else { return Ok(None) };
    let mut by = split_at_links(typed.before(verb), &[Link::At]);
    let card = names::card(context.setup, by.head.text(), Wanted::Power).ok().and_then(|what| what.card());
    let Some(card) = card else { return Ok(None) };
    let from = by.text(Link::At)?.map(|it| site(context, it)).transpose()?;
    let mut asked = campaign(context, split_at_links(typed.after(verb), &LINKS))?;
    if let Action::Campaign(fighting) = &mut asked.action {
        fighting.declaration.by = Some(card);
        fighting.declaration.from = from.or(fighting.declaration.from);
    }
    Ok(Some(asked))
}

/// Reads whom and what a Campaign is for. One that is under way need not be described again. Whom it is against may be said by
/// what is attacked: `attack blue's pawn`.
fn declared(context: Context<'_>, clauses: &mut Clauses<'_>) -> Result<Fighting, WordsError> {
    let mut at_place = split_at_links(clauses.head, &[Link::At]);
    let head = at_place.head;
    let targets = match (clauses.text(Link::Targeting)?, at_place.text(Link::At)?) {
        (Some(_), Some(place)) => return Err(place.unused(Some(PATTERN))),
        (targets, place) => targets.or(place),
    };
    let (defender, targets) = match (defender(head), targets) {
        (Ok(defender), Some(typed)) => {
            let (owner, targets) = owned_targets(context, typed, defender)?;
            (defender.or(owner), Some(targets))
        }
        (Ok(defender), None) => (defender, None),
        (Err(problem), Some(_)) => return Err(problem),
        (Err(problem), None) => match owned_targets(context, head, None) {
            Ok((Some(owner), targets)) => (Some(owner), Some(targets)),
            Ok((None, _)) | Err(_) => return Err(problem),
        },
    };
    if let Some(fighting) = under_way(context.setup, defender, targets.as_deref()) {
        return Ok(fighting);
    }
    let (Some(defender), Some(targets)) = (defender, targets) else { return Err(head.incomplete(PATTERN)) };
    Ok(Fighting::against(defender, targets))
}

/// Reads whom a Campaign is against, if that is said.
fn defender(typed: Span<'_>) -> Result<Option<Defender>, WordsError> {
    match thing(typed.text()) {
        _ if typed.is_empty() => Ok(None),
        Some(Noun::Bandits) => Ok(Some(Defender::Bandits)),
        Some(_) | None => typed.read(names::colour).map(|colour| Some(Defender::Player(colour))),
    }
}

/// Reads targets, and whose they are if that is said; of a known defender they can only be its own.
fn owned_targets(
    context: Context<'_>,
    typed: Span<'_>,
    defender: Option<Defender>,
) -> Result<(Option<Defender>, Vec<Target>), WordsError> {
    let (mut owner, mut targets) = (defender, Vec::new());
    for item in items(typed) {
        let (whose, target) = owned_target(context, item)?;
        let whose = whose.map(Defender::Player);
        if whose.is_some() && owner.is_some() && whose != owner {
            return Err(item.unused(Some(PATTERN)));
        }
        owner = owner.or(whose);
        targets.push(target);
    }
    Ok((owner, targets))
}

/// Reads targets, no matter whose.
pub(super) fn targets(context: Context<'_>, typed: Span<'_>) -> Result<Vec<Target>, WordsError> {
    owned_targets(context, typed, None).map(|(_, targets)| targets)
}

/// Reads a target, perhaps with its owner before or behind it: `blue's pawn`, `die Figur von Blau`, `pionek niebieskiego`.
fn owned_target(context: Context<'_>, typed: Span<'_>) -> Result<(Option<Colour>, Target), WordsError> {
    let problem = match target(context, typed) {
        Ok(target) => return Ok((None, target)),
        Err(problem) => problem,
    };
    let words = typed.words();
    let colour = |typed: Span<'_>| bare_or_behind(typed, &[Link::From], names::colour).ok();
    let of = |owner: Span<'_>, owned: Span<'_>| Some((Some(colour(owner)?), target(context, owned).ok()?));
    let owned = (1..words.len()).find_map(|at| {
        let (first, last) = (typed.before(words[at].typed), typed.after(words[at - 1].typed));
        of(first, last).or_else(|| of(last, first))
    });
    owned.ok_or(problem)
}

fn fighting(context: Context<'_>, clauses: &mut Clauses<'_>) -> Result<Fighting, WordsError> {
    let mut fighting = declared(context, clauses)?;
    if let Some(dice) = clauses.text(Link::With)? {
        fighting.battle.dice = Some(number_of(dice, Noun::Dice)?);
    }
    fighting.battle.defending = match clauses.items(Link::Defending)? {
        none if none.is_empty() => fighting.battle.defending,
        plans => cards(context, &plans)?,
    };
    if let Some(allies) = clauses.text(Link::Allies)? {
        let nobody = thing(allies.text()) == Some(Noun::Nobody);
        let names = if nobody { Vec::new() } else { items(allies) };
        fighting.declaration.allies = Some(names.into_iter().map(|name| name.read(names::colour)).collect::<Result<_, _>>()?);
    }
    for (link, at) in [(Link::Placing, &mut fighting.aftermath.placing), (Link::Moving, &mut fighting.battle.moving)] {
        for item in clauses.items(link)? {
            let (count, place) = counted(item, Link::At)?;
            at.push((site(context, place)?, count));
        }
    }
    for item in clauses.items(Link::Losing)? {
        let (count, place) = counted(item, Link::From)?;
        fighting.aftermath.losing.push((stands(context, place)?, count));
    }
    choices(context, clauses, &mut fighting)?;
    let sacrificed = clauses.text(Link::Sacrificing)?.map(|it| number_of(it, Noun::Warbands)).transpose()?;
    fighting.aftermath.sacrificing = sacrificed.map(Warbands);
    fighting.aftermath.banishing = clauses.text(Link::Banishing)?.map(|it| site(context, it)).transpose()?;
    fighting.aftermath.burning = clauses.take(Link::Burning).map(Clause::bare).transpose()?.is_some();
    let rolled = clauses.text(Link::Rolled)?.map(|it| it.read(Rolled::parse)).transpose()?;
    fighting.battle.rolled = rolled.or(fighting.battle.rolled);
    Ok(fighting)
}

/// Reads a number, with or without what is counted.
pub(crate) fn number_of(typed: Span<'_>, counted: Noun) -> Result<u8, WordsError> {
    let (number, rest) = typed.split_first();
    let rest = rest.bare();
    if rest.is_empty() || thing(rest.text()) == Some(counted) { number.number() } else { Err(rest.unused(None)) }
}

/// Reads what is chosen for cards.
fn choices(context: Context<'_>, clauses: &mut Clauses<'_>, fighting: &mut Fighting) -> Result<(), WordsError> {
    for item in clauses.items(Link::Choosing)? {
        let (card, picked) = item.split_last();
        if card.is_empty() {
            return Err(item.incomplete(CHOOSING));
        }
        let number = |text: &str| text.parse::<i8>().map(Pick::Count).map_err(|_| WordsFault::Number);
        let user = |text: &str| names::colour(text).map(Pick::User);
        let pick = |text: &str| names::noun::<Suit>(text).map(Pick::Suit).or_else(|_| user(text)).or_else(|_| number(text));
        let (pick, cards) = (picked.read(pick)?, cards(context, &[card])?);
        fighting.battle.choosing.extend(cards.iter().filter_map(CardIdentity::card).map(|card| (card, pick)));
    }
    for item in clauses.items(Link::Taking)? {
        hunted(context, item, &mut fighting.battle.hunting)?;
    }
    for item in clauses.items(Link::Returning)? {
        fighting.aftermath.returning.push(item.read(names::relic)?);
    }
    let discarded = clauses.text(Link::Discarding)?.map(|it| it.read(|text| names::denizen(context.setup, text))).transpose()?;
    fighting.aftermath.discarding = discarded.as_ref().and_then(CardIdentity::card);
    Ok(())
}

/// Reads facedown relics that are hunted: `2 at cradle-1`, or `brass horse at cradle-1`.
fn hunted(context: Context<'_>, typed: Span<'_>, hunting: &mut Vec<(Slot, Option<CardRef>)>) -> Result<(), WordsError> {
    if typed.begins_with_digit() {
        let (count, place) = counted(typed, Link::At)?;
        let site = site(context, place)?;
        hunting.extend((0..count.0).map(|_| (site, None)));
        return Ok(());
    }
    let mut clauses = split_at_links(typed, &[Link::At]);
    let relic = clauses.head.read(names::relic)?;
    let is_it = |it: &CardAt| it.identity == CardIdentity::Known(relic);
    let lies = || context.setup.sites.iter().find(|site| site.relics.iter().any(is_it)).map(|site| site.slot);
    let site = clauses.text(Link::At)?.map(|place| site(context, place)).transpose()?.or_else(lies);
    let site = site.ok_or_else(|| typed.incomplete("taking RELIC at SITE"))?;
    hunting.push((site, Some(relic)));
    Ok(())
}

/// Reads where a part of a force stands: a site, or a board by its colour.
fn stands(context: Context<'_>, typed: Span<'_>) -> Result<Stands, WordsError> {
    match names::colour(typed.text()) {
        Ok(colour) => Ok(Stands::Board(colour)),
        Err(_) => Ok(Stands::Site(site(context, typed)?)),
    }
}

fn target(context: Context<'_>, typed: Span<'_>) -> Result<Target, WordsError> {
    match thing(typed.text()) {
        Some(Noun::PeoplesFavor) => return Ok(Target::PeoplesFavor),
        Some(Noun::DarkestSecret) => return Ok(Target::DarkestSecret),
        Some(Noun::Pawn) => return Ok(Target::Pawn),
        Some(_) | None => {}
    }
    match site(context, typed) {
        Ok(slot) => Ok(Target::Site(slot)),
        Err(problem) => names::relic(typed.text()).map(Target::Relic).map_err(|_| problem),
    }
}
