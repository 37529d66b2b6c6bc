//! A ruling: legal, illegal with all objections, or open; what it costs, why, by which sections, and what it still needs.

use crate::{
    game::Colour,
    law::{Cite, Cited, LawRef},
    rules::base::{Cost, Matter, Missing, NeededChoice},
};

/// The three answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Yes.
    Legal,
    /// No.
    Illegal,
    /// What is described does not decide it.
    Open,
}

impl Verdict {
    /// Returns what reasons make of it: one objection makes it illegal, one unknown leaves it open.
    #[must_use]
    pub fn of(bearings: impl Iterator<Item = Bearing>) -> Self {
        bearings.fold(Self::Legal, |verdict, bearing| match (verdict, bearing) {
            (Self::Illegal, _) | (_, Bearing::Against) => Self::Illegal,
            (Self::Open, _) | (_, Bearing::Unknown) => Self::Open,
            (Self::Legal, Bearing::For) => Self::Legal,
        })
    }

    /// Returns the word for JSON and message ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Legal => "legal",
            Self::Illegal => "illegal",
            Self::Open => "open",
        }
    }
}

/// Which way a reason points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    /// It holds, and explains the answer.
    For,
    /// It stands in the way.
    Against,
    /// It is not known.
    Unknown,
}

/// A reason with what it rests on, for the matters of one book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReasonOf<M> {
    /// What it says.
    pub matter: M,
    /// Which way it points.
    pub bearing: Bearing,
    /// What it rests on.
    pub cites: Vec<Cite>,
}

/// A reason under the Law.
pub type Reason = ReasonOf<Matter>;

/// A ruling on one action, for the matters, the missing facts, the costs and the choices of one book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingOf<M, N, C, K> {
    /// What the action costs, whatever the verdict.
    pub cost: C,
    /// What the ruling rests on beside its reasons.
    pub cites: Vec<Cite>,
    /// The reasons, objections among them.
    pub reasons: Vec<ReasonOf<M>>,
    /// Who must agree.
    pub consent_from: Vec<Colour>,
    /// Choices that must be named before it can be done.
    pub choices: Vec<K>,
    /// What must be described before it can be done.
    pub needs: Vec<N>,
}

/// A ruling under the Law.
pub type Ruling = RulingOf<Matter, Missing, Cost, NeededChoice>;

impl<M, N, C: Default, K> Default for RulingOf<M, N, C, K> {
    fn default() -> Self {
        let (cites, reasons, consent_from, choices, needs) = Default::default();
        Self { cost: C::default(), cites, reasons, consent_from, choices, needs }
    }
}

impl<M: PartialEq + From<N>, N, C: Default, K> RulingOf<M, N, C, K> {
    /// Returns a ruling under a section, with nothing against it.
    #[must_use]
    pub fn on(section: LawRef) -> Self {
        Self { cites: vec![section.into()], ..Self::default() }
    }

    /// Returns the verdict: one objection makes it illegal, one unknown leaves it open.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.reasons.iter().map(|reason| reason.bearing))
    }

    /// Adds a section it rests on.
    pub fn cite(&mut self, cite: impl Into<Cite>) {
        let cite = cite.into();
        if !self.cites.contains(&cite) {
            self.cites.push(cite);
        }
    }

    /// Adds an objection.
    pub fn object<I: Into<Cite>>(&mut self, matter: M, cites: impl IntoIterator<Item = I>) {
        self.reason(Bearing::Against, matter, cites);
    }

    /// Adds what explains the answer.
    pub fn explain<I: Into<Cite>>(&mut self, matter: M, cites: impl IntoIterator<Item = I>) {
        self.reason(Bearing::For, matter, cites);
    }

    /// Leaves it open: the description leaves out what decides it.
    pub fn leave_open<I: Into<Cite>>(&mut self, what: N, cites: impl IntoIterator<Item = I>) {
        self.reason(Bearing::Unknown, what.into(), cites);
    }

    /// Adds a reason once.
    pub fn reason<I: Into<Cite>>(&mut self, bearing: Bearing, matter: M, cites: impl IntoIterator<Item = I>) {
        let reason = ReasonOf::new(bearing, matter, cites);
        if !self.reasons.contains(&reason) {
            self.reasons.push(reason);
        }
    }

    /// Returns what a check says, apart from any other ruling.
    pub fn apart(check: impl FnOnce(&mut Self)) -> Self {
        let mut apart = Self::default();
        check(&mut apart);
        apart
    }

    /// Adds reasons found elsewhere, each once.
    pub fn extend(&mut self, reasons: impl IntoIterator<Item = ReasonOf<M>>) {
        for reason in reasons {
            self.reason(reason.bearing, reason.matter, reason.cites);
        }
    }

    /// Asks for something that must be described before it can be done, once.
    pub fn need(&mut self, missing: N)
    where
        N: PartialEq,
    {
        if !self.needs.contains(&missing) {
            self.needs.push(missing);
        }
    }

    /// Returns everything it rests on, each once, in order of appearance.
    #[must_use]
    pub fn all_cites(&self) -> Vec<Cite> {
        let mut all = self.cites.clone();
        for cite in self.reasons.iter().flat_map(|reason| &reason.cites) {
            if !all.contains(cite) {
                all.push(*cite);
            }
        }
        all
    }
}

impl<M> ReasonOf<M> {
    /// Returns a reason.
    pub fn new<I: Into<Cite>>(bearing: Bearing, matter: impl Into<M>, cites: impl IntoIterator<Item = I>) -> Self {
        Self { matter: matter.into(), bearing, cites: cites.into_iter().map(Into::into).collect() }
    }
}

impl Ruling {
    /// Adds a cost and what it rests on: the cost belongs to every verdict.
    pub fn charge(&mut self, cost: &Cited<Cost>) {
        self.cost = self.cost.and(cost.value);
        for cite in &cost.cites {
            self.cite(*cite);
        }
    }

    /// Adds another ruling: its cost, citations and reasons, who must agree, choices and needs.
    pub fn merge(&mut self, other: &Self) {
        self.cost = self.cost.and(other.cost);
        other.cites.iter().for_each(|cite| self.cite(*cite));
        self.extend(other.reasons.iter().cloned());
        other.consent_from.iter().for_each(|colour| self.ask_consent(*colour));
        self.choices.extend(&other.choices);
        self.needs.extend(&other.needs);
    }

    /// Says that another player must agree.
    pub fn ask_consent(&mut self, colour: Colour) {
        if !self.consent_from.contains(&colour) {
            self.consent_from.push(colour);
        }
    }
}
