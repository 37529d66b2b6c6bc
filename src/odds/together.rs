//! Every roll of both pools under several terms at once §5.5.4–5.5.6: what becomes of one and the same roll with and without a
//! sacrifice, or with and without the dead being healed.

use std::collections::BTreeMap;

use num_bigint::BigUint;

use super::aim::Aim;
use super::fight::{Fight, FightError, Warbands};
use super::fraction::Fraction;
use super::outcome::Outcome;
use super::pools::Pools;
use super::reroll::possible_defenses;
use super::terms::Terms;

/// How one roll ends: the outcome, and what was sacrificed for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RollEnd {
    /// The outcome.
    pub outcome: Outcome,
    /// The warbands sacrificed.
    pub sacrificed: Warbands,
}

/// How rolls end under the terms of several fights, with the chance of each.
pub type RollEnds<const N: usize> = Vec<([RollEnd; N], Fraction)>;

/// Returns how rolls of the first fight end under the terms of all of them, with the chance of each; nothing if dice may be rolled
/// again. The fights must have the same dice.
///
/// # Errors
/// A fight is larger than [`MOST_DICE`](super::MOST_DICE) or [`MOST_WARBANDS`](super::MOST_WARBANDS) allow.
pub fn roll_ends<const N: usize>(fights: &[Fight; N]) -> Result<Option<RollEnds<N>>, FightError> {
    let all: Vec<Terms> = fights.iter().map(Terms::new).collect::<Result<_, _>>()?;
    let Some(first) = all.first().filter(|terms| !terms.rerolls.attack && !terms.rerolls.defense) else { return Ok(None) };
    let pools = Pools::new(first);
    let mut weights: BTreeMap<[RollEnd; N], BigUint> = BTreeMap::new();
    for (shields, defense) in possible_defenses(&pools) {
        let defense = defense.to_big();
        for rolls in &pools.attack {
            let end = |at: usize| {
                let terms = &all[at];
                let settled = terms.settle(Aim::Win, rolls.attack, rolls.skulls, shields);
                let outcome = terms.outcome(settled.verdict, settled.lost);
                RollEnd { outcome, sacrificed: Warbands(settled.sacrificed) }
            };
            *weights.entry(std::array::from_fn(end)).or_default() += rolls.weight.to_big() * &defense;
        }
    }
    let sixths = first.attack_dice + first.defense_dice;
    Ok(Some(weights.into_iter().map(|(ends, weight)| (ends, Fraction::of_rolls(weight, sixths))).collect()))
}

#[cfg(test)]
mod tests {
    use super::super::{change::Change, evaluate::odds};
    use super::*;

    #[test]
    fn rolls_end_as_the_odds_say() {
        for (attack, defense, defenders) in [(3, 2, 1), (0, 1, 0), (5, 4, 3), (2, 0, 0)] {
            let fight = Fight::new(attack, defense, defenders).with_force(attack + 1);
            let declined = fight.clone().with([Change::NoSacrifice]);
            let ends = roll_ends(&[fight.clone(), declined.clone()]).expect("a small fight").expect("no rerolls");
            for (at, fight) in [&fight, &declined].into_iter().enumerate() {
                for (outcome, chance) in odds(fight).expect("a small fight").outcomes() {
                    let same = ends.iter().filter(|(ends, _)| ends[at].outcome == outcome);
                    let sum = same.fold(Fraction::zero(), |sum, (_, chance)| &sum + chance);
                    assert_eq!(sum, chance, "{fight:?} {outcome:?}");
                }
            }
        }
    }
}
