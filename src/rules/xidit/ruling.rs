//! A ruling on Lords of Xidit, and what it costs: units of some class, or of any.

use crate::{
    game::xidit::Units,
    law::LawRef,
    rules::{
        Bearing, ReasonOf, RulingOf,
        xidit::{
            matter::{Matter, Missing},
            needed_choice::NeededChoice,
        },
    },
};

/// A reason under the rulebook.
pub type Reason = ReasonOf<Matter>;
/// A ruling under the rulebook.
pub type Ruling = RulingOf<Matter, Missing, Cost, NeededChoice>;

/// What an order costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// The units, by class.
    pub units: Units,
    /// The units that may be of any class.
    pub any: u8,
}

impl Cost {
    /// Returns it part by part: a class or `units`, and how many.
    pub fn parts(&self) -> impl Iterator<Item = (&'static str, u8)> + '_ {
        let any = (self.any > 0).then_some(("units", self.any));
        self.units.classes().map(|(class, count)| (class.word(), count)).chain(any)
    }
}

/// Returns that the description leaves something out.
pub(crate) fn missing(what: Missing, cite: LawRef) -> Reason {
    Reason::new(Bearing::Unknown, what, [cite])
}
