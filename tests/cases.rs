//! Every case of the public suites is a test of its own: `cases::5.4.1::own-banner`, `cases::xidit::6.1::…`. A program apart from
//! `main.rs`, because these tests are made from files and not by the compiler. It finds the cases by their `id` lines and reads
//! only the files of those it runs, so that one case is a matter of milliseconds.

use lawspeaker::{
    answer::cases::{Coverage, Outcome, Suite, coverage, embedded_files, embedded_where, run_case},
    law::Book,
};
use libtest_mimic::{Arguments, Failed, Trial};
use std::{fmt::Write as _, process::ExitCode, sync::OnceLock};

/// A file of cases, with what has been read of it and what has come of its cases so far.
struct CaseFile {
    book: Book,
    name: &'static str,
    ids: Vec<&'static str>,
    suite: OnceLock<Suite>,
    outcomes: Vec<OnceLock<Outcome>>,
}

impl CaseFile {
    fn new(book: Book, name: &'static str, text: &'static str) -> Self {
        let id = |line: &'static str| line.strip_prefix("id = \"")?.strip_suffix('"');
        let ids: Vec<&str> = text.lines().filter_map(id).collect();
        Self { book, name, outcomes: ids.iter().map(|_| OnceLock::new()).collect(), ids, suite: OnceLock::new() }
    }

    fn suite(&self) -> &Suite {
        self.suite.get_or_init(|| {
            let suite = embedded_where(self.book, |name| name == self.name || name.starts_with("positions/"));
            let suite = suite.unwrap_or_else(|faults| panic!("{faults:#?}"));
            assert!(suite.cases.iter().map(|case| case.id.as_str()).eq(self.ids.iter().copied()), "{}: id lines", self.name);
            suite
        })
    }

    fn outcome(&self, at: usize) -> &Outcome {
        self.outcomes[at].get_or_init(|| run_case(self.suite(), &self.suite().cases[at]))
    }

    /// Fails with the place of the case and every difference from what it expects.
    fn check(&self, at: usize) -> Result<(), Failed> {
        let outcome = self.outcome(at);
        let mut said = format!("{}/{}:{}", self.suite().folder, outcome.file, outcome.line);
        for fault in &outcome.faults {
            let _ = write!(said, "\n{}:\n  expected {}\n  found    {}", fault.what, fault.expected, fault.found);
        }
        if outcome.faults.is_empty() { Ok(()) } else { Err(said.into()) }
    }
}

/// Every section is cited by a passing case or listed as having none, and none is both.
fn check_coverage(book: Book, files: &[CaseFile]) -> Result<(), Failed> {
    let listed = |name: &str| name == "exempt.toml" || name.starts_with("positions/");
    let suite = embedded_where(book, listed).map_err(|faults| format!("{faults:#?}"))?;
    let outcomes: Vec<Outcome> =
        files.iter().flat_map(|file| (0..file.suite().cases.len()).map(|at| file.outcome(at).clone())).collect();
    let is_listed = |number| suite.uncovered.exempt.contains_key(number) || suite.uncovered.open.contains_key(number);
    let faults: Vec<String> = coverage(&suite, &outcomes)
        .iter()
        .filter_map(|(number, covered)| match covered {
            Coverage::Missing => Some(format!("{number} is neither cited by a passing case nor listed in exempt.toml")),
            Coverage::Cited(_) if is_listed(*number) => Some(format!("{number} is cited by a case and listed as having none")),
            Coverage::Cited(_) | Coverage::Exempt(_) | Coverage::Open(_) => None,
        })
        .collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n").into()) }
}

/// Returns the name of the test of a case.
fn test_name(book: Book, id: &str) -> String {
    let (section, name) = id.rsplit_once('/').unwrap_or_default();
    match book {
        Book::Oath => format!("cases::{section}::{name}"),
        Book::Xidit | Book::Dominion => format!("cases::{}::{section}::{name}", book.key()),
    }
}

fn main() -> ExitCode {
    let mut trials = Vec::new();
    for book in [Book::Oath, Book::Xidit] {
        let is_case_file = |name: &str| name != "exempt.toml" && !name.starts_with("positions/");
        let files = embedded_files(book).filter(|(name, _)| is_case_file(name));
        let files: &'static [CaseFile] = files.map(|(name, text)| CaseFile::new(book, name, text)).collect::<Vec<_>>().leak();
        for file in files {
            let test = |(at, id): (usize, &&str)| Trial::test(test_name(book, id), move || file.check(at));
            trials.extend(file.ids.iter().enumerate().map(test));
        }
        trials.push(Trial::test(format!("coverage::{}", book.key()), move || check_coverage(book, files)));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
