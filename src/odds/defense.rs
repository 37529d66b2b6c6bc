//! The defense pool §5.5.4: every number of shields, doubled, with the number of rolls that show it.
//!
//! Sixty dice can show 2^60 shields, so only numbers below a horizon are counted separately: past it every attack fails.

use super::attack::binomials;
use super::dice::{DefenseFace, DefenseShown};
use super::terms::Terms;
use super::weight::Narrow;

/// All rolls of the defense pool.
#[derive(Clone, Debug)]
pub(super) struct DefenseRolls {
    /// By shields, below the horizon.
    pub(super) exact: Vec<Narrow>,
    /// Rolls with fewer shields than the index, up to the horizon.
    below: Vec<Narrow>,
    total: Narrow,
}

impl DefenseRolls {
    /// Returns all rolls of the pool, counted separately below `horizon` shields.
    pub(super) fn new(terms: &Terms, horizon: usize) -> Self {
        let dice = terms.defense_dice;
        let mut exact = vec![Narrow::ZERO; separate(horizon, dice)];
        let sides = sides_by_shields(terms);
        // Of the dice that do not double: how many rolls show so many shields. A doubler is on one side only.
        let mut row = vec![Narrow::ONE];
        for (doublers, &binomial) in (0..=dice).rev().zip(&binomials(dice)) {
            for (shields, weight) in (0_u64..).zip(&row) {
                let at = usize::try_from(shields << doublers).ok();
                let Some(cell) = at.and_then(|at| exact.get_mut(at)) else { break };
                *cell = cell.plus(&weight.times(binomial));
            }
            add_die(&mut row, sides);
        }
        let add = |sum: &mut Narrow, weight: &Narrow| {
            *sum = sum.plus(weight);
            Some(*sum)
        };
        let below = std::iter::once(Narrow::ZERO).chain(exact.iter().scan(Narrow::ZERO, add)).collect();
        Self { exact, below, total: Narrow::rolls(dice) }
    }

    /// Returns whether all numbers of shields of so many dice are counted separately below `horizon`.
    pub(super) fn reaches(&self, horizon: usize, dice: u32) -> bool {
        self.exact.len() >= separate(horizon, dice)
    }

    /// Returns the number of rolls with fewer than `shields`, which must not lie beyond the horizon.
    pub(super) fn below(&self, shields: usize) -> Narrow {
        self.below[shields]
    }

    /// Returns the number of rolls with at least `shields`, which must not lie beyond the horizon.
    pub(super) fn from(&self, shields: usize) -> Narrow {
        self.total.minus(&self.below[shields])
    }

    /// Returns the first number of shields that is not counted separately.
    pub(super) fn horizon(&self) -> usize {
        self.exact.len()
    }
}

/// Returns how many numbers of shields there are below `horizon`.
fn separate(horizon: usize, dice: u32) -> usize {
    let most_shields = 1_usize.checked_shl(dice).unwrap_or(usize::MAX - 1);
    horizon.min(most_shields + 1)
}

/// Returns how many of the six sides show 0, 1 and 2 shields that count and do not double.
fn sides_by_shields(terms: &Terms) -> [u64; 3] {
    let mut sides = [0; 3];
    for face in DefenseFace::FACES {
        if face != DefenseFace::Double {
            let shields = terms.faces.shields(DefenseShown::count(&[face]));
            sides[shields as usize] += 1;
        }
    }
    sides
}

/// Adds to the rolls by shields one more die that does not double.
fn add_die(row: &mut Vec<Narrow>, [none, one, two]: [u64; 3]) {
    row.extend([Narrow::ZERO; 2]);
    for shields in (0..row.len()).rev() {
        let mut sum = row[shields].times(none);
        if shields >= 1 {
            sum = sum.plus(&row[shields - 1].times(one));
        }
        if shields >= 2 {
            sum = sum.plus(&row[shields - 2].times(two));
        }
        row[shields] = sum;
    }
}

#[cfg(test)]
mod tests {
    use super::super::fight::Fight;
    use super::*;

    fn pool(dice: u32, horizon: usize) -> DefenseRolls {
        let terms = Terms::new(&Fight::new(0, dice, 0)).expect("a fight within the limits");
        DefenseRolls::new(&terms, horizon)
    }

    #[test]
    fn law_5_5_4_doublers_stack() {
        let two = pool(2, 100);
        let weights: Vec<_> = (0..5).map(|shields| two.exact[shields]).collect();
        let expected = [9, 8, 12, 4, 3].map(|count| Narrow::ONE.times(count));
        assert_eq!(weights, expected);
        assert_eq!(two.horizon(), 5);
        assert!(two.from(5).is_zero());
    }

    #[test]
    fn rolls_past_the_horizon_are_counted() {
        let sixty = pool(60, 300);
        assert_eq!(sixty.horizon(), 300);
        assert_eq!(sixty.below(300).plus(&sixty.from(300)), Narrow::rolls(60));
    }
}
