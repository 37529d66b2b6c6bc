//! A position file as an answer: the start of a game, or what an action that was carried out leads to.

use super::{
    contested::Contested,
    errors::unresolved,
    game::{DoneIn, Game},
    parts::{OutcomeElsewhere, ReasonAnswer},
    ruling::{self, RulingAnswer},
    seat::Question,
};
use crate::{
    answer::{Error, Schema},
    law::Book,
    planner::ApplyError,
    rules::RefusedOf,
};
use serde::Serialize;

/// A position file; as JSON the document `position`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PositionAnswer {
    schema: Schema,
    /// The book that rules.
    pub book: &'static str,
    /// The file.
    pub toml: String,
    /// The chronicle string that it is the start of, or that it leaves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
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
}

impl PositionAnswer {
    /// Returns a position file to which nothing has happened yet.
    #[must_use]
    pub fn new(book: Book, toml: String) -> Self {
        Self {
            schema: Schema::Position,
            book: book.key(),
            toml,
            seed: None,
            told: Vec::new(),
            news: Vec::new(),
            differs_in: Vec::new(),
            contested: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// Adds the chronicle string.
    #[must_use]
    pub fn with_seed(self, seed: String) -> Self {
        Self { seed: Some(seed), ..self }
    }
}

/// What came of an action.
#[derive(Clone, Debug)]
pub enum Carried {
    /// It was carried out.
    Out(Box<PositionAnswer>),
    /// It is illegal or open.
    Refused(Box<RulingAnswer>),
}

/// Carries out an action.
pub(super) fn carry_out<G: Game>(question: &Question<'_, G>, typed: &str) -> Result<Carried, Error> {
    let words = question.words;
    let request = question.request(typed)?;
    let refused = match G::apply(&question.table, &request) {
        Ok(done) => return Ok(Carried::Out(Box::new(answer(question, &request, &done)))),
        Err(ApplyError::Roll(error)) => return Err(unresolved(words, &error)),
        Err(ApplyError::Refused(refused)) => refused,
    };
    match refused {
        RefusedOf::Ruling(ruling) => Ok(Carried::Refused(Box::new(ruling::answer(question, &request, &ruling, Vec::new())))),
        RefusedOf::Needs { choices, missing, .. } => {
            let action = question.said(&request);
            let error = Error::new(words, "needs", words.say_with("judge-needs", &[("action", (&action).into())]));
            let hint = |error: Error, id: &str, name, value: String| error.hint(words.say_with(id, &[(name, (&value).into())]));
            let choices = choices.iter().map(|choice| ("judge-needs-choice", "choice", G::choice(words, choice)));
            let missing = missing.iter().map(|what| ("judge-needs-telling", "what", G::missing(words, what)));
            Err(choices.chain(missing).fold(error, |error, (id, name, value)| hint(error, id, name, value)))
        }
        RefusedOf::Broken(_) => Err(Error::new(words, "broken", words.say("judge-broken"))),
    }
}

fn answer<G: Game>(question: &Question<'_, G>, request: &G::Request, done: &DoneIn<G>) -> PositionAnswer {
    let (words, table) = (question.words, &question.table);
    let news: Vec<ReasonAnswer> = done.news.iter().map(|reason| question.reason_at(&done.position, reason)).collect();
    PositionAnswer {
        told: news.iter().map(ReasonAnswer::with_cites).collect(),
        news,
        differs_in: G::outcomes_elsewhere(words, table, request, &done.position),
        contested: G::contested(words, &question.seat.position),
        warnings: G::warnings(words, table),
        ..PositionAnswer::new(G::BOOK, G::write(&done.position))
    }
}
