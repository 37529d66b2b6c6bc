//! A ruling on Lords of Xidit: the verdict follows from its reasons, as in the Law.

use super::matter::{Matter, Missing};
use crate::{
    game::xidit::Units,
    law::LawRef,
    rules::{Bearing, Verdict},
};

/// A reason with the sections it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What it says.
    pub matter: Matter,
    /// Which way it points.
    pub bearing: Bearing,
    /// What it rests on.
    pub cites: Vec<LawRef>,
}

impl Reason {
    /// Returns that the description leaves something out.
    #[must_use]
    pub fn untold(what: Missing, cites: &[LawRef]) -> Self {
        Self { matter: Matter::Untold { what }, bearing: Bearing::Unknown, cites: cites.to_vec() }
    }
}

/// A ruling on one action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ruling {
    /// The units it costs, by class.
    pub units: Units,
    /// The units it costs that may be of any class.
    pub any: u8,
    /// What it rests on beside its reasons.
    pub cites: Vec<LawRef>,
    /// The reasons.
    pub reasons: Vec<Reason>,
}

impl Ruling {
    /// Returns a ruling under a section, with nothing against it.
    #[must_use]
    pub fn on(section: LawRef) -> Self {
        Self { cites: vec![section], ..Self::default() }
    }

    /// Returns the verdict: one objection makes it illegal, one unknown leaves it open.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.reasons.iter().map(|reason| reason.bearing))
    }

    /// Adds an objection.
    pub fn object(&mut self, matter: Matter, cites: &[LawRef]) {
        self.reasons.push(Reason { matter, bearing: Bearing::Against, cites: cites.to_vec() });
    }

    /// Adds what explains the answer.
    pub fn explain(&mut self, matter: Matter, cites: &[LawRef]) {
        self.reasons.push(Reason { matter, bearing: Bearing::For, cites: cites.to_vec() });
    }

    /// Leaves it open: the rulebook does not say.
    pub fn silent(&mut self, matter: Matter, cites: &[LawRef]) {
        self.reasons.push(Reason { matter, bearing: Bearing::Unknown, cites: cites.to_vec() });
    }

    /// Leaves it open: the description leaves out what decides it.
    pub fn untold(&mut self, what: Missing, cites: &[LawRef]) {
        self.reasons.push(Reason::untold(what, cites));
    }

    /// Returns everything it rests on, each once.
    #[must_use]
    pub fn all_cites(&self) -> Vec<LawRef> {
        let mut all: Vec<LawRef> = Vec::new();
        for cite in self.cites.iter().chain(self.reasons.iter().flat_map(|reason| &reason.cites)) {
            if !all.contains(cite) {
                all.push(*cite);
            }
        }
        all
    }

    /// Returns the cost part by part: a class or `units`, and how many.
    pub fn cost(&self) -> impl Iterator<Item = (&'static str, u8)> + '_ {
        let any = (self.any > 0).then_some(("units", self.any));
        self.units.classes().map(|(class, count)| (class.word(), count)).chain(any)
    }
}
