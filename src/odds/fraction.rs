//! Fractions in lowest terms, as long as they need to be. Writing them as decimals is done in `decimal`.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Mul};

use num_bigint::BigUint;
use num_integer::Integer;

/// A fraction that is not negative, in lowest terms.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    pub(super) numerator: BigUint,
    pub(super) denominator: BigUint,
}

impl Fraction {
    /// Returns the fraction in lowest terms; nothing if the denominator is 0.
    #[must_use]
    pub fn new(numerator: impl Into<BigUint>, denominator: impl Into<BigUint>) -> Option<Self> {
        let (numerator, denominator) = (numerator.into(), denominator.into());
        (denominator != BigUint::ZERO).then(|| Self::reduced(numerator, denominator))
    }

    /// Returns 0.
    #[must_use]
    pub fn zero() -> Self {
        Self::whole(BigUint::ZERO)
    }

    /// Returns 1.
    #[must_use]
    pub fn one() -> Self {
        Self::whole(BigUint::from(1_u8))
    }

    /// Returns what is missing to 1, or 0 if nothing is.
    #[must_use]
    pub fn complement(&self) -> Self {
        if self.numerator > self.denominator {
            return Self::zero();
        }
        // What divides both the difference and the denominator divides the numerator too: the terms stay lowest.
        Self { numerator: &self.denominator - &self.numerator, denominator: self.denominator.clone() }
    }

    /// Returns how much something with a chance may be worth so that it comes, with all the others, to no more than this: nearly
    /// the most, and never more; 0 where nothing is left for it.
    #[must_use]
    pub fn left_for(&self, chance: &Self, others: &Self) -> Self {
        const GRAIN: u32 = 1 << 20;
        let (whole, taken) = (&self.numerator * &others.denominator, &others.numerator * &self.denominator);
        if whole <= taken || chance.numerator == BigUint::ZERO {
            return Self::zero();
        }
        let left = (whole - taken) * &chance.denominator * GRAIN;
        let parts = left / (&self.denominator * &others.denominator * &chance.numerator);
        Self::reduced(parts.min(BigUint::from(GRAIN)), BigUint::from(GRAIN))
    }

    /// Returns half of this.
    #[must_use]
    pub fn halved(&self) -> Self {
        Self::reduced(self.numerator.clone(), &self.denominator * 2_u8)
    }

    /// Returns the numerator.
    #[must_use]
    pub const fn numerator(&self) -> &BigUint {
        &self.numerator
    }

    /// Returns the denominator.
    #[must_use]
    pub const fn denominator(&self) -> &BigUint {
        &self.denominator
    }

    /// Returns `numerator` over six to the power of `dice`. Only twos and threes can be cancelled, which is far quicker than
    /// a gcd.
    pub(super) fn of_rolls(numerator: BigUint, dice: u32) -> Self {
        let Some(twos) = numerator.trailing_zeros() else { return Self::zero() };
        let twos = u32::try_from(twos).map_or(dice, |twos| twos.min(dice));
        let (numerator, threes) = without_threes(numerator >> twos, dice);
        Self { numerator, denominator: three_to(dice - threes) << (dice - twos) }
    }

    pub(super) fn whole(numerator: BigUint) -> Self {
        Self { numerator, denominator: BigUint::from(1_u8) }
    }

    /// Returns the fraction in lowest terms; the denominator must not be 0. A gcd of long numbers takes long, and chances of dice
    /// have only twos and threes to cancel.
    pub(super) fn reduced(numerator: BigUint, denominator: BigUint) -> Self {
        let (Some(above), Some(below)) = (numerator.trailing_zeros(), denominator.trailing_zeros()) else { return Self::zero() };
        let (numerator, denominator) = (numerator >> above.min(below), denominator >> above.min(below));
        let (other, threes) = without_threes(&denominator >> (below - above.min(below)), u32::MAX);
        if other == BigUint::from(1_u8) {
            let (numerator, common) = without_threes(numerator, threes);
            return Self { numerator, denominator: denominator / three_to(common) };
        }
        let common = numerator.gcd(&denominator);
        Self { numerator: numerator / &common, denominator: denominator / common }
    }
}

/// Divides `number`, which must not be 0, by three as often as it goes, up to `most` times; returns how often that was.
fn without_threes(mut number: BigUint, most: u32) -> (BigUint, u32) {
    // The greatest power of three below 2^64: what is left over after dividing by it tells how many threes are in the number.
    const POWER: u32 = 40;
    let mut threes = 0;
    while threes < most {
        let mut rest = u64::try_from(&number % 3_u64.pow(POWER)).unwrap_or_default();
        let mut here = POWER.min(most - threes);
        if rest != 0 {
            let mut count = 0;
            while rest % 3 == 0 {
                rest /= 3;
                count += 1;
            }
            here = here.min(count);
        }
        if here == 0 {
            break;
        }
        number /= 3_u64.pow(here);
        threes += here;
    }
    (number, threes)
}

/// Returns three to that power.
fn three_to(power: u32) -> BigUint {
    match 3_u128.checked_pow(power) {
        Some(number) => BigUint::from(number),
        None => BigUint::from(3_u8).pow(power),
    }
}

impl Add for &Fraction {
    type Output = Fraction;

    fn add(self, other: &Fraction) -> Fraction {
        if self.denominator == other.denominator {
            return Fraction::reduced(&self.numerator + &other.numerator, self.denominator.clone());
        }
        let numerator = &self.numerator * &other.denominator + &other.numerator * &self.denominator;
        Fraction::reduced(numerator, &self.denominator * &other.denominator)
    }
}

impl Mul for &Fraction {
    type Output = Fraction;

    fn mul(self, other: &Fraction) -> Fraction {
        Fraction::reduced(&self.numerator * &other.numerator, &self.denominator * &other.denominator)
    }
}

impl From<u32> for Fraction {
    fn from(number: u32) -> Self {
        Self::whole(BigUint::from(number))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.denominator == other.denominator {
            return self.numerator.cmp(&other.numerator);
        }
        let product = |left: &BigUint, right: &BigUint| {
            Some(u128::from(u64::try_from(left).ok()?) * u128::from(u64::try_from(right).ok()?))
        };
        if let (Some(left), Some(right)) =
            (product(&self.numerator, &other.denominator), product(&other.numerator, &self.denominator))
        {
            return left.cmp(&right);
        }
        (&self.numerator * &other.denominator).cmp(&(&other.numerator * &self.denominator))
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_cancelled_like_any_fraction() {
        for numerator in [0_u128, 1, 2, 3, 36, 3_u128.pow(50) * 7, 6_u128.pow(40), 6_u128.pow(39) * 5] {
            let quick = Fraction::of_rolls(numerator.into(), 40);
            assert_eq!(Some(quick), Fraction::new(numerator, BigUint::from(6_u8).pow(40)));
        }
    }

    #[test]
    fn sums_and_products_stay_in_lowest_terms() {
        let (half, third) = (Fraction::of_rolls(3_u8.into(), 1), Fraction::of_rolls(2_u8.into(), 1));
        assert_eq!((&half + &third).to_string(), "5/6");
        assert_eq!((&half * &third).to_string(), "1/6");
        assert_eq!(third.complement().to_string(), "2/3");
        assert!(third < half && Fraction::one() == &half + &half);
        assert_eq!(Fraction::new(1_u8, 0_u8), None);
    }
}
