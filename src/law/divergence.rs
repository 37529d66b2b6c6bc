//! Where the printings of the Law say different things: what each says, how much it weighs, which of them the current rules follow.

use super::{
    Lang, PerLang, Printing,
    tables::{DIVERGENCES, DivergenceId},
};
use std::fmt;

/// How much a divergence weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// A move, choice, owner or pile differs.
    Legality,
    /// Dice, warbands or a cost differ.
    Number,
    /// The same result in other words.
    Wording,
}

impl Severity {
    /// Returns the severity as a word for JSON and message ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Legality => "legality",
            Self::Number => "number",
            Self::Wording => "wording",
        }
    }
}

/// How sure the likely intent of a divergence is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confidence {
    /// Open.
    Low,
    /// Likely.
    Medium,
    /// As good as certain.
    High,
}

impl Confidence {
    /// Returns the confidence as a word for JSON and message ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }
}

/// A place where the printings of the Law say different things.
#[derive(Debug)]
pub struct Divergence {
    /// `D01` to `D58` change legality or a number, `W01` to `W58` only the wording.
    pub id: DivergenceId,
    /// The units concerned.
    pub sections: &'static [&'static str],
    /// How much it weighs.
    pub severity: Severity,
    /// The printings that the current rules follow.
    pub current: &'static [Printing],
    /// Whether even that choice is disputed.
    pub contested: bool,
    /// How sure the intent is.
    pub confidence: Option<Confidence>,
    pub(super) words: PerLang<DivergenceWords>,
}

impl Divergence {
    /// Returns its description in a language.
    #[must_use]
    pub const fn words(&self, lang: Lang) -> &DivergenceWords {
        self.words.get(lang)
    }
}

/// The description of a divergence in one language.
#[derive(Debug)]
pub struct DivergenceWords {
    /// What it is about.
    pub title: &'static str,
    pub(super) printings: PerLang<&'static str>,
    /// What it changes at the table.
    pub consequence: &'static str,
    /// What was likely meant; empty where only the wording differs.
    pub intent: &'static str,
}

impl DivergenceWords {
    /// Returns what one printing says.
    #[must_use]
    pub const fn printing(&self, printing: Printing) -> &'static str {
        self.printings.get(printing.lang())
    }
}

impl DivergenceId {
    /// Returns the divergence.
    #[must_use]
    pub fn divergence(self) -> &'static Divergence {
        &DIVERGENCES[self as usize]
    }
}

impl fmt::Display for DivergenceId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.word())
    }
}

/// A set of divergences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DivergenceSet(u128);

/// There is a bit for every divergence, or this does not compile.
const _: usize = u128::BITS as usize - DivergenceId::ALL.len();

impl DivergenceSet {
    /// Returns the set with one more divergence.
    #[must_use]
    pub const fn with(self, id: DivergenceId) -> Self {
        Self(self.0 | 1 << id as u32)
    }

    /// Returns the divergences of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns whether a divergence is in it.
    #[must_use]
    pub const fn contains(self, id: DivergenceId) -> bool {
        self.0 & 1 << id as u32 != 0
    }
}

/// Returns the divergence with this id, in any case.
#[must_use]
pub fn divergence(id: &str) -> Option<&'static Divergence> {
    DIVERGENCES.iter().find(|divergence| divergence.id.word().eq_ignore_ascii_case(id))
}

/// Returns the divergences of a unit and of everything under it.
pub fn divergences_of(number: &str) -> impl Iterator<Item = &'static Divergence> {
    DIVERGENCES.iter().filter(move |divergence| divergence.sections.iter().any(|section| is_within(section, number)))
}

fn is_within(section: &str, number: &str) -> bool {
    section.strip_prefix(number).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '/']))
}
