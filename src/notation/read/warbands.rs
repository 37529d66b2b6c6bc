//! Warbands that are moved, given and taken §6.5; so many of them at a place.

use crate::{
    game::Warbands,
    notation::{
        clauses::{Clauses, without_link},
        error::WordsError,
        names,
        read::{Context, colour, site},
        typed::Span,
        vocabulary::{Link, Thing, Verb, thing},
    },
    rules::request::{Action, Replacing},
};

/// How it is written.
pub(crate) const GIVE: &str = "give N warbands to COLOUR";
/// How it is written.
pub(crate) const TAKE: &str = "take N warbands from COLOUR";
/// How it is written.
pub(crate) const MOVE: &str = "move N warbands to site|board";

/// Reads how many warbands go where.
pub(crate) fn moved(context: Context<'_>, verb: Verb, clauses: &mut Clauses<'_>) -> Result<Action, WordsError> {
    let (pattern, link) = match verb {
        Verb::Give => (GIVE, Link::To),
        Verb::Take => (TAKE, Link::From),
        _ => (MOVE, Link::To),
    };
    let place = clauses.need(link, pattern)?;
    let (count, rest) = clauses.need_head(pattern)?.split_first();
    let count = Warbands(count.number()?);
    if !rest.is_empty() && thing(rest.text()) != Some(Thing::Warbands) {
        return Err(rest.unused(Some(pattern)));
    }
    Ok(match (verb, thing(place.text())) {
        (Verb::Give, _) => Action::GiveWarbands(count, colour(place)?),
        (Verb::Take, _) => Action::TakeWarbands(count, colour(place)?),
        (_, Some(Thing::Site)) => Action::MoveToSite(count),
        (_, Some(Thing::Board)) => Action::MoveToBoard(count),
        (_, None) if is_own_site(context, place) => Action::MoveToSite(count),
        (_, _) => return Err(place.incomplete(pattern)),
    })
}

/// Returns whether a name means the site of the player who acts.
fn is_own_site(context: Context<'_>, typed: Span<'_>) -> bool {
    let pawn = context.by.and_then(|by| context.setup.player(by)).and_then(|player| player.pawn);
    pawn.is_some_and(|pawn| names::site(context.setup, typed.text()) == Ok(pawn))
}

/// Reads how many warbands, and what follows: `2 at cradle-1`, the link may be left out.
pub(crate) fn counted(typed: Span<'_>, link: Link) -> Result<(Warbands, Span<'_>), WordsError> {
    let (count, rest) = typed.split_first();
    Ok((Warbands(count.number()?), without_link(link, rest)))
}

/// Reads which warbands are replaced: `2 at cradle-1,1 at board`.
pub(crate) fn replacing(context: Context<'_>, items: &[Span<'_>]) -> Result<Replacing, WordsError> {
    let one = |typed: &Span<'_>| {
        let (count, place) = counted(*typed, Link::At)?;
        let place = match thing(place.text()) {
            Some(Thing::Board) => None,
            Some(_) | None => Some(site(context, place)?),
        };
        Ok((place, count))
    };
    items.iter().map(one).collect()
}
