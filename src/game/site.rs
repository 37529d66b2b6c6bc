//! A site in its slot §2.8 with all that stands and lies there.

use super::{
    card_at::{CardAt, CardRef},
    nouns::{Colour, Slot},
    quantity::{Favor, Secrets, Warbands},
};
use crate::cards::{Card, Nature, SiteFacts};

/// Which site it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SiteIs {
    /// One that the rulebook knows.
    Known(CardRef),
    /// One of the table's own, described in place.
    Described {
        /// What they call it.
        name: Option<String>,
        /// The cards it can hold §2.8.1.
        capacity: Option<u8>,
    },
}

/// A site in its slot §2.8 with all that stands and lies there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteAtSlot {
    /// The slot.
    pub slot: Slot,
    /// Which site; unknown where nobody says.
    pub is: Option<SiteIs>,
    /// Whether it lies facedown.
    pub facedown: bool,
    /// Favor on the site itself.
    pub favor: Favor,
    /// Secrets on the site itself.
    pub secrets: Secrets,
    /// The warbands, by colour. A position has one colour at most.
    pub warbands: Vec<(Colour, Warbands)>,
    /// Denizens and edifices.
    pub cards: Vec<CardAt>,
    /// Relics, facedown.
    pub relics: Vec<CardAt>,
}

impl SiteAtSlot {
    /// Returns a faceup site with nothing on it.
    #[must_use]
    pub const fn at(slot: Slot) -> Self {
        Self {
            slot,
            is: None,
            facedown: false,
            favor: Favor::NONE,
            secrets: Secrets::NONE,
            warbands: Vec::new(),
            cards: Vec::new(),
            relics: Vec::new(),
        }
    }

    /// Returns the site card, if the rulebook knows it.
    #[must_use]
    pub const fn card(&self) -> Option<&'static Card> {
        match &self.is {
            Some(SiteIs::Known(card)) => Some(card.0),
            Some(SiteIs::Described { .. }) | None => None,
        }
    }

    /// Returns what is printed on it, if the rulebook knows it.
    #[must_use]
    pub const fn facts(&self) -> Option<&'static SiteFacts> {
        let Some(card) = self.card() else { return None };
        match &card.nature {
            Nature::Site(facts) => Some(facts),
            Nature::Denizen { .. }
            | Nature::Edifice { .. }
            | Nature::Relic
            | Nature::Vision(_)
            | Nature::Banner { .. }
            | Nature::Reliquary { .. } => None,
        }
    }
}
