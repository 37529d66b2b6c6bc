//! `law completions`: the script that registers completions in a shell, and the answers to the shell's requests.
//!
//! Options and their values are completed from the syntax. What stands without an option is completed here: files where a
//! position may stand, actions that are legal at that table, numbers, and names in the reader's language first.

mod actions;
mod files;
mod line;
mod names;
mod shell;

use super::{
    Answer, Context,
    candidates::{self, interface_lang},
    command::{Arguments, Command, values},
    position,
    syntax::syntax,
    table,
};
use crate::{
    answer::{Error, clean::clean},
    i18n::{Words, id},
    law::Lang,
};
use clap::{Arg, ArgMatches};
use clap_complete::engine;
use line::Line;
use shell::Shell;
use std::{env, ffi::OsString, process::ExitCode};

/// The command.
pub const COMMAND: Command = Command::new("completions", id::HELP_COMPLETIONS, arguments, run);

/// The variable by which a shell asks for completions.
const VARIABLE: &str = "LAW_COMPLETE";
/// The variable with the place of the word that is completed; the last one if it is not set.
const INDEX: &str = "LAW_COMPLETE_INDEX";
/// The variable with the quotation mark that the word that is completed begins with.
const QUOTE: &str = "LAW_COMPLETE_QUOTE";

/// Something that the word could become.
struct Candidate {
    value: String,
    /// What it means, in the reader's language.
    about: String,
}

impl Candidate {
    fn new(value: impl Into<String>, about: impl Into<String>) -> Self {
        Self { value: value.into(), about: about.into() }
    }
}

/// Returns whether a shell is asking.
pub fn asked() -> bool {
    env::var_os(VARIABLE).is_some()
}

/// Answers the shell.
pub fn answer(commands: &'static [Command]) -> ExitCode {
    let name = env::var(VARIABLE).unwrap_or_default();
    let Some(shell) = Shell::from_name(&name) else { return ExitCode::from(2) };
    let mut words: Vec<OsString> = env::args_os().skip_while(|word| word != "--").skip(1).collect();
    let index = env::var(INDEX).ok().and_then(|index| index.parse().ok()).unwrap_or(words.len().saturating_sub(1));
    words.truncate(index + 1);
    words.resize(index + 1, OsString::new());
    let quote = env::var(QUOTE).ok().and_then(|quote| quote.chars().next());
    let candidates = candidates(commands, &words, index);
    let written = super::write(&shell.written(&candidates, quote));
    if written.is_ok() { ExitCode::SUCCESS } else { ExitCode::from(2) }
}

/// Returns what the word at a place could become: what it is meant to be first, then what the syntax allows.
fn candidates(commands: &'static [Command], words: &[OsString], index: usize) -> Vec<Candidate> {
    let typed: Vec<String> = words.iter().skip(1).map(|word| shell::unquoted(&word.to_string_lossy())).collect();
    let lang = interface_lang();
    if let Some(found) = Line::read(commands, &typed).and_then(|line| own(commands, &line, lang)) {
        return found;
    }
    let mut law = syntax(commands, Some(&Words::new(lang)), None);
    let folder = env::current_dir().ok();
    let found = engine::complete(&mut law, words.to_vec(), index, folder.as_deref()).unwrap_or_default();
    let told = |it: &clap_complete::CompletionCandidate| {
        let about = it.get_help().map(ToString::to_string).unwrap_or_default();
        Candidate::new(it.get_value().to_string_lossy(), about.lines().next().unwrap_or_default())
    };
    found.iter().map(told).collect()
}

/// Returns what a word that is no option could become; none where the syntax knows better.
fn own(commands: &'static [Command], line: &Line<'_>, lang: Lang) -> Option<Vec<Candidate>> {
    let make = Arguments { words: None, commands };
    let Some(command) = line.command else {
        let is_begun = |command: &&Command| command.name.starts_with(line.current);
        let words = Words::new(lang);
        let named = commands.iter().filter(is_begun);
        let named = named.map(|command| Candidate::new(command.name, words.say(command.about)));
        let is_number = line.current.starts_with(|letter: char| letter.is_ascii_digit());
        let typed = line.current;
        let more = match (is_number, typed.is_empty()) {
            (true, _) => names::numbers(typed, lang),
            (false, true) => Vec::new(),
            (false, false) => [names::cards(&[], typed, lang), names::terms(&[], typed, lang)].into_iter().flatten().collect(),
        };
        return Some(named.chain(more).collect());
    };
    let arguments: Vec<Arg> = (command.arguments)(&make);
    let takes = |id: &str| arguments.iter().any(|argument| argument.get_id() == id);
    if takes("position") {
        return Some(at_table(line, takes("action"), lang));
    }
    match command.name {
        "card" => Some(names::cards(&line.before, line.current, lang)),
        "term" | "search" => Some(names::terms(&line.before, line.current, lang)),
        "show" => {
            let numbers = names::numbers(line.current, lang);
            Some(numbers.into_iter().chain(names::terms(&line.before, line.current, lang)).collect())
        }
        _ => None,
    }
}

/// Returns the files that may be meant, then what is legal at the table: the one that is named, or else the open one.
fn at_table(line: &Line<'_>, takes_action: bool, lang: Lang) -> Vec<Candidate> {
    let files = if line.before.is_empty() { files::positions(line.current) } else { Vec::new() };
    if !takes_action || !files.is_empty() {
        return files;
    }
    match line.before.split_first() {
        Some((file, action)) if position::is_file(file) => actions::legal(file, action, line.current, lang),
        _ => match table::required(&Words::new(lang), None) {
            Ok(open) => actions::legal(&open.display().to_string(), &line.before, line.current, lang),
            Err(_) => actions::verbs(&line.before, line.current, lang),
        },
    }
}

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("shell", "shell").required(true).add(candidates::shells())]
}

/// Returns the script that registers the completions in a shell.
fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let name = values(of, "shell").concat();
    if let Some(shell) = Shell::from_name(&name) {
        return Ok(Answer { out: shell.script(), ..Answer::default() });
    }
    let message = ctx.words.say_with(id::ERROR_UNKNOWN_SHELL, &[("shell", clean(&name).as_ref().into())]);
    let names = Shell::ALL.map(Shell::name).join(", ");
    let hint = ctx.words.say_with(id::ERROR_SHELLS, &[("shells", names.as_str().into())]);
    Err(Error::new(&ctx.words, "unknown-shell", message).hint(hint))
}
