//! A plan of the one Campaign that was asked about, and its end with dice that were rolled.

use super::{
    best::best_play,
    fight::{RollError, Rolled, better_dice_count, fight, roll},
    plan::{Plan, Planned},
};
use crate::{
    game,
    odds::FightError,
    rules::{self, Action, Missing, Request, Table, Verdict},
};

/// Why there is no plan of an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// It is no Campaign.
    #[error("not a Campaign")]
    NoCampaign,
    /// The fight is too large.
    #[error(transparent)]
    Fight(FightError),
}

/// Returns a plan of the one Campaign asked about: with the best use of battle plans where none is named.
///
/// # Errors
/// Returns that it is no Campaign, or that the fight is too large.
pub fn plan_one(table: &Table<'_>, asked: Request) -> Result<Plan, PlanError> {
    let Action::Campaign(fighting) = &asked.action else { return Err(PlanError::NoCampaign) };
    let ruling = rules::may(table, &asked);
    let mut plan = Plan::default();
    if ruling.verdict() != Verdict::Legal {
        plan.refused.push((asked, ruling));
        return Ok(plan);
    }
    plan.sets = 1;
    match fight(table, fighting, &asked.using).map_err(PlanError::Fight)? {
        Some(fight) => {
            let (defender, targets) = (fighting.declaration.defender, fighting.declaration.targets.clone());
            let alone = asked.using.is_empty() && fighting.battle.defending.is_empty();
            let best = if alone { best_play(table, fighting) } else { None };
            let fewer = if alone { None } else { better_dice_count(table, fighting, &asked.using) };
            plan.campaigns.push(Planned { asked, defender, targets, fight, best, fewer });
        }
        None => plan.missing = ruling.needs.into_iter().filter(|it| *it != Missing::Roll).collect(),
    }
    Ok(plan)
}

/// Returns the dice given with the first Campaign of a plan.
#[must_use]
pub fn given_dice(plan: &Plan) -> Option<&game::Rolled> {
    match &plan.campaigns.first()?.asked.action {
        Action::Campaign(fighting) => fighting.battle.rolled.as_ref(),
        _ => None,
    }
}

/// Resolves dice for the first Campaign of a plan; none if it has no Campaign.
///
/// # Errors
/// Returns why the dice are not resolved.
pub fn roll_first(table: &Table<'_>, plan: &Plan, dice: &game::Rolled) -> Result<Option<Rolled>, RollError> {
    let Some(first) = plan.campaigns.first() else { return Ok(None) };
    let Action::Campaign(fighting) = &first.asked.action else { return Ok(None) };
    let mut fighting = (**fighting).clone();
    fighting.battle.rolled = Some(dice.clone());
    roll(table, &fighting, &first.asked.using).map(Some)
}
