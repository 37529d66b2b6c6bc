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
        io::ErrorKind::NotFound => not_found,
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => denied,
        _ => reason(fault),
    };
    let reason = words.say(reason);
    let values = [("file", file.into()), ("fault", (&reason).into())];
    Error::new(words, kind, words.say_with(message, &values))
}

/// Returns the message for what the system reports.
fn reason(fault: &io::Error) -> &'static str {
    /// The code for links that lead in a circle, which has no stable kind.
    const LOOP: i32 = if cfg!(target_os = "linux") { 40 } else { 62 };
    /// The code for a disk that fails.
    const FAILURE: i32 = 5;
    match fault.kind() {
        io::ErrorKind::IsADirectory => "error-is-folder",
        io::ErrorKind::NotADirectory => "error-not-folder",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "error-disk-full",
        io::ErrorKind::FileTooLarge => "error-too-large",
        io::ErrorKind::InvalidFilename => "error-bad-name",
        io::ErrorKind::InvalidData => "error-not-text",
        io::ErrorKind::AlreadyExists => "error-exists",
        io::ErrorKind::ResourceBusy | io::ErrorKind::ExecutableFileBusy => "error-busy",
        _ if fault.raw_os_error() == Some(LOOP) => "error-loop",
        _ if fault.raw_os_error() == Some(FAILURE) => "error-disk-fails",
        _ => "error-system",
    }
}
