//! Offering and accepting Citizenship §6.6.1: the Grand Scepter's holder offers an Exile one relic of the Reliquary.

use crate::{
    game::{Colour, OnSpace, Player, Role, Space},
    law::{LawRef, law},
    rules::{
        actions::citizenship::{accepting, bargain, held_scepter, require_role, require_scepter},
        base::{Matter, Missing, NeededChoice, Ruling},
        request::Terms,
        state::{Step, Table},
        turn::acting,
    },
};

const CITIZENSHIP: LawRef = law("6.6");
const OFFERING: LawRef = law("6.6.1");
const ACCEPTING: LawRef = law("6.6.2");
const RELIQUARY: LawRef = law("2.3");

/// Offers Citizenship to an Exile, who must agree and then is a Citizen §6.6.2.
pub(crate) fn offer(step: &mut Step<'_, '_>, to: Colour, terms: &Terms) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(CITIZENSHIP);
    ruling.cite(OFFERING);
    let Some(player) = acting(table, ruling) else { return };
    require_scepter(table, ruling, player, OFFERING);
    deal(step, player, to, terms, NeededChoice::GivenSpace);
    if to != player.colour {
        step.ruling.ask_consent(to);
    }
}

/// Accepts Citizenship from the Grand Scepter's holder, who must have offered it.
pub(crate) fn accept(step: &mut Step<'_, '_>, terms: &Terms) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(ACCEPTING);
    let Some(exile) = table.me(ruling, ACCEPTING) else { return };
    let Some(holder) = held_scepter(table, ruling, OFFERING) else { return };
    let theirs = Table::new(table.position, Some(holder), table.reading());
    let Some(player) = acting(&theirs, ruling) else { return };
    require_scepter(table, ruling, player, OFFERING);
    deal(step, player, exile.colour, terms, NeededChoice::TakenSpace);
    if holder != exile.colour {
        step.ruling.ask_consent(holder);
    }
}

/// Makes an Exile a Citizen, for exactly one relic and an exchange that both sides can keep.
fn deal(step: &mut Step<'_, '_>, holder: &Player, to: Colour, terms: &Terms, choice: NeededChoice) {
    let (table, ruling) = (step.table, &mut step.ruling);
    let Some(exile) = table.player(to, ruling, OFFERING) else { return };
    require_role(table, ruling, exile, Role::Exile, OFFERING);
    let space = relic(table, ruling, terms, choice);
    if let Some(space) = space
        && let Some(OnSpace::Covered(None)) = table.position.reliquary.on(space)
        && !terms.unnamed
    {
        ruling.needs.push(Missing::Space(space));
    }
    bargain::check(table, ruling, &terms.bargain, holder, exile);
    accepting::foresee(table, ruling, exile, &terms.replacing);
    step.change(|setup| {
        accepting::become_citizen(table, setup, to, space, &terms.replacing);
        bargain::exchange(setup, &terms.bargain, holder.colour, to);
    });
}

/// Returns the space whose relic is given: the one that is named, or the only one that is still covered.
fn relic(table: &Table<'_>, ruling: &mut Ruling, terms: &Terms, choice: NeededChoice) -> Option<Space> {
    let on = |space: Space| table.position.reliquary.on(space);
    if let Some(space) = terms.space {
        match on(space) {
            // Whoever gives a relic that nobody names says that one covers the space.
            None if terms.unnamed => return Some(space),
            None => ruling.leave_open(Missing::Space(space), [OFFERING, RELIQUARY]),
            Some(OnSpace::Taken) => ruling.object(Matter::SpaceEmpty { space }, [OFFERING, RELIQUARY]),
            Some(OnSpace::Covered(_)) => return Some(space),
        }
        return None;
    }
    let is_covered = |space: &Space| matches!(on(*space), Some(OnSpace::Covered(_)));
    let covered: Vec<Space> = Space::ALL.iter().copied().filter(is_covered).collect();
    let unknown = Space::ALL.iter().copied().find(|space| on(*space).is_none());
    match (covered.as_slice(), unknown) {
        ([], Some(space)) => ruling.leave_open(Missing::Space(space), [OFFERING, RELIQUARY]),
        ([], None) => ruling.object(Matter::ReliquaryEmpty, [OFFERING, RELIQUARY]),
        ([only], None) => return Some(*only),
        (_, _) => ruling.choices.push(choice),
    }
    None
}
