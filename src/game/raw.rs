//! TOML kept as it is, for what the position only carries along: the chronicle.

use std::fmt::Write as _;
use toml::de::{DeTable, DeValue};

/// A TOML value as written.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    pub(super) fn table(table: &DeTable<'_>) -> Self {
        Self::Table(table.iter().map(|(key, value)| (key.get_ref().to_string(), Self::value(value.get_ref()))).collect())
    }

    fn value(value: &DeValue<'_>) -> Self {
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

    /// Writes the value on one line.
    pub(super) fn write(&self, out: &mut String) {
        match self {
            Self::Text(text) => quote(text, out),
            Self::Plain(plain) => out.push_str(plain),
            Self::List(items) => {
                out.push('[');
                for (at, item) in items.iter().enumerate() {
                    out.push_str(if at == 0 { "" } else { ", " });
                    item.write(out);
                }
                out.push(']');
            }
            Self::Table(rows) => {
                out.push('{');
                for (at, (key, value)) in rows.iter().enumerate() {
                    out.push_str(if at == 0 { " " } else { ", " });
                    name(key, out);
                    out.push_str(" = ");
                    value.write(out);
                }
                out.push_str(" }");
            }
        }
    }
}

/// Writes a text in quotes, with nothing in it that could not stand there.
pub(super) fn quote(text: &str, out: &mut String) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            letter if must_be_escaped(letter) => {
                // A String takes everything that is written to it.
                let _ = write!(out, "\\U{:08X}", u32::from(letter));
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
}

/// Writes a key, in quotes where it needs them.
pub(super) fn name(key: &str, out: &mut String) {
    let plain = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
    if plain { out.push_str(key) } else { quote(key, out) }
}

/// Returns whether a character would move the cursor, hide text or turn its direction.
fn must_be_escaped(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
