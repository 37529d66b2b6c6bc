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
        let strongest = attack.iter().map(|rolls| rolls.attack).max().unwrap_or(0);
        let reach = strongest + terms.attacker.expendable() * terms.sacrifice;
        // One past the last defense that can be beaten; at least the empty roll, whose fight may be won outright.
        let horizon = reach.saturating_sub(terms.defenders()).max(1);
        Self { attack, defense: DefenseRolls::new(terms, horizon as usize) }
    }
}
