//! Exact numbers formatted for a language: percent, decimals, fractions.

use crate::{
    i18n::{Words, id},
    odds::Fraction,
};

/// Writes numbers in one language.
pub struct Figures<'a> {
    words: &'a Words,
    mark: String,
    /// What stands before and after a number of percent.
    around: (String, String),
    fractions: bool,
}

impl<'a> Figures<'a> {
    /// Returns the figures of a language.
    pub fn new(words: &'a Words) -> Self {
        let percent = words.say_with(id::FIGURE_PERCENT, &[("number", "#".into())]);
        let (before, after) = percent.split_once('#').unwrap_or(("", &percent));
        Self { words, mark: words.say(id::FIGURE_DECIMAL_MARK), around: (before.to_owned(), after.to_owned()), fractions: true }
    }

    /// Returns figures that write fractions beside decimals, or do not.
    #[must_use]
    pub fn with_fractions(self, fractions: bool) -> Self {
        Self { fractions, ..self }
    }

    /// Returns a chance in percent with two places; what is not certain is never shown as 100, what can be never as 0.
    #[must_use]
    pub fn percent(&self, chance: &Fraction) -> String {
        let shown = hundredths(chance, 2);
        match shown.as_str() {
            "0.00" if *chance != Fraction::zero() => self.words.say(id::FIGURE_HARDLY),
            "100.00" if *chance != Fraction::one() => self.words.say(id::FIGURE_NEARLY),
            shown => format!("{}{}{}", self.around.0, self.marked(shown), self.around.1),
        }
    }

    /// Returns a number with two places.
    #[must_use]
    pub fn decimal(&self, number: &Fraction) -> String {
        self.marked(&number.decimal(2))
    }

    /// Returns a chance in percent, with its fraction where fractions are written: `83.66% (23131/27648)`.
    #[must_use]
    pub fn exact(&self, chance: &Fraction) -> String {
        let percent = self.percent(chance);
        if !self.fractions || *chance == Fraction::zero() || *chance == Fraction::one() {
            percent
        } else {
            format!("{percent} ({chance})")
        }
    }

    /// Returns the difference of two chances in percentage points, with its fraction where fractions are written.
    #[must_use]
    pub fn points(&self, difference: &Fraction) -> String {
        let shown = hundredths(difference, 2);
        let hardly = shown == "0.00" && *difference != Fraction::zero();
        let number = if hardly { format!("<{}", self.marked("0.01")) } else { self.marked(&shown) };
        let points = self.words.say_with(id::FIGURE_POINTS, &[("number", (&number).into())]);
        if self.fractions { format!("{points} ({difference})") } else { points }
    }

    fn marked(&self, number: &str) -> String {
        number.replace('.', &self.mark)
    }
}

/// Returns a chance in whole percent for a narrow cell.
#[must_use]
pub fn whole_percent(chance: &Fraction) -> String {
    match hundredths(chance, 0).as_str() {
        "0" if *chance != Fraction::zero() => "<1".to_owned(),
        "100" if *chance != Fraction::one() => ">99".to_owned(),
        shown => shown.to_owned(),
    }
}

/// Returns a chance in hundredths with so many places.
fn hundredths(chance: &Fraction, places: u32) -> String {
    let decimal = chance.decimal(places + 2);
    let (whole, rest) = decimal.split_once('.').unwrap_or((&decimal, "00"));
    let (hundredths, rest) = rest.split_at(2);
    let shown = format!("{whole}{hundredths}");
    let shown = shown.trim_start_matches('0');
    let shown = if shown.is_empty() { "0" } else { shown };
    if rest.is_empty() { shown.to_owned() } else { format!("{shown}.{rest}") }
}

/// Returns which of `units` equal steps up to `most` a number reaches, rounded; at least one if it is not 0.
#[must_use]
pub fn steps(number: &Fraction, most: &Fraction, units: usize) -> usize {
    if *number == Fraction::zero() || *most == Fraction::zero() {
        return 0;
    }
    let whole = number.denominator() * most.numerator();
    let twice = number.numerator() * most.denominator() * units * 2_u8;
    usize::try_from((twice + &whole) / (whole * 2_u8)).unwrap_or(units).max(1)
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
