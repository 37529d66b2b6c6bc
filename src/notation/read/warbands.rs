//! Warbands that are moved, given and taken §6.5; so many of them at a place.

use crate::{
    game::{Colour, Warbands},
    notation::{
        clauses::{Clauses, without_link},
        error::WordsError,
        names,
        read::{Context, colour, site},
        typed::{Span, keys},
        vocabulary::{Link, Thing, Verb, thing},
    },
    rules::request::{Action, Replacing},
};

/// How it is written.
pub(crate) const GIVE: &str = "give N warbands to RECIPIENT";
/// How it is written.
pub(crate) const TAKE: &str = "take N warbands from PLAYER";
/// How it is written.
pub(crate) const MOVE: &str = "move N warbands to site|board";

/// Reads how many warbands go where. To whom they are given may stand before or behind them: `gib Blau 2 Scharen`.
pub(crate) fn moved(context: Context<'_>, verb: Verb, clauses: &mut Clauses<'_>) -> Result<Action, WordsError> {
    let (pattern, link) = match verb {
        Verb::Give => (GIVE, Link::To),
        Verb::Take => (TAKE, Link::From),
        _ => (MOVE, Link::To),
    };
    let head = clauses.need_head(pattern)?;
    if let (Verb::Give, Some((to, given))) = (verb, receiver(head)) {
        return Ok(Action::GiveWarbands(warbands(given, pattern)?, to));
    }
    let place = clauses.need(link, pattern)?;
    let count = warbands(head, pattern)?;
    Ok(match (verb, thing(place.text())) {
        (Verb::Give, _) => Action::GiveWarbands(count, colour(place)?),
        (Verb::Take, _) => Action::TakeWarbands(count, colour(place)?),
        (_, Some(Thing::Site)) => Action::MoveToSite(count),
        (_, Some(Thing::Board)) => Action::MoveToBoard(count),
        (_, None) if is_own_site(context, place) => Action::MoveToSite(count),
        (_, _) => return Err(place.incomplete(pattern)),
    })
}

/// Reads how many warbands, the word for them may be left out.
fn warbands(typed: Span<'_>, pattern: &'static str) -> Result<Warbands, WordsError> {
    let (count, rest) = typed.split_first();
    let count = Warbands(count.number()?);
    if rest.is_empty() || thing(rest.text()) == Some(Thing::Warbands) { Ok(count) } else { Err(rest.unused(Some(pattern))) }
}

/// Returns who gets something without a word between, and what it is.
pub(crate) fn receiver(typed: Span<'_>) -> Option<(Colour, Span<'_>)> {
    let words = typed.words();
    let colour = |typed: Span<'_>| names::colour(typed.text()).ok();
    let before = |at: usize| {
        let first = typed.before(words[at].typed);
        Some((colour(first)?, typed.after(first)))
    };
    let behind = |at: usize| {
        let last = typed.after(words[at - 1].typed);
        Some((colour(last)?, typed.before(last)))
    };
    (1..words.len()).find_map(|at| before(at).or_else(|| behind(at)))
}

/// Returns whether a name means the site of the player who acts.
fn is_own_site(context: Context<'_>, typed: Span<'_>) -> bool {
    let pawn = context.by.and_then(|by| context.setup.player(by)).and_then(|player| player.pawn);
    pawn.is_some_and(|pawn| names::site(context.setup, typed.text()) == Ok(pawn))
}

/// Reads how many warbands, and what follows: `2 at cradle-1`, the link may be left out.
pub(crate) fn counted(typed: Span<'_>, link: Link) -> Result<(Warbands, Span<'_>), WordsError> {
    let (count, rest) = typed.split_first();
    Ok((Warbands(count.number()?), without_link(&[link, Link::To], without_noun(rest))))
}

/// Returns what follows the word for warbands, if it is there.
fn without_noun(typed: Span<'_>) -> Span<'_> {
    let words = typed.words();
    let count = Thing::Warbands.phrases().begin(&keys(&words)).filter(|count| *count < words.len());
    count.map_or(typed, |count| typed.after(words[count - 1].typed))
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
