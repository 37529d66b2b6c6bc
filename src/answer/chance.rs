//! Chances and expectations: exact, and for machines as floating-point numbers too.

use crate::odds::{Fraction, Warbands};
use num_bigint::BigUint;
use serde::Serialize;

/// A chance; as JSON its fraction, and the nearest floating-point number.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(from = "ChanceDocument"))]
#[serde(into = "ChanceDocument")]
pub struct Chance(Fraction);

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ChanceDocument {
    /// The chance in lowest terms.
    fraction: String,
    /// The nearest floating-point number.
    p: f64,
}

impl Chance {
    /// Returns a chance.
    #[must_use]
    pub fn new(chance: &Fraction) -> Self {
        Self(chance.clone())
    }

    /// Returns the exact chance.
    #[must_use]
    pub const fn exact(&self) -> &Fraction {
        &self.0
    }
}

impl From<Chance> for ChanceDocument {
    fn from(Chance(chance): Chance) -> Self {
        Self { fraction: chance.to_string(), p: nearest(&chance) }
    }
}

/// A number that is no chance; as JSON its fraction, and the nearest floating-point number.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(from = "ExpectedDocument"))]
#[serde(into = "ExpectedDocument")]
pub struct Expected(Fraction);

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ExpectedDocument {
    /// The number in lowest terms.
    fraction: String,
    /// The nearest floating-point number.
    value: f64,
}

impl Expected {
    /// Returns an expectation.
    #[must_use]
    pub fn new(number: &Fraction) -> Self {
        Self(number.clone())
    }

    /// Returns the exact number.
    #[must_use]
    pub const fn exact(&self) -> &Fraction {
        &self.0
    }
}

impl From<Expected> for ExpectedDocument {
    fn from(Expected(number): Expected) -> Self {
        Self { fraction: number.to_string(), value: nearest(&number) }
    }
}

/// Returns the nearest floating-point number: of numbers that are floats themselves it is the quotient, of others twenty
/// digits decide it.
fn nearest(number: &Fraction) -> f64 {
    match (float(number.numerator()), float(number.denominator())) {
        (Some(numerator), Some(denominator)) => numerator / denominator,
        (_, _) => number.significant(20).parse().unwrap_or_default(),
    }
}

/// Returns a number as a float, if it is one.
fn float(number: &BigUint) -> Option<f64> {
    const TWO_TO_32: f64 = 4_294_967_296.0;
    let number = u64::try_from(number).ok().filter(|number| *number < 1 << 53)?;
    let (high, low) = (u32::try_from(number >> 32).ok()?, u32::try_from(number & 0xffff_ffff).ok()?);
    Some(f64::from(high) * TWO_TO_32 + f64::from(low))
}

/// The chance of losing, or keeping, so many warbands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Losses {
    /// How many.
    pub warbands: u32,
    /// The chance.
    #[serde(flatten)]
    pub chance: Chance,
}

impl Losses {
    /// Returns the chance of so many.
    #[must_use]
    pub fn new((Warbands(warbands), chance): &(Warbands, Fraction)) -> Self {
        Self { warbands: *warbands, chance: Chance::new(chance) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_to_the_nearest_float_agree() {
        for text in ["23131/27648", "1/3", "2963003/15116544", "65330695/20155392", "9007199254740991/9007199254740992", "0", "7"]
        {
            let number: Fraction = text.parse().expect("a fraction");
            assert_eq!(Ok(nearest(&number)), number.significant(20).parse(), "{text}");
        }
    }
}
