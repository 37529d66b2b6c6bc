//! From the typed arguments to a [`Command`] with its settings.

use super::{
    command::Command,
    help,
    options::{WITH_VALUE, early_words},
    page::Color,
    syntax::syntax,
    table,
};
use crate::{
    answer::{BareWords, Error, bare_words, clean::clean},
    cards::RULINGS,
    i18n::{LanguageChoice, Words, choose_languages, id},
    law::{Cite, Lang, divergence},
};
use clap::ArgMatches;
use std::{env, ffi::OsString, path::Path};

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
    /// The command that was perhaps meant by a word that is searched for.
    pub near: Option<&'static Command>,
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
            let message = words.say_with(id::ERROR_NOT_UTF8, &[("argument", clean(&shown).as_ref().into())]);
            return Err(Error::new(&words, "not-utf8", message));
        };
        readable.push(text.to_owned());
    }
    Ok(readable)
}

/// Reads the command line.
pub fn parse(commands: &'static [Command], arguments: &[String]) -> Result<Invocation, Error> {
    let (arguments, near) = with_command(commands, arguments);
    let selected = arguments.get(1).and_then(|word| help::find(commands, word));
    match syntax(commands, None, selected).try_get_matches_from(&arguments) {
        Ok(matches) => settings(commands, matches, &arguments, near),
        Err(fault) => help::explain(commands, &fault, &arguments).map(Invocation::Text),
    }
}

/// Returns the arguments with the command first; if none was typed, with the one that answers the words, and the command that
/// the first word looks like.
fn with_command<'a>(commands: &'a [Command], arguments: &[String]) -> (Vec<String>, Option<&'a Command>) {
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
    let Some(word) = arguments.get(at) else { return (arguments, None) };
    if let Some(command) = help::find(commands, word) {
        arguments[at + 1..].iter_mut().for_each(command.rewrite);
        arguments[1..=at].rotate_right(1);
        return (arguments, None);
    }
    let near = help::nearest_command(commands, word);
    if Cite::is_kind(word) && bare_words(&words_of(&arguments[at + 1..])) == BareWords::Card {
        arguments.remove(at);
    }
    let command = command_for(&mut arguments[1..]);
    if command == "search"
        && let Some(action) = table::asked_about_open(&arguments, &words_of(&arguments[1..]).join(" "))
    {
        return (ruling_on(&arguments, &action), None);
    }
    arguments.insert(1, command.to_owned());
    (arguments, near.filter(|_| command == "search"))
}

/// Returns the command that answers words without one; what a citation puts before a name is taken off.
fn command_for(arguments: &mut [String]) -> &'static str {
    if let Some((word, (command, name))) = arguments.iter_mut().find_map(|word| cited(word).map(|cited| (word, cited))) {
        *word = name;
        return command;
    }
    let words = words_of(arguments);
    if let [file] = words.as_slice()
        && is_table(file)
    {
        return "board";
    }
    if let [word] = words.as_slice()
        && is_divergence(word)
    {
        return "diverge";
    }
    match bare_words(&words) {
        BareWords::Show => "show",
        BareWords::Card => "card",
        BareWords::Fight => "odds",
        BareWords::Question => "search",
    }
}

/// Returns whether a word is the number of a divergence: `d26`.
fn is_divergence(word: &str) -> bool {
    divergence(word).is_some()
}

/// Returns the arguments that ask for a ruling on an action instead of the words that are there.
fn ruling_on(arguments: &[String], action: &str) -> Vec<String> {
    let (program, rest) = arguments.split_first().map_or_else(Default::default, |(first, rest)| (first.clone(), rest));
    let mut is_word = word_test();
    let options = rest.iter().filter(|argument| !is_word(argument)).cloned();
    [program, "may".to_owned()].into_iter().chain(options).chain(action.split_whitespace().map(str::to_owned)).collect()
}

/// Returns the arguments that are neither options nor their values.
fn words_of(arguments: &[String]) -> Vec<&str> {
    let mut is_word = word_test();
    arguments.iter().filter(|argument| is_word(argument)).map(String::as_str).collect()
}

/// Returns what tells words from options and their values, asked for one argument after the other.
fn word_test() -> impl FnMut(&str) -> bool {
    let mut is_value = false;
    move |argument: &str| {
        let is_option = argument.starts_with('-') || is_value;
        is_value = !is_value && WITH_VALUE.contains(&argument);
        !is_option
    }
}

/// Returns the command that shows what a citation names, and the name in it: a card, a site, or the card or section that a
/// ruling is about.
fn cited(word: &str) -> Option<(&'static str, String)> {
    if let Some(ruling) = word.strip_prefix("ruling:").and_then(|id| RULINGS.iter().find(|ruling| ruling.id == id)) {
        let section = || ruling.sections.first().map(|section| ("show", (*section).to_owned()));
        return ruling.cards.first().map(|card| ("card", (*card).to_owned())).or_else(section);
    }
    Cite::card_name(word).map(|name| ("card", name.to_owned()))
}

/// Returns whether a word is the file of a table: by the end of its name, or by its place.
fn is_table(word: &str) -> bool {
    let path = Path::new(word);
    let ends = |end: &str| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(end));
    ends("toml") || ends("txt") || word.contains('/') && path.is_file()
}

fn settings(
    commands: &'static [Command],
    mut matches: ArgMatches,
    arguments: &[String],
    near: Option<&'static Command>,
) -> Result<Invocation, Error> {
    let words = early_words(arguments);
    let json = matches.get_flag("json");
    let rules = languages(&words, matches.get_one::<String>("lang"))?;
    let ui = languages(&words, matches.get_one::<String>("ui"))?.first().copied();
    let color = color(&words, matches.get_one::<String>("color"))?;
    let choice = choose_languages(&rules, ui, |name| env::var(name).ok());
    let typed = matches.remove_subcommand().and_then(|(name, matches)| Some((help::find(commands, &name)?, matches)));
    Ok(match typed {
        Some((command, matches)) => Invocation::Command(Box::new(Settings { choice, color, json, command, near, matches })),
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
                let message = words.say_with(id::ERROR_UNKNOWN_LANGUAGE, &[("language", clean(code).as_ref().into())]);
                return Err(Error::new(words, "unknown-language", message).hint(words.say(id::ERROR_LANGUAGES)));
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
            let message = words.say_with(id::ERROR_UNKNOWN_COLOR, &[("value", clean(other).as_ref().into())]);
            Err(Error::new(words, "usage", message))
        }
    }
}
