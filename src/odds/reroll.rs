//! Fights in which a set of dice may be rolled again once, after it is seen. The second roll stands.
//!
//! The defense is rolled first §5.5.4, so the attacker decides knowing both rolls and the defender knowing only the defense.
//! The attacker rerolls for the aim, the defender against the attacker's victory; of equals, both keep what they have.

use num_bigint::BigUint;

use super::aim::Aim;
use super::answer::Odds;
use super::attack::AttackRolls;
use super::cells::{Pools, cell, cells, ending};
use super::dice::{AttackFace, AttackShown, DefenseFace};
use super::fight::Fight;
use super::resolve::{RollError, check_dice, shields_shown};
use super::terms::Terms;
use super::weight::{Narrow, Wide};

/// Which sets of a given roll are worth rolling again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reroll {
    /// Whether the attacker gains by rolling the attack dice again.
    pub attack: bool,
    /// Whether the defender gained by rolling the defense dice again, before the attack was rolled.
    pub defense: bool,
}

/// The endings of all attack rolls against one defense.
struct Against {
    /// How many defense rolls these are.
    rolls: Narrow,
    endings: Vec<(usize, BigUint)>,
    /// The weight of the endings the attacker wins.
    won: BigUint,
}

/// Returns whether rolling a set again pays, where the fight allows it.
///
/// # Errors
/// The fight is too large, or the faces are not as many as the dice.
pub fn reroll_pays(fight: &Fight, aim: Aim, attack: &[AttackFace], defense: &[DefenseFace]) -> Result<Reroll, RollError> {
    let terms = Terms::new(fight)?;
    check_dice(&terms, attack, defense)?;
    let pools = Pools::new(&terms);
    let (_, shields) = shields_shown(&terms, defense);
    let shields = shields.min(pools.defense.horizon() as u64);
    let shown = AttackShown::of(attack);
    let settled = terms.settle(aim, terms.faces.attack(shown), terms.faces.skulls(shown), shields);
    let keeps = Keeps::new(&terms, aim, &pools.attack, shields);
    let worth = aim.worth(settled.verdict.is_won(), terms.attacker.size - settled.lost);
    let pays = terms.rerolls.defense && {
        let all = all_against(&terms, aim, &pools);
        let here = Against::new(&terms, aim, &pools.attack, shields, Narrow::ONE);
        here.won * Narrow::rolls(terms.defense_dice).to_big() > wins(&all)
    };
    Ok(Reroll { attack: terms.rerolls.attack && !keeps.keeps(worth), defense: pays })
}

/// Returns the odds of a fight with rerolls.
pub(super) fn rerolled(terms: &Terms, aim: Aim) -> Odds {
    let pools = Pools::new(terms);
    let all = all_against(terms, aim, &pools);
    let total = Narrow::rolls(terms.defense_dice).to_big();
    let wins = wins(&all);
    let rerolls = |against: &Against| terms.rerolls.defense && &against.won * &total > wins;
    let again: BigUint = all.iter().filter(|&against| rerolls(against)).map(|against| against.rolls.to_big()).sum();
    let mut weights = vec![BigUint::ZERO; cells(terms)];
    for against in &all {
        let mut times = against.rolls.to_big();
        if terms.rerolls.defense {
            let kept = if rerolls(against) { BigUint::ZERO } else { total.clone() };
            times *= kept + &again;
        }
        for (cell, weight) in &against.endings {
            weights[*cell] += weight * &times;
        }
    }
    let weights = weights.into_iter().map(|weight| (weight != BigUint::ZERO).then_some(weight));
    let twice = |rerolled: bool| if rerolled { 2 } else { 1 };
    let sixths = terms.attack_dice * twice(terms.rerolls.attack) + terms.defense_dice * twice(terms.rerolls.defense);
    Odds::new(terms, weights, sixths)
}

/// Returns the endings against every defense; all beyond the horizon are one.
fn all_against(terms: &Terms, aim: Aim, pools: &Pools) -> Vec<Against> {
    let horizon = pools.defense.horizon();
    let beyond = (horizon as u64, pools.defense.from(horizon));
    let all = (0..).zip(pools.defense.exact.iter().copied()).take(horizon).chain([beyond]);
    let possible = all.filter(|(_, rolls)| !rolls.is_zero());
    possible.map(|(shields, rolls)| Against::new(terms, aim, &pools.attack, shields, rolls)).collect()
}

/// Returns the weight of all attack rolls won, each times its defense rolls.
fn wins(all: &[Against]) -> BigUint {
    all.iter().map(|against| against.rolls.to_big() * &against.won).sum()
}

/// Which attack rolls are kept against one defense.
struct Keeps {
    may_reroll: bool,
    /// How many attack rolls there are.
    total: Narrow,
    /// What a second roll is worth, times `total`.
    second: Narrow,
}

impl Keeps {
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

impl Against {
    fn new(terms: &Terms, aim: Aim, attack: &[AttackRolls], shields: u64, rolls: Narrow) -> Self {
        let keeps = Keeps::new(terms, aim, attack, shields);
        let mut all = vec![Narrow::ZERO; cells(terms)];
        let mut kept = all.clone();
        let mut again = Narrow::ZERO;
        for rolls in attack {
            let settled = terms.settle(aim, rolls.attack, rolls.skulls, shields);
            let cell = cell(terms, settled);
            all[cell] = all[cell].plus(&rolls.weight);
            if keeps.keeps(aim.worth(settled.verdict.is_won(), terms.attacker.size - settled.lost)) {
                kept[cell] = kept[cell].plus(&rolls.weight);
            } else {
                again = again.plus(&rolls.weight);
            }
        }
        // Without a reroll the weights are out of one roll; with one, out of two.
        let whole = if terms.rerolls.attack { keeps.total } else { Narrow::ONE };
        let weigh = |(kept, all): (&Narrow, &Narrow)| {
            let mut weight = Wide::default();
            weight.add_product(kept, &whole);
            weight.add_product(all, &again);
            weight
        };
        let weights = kept.iter().zip(&all).map(weigh).enumerate();
        let endings: Vec<_> =
            weights.filter(|(_, weight)| !weight.is_zero()).map(|(cell, weight)| (cell, weight.to_big())).collect();
        let won = endings.iter().filter(|(cell, _)| ending(terms, *cell).0.is_won()).map(|(_, weight)| weight).sum();
        Self { rolls, endings, won }
    }
}
