//! The attack pool §5.5.5: every sum of swords and skulls with the number of rolls that show it.

use super::dice::{AttackFace, AttackShown};
use super::terms::Terms;
use super::weight::Narrow;

/// The rolls that count for the same swords and skulls.
#[derive(Clone, Copy, Debug)]
pub(super) struct AttackRolls {
    pub(super) attack: u32,
    pub(super) skulls: u32,
    pub(super) weight: Narrow,
}

impl AttackRolls {
    /// Returns how many shields, doubled, are too many for these swords.
    pub(super) const fn beaten_by_dice(&self, terms: &Terms) -> usize {
        self.attack.saturating_sub(terms.defenders()) as usize
    }

    /// Returns how many shields, doubled, are too many for these swords with everybody sacrificed whom the skulls leave.
    pub(super) const fn beaten_by_sacrifice(&self, terms: &Terms) -> usize {
        let left = terms.attacker.expendable().saturating_sub(self.skulls);
        (self.attack + left * terms.sacrifice).saturating_sub(terms.defenders()) as usize
    }
}

/// Returns all rolls of the pool, grouped by what they count for; the same sums may occur several times.
pub(super) fn attack_rolls(terms: &Terms) -> Vec<AttackRolls> {
    let dice = terms.attack_dice;
    let (hollow_sides, sword_sides) = (AttackFace::Hollow.sides(), AttackFace::Sword.sides());
    let binomials = binomials(dice);
    let mut found: Vec<AttackRolls> = Vec::new();
    // Of the dice without a skull: how many rolls show so many hollow swords. A skull is on one side only.
    let mut row = vec![Narrow::ONE];
    for (skulls, binomial) in (0..=dice).rev().zip(&binomials) {
        for (hollow, weight) in (0..).zip(&row) {
            let shown = AttackShown { hollow, swords: dice - skulls - hollow, skulls };
            let (attack, skulls) = (terms.faces.attack(shown), terms.faces.skulls(shown));
            let weight = weight.times(*binomial);
            match found.last_mut() {
                Some(last) if last.attack == attack && last.skulls == skulls => last.weight = last.weight.plus(&weight),
                Some(_) | None => found.push(AttackRolls { attack, skulls, weight }),
            }
        }
        row.push(Narrow::ZERO);
        for hollow in (0..row.len()).rev() {
            let below = if hollow == 0 { Narrow::ZERO } else { row[hollow - 1].times(hollow_sides) };
            row[hollow] = row[hollow].times(sword_sides).plus(&below);
        }
    }
    found
}

/// Returns the binomial coefficients: in how many ways 0, 1, 2 … of so many dice can be chosen. Those of 60 dice fit.
pub(super) fn binomials(dice: u32) -> Vec<u64> {
    let step = |ways: &mut u64, chosen: u64| {
        let now = *ways;
        *ways = now * (u64::from(dice) - chosen) / (chosen + 1);
        Some(now)
    };
    (0..=u64::from(dice)).scan(1, step).collect()
}

#[cfg(test)]
mod tests {
    use super::super::fight::Fight;
    use super::*;

    #[test]
    fn rolls_add_up_to_all_of_them() {
        for dice in [0, 1, 7, 60] {
            let terms = Terms::new(&Fight::new(dice, 0, 0)).expect("a fight within the limits");
            let sum = attack_rolls(&terms).iter().fold(Narrow::ZERO, |sum, rolls| sum.plus(&rolls.weight));
            assert_eq!(sum, Narrow::rolls(dice));
        }
    }
}
