//! Running the program as a person would.

use lawspeaker::i18n::Id;
use std::{
    io::Write as _,
    process::{Command, Output, Stdio},
};

/// Returns the program with a plain environment: English, 80 columns, no colour, no printed text.
pub fn law() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_law"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "LAW_COMPLETE", "LAWSPEAKER_TABLE", "LAWSPEAKER_EDITION"] {
        command.env_remove(variable);
    }
    command
        .env("LAWSPEAKER_DATA", "no-such-folder")
        .env("LAWSPEAKER_STATE", "no-such-folder")
        .env("COLUMNS", "80")
        .stdin(Stdio::null());
    command
}

/// Runs a line of words, split at blanks and with `"…"` kept together.
pub fn run(line: &str) -> Output {
    law().args(split(line)).output().expect("law runs")
}

/// Returns the words of a line.
pub fn split(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (at, part) in line.split('"').enumerate() {
        if at % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// Returns stdout, stderr and the exit code as one text, for a snapshot.
pub fn seen(line: &str) -> String {
    let output = run(line);
    let mut seen = format!("$ law {line}\n{}", text(&output.stdout));
    if !output.stderr.is_empty() {
        seen.push_str("--- stderr\n");
        seen.push_str(&text(&output.stderr));
    }
    let code = output.status.code().unwrap_or(-1);
    seen + &format!("--- exit {code}\n")
}

/// Returns bytes as text.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program writes UTF-8")
}

/// Writes to the program's input and returns what it says.
pub fn run_with_input(line: &str, input: &[u8]) -> Output {
    let mut child =
        law().args(split(line)).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("law runs");
    // A program that does not read its input closes the pipe: that is its right.
    let _ = child.stdin.take().map(|mut stdin| stdin.write_all(input));
    child.wait_with_output().expect("law ends")
}

/// Returns the message of a name.
pub fn message(name: &str) -> Id {
    Id::find(name).expect(name)
}
