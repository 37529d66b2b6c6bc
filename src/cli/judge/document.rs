//! Rulings as documents for machines: `ruling`, `actions` and `position`.

use super::{
    Case,
    contested::{self, Contested},
};
use crate::answer::{chance::Chance, phrase as say};
use crate::{
    game::CardRef,
    i18n::Words,
    law::{Cite, DivergenceId, Lang},
    notation::print,
    odds::Fraction,
    rules::{Bearing, Cost, Differs, Listed, Reason, Request, Ruling},
};
use serde::Serialize;
use std::collections::BTreeMap;

/// A cost as its parts.
type Parts = BTreeMap<&'static str, u8>;

#[derive(Serialize)]
pub struct RulingDocument {
    schema: &'static str,
    player: Option<&'static str>,
    action: String,
    edition: &'static str,
    verdict: &'static str,
    cost: Parts,
    needs_leave_of: Vec<&'static str>,
    choices: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    could_use: Vec<Used>,
    reasons: Vec<ReasonDocument>,
    cites: Vec<String>,
    differs_in: Vec<Difference>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    contested: Vec<Contested>,
}

#[derive(Serialize)]
pub struct ReasonDocument {
    kind: &'static str,
    holds: Option<bool>,
    cites: Vec<String>,
    text: String,
}

#[derive(Serialize)]
struct Difference {
    edition: &'static str,
    verdict: &'static str,
    cost: Parts,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    divergence: Option<DivergenceId>,
}

#[derive(Serialize)]
pub struct ActionsDocument {
    pub schema: &'static str,
    pub player: Option<&'static str>,
    pub phase: &'static str,
    pub legal: Vec<ActionDocument>,
    pub blocked: Vec<ActionDocument>,
    pub open: Vec<ActionDocument>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hidden: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contested: Vec<Contested>,
}

#[derive(Serialize)]
pub struct ActionDocument {
    action: String,
    cost: Parts,
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<Chance>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    needs_leave_of: Vec<&'static str>,
    cites: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<ReasonDocument>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    using: Vec<Used>,
}

#[derive(Serialize)]
struct Used {
    card: &'static str,
    cost: Parts,
}

fn used(using: &[(CardRef, Cost)]) -> Vec<Used> {
    using.iter().map(|(card, cost)| Used { card: card.0.id, cost: parts(*cost) }).collect()
}

fn parts(cost: Cost) -> Parts {
    cost.parts().collect()
}

fn cited(cites: &[Cite]) -> Vec<String> {
    cites.iter().map(ToString::to_string).collect()
}

fn reason(words: &Words, case: &Case, reason: &Reason) -> ReasonDocument {
    let holds = match reason.bearing {
        Bearing::For => Some(true),
        Bearing::Against => Some(false),
        Bearing::Unknown => None,
    };
    let text = say::matter(words, &case.position, &reason.matter);
    ReasonDocument { kind: reason.matter.kind(), holds, cites: cited(&reason.cites), text }
}

/// Returns the document of one ruling.
pub fn ruling(words: &Words, case: &Case, asked: &Request, ruling: &Ruling, differs: &[Differs]) -> RulingDocument {
    RulingDocument {
        schema: "lawspeaker/ruling/1",
        player: case.by.or(case.position.turn).map(crate::game::Colour::word),
        action: print(asked, Lang::En, false),
        edition: case.edition.word(),
        verdict: ruling.verdict().word(),
        cost: parts(ruling.cost),
        needs_leave_of: ruling.leave.iter().map(|colour| colour.word()).collect(),
        choices: ruling.choices.clone(),
        could_use: used(&case.could_use(asked, ruling)),
        reasons: ruling.reasons.iter().map(|it| reason(words, case, it)).collect(),
        cites: cited(&ruling.all_cites()),
        differs_in: differs.iter().map(difference).collect(),
        contested: contested::documents(&case.position),
    }
}

fn difference(it: &Differs) -> Difference {
    let winner = it.won.map(crate::game::Colour::word);
    let (edition, verdict, cost) = (it.edition.word(), it.verdict.word(), parts(it.cost));
    Difference { edition, verdict, cost, winner, divergence: it.divergence }
}

/// Returns one action of the list; the reasons are those that decide against it or leave it open.
pub fn action(words: &Words, case: &Case, listed: &Listed, win: Option<&Fraction>) -> ActionDocument {
    let deciding = listed.ruling.reasons.iter().filter(|reason| reason.bearing != Bearing::For);
    ActionDocument {
        action: print(&listed.asked, Lang::En, false),
        cost: parts(listed.ruling.cost),
        most: listed.most,
        win: win.map(Chance::new),
        needs_leave_of: listed.ruling.leave.iter().map(|colour| colour.word()).collect(),
        cites: cited(&listed.ruling.all_cites()),
        reasons: deciding.map(|it| reason(words, case, it)).collect(),
        using: used(&listed.using),
    }
}
