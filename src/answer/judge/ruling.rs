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
    game::{Colour, Position, Word as _},
    i18n::{Id, Words, family, id},
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
    /// What the ruling rests on that is taken as none because it was not told, as keys such as `red.favor`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken_as_none: Vec<String>,
    /// The ruling in words.
    pub said: RulingSaid,
    /// Commands to read on with.
    pub read: Vec<String>,
    /// What must be told before it can be decided.
    #[serde(skip)]
    pub asks: Vec<Ask>,
}

impl RulingAnswer {
    /// Returns the ruling with what others, with sites in other regions, say too. Where they give other reasons for the same verdict,
    /// it says that these depend on the region.
    pub(super) fn wherever_sites_lie(mut self, words: &Words, others: &[Self]) -> Self {
        let is_common = |reason: &ReasonAnswer| others.iter().all(|other| other.reasons.contains(reason));
        let is_same = self.reasons.iter().all(is_common) && others.iter().all(|other| other.reasons.len() == self.reasons.len());
        if others.iter().any(|other| other.cost != self.cost) {
            self.cost = Parts::new();
            self.said.cost = String::new();
        }
        self.could_use.retain(|card| others.iter().all(|other| other.could_use.contains(card)));
        self.differs_in.retain(|it| others.iter().all(|other| other.differs_in.contains(it)));
        self.warnings.retain(|it| others.iter().all(|other| other.warnings.contains(it)));
        if others.iter().any(|other| other.said.missing_for_odds != self.said.missing_for_odds) {
            self.said.missing_for_odds = None;
        }
        if !is_same {
            self.reasons.retain(is_common);
            self.reasons.push(place_decides(words, id::JUDGE_PLACE_SHAPES));
        }
        self
    }

    /// Returns the ruling where others, with sites in other regions, rule otherwise: open, until that is told.
    pub(super) fn depending_on_place(self, words: &Words, others: &[Self]) -> Self {
        let same_cost = others.iter().all(|other| other.cost == self.cost);
        let reason = place_decides(words, id::JUDGE_PLACE_DECIDES);
        let mut said = RulingSaid { verdict: words.say(id::JUDGE_VERDICT_OPEN), ..self.said };
        let mut cost = self.cost;
        if !same_cost {
            said.cost = words.say(id::JUDGE_COST_UNKNOWN);
            cost = Parts::new();
        }
        Self { verdict: Verdict::Open, cost, reasons: vec![reason], said, could_use: Vec::new(), ..self }
    }
}

/// Says that it depends on the region in which a site lies.
fn place_decides(words: &Words, said: Id) -> ReasonAnswer {
    let text = words.say(said);
    ReasonAnswer::new(words.lang, "place", Bearing::Unknown, &[const { law("2.1.1") }.into()], text)
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
    /// What is taken as none because it was not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taken_as_none: Option<String>,
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
    let mut answer = answer(question, &request, &ruling, differs);
    add_taken_as_none(question, typed, &ruling, &mut answer);
    Ok(answer)
}

/// Adds what was not told and is taken as none, if the ruling would be another were it not: each is put on the table in turn.
fn add_taken_as_none<G: Game>(question: &Question<'_, G>, typed: &str, ruling: &RulingIn<G>, answer: &mut RulingAnswer) {
    let (words, seat) = (question.words, question.seat);
    let matters = |(colour, key): &&(G::Colour, &'static str)| {
        let Some(position) = G::having(&seat.position, *colour, key, typed, seat.edition) else { return false };
        let with = G::table(&position, seat.by, seat.edition);
        let Ok(request) = G::parse(typed, &position, seat.by) else { return false };
        let Ok(other) = G::may(&with, &request) else { return false };
        let same_reasons = other.reasons.len() == ruling.reasons.len()
            && other
                .reasons
                .iter()
                .all(|it| ruling.reasons.iter().any(|own| own.matter == it.matter && own.bearing == it.bearing));
        other.verdict() != ruling.verdict() || G::parts(&other.cost) != G::parts(&ruling.cost) || !same_reasons
    };
    let matter: Vec<&(G::Colour, &'static str)> = seat.left_out.iter().filter(matters).collect();
    let said = |(colour, key): &&(G::Colour, &'static str)| {
        let values = [("colour", &*G::colour(words, *colour)), ("what", &*words.say(family::JUDGE_NONE.of(key)))];
        words.say_with(id::JUDGE_NONE_OF, &values.map(|(key, value)| (key, value.into())))
    };
    answer.taken_as_none = matter.iter().map(|(colour, key)| format!("{}.{key}", colour.word())).collect();
    let what = matter.iter().map(said).collect::<Vec<String>>().join(", ");
    answer.said.taken_as_none =
        (!matter.is_empty()).then(|| words.say_with(id::JUDGE_TAKEN_AS_NONE, &[("what", (&what).into())]));
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
    let seat: Seat<Oath> = Seat { position, by, edition, file_warnings: String::new(), left_out: Vec::new() };
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
        taken_as_none: None,
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
        taken_as_none: Vec::new(),
        said,
        read: vec![read_on(question.words.lang, G::BOOK, &cites)],
        asks: Vec::new(),
    }
}
