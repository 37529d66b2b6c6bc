//! The steps of the open table as answers: one that was taken, all of them, and which table is open.

use super::{
    Error,
    clean::fit,
    judge::{ChangeAnswer, Contested, OutcomeElsewhere, PositionAnswer, ReasonAnswer, changed},
    nouns,
    schema::Schema,
};
use crate::{
    game::{Colour, xidit},
    i18n::{Words, id},
    notation::actor,
    table::{Entry, History, Kind, Step},
};
use serde::Serialize;

/// Which table is open; as JSON the document `table`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TableAnswer {
    schema: Schema,
    /// The file; nothing if no table is open.
    pub file: Option<String>,
    /// The book that rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub book: Option<&'static str>,
    /// How many steps are written down.
    pub steps: usize,
}

impl TableAnswer {
    /// Returns which table is open.
    #[must_use]
    pub const fn new(file: Option<String>, book: Option<&'static str>, steps: usize) -> Self {
        Self { schema: Schema::Table, file, book, steps }
    }
}

/// A step that was taken at the open table; as JSON the document `step`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StepTaken {
    schema: Schema,
    /// The file.
    pub file: String,
    /// The step, as the log has it; without a number where nothing was written.
    pub step: StepAnswer,
    /// What happened that a player should hear of, in sentences.
    pub told: Vec<String>,
    /// The same as data.
    pub news: Vec<ReasonAnswer>,
    /// Other editions in which the action ends otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub differs_in: Vec<OutcomeElsewhere>,
    /// The cards on the table that have two readings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contested: Vec<Contested>,
    /// What was not as the rules have it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
    /// What was found out about the history on the way, in sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

impl StepTaken {
    /// Returns a step of which nothing else is to be told.
    #[must_use]
    pub const fn new(file: String, step: StepAnswer, remarks: Vec<String>) -> Self {
        Self {
            schema: Schema::Step,
            file,
            step,
            told: Vec::new(),
            news: Vec::new(),
            differs_in: Vec::new(),
            contested: Vec::new(),
            warnings: Vec::new(),
            remarks,
        }
    }

    /// Adds what came of an action.
    #[must_use]
    pub fn telling(self, position: PositionAnswer) -> Self {
        let PositionAnswer { told, news, differs_in, contested, warnings, .. } = position;
        Self { told, news, differs_in, contested, warnings, ..self }
    }
}

/// A step of the open table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StepAnswer {
    /// Its number, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<usize>,
    /// The kind: an action, a correction, an edit by hand, an undo, a redo, or that the step before it was interrupted.
    pub kind: &'static str,
    /// Who did it; nobody where that is not known or nobody in particular.
    pub player: Option<String>,
    /// The words as they were typed.
    pub words: String,
    /// How many steps an undo or redo takes.
    #[serde(skip_serializing_if = "is_zero")]
    pub count: usize,
    /// What changed.
    pub changes: Vec<ChangeAnswer>,
    /// Whether it was taken back.
    pub undone: bool,
    /// The step in words.
    pub said: String,
}

impl StepAnswer {
    /// Returns an action that was only tried.
    #[must_use]
    pub fn tried(words: &Words, entry: Entry, changes: Vec<ChangeAnswer>) -> Self {
        let said = with_player(words, &entry.by, &entry.words);
        let Entry { kind, by, words } = entry;
        Self {
            number: None,
            kind: kind.word(),
            player: Some(by).filter(|by| !by.is_empty()),
            said,
            words,
            count: kind.count(),
            changes,
            undone: false,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// Every step of a table; as JSON the document `log`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct LogAnswer {
    schema: Schema,
    /// The file.
    pub file: String,
    /// How many steps there are.
    pub count: usize,
    /// The last of them, in the order in which they were taken.
    pub steps: Vec<StepAnswer>,
    /// What was found out about the history on the way, in sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

/// Returns the last steps of a history. `own` puts a text into the program's own form, if it is a position.
#[must_use]
pub fn log(
    words: &Words,
    file: String,
    history: &History,
    most: usize,
    remarks: Vec<String>,
    own: impl Fn(&str) -> Option<String>,
) -> LogAnswer {
    let steps = history.steps().get(1..).unwrap_or_default();
    let first = steps.len().saturating_sub(most);
    let texts: Vec<Option<String>> = history.texts().iter().skip(first).map(|text| own(text)).collect();
    let one = |(at, step): (usize, &Step)| {
        let changes = match (&texts[at], &texts[at + 1]) {
            (Some(before), Some(after)) => changed(words, before, after),
            _ => Vec::new(),
        };
        answer(words, step, changes, !history.holds(step.number) && is_work(step.entry.kind))
    };
    let shown = steps[first..].iter().enumerate().map(one).collect();
    LogAnswer { schema: Schema::Log, file, count: steps.len(), steps: shown, remarks }
}

/// Returns whether a step can be taken back.
const fn is_work(kind: Kind) -> bool {
    matches!(kind, Kind::Action | Kind::Correction | Kind::Edit)
}

/// Returns a step as an answer.
#[must_use]
pub fn answer(words: &Words, step: &Step, changes: Vec<ChangeAnswer>, undone: bool) -> StepAnswer {
    let entry = &step.entry;
    let text = fit(&entry.words).into_owned();
    let count = entry.kind.count();
    let said = match entry.kind {
        Kind::Start => words.say(id::STEP_START),
        Kind::Action if text.is_empty() => words.say(id::STEP_CARRIED_ON),
        Kind::Action => text.clone(),
        Kind::Correction => words.say_with(id::STEP_CORRECTION, &[("words", (&text).into())]),
        Kind::Edit => words.say(id::STEP_EDIT),
        Kind::Undo(count) => words.say_with(id::STEP_UNDO, &[("count", count.into())]),
        Kind::Redo(count) => words.say_with(id::STEP_REDO, &[("count", count.into())]),
        Kind::Interrupted => words.say(id::STEP_INTERRUPTED),
    };
    StepAnswer {
        number: Some(step.number),
        kind: entry.kind.word(),
        player: Some(fit(&entry.by).into_owned()).filter(|by| !by.is_empty()),
        words: text,
        count,
        changes,
        undone,
        said: with_player(words, &entry.by, &said),
    }
}

/// Returns the table's text with steps taken back or again.
///
/// # Errors
/// Returns that there are not so many.
pub fn back(words: &Words, history: &History, kind: Kind, text: &str) -> Result<String, Error> {
    let (done, undone) = history.possible();
    let (back, possible, id) = match kind {
        Kind::Redo(count) => (history.redone(text, count), undone, id::STEP_NOTHING_TO_REDO),
        Kind::Undo(count) => (history.undone(text, count), done, id::STEP_NOTHING_TO_UNDO),
        Kind::Start | Kind::Action | Kind::Correction | Kind::Edit | Kind::Interrupted => (None, done, id::STEP_NOTHING_TO_UNDO),
    };
    let error = || Error::new(words, "no-step", words.say_with(id, &[("count", possible.into())]));
    back.ok_or_else(|| if possible > 0 { error().hint(words.say(id::STEP_HOW_BACK)) } else { error() })
}

/// Returns how many steps are taken back up to the one that has a number in the log.
///
/// # Errors
/// Returns that no step that holds has that number.
pub fn since(words: &Words, history: &History, kind: Kind, typed: &str) -> Result<usize, Error> {
    let number = typed.parse().ok().filter(|_| matches!(kind, Kind::Undo(_)));
    let count = number.map(|number| history.since(number)).filter(|count| *count > 0);
    let error = || Error::new(words, "no-step", words.say_with(id::STEP_DOES_NOT_HOLD, &[("step", typed.into())]));
    count.ok_or_else(|| error().hint(words.say(id::STEP_HOW_BACK)))
}

/// Says which steps are taken back, or again.
#[must_use]
pub fn taken_back(words: &Words, history: &History, kind: Kind) -> Vec<String> {
    let steps = history.last(kind.count(), kind);
    let said = steps.into_iter().map(|step| {
        let answer = answer(words, step, Vec::new(), false);
        format!("  {}  {}", step.number, answer.said)
    });
    said.collect()
}

/// Returns the error that facts change nothing.
#[must_use]
pub fn no_change(words: &Words) -> Error {
    Error::new(words, "no-change", words.say(id::STEP_NO_CHANGE))
}

/// Returns what was done behind the name of who did it.
fn with_player(words: &Words, by: &str, said: &str) -> String {
    // Who did it may stand in the words already: `red travels to the mountain`.
    if actor(said).is_some_and(|colour| colour.word() == by) {
        return said.to_owned();
    }
    let of_oath = Colour::ALL.iter().find(|colour| colour.word() == by).map(|colour| nouns::colour(words, *colour));
    let of_xidit = || xidit::Colour::ALL.iter().find(|colour| colour.word() == by).map(|it| nouns::xidit_colour(words, *it));
    match of_oath.or_else(of_xidit) {
        Some(player) => words.say_with(id::JUDGE_STEP, &[("player", (&player).into()), ("action", said.into())]),
        None => said.to_owned(),
    }
}
