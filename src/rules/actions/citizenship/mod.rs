//! Citizenship and exile §6.6–6.8: who holds the Grand Scepter, and whom an action is about.

mod accepting;
mod bargain;
mod exiling;
mod offering;

pub(crate) use accepting::{become_citizen, foresee};
pub(crate) use exiling::{exile, self_exile};
pub(crate) use offering::{accept, offer};

use crate::{
    cards::named,
    game::{Colour, Player, Role},
    law::{Cite, LawRef, law},
    rules::{
        base::{Matter, Missing, Ruling},
        request::{Action, Request, Terms},
        state::Table,
    },
};

const SCEPTER_RULE: LawRef = law("2.4/scepter");

/// Returns who holds the Grand Scepter, as far as that is described.
pub(crate) fn holder(table: &Table<'_>) -> Option<Colour> {
    table.position.scepter_holder().flatten()
}

/// Objects where nobody holds the Grand Scepter, and leaves the ruling open where that is not described; returns its holder.
fn held_scepter(table: &Table<'_>, ruling: &mut Ruling, section: LawRef) -> Option<Colour> {
    match table.position.scepter_holder() {
        None => ruling.leave_open(Missing::Scepter, [section]),
        Some(None) => ruling.object(Matter::ScepterWithNobody, [section, SCEPTER_RULE]),
        Some(Some(holder)) => return Some(holder),
    }
    None
}

/// Objects unless the player holds the Grand Scepter, and has not taken it this turn.
fn require_scepter(table: &Table<'_>, ruling: &mut Ruling, player: &Player, section: LawRef) {
    let Some(holder) = held_scepter(table, ruling, section) else { return };
    if holder != player.colour {
        ruling.object(Matter::NoScepter, [section, SCEPTER_RULE]);
    } else if table.position.this_turn.took.iter().any(|relic| relic.0 == named::THE_GRAND_SCEPTER) {
        ruling.object(Matter::ScepterTakenNow, [Cite::from(section), named::THE_GRAND_SCEPTER.cite()]);
    }
}

/// Objects unless a player is what the action wants.
fn require_role(table: &Table<'_>, ruling: &mut Ruling, player: &Player, wanted: Role, section: LawRef) {
    if table.role(player, ruling, section).is_some_and(|role| role != wanted) {
        ruling.object(Matter::WrongRole { colour: player.colour, wanted }, [section]);
    }
}

/// Returns every offer and every exile that could be asked about.
pub(crate) fn offers(table: &Table<'_>) -> Vec<Request> {
    let Some(player) = table.actor() else { return Vec::new() };
    let mut all = Vec::new();
    if holder(table) == Some(player.colour) {
        for other in &table.position.players {
            match other.role {
                Some(Role::Exile) => {
                    all.push(Action::OfferCitizenship { to: other.colour, terms: Box::new(Terms::default()) }.into());
                }
                Some(Role::Citizen) if other.colour != player.colour => all.push(Action::Exile(other.colour).into()),
                Some(Role::Citizen | Role::Chancellor) | None => {}
            }
        }
    }
    if player.role == Some(Role::Citizen) {
        all.push(Action::SelfExile.into());
    }
    all
}
