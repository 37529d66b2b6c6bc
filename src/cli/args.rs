//! From the typed arguments to a [`Command`] with its settings.

use super::{command::Command, help, options::early_words, page::Color, syntax::syntax};
use crate::{
    answer::{Error, clean::clean},
    i18n::{LanguageChoice, Words, choose_languages},
    law::Lang,
};
use clap::ArgMatches;
use std::{env, ffi::OsString};

/// What was asked for.
pub enum Invocation {
    /// Help or the version: the text itself.
    Text(String),
    /// A command.
    Command(Box<Settings>),
}

/// A command with the settings that all commands share.
pub struct Settings {
    pub choice: LanguageChoice,
    pub color: Color,
    pub json: bool,
    pub command: &'static Command,
    /// The arguments of the command.
    pub matches: ArgMatches,
}

/// Returns the arguments as text, or an error if one is not UTF-8.
pub fn readable(arguments: &[OsString]) -> Result<Vec<String>, Error> {
    let mut readable = Vec::with_capacity(arguments.len());
    for argument in arguments {
        let Some(text) = argument.to_str() else {
            let words = early_words(&readable);
            let shown = argument.to_string_lossy();
            let message = words.say_with("error-not-utf8", &[("argument", clean(&shown).as_ref().into())]);
            return Err(Error::new(&words, "not-utf8", message));
        };
        readable.push(text.to_owned());
    }
    Ok(readable)
}

/// Reads the command line.
pub fn parse(commands: &'static [Command], arguments: &[String]) -> Result<Invocation, Error> {
    let arguments = with_command(commands, arguments);
    let selected = arguments.get(1).and_then(|word| help::find(commands, word));
    match syntax(commands, None, selected).try_get_matches_from(&arguments) {
        Ok(matches) => settings(commands, matches, &arguments),
        Err(fault) => help::explain(commands, &fault, &arguments).map(Invocation::Text),
    }
}

/// Returns the arguments with the command first; `show` is inserted if only a number or a word was typed.
fn with_command(commands: &[Command], arguments: &[String]) -> Vec<String> {
    const WITH_VALUE: [&str; 4] = ["--lang", "--ui", "--color", "--book"];
    let mut arguments = arguments.to_vec();
    let mut at = 1;
    while let Some(word) = arguments.get(at) {
        if WITH_VALUE.contains(&word.as_str()) {
            at += 2;
        } else if word.starts_with('-') && word != "--" {
            at += 1;
        } else {
            break;
        }
    }
    let Some(word) = arguments.get(at) else { return arguments };
    match help::find(commands, word) {
        Some(command) => arguments[at + 1..].iter_mut().for_each(command.rewrite),
        None if help::is_near_command(commands, word) => {}
        None => {
            arguments.insert(1, "show".to_owned());
            return arguments;
        }
    }
    arguments[1..=at].rotate_right(1);
    arguments
}

fn settings(commands: &'static [Command], mut matches: ArgMatches, arguments: &[String]) -> Result<Invocation, Error> {
    let words = early_words(arguments);
    let json = matches.get_flag("json");
    let rules = languages(&words, matches.get_one::<String>("lang"))?;
    let ui = languages(&words, matches.get_one::<String>("ui"))?.first().copied();
    let color = color(&words, matches.get_one::<String>("color"))?;
    let choice = choose_languages(&rules, ui, |name| env::var(name).ok());
    let typed = matches.remove_subcommand().and_then(|(name, matches)| Some((help::find(commands, &name)?, matches)));
    Ok(match typed {
        Some((command, matches)) => Invocation::Command(Box::new(Settings { choice, color, json, command, matches })),
        None => Invocation::Text(help::page(commands, &Words::new(choice.ui), None)),
    })
}

fn languages(words: &Words, typed: Option<&String>) -> Result<Vec<Lang>, Error> {
    let mut languages = Vec::new();
    for code in typed.map(String::as_str).unwrap_or_default().split(',').map(str::trim).filter(|code| !code.is_empty()) {
        match Lang::from_code(code) {
            Some(lang) if languages.contains(&lang) => {}
            Some(lang) => languages.push(lang),
            None => {
                let message = words.say_with("error-unknown-language", &[("language", clean(code).as_ref().into())]);
                return Err(Error::new(words, "unknown-language", message).hint(words.say("error-languages")));
            }
        }
    }
    Ok(languages)
}

fn color(words: &Words, typed: Option<&String>) -> Result<Color, Error> {
    match typed.map(String::as_str) {
        None | Some("auto") => Ok(Color::Auto),
        Some("always") => Ok(Color::Always),
        Some("never") => Ok(Color::Never),
        Some(other) => {
            let message = words.say_with("error-unknown-color", &[("value", clean(other).as_ref().into())]);
            Err(Error::new(words, "usage", message))
        }
    }
}
