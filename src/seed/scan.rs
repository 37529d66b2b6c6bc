//! Reading a chronicle string from left to right: digits and names, each under the name of its field.

use super::{
    codes,
    fault::{Fault, Field, Problem},
};
use crate::game::{CardRef, Span};

/// The rest cannot be read.
pub struct Stop;

/// A place in a string, and what was wrong so far.
pub struct Scan<'t> {
    text: &'t str,
    at: usize,
    end: usize,
    /// The last thing that was read.
    last: Span,
    /// The sites and cards so far; sites count on their own, behind the cards.
    seen: [bool; 512],
    pub faults: Vec<Fault>,
}

impl<'t> Scan<'t> {
    /// Starts after blanks and line ends, and stops before the last line end.
    pub fn new(text: &'t str) -> Self {
        let blank = |letter: char| letter.is_whitespace() || letter == '\u{feff}';
        let at = text.len() - text.trim_start_matches(blank).len();
        let end = text.trim_end_matches(['\r', '\n']).len().max(at);
        Self { text, at, end, last: at..at, seen: [false; 512], faults: Vec::new() }
    }

    /// Notes a fault of what was read last.
    pub fn fault(&mut self, field: Field, problem: Problem) {
        self.faults.push(Fault { field, span: self.last.clone(), problem });
    }

    /// Notes that a number has no meaning.
    pub fn unknown(&mut self, field: Field) {
        let found = self.text.get(self.last.clone()).unwrap_or_default().to_owned();
        self.fault(field, Problem::Unknown { found });
    }

    /// Returns where the next field begins.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Reads so many bytes.
    pub fn take(&mut self, field: Field, need: usize) -> Result<&'t str, Stop> {
        let have = self.end - self.at;
        self.last = self.at..self.at + need.min(have);
        if have < need {
            self.fault(field, Problem::Short { need, have });
            return Err(Stop);
        }
        let Some(taken) = self.text.get(self.last.clone()) else {
            self.fault(field, Problem::Cut);
            return Err(Stop);
        };
        self.at += need;
        Ok(taken)
    }

    /// Reads a number of so many digits.
    pub fn number(&mut self, field: Field, digits: usize) -> Result<u16, Stop> {
        let taken = self.take(field, digits)?;
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'A'..=b'F').contains(&byte);
        let number = u16::from_str_radix(taken, 16).ok().filter(|_| taken.bytes().all(is_digit));
        number.ok_or_else(|| {
            self.fault(field, Problem::NotHex { found: taken.to_owned() });
            Stop
        })
    }

    /// Reads a number of two digits.
    pub fn byte(&mut self, field: Field) -> Result<u8, Stop> {
        // Two digits are no more than a byte.
        self.number(field, 2).map(|number| u8::try_from(number).unwrap_or(u8::MAX))
    }

    /// Reads a name after its length.
    pub fn name(&mut self, length: Field, name: Field) -> Result<String, Stop> {
        let count = self.byte(length)?;
        if count == 0 {
            self.fault(length, Problem::Nameless);
        }
        self.take(name, count.into()).map(str::to_owned)
    }

    /// Reads a card that must be of a kind and lie nowhere else.
    pub fn card(&mut self, field: Field, fits: impl Fn(CardRef) -> bool) -> Result<Option<CardRef>, Stop> {
        let number = self.byte(field)?;
        let Some(card) = codes::card(number) else {
            self.unknown(field);
            return Ok(None);
        };
        if fits(card) {
            self.once(field, card, usize::from(codes::own_number(card)));
        } else {
            self.fault(field, Problem::Misplaced(card));
        }
        Ok(Some(card))
    }

    /// Reads a site that must lie nowhere else, and whether it lies facedown.
    pub fn site(&mut self, field: Field) -> Result<(Option<CardRef>, bool), Stop> {
        let number = self.byte(field)?;
        let facedown = number >= codes::FACEDOWN;
        let site = codes::site(if facedown { number - codes::FACEDOWN } else { number });
        match site {
            Some(site) => self.once(field, site, 256 + usize::from(codes::number(site))),
            None => self.unknown(field),
        }
        Ok((site, facedown))
    }

    fn once(&mut self, field: Field, card: CardRef, number: usize) {
        if std::mem::replace(&mut self.seen[number], true) {
            self.fault(field, Problem::Twice(card));
        }
    }

    /// Returns whether nothing lies in the next place, and passes it by then.
    pub fn nothing(&mut self) -> bool {
        let nothing = self.text.get(self.at..self.at + 2) == Some("FF");
        self.at += if nothing { 2 } else { 0 };
        nothing
    }

    /// Notes what is left, unless it is blank.
    pub fn finish(&mut self) {
        let rest = self.text.get(self.at..self.end).unwrap_or_default();
        if !rest.trim().is_empty() {
            self.last = self.at..self.end;
            self.fault(Field::End, Problem::Trailing { count: rest.len() });
        }
    }
}
