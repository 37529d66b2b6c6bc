//! The edge: reads arguments, answers on stdout, explains on stderr, exits with 0 (yes), 1 (no, open or
//! nothing found) or 2 (could not answer). Nothing below it prints.

mod args;
mod books;
mod candidates;
mod card;
mod card_document;
mod cases;
mod clean;
mod complete;
mod diverge;
mod error;
mod excerpt;
mod fault;
mod fill;
mod help;
mod import;
mod index;
mod json;
mod judge;
mod man;
mod new;
mod nouns;
mod odds;
mod options;
mod page;
pub mod position;
mod printed;
mod search;
mod search_printed;
mod section;
mod seed;
mod show;
mod side_by_side;
mod syntax;
mod term;

use crate::{
    i18n::{Choice, Words},
    law::{Book, Lang},
};
use args::Asked;
pub use error::{Error, FaultAt};
use page::{Page, Paint};
use std::{
    env,
    ffi::OsString,
    io::{self, IsTerminal as _, Write as _},
    process::ExitCode,
};

/// What every command needs to answer.
struct Desk {
    words: Words,
    choice: Choice,
    json: bool,
    page: Page,
    copies: printed::Copies,
}

impl Desk {
    /// Returns a message of the program in its language.
    fn say(&self, id: &str) -> String {
        self.words.say(id)
    }

    /// Returns the languages in which it reads from a book; never empty.
    fn langs(&self, book: Book) -> Vec<Lang> {
        self.choice.within(book)
    }

    /// Returns the first language in which it reads from a book.
    fn lang(&self, book: Book) -> Lang {
        self.langs(book).first().copied().unwrap_or(Lang::En)
    }
}

/// What was found out: the text for stdout, what to say on stderr, and whether the answer is yes.
#[derive(Default)]
struct Answer {
    out: String,
    aside: String,
    no: bool,
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
            eprint_all(&answer.aside);
            match (written, answer.no) {
                (Err(_), _) => ExitCode::from(2),
                (Ok(()), true) => ExitCode::from(1),
                (Ok(()), false) => ExitCode::SUCCESS,
            }
        }
        Err(error) => {
            if let Some(document) = error.document() {
                let _ = write(&document);
            }
            eprint_all(&error.shown());
            ExitCode::from(2)
        }
    }
}

fn answer(arguments: &[OsString]) -> Result<Answer, Error> {
    let arguments = args::readable(arguments)?;
    let asked = args::parse(&arguments)?;
    let settings = match asked {
        Asked::Text(out) => return Ok(Answer { out, ..Answer::default() }),
        Asked::Command(settings) => settings,
    };
    let paint = Paint::choose(settings.color, io::stdout().is_terminal(), |name| env::var(name).ok());
    let desk = Desk {
        words: Words::new(settings.choice.ui),
        choice: settings.choice,
        json: settings.json,
        page: Page::new(page::width(), paint),
        copies: printed::Copies::default(),
    };
    match settings.command {
        args::Command::Show { books, wanted, alone } => Ok(show::answer(&desk, &books, &wanted, alone)),
        args::Command::Search { books, query, kinds, most } => Ok(search::answer(&desk, &books, &query, &kinds, most)),
        args::Command::Term { books, word } => Ok(term::answer(&desk, &books, &word)),
        args::Command::Card { word } => Ok(card::answer(&desk, &word)),
        args::Command::Index { books, word } => Ok(index::answer(&desk, &books, word.as_deref())),
        args::Command::Books => Ok(books::answer(&desk)),
        args::Command::Diverge { wanted } => Ok(diverge::answer(&desk, &wanted)),
        args::Command::Odds(typed) => odds::answer(&desk, &typed),
        args::Command::Luck { fights } => odds::luck::answer(&desk, &fights),
        args::Command::New { players, oath } => Ok(new::answer(&desk, players, oath)),
        args::Command::Cases { folder } => cases::answer(&desk, folder.as_deref()),
        args::Command::May(typed) => judge::may(&desk, &typed),
        args::Command::Wins(typed) => judge::wins(&desk, &typed),
        args::Command::Check(typed) => judge::check(&desk, &typed),
        args::Command::Campaign(typed) => judge::campaign(&desk, &typed),
        args::Command::Do(typed) => judge::perform(&desk, &typed),
        args::Command::NewFrom { seed, players } => seed::read(&desk, &seed, players),
        args::Command::Seed { path } => seed::answer(&desk, &path),
        args::Command::Schema { books } => {
            let schema = if books == [Book::Xidit] { crate::game::xidit::SCHEMA } else { crate::game::SCHEMA };
            Ok(Answer { out: schema.to_owned(), ..Answer::default() })
        }
        args::Command::Import { books, wish } => import::answer(&desk, &books, &wish),
        args::Command::Completions { shell } => complete::script(&desk, &shell),
        args::Command::Man { folder } => man::write(&desk, &folder),
    }
}

/// Writes to stdout. A reader that went away is no fault.
fn write(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

fn eprint_all(text: &str) {
    // Nothing is left to tell anybody when stderr is closed.
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
