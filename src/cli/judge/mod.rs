//! The commands that rule on a position: `law may`, `law check`, `law do`.

mod campaign;
mod campaign_document;
mod campaign_page;
mod check;
mod contested;
mod document;
mod may;
mod perform;
mod say;
mod wins;
mod xidit;

pub use campaign::arguments as campaign_arguments;

use super::{Answer, Desk, clean::clean, error::Error, fault, position};
use crate::{
    game::{self, CardRef, Colour, Position, find_word},
    i18n::Words,
    law::Edition,
    notation::{WordsError, WordsFault, parse},
    rules::{self, Asked, Cost, could_use},
};
use clap::ArgMatches;

/// What was typed after a command that rules on a position.
pub struct Typed {
    /// The file.
    pub position: String,
    /// The words of the action.
    pub words: String,
    /// Whom a Campaign is to be against.
    against: Option<String>,
    /// How many Campaigns are shown.
    most: Option<String>,
    /// The dice that were rolled.
    rolled: Option<String>,
    edition: Option<String>,
    player: Option<String>,
}

impl Typed {
    /// Takes what was typed.
    pub fn new(of: &ArgMatches) -> Self {
        let one = |id: &str| of.try_get_one::<String>(id).ok().flatten().cloned();
        let words = of.try_get_many::<String>("action").ok().flatten();
        Self {
            position: one("position").unwrap_or_default(),
            words: words.map(|words| words.map(String::as_str).collect::<Vec<&str>>().join(" ")).unwrap_or_default(),
            against: one("against"),
            most: one("n"),
            rolled: one("rolled"),
            edition: one("edition"),
            player: one("player"),
        }
    }
}

/// What lies on the table.
enum Table {
    Oath(Box<Case>),
    Xidit(Box<xidit::Case>),
}

/// Reads the file once and tells by its `game` which book rules.
fn table(desk: &Desk, typed: &Typed) -> Result<Table, Error> {
    let text = position::text(&desk.words, &typed.position, desk.json)?;
    if game::xidit::is_meant(&text) {
        return xidit::Case::open(desk, typed, &text).map(|case| Table::Xidit(Box::new(case)));
    }
    Case::open(desk, typed, &text).map(|case| Table::Oath(Box::new(case)))
}

/// Adds to an answer what is contested on the table.
fn noted(note: &str, answer: Result<Answer, Error>) -> Result<Answer, Error> {
    answer.map(|answer| Answer { out: format!("{}{note}", answer.out), ..answer })
}

/// Answers `law may`.
pub fn may(desk: &Desk, typed: &Typed) -> Result<Answer, Error> {
    match table(desk, typed)? {
        Table::Oath(case) => noted(&contested::note(desk, &case.position), may::answer(desk, typed, case.with_title_told(desk))),
        Table::Xidit(case) => xidit::may(desk, typed, &case),
    }
}

/// Answers `law check`.
pub fn check(desk: &Desk, typed: &Typed) -> Result<Answer, Error> {
    match table(desk, typed)? {
        Table::Oath(case) => noted(&contested::note(desk, &case.position), Ok(check::answer(desk, case.with_title_told(desk)))),
        Table::Xidit(case) => Ok(xidit::check(desk, &case)),
    }
}

/// Answers `law wins`.
pub fn wins(desk: &Desk, typed: &Typed) -> Result<Answer, Error> {
    match table(desk, typed)? {
        Table::Oath(case) => noted(&contested::note(desk, &case.position), Ok(wins::answer(desk, *case))),
        Table::Xidit(case) => Ok(xidit::wins(desk, &case)),
    }
}

/// Answers `law do`.
pub fn perform(desk: &Desk, typed: &Typed) -> Result<Answer, Error> {
    match table(desk, typed)? {
        Table::Oath(case) => perform::answer(desk, typed, &case.with_title_told(desk)),
        Table::Xidit(case) => xidit::perform(desk, typed, &case),
    }
}

/// Answers `law campaign`.
pub fn campaign(desk: &Desk, typed: &Typed) -> Result<Answer, Error> {
    match table(desk, typed)? {
        Table::Oath(case) => {
            noted(&contested::note(desk, &case.position), campaign::answer(desk, typed, &case.with_title_told(desk)))
        }
        Table::Xidit(_) => Err(xidit::only_oath(desk, "campaign")),
    }
}

/// A position on the table with the law to rule by.
struct Case {
    position: Position,
    warnings: String,
    by: Option<Colour>,
    edition: Edition,
}

impl Case {
    fn open(desk: &Desk, typed: &Typed, text: &str) -> Result<Self, Error> {
        let fail = |error: Error| error.in_json(desk.json);
        let edition = edition(&desk.words, typed.edition.as_deref()).map_err(fail)?;
        let by = typed.player.as_deref().map(find_word::<Colour>).transpose();
        let by = by.map_err(|problem| fail(named(&desk.words, &problem)))?;
        let (position, warnings) = position::parse_by(&desk.words, &clean(&typed.position), text, edition).map_err(fail)?;
        Ok(Self { position, warnings, by, edition })
    }

    /// Adds to what is said beside the answer that the title is not where the file has it §2.11: the rulings go by the Law. And
    /// that it cannot lie as it does.
    fn with_title_told(mut self, desk: &Desk) -> Self {
        let due = rules::due(&rules::Table::new(&self.position, self.by, self.edition), &self.position);
        if let Some(told) = wins::passing(desk, due.ok().as_ref()) {
            desk.page.line(&mut self.warnings, &told, 0);
        }
        if let Some(holder) = rules::imperial_usurper(&rules::Table::new(&self.position, self.by, self.edition)) {
            let player = say::colour(&desk.words, holder);
            desk.page.line(&mut self.warnings, &desk.words.say_with("wins-no-usurper", &[("player", (&player).into())]), 0);
        }
        self
    }

    fn asked(&self, desk: &Desk, typed: &str) -> Result<Asked, Error> {
        parse(typed, &self.position, self.by).map_err(|error| unclear(&desk.words, &error).in_json(desk.json))
    }

    fn could_use(&self, asked: &Asked) -> Vec<(CardRef, Cost)> {
        could_use(&rules::Table::new(&self.position, self.by, self.edition), asked)
    }
}

fn edition(words: &Words, typed: Option<&str>) -> Result<Edition, Error> {
    let Some(typed) = typed else { return Ok(Edition::Current) };
    let message = || words.say_with("judge-unknown-edition", &[("edition", clean(typed).as_ref().into())]);
    Edition::from_word(&typed.trim().to_lowercase()).ok_or_else(|| Error::new(words, "unknown-edition", message()))
}

fn named(words: &Words, problem: &crate::game::Problem) -> Error {
    let error = Error::new(words, "unknown-name", fault::say(words, problem));
    match fault::hint(words, problem) {
        Some(hint) => error.hint(hint),
        None => error,
    }
}

fn unclear(words: &Words, error: &WordsError) -> Error {
    let typed = clean(&error.typed);
    let place = words.say_with("judge-place", &[("word", error.word.into())]);
    let placed = |id: &str| words.say_with(id, &[("typed", typed.as_ref().into()), ("place", (&place).into())]);
    match &error.fault {
        WordsFault::Name(problem) => named(words, problem).at(place),
        WordsFault::UnknownVerb { nearest } => {
            let message = words.say_with("judge-unknown-action", &[("typed", typed.as_ref().into())]);
            let error = Error::new(words, "unknown-action", message);
            match nearest.as_slice() {
                [] => error.hint(words.say("judge-actions")),
                near => error.hint(words.say_with("error-did-you-mean", &[("suggestion", near.join(", ").as_str().into())])),
            }
        }
        WordsFault::Incomplete { pattern } => {
            let pattern = say::pattern(words, pattern);
            Error::new(words, "incomplete-action", words.say_with("judge-incomplete", &[("pattern", (&pattern).into())]))
        }
        WordsFault::Number => {
            let message = words.say_with("judge-bad-number", &[("typed", typed.as_ref().into())]);
            Error::new(words, "bad-number", message).at(place)
        }
        WordsFault::Empty => {
            Error::new(words, "incomplete-action", placed("judge-empty-clause")).at(place)
        }
        WordsFault::Unused { pattern, nearest } => {
            let mut told = Error::new(words, "unused-words", placed("judge-unused-words")).at(place.clone());
            if !nearest.is_empty() {
                told = told.hint(words.say_with("error-did-you-mean", &[("suggestion", nearest.join(", ").as_str().into())]));
            }
            match pattern {
                Some(pattern) => {
                    let pattern = say::pattern(words, pattern);
                    told.hint(words.say_with("judge-incomplete", &[("pattern", (&pattern).into())]))
                }
                None => told,
            }
        }
    }
}
