//! The names of the commands, and options that are needed before or beside the parsed command line.

use crate::answer::{Error, clean::clean};
use crate::{
    i18n::{Words, choose_languages},
    law::Lang,
};
use std::env;

/// The commands, in the order in which help lists them.
#[rustfmt::skip]
pub const COMMANDS: &[&str] = &[
    "show",
    "search",
    "term",
    "card",
    "index",
    "diverge",
    "books",
    "check",
    "may",
    "do",
    "campaign",
    "wins",
    "odds",
    "luck",
    "new",
    "seed",
    "cases",
    "schema",
    "import",
    "completions",
    "man",
    "help",
];

/// Returns the words for errors before the settings are known: those of `--ui` or `--lang`.
pub fn early_words(arguments: &[String]) -> Words {
    let value = |option: &str| {
        let spelled = |(at, argument): (usize, &String)| match argument.strip_prefix(option) {
            Some("") => arguments.get(at + 1).cloned(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        let typed = arguments.iter().enumerate().find_map(spelled)?;
        Lang::from_code(typed.split(',').next()?.trim())
    };
    Words::new(choose_languages(value("--lang").as_slice(), value("--ui"), |name| env::var(name).ok()).ui)
}

/// Reads `-n`: how many results are shown.
pub fn count(words: &Words, typed: Option<&String>) -> Result<usize, Error> {
    const USUAL: usize = 10;
    let Some(typed) = typed else { return Ok(USUAL) };
    let message = || words.say_with("search-bad-count", &[("count", clean(typed).as_ref().into())]);
    let number = typed.parse().ok().filter(|count| (1..=1000).contains(count));
    number.ok_or_else(|| Error::new(words, "bad-number", message()))
}
