//! Where a position is read from: a file, in TOML or in facts, and facts that are laid over it. Faults are told at their place in
//! the text that they stand in.

use crate::game::Span;

/// The texts that a position is read from.
#[derive(Clone, Copy, Debug, Default)]
pub struct Source<'a> {
    /// What faults call the file.
    pub file: &'a str,
    /// Its text; empty where there is none.
    pub text: &'a str,
    /// What faults call the facts.
    pub given_by: &'a str,
    /// The facts that are laid over the file.
    pub given: Option<&'a str>,
    /// The action that is asked about; it may tell who acts.
    pub action: &'a str,
}

impl<'a> Source<'a> {
    /// Returns a file alone.
    #[must_use]
    pub const fn file(file: &'a str, text: &'a str) -> Self {
        Self { file, text, given_by: "", given: None, action: "" }
    }

    /// Returns the text that says which game it is: that of the file, or else of the facts.
    #[must_use]
    pub fn declaring(&self) -> &'a str {
        if self.text.trim().is_empty() { self.given.unwrap_or_default() } else { self.text }
    }

    /// Returns the name and the text of the part in which a place is, and the place in that part.
    #[must_use]
    pub fn part(&self, span: &Span) -> (&'a str, &'a str, Span) {
        let offset = self.offset();
        match self.given {
            Some(given) if span.start >= offset => (self.given_by, given, span.start - offset..span.end - offset),
            Some(_) | None => (self.file, self.text, span.clone()),
        }
    }

    /// Returns whether a place is in the facts that are laid over the file.
    #[must_use]
    pub fn is_given(&self, span: &Span) -> bool {
        self.given.is_some() && span.start >= self.offset()
    }

    /// Returns where places in the facts are counted from.
    pub(crate) const fn offset(&self) -> usize {
        self.text.len() + 1
    }
}
