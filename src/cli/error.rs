//! Errors on the terminal: the faults of a file, each with its line, then the message and its hints.

use super::page;
use crate::{
    answer::Error,
    i18n::{Id, Words, id},
};
use std::{fmt::Write as _, io};

/// The most faults that are shown one by one.
const MOST_FAULTS: usize = 20;
/// The lines that a fault takes on a terminal.
const LINES_OF_FAULT: usize = 5;

/// Returns the text for stderr.
#[must_use]
pub fn page(error: &Error) -> String {
    let (mut shown, width) = (String::new(), page::width());
    // All that is shown is read without scrolling.
    let most = page::height().map_or(MOST_FAULTS, |height| (height / LINES_OF_FAULT).clamp(1, MOST_FAULTS));
    for fault in error.faults().iter().take(most) {
        let message = page::wrapped(&format!("{}: {}", error.label(), fault.message), width);
        // Writing to a String cannot fail.
        let _ = writeln!(shown, "{message}");
        for line in fault.excerpt.lines() {
            // A line of the file stays as it is, with the mark under it.
            add(&mut shown, line, if line.contains(" | ") { usize::MAX } else { width });
        }
        shown.push('\n');
    }
    error.to_string().lines().for_each(|line| add(&mut shown, line, width));
    shown
}

/// Appends a line, wrapped where it is too long.
fn add(shown: &mut String, line: &str, width: usize) {
    if textwrap::core::display_width(line) > width {
        shown.push_str(&page::wrapped(line, width));
    } else {
        shown.push_str(line);
    }
    shown.push('\n');
}

/// Returns the error that a file cannot be read, with the reason in the reader's language.
pub fn cannot_read(words: &Words, file: &str, fault: &io::Error) -> Error {
    cannot(words, file, fault, "cannot-read", [id::GAME_CANNOT_READ, id::ERROR_NO_FILE, id::ERROR_NOT_READABLE])
}

/// Returns the error that a file cannot be written, with the reason in the reader's language.
pub fn cannot_write(words: &Words, file: &str, fault: &io::Error) -> Error {
    cannot(words, file, fault, "cannot-write", [id::ERROR_CANNOT_WRITE, id::ERROR_NO_FOLDER, id::ERROR_NOT_ALLOWED])
}

fn cannot(words: &Words, file: &str, fault: &io::Error, kind: &'static str, said: [Id; 3]) -> Error {
    let [message, not_found, denied] = said;
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
fn reason(fault: &io::Error) -> Id {
    /// The code for links that lead in a circle, which has no stable kind.
    const LOOP: i32 = if cfg!(target_os = "linux") { 40 } else { 62 };
    /// The code for a disk that fails.
    const FAILURE: i32 = 5;
    match fault.kind() {
        io::ErrorKind::IsADirectory => id::ERROR_IS_FOLDER,
        io::ErrorKind::NotADirectory => id::ERROR_NOT_FOLDER,
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => id::ERROR_DISK_FULL,
        io::ErrorKind::FileTooLarge => id::ERROR_TOO_LARGE,
        io::ErrorKind::InvalidFilename => id::ERROR_BAD_NAME,
        io::ErrorKind::InvalidData => id::ERROR_NOT_TEXT,
        io::ErrorKind::AlreadyExists => id::ERROR_EXISTS,
        io::ErrorKind::ResourceBusy | io::ErrorKind::ExecutableFileBusy => id::ERROR_BUSY,
        _ if fault.raw_os_error() == Some(LOOP) => id::ERROR_LOOP,
        _ if fault.raw_os_error() == Some(FAILURE) => id::ERROR_DISK_FAILS,
        _ => id::ERROR_SYSTEM,
    }
}
