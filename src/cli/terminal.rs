//! What is fit for a terminal: nothing that moves the cursor, hides text or turns its direction, whatever a file, an argument
//! or the environment held.

use crate::game::is_unprintable;
use std::borrow::Cow;

/// Which escape sequences a text may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Styles {
    /// None.
    Plain,
    /// Those of our own colours.
    Coloured,
}

/// Returns the text with what is not fit for a terminal replaced. Line ends and tabs stay.
pub fn printable(text: &str, styles: Styles) -> Cow<'_, str> {
    let is_unfit = |letter: char| is_unprintable(letter) && !matches!(letter, '\n' | '\t');
    if !text.chars().any(is_unfit) {
        return Cow::Borrowed(text);
    }
    let mut fit = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let style = if styles == Styles::Coloured { style_length(rest) } else { 0 };
        let length = style.max(letter.len_utf8());
        if style == 0 && is_unfit(letter) {
            fit.push(char::REPLACEMENT_CHARACTER);
        } else {
            fit.push_str(&rest[..length]);
        }
        rest = &rest[length..];
    }
    Cow::Owned(fit)
}

/// Returns how many bytes of an escape sequence for colours a text begins with.
fn style_length(text: &str) -> usize {
    let Some(numbers) = text.strip_prefix("\u{1b}[") else { return 0 };
    let end = numbers.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == ';');
    if end.starts_with('m') { text.len() - end.len() + 1 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_colours_pass() {
        let text = "\u{1b}[1;31mred\u{1b}[0m\n\t\u{1b}[2Ja\u{9b}b\u{7f}c\u{202e}d\u{61c}e\u{e0041}\r";
        let fit = "red\u{1b}[0m\n\t\u{fffd}[2Ja\u{fffd}b\u{fffd}c\u{fffd}d\u{fffd}e\u{fffd}\u{fffd}";
        assert_eq!(printable(text, Styles::Coloured), format!("\u{1b}[1;31m{fit}"));
        assert_eq!(printable(text, Styles::Plain), format!("\u{1b}[1;31m{fit}").replace('\u{1b}', "\u{fffd}"));
        assert!(matches!(printable("Chorągiew „1“\n", Styles::Plain), Cow::Borrowed(_)));
    }
}
