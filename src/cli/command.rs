//! A command: its name, its arguments and how it is answered. Each is one constant in one file; `mod.rs` lists them.

use super::{Answer, Context};
use crate::{
    answer::Error,
    i18n::{Id, Words, family, id},
};
use clap::{Arg, ArgAction, ArgMatches, builder::NonEmptyStringValueParser};

/// A command of the program.
pub struct Command {
    /// The word that is typed.
    pub name: &'static str,
    /// What it does.
    pub about: Id,
    /// The arguments of its own.
    pub arguments: fn(&Arguments<'_>) -> Vec<Arg>,
    /// Answers it.
    pub run: fn(&Context, &ArgMatches) -> Result<Answer, Error>,
    /// Rewrites a typed word that would be taken for an option.
    pub rewrite: fn(&mut String),
    /// What stands below its help, on lines of a width.
    pub more_help: Option<fn(&Words, usize) -> String>,
}

impl Command {
    /// Returns a command.
    pub const fn new(
        name: &'static str,
        about: Id,
        arguments: fn(&Arguments<'_>) -> Vec<Arg>,
        run: fn(&Context, &ArgMatches) -> Result<Answer, Error>,
    ) -> Self {
        Self { name, about, arguments, run, rewrite: |_| {}, more_help: None }
    }

    /// Adds how typed words are rewritten.
    pub const fn rewriting(self, rewrite: fn(&mut String)) -> Self {
        Self { rewrite, ..self }
    }

    /// Adds what stands below its help.
    pub const fn with_help(self, more_help: fn(&Words, usize) -> String) -> Self {
        Self { more_help: Some(more_help), ..self }
    }
}

/// Makes arguments, with their help where there are words for it.
pub struct Arguments<'a> {
    /// The words of the help.
    pub words: Option<&'a Words>,
    /// All commands.
    pub commands: &'static [Command],
}

impl Arguments<'_> {
    /// Returns a message of the help; nothing where no help is asked for.
    pub fn say(&self, id: Id) -> String {
        self.words.map_or_else(String::new, |words| words.say(id))
    }

    /// Returns an argument without a name; `message` ends the ids of its messages.
    pub fn positional(&self, id: &'static str, message: &str) -> Arg {
        Arg::new(id)
            .value_name(self.say(family::HELP_VALUE.of(message)))
            .help(self.say(family::HELP_ARG.of(message)))
            .help_heading(self.say(id::HELP_ARGUMENTS))
            .value_parser(NonEmptyStringValueParser::new())
    }

    /// Returns an option with a value.
    pub fn option(&self, id: &'static str, value: Id, message: Id) -> Arg {
        self.named(id, value, message).long(id)
    }

    /// Returns an option with a value and a letter for a name.
    pub fn short(&self, id: &'static str, letter: char, value: Id, message: Id) -> Arg {
        self.named(id, value, message).short(letter)
    }

    fn named(&self, id: &'static str, value: Id, message: Id) -> Arg {
        Arg::new(id).num_args(1).value_name(self.say(value)).help(self.say(message)).help_heading(self.say(id::HELP_OPTIONS))
    }

    /// Returns an option without a value.
    pub fn flag(&self, id: &'static str) -> Arg {
        let help = self.say(family::HELP_OPTION.of(id));
        Arg::new(id).long(id).action(ArgAction::SetTrue).help(help).help_heading(self.say(id::HELP_OPTIONS))
    }
}

impl Arguments<'_> {
    /// Returns the option that draws cards by lot.
    pub fn lots(&self, id: &'static str) -> Arg {
        let help = self.say(id::HELP_OPTION_LOTS);
        Arg::new(id).long(id).action(ArgAction::SetTrue).help(help).help_heading(self.say(id::HELP_OPTIONS))
    }
}

/// Returns all values of an argument.
pub fn values(of: &ArgMatches, id: &str) -> Vec<String> {
    of.get_many::<String>(id).into_iter().flatten().cloned().collect()
}
