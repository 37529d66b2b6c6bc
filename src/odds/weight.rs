//! Fixed-width whole numbers that count rolls: [`Narrow`] for one pool, [`Wide`] for both.
//!
//! A pool of 60 dice has 6^60 < 2^156 rolls, and a value of at most a thousand may be weighed with each: three limbs. Two
//! pools have at most 6^120 < 2^311: six limbs. Nothing here can overflow within `MOST_DICE`; longer numbers are `fraction`'s
//! business.

use std::cmp::Ordering;

use num_bigint::BigUint;

/// A number of rolls of one pool, lowest limb first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Narrow([u64; 3]);

/// A number of rolls of both pools, lowest limb first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Wide([u64; 6]);

impl Narrow {
    pub(super) const ZERO: Self = Self([0; 3]);
    pub(super) const ONE: Self = Self([1, 0, 0]);

    /// Returns six to the power of `dice`: how many rolls the pool has.
    pub(super) fn rolls(dice: u32) -> Self {
        (0..dice).fold(Self::ONE, |rolls, _| rolls.times(6))
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0 == [0; 3]
    }

    pub(super) fn plus(mut self, other: &Self) -> Self {
        let mut carry = 0;
        for (limb, &more) in self.0.iter_mut().zip(&other.0) {
            let sum = u128::from(*limb) + u128::from(more) + carry;
            *limb = low(sum);
            carry = sum >> 64;
        }
        self
    }

    /// Returns the difference; `other` must not be the greater.
    pub(super) fn minus(mut self, other: &Self) -> Self {
        let mut borrowed = false;
        for (limb, &less) in self.0.iter_mut().zip(&other.0) {
            let (rest, first) = limb.overflowing_sub(less);
            let (rest, second) = rest.overflowing_sub(u64::from(borrowed));
            *limb = rest;
            borrowed = first || second;
        }
        self
    }

    pub(super) fn times(mut self, factor: u64) -> Self {
        let mut carry = 0;
        for limb in &mut self.0 {
            let product = u128::from(*limb) * u128::from(factor) + carry;
            *limb = low(product);
            carry = product >> 64;
        }
        self
    }

    pub(super) fn to_big(self) -> BigUint {
        big(&self.0)
    }
}

impl Ord for Narrow {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }
}

impl PartialOrd for Narrow {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Wide {
    pub(super) fn is_zero(&self) -> bool {
        self.0 == [0; 6]
    }

    /// Adds the product of `left` and `right`. Small pools fit the lowest limbs, and most pools at a table are small.
    pub(super) fn add_product(&mut self, left: &Narrow, right: &Narrow) {
        let Narrow([low_left, rest_left @ ..]) = left;
        let Narrow([low_right, rest_right @ ..]) = right;
        if *rest_left == [0; 2] && *rest_right == [0; 2] {
            self.add_at(0, u128::from(*low_left) * u128::from(*low_right));
            return;
        }
        let mut spill = 0;
        for (row, &factor) in left.0.iter().enumerate() {
            let mut carry = 0;
            for (column, &digit) in right.0.iter().enumerate() {
                let limb = &mut self.0[row + column];
                let sum = u128::from(factor) * u128::from(digit) + u128::from(*limb) + carry;
                *limb = low(sum);
                carry = sum >> 64;
            }
            let sum = u128::from(self.0[row + 3]) + carry + spill;
            self.0[row + 3] = low(sum);
            spill = sum >> 64;
        }
    }

    fn add_at(&mut self, from: usize, mut carry: u128) {
        for limb in &mut self.0[from..] {
            if carry == 0 {
                break;
            }
            let sum = u128::from(*limb) + u128::from(low(carry));
            *limb = low(sum);
            carry = (carry >> 64) + (sum >> 64);
        }
    }

    pub(super) fn to_big(self) -> BigUint {
        big(&self.0)
    }
}

/// Returns the lowest limb.
#[expect(clippy::cast_possible_truncation, reason = "the upper half is carried by the caller")]
const fn low(value: u128) -> u64 {
    value as u64
}

fn big(limbs: &[u64]) -> BigUint {
    let used = limbs.iter().rposition(|&limb| limb != 0).map_or(0, |last| last + 1);
    if used <= 2 {
        let high = u128::from(limbs[1]) << 64;
        return BigUint::from(high | u128::from(limbs[0]));
    }
    let mut bytes = [0; 48];
    for (chunk, limb) in bytes.chunks_exact_mut(8).zip(&limbs[..used]) {
        chunk.copy_from_slice(&limb.to_le_bytes());
    }
    BigUint::from_bytes_le(&bytes[..used * 8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_agree_with_long_numbers() {
        let (attack, defense) = (Narrow::rolls(60), Narrow::rolls(60).minus(&Narrow::ONE));
        let mut sum = Wide::default();
        let mut long = BigUint::ZERO;
        for _ in 0..5 {
            sum.add_product(&attack, &defense);
            sum.add_product(&Narrow::ONE.times(u64::MAX), &Narrow::ONE.times(u64::MAX));
            long += attack.to_big() * defense.to_big() + BigUint::from(u64::MAX) * u64::MAX;
        }
        assert_eq!(sum.to_big(), long);
        assert_eq!(attack.to_big(), BigUint::from(6_u8).pow(60));
    }

    #[test]
    fn order_starts_at_the_highest_limb() {
        assert!(Narrow::rolls(40) > Narrow::rolls(39).times(5));
        assert!(Narrow::rolls(60).minus(&Narrow::ONE) < Narrow::rolls(60));
    }
}
