//! Fractions read from text and written as decimals, in whole numbers throughout.

use std::str::FromStr;

use num_bigint::BigUint;

use super::fraction::Fraction;

/// Why a text is not a fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FractionError {
    /// It is not of the form `4/5`, `0.8` or `80%`.
    #[error("not of the form 4/5, 0.8 or 80%")]
    NotAFraction,
    /// The denominator is 0.
    #[error("the denominator is 0")]
    ZeroDenominator,
}

impl Fraction {
    /// Returns the decimal with so many places, rounded to the nearest, up from the middle: `0.8366`.
    #[must_use]
    pub fn decimal(&self, places: u32) -> String {
        let scaled = self.scaled(&ten_to(places)).to_string();
        let width = places as usize + 1;
        let padded = format!("{scaled:0>width$}");
        let (whole, places) = padded.split_at(padded.len() - places as usize);
        if places.is_empty() { whole.to_owned() } else { format!("{whole}.{places}") }
    }

    /// Returns the decimal with so many significant digits, however small: `8.366e-1`. With 20 digits a caller who parses
    /// this as a float gets the nearest one.
    #[must_use]
    pub fn significant(&self, digits: u32) -> String {
        if self.numerator == BigUint::ZERO {
            return "0".to_owned();
        }
        let digits = digits.max(1);
        let length = |number: &BigUint| i64::try_from(number.to_string().len()).unwrap_or(i64::MAX);
        // The power of ten of the first digit, or one above it.
        let mut exponent = length(&self.numerator) - length(&self.denominator);
        if self.leading(exponent, digits) < ten_to(digits - 1) {
            exponent -= 1;
        }
        let mut leading = self.leading(exponent, digits);
        if leading >= ten_to(digits) {
            // Rounding carried into a new first digit.
            exponent += 1;
            leading = self.leading(exponent, digits);
        }
        let text = leading.to_string();
        let (first, rest) = text.split_at(1);
        let point = if rest.is_empty() { "" } else { "." };
        format!("{first}{point}{rest}e{exponent}")
    }

    /// Returns the first `digits` digits as a whole number, rounded, the first one counting ten to the power of `exponent`.
    fn leading(&self, exponent: i64, digits: u32) -> BigUint {
        let shift = i64::from(digits) - 1 - exponent;
        let power = ten_to(u32::try_from(shift.unsigned_abs()).unwrap_or(u32::MAX));
        if shift >= 0 {
            return self.scaled(&power);
        }
        let denominator = &self.denominator * power;
        Self { numerator: self.numerator.clone(), denominator }.scaled(&BigUint::from(1_u8))
    }

    /// Returns the whole number nearest to this fraction times `factor`, up from the middle.
    fn scaled(&self, factor: &BigUint) -> BigUint {
        (&self.numerator * factor * 2_u8 + &self.denominator) / (&self.denominator * 2_u8)
    }
}

fn ten_to(power: u32) -> BigUint {
    BigUint::from(10_u8).pow(power)
}

impl FromStr for Fraction {
    type Err = FractionError;

    /// Reads `4/5`, `0.8` or `80%`.
    fn from_str(text: &str) -> Result<Self, FractionError> {
        if let Some((numerator, denominator)) = text.split_once('/') {
            let (numerator, denominator) = (digits(numerator)?, digits(denominator)?);
            return Self::new(numerator, denominator).ok_or(FractionError::ZeroDenominator);
        }
        let (number, hundredths) = text.strip_suffix('%').map_or((text, 0), |number| (number.trim_end(), 2));
        let (whole, places) = number.split_once('.').unwrap_or((number, ""));
        let power = u32::try_from(places.len()).map_err(|_| FractionError::NotAFraction)?;
        let numerator = digits(&format!("{whole}{places}"))?;
        Ok(Self::reduced(numerator, ten_to(power + hundredths)))
    }
}

/// Returns the number written in digits alone: no sign, no separators, and not longer than anyone would type.
fn digits(text: &str) -> Result<BigUint, FractionError> {
    let plain = !text.is_empty() && text.len() <= 1000 && text.bytes().all(|byte| byte.is_ascii_digit());
    if plain { text.parse().map_err(|_| FractionError::NotAFraction) } else { Err(FractionError::NotAFraction) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fraction(text: &str) -> Fraction {
        text.parse().expect("a fraction")
    }

    #[test]
    fn decimals_round_to_the_nearest() {
        assert_eq!(fraction("23131/27648").decimal(16), "0.8366247106481481");
        assert_eq!(fraction("2/3").decimal(2), "0.67");
        assert_eq!(fraction("1/8").decimal(2), "0.13");
        assert_eq!(fraction("999/1000").decimal(2), "1.00");
        assert_eq!(fraction("65/20").decimal(0), "3");
        assert_eq!(fraction("7/2").decimal(0), "4");
    }

    #[test]
    fn significant_digits_hold_however_small() {
        assert_eq!(fraction("23131/27648").significant(4), "8.366e-1");
        assert_eq!(fraction("1/3000000").significant(3), "3.33e-7");
        assert_eq!(fraction("99996/100000").significant(4), "1.000e0");
        assert_eq!(fraction("12345").significant(2), "1.2e4");
        assert_eq!(fraction("1/10").significant(1), "1e-1");
        assert_eq!(fraction("0").significant(5), "0");
    }

    #[test]
    fn fractions_read_in_three_forms() {
        assert_eq!(fraction("80%"), fraction("4/5"));
        assert_eq!(fraction("0.8"), fraction("8/10"));
        assert_eq!(fraction("12.5 %").to_string(), "1/8");
        assert_eq!("1/0".parse::<Fraction>(), Err(FractionError::ZeroDenominator));
        for bad in ["", "-1", "1e3", "%", "a/b", "1/2/3", "1.2.3", "1_0", "+1"] {
            assert_eq!(bad.parse::<Fraction>(), Err(FractionError::NotAFraction), "{bad}");
        }
    }
}
