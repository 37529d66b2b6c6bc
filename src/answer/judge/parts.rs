//! Parts that several answers share: reasons, costs, cards in use, other editions.

use crate::{
    law::{Book, Cite, DivergenceId},
    rules::{Bearing, Verdict},
};
use serde::Serialize;
use std::collections::BTreeMap;

/// A cost as its parts.
pub type Parts = BTreeMap<&'static str, u8>;

/// What speaks for or against an action, or leaves it open.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReasonAnswer {
    /// The kind of reason.
    pub kind: &'static str,
    /// Whether it holds; nothing where that is not known.
    pub holds: Option<bool>,
    /// What it rests on.
    pub cites: Vec<String>,
    /// The sentence.
    pub text: String,
}

impl ReasonAnswer {
    /// Returns a reason.
    pub(super) fn new(kind: &'static str, bearing: Bearing, cites: &[Cite], text: String) -> Self {
        let holds = match bearing {
            Bearing::For => Some(true),
            Bearing::Against => Some(false),
            Bearing::Unknown => None,
        };
        Self { kind, holds, cites: cited(cites), text }
    }

    /// Returns the sentence with what it rests on.
    #[must_use]
    pub fn with_cites(&self) -> String {
        if self.cites.is_empty() { self.text.clone() } else { format!("{} ({})", self.text, self.cites.join(", ")) }
    }
}

/// A card that somebody uses or could use, and what the action costs with it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CardUse {
    /// The id of the card.
    pub card: &'static str,
    /// What the action costs with it.
    pub cost: Parts,
    /// The card and the cost in words.
    pub text: String,
}

/// Another edition that rules otherwise.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct EditionAnswer {
    /// The edition.
    pub edition: &'static str,
    /// What it says.
    pub verdict: Verdict,
    /// What the action costs by it.
    pub cost: Parts,
    /// Who has won the game then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<&'static str>,
    /// The divergence, if one alone causes it.
    pub divergence: Option<DivergenceId>,
    /// All of it in words.
    pub text: String,
}

/// Another edition in which an action ends otherwise.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OutcomeElsewhere {
    /// The edition.
    pub edition: &'static str,
    /// The divergence, if one alone causes it.
    pub divergence: Option<DivergenceId>,
    /// Both in words.
    pub text: String,
}

/// Returns citations as written in documents: sections by their numbers, all else with its kind before it.
pub(super) fn cited<C: Copy + Into<Cite>>(cites: &[C]) -> Vec<String> {
    let written = |cite: Cite| cite.number().map_or_else(|| cite.to_string(), str::to_owned);
    cites.iter().map(|cite| written((*cite).into())).collect()
}

/// Returns the command that shows the sections of a book that are cited.
pub(super) fn read_on<C: Copy + Into<Cite>>(book: Book, cites: &[C]) -> String {
    let numbers: Vec<&str> = cites.iter().filter_map(|cite| (*cite).into().number()).collect();
    match book {
        Book::Oath => format!("law {}", numbers.join(" ")),
        Book::Xidit | Book::Dominion => format!("law {} {}", book.key(), numbers.join(" ")),
    }
}
