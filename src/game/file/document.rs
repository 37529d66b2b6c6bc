//! What a position says, whatever it was written in: values with the place in the text where they were said. TOML is one way
//! to write it, facts in words are another; both are read by the same code.

use super::{fields::Reader, raw::Raw};
use crate::game::fault::Span;
use std::borrow::Cow;
use toml::{
    Spanned,
    de::{DeArray, DeTable, DeValue},
};

/// A value, and where it was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The value.
    pub value: Datum,
    /// Where in the text.
    pub span: Span,
}

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Datum {
    /// A text.
    Text(String),
    /// A number, a flag or a date, letter for letter.
    Plain(String),
    /// A list.
    List(Vec<Said>),
    /// A table.
    Table(Document),
}

/// The entries of a table, in the order in which they were said. The top table is a whole position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document(Vec<(String, Said)>);

/// A number or a flag as it is written.
pub struct Plain(String);

impl From<u8> for Plain {
    fn from(number: u8) -> Self {
        Self(number.to_string())
    }
}

impl From<i32> for Plain {
    fn from(number: i32) -> Self {
        Self(number.to_string())
    }
}

impl From<bool> for Plain {
    fn from(flag: bool) -> Self {
        Self(flag.to_string())
    }
}

impl Said {
    /// Returns a text.
    #[must_use]
    pub fn text(text: impl Into<String>, span: Span) -> Self {
        Self { value: Datum::Text(text.into()), span }
    }

    /// Returns a number or a flag.
    #[must_use]
    pub fn plain(value: impl Into<Plain>, span: Span) -> Self {
        Self { value: Datum::Plain(value.into().0), span }
    }

    /// Returns a value as TOML writes it, if it is one.
    #[must_use]
    pub fn parse(toml: &str, span: Span) -> Option<Self> {
        let value = DeValue::parse(toml).ok()?;
        Some(Self::new(&Raw::value(value.get_ref()), span))
    }

    /// Returns the text, if it is one.
    #[must_use]
    pub const fn as_text(&self) -> Option<&str> {
        if let Datum::Text(text) = &self.value { Some(text.as_str()) } else { None }
    }

    /// Returns the table, if it is one.
    #[must_use]
    pub const fn as_table(&self) -> Option<&Document> {
        if let Datum::Table(table) = &self.value { Some(table) } else { None }
    }

    /// Returns the list, if it is one.
    #[must_use]
    pub fn as_list(&self) -> Option<&[Self]> {
        if let Datum::List(list) = &self.value { Some(list) } else { None }
    }

    fn new(raw: &Raw, span: Span) -> Self {
        let value = match raw {
            Raw::Text(text) => Datum::Text(text.clone()),
            Raw::Plain(plain) => Datum::Plain(plain.clone()),
            Raw::List(list) => Datum::List(list.iter().map(|it| Self::new(it, span.clone())).collect()),
            Raw::Table(_) => Datum::Table(Document::new(raw, &span)),
        };
        Self { value, span }
    }

    fn to_toml(&self) -> Spanned<DeValue<'_>> {
        let value = match &self.value {
            Datum::Text(text) => DeValue::String(Cow::Borrowed(text)),
            Datum::Plain(plain) => {
                DeValue::parse(plain).map_or_else(|_| DeValue::String(Cow::Borrowed(plain)), Spanned::into_inner)
            }
            Datum::List(list) => {
                let mut array = DeArray::new();
                for said in list {
                    array.push(said.to_toml());
                }
                DeValue::Array(array)
            }
            Datum::Table(table) => DeValue::Table(table.to_toml()),
        };
        Spanned::new(self.span.clone(), value)
    }

    /// Returns the value as it is kept where nobody asks for its place.
    #[must_use]
    pub fn to_raw(&self) -> Raw {
        match &self.value {
            Datum::Text(text) => Raw::Text(text.clone()),
            Datum::Plain(plain) => Raw::Plain(plain.clone()),
            Datum::List(list) => Raw::List(list.iter().map(Self::to_raw).collect()),
            Datum::Table(table) => Raw::Table(table.iter().map(|(key, said)| (key.to_owned(), said.to_raw())).collect()),
        }
    }
}

impl Document {
    /// Returns the document of a TOML text that was written by this program; all of it is said at one place.
    #[must_use]
    pub(in crate::game) fn written(toml: &str, span: &Span) -> Self {
        let (table, _) = DeTable::parse_recoverable(toml);
        Self::new(&Raw::table(table.get_ref()), span)
    }

    fn new(raw: &Raw, span: &Span) -> Self {
        let rows = if let Raw::Table(rows) = raw { rows.as_slice() } else { &[] };
        Self(rows.iter().map(|(key, value)| (key.clone(), Said::new(value, span.clone()))).collect())
    }

    /// Returns the value of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Said> {
        self.0.iter().find(|(name, _)| name == key).map(|(_, said)| said)
    }

    /// Returns the value of a key, to be changed.
    pub fn get_mut(&mut self, key: &str) -> Option<&mut Said> {
        self.0.iter_mut().find(|(name, _)| name == key).map(|(_, said)| said)
    }

    /// Returns the keys with their values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Said)> {
        self.0.iter().map(|(key, said)| (key.as_str(), said))
    }

    /// Returns whether nothing is said.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Sets the value of a key.
    pub fn set(&mut self, key: &str, said: Said) {
        match self.get_mut(key) {
            Some(old) => *old = said,
            None => self.0.push((key.to_owned(), said)),
        }
    }

    /// Takes a key away.
    pub fn remove(&mut self, key: &str) {
        self.0.retain(|(name, _)| name != key);
    }

    /// Returns the table of a key, which is made if it is not there.
    pub fn table_mut(&mut self, key: &str, span: &Span) -> Option<&mut Self> {
        let is_table = self.get(key).is_some_and(|said| matches!(said.value, Datum::Table(_)));
        if !is_table {
            self.set(key, Said { value: Datum::Table(Self::default()), span: span.clone() });
        }
        match self.get_mut(key).map(|said| &mut said.value) {
            Some(Datum::Table(table)) => Some(table),
            Some(Datum::Text(_) | Datum::Plain(_) | Datum::List(_)) | None => None,
        }
    }

    /// Returns the list of a key, which is made if it is not there.
    pub fn list_mut(&mut self, key: &str, span: &Span) -> Option<&mut Vec<Said>> {
        let is_list = self.get(key).is_some_and(|said| matches!(said.value, Datum::List(_)));
        if !is_list {
            self.set(key, Said { value: Datum::List(Vec::new()), span: span.clone() });
        }
        match self.get_mut(key).map(|said| &mut said.value) {
            Some(Datum::List(list)) => Some(list),
            Some(Datum::Text(_) | Datum::Plain(_) | Datum::Table(_)) | None => None,
        }
    }

    /// Returns the tables of a list of tables.
    pub fn tables(&self, key: &str) -> impl Iterator<Item = &Self> {
        self.get(key).and_then(Said::as_list).unwrap_or_default().iter().filter_map(Said::as_table)
    }

    fn to_toml(&self) -> DeTable<'_> {
        let mut table = DeTable::new();
        for (key, said) in &self.0 {
            table.insert(Spanned::new(said.span.clone(), Cow::Borrowed(key.as_str())), said.to_toml());
        }
        table
    }

    /// Calls `read_top` on the document as if it had been parsed. Returns the reader with all faults and places.
    pub(in crate::game) fn read(&self, read_top: impl FnOnce(&mut Reader, &DeTable<'_>, Span)) -> Reader {
        let mut reader = Reader::default();
        read_top(&mut reader, &self.to_toml(), 0..0);
        reader
    }
}
