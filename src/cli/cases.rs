//! `law cases`: runs the public case suites, or a folder of cases, and prints the score and the coverage.

use super::{
    Answer, Context,
    command::{Arguments, Command, values},
};
use crate::{
    answer::{Error, clean::clean, lookup::book_title},
    cases::{self, Coverage, Outcome, Suite},
    law::Book,
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

#[derive(Serialize)]
struct Failed {
    id: String,
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
    vec![make.positional("folder", "cases")]
}

/// Runs a folder of cases, or the embedded suite.
fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let suites = match values(of, "folder").first() {
        Some(folder) => vec![read(ctx, folder)?],
        None => [cases::embedded(), cases::embedded_xidit()]
            .into_iter()
            .collect::<Result<Vec<Suite>, _>>()
            .map_err(|faults| refused(ctx, "", &faults))?,
    };
    let ran: Vec<Ran> = suites.iter().map(Ran::new).collect();
    let negative = ran.iter().any(|ran| !ran.failed().is_empty());
    let mut documents = ran.iter().map(document);
    let first = documents.next();
    let document = first.map(|first| Document { books: documents.collect(), ..first });
    let out = ctx.write(&document, |ctx, _| ran.iter().map(|ran| shown(ctx, ran)).collect::<Vec<String>>().join("\n"));
    Ok(Answer { out, negative, ..Answer::default() })
}

/// A suite that ran.
struct Ran {
    book: Book,
    outcomes: Vec<Outcome>,
    covered: Vec<(&'static str, Coverage)>,
}

impl Ran {
    fn new(suite: &Suite) -> Self {
        let outcomes = cases::run(suite);
        let covered = cases::coverage(suite, &outcomes);
        Self { book: suite.book(), outcomes, covered }
    }

    fn failed(&self) -> Vec<&Outcome> {
        self.outcomes.iter().filter(|outcome| !outcome.faults.is_empty()).collect()
    }
}

fn read(ctx: &Context, folder: &str) -> Result<Suite, Error> {
    let mut files = Vec::new();
    collect(Path::new(folder), "", &mut files).map_err(|fault| {
        let (file, fault) = (clean(folder), fault.to_string());
        let values = [("file", file.as_ref().into()), ("fault", fault.as_str().into())];
        Error::new(&ctx.words, "cannot-read", ctx.words.say_with("game-cannot-read", &values))
    })?;
    files.sort();
    Suite::read(files.iter().map(|(name, text)| (name.as_str(), text.as_str()))).map_err(|faults| refused(ctx, folder, &faults))
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
    let failed = failed.iter().map(|outcome| Failed { id: outcome.id.clone(), faults: fault_texts(outcome) }).collect();
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
    Document { schema: "lawspeaker/cases/1", book: ran.book.key(), cases, passed, failed, sections, books: Vec::new() }
}

fn shown(ctx: &Context, ran: &Ran) -> String {
    let (outcomes, failed, covered) = (&ran.outcomes, ran.failed(), &ran.covered);
    let mut out = String::new();
    if ran.book != Book::default() {
        ctx.page.heading(&mut out, &book_title(&ctx.words, ran.book));
    }
    for outcome in &failed {
        let _ = writeln!(out, "✗ {}", clean(&outcome.id));
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
