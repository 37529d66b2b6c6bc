//! Moving warbands §6.5: between board and site, and between Imperial players at one site.

use crate::{
    cards::effect::Act,
    game::{Colour, Player, Role, Setup, SiteAtSlot, Warbands},
    law::{LawRef, law},
    rules::{
        base::{Matter, Missing, Ruling},
        powers,
        request::{Action, Request},
        state::{Step, Table, moves},
        turn::acting,
    },
};

const MOVE_WARBANDS: LawRef = law("6.5");
const RULE: LawRef = law("10/rule");
const BANDIT_CROWN: LawRef = law("7.6.5");
const IMPERIAL: LawRef = law("6.6.3");

/// Moves warbands from the board to the site: only to one that the player rules.
pub(crate) fn move_to_site(step: &mut Step<'_, '_>, count: Warbands) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(MOVE_WARBANDS);
    let Some(player) = acting(table, ruling) else { return };
    if player.warbands < count {
        ruling.object(Matter::NotEnoughWarbands { need: count, have: player.warbands }, [MOVE_WARBANDS]);
    }
    let Some(site) = table.own_site(player, ruling, MOVE_WARBANDS) else { return };
    match table.rules(player.colour, site.slot) {
        None => ruling.leave_open(Missing::Role(player.colour), [MOVE_WARBANDS, RULE]),
        Some(false) => ruling.object(Matter::DoesNotRule { site: site.slot }, [MOVE_WARBANDS, RULE]),
        Some(true) => {}
    }
    powers::in_force::forbid(table, ruling, player, |_, cannot| cannot.act == Act::PlaceWarbands);
    let Some(kind) = player.warband_colour() else {
        return ruling.needs.push(Missing::Role(player.colour));
    };
    step.change(|setup| {
        change_board(setup, player.colour, |board| board.checked_sub(count).unwrap_or(Warbands::NONE));
        if let Some(site) = moves::site(setup, site.slot).filter(|_| count > Warbands::NONE) {
            match site.warbands.iter_mut().find(|(colour, _)| *colour == kind) {
                Some((_, there)) => *there = there.saturating_add(count),
                None => site.warbands.push((kind, count)),
            }
        }
    });
}

/// Moves warbands from the site to the board: all but the last, and a Citizen asks the Chancellor.
pub(crate) fn move_to_board(step: &mut Step<'_, '_>, count: Warbands) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(MOVE_WARBANDS);
    let Some(player) = acting(table, ruling) else { return };
    let Some(site) = table.own_site(player, ruling, MOVE_WARBANDS) else { return };
    let Some(role) = table.role(player, ruling, MOVE_WARBANDS) else { return };
    let have = own_at(player, site);
    if have < count {
        ruling.object(Matter::NotEnoughAtSite { need: count, have, site: site.slot }, [MOVE_WARBANDS]);
    } else if have == count && count > Warbands::NONE {
        if table.crown() == Some(player.colour) {
            ruling.explain(Matter::CrownHoldsSite { site: site.slot }, [BANDIT_CROWN]);
        } else {
            ruling.object(Matter::LastWarbandStays { site: site.slot }, [MOVE_WARBANDS]);
        }
    }
    if role == Role::Citizen {
        ruling.ask_consent(Colour::Purple);
    }
    step.change(|setup| {
        change_board(setup, player.colour, |board| board.saturating_add(count));
        if let Some(site) = moves::site(setup, site.slot) {
            for (_, there) in site.warbands.iter_mut().filter(|(colour, _)| Some(*colour) == player.warband_colour()) {
                *there = there.checked_sub(count).unwrap_or(Warbands::NONE);
            }
            site.warbands.retain(|(_, there)| *there > Warbands::NONE);
        }
    });
}

/// Returns the warbands at a site that count as the player's: purple ones for the Empire.
fn own_at(player: &Player, site: &SiteAtSlot) -> Warbands {
    let own = |colour: Colour| Some(colour) == player.warband_colour();
    site.warbands.iter().filter(|(colour, _)| own(*colour)).map(|(_, count)| *count).sum()
}

/// Gives warbands to another Imperial player at the site.
pub(crate) fn give(step: &mut Step<'_, '_>, count: Warbands, to: Colour) {
    let ruling = &mut step.ruling;
    ruling.cite(MOVE_WARBANDS);
    let Some((player, _)) = together(step.table, ruling, to) else { return };
    if player.warbands < count {
        ruling.object(Matter::NotEnoughWarbands { need: count, have: player.warbands }, [MOVE_WARBANDS]);
    }
    step.change(|setup| hand_over(setup, count, player.colour, to));
}

/// Takes warbands from another Imperial player at the site.
pub(crate) fn take(step: &mut Step<'_, '_>, count: Warbands, from: Colour) {
    let ruling = &mut step.ruling;
    ruling.cite(MOVE_WARBANDS);
    let Some((player, other)) = together(step.table, ruling, from) else { return };
    if other.warbands < count {
        let (need, have, colour) = (count, other.warbands, from);
        ruling.object(Matter::NotEnoughOnBoard { need, have, colour }, [MOVE_WARBANDS]);
    }
    step.change(|setup| hand_over(setup, count, from, player.colour));
}

/// Returns who acts and the other player, objecting unless both are Imperial and at one site; the other must agree.
fn together<'a>(table: &Table<'a>, ruling: &mut Ruling, other: Colour) -> Option<(&'a Player, &'a Player)> {
    let player = acting(table, ruling)?;
    let other = table.player(other, ruling, MOVE_WARBANDS)?;
    if other.colour == player.colour {
        ruling.object(Matter::NotAnother { colour: other.colour }, [MOVE_WARBANDS]);
        return Some((player, other));
    }
    for one in [player, other] {
        if table.role(one, ruling, IMPERIAL).is_some_and(|role| !role.is_imperial()) {
            ruling.object(Matter::NotImperial { colour: one.colour }, [MOVE_WARBANDS, IMPERIAL]);
        }
    }
    let here = table.pawn(player, ruling, MOVE_WARBANDS);
    let there = table.pawn(other, ruling, MOVE_WARBANDS);
    if here.is_some() && there.is_some() && here != there {
        ruling.object(Matter::PawnElsewhere { colour: other.colour }, [MOVE_WARBANDS]);
    }
    ruling.ask_consent(other.colour);
    Some((player, other))
}

fn change_board(setup: &mut Setup, colour: Colour, change: impl Fn(Warbands) -> Warbands) {
    if let Some(player) = moves::player(setup, colour) {
        player.warbands = change(player.warbands);
    }
}

fn hand_over(setup: &mut Setup, count: Warbands, from: Colour, to: Colour) {
    let Some(giver) = moves::player(setup, from) else { return };
    let given = giver.warbands.min(count);
    giver.warbands = giver.warbands.checked_sub(given).unwrap_or(Warbands::NONE);
    if let Some(taker) = moves::player(setup, to) {
        taker.warbands = taker.warbands.saturating_add(given);
    }
}

/// Returns every move of warbands that could be asked about, with one warband.
pub(crate) fn offers(table: &Table<'_>) -> Vec<Request> {
    let Some(player) = table.actor() else { return Vec::new() };
    let one = Warbands(1);
    let mut all = Vec::new();
    if player.warbands >= one {
        all.push(Action::MoveToSite(one).into());
    }
    let site = player.pawn.and_then(|slot| table.position.site(slot));
    if site.is_some_and(|site| own_at(player, site) >= one) {
        all.push(Action::MoveToBoard(one).into());
    }
    let imperial = |it: &Player| it.role.is_some_and(Role::is_imperial);
    let here = |it: &&Player| it.colour != player.colour && imperial(it) && it.pawn.is_some() && it.pawn == player.pawn;
    for other in table.position.players.iter().filter(|_| imperial(player)).filter(here) {
        all.push(Action::GiveWarbands(one, other.colour).into());
        all.push(Action::TakeWarbands(one, other.colour).into());
    }
    all
}
