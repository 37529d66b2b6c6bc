//! A step of a table: who did what, in which words, and how the text changed.

use super::delta::Delta;

/// What kind of step it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The text that the history begins with.
    Start,
    /// An action that a player carried out.
    Action,
    /// A correction: the table was described wrongly.
    Correction,
    /// An edit of the file by hand.
    Edit,
    /// So many steps taken back.
    Undo(usize),
    /// So many steps taken again.
    Redo(usize),
    /// The step before it never reached the file.
    Interrupted,
}

impl Kind {
    /// Returns the word for files and documents.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Action => "action",
            Self::Correction => "correction",
            Self::Edit => "edit",
            Self::Undo(_) => "undo",
            Self::Redo(_) => "redo",
            Self::Interrupted => "interrupted",
        }
    }

    /// Returns how many steps are taken back or again.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Self::Undo(count) | Self::Redo(count) => count,
            Self::Start | Self::Action | Self::Correction | Self::Edit | Self::Interrupted => 0,
        }
    }

    /// Returns the kind of a word and a count.
    #[must_use]
    pub fn from_word(word: &str, count: usize) -> Option<Self> {
        let all =
            [Self::Start, Self::Action, Self::Correction, Self::Edit, Self::Undo(count), Self::Redo(count), Self::Interrupted];
        all.into_iter().find(|kind| kind.word() == word && kind.count() == count)
    }
}

/// What is to be written down of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The kind.
    pub kind: Kind,
    /// Who did it: the word of a colour; empty if nobody in particular.
    pub by: String,
    /// The words as they were typed.
    pub words: String,
}

impl Entry {
    /// Returns a step that nobody in particular took and that needs no words.
    #[must_use]
    pub const fn new(kind: Kind) -> Self {
        Self { kind, by: String::new(), words: String::new() }
    }
}

/// A step that is written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its number: 0 is the start.
    pub number: usize,
    /// What it was.
    pub entry: Entry,
    /// How the text changed.
    pub delta: Delta,
    /// A sum over the text after it.
    pub sum: u64,
}
