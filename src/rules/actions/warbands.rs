//! Moving warbands §6.5: between board and site, and between Imperial players at one site.

use crate::{
    cards::effect::Act,
    game::{Colour, Player, Role, Setup, SiteAtSlot, Warbands},
    law::{LawRef, law},
    rules::{
        base::{Matter, Missing, Ruling},
        powers,
        request::{Action, Asked},
        state::{Table, moves},
        turn::acting,
    },
};

const MOVE_WARBANDS: LawRef = law("6.5");
const RULE: LawRef = law("10/rule");
const BANDIT_CROWN: LawRef = law("7.6.5");
const IMPERIAL: LawRef = law("6.6.3");

/// Rules on moving warbands from the board to the site: only to one that the player rules.
pub(crate) fn may_move_to_site(table: &Table<'_>, count: Warbands) -> Ruling {
    let mut ruling = Ruling::on(MOVE_WARBANDS);
    let Some(player) = acting(table, &mut ruling) else { return ruling };
    if player.warbands < count {
        ruling.object(Matter::NotEnoughWarbands { need: count, have: player.warbands }, [MOVE_WARBANDS]);
    }
    let Some(site) = own_site(table, player, &mut ruling) else { return ruling };
    match table.rules(player.colour, site.slot) {
        None => ruling.untold(Missing::Role(player.colour), [MOVE_WARBANDS, RULE]),
        Some(false) => ruling.object(Matter::DoesNotRule { site: site.slot }, [MOVE_WARBANDS, RULE]),
        Some(true) => {}
    }
    powers::in_force::forbid(table, &mut ruling, player, |_, cannot| cannot.act == Act::PlaceWarbands);
    if player.role.is_none() {
        ruling.needs.push(Missing::Role(player.colour));
    }
    ruling
}

/// Rules on moving warbands from the site to the board: all but the last, and a Citizen asks the Chancellor.
pub(crate) fn may_move_to_board(table: &Table<'_>, count: Warbands) -> Ruling {
    let mut ruling = Ruling::on(MOVE_WARBANDS);
    let Some(player) = acting(table, &mut ruling) else { return ruling };
    let Some(site) = own_site(table, player, &mut ruling) else { return ruling };
    let Some(role) = table.role(player, &mut ruling, MOVE_WARBANDS) else { return ruling };
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
        ruling.ask_leave(Colour::Purple);
    }
    ruling
}

/// Returns the site of a player's pawn.
fn own_site<'a>(table: &Table<'a>, player: &Player, ruling: &mut Ruling) -> Option<&'a SiteAtSlot> {
    let slot = table.pawn(player, ruling, MOVE_WARBANDS)?;
    table.site(slot, ruling, MOVE_WARBANDS)
}

/// Returns the warbands at a site that count as the player's: purple ones for the Empire.
fn own_at(player: &Player, site: &SiteAtSlot) -> Warbands {
    let own = |colour: Colour| Some(colour) == player.warband_colour();
    site.warbands.iter().filter(|(colour, _)| own(*colour)).map(|(_, count)| *count).sum()
}

/// Rules on giving warbands to another Imperial player at the site.
pub(crate) fn may_give(table: &Table<'_>, count: Warbands, to: Colour) -> Ruling {
    let mut ruling = Ruling::on(MOVE_WARBANDS);
    let Some((player, _)) = together(table, to, &mut ruling) else { return ruling };
    if player.warbands < count {
        ruling.object(Matter::NotEnoughWarbands { need: count, have: player.warbands }, [MOVE_WARBANDS]);
    }
    ruling
}

/// Rules on taking warbands from another Imperial player at the site.
pub(crate) fn may_take(table: &Table<'_>, count: Warbands, from: Colour) -> Ruling {
    let mut ruling = Ruling::on(MOVE_WARBANDS);
    let Some((_, other)) = together(table, from, &mut ruling) else { return ruling };
    if other.warbands < count {
        let (need, have, colour) = (count, other.warbands, from);
        ruling.object(Matter::NotEnoughOnBoard { need, have, colour }, [MOVE_WARBANDS]);
    }
    ruling
}

/// Returns who acts and the other player, objecting unless both are Imperial and at one site; the other must agree.
fn together<'a>(table: &Table<'a>, other: Colour, ruling: &mut Ruling) -> Option<(&'a Player, &'a Player)> {
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
    ruling.ask_leave(other.colour);
    Some((player, other))
}

/// Moves warbands from the board to the site.
pub(crate) fn move_to_site(table: &Table<'_>, setup: &mut Setup, count: Warbands) {
    shift(table, setup, |board, site| {
        *board = board.less(count).unwrap_or(Warbands::NONE);
        *site = site.and(count);
    });
}

/// Moves warbands from the site to the board.
pub(crate) fn move_to_board(table: &Table<'_>, setup: &mut Setup, count: Warbands) {
    shift(table, setup, |board, site| {
        *site = site.less(count).unwrap_or(Warbands::NONE);
        *board = board.and(count);
    });
}

/// Changes the warbands on the board and the player's own at the site.
fn shift(table: &Table<'_>, setup: &mut Setup, change: impl Fn(&mut Warbands, &mut Warbands)) {
    let Some(player) = table.actor() else { return };
    let (Some(kind), Some(slot)) = (player.warband_colour(), player.pawn) else { return };
    let mut board = player.warbands;
    if let Some(site) = moves::site(setup, slot) {
        if !site.warbands.iter().any(|(colour, _)| *colour == kind) {
            site.warbands.push((kind, Warbands::NONE));
        }
        for (_, there) in site.warbands.iter_mut().filter(|(colour, _)| *colour == kind) {
            change(&mut board, there);
        }
        site.warbands.retain(|(_, there)| *there > Warbands::NONE);
    }
    if let Some(player) = moves::player(setup, player.colour) {
        player.warbands = board;
    }
}

/// Gives warbands to another board.
pub(crate) fn give(table: &Table<'_>, setup: &mut Setup, count: Warbands, to: Colour) {
    if let Some(from) = table.by {
        hand_over(setup, count, from, to);
    }
}

/// Takes warbands from another board.
pub(crate) fn take(table: &Table<'_>, setup: &mut Setup, count: Warbands, from: Colour) {
    if let Some(to) = table.by {
        hand_over(setup, count, from, to);
    }
}

fn hand_over(setup: &mut Setup, count: Warbands, from: Colour, to: Colour) {
    let Some(giver) = moves::player(setup, from) else { return };
    let given = giver.warbands.min(count);
    giver.warbands = giver.warbands.less(given).unwrap_or(Warbands::NONE);
    if let Some(taker) = moves::player(setup, to) {
        taker.warbands = taker.warbands.and(given);
    }
}

/// Returns every move of warbands that could be asked about, with one warband.
pub(crate) fn moves(table: &Table<'_>) -> Vec<Asked> {
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
