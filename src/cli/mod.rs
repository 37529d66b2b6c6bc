//! The command line: reads arguments, answers on stdout, explains on stderr, exits with 0 (yes), 1 (no, open or
//! nothing found) or 2 (could not answer). No other module prints.

mod args;
mod books;
mod candidates;
mod card;
mod card_document;
mod cases;
mod complete;
mod diverge;
pub mod error;
mod fill;
mod help;
mod import;
mod index;
mod json;
mod judge;
mod man;
mod new;
mod odds;
mod options;
mod page;
pub mod position;
mod printed;
mod save;
mod search;
mod search_printed;
mod section;
mod seed;
mod show;
mod side_by_side;
mod syntax;
mod term;

use crate::{
    answer::{Error, Speaker, fault},
    law::Book,
};
use args::Invocation;
use page::{Page, Paint};
use std::{
    env,
    ffi::OsString,
    io::{self, IsTerminal as _, Write as _},
    process::ExitCode,
};

/// What every command needs to answer.
struct Context {
    speaker: Speaker,
    json: bool,
    page: Page,
    copies: printed::Copies,
}

impl std::ops::Deref for Context {
    type Target = Speaker;

    fn deref(&self) -> &Speaker {
        &self.speaker
    }
}

/// An answer: the text for stdout, the text for stderr, and whether it is negative (exit 1).
#[derive(Default)]
struct Answer {
    out: String,
    stderr: String,
    negative: bool,
}

/// Runs the command with the arguments and environment of the process.
#[must_use]
pub fn run() -> ExitCode {
    if complete::asked() {
        return complete::answer();
    }
    let arguments: Vec<OsString> = env::args_os().collect();
    match answer(&arguments) {
        Ok(answer) => {
            let written = write(&answer.out);
            eprint_all(&answer.stderr);
            match (written, answer.negative) {
                (Err(_), _) => ExitCode::from(2),
                (Ok(()), true) => ExitCode::from(1),
                (Ok(()), false) => ExitCode::SUCCESS,
            }
        }
        Err(error) => {
            if arguments.iter().any(|argument| argument == "--json") {
                let _ = write(&json::write(&error));
            }
            eprint_all(&error::page(&error));
            ExitCode::from(2)
        }
    }
}

fn answer(arguments: &[OsString]) -> Result<Answer, Error> {
    let arguments = args::readable(arguments)?;
    let asked = args::parse(&arguments)?;
    let settings = match asked {
        Invocation::Text(out) => return Ok(Answer { out, ..Answer::default() }),
        Invocation::Command(settings) => settings,
    };
    let paint = Paint::choose(settings.color, io::stdout().is_terminal(), |name| env::var(name).ok());
    let ctx = Context {
        speaker: Speaker::new(settings.choice),
        json: settings.json,
        page: Page::new(page::width(), paint),
        copies: printed::Copies::default(),
    };
    match settings.command {
        args::Command::Show { books, wanted, alone } => Ok(show::answer(&ctx, &books, &wanted, alone)),
        args::Command::Search { books, query, kinds, most } => Ok(search::answer(&ctx, &books, &query, &kinds, most)),
        args::Command::Term { books, word } => Ok(term::answer(&ctx, &books, &word)),
        args::Command::Card { word } => Ok(card::answer(&ctx, &word)),
        args::Command::Index { books, word } => Ok(index::answer(&ctx, &books, word.as_deref())),
        args::Command::Books => Ok(books::answer(&ctx)),
        args::Command::Diverge { wanted } => Ok(diverge::answer(&ctx, &wanted)),
        args::Command::Odds(typed) => odds::answer(&ctx, &typed),
        args::Command::Luck { fights } => odds::luck::answer(&ctx, &fights),
        args::Command::New { players, oath } => Ok(new::answer(&ctx, players, oath)),
        args::Command::Cases(typed) => cases::answer(&ctx, &typed),
        args::Command::May(typed) => judge::may(&ctx, &typed),
        args::Command::Wins(typed) => judge::wins(&ctx, &typed),
        args::Command::Check(typed) => judge::check(&ctx, &typed),
        args::Command::Campaign(typed) => judge::campaign(&ctx, &typed),
        args::Command::Do(typed) => judge::perform(&ctx, &typed),
        args::Command::NewFrom { seed, players } => seed::read(&ctx, &seed, players),
        args::Command::Seed { path } => seed::answer(&ctx, &path),
        args::Command::Schema { books } => {
            let schema = if books == [Book::Xidit] { crate::game::xidit::SCHEMA } else { crate::game::SCHEMA };
            Ok(Answer { out: schema.to_owned(), ..Answer::default() })
        }
        args::Command::Import { books, wish } => import::answer(&ctx, &books, &wish),
        args::Command::Completions { shell } => complete::script(&ctx, &shell),
        args::Command::Man { folder } => man::write(&ctx, &folder),
    }
}

/// Writes to stdout. A closed pipe is not an error.
fn write(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

fn eprint_all(text: &str) {
    // If stderr is closed, there is no way left to report anything.
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
