//! The worth of a fight for an aim, and the chance to win it, without telling its endings apart: far quicker than all odds.
//!
//! For an aim that is met or not, every attack roll meets it below some number of shields and wins below another: one pass over
//! the attack and one over the defense suffice, even with rerolls.

use num_bigint::BigUint;

use super::aim::Aim;
use super::attack::AttackRolls;
use super::fight::Warbands;
use super::fraction::Fraction;
use super::pools::Pools;
use super::reroll::{KeepRule, defense_weights, possible_defenses, sixths};
use super::terms::Terms;
use super::weight::{Narrow, Wide};

/// What a fight promises an attacker of some aim.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Prospects {
    /// The value for the aim: the chance to meet it, or the expected warbands left.
    pub(super) value: Fraction,
    /// The chance to win.
    pub(super) win: Fraction,
}

/// What all attack rolls come to against one defense, as numbers of rolls.
struct AgainstDefense {
    value: Wide,
    won: Wide,
}

impl Prospects {
    pub(super) fn new(terms: &Terms, aim: Aim) -> Self {
        let pools = Pools::new(terms);
        let least = match aim {
            Aim::Win => Some(0),
            Aim::WinKeeping(Warbands(least)) => Some(least),
            Aim::MostSurvivors => None,
        };
        let by_limits = least.filter(|_| terms.decided.is_none()).map(|least| Limits::new(terms, least, &pools));
        let mut defenses = Vec::new();
        for (shields, rolls) in possible_defenses(&pools) {
            let here = match &by_limits {
                Some(limits) => limits.against(terms, shields),
                None => one_by_one(terms, aim, &pools.attack, shields),
            };
            defenses.push((rolls, here));
        }
        let won: Vec<(Narrow, BigUint)> = defenses.iter().map(|(rolls, here)| (*rolls, here.won.to_big())).collect();
        let weights = defense_weights(terms, &won);
        let sum = |of: fn(&AgainstDefense) -> BigUint| {
            let sum: BigUint = defenses.iter().zip(&weights).map(|((_, here), weight)| of(here) * weight).sum();
            Fraction::of_rolls(sum, sixths(terms))
        };
        Self { value: sum(|here| here.value.to_big()), win: sum(|here| here.won.to_big()) }
    }
}

/// How many attack rolls meet an aim, and how many win, by the shields they are up against.
struct Limits {
    total: Narrow,
    meets: Vec<Narrow>,
    wins: Vec<Narrow>,
}

impl Limits {
    /// Counts the rolls that win with at least so many warbands left.
    fn new(terms: &Terms, least: u32, pools: &Pools) -> Self {
        let horizon = pools.defense.horizon();
        let (mut meets, mut wins) = (vec![Narrow::ZERO; horizon + 1], vec![Narrow::ZERO; horizon + 1]);
        for rolls in &pools.attack {
            let by_dice = rolls.beaten_by_dice(terms);
            let meeting = beaten_keeping(terms, rolls, least);
            for (counts, limit) in [(&mut meets, meeting.unwrap_or(0)), (&mut wins, meeting.unwrap_or(0).max(by_dice))] {
                let count = &mut counts[limit.min(horizon)];
                *count = count.plus(&rolls.weight);
            }
        }
        // From the rolls with just that limit to those whose limit is higher than the shields.
        for counts in [&mut meets, &mut wins] {
            let mut above = Narrow::ZERO;
            for count in counts.iter_mut().rev() {
                above = above.plus(&std::mem::replace(count, above));
            }
        }
        Self { total: Narrow::rolls(terms.attack_dice), meets, wins }
    }

    fn against(&self, terms: &Terms, shields: u64) -> AgainstDefense {
        let at = usize::try_from(shields).unwrap_or(usize::MAX).min(self.meets.len() - 1);
        let (meets, wins) = (&self.meets[at], &self.wins[at]);
        let (mut value, mut won) = (Wide::default(), Wide::default());
        if !terms.rerolls.attack {
            value.add_product(meets, &Narrow::ONE);
            won.add_product(wins, &Narrow::ONE);
        } else if meets.is_zero() {
            won.add_product(wins, &self.total);
        } else {
            // All that do not meet the aim are rolled again.
            let again = self.total.minus(meets);
            for (sum, all) in [(&mut value, meets), (&mut won, wins)] {
                sum.add_product(meets, &self.total);
                sum.add_product(all, &again);
            }
        }
        AgainstDefense { value, won }
    }
}

/// Returns how many shields are too many for a roll to win with so many warbands left; nothing if it never has so many left.
fn beaten_keeping(terms: &Terms, rolls: &AttackRolls, least: u32) -> Option<usize> {
    let killed = rolls.skulls.min(terms.attacker.expendable());
    let spare = (terms.attacker.size - terms.attacker.lost(killed)).checked_sub(least)?;
    let expendable = terms.attacker.expendable() - killed;
    let sacrificed = if terms.attacker.dead_are_lost { spare.min(expendable) } else { expendable };
    Some((rolls.attack + sacrificed * terms.sacrifice).saturating_sub(terms.defenders()) as usize)
}

fn one_by_one(terms: &Terms, aim: Aim, attack: &[AttackRolls], shields: u64) -> AgainstDefense {
    let rule = KeepRule::new(terms, aim, attack, shields);
    let (mut kept, mut kept_won, mut again, mut all_won) = (Narrow::ZERO, Narrow::ZERO, Narrow::ZERO, Narrow::ZERO);
    for rolls in attack {
        let settled = terms.settle(aim, rolls.attack, rolls.skulls, shields);
        let is_won = settled.verdict.is_won();
        let worth = aim.worth(is_won, terms.attacker.size - settled.lost);
        let won = if is_won { rolls.weight } else { Narrow::ZERO };
        all_won = all_won.plus(&won);
        if rule.keeps(worth) {
            kept = kept.plus(&rolls.weight.times(worth.into()));
            kept_won = kept_won.plus(&won);
        } else {
            again = again.plus(&rolls.weight);
        }
    }
    let sum = |kept: &Narrow, all: &Narrow| {
        let mut sum = Wide::default();
        sum.add_product(kept, &rule.whole());
        sum.add_product(all, &again);
        sum
    };
    AgainstDefense { value: sum(&kept, &rule.second), won: sum(&kept_won, &all_won) }
}

#[cfg(test)]
mod tests {
    use super::super::{change::Change, evaluate::odds_for, fight::Fight};
    use super::*;

    #[test]
    fn prospects_are_those_of_all_endings() {
        let changes = [
            vec![],
            vec![Change::RerollAttack],
            vec![Change::RerollDefense, Change::AttackersLost(2)],
            vec![Change::RerollAttack, Change::RerollDefense, Change::SacrificeWorth(3)],
            vec![Change::RerollAttack, Change::DoubleAttack, Change::BanditForce(2), Change::Reserve(2)],
            vec![Change::RerollDefense, Change::NoSacrifice, Change::IgnoreSkulls],
            vec![Change::RerollAttack, Change::AttackersHealed, Change::AttackersLost(1)],
            vec![Change::NoLosses, Change::RerollAttack, Change::RerollDefense],
            vec![Change::AttackerWins, Change::AttackersLost(1)],
            vec![Change::DefenderWins, Change::RerollAttack],
        ];
        let aims = [Aim::Win, Aim::WinKeeping(Warbands(2)), Aim::WinKeeping(Warbands(9)), Aim::MostSurvivors];
        for changes in &changes {
            for attack in 0..5 {
                for (defense, defenders) in [(0, 0), (1, 3), (4, 0), (5, 2)] {
                    let fight = Fight::new(attack, defense, defenders).with_force(4).with(changes.iter().copied());
                    for aim in aims {
                        let terms = Terms::new(&fight).expect("a fight within the limits");
                        let all = odds_for(&fight, aim).expect("a fight within the limits");
                        let expected = Prospects { value: all.value(aim), win: all.win() };
                        assert_eq!(Prospects::new(&terms, aim), expected, "{fight:?} {aim:?}");
                    }
                }
            }
        }
    }
}
