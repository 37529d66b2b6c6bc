//! The words of the command line. Help texts are put in only when somebody asks for help, so that an answer
//! does not wait for them.

use super::{books, clean::clean, complete, error::Error, help, import, judge, new, odds, page::Color};
use crate::{
    game::Oath,
    i18n::{LanguageChoice, Words, choose_languages},
    index::Kind,
    law::{Book, Lang},
};
use clap::{Arg, ArgAction, ArgMatches, Command as Clap, ValueHint, builder::NonEmptyStringValueParser};
use std::{env, ffi::OsString, path::PathBuf};

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

/// What was asked for.
pub enum Asked {
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

/// A command and what it is about.
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
    Cases { folder: Option<String> },
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

/// Returns the arguments as text, or says which is not.
pub fn readable(arguments: &[OsString]) -> Result<Vec<String>, Error> {
    let mut readable = Vec::with_capacity(arguments.len());
    for argument in arguments {
        let Some(text) = argument.to_str() else {
            let words = spoken(&readable);
            let shown = argument.to_string_lossy();
            let message = words.say_with("error-not-utf8", &[("argument", clean(&shown).as_ref().into())]);
            return Err(Error::new(&words, "not-utf8", message).in_json(wants_json(&readable)));
        };
        readable.push(text.to_owned());
    }
    Ok(readable)
}

/// Reads the command line.
pub fn parse(arguments: &[String]) -> Result<Asked, Error> {
    let arguments = with_command(arguments);
    let selected = arguments.get(1).map(String::as_str).filter(|word| COMMANDS.contains(word));
    match command(None, selected).try_get_matches_from(&arguments) {
        Ok(matches) => settings(&matches, &arguments),
        Err(fault) => help::explain(&fault, &arguments),
    }
}

/// Returns the arguments with the command first, and with `show` put in where somebody typed only a number or a word.
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
        Some("search") => arguments[at + 1..].iter_mut().for_each(exclude),
        Some("odds" | "luck") => arguments[at + 1..].iter_mut().for_each(negative),
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
fn exclude(word: &mut String) {
    let is_option = word.starts_with("--") || ["-", "-h", "-V", "-n"].contains(&word.as_str());
    let is_count = word.strip_prefix("-n").is_some_and(|count| count.bytes().all(|byte| byte.is_ascii_digit()));
    if word.starts_with('-') && !is_option && !is_count {
        word.replace_range(..1, "−");
    }
}

/// Writes a negative number with a minus sign, so that it is a bad number and not an option.
fn negative(word: &mut String) {
    let is_number = word.strip_prefix('-').is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()));
    if is_number {
        word.replace_range(..1, "−");
    }
}

fn settings(matches: &ArgMatches, arguments: &[String]) -> Result<Asked, Error> {
    let words = spoken(arguments);
    let json = matches.get_flag("json");
    let fail = |error: Error| error.in_json(json);
    let rules = languages(&words, matches.get_one::<String>("lang")).map_err(fail)?;
    let ui = languages(&words, matches.get_one::<String>("ui")).map_err(fail)?.first().copied();
    let color = color(&words, matches.get_one::<String>("color")).map_err(fail)?;
    let choice = choose_languages(&rules, ui, |name| env::var(name).ok());
    let Some((name, of)) = matches.subcommand() else { return Ok(Asked::Text(help::long(&Words::new(choice.ui), None))) };
    let many = |id: &str| of.get_many::<String>(id).into_iter().flatten().cloned().collect::<Vec<String>>();
    let books = |of: &ArgMatches| books::read(&words, of.get_one::<String>("book")).map_err(fail);
    let command = match name {
        "show" => Command::Show { books: books(of)?, wanted: many("wanted"), alone: of.get_flag("alone") },
        "search" => Command::Search {
            books: books(of)?,
            query: many("query").join(" "),
            kinds: kinds(&words, of.get_one::<String>("in")).map_err(fail)?,
            most: count(&words, of.get_one::<String>("n")).map_err(fail)?,
        },
        "term" => Command::Term { books: books(of)?, word: many("word").join(" ") },
        "card" => Command::Card { word: many("word").join(" ") },
        "index" => Command::Index { books: books(of)?, word: Some(many("word").join(" ")).filter(|word| !word.is_empty()) },
        "books" => Command::Books,
        "diverge" => Command::Diverge { wanted: many("wanted") },
        "odds" => Command::Odds(Box::new(odds::Typed::new(of))),
        "luck" => Command::Luck { fights: many("fights") },
        "cases" => Command::Cases { folder: many("folder").into_iter().next() },
        "may" => Command::May(Box::new(judge::Typed::new(of))),
        "wins" => Command::Wins(Box::new(judge::Typed::new(of))),
        "check" => Command::Check(Box::new(judge::Typed::new(of))),
        "campaign" => Command::Campaign(Box::new(judge::Typed::new(of))),
        "do" => Command::Do(Box::new(judge::Typed::new(of))),
        "new" => new::asked(&words, of).map_err(fail)?,
        "seed" => Command::Seed { path: many("position").concat() },
        "schema" => Command::Schema { books: books(of)? },
        "import" => Command::Import { books: books(of)?, wish: import::Wish::new(of) },
        "completions" => Command::Completions { shell: many("shell").concat() },
        "man" => Command::Man { folder: many("folder").concat().into() },
        _ => return help::of_command(&Words::new(choice.ui), many("command").first().map(String::as_str), json).map(Asked::Text),
    };
    Ok(Asked::Command(Settings { choice, color, json, command }))
}

/// Returns the words to complain in before the settings are known: those of the last `--ui` or `--lang`.
pub fn spoken(arguments: &[String]) -> Words {
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

/// Returns whether `--json` was typed.
pub fn wants_json(arguments: &[String]) -> bool {
    arguments.iter().any(|argument| argument == "--json")
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

pub fn count(words: &Words, typed: Option<&String>) -> Result<usize, Error> {
    const USUAL: usize = 10;
    let Some(typed) = typed else { return Ok(USUAL) };
    let message = || words.say_with("search-bad-count", &[("count", clean(typed).as_ref().into())]);
    let number = typed.parse().ok().filter(|count| (1..=1000).contains(count));
    number.ok_or_else(|| Error::new(words, "bad-number", message()))
}

/// Builds the command line, with help where `words` are given: only the selected command, or all of them.
pub fn command(words: Option<&Words>, selected: Option<&str>) -> Clap {
    let say = |id: &str| words.map_or_else(String::new, |words| words.say(id));
    let mut law = Clap::new("law")
        .version(env!("CARGO_PKG_VERSION"))
        .propagate_version(true)
        .about(say("help-about"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(say("help-commands"))
        .arg_required_else_help(true)
        .args(shared(&say));
    for name in COMMANDS.iter().copied().filter(|name| selected.is_none_or(|selected| selected == *name)) {
        law = law.subcommand(Clap::new(name).about(say(&format!("help-{name}"))).args(own(name, &say)));
    }
    match words {
        Some(words) => help::dress(law, words),
        None => law,
    }
}

/// Where the options that every command takes stand in help: after the command's own.
const AFTER_OWN: usize = 100;

/// The options that every command takes.
fn shared(say: &impl Fn(&str) -> String) -> Vec<Arg> {
    let heading = say("help-options");
    let option = |name: &'static str, value: &str| {
        let arg = Arg::new(name).long(name).global(true).help(say(&format!("help-option-{name}"))).help_heading(heading.clone());
        if value.is_empty() { arg.action(ArgAction::SetTrue) } else { arg.value_name(say(value)).num_args(1) }
    };
    let options = [
        option("lang", "help-value-lang").add(complete::languages()),
        option("ui", "help-value-lang").add(complete::languages()),
        option("json", ""),
        option("color", "help-value-when").add(complete::colors()),
        option("help", "").short('h').action(ArgAction::Help),
        option("version", "").short('V').action(ArgAction::Version),
    ];
    options.into_iter().enumerate().map(|(at, arg)| arg.display_order(AFTER_OWN + at)).collect()
}

/// The arguments of one command.
fn own(name: &str, say: &impl Fn(&str) -> String) -> Vec<Arg> {
    let positional = |id: &'static str, message: &str| {
        Arg::new(id)
            .value_name(say(&format!("help-value-{message}")))
            .help(say(&format!("help-arg-{message}")))
            .help_heading(say("help-arguments"))
            .value_parser(NonEmptyStringValueParser::new())
    };
    let named = |id: &'static str, message: &str| Arg::new(id).help(say(message)).help_heading(say("help-options"));
    let option = |id: &'static str, value: &str, message: &str| named(id, message).long(id).num_args(1).value_name(say(value));
    let flag = |id: &'static str| named(id, &format!("help-option-{id}")).long(id).action(ArgAction::SetTrue);
    let book = || option("book", "help-value-book", "help-option-book").add(complete::books());
    match name {
        "show" => {
            vec![positional("wanted", "number").num_args(1..).required(true).add(complete::sections()), book(), flag("alone")]
        }
        "search" => vec![
            positional("query", "query").num_args(1..).required(true).add(complete::terms()),
            book(),
            option("in", "help-value-kind", "help-option-in"),
            named("n", "help-option-n").short('n').num_args(1).value_name(say("help-value-count")),
        ],
        "term" => vec![positional("word", "term").num_args(1..).required(true).add(complete::terms()), book()],
        "card" => vec![positional("word", "card").num_args(1..).required(true).add(complete::cards())],
        "index" => vec![positional("word", "word").num_args(0..).add(complete::headings()), book()],
        "diverge" => vec![positional("wanted", "divergence").num_args(0..).add(complete::divergences())],
        "odds" => odds::arguments(say),
        "luck" => vec![positional("fights", "fights").num_args(1..).required(true)],
        "new" => vec![
            option("players", "help-value-count", "help-option-players").required_unless_present("seed"),
            option("oath", "help-value-goal", "help-option-oath").required_unless_present("seed").add(complete::goals()),
            option("seed", "help-value-seed", "help-option-seed"),
        ],
        "check" | "wins" | "may" | "do" => {
            let mut arguments = vec![
                positional("position", "position").required(true),
                option("edition", "help-value-edition", "help-option-edition"),
                option("player", "help-value-colour", "help-option-player"),
            ];
            if matches!(name, "may" | "do") {
                arguments.insert(1, positional("action", "action").num_args(1..).required(true).allow_negative_numbers(true));
            }
            arguments
        }
        "campaign" => judge::campaign_arguments(say),
        "cases" => vec![positional("folder", "cases")],
        "seed" => vec![positional("position", "position").required(true)],
        "books" => Vec::new(),
        "schema" => vec![book()],
        "import" => vec![
            positional("file", "file").required_unless_present_any(["list", "remove"]).value_hint(ValueHint::FilePath),
            flag("list").conflicts_with_all(["file", "remove"]),
            flag("remove").conflicts_with("file"),
            book().hide(true),
        ],
        "completions" => vec![positional("shell", "shell").required(true).add(complete::shells())],
        "man" => vec![positional("folder", "folder").required(true)],
        _ => vec![positional("command", "command").add(complete::commands())],
    }
}
