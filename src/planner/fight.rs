//! One Campaign: its odds, and its end with the dice that were rolled §5.5.4–5.5.7.

use crate::{
    cards::{Effect, effect},
    game::{self, CardIdentity, Colour, Position, Warbands},
    law::{DivergenceId, Edition},
    odds::{self, Aim, Change, FightError, Fraction, Odds, Resolved, Step},
    rules::{
        self, Action, BattleChoices, Campaign, Differs, Done, Ending, Fighting, Fought, Pools, Reading, Refused, Request, Ruling,
        Table, Verdict,
    },
};

/// A Campaign with its pools and odds.
#[derive(Clone, Debug, PartialEq)]
pub struct Fight {
    /// Both pools and both forces.
    pub pools: Pools,
    /// The exact odds.
    pub odds: Odds,
}

/// A Campaign with its dice rolled.
#[derive(Clone, Debug, PartialEq)]
pub struct Rolled {
    /// Both pools and both forces.
    pub pools: Pools,
    /// The dice.
    pub dice: game::Rolled,
    /// How it came about, with the sacrifice that victory takes unless the attacker has declined it.
    pub resolved: Resolved,
    /// How it ends, with and without that sacrifice.
    pub fought: Fought,
}

/// Why dice are not resolved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RollError {
    /// A part of the Campaign is missing.
    #[error("a part of the Campaign is not described")]
    Missing,
    /// The roll does not fit the pools, or they are too large.
    #[error(transparent)]
    Dice(odds::RollError),
    /// No dice were rolled.
    #[error("no dice were rolled")]
    NoRoll,
}

/// Returns the fight that pools make, for the odds; none where a number is missing.
pub(super) fn from_pools(pools: &Pools) -> Option<odds::Fight> {
    if !pools.missing.is_empty() {
        return None;
    }
    let changes = pools.changes.iter().map(|change| change.value);
    let force = u32::from(pools.force.0);
    let fight = odds::Fight::new(pools.attack_dice(), pools.defense_dice(), pools.defending());
    let lost =
        [(pools.attackers_lost, Change::AttackersLost as fn(u32) -> Change), (pools.defenders_lost, Change::DefendersLost)];
    let lost = lost.into_iter().filter(|(count, _)| count.0 > 0).map(|(count, change)| change(count.0.into()));
    Some(fight.with_force(force).with(changes).with(lost))
}

/// Returns both pools and both forces of a Campaign; none where a side is not described.
fn pools(table: &Table<'_>, fighting: &Fighting, using: &[CardIdentity]) -> Option<Pools> {
    let campaign = Campaign::open(table, &fighting.declaration).ok()?;
    Some(campaign.battle(using, &fighting.battle).pools().clone())
}

/// Returns the odds of a Campaign; none where a number is missing.
///
/// # Errors
/// The fight is too large.
pub fn fight(table: &Table<'_>, fighting: &Fighting, using: &[CardIdentity]) -> Result<Option<Fight>, FightError> {
    let Some(pools) = pools(table, fighting, using) else { return Ok(None) };
    let Some(fight) = from_pools(&pools) else { return Ok(None) };
    odds::odds(&fight).map(|odds| Some(Fight { pools, odds }))
}

/// Returns with how many own dice §5.5.2 the plans in use are likelier to win than with all, and the chance; none where all are
/// best, or their number was named.
#[must_use]
pub fn better_dice_count(table: &Table<'_>, fighting: &Fighting, using: &[CardIdentity]) -> Option<(u8, Fraction)> {
    let campaign = Campaign::open(table, &fighting.declaration).ok()?;
    let own = campaign.attacker.warbands.0;
    let choices = &fighting.battle;
    let all = from_pools(campaign.battle(using, choices).pools())?;
    if choices.dice.is_some() || !odds::fewer_dice_may_win(&all) && !looks_at_dice(using.iter().chain(&choices.defending)) {
        return None;
    }
    let mut best = (own, odds::odds(&all).ok()?.win());
    for dice in (0..own).rev() {
        let choices = BattleChoices { dice: Some(dice), ..choices.clone() };
        let battle = campaign.battle(using, &choices);
        let Some(pools) = battle.pools_if_legal() else { continue };
        let win = odds::odds(&from_pools(pools)?).ok()?.win();
        if win > best.1 {
            best = (dice, win);
        }
    }
    (best.0 < own).then_some(best)
}

/// Returns whether one of these plans works only with so many defense dice, to which attack dice that are lacking add §5.5.3.
fn looks_at_dice<'w>(mut plans: impl Iterator<Item = &'w CardIdentity>) -> bool {
    let looks = |effect: &Effect| matches!(effect, Effect::Plan(plan) if matches!(plan.when, effect::PlanWhen::DefensePool(_)));
    plans.any(|what| what.card().is_some_and(|card| card.0.effects.iter().any(looks)))
}

/// Resolves the dice of a Campaign.
///
/// # Errors
/// Returns why not.
pub fn roll(table: &Table<'_>, fighting: &Fighting, using: &[CardIdentity]) -> Result<Rolled, RollError> {
    let dice = fighting.battle.rolled.clone().ok_or(RollError::NoRoll)?;
    let pools = pools(table, fighting, using).ok_or(RollError::Missing)?;
    let fight = from_pools(&pools).ok_or(RollError::Missing)?;
    let resolve = |fight: &odds::Fight| odds::resolve(fight, Aim::Win, &dice.attack, &dice.defense).map_err(RollError::Dice);
    let declined = fight.clone().with([Change::NoSacrifice]);
    let (with, without) = (resolve(&fight)?, resolve(&declined)?);
    let needed = with.steps.iter().find_map(|step| match step {
        Step::Sacrifice { warbands, .. } => Some(small(warbands.0)),
        _ => None,
    });
    let fought = Fought {
        sacrifice: needed.unwrap_or_default(),
        ending: ending(&with, &resolve(&unhealed(fight))?),
        declined: ending(&without, &resolve(&unhealed(declined))?),
    };
    let declines = fighting.aftermath.sacrificing == Some(Warbands::NONE);
    Ok(Rolled { pools, resolved: if declines { without } else { with }, dice, fought })
}

fn small(count: u32) -> Warbands {
    Warbands(u8::try_from(count).unwrap_or(u8::MAX))
}

/// Returns the fight as it is if no warband that falls is healed.
fn unhealed(mut fight: odds::Fight) -> odds::Fight {
    fight.changes.retain(|change| !matches!(change, Change::AttackersHealed | Change::DefendersHealed | Change::VictorsHealed));
    fight
}

/// Returns how a fight ends, with those who fall as they are counted without healing.
fn ending(resolved: &Resolved, unhealed: &Resolved) -> Ending {
    let (outcome, fallen) = (resolved.outcome, unhealed.outcome);
    Ending {
        won: outcome.is_won(),
        attacker_lost: small(outcome.attacker_lost.0),
        defender_lost: small(outcome.defender_lost.0),
        attacker_dead: small(fallen.attacker_lost.0),
        defender_dead: small(fallen.defender_lost.0),
    }
}

/// Rules on an action; a Campaign with the dice that were rolled.
///
/// # Errors
/// Returns why its dice are not resolved.
pub fn may(table: &Table<'_>, asked: &Request) -> Result<Ruling, RollError> {
    with_dice(table, asked, rules::may(table, asked))
}

/// Returns the ruling on an action whose declaration was ruled on: for a Campaign with the dice that were rolled.
fn with_dice(table: &Table<'_>, asked: &Request, declared: Ruling) -> Result<Ruling, RollError> {
    Ok(match fought(table, asked, &declared)? {
        Some(fought) => rules::may_fought(table, asked, declared, &fought),
        None => declared,
    })
}

/// Returns the editions that rule otherwise on an action than [`may`] did, each ruled once. Dice that do not fit the pools of an
/// edition leave its ruling on the declaration.
#[must_use]
pub fn differing(table: &Table<'_>, asked: &Request, ruling: &Ruling) -> Vec<Differs> {
    rules::differing(table, ruling, |table| {
        let declared = rules::may(table, asked);
        with_dice(table, asked, declared.clone()).unwrap_or(declared)
    })
}

/// Returns how a Campaign with dice ends; none for everything else, and where it is not legal or not all described.
fn fought(table: &Table<'_>, asked: &Request, ruling: &Ruling) -> Result<Option<Fought>, RollError> {
    let Action::Campaign(fighting) = &asked.action else { return Ok(None) };
    let can_be_fought = ruling.verdict() == Verdict::Legal && ruling.needs.is_empty() && fighting.battle.rolled.is_some();
    if can_be_fought { roll(table, fighting, &asked.using).map(|rolled| Some(rolled.fought)) } else { Ok(None) }
}

/// Carries out an action; a Campaign with the dice that were rolled.
///
/// # Errors
/// Returns why it was refused, or why its dice are not resolved.
pub fn apply(
    position: &Position,
    by: Option<Colour>,
    reading: impl Into<Reading>,
    asked: &Request,
) -> Result<Result<Done, Refused>, RollError> {
    let table = Table::new(position, by, reading);
    let declared = rules::may(&table, asked);
    Ok(match fought(&table, asked, &declared)? {
        Some(fought) => rules::apply_fought(&table, asked, declared, &fought),
        None => rules::apply_ruled(&table, asked, declared),
    })
}

/// Returns the editions in which an action that was carried out ends otherwise, each with the divergence that alone makes it so.
#[must_use]
pub fn editions_with_other_outcome(
    position: &Position,
    by: Option<Colour>,
    edition: Edition,
    asked: &Request,
    after: &Position,
) -> Vec<(Edition, Option<DivergenceId>)> {
    let turn = |reading: Reading| {
        let done = apply(position, by, reading, asked).ok().and_then(Result::ok);
        done.is_none_or(|done| done.position != *after).then_some(())
    };
    rules::editions_that_differ(edition, |_| true, turn).into_iter().map(|(other, (), divergence)| (other, divergence)).collect()
}
