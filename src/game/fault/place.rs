//! A place in a position file: table, index among the tables of that name, key, index in a list. Checks name places;
//! reading maps them to the text.

use std::{collections::BTreeMap, ops::Range};

/// A range of the text, in bytes.
pub type Span = Range<usize>;

/// A place in a position file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The table, such as `site`; empty for the top.
    pub table: &'static str,
    /// Its index among the tables of that name.
    pub index: usize,
    /// The key in it; empty for the table itself.
    pub key: &'static str,
    /// The index in the list behind the key.
    pub item: Option<usize>,
}

impl Place {
    /// Returns the place of a key.
    #[must_use]
    pub const fn key(table: &'static str, index: usize, key: &'static str) -> Self {
        Self { table, index, key, item: None }
    }

    /// Returns the place of an entry of the list.
    #[must_use]
    pub const fn item(self, item: usize) -> Self {
        Self { item: Some(item), ..self }
    }
}

/// The positions of places in the text.
#[derive(Clone, Debug, Default)]
pub struct Places(BTreeMap<Place, Span>);

impl Places {
    /// Records where a place is.
    pub(in crate::game) fn note(&mut self, place: Place, span: Span) {
        self.0.insert(place, span);
    }

    /// Returns where a place is: if it was not written itself, the key or the table around it, or else the start.
    #[must_use]
    pub fn span(&self, place: Place) -> Span {
        let key = Place { item: None, ..place };
        let table = Place { key: "", ..key };
        [place, key, table].iter().find_map(|place| self.0.get(place)).cloned().unwrap_or(0..0)
    }
}
