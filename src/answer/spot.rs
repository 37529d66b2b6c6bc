//! An excerpt of a text: line and column, the line itself, and a mark beneath; without control characters, and with long
//! lines cut.

use super::clean;
use std::fmt::Write as _;
use unicode_normalization::UnicodeNormalization as _;

/// The most characters of a line that are shown.
const WIDEST: usize = 90;

/// A place in a text.
pub struct Spot<'a> {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    before: &'a str,
    marked: &'a str,
    after: &'a str,
}

impl<'a> Spot<'a> {
    /// Finds the line of a stretch of text.
    #[must_use]
    pub fn find(text: &'a str, span: &std::ops::Range<usize>) -> Self {
        let start = text.floor_char_boundary(span.start.min(text.len()));
        let begin = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let end = text[start..].find('\n').map_or(text.len(), |at| start + at);
        let stop = text.ceil_char_boundary(span.end.clamp(start, end));
        Self {
            line: text[..start].matches('\n').count() + 1,
            column: text[begin..start].chars().count() + 1,
            before: &text[begin..start],
            marked: &text[start..stop],
            after: text[stop..end].trim_end_matches('\r'),
        }
    }

    /// Returns the words at the place, or those before it where there are none.
    #[must_use]
    pub fn words(&self) -> String {
        let marked = fit(&first(self.marked, WIDEST));
        if marked.trim().is_empty() { fit(&last(self.before, WIDEST / 2)) } else { marked }.trim().to_owned()
    }

    /// Shows the line with a mark and a note beneath, as compilers do.
    #[must_use]
    pub fn show(&self, file: &str, note: &str) -> String {
        let before = fit(&last(self.before, WIDEST / 2));
        let marked = fit(&first(self.marked, WIDEST / 2));
        let room = WIDEST.saturating_sub(before.chars().count() + marked.chars().count());
        let after = fit(&first(self.after, room));
        let gutter = " ".repeat(self.line.to_string().len());
        let mark = "^".repeat(columns(&marked).max(1));
        let indent = " ".repeat(columns(&before));
        let mut shown = String::new();
        // Writing to a String cannot fail.
        let _ = write!(
            shown,
            "{gutter}--> {file}:{}:{}\n{gutter} |\n{} | {before}{marked}{after}\n{gutter} | {indent}{mark}",
            self.line, self.column, self.line
        );
        if !note.is_empty() {
            let _ = write!(shown, " {note}");
        }
        shown.push('\n');
        shown
    }
}

/// Returns the text without control characters; a tab is a blank.
fn fit(text: &str) -> String {
    clean::fit(&text.replace('\t', " ")).into_owned()
}

/// Returns how many columns a text takes in most terminals: letters with their marks one, those of East Asia two.
fn columns(text: &str) -> usize {
    const EAST_ASIAN: char = '\u{1100}';
    let is_wide = |letter: char| letter >= EAST_ASIAN && !('\u{1e00}'..='\u{2e7f}').contains(&letter);
    text.nfc().map(|letter| if is_wide(letter) { 2 } else { 1 }).sum()
}

fn first(text: &str, most: usize) -> String {
    let mut kept: String = text.chars().take(most).collect();
    if text.chars().nth(most).is_some() {
        kept.push('…');
    }
    kept
}

fn last(text: &str, most: usize) -> String {
    match text.chars().count().checked_sub(most) {
        Some(over) if over > 0 => format!("…{}", text.chars().skip(over).collect::<String>()),
        Some(_) | None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_stands_under_what_is_meant() {
        let text = "round = 1\noath = \"süß\\u0041\"\n";
        let spot = Spot::find(text, &(17..23));
        assert_eq!((spot.line, spot.column), (2, 8));
        assert_eq!(spot.show("t.toml", "?"), " --> t.toml:2:8\n  |\n2 | oath = \"süß\\u0041\"\n  |        ^^^^ ?\n");
    }

    #[test]
    fn hostile_lines_are_short_and_tame() {
        let text = format!("{}\u{1b}[31m{}", "ä".repeat(5000), "x\u{202e}".repeat(5000));
        let shown = Spot::find(&text, &(10_000..20_000)).show("t", "");
        assert!(shown.chars().count() < 400 && !shown.contains(['\u{1b}', '\u{202e}']), "{shown}");
        assert_eq!(Spot::find("", &(9..99)).line, 1);
    }
}
