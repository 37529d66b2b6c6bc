//! The odds of a fight: every ending with its exact chance §5.5.5–5.5.6, and the figures derived from them.

use std::collections::BTreeMap;

use num_bigint::BigUint;

use super::aim::Aim;
use super::ending_index::ending_at;
use super::fight::{Dice, Warbands};
use super::fraction::Fraction;
use super::outcome::{Outcome, Verdict};
use super::terms::Terms;

/// The exact odds of a fight: all possible endings, won ones first, then by losses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    attack_dice: Dice,
    defense_dice: Dice,
    force: Warbands,
    /// The weights are out of six to the power of this.
    sixths: u32,
    endings: Vec<(Outcome, BigUint)>,
}

impl Odds {
    /// Collects the weights of all endings, by their index.
    pub(super) fn new(terms: &Terms, weights: impl Iterator<Item = Option<BigUint>>, sixths: u32) -> Self {
        let endings = weights.enumerate().filter_map(|(index, weight)| {
            let (verdict, lost) = ending_at(terms, index);
            weight.map(|weight| (terms.outcome(verdict, lost), weight))
        });
        Self {
            attack_dice: Dice(terms.attack_dice),
            defense_dice: Dice(terms.defense_dice),
            force: Warbands(terms.attacker.size),
            sixths,
            endings: endings.collect(),
        }
    }

    /// Returns the attack dice rolled, after the changes of cards.
    #[must_use]
    pub const fn attack_dice(&self) -> Dice {
        self.attack_dice
    }

    /// Returns the defense dice rolled, after the changes of cards.
    #[must_use]
    pub const fn defense_dice(&self) -> Dice {
        self.defense_dice
    }

    /// Returns the attacking force, with those who joined it.
    #[must_use]
    pub const fn force(&self) -> Warbands {
        self.force
    }

    /// Returns every possible ending with its chance; the chances sum to exactly 1.
    pub fn outcomes(&self) -> impl Iterator<Item = (Outcome, Fraction)> {
        self.endings.iter().map(|(outcome, weight)| (*outcome, self.as_chance(weight.clone())))
    }

    /// Returns the chance of the endings for which `holds`.
    pub fn chance(&self, holds: impl Fn(&Outcome) -> bool) -> Fraction {
        self.as_chance(self.weighted_sum(|outcome| u32::from(holds(outcome))))
    }

    /// Returns the chance that the attacker wins.
    #[must_use]
    pub fn win(&self) -> Fraction {
        self.chance(Outcome::is_won)
    }

    /// Returns the chance that the attacker wins by the dice alone.
    #[must_use]
    pub fn win_without_sacrifice(&self) -> Fraction {
        self.chance(|outcome| outcome.verdict == Verdict::Won)
    }

    /// Returns the chance that the attacker wins with at least so many warbands left.
    #[must_use]
    pub fn win_keeping(&self, least: Warbands) -> Fraction {
        self.chance(|outcome| outcome.is_won() && outcome.attacker_left >= least)
    }

    /// Returns the chance that the attacker wins and loses at most so many warbands.
    #[must_use]
    pub fn win_losing(&self, most: Warbands) -> Fraction {
        self.chance(|outcome| outcome.is_won() && outcome.attacker_lost <= most)
    }

    /// Returns the value of the fight for an aim: the chance to meet it, or the expected warbands left.
    #[must_use]
    pub fn value(&self, aim: Aim) -> Fraction {
        self.as_chance(self.weighted_sum(|outcome| aim.worth(outcome.is_won(), outcome.attacker_left.0)))
    }

    /// Returns the chance of every number of warbands the attacker can lose, won or lost.
    #[must_use]
    pub fn attacker_losses(&self) -> Vec<(Warbands, Fraction)> {
        self.losses(|outcome| outcome.attacker_lost)
    }

    /// Returns the chance of every number of warbands the defender can lose, won or lost.
    #[must_use]
    pub fn defender_losses(&self) -> Vec<(Warbands, Fraction)> {
        self.losses(|outcome| outcome.defender_lost)
    }

    /// Returns the chance, given that the attacker wins, of every number of warbands left; empty if it cannot be won.
    #[must_use]
    pub fn survivors_if_won(&self) -> Vec<(Warbands, Fraction)> {
        let won = self.weighted_sum(|outcome| u32::from(outcome.is_won()));
        let by = self.weights_by(|outcome| outcome.is_won().then_some(outcome.attacker_left));
        by.into_iter().map(|(left, weight)| (left, Fraction::reduced(weight, won.clone()))).collect()
    }

    /// Returns the expected losses of the attacker.
    #[must_use]
    pub fn expected_attacker_losses(&self) -> Fraction {
        self.as_chance(self.weighted_sum(|outcome| outcome.attacker_lost.0))
    }

    /// Returns the expected losses of the defender.
    #[must_use]
    pub fn expected_defender_losses(&self) -> Fraction {
        self.as_chance(self.weighted_sum(|outcome| outcome.defender_lost.0))
    }

    /// Returns the expected warbands left to the attacker.
    #[must_use]
    pub fn expected_left(&self) -> Fraction {
        self.value(Aim::MostSurvivors)
    }

    /// Returns the expected warbands left to the attacker after a victory; nothing if it cannot be won.
    #[must_use]
    pub fn expected_left_if_won(&self) -> Option<Fraction> {
        let won = self.weighted_sum(|outcome| u32::from(outcome.is_won()));
        let left = self.weighted_sum(|outcome| if outcome.is_won() { outcome.attacker_left.0 } else { 0 });
        Fraction::new(left, won)
    }

    /// Returns the sum of all weights, each times the worth of its ending.
    fn weighted_sum(&self, worth: impl Fn(&Outcome) -> u32) -> BigUint {
        let mut sum = BigUint::ZERO;
        for (outcome, weight) in &self.endings {
            match worth(outcome) {
                0 => {}
                1 => sum += weight,
                worth => sum += weight * worth,
            }
        }
        sum
    }

    fn losses(&self, lost: impl Fn(&Outcome) -> Warbands) -> Vec<(Warbands, Fraction)> {
        let weights = self.weights_by(|outcome| Some(lost(outcome)));
        weights.into_iter().map(|(lost, weight)| (lost, self.as_chance(weight))).collect()
    }

    fn weights_by(&self, key: impl Fn(&Outcome) -> Option<Warbands>) -> BTreeMap<Warbands, BigUint> {
        let mut by: BTreeMap<_, BigUint> = BTreeMap::new();
        for (outcome, weight) in &self.endings {
            if let Some(key) = key(outcome) {
                *by.entry(key).or_default() += weight;
            }
        }
        by
    }

    fn as_chance(&self, weight: BigUint) -> Fraction {
        Fraction::of_rolls(weight, self.sixths)
    }
}
