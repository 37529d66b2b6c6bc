//! The verdict on one action: its cost, the reasons, and where to read on.

use super::{
    contested::Contested,
    errors::unresolved,
    game::{Game, RulingIn},
    oath::Oath,
    parts::{CardUse, EditionAnswer, Parts, ReasonAnswer, cited, read_on},
    seat::{Question, Seat},
};
use crate::{
    answer::{Ask, Error, Schema, nouns},
    game::{Colour, Position},
    i18n::{Words, family, id},
    law::{Edition, law},
    rules::{Bearing, Request, Ruling, Verdict},
};
use serde::Serialize;

/// A ruling on an action; as JSON the document `ruling`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RulingAnswer {
    /// The name of this kind of document.
    schema: Schema,
    /// The book that rules.
    pub book: &'static str,
    /// Who acts.
    pub player: Option<&'static str>,
    /// The action, in English words that can be typed.
    pub action: String,
    /// The edition that rules.
    pub edition: &'static str,
    /// The verdict.
    pub verdict: Verdict,
    /// What the action costs.
    pub cost: Parts,
    /// Who must agree.
    pub needs_leave_of: Vec<&'static str>,
    /// Choices that must be named before it can be done.
    pub choices: Vec<&'static str>,
    /// Cards that would serve for it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub could_use: Vec<CardUse>,
    /// The reasons.
    pub reasons: Vec<ReasonAnswer>,
    /// Everything that the ruling rests on.
    pub cites: Vec<String>,
    /// Other editions that rule otherwise.
    pub differs_in: Vec<EditionAnswer>,
    /// The cards on the table that have two readings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contested: Vec<Contested>,
    /// What is not as the rules have it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
    /// The ruling in words.
    pub said: RulingSaid,
    /// Commands to read on with.
    pub read: Vec<String>,
    /// What must be told before it can be decided.
    #[serde(skip)]
    pub asks: Vec<Ask>,
}

impl RulingAnswer {
    /// Returns the ruling where others, with sites in other regions, rule otherwise: open, until that is told.
    pub(super) fn depending_on_place(self, words: &Words, others: &[Self]) -> Self {
        let same_cost = others.iter().all(|other| other.cost == self.cost);
        let text = words.say(id::JUDGE_PLACE_DECIDES);
        let reason = ReasonAnswer::new(words.lang, "place", Bearing::Unknown, &[const { law("2.1.1") }.into()], text);
        let mut said = RulingSaid { verdict: words.say(id::JUDGE_VERDICT_OPEN), ..self.said };
        let mut cost = self.cost;
        if !same_cost {
            said.cost = words.say(id::JUDGE_COST_UNKNOWN);
            cost = Parts::new();
        }
        Self { verdict: Verdict::Open, cost, reasons: vec![reason], said, could_use: Vec::new(), ..self }
    }
}

/// A ruling in words, beside its reasons.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RulingSaid {
    /// Who acts.
    pub player: Option<String>,
    /// The action.
    pub action: String,
    /// The verdict.
    pub verdict: String,
    /// What the action costs.
    pub cost: String,
    /// What must be described before the odds of the fight can be known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missing_for_odds: Option<String>,
    /// Who must agree.
    pub needs_leave_of: Vec<String>,
    /// Choices that must be named before it can be done.
    pub choices: Vec<String>,
}

/// Returns the ruling on an action: each edition rules once.
pub(super) fn ruling<G: Game>(question: &Question<'_, G>, typed: &str) -> Result<RulingAnswer, Error> {
    let request = question.request(typed)?;
    let ruling = G::may(&question.table, &request).map_err(|error| unresolved(question.words, &error))?;
    let differs = G::differing(question.words, &question.table, &request, &ruling);
    Ok(answer(question, &request, &ruling, differs))
}

/// A ruling that was found without the whole table: with the reasons that hold whatever is not told.
pub(in crate::answer) struct Ruled {
    /// The ruling.
    pub(in crate::answer) ruling: Ruling,
    /// The verdict.
    pub(in crate::answer) verdict: Verdict,
    /// Whether the cost is known.
    pub(in crate::answer) is_cost_known: bool,
}

/// Returns the answer that a ruling is which was found without the whole table.
pub(in crate::answer) fn settled_ruling(
    words: &Words,
    position: Position,
    (by, edition): (Option<Colour>, Edition),
    request: &Request,
    ruled: &Ruled,
) -> RulingAnswer {
    let seat: Seat<Oath> = Seat { position, by, edition, file_warnings: String::new() };
    let mut settled = answer(&Question::new(words, &seat), request, &ruled.ruling, Vec::new());
    settled.verdict = ruled.verdict;
    settled.said.verdict = words.say(family::JUDGE_VERDICT.of(ruled.verdict.word()));
    if !ruled.is_cost_known {
        settled.cost = Parts::new();
        settled.said.cost = unknown_cost(words, ruled.verdict);
    }
    settled
}

/// Says that the cost is not known; nothing of what cannot be done, whose objections say what of it is too much.
fn unknown_cost(words: &Words, verdict: Verdict) -> String {
    if verdict == Verdict::Illegal { String::new() } else { words.say(id::JUDGE_COST_UNKNOWN) }
}

/// Returns the answer that a ruling is.
pub(super) fn answer<G: Game>(
    question: &Question<'_, G>,
    request: &G::Request,
    ruling: &RulingIn<G>,
    differs_in: Vec<EditionAnswer>,
) -> RulingAnswer {
    let (words, seat) = (question.words, question.seat);
    let (verdict, cites) = (ruling.verdict(), ruling.all_cites());
    let unknown = G::is_cost_unknown(request, ruling);
    let said = RulingSaid {
        player: seat.acting().map(|colour| G::colour(words, colour)),
        action: question.said(request),
        verdict: words.say(family::JUDGE_VERDICT.of(verdict.word())),
        cost: if unknown { unknown_cost(words, verdict) } else { G::cost(words, &ruling.cost) },
        missing_for_odds: G::missing_for_odds(words, request, ruling),
        needs_leave_of: ruling.consent_from.iter().map(|colour| nouns::colour(words, *colour)).collect(),
        choices: ruling.choices.iter().map(|choice| G::choice(words, *choice)).collect(),
    };
    RulingAnswer {
        schema: Schema::Ruling,
        book: G::BOOK.key(),
        player: seat.player(),
        action: question.written(request),
        edition: seat.edition.word(),
        verdict,
        cost: G::parts(&ruling.cost),
        needs_leave_of: ruling.consent_from.iter().map(|colour| colour.word()).collect(),
        choices: ruling.choices.iter().map(|choice| G::choice_pattern(*choice)).collect(),
        could_use: question.uses(request, ruling, &G::could_use(&question.table, request, ruling)),
        reasons: question.reasons(ruling),
        cites: cited(&cites),
        differs_in,
        contested: G::contested(words, &seat.position, &cited(&cites)),
        warnings: G::warnings(words, &question.table),
        said,
        read: vec![read_on(question.words.lang, G::BOOK, &cites)],
        asks: Vec::new(),
    }
}
