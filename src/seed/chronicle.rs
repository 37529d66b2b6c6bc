//! Reads the `[chronicle]` block of a position for a [`super::Seed`]; collects everything that is missing or invalid.

use super::boards::Boards;
use super::error::{Expected, ExportError};
use crate::game::{CardRef, Raw, Wanted, find_card, keys::CHRONICLE};

/// The `[chronicle]` block, and the errors so far.
pub struct ChronicleReader<'p> {
    rows: &'p [(String, Raw)],
    pub errors: Vec<ExportError>,
}

impl<'p> ChronicleReader<'p> {
    /// Returns a reader of the block, if there is one.
    pub fn new(block: Option<&'p Raw>) -> Self {
        let rows = match block {
            Some(Raw::Table(rows)) => rows.as_slice(),
            Some(Raw::Text(_) | Raw::Plain(_) | Raw::List(_)) | None => &[],
        };
        Self { rows, errors: Vec::new() }
    }

    /// Adds the error that a key is missing.
    pub fn add_missing(&mut self, key: String, expected: Expected) {
        self.errors.push(ExportError::Missing { key, expected });
    }

    /// Adds the error that a key has another value than expected.
    pub fn add_invalid(&mut self, key: String, expected: Expected) {
        self.errors.push(ExportError::Invalid { key, expected });
    }

    /// Reads a key of the block that must be there.
    pub fn required<T>(&mut self, key: &str, expected: Expected, read: impl Fn(&Raw) -> Option<T>) -> Option<T> {
        let found = self.optional(key, expected, read);
        if found.is_none() && self.row(key).is_none() {
            self.add_missing(format!("chronicle.{key}"), expected);
        }
        found
    }

    /// Reads a key of the block that may be left out.
    pub fn optional<T>(&mut self, key: &str, expected: Expected, read: impl Fn(&Raw) -> Option<T>) -> Option<T> {
        let found = read(self.row(key)?);
        if found.is_none() {
            self.add_invalid(format!("chronicle.{key}"), expected);
        }
        found
    }

    fn row(&self, key: &str) -> Option<&'p Raw> {
        self.rows.iter().find(|(written, _)| CHRONICLE.key(written) == Some(key)).map(|(_, value)| value)
    }
}

/// Reads a text.
pub fn text(raw: &Raw) -> Option<&str> {
    match raw {
        Raw::Text(text) => Some(text),
        Raw::Plain(_) | Raw::List(_) | Raw::Table(_) => None,
    }
}

/// Reads a name of 1 to 255 bytes.
pub fn name(raw: &Raw) -> Option<String> {
    text(raw).filter(|name| (1..=255).contains(&name.len())).map(str::to_owned)
}

/// Reads a number.
pub fn number<T: std::str::FromStr>(raw: &Raw) -> Option<T> {
    match raw {
        Raw::Plain(number) => number.parse().ok(),
        Raw::Text(_) | Raw::List(_) | Raw::Table(_) => None,
    }
}

/// Reads a list of words.
pub fn words<T>(raw: &Raw, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    match raw {
        Raw::List(items) => items.iter().map(|item| text(item).and_then(&read)).collect(),
        Raw::Text(_) | Raw::Plain(_) | Raw::Table(_) => None,
    }
}

/// Reads a set of boards out of those possible.
pub fn boards(raw: &Raw, all: Boards) -> Option<Boards> {
    let each = words(raw, |word| Boards::default().with_word(word))?;
    Some(Boards(each.iter().fold(0, |boards, board| boards | board.0))).filter(|boards| boards.is_subset_of(all))
}

/// Reads cards of a kind by their names.
pub fn cards(raw: &Raw, fits: impl Fn(CardRef) -> bool) -> Option<Vec<CardRef>> {
    words(raw, |word| find_card(word, Wanted::World).ok().map(CardRef).filter(|card| fits(*card)))
}
