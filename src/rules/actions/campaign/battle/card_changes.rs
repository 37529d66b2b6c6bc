//! What a battle plan does to a fight of which nothing is known but its numbers §7.5: its conditions are taken to hold.

use super::{
    effects::change,
    plans::{is_plan_of, parts},
};
use crate::{
    cards::{
        Card, Special,
        effect::{Dice, Pays, Per, Plan, PlanDoes, Sign},
    },
    odds::{Change, Side},
};

/// Returns whether a card is a battle plan of a side §7.5, or lets it roll again.
#[must_use]
pub fn is_battle_plan(card: &'static Card, side: Side) -> bool {
    is_plan_of(card, side) || card.special == Some(Special::Jinx)
}

/// Returns the changes that a card makes for a side; none if it makes no change, or one that its text leaves to the table: dice
/// for each of something, or what no word of the vocabulary says.
#[must_use]
pub fn card_changes(card: &'static Card, side: Side) -> Option<Vec<Change>> {
    if card.special == Some(Special::Jinx) {
        return Some(vec![if side == Side::Attacker { Change::RerollAttack } else { Change::RerollDefense }]);
    }
    if !is_plan_of(card, side) || card.special.is_some() {
        return None;
    }
    let mut changes = Vec::new();
    for part in parts(card) {
        changes.extend(paid(part, side));
        match part.does {
            PlanDoes::Attack(dice) => changes.push(Change::AttackDice(count(dice, side)?)),
            PlanDoes::Defense(dice) => changes.push(Change::DefenseDice(count(dice, side)?)),
            PlanDoes::KillAttackers(count) => changes.push(Change::AttackersLost(count.into())),
            other => changes.extend(change(other, side)),
        }
    }
    Some(changes).filter(|changes| !changes.is_empty())
}

/// Returns the warbands of a force that a part of a plan costs.
fn paid(part: &Plan, side: Side) -> Option<Change> {
    match (part.pays, side) {
        (Pays::SacrificeInForce(count), Side::Attacker) => Some(Change::AttackersLost(count.into())),
        (Pays::SacrificeInForce(count), Side::Defender) => Some(Change::DefendersLost(count.into())),
        _ => None,
    }
}

/// Returns how many dice are added, or removed if negative, as it serves the side; none if that depends on the table.
fn count(dice: Dice, side: Side) -> Option<i32> {
    let most = i32::from(dice.count);
    let signed = match (dice.sign, side) {
        (Sign::Plus, _) | (Sign::Either, Side::Attacker) => most,
        (Sign::Minus, _) | (Sign::Either, Side::Defender) => -most,
    };
    (dice.per == Per::Once).then_some(signed)
}
