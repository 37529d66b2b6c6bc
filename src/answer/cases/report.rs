//! What a run of cases says: the score, the cases that failed and where they stand, and the sections that are covered.

use super::{
    case::{Case, Suite, SuiteError},
    coverage::{Coverage, coverage},
    embedded::embedded,
    outcome::Outcome,
    run::run,
};
use crate::{
    answer::{
        Error, Schema, Speaker,
        clean::clean,
        lookup::{self, CardAnswer, Missing, Suggestion, UnclearCard, book_title},
    },
    i18n::{Id, Words, id},
    law::{Book, Contents as _, NumberQuery, Unit, read_number_in},
};
use serde::Serialize;

/// The books with a suite.
const BOOKS: [Book; 2] = [Book::Oath, Book::Xidit];
/// The most cards that are suggested for a name.
const MOST_SUGGESTED: usize = 12;

/// Which cases are wanted.
#[derive(Clone, Copy, Debug)]
pub struct CasesQuestion<'a> {
    /// Where they come from.
    pub source: CaseSource<'a>,
    /// The name of the card that they are about, if only those are wanted.
    pub card: Option<&'a str>,
}

/// Where cases come from.
#[derive(Clone, Copy, Debug)]
pub enum CaseSource<'a> {
    /// All suites that the program carries.
    Embedded,
    /// Those of them that belong to a section or to one below it, in every book that has it.
    Section(&'a str),
    /// A folder of the asker.
    Folder {
        /// What the folder is called.
        name: &'a str,
        /// The names of its files, below the folder, and their texts.
        files: &'a [(String, String)],
    },
}

/// What came of a run; as JSON the document `cases`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CasesAnswer {
    schema: Schema,
    /// The key of the book.
    pub book: &'static str,
    /// How many cases were run.
    pub cases: usize,
    /// How many of them passed.
    pub passed: usize,
    /// The others.
    pub failed: Vec<FailedCase>,
    /// How the sections of the book are covered; of a part of a suite, only those that it covers.
    pub sections: Vec<SectionCoverage>,
    /// The number or the name that means nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missing: Option<Missing>,
    /// What a reader should know beside it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
    /// The result in words.
    pub said: CasesSaid,
    /// The suites of other books that ran too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub books: Vec<Self>,
}

/// The result of a suite in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CasesSaid {
    /// The title of the book, unless it is the Law.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub book: Option<String>,
    /// How many cases passed, or that there is none.
    pub score: String,
    /// How many sections are covered in which way, and which ones lack a case.
    pub coverage: Vec<String>,
}

/// A case that failed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FailedCase {
    /// The id of the case.
    pub id: String,
    /// The path of the file in which it stands.
    pub file: String,
    /// The line on which it begins.
    pub line: usize,
    /// The differences from the expected answer.
    pub faults: Vec<String>,
}

/// How a section is covered.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SectionCoverage {
    /// The number of the section.
    pub number: &'static str,
    /// How: `cited`, `exempt`, `open` or `missing`.
    pub coverage: &'static str,
    /// How many passing cases cite it.
    pub cases: usize,
    /// Why there is no case.
    pub why: Option<String>,
}

impl CasesAnswer {
    /// Returns whether there is no such case, or one failed.
    #[must_use]
    pub fn is_negative(&self) -> bool {
        self.cases == 0 || self.passed < self.cases || self.books.iter().any(Self::is_negative)
    }

    /// Returns that there are no such cases.
    fn none(words: &Words, missing: Option<Missing>) -> Self {
        let said = CasesSaid { book: None, score: words.say(id::CASES_NONE), coverage: Vec::new() };
        Self { missing, ..Self::new(Book::default(), said) }
    }

    fn new(book: Book, said: CasesSaid) -> Self {
        Self {
            schema: Schema::Cases,
            book: book.key(),
            cases: 0,
            passed: 0,
            failed: Vec::new(),
            sections: Vec::new(),
            missing: None,
            remarks: Vec::new(),
            said,
            books: Vec::new(),
        }
    }

    /// Runs the cases of a suite. A part of a suite shows only which sections it covers, not which are left.
    fn of_suite(words: &Words, suite: &Suite, is_part: bool) -> Self {
        let (book, outcomes) = (suite.book(), run(suite));
        let mut covered = coverage(suite, &outcomes);
        covered.retain(|(_, coverage)| !is_part || matches!(coverage, Coverage::Cited(_)));
        let failed: Vec<FailedCase> = outcomes.iter().filter(|it| !it.faults.is_empty()).map(|it| failed(suite, it)).collect();
        let (cases, passed) = (outcomes.len(), outcomes.len() - failed.len());
        let said = CasesSaid {
            book: (book != Book::default()).then(|| book_title(words, book)),
            score: words.say_with(id::CASES_SCORE, &[("passed", passed.into()), ("all", cases.into())]),
            coverage: coverage_lines(words, &covered),
        };
        let sections = covered.into_iter().map(|(number, coverage)| section(number, coverage)).collect();
        Self { cases, passed, failed, sections, ..Self::new(book, said) }
    }
}

/// Runs the cases that are wanted.
///
/// # Errors
/// Returns everything that is wrong with the files of a suite.
pub fn cases(speaker: &Speaker, question: &CasesQuestion<'_>) -> Result<CasesAnswer, Error> {
    let words = &speaker.words;
    let (card, remarks) = match question.card.map(|name| lookup::card(speaker, name)) {
        None => (None, Vec::new()),
        Some(CardAnswer { unclear: Some(unclear), .. }) => return Ok(CasesAnswer::none(words, Some(no_card(speaker, unclear)))),
        Some(CardAnswer { id, remarks, .. }) => (id, remarks),
    };
    let sections = match question.source {
        CaseSource::Section(typed) => match sections(typed) {
            found if found.is_empty() => return Ok(CasesAnswer::none(words, Some(no_section(speaker, typed)))),
            found => Some(found),
        },
        CaseSource::Embedded | CaseSource::Folder { .. } => None,
    };
    let mut suites = suites(words, question.source)?;
    for suite in &mut suites {
        let book = suite.book();
        let in_section = |case: &Case, (of, number): &(Book, &str)| *of == book && case.is_within(number);
        let is_wanted = |case: &Case| sections.as_ref().is_none_or(|all| all.iter().any(|it| in_section(case, it)));
        suite.cases.retain(|case| is_wanted(case) && card.is_none_or(|card| case.is_about(card)));
    }
    let is_part = card.is_some() || sections.is_some();
    let ran = suites.iter().filter(|suite| !suite.cases.is_empty());
    let mut answers = ran.map(|suite| CasesAnswer::of_suite(words, suite, is_part));
    let first = answers.next().unwrap_or_else(|| CasesAnswer::none(words, None));
    Ok(CasesAnswer { books: answers.collect(), remarks, ..first })
}

/// Returns the sections that are meant, in every book that has them.
fn sections(typed: &str) -> Vec<(Book, &'static str)> {
    let in_book = |book: Book| match read_number_in(book, typed) {
        NumberQuery::Units(numbers) => numbers.into_iter().map(|number| (book, number)).collect(),
        NumberQuery::NoSuch(_) | NumberQuery::Word => Vec::new(),
    };
    BOOKS.into_iter().flat_map(in_book).collect()
}

fn suites(words: &Words, source: CaseSource<'_>) -> Result<Vec<Suite>, Error> {
    match source {
        CaseSource::Embedded | CaseSource::Section(_) => {
            let suites = BOOKS.into_iter().map(embedded).collect::<Result<Vec<Suite>, _>>();
            suites.map_err(|faults| refused(words, "", &faults))
        }
        CaseSource::Folder { name, files } => {
            let files = files.iter().map(|(file, text)| (file.as_str(), text.as_str()));
            Suite::read(name, files).map(|suite| vec![suite]).map_err(|faults| refused(words, name, &faults))
        }
    }
}

fn refused(words: &Words, folder: &str, faults: &[SuiteError]) -> Error {
    let error = Error::new(words, "cases", words.say(id::CASES_REFUSED)).at(clean(folder).into_owned());
    faults.iter().fold(error, |error, fault| error.hint(clean(&fault.to_string()).into_owned()))
}

/// Returns that a name means no card, or more than one.
fn no_card(speaker: &Speaker, unclear: UnclearCard) -> Missing {
    let suggestions = unclear.candidates.iter().take(MOST_SUGGESTED).map(|candidate| Suggestion {
        command: format!("law cases --card {}", candidate.id),
        about: candidate.names.get(speaker.choice.first()).copied().unwrap_or_default().to_owned(),
    });
    let nearest = unclear.candidates.iter().map(|candidate| candidate.id).collect();
    Missing { suggestions: suggestions.collect(), wanted: unclear.wanted, nearest, said: unclear.said }
}

/// Returns that no book has a section, with those of the Law that come nearest.
fn no_section(speaker: &Speaker, typed: &str) -> Missing {
    let number = match read_number_in(Book::Oath, typed) {
        NumberQuery::NoSuch(number) => number,
        NumberQuery::Units(_) | NumberQuery::Word => typed.to_owned(),
    };
    let wanted = clean(&number).into_owned();
    let near = Book::Oath.neighbours(&number);
    let suggestion = |unit: &&Unit| Suggestion {
        command: format!("law cases {}", unit.number),
        about: unit.text(speaker.lang(Book::Oath)).title.to_owned(),
    };
    Missing {
        said: speaker.words.say_with(id::SHOW_NO_SUCH_NUMBER, &[("wanted", (&wanted).into())]),
        suggestions: near.iter().map(suggestion).collect(),
        nearest: near.iter().map(|unit| unit.number).collect(),
        wanted,
    }
}

fn failed(suite: &Suite, outcome: &Outcome) -> FailedCase {
    let file = format!("{}/{}", suite.folder.trim_end_matches('/'), outcome.file);
    let differences = outcome.faults.iter().map(|fault| format!("{}: {} ≠ {}", fault.what, fault.expected, fault.found));
    FailedCase {
        id: clean(&outcome.id).into_owned(),
        file: clean(&file).into_owned(),
        line: outcome.line,
        faults: differences.map(|text| clean(&text).into_owned()).collect(),
    }
}

fn section(number: &'static str, coverage: Coverage) -> SectionCoverage {
    let word = coverage.word();
    let (cases, why) = match coverage {
        Coverage::Cited(cases) => (cases, None),
        Coverage::Exempt(why) | Coverage::Open(why) => (0, Some(why)),
        Coverage::Missing => (0, None),
    };
    SectionCoverage { number, coverage: word, cases, why }
}

/// Says how many sections are covered in which way; those that no case cites are listed.
fn coverage_lines(words: &Words, covered: &[(&'static str, Coverage)]) -> Vec<String> {
    let line = |(way, id): (&str, Id)| {
        let numbers: Vec<&str> = covered.iter().filter(|(_, it)| it.word() == way).map(|(number, _)| *number).collect();
        let said = words.say_with(id, &[("count", numbers.len().into())]);
        let listed = if way == "cited" { String::new() } else { format!(": {}", numbers.join(" ")) };
        (!numbers.is_empty()).then(|| format!("{said}{listed}"))
    };
    [("cited", id::CASES_CITED), ("exempt", id::CASES_EXEMPT), ("open", id::CASES_OPEN), ("missing", id::CASES_MISSING)]
        .into_iter()
        .filter_map(line)
        .collect()
}
