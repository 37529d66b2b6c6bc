//! Errors on the terminal: the faults of a file, each with its line, then the message and its hints.

use super::page;
use crate::{answer::Error, i18n::Words};
use std::{fmt::Write as _, io};
use textwrap::Options;

/// The most faults that are shown one by one.
const MOST_FAULTS: usize = 20;

/// Returns the text for stderr.
#[must_use]
pub fn page(error: &Error) -> String {
    let mut shown = String::new();
    for fault in error.faults().iter().take(MOST_FAULTS) {
        // Writing to a String cannot fail.
        let _ = write!(shown, "{}: {}\n{}\n", error.label(), fault.message, fault.excerpt);
    }
    let width = page::width();
    for line in error.to_string().lines() {
        if textwrap::core::display_width(line) > width {
            shown.push_str(&textwrap::fill(line, Options::new(width).subsequent_indent("    ")));
        } else {
            shown.push_str(line);
        }
        shown.push('\n');
    }
    shown
}

/// Returns the error that a file cannot be read, with the reason in the reader's language.
pub fn cannot_read(words: &Words, file: &str, fault: &io::Error) -> Error {
    cannot(words, file, fault, ["cannot-read", "game-cannot-read", "error-no-file", "error-not-readable"])
}

/// Returns the error that a file cannot be written, with the reason in the reader's language.
pub fn cannot_write(words: &Words, file: &str, fault: &io::Error) -> Error {
    cannot(words, file, fault, ["cannot-write", "error-cannot-write", "error-no-folder", "error-not-allowed"])
}

fn cannot(words: &Words, file: &str, fault: &io::Error, [kind, message, not_found, denied]: [&'static str; 4]) -> Error {
    let reason = match fault.kind() {
        io::ErrorKind::NotFound => words.say(not_found),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => words.say(denied),
        io::ErrorKind::IsADirectory => words.say("error-is-folder"),
        io::ErrorKind::NotADirectory => words.say("error-not-folder"),
        io::ErrorKind::StorageFull => words.say("error-disk-full"),
        _ => words.say_with("error-system", &[("code", (&fault.raw_os_error().unwrap_or_default().to_string()).into())]),
    };
    let values = [("file", file.into()), ("fault", (&reason).into())];
    Error::new(words, kind, words.say_with(message, &values))
}
