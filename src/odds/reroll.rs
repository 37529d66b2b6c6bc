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
    endings: Vec<(usize, Wide)>,
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
        let mut counts = vec![None; ending_count(&terms)];
        let here = DefenseEndings::new(&terms, aim, &pools.attack, (shields, Narrow::ONE), &mut counts);
        here.won * Narrow::rolls(terms.defense_dice).to_big() > winning_rolls(all.iter().map(|it| (&it.rolls, &it.won)))
    };
    Ok(Reroll { attack: terms.rerolls.attack && !rule.keeps(worth), defense })
}

/// Returns the odds of a fight with rerolls.
pub(super) fn rerolled_odds(terms: &Terms, aim: Aim) -> Odds {
    let pools = Pools::new(terms);
    let all = endings_by_defense(terms, aim, &pools);
    let won: Vec<(Narrow, BigUint)> = all.iter().map(|against| (against.rolls, against.won.clone())).collect();
    let mut weights = vec![BigUint::ZERO; ending_count(terms)];
    for (against, times) in all.iter().zip(defense_weights(terms, &won)) {
        for (index, weight) in &against.endings {
            weights[*index] += weight.to_big() * &times;
        }
    }
    let weights = weights.into_iter().map(|weight| (weight != BigUint::ZERO).then_some(weight));
    Odds::new(terms, weights, sixths(terms))
}

/// Returns how many dice are rolled in all: the weights are out of six to the power of this.
pub(super) fn sixths(terms: &Terms) -> u32 {
    let twice = |rerolled: bool| if rerolled { 2 } else { 1 };
    terms.attack_dice * twice(terms.rerolls.attack) + terms.defense_dice * twice(terms.rerolls.defense)
}

/// Returns how much each defense weighs, given how many rolls it is and how often the attacker beats it: a defender who may
/// rolls again what is beaten more often than the average.
pub(super) fn defense_weights(terms: &Terms, defenses: &[(Narrow, BigUint)]) -> Vec<BigUint> {
    if !terms.rerolls.defense {
        return defenses.iter().map(|(rolls, _)| rolls.to_big()).collect();
    }
    let total = Narrow::rolls(terms.defense_dice).to_big();
    let wins = winning_rolls(defenses.iter().map(|(rolls, won)| (rolls, won)));
    let rerolls = |won: &BigUint| won * &total > wins;
    let again: BigUint = defenses.iter().filter(|(_, won)| rerolls(won)).map(|(rolls, _)| rolls.to_big()).sum();
    let weight = |(rolls, won): &(Narrow, BigUint)| {
        let kept = if rerolls(won) { BigUint::ZERO } else { total.clone() };
        rolls.to_big() * (kept + &again)
    };
    defenses.iter().map(weight).collect()
}

/// Returns every possible defense as shields and the number of its rolls; all beyond the horizon are one.
pub(super) fn possible_defenses(pools: &Pools) -> impl Iterator<Item = (u64, Narrow)> {
    let horizon = pools.defense.horizon();
    let beyond = (horizon as u64, pools.defense.from(horizon));
    let all = (0..).zip(pools.defense.exact.iter().copied()).take(horizon).chain([beyond]);
    all.filter(|(_, rolls)| !rolls.is_zero())
}

/// Returns the endings against every defense.
fn endings_by_defense(terms: &Terms, aim: Aim, pools: &Pools) -> Vec<DefenseEndings> {
    let mut counts = vec![None; ending_count(terms)];
    possible_defenses(pools).map(|defense| DefenseEndings::new(terms, aim, &pools.attack, defense, &mut counts)).collect()
}

/// Returns how many pairs of rolls the attacker wins.
fn winning_rolls<'a>(defenses: impl Iterator<Item = (&'a Narrow, &'a BigUint)>) -> BigUint {
    defenses.map(|(rolls, won)| rolls.to_big() * won).sum()
}

/// Which attack rolls are kept against one defense.
pub(super) struct KeepRule {
    check_rerolls: bool,
    /// How many attack rolls there are.
    total: Narrow,
    /// The expected worth of a second roll, times `total`.
    pub(super) second: Narrow,
}

impl KeepRule {
    pub(super) fn new(terms: &Terms, aim: Aim, attack: &[AttackRolls], shields: u64) -> Self {
        let worth = |rolls: &AttackRolls| {
            let settled = terms.settle(aim, rolls.attack, rolls.skulls, shields);
            aim.worth(settled.verdict.is_won(), terms.attacker.size - settled.lost)
        };
        let add = |sum: Narrow, rolls: &AttackRolls| sum.plus(&rolls.weight.times(worth(rolls).into()));
        let second = attack.iter().fold(Narrow::ZERO, add);
        Self { check_rerolls: terms.rerolls.attack, total: Narrow::rolls(terms.attack_dice), second }
    }

    pub(super) fn keeps(&self, worth: u32) -> bool {
        !self.check_rerolls || self.total.times(worth.into()) >= self.second
    }

    /// Returns what a roll that is kept weighs. Without a reroll the weights are out of one roll; with one, out of two.
    pub(super) const fn whole(&self) -> Narrow {
        if self.check_rerolls { self.total } else { Narrow::ONE }
    }
}

/// Of the rolls with one ending: those that are kept, and all of them.
type RollCounts = (Narrow, Narrow);

impl DefenseEndings {
    /// Returns the endings against so many shields, which so many rolls show. `counts` has a place for each ending; it is empty
    /// before and after.
    fn new(
        terms: &Terms,
        aim: Aim,
        attack: &[AttackRolls],
        (shields, rolls): (u64, Narrow),
        counts: &mut [Option<RollCounts>],
    ) -> Self {
        let rule = KeepRule::new(terms, aim, attack, shields);
        let mut found = Vec::new();
        let mut again = Narrow::ZERO;
        for rolls in attack {
            let settled = terms.settle(aim, rolls.attack, rolls.skulls, shields);
            let index = ending_index(terms, settled);
            let (kept, all) = counts[index].get_or_insert_with(|| {
                found.push(index);
                (Narrow::ZERO, Narrow::ZERO)
            });
            *all = all.plus(&rolls.weight);
            if rule.keeps(aim.worth(settled.verdict.is_won(), terms.attacker.size - settled.lost)) {
                *kept = kept.plus(&rolls.weight);
            } else {
                again = again.plus(&rolls.weight);
            }
        }
        let weigh = |index: usize| {
            let (kept, all) = counts[index].take()?;
            let mut weight = Wide::default();
            weight.add_product(&kept, &rule.whole());
            weight.add_product(&all, &again);
            (!weight.is_zero()).then_some((index, weight))
        };
        let endings: Vec<_> = found.into_iter().filter_map(weigh).collect();
        let is_won = |index: usize| ending_at(terms, index).0.is_won();
        let won = endings.iter().filter(|(index, _)| is_won(*index)).map(|(_, weight)| weight.to_big()).sum();
        Self { rolls, endings, won }
    }
}
