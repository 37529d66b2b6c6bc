//! From the typed arguments to a [`Command`] with its settings.

use super::{
    books, cases, help, import, judge, new, odds,
    options::{COMMANDS, count, early_words},
    page::Color,
    syntax,
};
use crate::answer::{Error, clean::clean};
use crate::{
    game::Oath,
    i18n::{LanguageChoice, Words, choose_languages},
    index::Kind,
    law::{Book, Lang},
};
use clap::ArgMatches;
use std::{env, ffi::OsString, path::PathBuf};

/// What was asked for.
pub enum Invocation {
    /// Help or the version: the text itself.
    Text(String),
    /// A command.
    Command(Settings),
}

/// A command with the settings that all commands share.
pub struct Settings {
    pub choice: LanguageChoice,
    pub color: Color,
    pub json: bool,
    pub command: Command,
}

/// A command and its arguments.
pub enum Command {
    Show { books: Vec<Book>, wanted: Vec<String>, alone: bool },
    Search { books: Vec<Book>, query: String, kinds: Vec<Kind>, most: usize },
    Term { books: Vec<Book>, word: String },
    Card { word: String },
    Index { books: Vec<Book>, word: Option<String> },
    Books,
    Diverge { wanted: Vec<String> },
    Odds(Box<odds::Typed>),
    Luck { fights: Vec<String> },
    New { players: u8, oath: Oath },
    Cases(cases::Typed),
    May(Box<judge::Typed>),
    Check(Box<judge::Typed>),
    Wins(Box<judge::Typed>),
    Do(Box<judge::Typed>),
    NewFrom { seed: String, players: Option<u8> },
    Seed { path: String },
    Campaign(Box<judge::Typed>),
    Schema { books: Vec<Book> },
    Import { books: Vec<Book>, wish: import::Wish },
    Completions { shell: String },
    Man { folder: PathBuf },
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
pub fn parse(arguments: &[String]) -> Result<Invocation, Error> {
    let arguments = with_command(arguments);
    let selected = arguments.get(1).map(String::as_str).filter(|word| COMMANDS.contains(word));
    match syntax::command(None, selected).try_get_matches_from(&arguments) {
        Ok(matches) => settings(&matches, &arguments),
        Err(fault) => help::explain(&fault, &arguments).map(Invocation::Text),
    }
}

/// Returns the arguments with the command first; `show` is inserted if only a number or a word was typed.
fn with_command(arguments: &[String]) -> Vec<String> {
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
    match arguments.get(at).map(String::as_str) {
        Some("search") => arguments[at + 1..].iter_mut().for_each(mark_excluded),
        Some("odds" | "luck") => arguments[at + 1..].iter_mut().for_each(mark_negative),
        Some(_) | None => {}
    }
    let is_command = |word: &String| COMMANDS.contains(&word.as_str()) || help::is_near_command(word);
    match arguments.get(at).map(is_command) {
        Some(true) => arguments[1..=at].rotate_right(1),
        Some(false) => arguments.insert(1, "show".to_owned()),
        None => {}
    }
    arguments
}

/// Writes `-word` with a minus sign, so that it is an excluded word and not an option.
fn mark_excluded(word: &mut String) {
    let is_option = word.starts_with("--") || ["-", "-h", "-V", "-n"].contains(&word.as_str());
    let is_count = word.strip_prefix("-n").is_some_and(|count| count.bytes().all(|byte| byte.is_ascii_digit()));
    if word.starts_with('-') && !is_option && !is_count {
        word.replace_range(..1, "−");
    }
}

/// Writes a negative number with a minus sign, so that it is a bad number and not an option.
fn mark_negative(word: &mut String) {
    let is_number = word.strip_prefix('-').is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()));
    if is_number {
        word.replace_range(..1, "−");
    }
}

fn settings(matches: &ArgMatches, arguments: &[String]) -> Result<Invocation, Error> {
    let words = early_words(arguments);
    let json = matches.get_flag("json");
    let rules = languages(&words, matches.get_one::<String>("lang"))?;
    let ui = languages(&words, matches.get_one::<String>("ui"))?.first().copied();
    let color = color(&words, matches.get_one::<String>("color"))?;
    let choice = choose_languages(&rules, ui, |name| env::var(name).ok());
    let Some((name, of)) = matches.subcommand() else { return Ok(Invocation::Text(help::page(&Words::new(choice.ui), None))) };
    let many = |id: &str| of.get_many::<String>(id).into_iter().flatten().cloned().collect::<Vec<String>>();
    let books = |of: &ArgMatches| books::read(&words, of.get_one::<String>("book"));
    let command = match name {
        "show" => Command::Show { books: books(of)?, wanted: many("wanted"), alone: of.get_flag("alone") },
        "search" => Command::Search {
            books: books(of)?,
            query: many("query").join(" "),
            kinds: kinds(&words, of.get_one::<String>("in"))?,
            most: count(&words, of.get_one::<String>("n"))?,
        },
        "term" => Command::Term { books: books(of)?, word: many("word").join(" ") },
        "card" => Command::Card { word: many("word").join(" ") },
        "index" => Command::Index { books: books(of)?, word: Some(many("word").join(" ")).filter(|word| !word.is_empty()) },
        "books" => Command::Books,
        "diverge" => Command::Diverge { wanted: many("wanted") },
        "odds" => Command::Odds(Box::new(odds::Typed::new(of))),
        "luck" => Command::Luck { fights: many("fights") },
        "cases" => Command::Cases(cases::Typed::new(of)),
        "may" => Command::May(Box::new(judge::Typed::new(of))),
        "wins" => Command::Wins(Box::new(judge::Typed::new(of))),
        "check" => Command::Check(Box::new(judge::Typed::new(of))),
        "campaign" => Command::Campaign(Box::new(judge::Typed::new(of))),
        "do" => Command::Do(Box::new(judge::Typed::new(of))),
        "new" => new_game(&words, of)?,
        "seed" => Command::Seed { path: many("position").concat() },
        "schema" => Command::Schema { books: books(of)? },
        "import" => Command::Import { books: books(of)?, wish: import::Wish::new(of) },
        "completions" => Command::Completions { shell: many("shell").concat() },
        "man" => Command::Man { folder: many("folder").concat().into() },
        _ => {
            return help::command_page(&Words::new(choice.ui), many("command").first().map(String::as_str)).map(Invocation::Text);
        }
    };
    Ok(Invocation::Command(Settings { choice, color, json, command }))
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

fn kinds(words: &Words, typed: Option<&String>) -> Result<Vec<Kind>, Error> {
    let kind = |kind: &str| {
        let message = || words.say_with("search-unknown-kind", &[("kind", clean(kind).as_ref().into())]);
        Kind::from_word(kind.trim()).ok_or_else(|| Error::new(words, "unknown-kind", message()))
    };
    typed.map_or(Ok(Vec::new()), |kinds| kinds.split(',').map(kind).collect())
}

/// Reads what the game starts from: a goal and a number of players, or a chronicle string.
fn new_game(words: &Words, of: &ArgMatches) -> Result<Command, Error> {
    let typed = |id| of.get_one::<String>(id);
    let Some(seed) = typed("seed") else {
        return Ok(Command::New { players: new::players(words, typed("players"))?, oath: new::oath(words, typed("oath"))? });
    };
    if typed("oath").is_some() {
        return Err(Error::new(words, "usage", words.say("seed-with-oath")));
    }
    let players = typed("players").map(|count| new::players(words, Some(count))).transpose()?;
    Ok(Command::NewFrom { seed: seed.clone(), players })
}
