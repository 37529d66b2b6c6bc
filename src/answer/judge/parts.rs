//! Parts that several answers share: reasons, costs, cards in use, other editions.

use crate::{
    answer::phrase,
    cards::{RULINGS, card},
    i18n::{Words, family, id},
    law::{Book, Cite, DivergenceId, Edition, Lang},
    rules::{Bearing, Verdict},
};
use serde::Serialize;
use std::collections::{BTreeMap, HashSet};

/// A cost as its parts.
pub type Parts = BTreeMap<&'static str, u8>;

/// What speaks for or against an action, or leaves it open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
    /// What it rests on, as its reader sees it.
    #[serde(skip)]
    shown: Vec<String>,
}

impl ReasonAnswer {
    /// Returns a reason with its sentence in a language.
    pub(super) fn new(lang: Lang, kind: &'static str, bearing: Bearing, cites: &[Cite], text: String) -> Self {
        let holds = match bearing {
            Bearing::For => Some(true),
            Bearing::Against => Some(false),
            Bearing::Unknown => None,
        };
        Self { kind, holds, cites: cited(cites), text, shown: shown(lang, cites) }
    }

    /// Returns the sentence with what it rests on.
    #[must_use]
    pub fn with_cites(&self) -> String {
        if self.shown.is_empty() { self.text.clone() } else { format!("{} ({})", self.text, self.shown.join(", ")) }
    }
}

/// A card that somebody uses or could use, and what the action costs with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CardUse {
    /// The id of the card.
    pub card: &'static str,
    /// What the action costs with it.
    pub cost: Parts,
    /// What it brings beyond the action alone, in sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub brings: Vec<String>,
    /// The card, the cost and what it brings, in words.
    pub text: String,
}

/// Another edition that rules otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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

impl OutcomeElsewhere {
    /// Returns what ends otherwise in an edition, in a language.
    pub(in crate::answer) fn new(words: &Words, edition: Edition, divergence: Option<DivergenceId>) -> Self {
        let (differs, text) = (words.say(id::JUDGE_DIFFERS), Self::said(words, edition, divergence));
        Self { edition: edition.word(), divergence, text: format!("{differs} – {text}") }
    }

    /// Says that something ends otherwise in an edition.
    pub(super) fn said(words: &Words, edition: Edition, divergence: Option<DivergenceId>) -> String {
        let ends = words.say(id::JUDGE_ENDS_OTHERWISE);
        let by = phrase::divergence(words, divergence);
        format!("{}: {ends}{by}", words.say(family::JUDGE_EDITION.of(edition.word())))
    }
}

/// Returns citations as written in documents: sections by their numbers, all else with its kind before it.
pub(super) fn cited<C: Copy + Into<Cite>>(cites: &[C]) -> Vec<String> {
    let written = |cite: Cite| cite.number().map_or_else(|| cite.to_string(), str::to_owned);
    cites.iter().map(|cite| written((*cite).into())).collect()
}

/// Returns citations as readers of a language see them and may type them.
pub(super) fn shown<C: Copy + Into<Cite>>(lang: Lang, cites: &[C]) -> Vec<String> {
    let name = |id: &str| card(id).map(|card| card.name(lang));
    let written = |cite: Cite| {
        let id = match cite {
            Cite::Law(section) => return section.unit().map(|unit| unit.headword_or_number(lang)),
            Cite::Card(id) | Cite::Site(id) => Some(id),
            Cite::Ruling(id) => RULINGS.iter().find(|it| it.id == id).and_then(|it| it.cards.first().copied()),
        };
        Some(format!("{} {}", cite.kind(lang)?, name(id?)?))
    };
    cites.iter().filter_map(|cite| written((*cite).into())).collect()
}

/// Returns the command that shows the sections of a book that are cited.
pub(super) fn read_on<C: Copy + Into<Cite>>(lang: Lang, book: Book, cites: &[C]) -> String {
    let mut sections: Vec<Cite> = cites.iter().map(|cite| (*cite).into()).filter(|cite: &Cite| cite.number().is_some()).collect();
    // A section is shown with its parts; what it holds already is not shown again.
    let all: Vec<&str> = sections.iter().filter_map(|cite| cite.number()).collect();
    let is_part = |number: &str, of: &&str| number.strip_prefix(of).is_some_and(|rest| rest.starts_with('.'));
    let mut seen = HashSet::new();
    let mut is_new = |number: &'static str| seen.insert(number) && !all.iter().any(|of| is_part(number, of));
    sections = sections.iter().copied().filter(|cite| cite.number().is_some_and(&mut is_new)).collect();
    let number = |cite: &Cite| match cite {
        Cite::Law(section) => section.unit().map(|unit| unit.number_in(lang)),
        Cite::Card(_) | Cite::Site(_) | Cite::Ruling(_) => None,
    };
    let numbers: Vec<_> = sections.iter().filter_map(number).collect();
    match book {
        Book::Oath => format!("law {}", numbers.join(" ")),
        Book::Xidit | Book::Dominion => format!("law {} {}", book.key(), numbers.join(" ")),
    }
}

/// What the table says to a question about what lies on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldAnswer {
    /// The answer in words, with the sections it rests on.
    pub said: String,
    /// The sections, where a rule decides.
    pub cites: Vec<&'static str>,
}
