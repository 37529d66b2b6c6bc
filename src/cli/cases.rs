//! `law cases`: runs the public case suites, those of a section or of a card, or a folder of cases; prints the score, where failing
//! cases stand, and the coverage.

use super::{Answer, Context, books, card, error, json};
use crate::answer::{Error, clean::clean};
use crate::{
    cases::{self, Case, Coverage, Outcome, Suite},
    law::{Book, Contents as _, NumberQuery, read_number_in},
};
use clap::ArgMatches;
use serde::Serialize;
use std::{fmt::Write as _, fs, io, path::Path};

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

/// What was typed after `law cases`.
pub struct Typed {
    wanted: Option<String>,
    card: Option<String>,
}

impl Typed {
    /// Returns the typed arguments.
    pub fn new(of: &ArgMatches) -> Self {
        let typed = |id| of.get_one::<String>(id).cloned();
        Self { wanted: typed("wanted"), card: typed("card") }
    }
}

/// The books with a suite.
const BOOKS: [Book; 2] = [Book::Oath, Book::Xidit];

/// What the operand of `law cases` is.
enum Wanted<'a> {
    /// Sections, of every book that has them.
    Sections(Vec<(Book, &'static str)>),
    /// A number that no book has.
    NoSuchSection(String),
    /// A folder of cases.
    Folder(&'a str),
}

impl<'a> Wanted<'a> {
    fn read(typed: &'a str) -> Self {
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
}

/// Runs the embedded suites or a folder of cases: all of them, or those of a section, of a card or of both.
pub fn answer(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let (card, stderr) = match typed.card.as_deref().map(|word| card::one(ctx, word, "law cases --card")).transpose() {
        Ok(found) => found.unzip(),
        Err(unclear) => return Ok(unclear),
    };
    let wanted = typed.wanted.as_deref().map(Wanted::read);
    let mut suites = match &wanted {
        Some(Wanted::NoSuchSection(number)) => return Ok(no_such_section(ctx, number)),
        Some(Wanted::Folder(folder)) => vec![read(ctx, folder)?],
        Some(Wanted::Sections(_)) | None => embedded(ctx)?,
    };
    let sections = if let Some(Wanted::Sections(sections)) = &wanted { Some(sections) } else { None };
    let is_filtered = card.is_some() || sections.is_some();
    if is_filtered {
        suites.iter_mut().for_each(|suite| {
            let book = suite.book();
            let is_within = |case: &Case| sections.is_none_or(|it| it.iter().any(|(of, it)| *of == book && case.is_within(it)));
            suite.cases.retain(|case| is_within(case) && card.is_none_or(|card| case.is_about(card.id)));
        });
        if suites.iter().any(|suite| !suite.cases.is_empty()) {
            suites.retain(|suite| !suite.cases.is_empty());
        } else {
            suites.truncate(1);
        }
    }
    let ran: Vec<Ran> = suites.iter().map(|suite| Ran::new(suite, is_filtered)).collect();
    let negative = ran.iter().any(|ran| ran.outcomes.is_empty() || !ran.failed().is_empty());
    let out = if ctx.json {
        let mut documents = ran.into_iter().map(document);
        let first = documents.next();
        json::write(&first.map(|first| Document { books: documents.collect(), ..first }))
    } else {
        ran.iter().map(|ran| shown(ctx, ran)).collect::<Vec<String>>().join("\n")
    };
    Ok(Answer { out, stderr: stderr.unwrap_or_default(), negative })
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

fn embedded(ctx: &Context) -> Result<Vec<Suite>, Error> {
    BOOKS.into_iter().map(cases::embedded).collect::<Result<_, _>>().map_err(|faults| refused(ctx, "", &faults))
}

/// Returns that no book has a section, with those that come nearest.
fn no_such_section(ctx: &Context, number: &str) -> Answer {
    let mut stderr = String::new();
    ctx.page.line(&mut stderr, &ctx.words.say_with("show-no-such-number", &[("wanted", clean(number).as_ref().into())]), 0);
    for unit in Book::Oath.neighbours(number) {
        let _ = writeln!(stderr, "  law cases {}  {}", unit.number, unit.text(ctx.lang(Book::Oath)).title);
    }
    Answer { stderr, negative: true, ..Answer::default() }
}

fn read(ctx: &Context, folder: &str) -> Result<Suite, Error> {
    let mut files = Vec::new();
    collect(Path::new(folder), "", &mut files).map_err(|fault| error::cannot_read(&ctx.words, &clean(folder), &fault))?;
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

fn document(ran: Ran) -> Document {
    let failed = ran.failed();
    let (cases, passed) = (ran.outcomes.len(), ran.outcomes.len() - failed.len());
    let described = |outcome: &&Outcome| {
        let (id, file) = (outcome.id.clone(), ran.file(outcome));
        Failed { id, file, line: outcome.line, faults: fault_texts(outcome) }
    };
    let failed = failed.iter().map(described).collect();
    let section = |(number, coverage): (&'static str, Coverage)| {
        let (coverage, cases, why) = match coverage {
            Coverage::Cited(cases) => ("cited", cases, None),
            Coverage::Exempt(why) => ("exempt", 0, Some(why)),
            Coverage::Open(why) => ("open", 0, Some(why)),
            Coverage::Missing => ("missing", 0, None),
        };
        Section { number, coverage, cases, why }
    };
    let sections = ran.covered.into_iter().map(section).collect();
    Document { schema: "lawspeaker/cases/1", book: ran.book.key(), cases, passed, failed, sections, books: Vec::new() }
}

fn shown(ctx: &Context, ran: &Ran) -> String {
    let (outcomes, failed, covered) = (&ran.outcomes, ran.failed(), &ran.covered);
    let mut out = String::new();
    if ran.book != Book::default() {
        ctx.page.heading(&mut out, &books::title(&ctx.words, ran.book));
    }
    for outcome in &failed {
        let _ = writeln!(out, "✗ {}  {}:{}", clean(&outcome.id), ran.file(outcome), outcome.line);
        for fault in fault_texts(outcome) {
            ctx.page.line(&mut out, &fault, 2);
        }
    }
    if outcomes.is_empty() {
        ctx.page.line(&mut out, &ctx.say("cases-none"), 0);
        return out;
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
