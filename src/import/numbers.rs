//! The numbers in a line that may be those of units: at its head, after the end of a sentence, or anywhere before a
//! heading. A number may be glued to the next word (`5.5.4Roll`) or misread (`5.l.1`, `5,2`); such a one is odd and must be
//! borne out by what follows.

use super::heads::is_numbered;
use crate::law::{Kind, UNITS};
use std::collections::HashMap;

/// Units that a number can mean, each with whether it does so in short.
type Meant = Vec<(usize, bool)>;

/// The units by the numbers they may be printed with.
pub struct Numbers(HashMap<&'static str, Meant>);

/// Where a number stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At the head of its line.
    Leads,
    /// After the end of a sentence.
    Follows,
    /// Elsewhere.
    Within,
}

/// A number in a line.
#[derive(Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// What it can mean.
    pub units: &'a [(usize, bool)],
    /// Where it starts.
    pub start: usize,
    /// Where the words behind it start.
    pub end: usize,
    /// Whether a full stop follows.
    pub stopped: bool,
    /// Where it stands.
    pub place: Place,
    /// Whether it is glued to a word or misread.
    pub is_odd: bool,
}

/// The longest number with a full stop, in bytes.
const LONGEST: usize = 12;

impl Numbers {
    /// Returns the numbers of the book: a step in short is only its last figure, with a full stop.
    pub fn known() -> Self {
        let mut known: HashMap<&str, Meant> = HashMap::new();
        for (at, unit) in UNITS.iter().enumerate().filter(|(_, unit)| is_numbered(unit)) {
            known.entry(unit.number).or_default().push((at, false));
            if let Some((_, last)) = unit.number.rsplit_once('.').filter(|_| unit.kind == Kind::Step) {
                known.entry(last).or_default().push((at, true));
            }
        }
        Self(known)
    }

    /// Returns the numbers of a line that may be those of units.
    pub fn tokens(&self, line: &str) -> Vec<Token<'_>> {
        let mut found = Vec::new();
        let lead = line.find(|letter: char| letter.is_alphanumeric() || "([{„“”\"–—|".contains(letter));
        let misread = lead.filter(|lead| is_misread_figure(&line[*lead..]));
        let mut at = misread.unwrap_or(0);
        while let Some(start) = misread.filter(|lead| *lead == at).or_else(|| next_figure(line, at)) {
            let run = &line[start..start + run(&line[start..])];
            at = start + run.len();
            let before = line[..start].trim_end();
            let sentence = before.trim_end_matches(['-', '–', '•', '·', '=', '&']).trim_end();
            let place = if lead == Some(start) {
                Place::Leads
            } else if sentence.ends_with(['.', ')', '!', '?', '”', '“', '"']) && !sentence.ends_with("..") {
                Place::Follows
            } else if before.len() < start {
                Place::Within
            } else {
                continue;
            };
            found.extend(self.token(line, start, run, place));
        }
        found
    }

    /// Returns the unit's number at the start of a run of figures.
    fn token(&self, line: &str, start: usize, run: &str, place: Place) -> Option<Token<'_>> {
        let behind = line[start + run.len()..].chars().next();
        let of = |units, length: usize, is_odd| {
            let end = start + length + usize::from(line[start + length..].starts_with(':'));
            Token { units, start, end, stopped: run[..length].ends_with('.'), place, is_odd }
        };
        let number = run.trim_end_matches('.');
        if behind.is_none_or(|behind| behind == ' ' || behind == ':') {
            if let Some(units) = self.0.get(number).or_else(|| self.0.get(number.to_uppercase().as_str())) {
                return (place != Place::Within || number.contains('.')).then(|| of(units, run.len(), false));
            }
            let units = (place == Place::Leads).then(|| self.repaired(number)).flatten();
            return units.map(|units| of(units, run.len(), true));
        }
        // Glued to a word: letters that look like figures may be the word's own.
        let is_own = behind.is_some_and(char::is_lowercase) && run.ends_with(|letter: char| letter.is_alphabetic());
        let mut number = if is_own { &run[..run.len() - 1] } else { run };
        let is_glued = |behind: char| behind.is_alphabetic() || "„“\"»«‚‘".contains(behind);
        if !behind.is_some_and(is_glued) || run.len() > LONGEST {
            return None;
        }
        while number.contains('.') {
            if let Some(units) = self.0.get(number.trim_end_matches('.')) {
                return Some(of(units, number.len(), true));
            }
            number = number.strip_suffix(|letter: char| letter.is_alphabetic())?;
        }
        None
    }

    /// Returns what a misread number means: letters for figures, commas for full stops, figures for a Roman number.
    fn repaired(&self, number: &str) -> Option<&[(usize, bool)]> {
        if number.len() > LONGEST || !number.contains(['.', ',']) {
            return None;
        }
        let figures = number.replace(['l', 'I', '|'], "1").replace('O', "0").replace(',', ".");
        let found = |number: &str| self.0.get(number).map(Vec::as_slice);
        let (before, last) = figures.rsplit_once('.')?;
        found(&figures).or_else(|| found(&format!("{before}.{}", last.replace('1', "I"))))
    }
}

fn next_figure(line: &str, from: usize) -> Option<usize> {
    line.get(from..)?.find(|letter: char| letter.is_ascii_digit()).map(|at| from + at)
}

/// Returns the length of the run of figures, dots and letters that are or look like figures.
fn run(text: &str) -> usize {
    let mut before = ' ';
    let ends = |letter: char| {
        let is_small_roman = "ivx".contains(letter) && ".ivx".contains(before);
        before = letter;
        !(letter.is_ascii_digit() || ".,lIVXO|".contains(letter) || is_small_roman)
    };
    text.find(ends).unwrap_or(text.len())
}

/// Returns whether a line opens with a letter that stands for the figure of a number, such as `l.2`.
fn is_misread_figure(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|first| "lI|".contains(first))
        && letters.next().is_some_and(|second| ".,".contains(second) || second.is_ascii_digit())
        && letters.next().is_some_and(|third| third.is_ascii_digit() || "lIO. ".contains(third))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(line: &str) -> Vec<(&'static str, Place, &str)> {
        let known = Numbers::known();
        let of =
            |token: &Token| token.units.first().map(|(unit, _)| (UNITS[*unit].number, token.place, line[token.end..].trim()));
        known.tokens(line).iter().filter_map(of).collect()
    }

    #[test]
    fn numbers_lead_a_line_or_follow_a_sentence() {
        let line = "- 5.3.1. Pay. Then (2.1.6).2.7.2 Might. (7.1), 5.5, (5.1.4.I)";
        assert_eq!(
            numbers(line),
            [("5.3.1", Place::Leads, &line[9..]), ("2.7.2", Place::Follows, "Might. (7.1), 5.5, (5.1.4.I)")]
        );
        assert_eq!(numbers("so it ends. 5.5.7.II Take it"), [("5.5.7.II", Place::Follows, "Take it")]);
        assert_eq!(numbers("so it ends. - 8.3.2 You"), [("8.3.2", Place::Follows, "You")]);
        assert_eq!(numbers("= 8.3.1 You"), [("8.3.1", Place::Leads, "You")]);
        assert_eq!(numbers("The Map 2.1.1 Regions. All"), [("2.1.1", Place::Within, "Regions. All")]);
        // Only a heading behind it can bear such a number out.
        assert_eq!(numbers("5.5.4, 5.5.6"), [("5.5.6", Place::Within, "")]);
        for reference in ["(5.1.4.I), or", "4.1.1–4.1.4 in order", "5.5.3) und", "Pay 1. 99 times"] {
            assert_eq!(numbers(reference), [], "{reference}");
        }
    }

    #[test]
    fn glued_and_misread_numbers_are_known() {
        for (line, number, behind) in [
            ("5.5.4Roll the dice", "5.5.4", "Roll the dice"),
            ("5.5.4Vorrat zahlen", "5.5.4", "Vorrat zahlen"),
            ("5.1.4.IVisionen", "5.1.4.I", "Visionen"),
            ("5.1.4.IIn euren Rat", "5.1.4.I", "In euren Rat"),
            ("5.l.1 Spend", "5.1.1", "Spend"),
            ("l.12 Deal", "1.12", "Deal"),
            ("5,2 Muster", "5.2", "Muster"),
            ("5.5.7.ll Banish", "5.5.7.II", "Banish"),
            ("2.lO Goal", "2.10", "Goal"),
            ("5.5.4: Roll", "5.5.4", "Roll"),
            ("5.1.4.iii adviser", "5.1.4.III", "adviser"),
        ] {
            assert_eq!(numbers(line), [(number, Place::Leads, behind)], "{line}");
        }
        for other in ["In 5 Jahren", "I. Akt", "lOb", "5.5.4ab"] {
            assert!(numbers(other).iter().all(|(number, ..)| *number == "5.5.4"), "{other}");
        }
    }
}
