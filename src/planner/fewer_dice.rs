//! Fewer own dice than there may be §5.5.2, where that is better for the attacker.

use super::fight::from_pools;
use crate::{
    cards::{Effect, effect},
    game::CardIdentity,
    odds::{self, Fraction},
    rules::{BattleChoices, Campaign, Fighting, Table},
};

/// A number of own dice that is likelier to win than all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FewerDice {
    /// How many.
    pub dice: u8,
    /// The chance to win with them.
    pub chance: Fraction,
}

/// Returns the number of own dice with which the plans in use are likeliest to win; none where all are best, or their number
/// was named.
#[must_use]
pub fn better_dice_count(table: &Table<'_>, fighting: &Fighting, using: &[CardIdentity]) -> Option<FewerDice> {
    let campaign = Campaign::open(table, &fighting.declaration).ok()?;
    better_dice_count_in(&campaign, &fighting.battle, using)
}

pub(super) fn better_dice_count_in(
    campaign: &Campaign<'_, '_>,
    choices: &BattleChoices,
    using: &[CardIdentity],
) -> Option<FewerDice> {
    let own = campaign.attacker.warbands.0;
    let all = from_pools(campaign.battle(using, choices).pools())?;
    if choices.dice.is_some() || !odds::fewer_dice_may_win(&all) && !looks_at_dice(using.iter().chain(&choices.defending)) {
        return None;
    }
    let mut best = FewerDice { dice: own, chance: odds::win_chance(&all).ok()? };
    for dice in (0..own).rev() {
        let choices = BattleChoices { dice: Some(dice), ..choices.clone() };
        let battle = campaign.battle(using, &choices);
        let Some(pools) = battle.pools_if_legal() else { continue };
        let chance = odds::win_chance(&from_pools(pools)?).ok()?;
        if chance > best.chance {
            best = FewerDice { dice, chance };
        }
    }
    (best.dice < own).then_some(best)
}

/// Returns whether one of these plans works only with so many defense dice, to which attack dice that are lacking add §5.5.3.
fn looks_at_dice<'w>(mut plans: impl Iterator<Item = &'w CardIdentity>) -> bool {
    let looks = |effect: &Effect| matches!(effect, Effect::Plan(plan) if matches!(plan.when, effect::PlanWhen::DefensePool(_)));
    plans.any(|what| what.card().is_some_and(|card| card.0.effects.iter().any(looks)))
}
