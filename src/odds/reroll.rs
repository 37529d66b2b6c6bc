//! Fights in which a set of dice may be rerolled once, after it is seen. The second roll stands.
//!
//! The defense is rolled first §5.5.4, so the attacker decides knowing both rolls and the defender knowing only the defense.
//! The attacker rerolls for the aim, the defender against the attacker's victory; of equals, both keep what they have.

use num_bigint::BigUint;

use super::aim::Aim;
use super::answer::Odds;
use super::attack::AttackRolls;
use super::dice::{AttackFace, AttackShown, DefenseFace};
use super::ending_index::{ending_at, ending_count, ending_index};
use super::fight::Fight;
use super::pools::Pools;
use super::resolve::{RollError, check_dice, count_shields};
use super::terms::Terms;
use super::weight::{Narrow, Wide};

/// Which sets of a given roll are worth a reroll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reroll {
    /// Whether the attacker gains by rerolling the attack dice.
    pub attack: bool,
    /// Whether the defender gains by rerolling the defense dice, before the attack is rolled.
    pub defense: bool,
}

/// The endings of all attack rolls against one defense.
struct DefenseEndings {
    /// How many defense rolls these are.
    rolls: Narrow,
    endings: Vec<(usize, BigUint)>,
    /// The weight of the endings the attacker wins.
    won: BigUint,
}

/// Returns whether a reroll pays, where the fight allows it.
///
/// # Errors
/// The fight is too large, or the faces are not as many as the dice.
pub fn reroll_pays(fight: &Fight, aim: Aim, attack: &[AttackFace], defense: &[DefenseFace]) -> Result<Reroll, RollError> {
    let terms = Terms::new(fight)?;
    check_dice(&terms, attack, defense)?;
    let pools = Pools::new(&terms);
    let (_, shields) = count_shields(&terms, defense);
    let shields = shields.min(pools.defense.horizon() as u64);
    let shown = AttackShown::count(attack);
    let settled = terms.settle(aim, terms.faces.attack(shown), terms.faces.skulls(shown), shields);
    let rule = KeepRule::new(&terms, aim, &pools.attack, shields);
    let worth = aim.worth(settled.verdict.is_won(), terms.attacker.size - settled.lost);
    let defense = terms.rerolls.defense && {
        let all = endings_by_defense(&terms, aim, &pools);
        let here = DefenseEndings::new(&terms, aim, &pools.attack, shields, Narrow::ONE);
        here.won * Narrow::rolls(terms.defense_dice).to_big() > winning_rolls(&all)
    };
    Ok(Reroll { attack: terms.rerolls.attack && !rule.keeps(worth), defense })
}

/// Returns the odds of a fight with rerolls.
pub(super) fn rerolled_odds(terms: &Terms, aim: Aim) -> Odds {
    let pools = Pools::new(terms);
    let all = endings_by_defense(terms, aim, &pools);
    let total = Narrow::rolls(terms.defense_dice).to_big();
    let wins = winning_rolls(&all);
    let rerolls = |against: &DefenseEndings| terms.rerolls.defense && &against.won * &total > wins;
    let again: BigUint = all.iter().filter(|&against| rerolls(against)).map(|against| against.rolls.to_big()).sum();
    let mut weights = vec![BigUint::ZERO; ending_count(terms)];
    for against in &all {
        let mut times = against.rolls.to_big();
        if terms.rerolls.defense {
            let kept = if rerolls(against) { BigUint::ZERO } else { total.clone() };
            times *= kept + &again;
        }
        for (index, weight) in &against.endings {
            weights[*index] += weight * &times;
        }
    }
    let weights = weights.into_iter().map(|weight| (weight != BigUint::ZERO).then_some(weight));
    let twice = |rerolled: bool| if rerolled { 2 } else { 1 };
    let sixths = terms.attack_dice * twice(terms.rerolls.attack) + terms.defense_dice * twice(terms.rerolls.defense);
    Odds::new(terms, weights, sixths)
}

/// Returns the endings against every defense; all beyond the horizon are one.
fn endings_by_defense(terms: &Terms, aim: Aim, pools: &Pools) -> Vec<DefenseEndings> {
    let horizon = pools.defense.horizon();
    let beyond = (horizon as u64, pools.defense.from(horizon));
    let all = (0..).zip(pools.defense.exact.iter().copied()).take(horizon).chain([beyond]);
    let possible = all.filter(|(_, rolls)| !rolls.is_zero());
    possible.map(|(shields, rolls)| DefenseEndings::new(terms, aim, &pools.attack, shields, rolls)).collect()
}

/// Returns how many pairs of rolls the attacker wins.
fn winning_rolls(all: &[DefenseEndings]) -> BigUint {
    all.iter().map(|against| against.rolls.to_big() * &against.won).sum()
}

/// Which attack rolls are kept against one defense.
struct KeepRule {
    may_reroll: bool,
    /// How many attack rolls there are.
    total: Narrow,
    /// The expected worth of a second roll, times `total`.
    second: Narrow,
}

impl KeepRule {
    fn new(terms: &Terms, aim: Aim, attack: &[AttackRolls], shields: u64) -> Self {
        let worth = |rolls: &AttackRolls| {
            let settled = terms.settle(aim, rolls.attack, rolls.skulls, shields);
            aim.worth(settled.verdict.is_won(), terms.attacker.size - settled.lost)
        };
        let add = |sum: Narrow, rolls: &AttackRolls| sum.plus(&rolls.weight.times(worth(rolls).into()));
        let second = attack.iter().fold(Narrow::ZERO, add);
        Self { may_reroll: terms.rerolls.attack, total: Narrow::rolls(terms.attack_dice), second }
    }

    fn keeps(&self, worth: u32) -> bool {
        !self.may_reroll || self.total.times(worth.into()) >= self.second
    }
}

impl DefenseEndings {
    fn new(terms: &Terms, aim: Aim, attack: &[AttackRolls], shields: u64, rolls: Narrow) -> Self {
        let rule = KeepRule::new(terms, aim, attack, shields);
        let mut all = vec![Narrow::ZERO; ending_count(terms)];
        let mut kept = all.clone();
        let mut again = Narrow::ZERO;
        for rolls in attack {
            let settled = terms.settle(aim, rolls.attack, rolls.skulls, shields);
            let index = ending_index(terms, settled);
            all[index] = all[index].plus(&rolls.weight);
            if rule.keeps(aim.worth(settled.verdict.is_won(), terms.attacker.size - settled.lost)) {
                kept[index] = kept[index].plus(&rolls.weight);
            } else {
                again = again.plus(&rolls.weight);
            }
        }
        // Without a reroll the weights are out of one roll; with one, out of two.
        let whole = if terms.rerolls.attack { rule.total } else { Narrow::ONE };
        let weigh = |(kept, all): (&Narrow, &Narrow)| {
            let mut weight = Wide::default();
            weight.add_product(kept, &whole);
            weight.add_product(all, &again);
            weight
        };
        let weights = kept.iter().zip(&all).map(weigh).enumerate();
        let endings: Vec<_> =
            weights.filter(|(_, weight)| !weight.is_zero()).map(|(index, weight)| (index, weight.to_big())).collect();
        let won = endings.iter().filter(|(index, _)| ending_at(terms, *index).0.is_won()).map(|(_, weight)| weight).sum();
        Self { rolls, endings, won }
    }
}
