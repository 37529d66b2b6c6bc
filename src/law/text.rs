//! The shape of a restatement: paragraphs and list items, reminders in brackets, `♛` before what bears the
//! Imperial mark.

use serde::Serialize;

/// The mark before a paragraph that is an Imperial rule.
pub const IMPERIAL_MARK: &str = "♛";

/// One paragraph or list item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Block {
    /// The bullet or number of a list item; empty for a paragraph.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub marker: &'static str,
    /// The words on one line.
    pub text: String,
}

/// Returns the paragraphs and list items of a text.
#[must_use]
pub fn blocks(text: &'static str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            open = false;
            continue;
        }
        let (marker, words) = split_marker(line);
        match blocks.last_mut() {
            Some(block) if open && marker.is_empty() => {
                block.text.push(' ');
                block.text.push_str(trimmed);
            }
            _ => blocks.push(Block { marker, text: words.to_owned() }),
        }
        open = true;
    }
    blocks
}

/// Splits a line into its list marker, if it has one, and its words.
fn split_marker(line: &'static str) -> (&'static str, &'static str) {
    if let Some(words) = line.strip_prefix("- ") {
        return ("•", words.trim());
    }
    let figures = line.bytes().take_while(u8::is_ascii_digit).count();
    match line[figures..].strip_prefix(". ") {
        Some(words) if figures > 0 => (&line[..=figures], words.trim()),
        Some(_) | None => ("", line.trim()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapped_lines_are_joined_and_items_kept_apart() {
        let text = "One\ntwo:\n- first\n  goes on\n- second\n\n1. step\n2. next\n\n♛ Last.";
        let shape: Vec<(&str, String)> = blocks(text).into_iter().map(|block| (block.marker, block.text)).collect();
        let expected =
            [("", "One two:"), ("•", "first goes on"), ("•", "second"), ("1.", "step"), ("2.", "next"), ("", "♛ Last.")];
        assert_eq!(shape, expected.map(|(marker, text)| (marker, text.to_owned())));
    }
}
