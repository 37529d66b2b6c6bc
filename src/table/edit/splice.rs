//! Pieces of a text replaced, all at once.

use std::ops::Range;

/// Replacements that are yet to be made.
#[derive(Default)]
pub struct Splices(Vec<(Range<usize>, String)>);

impl Splices {
    /// Replaces a piece of the text.
    pub fn replace(&mut self, span: Range<usize>, by: impl Into<String>) {
        self.0.push((span, by.into()));
    }

    /// Puts something into the text; what is put into the same place first, comes first.
    pub fn insert(&mut self, at: usize, what: impl Into<String>) {
        self.replace(at..at, what);
    }

    /// Takes a piece out of the text.
    pub fn remove(&mut self, span: Range<usize>) {
        self.replace(span, "");
    }

    /// Returns the text with all of it done. Of pieces that overlap, the first one counts.
    pub fn apply(mut self, text: &str) -> String {
        self.0.sort_by_key(|(span, _)| (span.start, span.end));
        let mut out = String::with_capacity(text.len());
        let mut from = 0;
        for (span, by) in self.0 {
            if span.start >= from {
                out.push_str(text.get(from..span.start).unwrap_or_default());
                out.push_str(&by);
                from = span.end;
            }
        }
        out.push_str(text.get(from..).unwrap_or_default());
        out
    }
}
