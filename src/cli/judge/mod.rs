//! The commands that rule on a position: `law may`, `law check`, `law do`, `law wins`, `law campaign`.

mod campaign;
mod campaign_document;
mod campaign_page;
mod check;
mod contested;
mod document;
mod may;
mod perform;
mod wins;
mod xidit;

pub use campaign::arguments as campaign_arguments;

use super::{Answer, Context, fault, position};
use crate::answer::{self, Error, clean::clean, phrase as say};
use crate::{
    game::{self, CardRef, Colour, Position, find_word},
    i18n::Words,
    law::Edition,
    notation::{WordsError, WordsFault, parse},
    rules::{self, Cost, Request, Ruling, could_use},
};
use clap::ArgMatches;

/// The arguments of a command that rules on a position.
pub struct Typed {
    /// The file.
    pub position: String,
    /// The words of the action.
    pub words: String,
    /// The defender of the Campaigns.
    against: Option<String>,
    /// How many Campaigns are shown.
    most: Option<String>,
    /// The dice that were rolled.
    rolled: Option<String>,
    edition: Option<String>,
    player: Option<String>,
}

impl Typed {
    /// Returns the arguments that clap parsed.
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

/// A position of one of the games.
enum Table {
    Oath(Box<Case>),
    Xidit(Box<xidit::Case>),
}

/// Reads the file; its `game` decides which book rules.
fn table(ctx: &Context, typed: &Typed) -> Result<Table, Error> {
    let text = position::text(&ctx.words, &typed.position)?;
    if game::xidit::declares_xidit(&text) {
        return xidit::Case::open(ctx, typed, &text).map(|case| Table::Xidit(Box::new(case)));
    }
    Case::open(ctx, typed, &text).map(|case| Table::Oath(Box::new(case)))
}

/// Appends a note to an answer.
fn with_note(note: &str, answer: Result<Answer, Error>) -> Result<Answer, Error> {
    answer.map(|answer| Answer { out: format!("{}{note}", answer.out), ..answer })
}

/// Answers `law may`.
pub fn may(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    match table(ctx, typed)? {
        Table::Oath(case) => {
            with_note(&contested::note(ctx, &case.position), may::answer(ctx, typed, case.with_title_warnings(ctx)))
        }
        Table::Xidit(case) => xidit::may(ctx, typed, &case),
    }
}

/// Answers `law check`.
pub fn check(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    match table(ctx, typed)? {
        Table::Oath(case) => {
            with_note(&contested::note(ctx, &case.position), Ok(check::answer(ctx, case.with_title_warnings(ctx))))
        }
        Table::Xidit(case) => Ok(xidit::check(ctx, &case)),
    }
}

/// Answers `law wins`.
pub fn wins(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    match table(ctx, typed)? {
        Table::Oath(case) => with_note(&contested::note(ctx, &case.position), Ok(wins::answer(ctx, *case))),
        Table::Xidit(case) => Ok(xidit::wins(ctx, &case)),
    }
}

/// Answers `law do`.
pub fn perform(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    match table(ctx, typed)? {
        Table::Oath(case) => perform::answer(ctx, typed, &case.with_title_warnings(ctx)),
        Table::Xidit(case) => xidit::perform(ctx, typed, &case),
    }
}

/// Answers `law campaign`.
pub fn campaign(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    match table(ctx, typed)? {
        Table::Oath(case) => {
            with_note(&contested::note(ctx, &case.position), campaign::answer(ctx, typed, &case.with_title_warnings(ctx)))
        }
        Table::Xidit(_) => Err(xidit::only_oath(ctx, "campaign")),
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
    fn open(ctx: &Context, typed: &Typed, text: &str) -> Result<Self, Error> {
        let edition = edition(&ctx.words, typed.edition.as_deref())?;
        let by = typed.player.as_deref().map(find_word::<Colour>).transpose();
        let by = by.map_err(|problem| name_error(&ctx.words, &problem))?;
        let (position, warnings) = answer::position::parse(&ctx.words, &clean(&typed.position), text, edition)?;
        Ok(Self { position, warnings, by, edition })
    }

    /// Adds warnings if the title belongs to another player than the file says §2.11, by whom the rulings go, or if its side
    /// is impossible.
    fn with_title_warnings(mut self, ctx: &Context) -> Self {
        let due = rules::due(&rules::Table::new(&self.position, self.by, self.edition), &self.position);
        if let Some(line) = wins::passing(ctx, due.ok().as_ref()) {
            ctx.page.line(&mut self.warnings, &line, 0);
        }
        if let Some(holder) = rules::imperial_usurper(&rules::Table::new(&self.position, self.by, self.edition)) {
            let player = say::colour(&ctx.words, holder);
            ctx.page.line(&mut self.warnings, &ctx.words.say_with("wins-no-usurper", &[("player", (&player).into())]), 0);
        }
        self
    }

    fn asked(&self, ctx: &Context, typed: &str) -> Result<Request, Error> {
        parse(typed, &self.position, self.by).map_err(|error| action_error(&ctx.words, &error))
    }

    fn could_use(&self, asked: &Request, ruling: &Ruling) -> Vec<(CardRef, Cost)> {
        could_use(&rules::Table::new(&self.position, self.by, self.edition), asked, ruling)
    }
}

fn edition(words: &Words, typed: Option<&str>) -> Result<Edition, Error> {
    let Some(typed) = typed else { return Ok(Edition::Current) };
    let message = || words.say_with("judge-unknown-edition", &[("edition", clean(typed).as_ref().into())]);
    Edition::from_word(&typed.trim().to_lowercase()).ok_or_else(|| Error::new(words, "unknown-edition", message()))
}

/// Returns the error that a name is unknown or ambiguous.
fn name_error(words: &Words, problem: &crate::game::Problem) -> Error {
    let error = Error::new(words, "unknown-name", fault::say(words, problem));
    match fault::hint(words, problem) {
        Some(hint) => error.hint(hint),
        None => error,
    }
}

/// Returns the error that an action cannot be read, and where.
fn action_error(words: &Words, error: &WordsError) -> Error {
    let typed = clean(&error.typed);
    let place = words.say_with("judge-place", &[("word", error.word.into())]);
    let placed = |id: &str| words.say_with(id, &[("typed", typed.as_ref().into()), ("place", (&place).into())]);
    match &error.fault {
        WordsFault::Name(problem) => name_error(words, problem).at(place),
        WordsFault::Dice(fault) => campaign::bad_dice(words, fault),
        WordsFault::UnknownVerb { nearest } => {
            let message = words.say_with("judge-unknown-action", &[("typed", typed.as_ref().into())]);
            let error = Error::new(words, "unknown-action", message);
            match nearest[words.lang].as_slice() {
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
        WordsFault::Empty => Error::new(words, "incomplete-action", placed("judge-empty-clause")).at(place),
        WordsFault::Unused { pattern, nearest } => {
            let mut told = Error::new(words, "unused-words", placed("judge-unused-words")).at(place.clone());
            if !nearest.is_empty() {
                told = told
                    .hint(words.say_with("error-did-you-mean", &[("suggestion", fault::listed(nearest, words).as_str().into())]));
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
