//! `law cases`: runs the public case suites, those of a section or of a card, or a folder of cases; prints the score, where failing
//! cases stand, and the coverage.

use super::{
    Answer, Context, Pages, candidates,
    command::{Arguments, Command},
    error::cannot_read,
};
use crate::{
    answer::{
        Error,
        clean::clean,
        lookup::{self, CardAnswer, Suggestion, UnclearCard, book_title},
    },
    cases::{self, Case, Coverage, Outcome, Suite},
    law::{self, Book, Contents as _, NumberQuery, read_number_in},
};
use clap::{Arg, ArgMatches};
use serde::Serialize;
use std::{fmt::Write as _, fs, io, path::Path};

/// The command.
pub const COMMAND: Command = Command::new("cases", arguments, run);

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    book: &'static str,
    cases: usize,
    passed: usize,
    failed: Vec<Failed>,
    sections: Vec<Section>,
    /// The suites of other books that ran too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    books: Vec<Document>,
}

impl Default for Document {
    fn default() -> Self {
        let (schema, book) = ("lawspeaker/cases/1", Book::default().key());
        Self { schema, book, cases: 0, passed: 0, failed: Vec::new(), sections: Vec::new(), books: Vec::new() }
    }
}

#[derive(Serialize)]
struct Failed {
    id: String,
    file: String,
    line: usize,
    faults: Vec<String>,
}

#[derive(Serialize)]
struct Section {
    number: &'static str,
    coverage: &'static str,
    cases: usize,
    why: Option<String>,
}

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.positional("wanted", "cases").add(candidates::sections()),
        make.option("card", "help-value-card", "help-option-card").add(candidates::cards()),
    ]
}

/// The most cards that are suggested for a name.
const MOST_SUGGESTED: usize = 12;
/// The books with a suite.
const BOOKS: [Book; 2] = [Book::Oath, Book::Xidit];

/// What the operand of the command is.
enum Wanted<'a> {
    /// All cases that the program carries.
    All,
    /// The cases of sections, in every book that has them.
    Sections(Vec<(Book, &'static str)>),
    /// A number that no book has.
    NoSuchSection(String),
    /// The cases of a folder.
    Folder(&'a str),
}

impl<'a> Wanted<'a> {
    fn read(typed: Option<&'a String>) -> Self {
        let Some(typed) = typed else { return Self::All };
        let (mut sections, mut missing) = (Vec::new(), None);
        for book in BOOKS {
            match read_number_in(book, typed) {
                NumberQuery::Units(numbers) => sections.extend(numbers.into_iter().map(|number| (book, number))),
                NumberQuery::NoSuch(number) => missing = missing.or(Some(number)),
                NumberQuery::Word => {}
            }
        }
        match missing {
            _ if !sections.is_empty() => Self::Sections(sections),
            Some(number) if !Path::new(typed).is_dir() => Self::NoSuchSection(number),
            Some(_) | None => Self::Folder(typed),
        }
    }

    fn admits(&self, book: Book, case: &Case) -> bool {
        match self {
            Self::Sections(sections) => sections.iter().any(|(of, number)| *of == book && case.is_within(number)),
            Self::All | Self::NoSuchSection(_) | Self::Folder(_) => true,
        }
    }
}

/// Runs the suites that the program carries, or a folder of cases: all of them, or those of a section, of a card or of both.
fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let (card, remarks) = match of.get_one::<String>("card").map(|word| lookup::card(&ctx.speaker, word)) {
        None => (None, Vec::new()),
        Some(CardAnswer::Card { card, remarks }) => (Some(card.id), remarks),
        Some(CardAnswer::Unclear(unclear)) => return Ok(unclear_card(ctx, unclear)),
    };
    let wanted = Wanted::read(of.get_one::<String>("wanted"));
    let mut suites = match &wanted {
        Wanted::All | Wanted::Sections(_) => {
            let suites = BOOKS.into_iter().map(cases::embedded).collect::<Result<Vec<Suite>, _>>();
            suites.map_err(|faults| refused(ctx, "", &faults))?
        }
        Wanted::Folder(folder) => vec![read(ctx, folder)?],
        Wanted::NoSuchSection(number) => return Ok(no_such_section(ctx, number)),
    };
    let is_part = card.is_some() || matches!(wanted, Wanted::Sections(_));
    for suite in &mut suites {
        let book = suite.book();
        suite.cases.retain(|case| wanted.admits(book, case) && card.is_none_or(|card| case.is_about(card)));
    }
    suites.retain(|suite| !suite.cases.is_empty());
    let ran: Vec<Ran> = suites.iter().map(|suite| Ran::new(suite, is_part)).collect();
    let negative = ran.is_empty() || ran.iter().any(|ran| !ran.failed().is_empty());
    let mut documents = ran.iter().map(document);
    let first = documents.next().unwrap_or_default();
    let document = Document { books: documents.collect(), ..first };
    Ok(ctx.reply(&document, negative, |ctx, _| {
        let out = match ran.as_slice() {
            [] => format!("{}\n", ctx.say("cases-none")),
            ran => ran.iter().map(|ran| shown(ctx, ran)).collect::<Vec<String>>().join("\n"),
        };
        Pages { out, stderr: ctx.page.remarks(&remarks) }
    }))
}

/// Answers that a name means no card, or more than one.
fn unclear_card(ctx: &Context, mut unclear: UnclearCard) -> Answer {
    let candidates = unclear.candidates.iter().take(MOST_SUGGESTED);
    let suggestion = |id, name: Option<&&str>| {
        let about = name.copied().unwrap_or_default().to_owned();
        Suggestion { command: format!("law cases --card {id}"), about }
    };
    unclear.suggestions = candidates.map(|it| suggestion(it.id, it.names.get(ctx.choice.first()))).collect();
    ctx.reply(&unclear, true, |ctx, unclear| Pages::stderr(ctx.page.not_found(&unclear.said, &unclear.suggestions)))
}

/// Answers that no book has a section, with those of the Law that come nearest.
fn no_such_section(ctx: &Context, number: &str) -> Answer {
    let said = ctx.words.say_with("show-no-such-number", &[("wanted", clean(number).as_ref().into())]);
    let suggestion = |unit: &law::Unit| Suggestion {
        command: format!("law cases {}", unit.number),
        about: unit.text(ctx.lang(Book::Oath)).title.to_owned(),
    };
    let suggestions: Vec<Suggestion> = Book::Oath.neighbours(number).into_iter().map(suggestion).collect();
    ctx.reply(&Document::default(), true, |ctx, _| Pages::stderr(ctx.page.not_found(&said, &suggestions)))
}

/// A suite that ran.
struct Ran {
    book: Book,
    folder: String,
    outcomes: Vec<Outcome>,
    covered: Vec<(&'static str, Coverage)>,
}

impl Ran {
    /// Runs the cases of a suite. A part of a suite shows only which sections it covers, not which are left.
    fn new(suite: &Suite, is_part: bool) -> Self {
        let outcomes = cases::run(suite);
        let mut covered = cases::coverage(suite, &outcomes);
        covered.retain(|(_, coverage)| !is_part || matches!(coverage, Coverage::Cited(_)));
        Self { book: suite.book(), folder: suite.folder.clone(), outcomes, covered }
    }

    fn failed(&self) -> Vec<&Outcome> {
        self.outcomes.iter().filter(|outcome| !outcome.faults.is_empty()).collect()
    }

    /// Returns the path of the file in which a case stands.
    fn file(&self, outcome: &Outcome) -> String {
        clean(&format!("{}/{}", self.folder.trim_end_matches('/'), outcome.file)).into_owned()
    }
}

fn read(ctx: &Context, folder: &str) -> Result<Suite, Error> {
    let mut files = Vec::new();
    collect(Path::new(folder), "", &mut files).map_err(|fault| cannot_read(&ctx.words, &clean(folder), &fault))?;
    files.sort();
    let files = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    Suite::read(folder, files).map_err(|faults| refused(ctx, folder, &faults))
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() && prefix.is_empty() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else if entry.path().extension().is_some_and(|extension| extension == "toml") {
            files.push((name, fs::read_to_string(entry.path())?));
        }
    }
    Ok(())
}

fn refused(ctx: &Context, folder: &str, faults: &[cases::SuiteError]) -> Error {
    let mut error = Error::new(&ctx.words, "cases", ctx.say("cases-refused")).at(clean(folder).into_owned());
    for fault in faults {
        error = error.hint(clean(&fault.to_string()).into_owned());
    }
    error
}

/// Returns the faults of an outcome, fit for the terminal.
fn fault_texts(outcome: &Outcome) -> Vec<String> {
    outcome
        .faults
        .iter()
        .map(|fault| clean(&format!("{}: {} ≠ {}", fault.what, fault.expected, fault.found)).into_owned())
        .collect()
}

fn document(ran: &Ran) -> Document {
    let failed = ran.failed();
    let (cases, passed) = (ran.outcomes.len(), ran.outcomes.len() - failed.len());
    let described = |outcome: &&Outcome| {
        let (id, file) = (outcome.id.clone(), ran.file(outcome));
        Failed { id, file, line: outcome.line, faults: fault_texts(outcome) }
    };
    let failed = failed.iter().map(described).collect();
    let section = |(number, coverage): &(&'static str, Coverage)| {
        let (coverage, cases, why) = match coverage {
            Coverage::Cited(cases) => ("cited", *cases, None),
            Coverage::Exempt(why) => ("exempt", 0, Some(why.clone())),
            Coverage::Open(why) => ("open", 0, Some(why.clone())),
            Coverage::Missing => ("missing", 0, None),
        };
        Section { number, coverage, cases, why }
    };
    let sections = ran.covered.iter().map(section).collect();
    Document { book: ran.book.key(), cases, passed, failed, sections, ..Document::default() }
}

fn shown(ctx: &Context, ran: &Ran) -> String {
    let (outcomes, failed, covered) = (&ran.outcomes, ran.failed(), &ran.covered);
    let mut out = String::new();
    if ran.book != Book::default() {
        ctx.page.heading(&mut out, &book_title(&ctx.words, ran.book));
    }
    for outcome in &failed {
        let _ = writeln!(out, "✗ {}  {}:{}", clean(&outcome.id), ran.file(outcome), outcome.line);
        for fault in fault_texts(outcome) {
            ctx.page.line(&mut out, &fault, 2);
        }
    }
    let passed = outcomes.len() - failed.len();
    let score = [("passed", passed.into()), ("all", outcomes.len().into())];
    let _ = writeln!(out, "{}", ctx.words.say_with("cases-score", &score));
    let of =
        |is: &dyn Fn(&Coverage) -> bool| covered.iter().filter(|(_, it)| is(it)).map(|(number, _)| *number).collect::<Vec<_>>();
    let groups = [
        ("cases-cited", of(&|it| matches!(it, Coverage::Cited(_)))),
        ("cases-exempt", of(&|it| matches!(it, Coverage::Exempt(_)))),
        ("cases-open", of(&|it| matches!(it, Coverage::Open(_)))),
        ("cases-missing", of(&|it| matches!(it, Coverage::Missing))),
    ];
    for (id, numbers) in groups.iter().filter(|(_, numbers)| !numbers.is_empty()) {
        let said = ctx.words.say_with(id, &[("count", numbers.len().into())]);
        let listed = if *id == "cases-cited" { String::new() } else { format!(": {}", numbers.join(" ")) };
        ctx.page.line(&mut out, &format!("{said}{listed}"), 0);
    }
    out
}
