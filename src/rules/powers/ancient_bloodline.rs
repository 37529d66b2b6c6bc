//! Ancient Bloodline §7.2.2: cards at the sites of its holder count as locked for enemies.

use crate::{
    cards::{Effect, effect::Act},
    game::{CardIdentity, Player, Ruler, Slot},
    law::{LawRef, law},
    rules::{
        base::{Matter, Missing, Ruling},
        powers::in_force::{self, InForce},
        state::Table,
    },
};

const LOCKED: LawRef = law("7.2.2");

/// Returns the power that makes the cards at a site count as locked for a player, with what is missing to be sure of it.
pub(crate) fn locked_by<'t, 'a>(table: &'t Table<'a>, player: &Player, slot: Slot) -> Option<(&'t InForce<'a>, Option<Missing>)> {
    in_force::all(table).iter().find_map(|power| {
        let who = power.card.effects.iter().find_map(|effect| match effect {
            Effect::Cannot(cannot) if cannot.act == Act::TouchCardsOfHolder => Some(cannot.who),
            _ => None,
        })?;
        let applies = power.applies_to(table, player, who);
        if applies == Ok(false) {
            return None;
        }
        match power.holder_rules(table, slot) {
            Some(true) => Some((power, applies.err())),
            Some(false) => None,
            None => Some((power, Some(missing_for_rule(table, power, slot)))),
        }
    })
}

/// Returns what must be described to know whether the holder of a power rules a site: the site, or the holder's role.
fn missing_for_rule(table: &Table<'_>, power: &InForce<'_>, slot: Slot) -> Missing {
    match power.ruler {
        Ruler::Player(colour) if table.position.site(slot).is_some() => Missing::Role(colour),
        Ruler::Player(_) | Ruler::Empire | Ruler::Bandits | Ruler::Unruled => Missing::Site(slot),
    }
}

/// Objects if the cards at a site count as locked for a player.
pub(crate) fn check(table: &Table<'_>, ruling: &mut Ruling, player: &Player, slot: Slot) {
    match locked_by(table, player, slot) {
        Some((power, None)) => {
            let card = CardIdentity::Known(power.card_ref());
            ruling.object(Matter::CountsAsLocked { card }, [power.cite(), LOCKED.into()]);
        }
        Some((_, Some(missing))) => ruling.leave_open(missing, [LOCKED]),
        None => {}
    }
}
