//! Options of several commands, and those that are needed before the command line is parsed.

use super::{candidates, command::Arguments};
use crate::{
    answer::{Error, clean::clean},
    i18n::{LanguageChoice, Words, choose_languages, id},
    law::Lang,
};
use clap::{Arg, ValueHint};
use std::env;

/// Options of every command, and of bare words, that take the next word as their value.
pub const WITH_VALUE: [&str; 4] = ["--lang", "--ui", "--color", "--book"];

/// Returns the words for errors before the settings are known: those of `--ui` or `--lang`.
pub fn early_words(arguments: &[String]) -> Words {
    Words::new(early_choice(arguments).ui)
}

/// Returns the languages before the settings are known: those of `--ui` and `--lang`.
pub fn early_choice(arguments: &[String]) -> LanguageChoice {
    let value = |option: &str| {
        let spelled = |(at, argument): (usize, &String)| match argument.strip_prefix(option) {
            Some("") => arguments.get(at + 1).cloned(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        let typed = arguments.iter().enumerate().find_map(spelled)?;
        Lang::from_code(typed.split(',').next()?.trim())
    };
    choose_languages(value("--lang").as_slice(), value("--ui"), |name| env::var(name).ok())
}

/// Returns the option `--book`.
pub fn book(make: &Arguments<'_>) -> Arg {
    make.option("book", id::HELP_VALUE_BOOK, id::HELP_OPTION_BOOK).add(candidates::books())
}

/// Returns the option `--table`.
pub fn table(make: &Arguments<'_>) -> Arg {
    make.option("table", id::HELP_VALUE_FILE, id::HELP_OPTION_OPEN_TABLE).value_hint(ValueHint::FilePath)
}

/// Returns the option `--for`.
pub fn seen_by(make: &Arguments<'_>) -> Arg {
    make.option("for", id::HELP_VALUE_COLOUR, id::HELP_OPTION_FOR)
}

/// The variable that names the edition to rule by.
const EDITION: &str = "LAWSPEAKER_EDITION";

/// Returns the edition to rule by: the one that is typed, or else that of the variable.
pub fn edition(typed: Option<&String>) -> Option<String> {
    typed.cloned().or_else(|| env::var(EDITION).ok().filter(|word| !word.trim().is_empty()))
}

/// Reads `-n`: how many results are shown.
pub fn count(words: &Words, typed: Option<&String>) -> Result<usize, Error> {
    const USUAL: usize = 10;
    let Some(typed) = typed else { return Ok(USUAL) };
    let message = || words.say_with(id::SEARCH_BAD_COUNT, &[("count", clean(typed).as_ref().into())]);
    let number = typed.parse().ok().filter(|count| (1..=1000).contains(count));
    number.ok_or_else(|| Error::new(words, "bad-number", message()))
}

/// Writes a negative number with a minus sign, so that it is a bad number and not an option.
pub fn mark_negative(word: &mut String) {
    let is_number = word.strip_prefix('-').is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()));
    if is_number {
        word.replace_range(..1, "−");
    }
}
