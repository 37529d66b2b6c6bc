//! A question that could not be answered: kind, message, hints and, for a file, its faults with their places.

use super::schema::Schema;
use crate::i18n::{Words, id};
use serde::Serialize;
use std::fmt;

/// Why there is no answer, worded in the reader's language; as JSON the document `error`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Error {
    schema: Schema,
    /// The kind of error.
    kind: &'static str,
    /// What is wrong.
    message: Box<str>,
    /// Where: a file, with line and column if they are known, or a place among the words.
    #[serde(rename = "where")]
    place: Option<Box<str>>,
    /// What would be right.
    hints: Vec<String>,
    /// Everything that is wrong with a file.
    #[serde(skip_serializing_if = "<[FaultAt]>::is_empty")]
    faults: Box<[FaultAt]>,
    #[serde(skip)]
    label: Box<str>,
    /// What would have to be said so that there is an answer.
    #[serde(skip)]
    asks: Option<Box<Asks>>,
    /// Whether a hint names something like what was typed.
    #[serde(skip)]
    suggests: bool,
    /// Whether words can mean several things.
    #[serde(skip)]
    is_ambiguous: bool,
}

/// What must be said, behind one pointer: an error is passed on by value and must stay small.
#[derive(Debug)]
struct Asks(Vec<Ask>);

/// Something that must be said before there is an answer. Forms are words with `{}` in the place of a reply.
#[derive(Clone, Debug, Default)]
pub struct Ask {
    /// The question, in the reader's language.
    pub said: String,
    /// What would be a reply, in the reader's language; nothing where the question says it.
    pub how: String,
    /// What a reply adds to the words of the action; the first that makes an action of it counts.
    pub forms: Vec<String>,
    /// The fact that a reply is, where it does not belong to the action.
    pub fact: Option<String>,
    /// What is added where nobody knows it.
    pub unknown: Vec<String>,
    /// The fact that is told where nobody knows it and nothing can be added.
    pub unknown_fact: Option<String>,
    /// The reply that yes is.
    pub yes: Option<String>,
    /// The reply that no is; nothing at all is added where that is empty.
    pub no: Option<String>,
    /// Whether chance decides it, so that it can be drawn by lot.
    pub is_chance: bool,
    /// The line that says it outside the prompt.
    pub line: String,
    /// The line that says there what to type, where it is a fact.
    pub typed: String,
}

/// One of several faults of a file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FaultAt {
    /// What kind of fault.
    pub kind: &'static str,
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub hint: Option<String>,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// The sections it rests on.
    pub cites: &'static [&'static str],
    /// The line of the file with the place marked.
    #[serde(skip)]
    pub excerpt: String,
}

impl Error {
    /// Returns an error of this kind.
    #[must_use]
    pub fn new(words: &Words, kind: &'static str, message: String) -> Self {
        let (message, label) = (message.into_boxed_str(), words.say(id::ERROR_LABEL).into_boxed_str());
        Self {
            schema: Schema::Error,
            kind,
            message,
            place: None,
            hints: Vec::new(),
            faults: Box::default(),
            label,
            asks: None,
            suggests: false,
            is_ambiguous: false,
        }
    }

    /// Adds a hint: what would be right.
    #[must_use]
    pub fn hint(mut self, hint: String) -> Self {
        self.hints.push(hint);
        self
    }

    /// Returns the same without a hint.
    #[must_use]
    pub fn without_hint(mut self, hint: &str) -> Self {
        self.hints.retain(|other| other != hint);
        self
    }

    /// Adds the place: a file, with line and column if known.
    #[must_use]
    pub fn at(mut self, place: String) -> Self {
        self.place = Some(place.into_boxed_str());
        self
    }

    /// Adds the faults of a file.
    #[must_use]
    pub fn with_faults(mut self, faults: Vec<FaultAt>) -> Self {
        self.faults = faults.into_boxed_slice();
        self
    }

    /// Makes it no error, but something that lacks an answer to these questions.
    #[must_use]
    pub fn asking(mut self, asks: Vec<Ask>) -> Self {
        self.label = Box::default();
        self.asks = Some(Box::new(Asks(asks)));
        self
    }

    /// Returns what must be said before there is an answer, first what comes first.
    #[must_use]
    pub fn asks(&self) -> &[Ask] {
        self.asks.as_ref().map(|asks| asks.0.as_slice()).unwrap_or_default()
    }

    /// Returns the word before the message.
    #[must_use]
    pub fn label(&self) -> &str {
        &self.label
    }

    /// Returns the kind.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        self.kind
    }

    /// Returns what is wrong.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns what would be right.
    #[must_use]
    pub fn hints(&self) -> &[String] {
        &self.hints
    }

    /// Adds what was perhaps meant.
    #[must_use]
    pub fn suggesting(mut self, hint: String) -> Self {
        self.suggests = true;
        self.hint(hint)
    }

    /// Says that words can mean several things: then nothing is misspelt.
    #[must_use]
    pub const fn ambiguous(mut self) -> Self {
        self.is_ambiguous = true;
        self
    }

    /// Returns whether words can mean several things.
    #[must_use]
    pub const fn is_ambiguous(&self) -> bool {
        self.is_ambiguous
    }

    /// Returns whether something like it would be right.
    #[must_use]
    pub const fn has_suggestion(&self) -> bool {
        self.suggests
    }

    /// Returns the faults of the file.
    #[must_use]
    pub fn faults(&self) -> &[FaultAt] {
        &self.faults
    }
}

/// Writes the message behind the word for an error, then every hint on a line of its own.
impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.label.is_empty() {
            write!(out, "{}: ", self.label)?;
        }
        write!(out, "{}", self.message)?;
        self.hints.iter().try_for_each(|hint| write!(out, "\n  {hint}"))
    }
}

impl std::error::Error for Error {}
