//! The figures of one fight: chances, losses, endings, and how many warbands are left.

use super::Question;
use crate::{
    answer::chance::{Chance, Expected, Losses},
    odds::{Fraction, Odds, Outcome, Verdict, Warbands},
};
use serde::Serialize;

/// The most groups of survivors; beyond that, numbers of warbands share one.
const MOST_GROUPS: u32 = 24;

/// The fight as it was asked about, before cards change it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Input {
    /// The attack dice, if an attack was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack_dice: Option<u32>,
    /// The attacking force, if one was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub force: Option<u32>,
    /// The defense dice.
    pub defense_dice: u32,
    /// The defending force.
    pub defenders: u32,
    /// The changes by cards, as they are written.
    pub with: Vec<String>,
}

impl Input {
    pub(super) fn new(question: &Question) -> Self {
        let fight = &question.fight;
        Self {
            attack_dice: question.attacks.then_some(fight.attack_dice.0),
            force: (question.attacks || question.own_force.is_some()).then_some(fight.force.0),
            defense_dice: fight.defense_dice.0,
            defenders: fight.defenders.0,
            with: fight.changes.iter().map(ToString::to_string).collect(),
        }
    }
}

/// What can be counted of one fight.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Figures {
    /// The pools after the changes by cards.
    pub rolled: Rolled,
    /// The chance to win.
    pub win: Chance,
    /// The chance to win by the dice alone.
    pub win_without_sacrifice: Chance,
    /// The chance to win and lose no more than half.
    pub win_losing_at_most_half: Chance,
    /// The chance of every number of warbands the attacker can lose.
    pub attacker_losses: Vec<Losses>,
    /// The chance of every number of warbands the defender can lose.
    pub defender_losses: Vec<Losses>,
    /// The expected losses of the attacker.
    pub expected_attacker_losses: Expected,
    /// The expected losses of the defender.
    pub expected_defender_losses: Expected,
    /// The warbands that the attacker can expect to have left.
    pub expected_attacker_left: Expected,
    /// The same after a victory; nothing if there is none.
    pub expected_attacker_left_if_won: Option<Expected>,
    /// Every ending.
    pub endings: Vec<EndingChance>,
    /// How many warbands are left to the attacker, the most first.
    pub survivors: Vec<Survivors>,
}

/// The pools that are rolled.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Rolled {
    /// The attack dice.
    pub attack_dice: u32,
    /// The defense dice.
    pub defense_dice: u32,
    /// The attacking force.
    pub force: u32,
}

/// An ending of the fight.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct EndingChance {
    /// Whether the attacker wins.
    pub won: bool,
    /// Whether that takes a sacrifice.
    pub sacrifice: bool,
    /// The warbands left to the attacker.
    pub attacker_left: u32,
    /// The warbands lost by the attacker.
    pub attacker_lost: u32,
    /// The warbands lost by the defender.
    pub defender_lost: u32,
    /// The chance.
    #[serde(flatten)]
    pub chance: Chance,
}

/// How likely it is that so many warbands are left to the attacker.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Survivors {
    /// The fewest of the group.
    pub least: u32,
    /// The most of the group.
    pub most: u32,
    /// The chance to win and have so many left.
    pub won: Chance,
    /// The chance to lose and have so many left.
    pub lost: Chance,
    /// Won or lost.
    #[serde(flatten)]
    pub chance: Chance,
}

impl Figures {
    pub(super) fn new(odds: &Odds) -> Self {
        Self {
            rolled: Rolled { attack_dice: odds.attack_dice().0, defense_dice: odds.defense_dice().0, force: odds.force().0 },
            win: Chance::new(&odds.win()),
            win_without_sacrifice: Chance::new(&odds.win_without_sacrifice()),
            win_losing_at_most_half: Chance::new(&odds.win_losing(Warbands(odds.force().0 / 2))),
            attacker_losses: odds.attacker_losses().iter().map(Losses::new).collect(),
            defender_losses: odds.defender_losses().iter().map(Losses::new).collect(),
            expected_attacker_losses: Expected::new(&odds.expected_attacker_losses()),
            expected_defender_losses: Expected::new(&odds.expected_defender_losses()),
            expected_attacker_left: Expected::new(&odds.expected_left()),
            expected_attacker_left_if_won: odds.expected_left_if_won().as_ref().map(Expected::new),
            endings: odds.outcomes().map(|ending| EndingChance::new(&ending)).collect(),
            survivors: survivors(odds),
        }
    }
}

impl EndingChance {
    fn new((outcome, chance): &(Outcome, Fraction)) -> Self {
        Self {
            won: outcome.is_won(),
            sacrifice: outcome.verdict == Verdict::WonBySacrifice,
            attacker_left: outcome.attacker_left.0,
            attacker_lost: outcome.attacker_lost.0,
            defender_lost: outcome.defender_lost.0,
            chance: Chance::new(chance),
        }
    }
}

/// Returns how many warbands are left, the most first.
fn survivors(odds: &Odds) -> Vec<Survivors> {
    let losses = odds.attacker_losses();
    let left = |lost: Option<&(Warbands, Fraction)>| odds.force().0 - lost.map_or(0, |(lost, _)| lost.0);
    let (most, least) = (left(losses.first()), left(losses.last()));
    let width = (most - least) / MOST_GROUPS + 1;
    let mut groups = Vec::new();
    let mut top = Some(most);
    while let Some(high) = top.filter(|high| *high >= least) {
        let low = (high + 1).saturating_sub(width).max(least);
        let here = |outcome: &Outcome| (low..=high).contains(&outcome.attacker_left.0);
        let chance = |won: bool| Chance::new(&odds.chance(|outcome| outcome.is_won() == won && here(outcome)));
        let both = Chance::new(&odds.chance(here));
        groups.push(Survivors { least: low, most: high, won: chance(true), lost: chance(false), chance: both });
        top = low.checked_sub(1);
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::odds::{Fight, odds};

    #[test]
    fn groups_of_survivors_hold_every_ending_once() {
        for fight in [Fight::new(6, 4, 3), Fight::new(0, 1, 0), Fight::new(10, 6, 4).with_force(1000), Fight::new(60, 60, 9)] {
            let groups = survivors(&odds(&fight).expect("a fight within the limits"));
            assert!(groups.len() <= 25, "{}", groups.len());
            let sum = groups.iter().fold(Fraction::zero(), |sum, group| &sum + group.chance.exact());
            assert_eq!(sum, Fraction::one());
        }
    }
}
