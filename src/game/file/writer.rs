//! Writing TOML: tables, keys and values on one line each.

use std::fmt::{Display, Write as _};

/// The text of a position file so far. What is unknown is not written.
#[derive(Default)]
pub struct Writer(String);

impl Writer {
    /// Writes the head of a table, after an empty line.
    pub fn head(&mut self, head: &str) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.0.push_str(head);
        self.0.push('\n');
    }

    /// Writes a value, if it is known.
    pub fn value(&mut self, key: &str, value: Option<impl Display>) {
        if let Some(value) = value {
            // Writing to a String cannot fail.
            let _ = writeln!(self.0, "{} = {value}", key_text(key));
        }
    }

    /// Writes a text in quotes, if it is known.
    pub fn text(&mut self, key: &str, value: Option<&str>) {
        self.value(key, value.map(quoted));
    }

    /// Writes a count, unless it is zero.
    pub fn count(&mut self, key: &str, count: u8) {
        self.value(key, (count > 0).then_some(count));
    }

    /// Writes `true`, unless the flag is not set.
    pub fn flag(&mut self, key: &str, flag: bool) {
        self.value(key, flag.then_some(true));
    }

    /// Writes a list, unless it is empty.
    pub fn list(&mut self, key: &str, items: impl IntoIterator<Item = impl Display>) {
        let mut items = items.into_iter().peekable();
        if items.peek().is_some() {
            self.value(key, Some(list(items)));
        }
    }

    /// Returns the text.
    pub fn finish(self) -> String {
        self.0
    }
}

/// Returns a list on one line.
pub fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    format!("[{}]", joined(items))
}

/// Returns a table on one line.
pub fn inline_table<'a>(rows: impl IntoIterator<Item = (&'a str, impl Display)>) -> String {
    let rows = joined(rows.into_iter().map(|(key, value)| format!("{} = {value}", key_text(key))));
    if rows.is_empty() { "{}".to_owned() } else { format!("{{ {rows} }}") }
}

fn joined(items: impl IntoIterator<Item = impl Display>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// Returns a key, in quotes where it needs them.
fn key_text(key: &str) -> String {
    let plain = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
    if plain { key.to_owned() } else { quoted(key) }
}

/// Returns a text in quotes, with everything escaped that cannot stand in it.
pub fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            letter if is_unprintable(letter) => {
                let _ = write!(out, "\\U{:08X}", u32::from(letter));
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
    out
}

/// Returns whether a character would move the cursor, hide text or turn its direction: controls, marks of direction and width,
/// annotations, tags and variants of letters.
#[must_use]
pub fn is_unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}
