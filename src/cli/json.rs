//! Documents for machines: one on stdout, with its schema.

use crate::game::is_unprintable;
use serde::Serialize;
use std::fmt::Write as _;

/// Returns a document as one line of JSON, with everything escaped that is not fit for a terminal.
pub fn write(document: &impl Serialize) -> String {
    // Our documents hold only strings, numbers, lists and maps with string keys: they always serialise.
    let mut text = serde_json::to_string(document).unwrap_or_default();
    if text.chars().any(is_unprintable) {
        text = escaped(&text);
    }
    text.push('\n');
    text
}

/// Returns JSON with unprintable characters escaped; they stand in strings only.
fn escaped(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for letter in json.chars() {
        if is_unprintable(letter) {
            for unit in letter.encode_utf16(&mut [0; 2]) {
                // Writing to a String cannot fail.
                let _ = write!(text, "\\u{unit:04x}");
            }
        } else {
            text.push(letter);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_not_fit_for_a_terminal_is_escaped_and_means_the_same() {
        let text = "a\u{9b}b\u{7f}c\u{202e}d\u{61c}e\u{e0041}\n\u{1b}ä";
        let written = super::write(&text);
        assert_eq!(written, "\"a\\u009bb\\u007fc\\u202ed\\u061ce\\udb40\\udc41\\n\\u001bä\"\n");
        assert_eq!(serde_json::from_str::<String>(&written).ok().as_deref(), Some(text));
    }
}
