//! Errors of the command line: kind, message and hints. Exit 2.

use super::{json, page};
use crate::i18n::Words;
use serde::Serialize;
use std::io;
use textwrap::Options;

/// An error, worded in the reader's language.
#[derive(Debug)]
pub struct Error {
    kind: &'static str,
    message: String,
    hints: Vec<String>,
    label: String,
    report: Box<Report>,
    json: bool,
}

/// The faults of a file: the place, as shown to people, and for machines.
#[derive(Debug, Default)]
struct Report {
    place: Option<String>,
    details: String,
    faults: Vec<FaultAt>,
}

/// One of several faults of a file, for machines.
#[derive(Debug, Serialize)]
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
}

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    kind: &'a str,
    message: &'a str,
    #[serde(rename = "where")]
    place: Option<&'a str>,
    hints: &'a [String],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    faults: &'a [FaultAt],
}

impl Error {
    /// Returns an error of this kind.
    pub fn new(words: &Words, kind: &'static str, message: String) -> Self {
        let label = words.say("error-label");
        Self { kind, message, hints: Vec::new(), label, report: Box::default(), json: false }
    }

    /// Returns the error that a file cannot be read, with the reason in the reader's language.
    pub fn cannot_read(words: &Words, file: &str, fault: &io::Error) -> Self {
        let reason = match fault.kind() {
            io::ErrorKind::NotFound => words.say("error-no-file"),
            io::ErrorKind::PermissionDenied => words.say("error-not-readable"),
            io::ErrorKind::IsADirectory => words.say("error-is-folder"),
            io::ErrorKind::NotADirectory => words.say("error-not-folder"),
            _ => words.say_with("error-system", &[("code", (&fault.raw_os_error().unwrap_or_default().to_string()).into())]),
        };
        let values = [("file", file.into()), ("fault", (&reason).into())];
        Self::new(words, "cannot-read", words.say_with("game-cannot-read", &values))
    }

    /// Returns the error that a file cannot be written, with the reason in the reader's language.
    pub fn cannot_write(words: &Words, file: &str, fault: &io::Error) -> Self {
        let reason = match fault.kind() {
            io::ErrorKind::NotFound => words.say("error-no-folder"),
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => words.say("error-not-allowed"),
            io::ErrorKind::IsADirectory => words.say("error-is-folder"),
            io::ErrorKind::NotADirectory => words.say("error-not-folder"),
            io::ErrorKind::StorageFull => words.say("error-disk-full"),
            _ => words.say_with("error-system", &[("code", (&fault.raw_os_error().unwrap_or_default().to_string()).into())]),
        };
        let values = [("file", file.into()), ("fault", (&reason).into())];
        Self::new(words, "cannot-write", words.say_with("error-cannot-write", &values))
    }

    /// Adds a hint: what would be right.
    #[must_use]
    pub fn hint(mut self, hint: String) -> Self {
        self.hints.push(hint);
        self
    }

    /// Adds the place: a file, with line and column if known.
    #[must_use]
    pub fn at(mut self, place: String) -> Self {
        self.report.place = Some(place);
        self
    }

    /// Adds the faults of a file: as shown to people, and for machines.
    #[must_use]
    pub fn with_faults(mut self, details: String, faults: Vec<FaultAt>) -> Self {
        self.report.details = details;
        self.report.faults = faults;
        self
    }

    /// Adds the document that `--json` asks for.
    #[must_use]
    pub const fn in_json(mut self, json: bool) -> Self {
        self.json = json;
        self
    }

    /// Returns the document for stdout, if one was asked for.
    #[must_use]
    pub fn document(&self) -> Option<String> {
        let document = Document {
            schema: "lawspeaker/error/1",
            kind: self.kind,
            message: &self.message,
            place: self.report.place.as_deref(),
            hints: &self.hints,
            faults: &self.report.faults,
        };
        self.json.then(|| json::write(&document))
    }

    /// Returns the message for stderr.
    #[must_use]
    pub fn shown(&self) -> String {
        let mut shown = self.report.details.clone();
        let message = format!("{}: {}", self.label, self.message);
        for line in message.lines().map(str::to_owned).chain(self.hints.iter().map(|hint| format!("  {hint}"))) {
            let width = page::width();
            for line in line.lines() {
                if textwrap::core::display_width(line) > width {
                    shown.push_str(&textwrap::fill(line, Options::new(width).subsequent_indent("    ")));
                } else {
                    shown.push_str(line);
                }
                shown.push('\n');
            }
        }
        shown
    }
}
