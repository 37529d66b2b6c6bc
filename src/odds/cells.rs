//! Where the rolls of a fight are counted: both pools by what their rolls come to, and a place for every ending.

use super::attack::{AttackRolls, attack_rolls};
use super::defense::DefenseRolls;
use super::outcome::Verdict;
use super::settle::Settled;
use super::terms::Terms;

/// Both pools, each gathered by what its rolls count for.
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

/// Returns how many endings there are to tell apart.
pub(super) fn cells(terms: &Terms) -> usize {
    3 * (terms.attacker.size as usize + 1)
}

/// Returns the place of an ending among all: by verdict, then by losses.
pub(super) fn cell(terms: &Terms, settled: Settled) -> usize {
    let row = match settled.verdict {
        Verdict::Won => 0,
        Verdict::WonBySacrifice => 1,
        Verdict::Lost => 2,
    };
    row * (terms.attacker.size as usize + 1) + settled.lost as usize
}

/// Returns the ending at that place.
pub(super) fn ending(terms: &Terms, cell: usize) -> (Verdict, u32) {
    let width = terms.attacker.size as usize + 1;
    let verdict = [Verdict::Won, Verdict::WonBySacrifice, Verdict::Lost][cell / width];
    (verdict, u32::try_from(cell % width).unwrap_or(u32::MAX))
}
