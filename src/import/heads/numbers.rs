//! The numbers in a line that may be those of units: at its start, after the end of a sentence, or anywhere before a heading.
//! A number may be attached to the next word (`5.5.4Roll`) or misread (`5.l.1`, `5,2`); such a number is damaged and must be
//! confirmed by what follows.

use crate::law::{Kind, UNITS, Unit};
use std::collections::HashMap;

/// One unit that a number can stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The unit, by its index.
    pub unit: usize,
    /// Whether only the last figure of the unit's number is printed.
    pub is_short: bool,
}

/// The units by the numbers they may be printed with.
pub struct NumberIndex(HashMap<&'static str, Vec<Reading>>);

/// Where a number stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// At the start of its line.
    LineStart,
    /// After the end of a sentence.
    AfterSentence,
    /// Elsewhere.
    MidSentence,
}

/// A number in a line.
#[derive(Debug, PartialEq, Eq)]
pub struct Number<'a> {
    /// The units it can stand for.
    pub readings: &'a [Reading],
    /// Where it starts.
    pub start: usize,
    /// Where the words behind it start.
    pub end: usize,
    /// Whether a full stop follows.
    pub has_full_stop: bool,
    /// Where it stands.
    pub position: Position,
    /// Whether it is attached to a word or misread.
    pub is_damaged: bool,
}

/// The longest number with a full stop, in bytes.
const MAX_BYTES: usize = 12;

/// Returns whether a unit is one of the numbered sections below the chapters.
pub const fn is_numbered(unit: &Unit) -> bool {
    matches!(unit.kind, Kind::Section | Kind::Rule | Kind::Step)
}

impl NumberIndex {
    /// Returns the numbers of the book. A step may be printed as its last figure with a full stop.
    pub fn new() -> Self {
        let mut known: HashMap<&str, Vec<Reading>> = HashMap::new();
        for (at, unit) in UNITS.iter().enumerate().filter(|(_, unit)| is_numbered(unit)) {
            known.entry(unit.number).or_default().push(Reading { unit: at, is_short: false });
            if let Some((_, last)) = unit.number.rsplit_once('.').filter(|_| unit.kind == Kind::Step) {
                known.entry(last).or_default().push(Reading { unit: at, is_short: true });
            }
        }
        Self(known)
    }

    /// Returns the numbers of a line that may be those of units.
    pub fn numbers_in(&self, line: &str) -> Vec<Number<'_>> {
        let mut found = Vec::new();
        let line_start = line.find(|letter: char| letter.is_alphanumeric() || "([{„“”\"–—|".contains(letter));
        let misread = line_start.filter(|start| is_misread_number(&line[*start..]));
        let mut at = misread.unwrap_or(0);
        while let Some(start) = misread.filter(|start| *start == at).or_else(|| next_digit(line, at)) {
            let run = &line[start..start + run_length(&line[start..])];
            at = start + run.len();
            let before = line[..start].trim_end();
            let sentence = before.trim_end_matches(['-', '–', '•', '·', '=', '&']).trim_end();
            let position = if line_start == Some(start) {
                Position::LineStart
            } else if sentence.ends_with(['.', ')', '!', '?', '”', '“', '"']) && !sentence.ends_with("..") {
                Position::AfterSentence
            } else if before.len() < start {
                Position::MidSentence
            } else {
                continue;
            };
            found.extend(self.number_at(line, start, run, position));
        }
        found
    }

    /// Returns the number of a unit at the start of a run of figures.
    fn number_at(&self, line: &str, start: usize, run: &str, position: Position) -> Option<Number<'_>> {
        let behind = line[start + run.len()..].chars().next();
        let found = |readings, length: usize, is_damaged| {
            let end = start + length + usize::from(line[start + length..].starts_with(':'));
            Number { readings, start, end, has_full_stop: run[..length].ends_with('.'), position, is_damaged }
        };
        let number = run.trim_end_matches('.');
        if behind.is_none_or(|behind| behind == ' ' || behind == ':') {
            if let Some(readings) = self.0.get(number).or_else(|| self.0.get(number.to_uppercase().as_str())) {
                let is_possible = position != Position::MidSentence || number.contains('.');
                return is_possible.then(|| found(readings, run.len(), false));
            }
            let readings = (position == Position::LineStart).then(|| self.misread(number)).flatten();
            return readings.map(|readings| found(readings, run.len(), true));
        }
        // Attached to a word: letters that look like figures may belong to the word.
        let belongs_to_word = behind.is_some_and(char::is_lowercase) && run.ends_with(|letter: char| letter.is_alphabetic());
        let mut number = if belongs_to_word { &run[..run.len() - 1] } else { run };
        let is_attached = |behind: char| behind.is_alphabetic() || "„“\"»«‚‘".contains(behind);
        if !behind.is_some_and(is_attached) || run.len() > MAX_BYTES {
            return None;
        }
        while number.contains('.') {
            if let Some(readings) = self.0.get(number.trim_end_matches('.')) {
                return Some(found(readings, number.len(), true));
            }
            number = number.strip_suffix(|letter: char| letter.is_alphabetic())?;
        }
        None
    }

    /// Returns what a misread number stands for: letters for figures, commas for full stops, figures for a Roman number.
    fn misread(&self, number: &str) -> Option<&[Reading]> {
        if number.len() > MAX_BYTES || !number.contains(['.', ',']) {
            return None;
        }
        let figures = number.replace(['l', 'I', '|'], "1").replace('O', "0").replace(',', ".");
        let found = |number: &str| self.0.get(number).map(Vec::as_slice);
        let (before, last) = figures.rsplit_once('.')?;
        found(&figures).or_else(|| found(&format!("{before}.{}", last.replace('1', "I"))))
    }
}

fn next_digit(line: &str, from: usize) -> Option<usize> {
    line.get(from..)?.find(|letter: char| letter.is_ascii_digit()).map(|at| from + at)
}

/// Returns the length of the run of figures, dots and letters that are or look like figures.
fn run_length(text: &str) -> usize {
    let mut before = ' ';
    let ends = |letter: char| {
        let is_lower_roman = "ivx".contains(letter) && ".ivx".contains(before);
        before = letter;
        !(letter.is_ascii_digit() || ".,lIVXO|".contains(letter) || is_lower_roman)
    };
    text.find(ends).unwrap_or(text.len())
}

/// Returns whether a line opens with a number whose first figure was read as a letter, such as `l.2`.
fn is_misread_number(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|first| "lI|".contains(first))
        && letters.next().is_some_and(|second| ".,".contains(second) || second.is_ascii_digit())
        && letters.next().is_some_and(|third| third.is_ascii_digit() || "lIO. ".contains(third))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(line: &str) -> Vec<(&'static str, Position, &str)> {
        let known = NumberIndex::new();
        let shown = |number: &Number| {
            let unit = number.readings.first()?.unit;
            Some((UNITS[unit].number, number.position, line[number.end..].trim()))
        };
        known.numbers_in(line).iter().filter_map(shown).collect()
    }

    #[test]
    fn numbers_start_a_line_or_follow_a_sentence() {
        let line = "- 5.3.1. Pay. Then (2.1.6).2.7.2 Might. (7.1), 5.5, (5.1.4.I)";
        assert_eq!(
            numbers(line),
            [("5.3.1", Position::LineStart, &line[9..]), ("2.7.2", Position::AfterSentence, "Might. (7.1), 5.5, (5.1.4.I)")]
        );
        assert_eq!(numbers("so it ends. 5.5.7.II Take it"), [("5.5.7.II", Position::AfterSentence, "Take it")]);
        assert_eq!(numbers("so it ends. - 8.3.2 You"), [("8.3.2", Position::AfterSentence, "You")]);
        assert_eq!(numbers("= 8.3.1 You"), [("8.3.1", Position::LineStart, "You")]);
        assert_eq!(numbers("The Map 2.1.1 Regions. All"), [("2.1.1", Position::MidSentence, "Regions. All")]);
        // Only a heading behind it can confirm such a number.
        assert_eq!(numbers("5.5.4, 5.5.6"), [("5.5.6", Position::MidSentence, "")]);
        for reference in ["(5.1.4.I), or", "4.1.1–4.1.4 in order", "5.5.3) und", "Pay 1. 99 times"] {
            assert_eq!(numbers(reference), [], "{reference}");
        }
    }

    #[test]
    fn attached_and_misread_numbers_are_recognized() {
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
            assert_eq!(numbers(line), [(number, Position::LineStart, behind)], "{line}");
        }
        for other in ["In 5 Jahren", "I. Akt", "lOb", "5.5.4ab"] {
            assert!(numbers(other).iter().all(|(number, ..)| *number == "5.5.4"), "{other}");
        }
    }
}
