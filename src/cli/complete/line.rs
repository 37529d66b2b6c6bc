//! The command line so far: which command, which words before, and the word that is completed.

use crate::cli::{command::Command, help, options::WITH_VALUE};

/// A command line whose last word is completed and is neither an option nor the value of one.
pub struct Line<'a> {
    /// The command, if it stands already.
    pub command: Option<&'static Command>,
    /// The words behind the command that are no options, before the one that is completed.
    pub before: Vec<&'a str>,
    /// The word that is completed, as far as it was typed.
    pub current: &'a str,
}

impl<'a> Line<'a> {
    /// Reads the words behind the program's name; none where the syntax knows better what comes.
    pub fn read(commands: &'static [Command], words: &'a [String]) -> Option<Self> {
        let (current, before) = words.split_last()?;
        if current.starts_with('-') {
            return None;
        }
        let mut plain: Vec<&str> = Vec::new();
        let mut words = before.iter().map(String::as_str);
        while let Some(word) = words.next() {
            if !word.starts_with('-') || word == "-" {
                plain.push(word);
            } else if takes_value(commands, word) {
                // The word that is completed is the value.
                words.next()?;
            }
        }
        let command = match plain.split_first() {
            None => None,
            Some((first, _)) => Some(help::find(commands, first)?),
        };
        let before = plain.into_iter().skip(1).collect();
        Some(Self { command, before, current })
    }
}

/// Returns whether the next word belongs to an option.
fn takes_value(commands: &'static [Command], option: &str) -> bool {
    let make = crate::cli::command::Arguments { words: None, commands };
    let named = |argument: &clap::Arg| {
        let long = argument.get_long().is_some_and(|long| option.strip_prefix("--") == Some(long));
        let short = argument.get_short().is_some_and(|short| option.strip_prefix('-') == Some(short.to_string().as_str()));
        (long || short) && argument.get_action().takes_values()
    };
    WITH_VALUE.contains(&option) || commands.iter().any(|command| (command.arguments)(&make).iter().any(named))
}
