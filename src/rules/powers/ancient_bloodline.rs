//! Cards at sites that a player must treat as locked although they are not: Ancient Bloodline §7.2.2.

use crate::{
    cards::{Effect, effect::Act},
    game::{Player, Slot, What},
    law::{LawRef, law},
    rules::{
        base::{Matter, Missing, Ruling},
        powers::in_force::{self, InForce},
        state::Table,
    },
};

const LOCKED: LawRef = law("7.2.2");

/// Returns the power that makes cards at a site count as locked for a player; `Err`: what must be told to know.
fn barred<'a>(table: &Table<'a>, player: &Player, slot: Slot) -> Result<Option<InForce<'a>>, Missing> {
    for power in in_force::all(table) {
        for effect in power.card.effects {
            if let Effect::Cannot(cannot) = effect
                && cannot.act == Act::TouchCardsOfHolder
                && power.holder_rules(table, slot).ok_or(Missing::Site(slot))?
                && power.concerns(table, player, cannot.who)?
            {
                return Ok(Some(power));
            }
        }
    }
    Ok(None)
}

/// Returns whether nothing is known to keep a player off the cards at a site.
pub(crate) fn allowed(table: &Table<'_>, player: &Player, slot: Slot) -> bool {
    !matches!(barred(table, player, slot), Ok(Some(_)))
}

/// Objects if the cards at a site count as locked for a player.
pub(crate) fn check(table: &Table<'_>, ruling: &mut Ruling, player: &Player, slot: Slot) {
    match barred(table, player, slot) {
        Ok(Some(power)) => {
            let card = What::Known(power.card_ref());
            ruling.object(Matter::CountsAsLocked { card }, [power.cite(), LOCKED.into()]);
        }
        Ok(None) => {}
        Err(missing) => ruling.untold(missing, [LOCKED]),
    }
}
