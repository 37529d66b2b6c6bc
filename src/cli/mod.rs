//! The command line: reads arguments, answers on stdout, explains on stderr, exits with 0 (yes), 1 (no, open or
//! nothing found) or 2 (could not answer). No other module prints.

mod actions;
mod args;
mod board;
mod books;
mod candidates;
mod card;
mod cases;
mod command;
mod complete;
mod diverge;
pub mod error;
mod facts;
mod fill;
mod help;
mod import;
mod index;
mod json;
mod judge;
mod luck;
mod man;
mod new;
mod odds;
mod options;
mod page;
mod pager;
pub mod position;
mod printed;
mod prompt;
mod save;
mod schema;
mod search;
mod seed;
mod settle;
mod show;
mod side_by_side;
mod syntax;
mod table;
mod term;
mod terminal;

use crate::{
    answer::{Ask, Error, Speaker, fault},
    i18n::id,
};
use args::Invocation;
use command::Command;
use page::{Page, Paint};
use serde::Serialize;
use std::{
    env,
    ffi::OsString,
    io::{self, IsTerminal as _, Write as _},
    process::ExitCode,
};
use terminal::Styles;

/// The commands, in the order in which help lists them.
#[rustfmt::skip]
const COMMANDS: &[Command] = &[
    show::COMMAND,
    search::COMMAND,
    term::COMMAND,
    card::COMMAND,
    index::COMMAND,
    diverge::COMMAND,
    books::COMMAND,
    board::COMMAND,
    judge::CHECK,
    judge::MAY,
    settle::COMMAND,
    judge::DO,
    judge::CAMPAIGN,
    judge::PLAN,
    judge::THREATS,
    judge::WINS,
    facts::COMMAND,
    prompt::COMMAND,
    table::OPEN,
    table::CLOSE,
    table::SET,
    table::UNDO,
    table::REDO,
    table::LOG,
    odds::COMMAND,
    luck::COMMAND,
    new::COMMAND,
    seed::COMMAND,
    cases::COMMAND,
    schema::COMMAND,
    import::COMMAND,
    complete::COMMAND,
    man::COMMAND,
    help::COMMAND,
];

/// What every command needs to answer.
struct Context {
    speaker: Speaker,
    json: bool,
    page: Page,
    commands: &'static [Command],
}

impl Context {
    /// Returns an answer as a document, or laid out on pages for stdout and stderr.
    fn reply<A: Serialize>(&self, answer: &A, negative: bool, pages: impl FnOnce(&Self, &A) -> Pages) -> Answer {
        let Pages { out, stderr } = if self.json { Pages::out(json::write(answer)) } else { pages(self, answer) };
        Answer { out, stderr, negative, ..Answer::default() }
    }

    /// Returns an answer for stdout alone, as a document or laid out on a page.
    fn write<A: Serialize>(&self, answer: &A, page: impl FnOnce(&Self, &A) -> String) -> String {
        self.reply(answer, false, |ctx, answer| Pages::out(page(ctx, answer))).out
    }
}

impl std::ops::Deref for Context {
    type Target = Speaker;

    fn deref(&self) -> &Speaker {
        &self.speaker
    }
}

/// What is written for people: on stdout what was asked for, on stderr what is to be said beside it.
#[derive(Default)]
struct Pages {
    out: String,
    stderr: String,
}

impl Pages {
    const fn out(out: String) -> Self {
        Self { out, stderr: String::new() }
    }

    const fn stderr(stderr: String) -> Self {
        Self { out: String::new(), stderr }
    }
}

/// An answer: the text for stdout, the text for stderr, and whether it is negative (exit 1).
#[derive(Default)]
struct Answer {
    out: String,
    stderr: String,
    negative: bool,
    /// Whether what was asked for has been done, and the text only reports it.
    done: bool,
    /// Whether it is a list that is read from its beginning, and may be too long for the screen.
    is_list: bool,
    /// The actions of a line of play that was planned, as `law do` reads them.
    steps: Vec<String>,
    /// What must be told before an action is decided that was not carried out.
    asks: Vec<Ask>,
}

impl Answer {
    /// Returns it with nothing that is unfit for a terminal.
    fn printable(self, styles: Styles) -> Self {
        let printable = |text: String| terminal::printable(&text, styles).into_owned();
        Self { out: printable(self.out), stderr: printable(self.stderr), ..self }
    }
}

/// Runs the command with the arguments and environment of the process.
#[must_use]
pub fn run() -> ExitCode {
    if complete::asked() {
        return complete::answer(COMMANDS);
    }
    let arguments: Vec<OsString> = env::args_os().collect();
    match answer(&arguments) {
        Ok(answer) => {
            let written = print(&answer);
            eprint_all(&answer.stderr);
            match written {
                Err(fault) => not_written(&arguments, &answer, &fault),
                Ok(()) if answer.negative => ExitCode::from(1),
                Ok(()) => ExitCode::SUCCESS,
            }
        }
        Err(error) => {
            if arguments.iter().any(|argument| argument == "--json") {
                let _ = write(&json::write(&error));
            }
            eprint_error(&error);
            ExitCode::from(2)
        }
    }
}

/// Says that stdout takes no answer. What has been done is reported on stderr instead.
fn not_written(arguments: &[OsString], answer: &Answer, fault: &io::Error) -> ExitCode {
    let arguments: Vec<String> = arguments.iter().map(|argument| argument.to_string_lossy().into_owned()).collect();
    let error = error::cannot_write(&options::early_words(&arguments), "stdout", fault);
    if answer.done {
        eprint_all(&answer.out);
    }
    eprint_error(&error);
    if answer.done { ExitCode::SUCCESS } else { ExitCode::from(2) }
}

fn answer(arguments: &[OsString]) -> Result<Answer, Error> {
    let arguments = args::readable(arguments)?;
    let settings = match args::parse(COMMANDS, &arguments)? {
        Invocation::Text(out) => return Ok(Answer { out, ..Answer::default() }.printable(Styles::Coloured)),
        Invocation::Command(settings) => settings,
    };
    let paint = Paint::choose(settings.color, io::stdout().is_terminal(), |name| env::var(name).ok());
    let ctx = Context {
        speaker: Speaker::new(settings.choice),
        json: settings.json,
        page: Page::new(page::width(), paint).of_height(page::height()),
        commands: COMMANDS,
    };
    let styles = if paint.is_plain() { Styles::Plain } else { Styles::Coloured };
    let mut answer = (settings.command.run)(&ctx, &settings.matches)?;
    if let Some(near) = settings.near {
        let suggestion = format!("law {}", near.name);
        let said = ctx.words.say_with(id::ERROR_DID_YOU_MEAN, &[("suggestion", (&suggestion).into())]);
        ctx.page.line(&mut answer.stderr, &said, 0);
    }
    Ok(answer.printable(styles))
}

/// Writes an answer to stdout, a long list in the pager that people have set.
fn print(answer: &Answer) -> io::Result<()> {
    let pager = if answer.is_list { pager::wanted(&answer.out) } else { None };
    match pager.map(|pager| pager::show(&pager, &answer.out)) {
        Some(Ok(())) => Ok(()),
        Some(Err(_)) | None => write(&answer.out),
    }
}

/// Answers what is typed at a prompt as if it stood on the command line, in the languages of the prompt and at its table.
fn answer_at(ctx: &Context, table: Option<&str>, edition: Option<&str>, typed: &[String]) -> Result<Answer, Error> {
    let codes = ctx.choice.rules.iter().map(|lang| lang.code()).collect::<Vec<&str>>().join(",");
    let command = typed.first().and_then(|word| help::find(COMMANDS, word));
    // Some options without a value have the name of one with a value.
    let takes = |option: &str| {
        let make = command::Arguments { words: None, commands: COMMANDS };
        let is_it = |argument: &clap::Arg| argument.get_id() == option && argument.get_action().takes_values();
        command.is_some_and(|command| (command.arguments)(&make).iter().any(is_it))
    };
    let settings = [
        ("--lang", Some(codes.as_str())),
        ("--ui", Some(ctx.choice.ui.code())),
        ("--color", ctx.page.paint.is_plain().then_some("never")),
        ("--table", table.filter(|_| takes("table"))),
        ("--edition", edition.filter(|_| takes("edition"))),
    ];
    let mut arguments = vec![OsString::from("law")];
    arguments.extend(typed.iter().map(OsString::from));
    for (option, value) in settings {
        let is_typed = typed.iter().any(|word| word.split('=').next() == Some(option));
        if let Some(value) = value.filter(|_| !is_typed) {
            arguments.extend([option, value].map(OsString::from));
        }
    }
    answer(&arguments)
}

/// Writes to stdout. A closed pipe is not an error.
fn write(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

fn eprint_error(error: &Error) {
    eprint_all(&terminal::printable(&error::page(error), Styles::Plain));
}

fn eprint_all(text: &str) {
    // If stderr is closed, there is no way left to report anything.
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
