//! Exact numbers as a reader of the language writes them: percent, decimals, fractions.

use crate::{i18n::Words, odds::Fraction};

/// Writes numbers in one language.
pub struct Figures<'a> {
    words: &'a Words,
    mark: String,
}

impl<'a> Figures<'a> {
    /// Returns the figures of a language.
    pub fn new(words: &'a Words) -> Self {
        Self { words, mark: words.say("figure-decimal-mark") }
    }

    /// Returns a chance in percent with two places; what is not certain is never shown as 100, what can be never as 0.
    pub fn percent(&self, chance: &Fraction) -> String {
        let shown = hundredths(chance, 2);
        let id = match shown.as_str() {
            "0.00" if *chance != Fraction::zero() => return self.words.say("figure-hardly"),
            "100.00" if *chance != Fraction::one() => return self.words.say("figure-nearly"),
            _ => "figure-percent",
        };
        self.words.say_with(id, &[("number", (&self.marked(&shown)).into())])
    }

    /// Returns a number with two places.
    pub fn decimal(&self, number: &Fraction) -> String {
        self.marked(&number.decimal(2))
    }

    /// Returns a chance in percent with its fraction: `83.66% (23131/27648)`.
    pub fn exact(&self, chance: &Fraction) -> String {
        let percent = self.percent(chance);
        if *chance == Fraction::zero() || *chance == Fraction::one() { percent } else { format!("{percent} ({chance})") }
    }

    fn marked(&self, number: &str) -> String {
        number.replace('.', &self.mark)
    }
}

/// Returns a chance in whole percent for a narrow cell.
pub fn whole_percent(chance: &Fraction) -> String {
    match hundredths(chance, 0).as_str() {
        "0" if *chance != Fraction::zero() => "<1".to_owned(),
        "100" if *chance != Fraction::one() => ">99".to_owned(),
        shown => shown.to_owned(),
    }
}

fn hundredths(chance: &Fraction, places: u32) -> String {
    (chance * &Fraction::from(100)).decimal(places)
}

/// Returns which of `units` equal steps up to `most` a number reaches, rounded; at least one if it is not 0.
pub fn steps(number: &Fraction, most: &Fraction, units: usize) -> usize {
    let numerator = number.numerator() * most.denominator() * units;
    let reached = Fraction::new(numerator, number.denominator() * most.numerator());
    let rounded = reached.and_then(|reached| reached.decimal(0).parse().ok()).unwrap_or(0);
    if *number == Fraction::zero() { 0 } else { rounded.max(1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::Lang;

    fn fraction(text: &str) -> Fraction {
        text.parse().expect("a fraction")
    }

    #[test]
    fn numbers_follow_the_language() {
        let said = |lang, text: &str| Figures::new(&Words::new(lang)).percent(&fraction(text));
        assert_eq!(said(Lang::En, "23131/27648"), "83.66%");
        assert_eq!(said(Lang::De, "23131/27648"), "83,66\u{a0}%");
        assert_eq!(said(Lang::Pl, "23131/27648"), "83,66%");
        assert_eq!([said(Lang::En, "0"), said(Lang::En, "1")], ["0.00%", "100.00%"]);
    }

    #[test]
    fn what_is_not_certain_is_never_shown_as_certain() {
        let english = Words::new(Lang::En);
        let figures = Figures::new(&english);
        assert_eq!(figures.percent(&fraction("1/1000000")), "<0.01%");
        assert_eq!(figures.percent(&fraction("999999/1000000")), ">99.99%");
        assert_eq!([whole_percent(&fraction("1/1000")), whole_percent(&fraction("999/1000"))], ["<1", ">99"]);
    }

    #[test]
    fn bars_are_in_proportion() {
        let (whole, half) = (Fraction::one(), fraction("1/2"));
        assert_eq!([steps(&half, &whole, 80), steps(&whole, &whole, 80), steps(&Fraction::zero(), &whole, 80)], [40, 80, 0]);
        assert_eq!(steps(&fraction("1/100000"), &whole, 8), 1);
    }
}
