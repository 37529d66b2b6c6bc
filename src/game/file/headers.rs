//! Broken heads of tables, mended so that what stands below them can be read: `[[player]` opens a player all the same.

use crate::game::fault::Span;
use std::{borrow::Cow, ops::Range};

/// The tables of both games of which there are several.
const LISTED: [&str; 4] = ["site", "player", "region", "city"];

/// A text in which every line that begins like the head of a table is one.
pub struct Mended<'a> {
    /// The lines of the text as it was written.
    written: Vec<Range<usize>>,
    /// Where each line begins in the mended text.
    begins: Vec<usize>,
    text: Cow<'a, str>,
}

impl<'a> Mended<'a> {
    /// Mends the heads of a text. Lines keep their number, and what is not mended its column.
    pub fn new(text: &'a str) -> Self {
        let mut written = Vec::new();
        let mut begins = Vec::new();
        let mut mended = String::with_capacity(text.len());
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            written.push(start..start + line.len());
            begins.push(mended.len());
            start += line.len();
            match head(line) {
                Some(head) => {
                    mended.push_str(&head);
                    mended.push('\n');
                }
                None => mended.push_str(line),
            }
        }
        let text = if mended == text { Cow::Borrowed(text) } else { Cow::Owned(mended) };
        Self { written, begins, text }
    }

    /// Returns the mended text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the line that a byte of the written text is in, from 0.
    pub fn line(&self, at: usize) -> usize {
        self.written.partition_point(|line| line.end <= at)
    }

    /// Returns where a span of the mended text stands in the written one.
    pub fn original(&self, span: &Span) -> Span {
        let original = |at: usize| {
            let line = self.begins.partition_point(|begin| *begin <= at).saturating_sub(1);
            let (begin, written) = (self.begins.get(line).copied(), self.written.get(line));
            written.zip(begin).map_or(0, |(written, begin)| (written.start + (at - begin)).min(written.end))
        };
        original(span.start)..original(span.end)
    }
}

/// Returns the whole head of a table for a line that begins like one and is not; nothing for every other line.
fn head(line: &str) -> Option<String> {
    let code = line.split('#').next().unwrap_or_default().trim();
    let inner = code.strip_prefix('[')?;
    let name = inner.trim_start_matches('[').trim_end_matches(']').trim();
    let is_name = !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || "-_.".contains(letter));
    let is_listed = inner.starts_with('[') || code.ends_with("]]") || LISTED.contains(&name.to_lowercase().as_str());
    let head = if is_listed { format!("[[{name}]]") } else { format!("[{name}]") };
    (is_name && head != code).then_some(head)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_mended_and_places_stay() {
        let text = "a = 1\n[[player] # red\nb = 2\n [banks\nc = [\n]\n[[site]]\nd = 3";
        let mended = Mended::new(text);
        assert_eq!(mended.text(), "a = 1\n[[player]]\nb = 2\n[banks]\nc = [\n]\n[[site]]\nd = 3");
        for part in ["a = 1", "b = 2", "c = [", "d = 3"] {
            let at = |text: &str| text.find(part).map(|at| at..at + part.len());
            assert_eq!(at(mended.text()).map(|span| mended.original(&span)), at(text), "{part}");
        }
        assert_eq!((mended.line(0), mended.line(6), mended.line(text.len() - 1)), (0, 1, 7));
        for text in ["", "[[site]]\n", "[1, 2]\n", "[\n"] {
            assert_eq!(Mended::new(text).text(), text);
        }
    }
}
