//! One Campaign: its odds, and its end with the dice that were rolled §5.5.4–5.5.7.

use crate::{
    game::{self, CardIdentity, Colour, Position, Warbands},
    law::{DivergenceId, Edition},
    odds::{self, Aim, Change, FightError, Fraction, Odds, Resolved, Step},
    rules::{
        self, Action, BattleChoices, Campaign, Differs, Done, FightEnding, Fighting, Fought, Missing, Pools, Reading, Refused,
        Request, Ruling, Table, Verdict,
    },
};
use std::{
    borrow::Cow,
    collections::{HashMap, hash_map::Entry},
};

/// A Campaign with its pools and odds.
#[derive(Clone, Debug, PartialEq)]
pub struct FightOdds {
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

/// Why an action is not carried out, by the rules of either game.
#[derive(Clone, Debug, PartialEq)]
pub enum ApplyError<R = Refused> {
    /// Its dice are not resolved.
    Roll(RollError),
    /// The rules refuse it.
    Refused(R),
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

/// Returns what changes the fight that pools make: what cards do, and those who die before the roll.
pub(super) fn changes(pools: &Pools) -> impl Iterator<Item = Change> {
    let attackers = Some(pools.attackers_lost).filter(|lost| lost.0 > 0).map(|lost| Change::AttackersLost(lost.0.into()));
    let defenders = Some(pools.defenders_lost).filter(|lost| lost.0 > 0).map(|lost| Change::DefendersLost(lost.0.into()));
    pools.changes.iter().map(|change| change.value).chain(attackers).chain(defenders)
}

/// Returns the fight that pools make, for the odds; none where a number is missing.
pub(super) fn from_pools(pools: &Pools) -> Option<odds::Fight> {
    let fight = || odds::Fight::new(pools.attack_dice(), pools.defense_dice(), pools.defending());
    pools.missing.is_empty().then(|| fight().with_force(pools.force.0.into()).with(changes(pools)))
}

/// Returns the odds of a Campaign; none where a number is missing.
///
/// # Errors
/// The fight is too large.
pub fn fight(table: &Table<'_>, fighting: &Fighting, using: &[CardIdentity]) -> Result<Option<FightOdds>, FightError> {
    match Campaign::open(table, &fighting.declaration) {
        Ok(campaign) => fight_in(&campaign, &fighting.battle, using),
        Err(_) => Ok(None),
    }
}

pub(super) fn fight_in(
    campaign: &Campaign<'_, '_>,
    choices: &BattleChoices,
    using: &[CardIdentity],
) -> Result<Option<FightOdds>, FightError> {
    let pools = campaign.battle(using, choices).into_pools();
    let Some(fight) = from_pools(&pools) else { return Ok(None) };
    odds::odds(&fight).map(|odds| Some(FightOdds { pools, odds }))
}

/// The odds of fights that were worked out: sets of targets often make the same fight.
#[derive(Default)]
pub(super) struct OddsCache(HashMap<odds::Fight, Odds>);

impl OddsCache {
    /// Returns a Campaign with its pools and odds; none where a number is missing or the fight is too large.
    pub(super) fn fight(&mut self, table: &Table<'_>, fighting: &Fighting, using: &[CardIdentity]) -> Option<FightOdds> {
        let campaign = Campaign::open(table, &fighting.declaration).ok()?;
        let pools = campaign.battle(using, &fighting.battle).into_pools();
        let odds = match self.0.entry(from_pools(&pools)?) {
            Entry::Occupied(known) => known.get().clone(),
            Entry::Vacant(entry) => {
                let odds = odds::odds(entry.key()).ok()?;
                entry.insert(odds).clone()
            }
        };
        Some(FightOdds { pools, odds })
    }
}

/// Resolves the dice of a Campaign.
///
/// # Errors
/// Returns why not.
pub fn roll(table: &Table<'_>, fighting: &Fighting, using: &[CardIdentity]) -> Result<Rolled, RollError> {
    let dice = fighting.battle.rolled.clone().ok_or(RollError::NoRoll)?;
    let campaign = Campaign::open(table, &fighting.declaration).map_err(|_| RollError::Missing)?;
    let pools = campaign.battle(using, &fighting.battle).into_pools();
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

/// Returns every way the dice of a fight can fall, as far as the rules tell them apart, with its chance. Where dice may be rolled
/// again, the attacker rolls and sacrifices to win.
///
/// # Errors
/// The fight is too large.
pub(super) fn all_fought(fight: &odds::Fight) -> Result<Vec<(Fought, Fraction)>, FightError> {
    let declined = fight.clone().with([Change::NoSacrifice]);
    let ends = if unhealed(fight.clone()) == *fight {
        // Where nobody is healed, those who fall are those who are lost.
        let ends = odds::roll_ends(&[fight.clone(), declined])?;
        ends.map(|ends| ends.into_iter().map(|([with, without], chance)| ([with, with, without, without], chance)).collect())
    } else {
        odds::roll_ends(&[fight.clone(), unhealed(fight.clone()), declined.clone(), unhealed(declined)])?
    };
    let Some(ends): Option<odds::RollEnds<4>> = ends else {
        let certain = |(outcome, chance): (odds::Outcome, Fraction)| {
            let ending = ended(outcome, outcome);
            (Fought { sacrifice: Warbands::NONE, ending, declined: ending }, chance)
        };
        return Ok(odds::odds(fight)?.outcomes().map(certain).collect());
    };
    let mut all: Vec<(Fought, Fraction)> = Vec::new();
    for ([with, with_dead, without, without_dead], chance) in ends {
        let fought = Fought {
            sacrifice: small(with.sacrificed.0),
            ending: ended(with.outcome, with_dead.outcome),
            declined: ended(without.outcome, without_dead.outcome),
        };
        match all.iter_mut().find(|(known, _)| *known == fought) {
            Some((_, sum)) => *sum = &*sum + &chance,
            None => all.push((fought, chance)),
        }
    }
    Ok(all)
}

/// Returns the fight as it is if no warband that falls is healed.
fn unhealed(mut fight: odds::Fight) -> odds::Fight {
    fight.changes.retain(|change| !matches!(change, Change::AttackersHealed | Change::DefendersHealed | Change::VictorsHealed));
    fight
}

/// Returns how a fight ends, with those who fall as they are counted without healing.
fn ending(resolved: &Resolved, unhealed: &Resolved) -> FightEnding {
    ended(resolved.outcome, unhealed.outcome)
}

fn ended(outcome: odds::Outcome, fallen: odds::Outcome) -> FightEnding {
    FightEnding {
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
    let (asked, declared) = declared(table, asked);
    with_dice(table, &asked, declared)
}

/// Returns an action with the ruling on its declaration. A Campaign in which nobody rolls, because a plan ends it at once §5.5.3,
/// has a roll of no dice.
fn declared<'a>(table: &Table<'_>, asked: &'a Request) -> (Cow<'a, Request>, Ruling) {
    let ruling = rules::may(table, asked);
    let is_to_be_rolled = ruling.verdict() == Verdict::Legal && ruling.needs == [Missing::Roll];
    match &asked.action {
        Action::Campaign(fighting) if is_to_be_rolled && has_no_dice(table, fighting, asked) => {
            let mut fighting = fighting.clone();
            fighting.battle.rolled = Some(game::Rolled::default());
            let asked = Request { action: Action::Campaign(fighting), ..asked.clone() };
            let ruling = rules::may(table, &asked);
            (Cow::Owned(asked), ruling)
        }
        _ => (Cow::Borrowed(asked), ruling),
    }
}

fn has_no_dice(table: &Table<'_>, fighting: &Fighting, asked: &Request) -> bool {
    let pools = Campaign::open(table, &fighting.declaration).map(|it| it.battle(&asked.using, &fighting.battle).into_pools());
    let fight = pools.ok().and_then(|pools| from_pools(&pools));
    fight.and_then(|fight| odds::pools(&fight).ok()).is_some_and(|(attack, defense)| attack.0 + defense.0 == 0)
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
        let (asked, declared) = declared(table, asked);
        with_dice(table, &asked, declared.clone()).unwrap_or(declared)
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
/// Returns why not.
pub fn apply(position: &Position, by: Option<Colour>, reading: impl Into<Reading>, asked: &Request) -> Result<Done, ApplyError> {
    let table = Table::new(position, by, reading);
    let (asked, declared) = declared(&table, asked);
    let done = match fought(&table, &asked, &declared).map_err(ApplyError::Roll)? {
        Some(fought) => rules::apply_fought(&table, &asked, declared, &fought),
        None => rules::apply_ruled(&table, &asked, declared),
    };
    done.map_err(ApplyError::Refused)
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
        let done = apply(position, by, reading, asked).ok();
        done.is_none_or(|done| done.position != *after).then_some(())
    };
    rules::editions_that_differ(edition, |_| true, turn).into_iter().map(|(other, (), divergence)| (other, divergence)).collect()
}
