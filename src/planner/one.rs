//! A plan of the one Campaign that was asked about, and its end with dice that were rolled.

use super::{
    best::best_play_in,
    fewer_dice::better_dice_count_in,
    fight::{OddsCache, RollError, Rolled, fight_in, roll},
    planned::{Plan, Planned},
    usable_plans::ChanceCache,
};
use crate::{
    game,
    odds::FightError,
    rules::{self, Action, Campaign, Missing, Request, Table, Verdict},
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
    if ruling.verdict() != Verdict::Legal {
        return Ok(Plan { refused: vec![(asked, ruling)], ..Plan::default() });
    }
    let campaign = Campaign::open(table, &fighting.declaration).ok();
    let fight = match &campaign {
        Some(campaign) => fight_in(campaign, &fighting.battle, &asked.using).map_err(PlanError::Fight)?,
        None => None,
    };
    let (Some(campaign), Some(fight)) = (campaign, fight) else {
        let missing = ruling.needs.into_iter().filter(|it| *it != Missing::Roll).collect();
        return Ok(Plan { sets: 1, missing, ..Plan::default() });
    };
    let plans_named = !asked.using.is_empty() || !fighting.battle.defending.is_empty();
    let (best, fewer) = if plans_named {
        (None, better_dice_count_in(&campaign, &fighting.battle, &asked.using))
    } else {
        (best_play_in(&campaign, &fighting.battle, &mut ChanceCache::default()), None)
    };
    let planned = Planned { best, fewer, ..Planned::new(asked.clone(), fighting, fight) };
    let planned = planned.complete(table, &mut OddsCache::default());
    Ok(Plan { sets: 1, campaigns: vec![planned], ..Plan::default() })
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
    let mut fighting = fighting.clone();
    fighting.battle.rolled = Some(dice.clone());
    roll(table, &fighting, &first.asked.using).map(Some)
}
