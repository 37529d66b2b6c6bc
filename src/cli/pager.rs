//! The pager that people have set, for an answer that is longer than the screen.

use super::page;
use std::{
    env,
    io::{self, Write as _},
    process::{Command, Stdio},
};

/// The variables that name a pager, the first that is set counts; an empty one turns it off.
const VARIABLES: [&str; 2] = ["LAWSPEAKER_PAGER", "PAGER"];

/// Returns the pager to use for a text: one that people have set, where the text goes to a screen that it does not fit.
pub fn wanted(text: &str) -> Option<String> {
    let height = page::height()?;
    let pager = VARIABLES.into_iter().find_map(|name| env::var(name).ok())?;
    let is_used = !pager.trim().is_empty() && pager.trim() != "cat" && text.lines().count() >= height;
    is_used.then_some(pager)
}

/// Shows a text in a pager, and waits until it is read; an error if the pager cannot be run.
pub fn show(pager: &str, text: &str) -> io::Result<()> {
    let mut command = if cfg!(windows) { Command::new("cmd") } else { Command::new("sh") };
    command.args([if cfg!(windows) { "/C" } else { "-c" }, pager]).stdin(Stdio::piped());
    if env::var_os("LESS").is_none() {
        command.env("LESS", "FRX");
    }
    let mut child = command.spawn()?;
    if let Some(mut input) = child.stdin.take() {
        // Who has read enough closes the pager before the end.
        let _ = input.write_all(text.as_bytes());
    }
    if child.wait()?.code() == Some(127) { Err(io::ErrorKind::NotFound.into()) } else { Ok(()) }
}
