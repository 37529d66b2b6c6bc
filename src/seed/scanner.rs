//! Reads a chronicle string from left to right: digits and names, each with its field.

use super::codes;
use super::error::{Field, SeedFault, SeedProblem};
use crate::game::{CardRef, Span};

/// The rest of the string cannot be read.
pub struct Unreadable;

/// A position in a string, and the faults so far.
pub struct Scanner<'t> {
    text: &'t str,
    at: usize,
    end: usize,
    /// What was read last.
    last: Span,
    /// The cards so far by number, and behind them the sites.
    seen: [bool; 512],
    pub faults: Vec<SeedFault>,
}

impl<'t> Scanner<'t> {
    /// Starts after blanks and line ends, and stops before the last line end.
    pub fn new(text: &'t str) -> Self {
        let blank = |letter: char| letter.is_whitespace() || letter == '\u{feff}';
        let at = text.len() - text.trim_start_matches(blank).len();
        let end = text.trim_end_matches(['\r', '\n']).len().max(at);
        Self { text, at, end, last: at..at, seen: [false; 512], faults: Vec::new() }
    }

    /// Adds a fault of what was read last.
    pub fn add_fault(&mut self, field: Field, problem: SeedProblem) {
        self.faults.push(SeedFault { field, span: self.last.clone(), problem });
    }

    /// Adds the fault that a number is unknown.
    pub fn add_unknown(&mut self, field: Field) {
        let found = self.text.get(self.last.clone()).unwrap_or_default().to_owned();
        self.add_fault(field, SeedProblem::Unknown { found });
    }

    /// Returns where the next field begins.
    pub const fn position(&self) -> usize {
        self.at
    }

    /// Reads so many bytes.
    pub fn take(&mut self, field: Field, need: usize) -> Result<&'t str, Unreadable> {
        let have = self.end - self.at;
        self.last = self.at..self.at + need.min(have);
        if have < need {
            self.add_fault(field, SeedProblem::Short { need, have });
            return Err(Unreadable);
        }
        let Some(taken) = self.text.get(self.last.clone()) else {
            self.add_fault(field, SeedProblem::Cut);
            return Err(Unreadable);
        };
        self.at += need;
        Ok(taken)
    }

    /// Reads a number of so many digits.
    pub fn number(&mut self, field: Field, digits: usize) -> Result<u16, Unreadable> {
        let taken = self.take(field, digits)?;
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'A'..=b'F').contains(&byte);
        let number = u16::from_str_radix(taken, 16).ok().filter(|_| taken.bytes().all(is_digit));
        number.ok_or_else(|| {
            self.add_fault(field, SeedProblem::NotHex { found: taken.to_owned() });
            Unreadable
        })
    }

    /// Reads a number of two digits.
    pub fn byte(&mut self, field: Field) -> Result<u8, Unreadable> {
        // Two digits are no more than a byte.
        self.number(field, 2).map(|number| u8::try_from(number).unwrap_or(u8::MAX))
    }

    /// Reads a name after its length.
    pub fn name(&mut self, length: Field, name: Field) -> Result<String, Unreadable> {
        let count = self.byte(length)?;
        if count == 0 {
            self.add_fault(length, SeedProblem::Nameless);
        }
        self.take(name, count.into()).map(str::to_owned)
    }

    /// Reads a card that must be of a kind and must not lie elsewhere too.
    pub fn card(&mut self, field: Field, fits: impl Fn(CardRef) -> bool) -> Result<Option<CardRef>, Unreadable> {
        let number = self.byte(field)?;
        let Some(card) = codes::card_with_number(number) else {
            self.add_unknown(field);
            return Ok(None);
        };
        if fits(card) {
            self.check_unique(field, card, usize::from(codes::number_of_both_faces(card)));
        } else {
            self.add_fault(field, SeedProblem::Misplaced(card));
        }
        Ok(Some(card))
    }

    /// Reads a site that must not lie elsewhere too, and whether it is facedown.
    pub fn site(&mut self, field: Field) -> Result<(Option<CardRef>, bool), Unreadable> {
        let number = self.byte(field)?;
        let facedown = number >= codes::FACEDOWN;
        let site = codes::site_with_number(if facedown { number - codes::FACEDOWN } else { number });
        match site {
            Some(site) => self.check_unique(field, site, 256 + usize::from(codes::card_number(site))),
            None => self.add_unknown(field),
        }
        Ok((site, facedown))
    }

    fn check_unique(&mut self, field: Field, card: CardRef, number: usize) {
        if std::mem::replace(&mut self.seen[number], true) {
            self.add_fault(field, SeedProblem::Twice(card));
        }
    }

    /// Returns whether the next cell is empty, and skips it then.
    pub fn skip_empty_cell(&mut self) -> bool {
        let is_empty = self.text.get(self.at..self.at + 2) == Some("FF");
        self.at += if is_empty { 2 } else { 0 };
        is_empty
    }

    /// Adds a fault for what is left, unless it is blank.
    pub fn check_end(&mut self) {
        let rest = self.text.get(self.at..self.end).unwrap_or_default();
        if !rest.trim().is_empty() {
            self.last = self.at..self.end;
            self.add_fault(Field::End, SeedProblem::Trailing { count: rest.len() });
        }
    }
}
