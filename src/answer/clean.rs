//! Typed text made safe to print: no control characters, no endless lines.

use crate::game::is_unprintable;
use std::borrow::Cow;

/// The most characters that are repeated of what a person typed.
const MOST: usize = 60;

/// Returns the text without control and direction characters, cut where it gets too long.
pub fn clean(text: &str) -> Cow<'_, str> {
    if text.len() <= MOST && !text.chars().any(is_unprintable) {
        return Cow::Borrowed(text);
    }
    let mut fit: String =
        text.chars().take(MOST).map(|letter| if is_unprintable(letter) { '\u{fffd}' } else { letter }).collect();
    if text.chars().nth(MOST).is_some() {
        fit.push('…');
    }
    Cow::Owned(fit)
}

/// Returns the text without control and direction characters, however long it is.
pub fn fit(text: &str) -> Cow<'_, str> {
    if text.chars().any(is_unprintable) {
        return Cow::Owned(text.chars().map(|letter| if is_unprintable(letter) { '\u{fffd}' } else { letter }).collect());
    }
    Cow::Borrowed(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_harm_a_terminal_is_replaced() {
        assert_eq!(clean("Chorągiew"), "Chorągiew");
        assert_eq!(clean("a\u{1b}[31mb\u{202e}c\n"), "a\u{fffd}[31mb\u{fffd}c\u{fffd}");
        assert_eq!(fit("a\u{1b}[31mb\u{202e}c\n"), "a\u{fffd}[31mb\u{fffd}c\u{fffd}");
        assert_eq!(fit(&"x".repeat(1000)), "x".repeat(1000));
        assert_eq!(clean(&"x".repeat(10_000_000)).chars().count(), MOST + 1);
    }
}
