//! Rulings on Lords of Xidit as documents for machines, in the shape of those on the Law; cites are of the book named.

use super::{
    Case,
    say::{self, numbers},
};
use crate::{
    game::xidit::Colour,
    i18n::Words,
    law::{Book, Lang},
    notation::xidit::print,
    rules::{
        Bearing,
        xidit::{Action, Reason, Ruling},
    },
};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Serialize)]
pub struct RulingDocument {
    schema: &'static str,
    book: &'static str,
    player: Option<&'static str>,
    action: String,
    verdict: &'static str,
    cost: BTreeMap<&'static str, u8>,
    needs_leave_of: [&'static str; 0],
    reasons: Vec<ReasonDocument>,
    cites: Vec<&'static str>,
    differs_in: [&'static str; 0],
}

#[derive(Serialize)]
pub struct PositionDocument<'a> {
    schema: &'static str,
    book: &'static str,
    toml: &'a str,
    told: Vec<ReasonDocument>,
}

#[derive(Serialize)]
pub struct ReasonDocument {
    kind: &'static str,
    holds: Option<bool>,
    cites: Vec<&'static str>,
    text: String,
}

#[derive(Serialize)]
pub struct ActionsDocument {
    schema: &'static str,
    book: &'static str,
    player: Option<&'static str>,
    phase: &'static str,
    legal: Vec<ActionDocument>,
    blocked: Vec<ActionDocument>,
    open: Vec<ActionDocument>,
}

#[derive(Serialize)]
struct ActionDocument {
    action: String,
    cost: BTreeMap<&'static str, u8>,
    cites: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<ReasonDocument>,
}

/// Returns the document of a reason.
pub fn reason(words: &Words, reason: &Reason) -> ReasonDocument {
    let holds = match reason.bearing {
        Bearing::For => Some(true),
        Bearing::Against => Some(false),
        Bearing::Unknown => None,
    };
    let text = say::matter(words, &reason.matter);
    ReasonDocument { kind: reason.matter.kind(), holds, cites: numbers(&reason.cites), text }
}

/// Returns the document of one ruling.
pub fn ruling(words: &Words, case: &Case, action: &Action, ruling: &Ruling) -> RulingDocument {
    RulingDocument {
        schema: "lawspeaker/ruling/1",
        book: Book::Xidit.key(),
        player: case.player().map(Colour::word),
        action: print(action, &case.position, Lang::En),
        verdict: ruling.verdict().word(),
        cost: ruling.cost.parts().collect(),
        needs_leave_of: [],
        reasons: ruling.reasons.iter().map(|it| reason(words, it)).collect(),
        cites: numbers(&ruling.all_cites()),
        differs_in: [],
    }
}

/// Returns the document of a position after an order, with what else happened.
pub fn position<'a>(words: &Words, toml: &'a str, told: &[Reason]) -> PositionDocument<'a> {
    let told = told.iter().map(|it| reason(words, it)).collect();
    PositionDocument { schema: "lawspeaker/position/1", book: Book::Xidit.key(), toml, told }
}

/// Returns the document of all actions: the legal, the blocked, the open.
pub fn actions(words: &Words, case: &Case, listed: [&[&(Action, Ruling)]; 3]) -> ActionsDocument {
    let of = |listed: &[&(Action, Ruling)]| -> Vec<ActionDocument> {
        let one = |(action, ruling): &(Action, Ruling)| ActionDocument {
            action: print(action, &case.position, Lang::En),
            cost: ruling.cost.parts().collect(),
            cites: numbers(&ruling.all_cites()),
            reasons: ruling.reasons.iter().filter(|it| it.bearing != Bearing::For).map(|it| reason(words, it)).collect(),
        };
        listed.iter().map(|it| one(it)).collect()
    };
    let [legal, blocked, open] = listed.map(of);
    let player = case.player().map(Colour::word);
    ActionsDocument { schema: "lawspeaker/actions/1", book: Book::Xidit.key(), player, phase: "orders", legal, blocked, open }
}
