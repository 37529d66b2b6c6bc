//! Offering and accepting Citizenship §6.6.1: the Grand Scepter's holder offers an Exile one relic of the Reliquary.

use crate::{
    game::{Colour, OnSpace, Player, Role, Setup, Space},
    law::{LawRef, law},
    rules::{
        actions::citizenship::{accepting, bargain, holder, is_a, scepter_unknown, with_scepter},
        base::{Matter, Missing, Ruling},
        request::Terms,
        state::Table,
        turn::acting,
    },
};

const CITIZENSHIP: LawRef = law("6.6");
const OFFERING: LawRef = law("6.6.1");
const ACCEPTING: LawRef = law("6.6.2");
const RELIQUARY: LawRef = law("2.3");

/// Rules on offering Citizenship; the Exile must agree.
pub(crate) fn may_offer(table: &Table<'_>, to: Colour, terms: &Terms) -> Ruling {
    let mut ruling = Ruling::on(CITIZENSHIP);
    ruling.cite(OFFERING);
    let Some(player) = acting(table, &mut ruling) else { return ruling };
    with_scepter(table, player, OFFERING, &mut ruling);
    deal(table, (player, to), terms, "giving SPACE", &mut ruling);
    if to != player.colour {
        ruling.ask_leave(to);
    }
    ruling
}

/// Rules on accepting Citizenship from the Grand Scepter's holder, who must have offered it.
pub(crate) fn may_accept(table: &Table<'_>, terms: &Terms) -> Ruling {
    let mut ruling = Ruling::on(ACCEPTING);
    let Some(exile) = table.me(&mut ruling, ACCEPTING) else { return ruling };
    let Some(holder) = holder(table) else {
        scepter_unknown(OFFERING, &mut ruling);
        return ruling;
    };
    let theirs = Table::new(table.position, Some(holder), table.reading());
    let Some(player) = acting(&theirs, &mut ruling) else { return ruling };
    with_scepter(table, player, OFFERING, &mut ruling);
    deal(table, (player, exile.colour), terms, "taking SPACE", &mut ruling);
    if holder != exile.colour {
        ruling.ask_leave(holder);
    }
    ruling
}

/// Rules on what is offered: to an Exile, exactly one relic, and an exchange that both sides can keep.
fn deal(table: &Table<'_>, (player, to): (&Player, Colour), terms: &Terms, which: &'static str, ruling: &mut Ruling) {
    let Some(exile) = table.player(to, ruling, OFFERING) else { return };
    is_a(table, exile, Role::Exile, OFFERING, ruling);
    if let Some(space) = relic(table, terms.space, which, ruling)
        && let Some(OnSpace::Covered(None)) = table.position.reliquary.on(space)
    {
        ruling.needs.push(Missing::Space(space));
    }
    bargain::check(table, &terms.bargain, player, exile, ruling);
    accepting::foresee(table, exile, &terms.replacing, ruling);
}

/// Returns the space whose relic is given: the one that is named, or the only one that is still covered.
fn relic(table: &Table<'_>, giving: Option<Space>, which: &'static str, ruling: &mut Ruling) -> Option<Space> {
    let on = |space: Space| table.position.reliquary.on(space);
    if let Some(space) = giving {
        match on(space) {
            None => ruling.untold(Missing::Space(space), [OFFERING, RELIQUARY]),
            Some(OnSpace::Taken) => ruling.object(Matter::SpaceEmpty { space }, [OFFERING, RELIQUARY]),
            Some(OnSpace::Covered(_)) => return Some(space),
        }
        return None;
    }
    let covered: Vec<Space> = covered(table).collect();
    let untold = Space::ALL.iter().copied().find(|space| on(*space).is_none());
    match (covered.as_slice(), untold) {
        ([], Some(space)) => ruling.untold(Missing::Space(space), [OFFERING, RELIQUARY]),
        ([], None) => ruling.object(Matter::ReliquaryEmpty, [OFFERING, RELIQUARY]),
        ([only], None) => return Some(*only),
        (_, _) => ruling.choices.push(which),
    }
    None
}

fn covered<'a>(table: &Table<'a>) -> impl Iterator<Item = Space> + use<'a> {
    let reliquary = &table.position.reliquary;
    Space::ALL.iter().copied().filter(|space| matches!(reliquary.on(*space), Some(OnSpace::Covered(_))))
}

/// Makes the Exile a Citizen who has agreed §6.6.2.
pub(crate) fn offer(table: &Table<'_>, setup: &mut Setup, to: Colour, terms: &Terms) {
    let Some(space) = terms.space.or_else(|| covered(table).next()) else { return };
    accepting::become_citizen(table, setup, to, Some(space), &terms.replacing);
    if let Some(holder) = holder(table) {
        bargain::exchange(&terms.bargain, setup, holder, to);
    }
}

/// Makes the Exile who accepts a Citizen §6.6.2.
pub(crate) fn accept(table: &Table<'_>, setup: &mut Setup, terms: &Terms) {
    if let Some(exile) = table.by {
        offer(table, setup, exile, terms);
    }
}
