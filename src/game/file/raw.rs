//! TOML values kept as written: for the chronicle, which a position only carries along.

use super::writer::{inline_table, list, quoted};
use std::fmt::{Display, Formatter};
use toml::de::{DeTable, DeValue};

/// A TOML value as written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Raw {
    /// A text.
    Text(String),
    /// A number, a flag or a date, letter for letter.
    Plain(String),
    /// A list.
    List(Vec<Raw>),
    /// A table, sorted by key.
    Table(Vec<(String, Raw)>),
}

impl Raw {
    /// Returns the table as it was read.
    #[must_use]
    pub fn table(table: &DeTable<'_>) -> Self {
        Self::Table(table.iter().map(|(key, value)| (key.get_ref().to_string(), Self::value(value.get_ref()))).collect())
    }

    /// Returns a value as it was read.
    #[must_use]
    pub fn value(value: &DeValue<'_>) -> Self {
        match value {
            DeValue::String(text) => Self::Text(text.to_string()),
            DeValue::Integer(number) => Self::Plain(number.to_string()),
            DeValue::Float(number) => Self::Plain(number.to_string()),
            DeValue::Boolean(flag) => Self::Plain(flag.to_string()),
            DeValue::Datetime(date) => Self::Plain(date.to_string()),
            DeValue::Array(list) => Self::List(list.iter().map(|item| Self::value(item.get_ref())).collect()),
            DeValue::Table(table) => Self::table(table),
        }
    }
}

/// Writes the value on one line.
impl Display for Raw {
    fn fmt(&self, out: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Text(text) => out.write_str(&quoted(text)),
            Self::Plain(plain) => out.write_str(plain),
            Self::List(items) => out.write_str(&list(items)),
            Self::Table(rows) => out.write_str(&inline_table(rows.iter().map(|(key, value)| (key.as_str(), value)))),
        }
    }
}
