//! One table of the file: looks up its keys, converts its values, reports every fault.

use super::table::Keys;
use crate::{
    game::{
        fault::{Fault, Place, Places, Problem, Shape, Span},
        names::find_word,
        nouns::Word,
    },
    law::can_be_named,
};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value with its place in the text.
pub type Value<'a> = Spanned<DeValue<'a>>;

/// With so many faults, nobody reads suggestions any more.
const MANY_FAULTS: usize = 100;
/// The most names that are suggested beside a fault.
const SUGGESTIONS: usize = 3;

/// What reading finds beside the values: faults, and where everything is in the text.
#[derive(Default)]
pub struct Reader {
    /// What is wrong.
    pub faults: Vec<Fault>,
    /// Where everything is.
    pub places: Places,
    /// Whether the text is broken as TOML, so that what is missing may only be unreadable.
    pub broken: bool,
    /// Whether a player or site could not be read, so that others may seem to be missing.
    pub partial: bool,
}

impl Reader {
    /// Reports a fault.
    pub fn fault(&mut self, span: Span, problem: Problem) {
        self.faults.push(Fault { problem, span });
    }

    /// Returns how many names to suggest beside the next fault.
    pub const fn suggestions(&self) -> usize {
        if self.faults.len() < MANY_FAULTS { SUGGESTIONS } else { 0 }
    }

    /// Reports that a value is of another kind.
    pub fn wrong_shape(&mut self, value: &Value<'_>, wanted: Shape) {
        self.fault(value.span(), Problem::WrongShape { wanted, found: shape(value.get_ref()) });
    }

    /// Returns a text.
    pub fn text<'v>(&mut self, value: &'v Value<'_>, wanted: Shape) -> Option<&'v str> {
        let text = value.get_ref().as_str();
        if text.is_none() {
            self.wrong_shape(value, wanted);
        }
        text
    }

    /// Reports a name of the table's own making that no action could say.
    pub fn check_own_name(&mut self, value: &Value<'_>, name: &str) {
        if !can_be_named(name) {
            self.fault(value.span(), Problem::UnspeakableName { name: name.to_owned() });
        }
    }

    /// Returns the value of a noun that a text names.
    pub fn word<T: Word>(&mut self, value: &Value<'_>) -> Option<T> {
        let text = self.text(value, Shape::Text)?;
        self.found(value.span(), find_word(text))
    }

    /// Returns the value, or reports the problem.
    pub fn found<T>(&mut self, span: Span, found: Result<T, Problem>) -> Option<T> {
        match found {
            Ok(found) => Some(found),
            Err(problem) => {
                self.fault(span, problem);
                None
            }
        }
    }

    /// Returns a number within bounds.
    pub fn number(&mut self, value: &Value<'_>, low: u8, high: u8) -> Option<u8> {
        let DeValue::Integer(written) = value.get_ref() else {
            self.wrong_shape(value, Shape::Number);
            return None;
        };
        let number = u8::from_str_radix(written.as_str(), written.radix()).ok();
        let number = number.filter(|number| (low..=high).contains(number));
        if number.is_none() {
            self.fault(value.span(), Problem::OutOfRange { low, high });
        }
        number
    }

    /// Returns the entries of a list.
    pub fn list<'v, 'a>(&mut self, value: &'v Value<'a>, wanted: Shape, most: usize) -> &'v [Value<'a>] {
        match value.get_ref() {
            DeValue::Array(list) if list.len() <= most => list,
            DeValue::Array(list) => {
                self.fault(value.span(), Problem::TooMany { most });
                &list[..most]
            }
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Table(_) => {
                self.wrong_shape(value, wanted);
                &[]
            }
        }
    }
}

/// Returns the kind of a value.
pub const fn shape(value: &DeValue<'_>) -> Shape {
    match value {
        DeValue::String(_) => Shape::Text,
        DeValue::Integer(_) => Shape::Number,
        DeValue::Float(_) => Shape::Float,
        DeValue::Boolean(_) => Shape::Flag,
        DeValue::Datetime(_) => Shape::Date,
        DeValue::Array(_) => Shape::List,
        DeValue::Table(_) => Shape::Table,
    }
}

/// Returns the key that a word in another language stands for.
pub type Translate = fn(&str) -> Option<&'static str>;

/// Returns the key that a name of a suit, colour, region or space stands for.
pub fn translate<T: Word>(written: &str) -> Option<&'static str> {
    find_word::<T>(written).ok().map(Word::word)
}

/// One table, its keys looked up.
pub struct Fields<'v, 'a> {
    rows: Vec<(&'static str, &'v Value<'a>)>,
    table: &'static str,
    index: usize,
    span: Span,
}

impl<'v, 'a> Fields<'v, 'a> {
    /// Looks up the keys of a table and reports those that do not exist.
    pub fn new(reader: &mut Reader, table: &'v DeTable<'a>, span: Span, known: &'static Keys, index: usize) -> Self {
        Self::translated(reader, table, span, known, index, |_| None)
    }

    /// Looks up the keys of a table, also in other languages.
    pub fn translated(
        reader: &mut Reader,
        table: &'v DeTable<'a>,
        span: Span,
        known: &'static Keys,
        index: usize,
        translate: Translate,
    ) -> Self {
        let mut rows: Vec<(&'static str, &'v Value<'a>)> = Vec::new();
        let mut in_order: Vec<_> = table.iter().collect();
        in_order.sort_by_key(|(written, _)| written.span().start);
        for (written, value) in in_order {
            let name: &str = written.get_ref();
            match known.key(name).or_else(|| translate(name)) {
                Some(key) if rows.iter().any(|(other, _)| *other == key) => {
                    reader.fault(written.span(), Problem::KeyTwice { key });
                }
                Some(key) => {
                    reader.places.note(Place::key(known.name, index, key), value.span());
                    rows.push((key, value));
                }
                None => {
                    let nearest = if reader.suggestions() > 0 { known.nearest(name) } else { None };
                    reader.fault(written.span(), Problem::UnknownKey { key: name.to_owned(), nearest });
                }
            }
        }
        reader.places.note(Place::key(known.name, index, ""), span.clone());
        Self { rows, table: known.name, index, span }
    }

    /// Returns the value of a key.
    pub fn get(&self, key: &str) -> Option<&'v Value<'a>> {
        self.rows.iter().find(|(name, _)| *name == key).map(|(_, value)| *value)
    }

    /// Returns the place of a key.
    pub const fn place(&self, key: &'static str) -> Place {
        Place::key(self.table, self.index, key)
    }

    /// Reports a required key that is missing, unless the text is broken and the key may be in the broken part.
    pub fn require(&self, reader: &mut Reader, key: &'static str) {
        if !reader.broken && self.get(key).is_none() {
            reader.fault(self.span.clone(), Problem::MissingKey { key });
        }
    }

    /// Returns a number within bounds.
    pub fn number(&self, reader: &mut Reader, key: &str, low: u8, high: u8) -> Option<u8> {
        self.get(key).and_then(|value| reader.number(value, low, high))
    }

    /// Returns the noun behind a key.
    pub fn word<T: Word>(&self, reader: &mut Reader, key: &str) -> Option<T> {
        self.get(key).and_then(|value| reader.word(value))
    }

    /// Returns `true` or `false`.
    pub fn flag(&self, reader: &mut Reader, key: &str) -> Option<bool> {
        let value = self.get(key)?;
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            reader.wrong_shape(value, Shape::Flag);
        }
        flag
    }

    /// Returns the entries of a list; none if the key is missing.
    pub fn list(&self, reader: &mut Reader, key: &str, wanted: Shape, most: usize) -> &'v [Value<'a>] {
        self.get(key).map_or(&[], |value| reader.list(value, wanted, most))
    }

    /// Returns the table behind a key.
    pub fn table(&self, reader: &mut Reader, key: &str) -> Option<(&'v DeTable<'a>, Span)> {
        let value = self.get(key)?;
        if let DeValue::Table(table) = value.get_ref() {
            return Some((table, value.span()));
        }
        reader.wrong_shape(value, Shape::Table);
        None
    }

    /// Returns the tables of a list of tables.
    pub fn tables(&self, reader: &mut Reader, key: &str, most: usize) -> Vec<(&'v DeTable<'a>, Span)> {
        let mut tables = Vec::new();
        for value in self.list(reader, key, Shape::Tables, most) {
            if let DeValue::Table(table) = value.get_ref() {
                tables.push((table, value.span()));
            } else {
                reader.wrong_shape(value, Shape::Table);
            }
        }
        tables
    }
}
