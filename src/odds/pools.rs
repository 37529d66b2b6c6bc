//! Both pools, with their rolls grouped by what they count for.

use super::attack::{AttackRolls, attack_rolls};
use super::defense::DefenseRolls;
use super::terms::Terms;

/// The rolls of both pools.
pub(super) struct Pools {
    pub(super) attack: Vec<AttackRolls>,
    pub(super) defense: DefenseRolls,
}

impl Pools {
    pub(super) fn new(terms: &Terms) -> Self {
        let attack = attack_rolls(terms);
        let defense = DefenseRolls::new(terms, horizon(terms, &attack));
        Self { attack, defense }
    }
}

/// Returns one past the last number of shields that can be beaten; at least the empty roll, whose fight may be won outright.
pub(super) fn horizon(terms: &Terms, attack: &[AttackRolls]) -> usize {
    let strongest = attack.iter().map(|rolls| rolls.attack).max().unwrap_or(0);
    let reach = strongest + terms.attacker.expendable() * terms.sacrifice;
    reach.saturating_sub(terms.defenders()).max(1) as usize
}
