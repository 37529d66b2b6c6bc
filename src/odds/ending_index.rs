//! The endings of a fight that are counted, numbered by verdict, then by the attacker's losses.

use super::outcome::Verdict;
use super::settle::Settled;
use super::terms::Terms;

const VERDICTS: [Verdict; 3] = [Verdict::Won, Verdict::WonBySacrifice, Verdict::Lost];

/// Returns the number of endings.
pub(super) fn ending_count(terms: &Terms) -> usize {
    VERDICTS.len() * (terms.attacker.size as usize + 1)
}

/// Returns the index of an ending.
pub(super) fn ending_index(terms: &Terms, settled: Settled) -> usize {
    settled.verdict as usize * (terms.attacker.size as usize + 1) + settled.lost as usize
}

/// Returns the verdict and the losses of the ending with an index.
pub(super) fn ending_at(terms: &Terms, index: usize) -> (Verdict, u32) {
    let width = terms.attacker.size as usize + 1;
    (VERDICTS[index / width], u32::try_from(index % width).unwrap_or(u32::MAX))
}
