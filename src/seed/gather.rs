//! Reading keys for a [`super::Seed`]: what is missing or tells something else is noted, all of it at once.

use super::{
    boards::Boards,
    fault::{Objection, Want},
};
use crate::game::{CardRef, Raw, Wanted, find_card, keys::CHRONICLE};

/// The `[chronicle]` block, and what was found wrong so far.
pub struct Gather<'p> {
    rows: &'p [(String, Raw)],
    pub objections: Vec<Objection>,
}

impl<'p> Gather<'p> {
    /// Starts with the block, if there is one.
    pub fn of(block: Option<&'p Raw>) -> Self {
        let rows = match block {
            Some(Raw::Table(rows)) => rows.as_slice(),
            Some(Raw::Text(_) | Raw::Plain(_) | Raw::List(_)) | None => &[],
        };
        Self { rows, objections: Vec::new() }
    }

    /// Notes that a key is missing.
    pub fn missing(&mut self, key: String, want: Want) {
        self.objections.push(Objection::Missing { key, want });
    }

    /// Notes that a key tells something else.
    pub fn wrong(&mut self, key: String, want: Want) {
        self.objections.push(Objection::Wrong { key, want });
    }

    /// Reads a key of the block that must be there.
    pub fn must<T>(&mut self, key: &str, want: Want, read: impl Fn(&Raw) -> Option<T>) -> Option<T> {
        let found = self.may(key, want, read);
        if found.is_none() && self.row(key).is_none() {
            self.missing(format!("chronicle.{key}"), want);
        }
        found
    }

    /// Reads a key of the block that may be left out.
    pub fn may<T>(&mut self, key: &str, want: Want, read: impl Fn(&Raw) -> Option<T>) -> Option<T> {
        let found = read(self.row(key)?);
        if found.is_none() {
            self.wrong(format!("chronicle.{key}"), want);
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

/// Reads a name that a byte can count.
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

/// Reads boards out of those that can be meant.
pub fn boards(raw: &Raw, all: Boards) -> Option<Boards> {
    let each = words(raw, |word| Boards::default().and_word(word))?;
    Some(Boards(each.iter().fold(0, |boards, board| boards | board.0))).filter(|boards| boards.within(all))
}

/// Reads cards of a kind by their names.
pub fn cards(raw: &Raw, fits: impl Fn(CardRef) -> bool) -> Option<Vec<CardRef>> {
    words(raw, |word| find_card(word, Wanted::World).ok().map(CardRef).filter(|card| fits(*card)))
}
