//! A position file as an answer: the start of a game, or what an action that was carried out leads to.

use super::{
    contested::Contested,
    errors::unresolved,
    game::{Course, CourseStep, DoneIn, Game, ReasonIn, RefusedIn, RulingIn, consent},
    parts::{OutcomeElsewhere, ReasonAnswer, cited},
    ruling::{self, RulingAnswer},
    seat::Question,
};
use crate::{
    answer::{Ask, Error, Schema, lots::Lots, nouns},
    game::Word,
    i18n::{Words, id},
    law::Book,
    planner::ApplyError,
    rules::{Bearing, RefusedOf, Verdict},
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
    /// The actions that were carried out, where none was named, or cards were drawn by lot for one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub carried: Vec<CarriedAction>,
    /// What comes next and why it was not carried out, in sentences, where no action was named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stopped: Vec<String>,
    /// Other editions in which the action ends otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub differs_in: Vec<OutcomeElsewhere>,
    /// The cards on the table that have two readings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contested: Vec<Contested>,
    /// What was not as the rules have it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
    /// What could have been chosen and was not.
    #[serde(skip)]
    pub asks: Vec<Ask>,
}

/// An action that was carried out.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CarriedAction {
    /// Who did it; nobody where all do it together.
    pub player: Option<&'static str>,
    /// The action, in English words that can be typed.
    pub action: String,
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
            carried: Vec::new(),
            stopped: Vec::new(),
            differs_in: Vec::new(),
            contested: Vec::new(),
            warnings: Vec::new(),
            asks: Vec::new(),
        }
    }

    /// Adds what a player should hear of.
    #[must_use]
    pub fn telling(self, told: Vec<String>) -> Self {
        Self { told, ..self }
    }

    /// Adds the editions in which it is otherwise.
    #[must_use]
    pub fn differing(self, differs_in: Vec<OutcomeElsewhere>) -> Self {
        Self { differs_in, ..self }
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
pub(super) fn carry_out<G: Game>(question: &Question<'_, G>, typed: &str, lots: Option<&mut Lots<'_>>) -> Result<Carried, Error> {
    let asked = question.request(typed)?;
    let drawn = match lots {
        Some(lots) => {
            let drawn = G::draw(&question.table, &asked, lots);
            lots.check(question.words)?;
            drawn
        }
        None => None,
    };
    let by_lot = drawn.is_some();
    let request = drawn.as_ref().unwrap_or(&asked);
    match G::apply(&question.table, request) {
        Ok(done) => {
            let mut answer = answer(question, request, &done);
            if by_lot {
                // What came up is said, so that it can be typed again; cards that nobody looks at are in the document only.
                let by = question.seat.acting();
                let line = match G::looked_at(&question.table, request) {
                    Some(seen) => step_line(question, by, &seen, &question.seat.position),
                    None => question.words.say(id::JUDGE_FACEDOWN),
                };
                answer.told.insert(0, line);
                answer.carried.push(CarriedAction { player: by.map(Word::word), action: question.written(request) });
            }
            Ok(Carried::Out(Box::new(answer)))
        }
        Err(ApplyError::Roll(error)) => Err(unresolved(question.words, &error)),
        // What was drawn for an action that is not carried out stays hidden.
        Err(ApplyError::Refused(refused)) => refusal(question, Some(&asked), refused),
    }
}

/// Carries out what is decided already.
pub(super) fn carry_on<G: Game>(question: &Question<'_, G>) -> Result<Carried, Error> {
    let words = question.words;
    let Some(Course { steps, next, refused }) = G::carry_on(&question.table) else {
        return Err(Error::new(words, "missing", words.say(id::JUDGE_WHICH_ACTION)).hint(G::actions(words)));
    };
    let Some(last) = steps.last() else { return refusal(question, next.as_ref(), refused) };
    let stopped = stopped(question, &last.done.position, next.as_ref(), &refused);
    let (mut told, mut news) = (Vec::new(), Vec::new());
    for step in &steps {
        told.push(step_line(question, step.by, &step.request, &step.done.position));
        let happened: Vec<ReasonAnswer> =
            happened::<G>(&step.done).map(|it| question.reason_at(&step.done.position, it)).collect();
        told.extend(happened.iter().map(ReasonAnswer::with_cites));
        news.extend(happened);
    }
    told.extend(stopped.iter().cloned());
    let carried = |step: &CourseStep<G>| CarriedAction {
        player: step.by.map(Word::word),
        action: G::written(&step.request, &step.done.position),
    };
    let toml = G::write(&last.done.position, question.words.lang);
    let carried = steps.iter().map(carried).collect();
    Ok(Carried::Out(Box::new(PositionAnswer { told, news, carried, stopped, ..PositionAnswer::new(G::BOOK, toml) })))
}

/// Returns what an action brought about: what the ruling explains, and what happened beyond it.
fn happened<G: Game>(done: &DoneIn<G>) -> impl Iterator<Item = &ReasonIn<G>> {
    let explained = done.ruling.reasons.iter().filter(|reason| reason.bearing == Bearing::For);
    let is_new = |news: &&ReasonIn<G>| !done.ruling.reasons.iter().any(|reason| reason.matter == news.matter);
    explained.chain(done.news.iter().filter(is_new))
}

/// Says who does what.
fn step_line<G: Game>(question: &Question<'_, G>, by: Option<G::Colour>, request: &G::Request, at: &G::Position) -> String {
    let action = G::said(question.words, request, at);
    match by {
        Some(colour) => {
            let player = G::colour(question.words, colour);
            question.words.say_with(id::JUDGE_STEP, &[("player", (&player).into()), ("action", (&action).into())])
        }
        None => action,
    }
}

/// Says what comes next and why it was not carried out.
fn stopped<G: Game>(
    question: &Question<'_, G>,
    position: &G::Position,
    next: Option<&G::Request>,
    refused: &RefusedIn<G>,
) -> Vec<String> {
    let mut lines = vec![question.words.say(id::JUDGE_STOPPED)];
    lines.extend(next.map(|request| step_line(question, G::turn(position), request, position)));
    match refused {
        RefusedOf::Ruling(ruling) => {
            let against = ruling.reasons.iter().filter(|reason| reason.bearing != Bearing::For);
            lines.extend(against.map(|reason| question.reason_at(position, reason).with_cites()));
        }
        RefusedOf::Needs { choices, missing, .. } => lines.extend(needs::<G>(question.words, choices, missing)),
        RefusedOf::Broken(_) => lines.push(question.words.say(id::JUDGE_BROKEN)),
    }
    lines
}

/// Returns why an action was not carried out, as a ruling or as what must be said first.
fn refusal<G: Game>(question: &Question<'_, G>, request: Option<&G::Request>, refused: RefusedIn<G>) -> Result<Carried, Error> {
    let words = question.words;
    match (refused, request) {
        (RefusedOf::Ruling(ruling), Some(request)) => {
            let missing: Vec<G::Missing> = ruling.reasons.iter().filter_map(|reason| G::missing_in(&reason.matter)).collect();
            let is_open = ruling.verdict() == Verdict::Open;
            let asks = if is_open { asks(question, request, &ruling, (&[], &missing)) } else { Vec::new() };
            let mut answer = ruling::answer(question, request, &ruling, Vec::new());
            answer.asks = asks;
            Ok(Carried::Refused(Box::new(answer)))
        }
        (RefusedOf::Needs { ruling, choices, missing }, request) => {
            let message = match request.map(|request| question.said(request)) {
                Some(action) => words.say_with(id::JUDGE_NEEDS, &[("action", (&action).into())]),
                None => words.say(id::JUDGE_NEEDS_MORE),
            };
            let error = Error::new(words, "needs", message);
            let known = question.reasons(&ruling).into_iter().filter(|reason| reason.holds == Some(true));
            let hints = known.map(|reason| reason.with_cites()).chain(needs::<G>(words, &choices, &missing));
            let asks = request.map(|request| asks(question, request, &ruling, (&choices, &missing))).unwrap_or_default();
            let typed = asks.iter().map(|ask| ask.typed.clone()).filter(|line| !line.is_empty()).collect::<Vec<String>>();
            Err(hints.chain(typed).fold(error, Error::hint).asking(asks))
        }
        (RefusedOf::Broken(_) | RefusedOf::Ruling(_), _) => Err(Error::new(words, "broken", words.say(id::JUDGE_BROKEN))),
    }
}

/// Says which choices must be named and what must be described.
fn needs<G: Game>(words: &Words, choices: &[G::Choice], missing: &[G::Missing]) -> Vec<String> {
    let choices = choices.iter().map(|choice| (id::JUDGE_NEEDS_CHOICE, "choice", G::choice(words, *choice)));
    let missing = missing.iter().map(|what| (id::JUDGE_NEEDS_TELLING, "what", G::missing(words, what)));
    choices.chain(missing).map(|(id, name, value)| words.say_with(id, &[(name, (&value).into())])).collect()
}

/// Returns what must be said so that an action is carried out, in the order in which it is asked for.
fn asks<G: Game>(
    question: &Question<'_, G>,
    request: &G::Request,
    ruling: &RulingIn<G>,
    (choices, missing): (&[G::Choice], &[G::Missing]),
) -> Vec<Ask> {
    let words = question.words;
    let told = missing.iter().flat_map(|what| {
        let mut asks = G::asks(words, &question.table, request, what);
        let said = G::missing(words, what);
        if let Some(ask) = asks.last_mut() {
            ask.line = words.say_with(id::JUDGE_NEEDS_TELLING, &[("what", (&said).into())]);
            ask.typed = typed_line(words, ask).unwrap_or_default();
        }
        asks
    });
    let choice = |choice: &G::Choice| Ask {
        line: words.say_with(id::JUDGE_NEEDS_CHOICE, &[("choice", (&G::choice(words, *choice)).into())]),
        ..G::ask_choice(words, &question.table, request, ruling, *choice)
    };
    told.chain(choices.iter().map(choice)).collect()
}

/// Says what is typed outside the prompt so that a fact is told.
fn typed_line(words: &Words, ask: &Ask) -> Option<String> {
    let example = ask.fact.as_ref()?.replace("{}", "…");
    Some(words.say_with(id::JUDGE_SET_IT, &[("fact", (&example).into())]))
}

fn answer<G: Game>(question: &Question<'_, G>, request: &G::Request, done: &DoneIn<G>) -> PositionAnswer {
    let (words, table) = (question.words, &question.table);
    let news: Vec<ReasonAnswer> = done.news.iter().map(|reason| question.reason_at(&done.position, reason)).collect();
    let rests_on = cited(&done.ruling.all_cites()).into_iter().chain(news.iter().flat_map(|it| it.cites.clone()));
    let rests_on: Vec<String> = rests_on.collect();
    let after = done.news.iter().filter_map(|news| G::ask_after(words, &news.matter));
    let after = G::ask_unused(words, table, request, &done.ruling).into_iter().chain(after);
    let leave: Vec<String> = done.ruling.consent_from.iter().map(|colour| nouns::colour(words, *colour)).collect();
    let agreed = words.say_with(id::JUDGE_AGREED, &[("players", (&leave.join(", ")).into())]);
    let agreed = (!leave.is_empty()).then_some(agreed);
    PositionAnswer {
        told: agreed.into_iter().chain(news.iter().map(ReasonAnswer::with_cites)).collect(),
        news,
        differs_in: G::outcomes_elsewhere(words, table, request, &done.position),
        contested: G::contested(words, &question.seat.position, &rests_on),
        warnings: G::warnings(words, table),
        asks: done.ruling.consent_from.iter().map(|colour| consent(words, *colour)).chain(after).collect(),
        ..PositionAnswer::new(G::BOOK, G::write(&done.position, words.lang))
    }
}
