//! A card on the table: which one, how it lies, what lies on it §2.6, §2.9.

use super::{
    nouns::Colour,
    quantity::{Favor, Secrets, Warbands},
};
use crate::cards::{Card, Nature, Suit};

/// A card that the rulebook knows; two are the same if their ids are.
#[derive(Clone, Copy)]
pub struct CardRef(pub &'static Card);

impl PartialEq for CardRef {
    fn eq(&self, other: &Self) -> bool {
        self.0.id == other.0.id
    }
}

impl Eq for CardRef {}

impl std::fmt::Debug for CardRef {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.0.id)
    }
}

/// Which card it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum What {
    /// One that the rulebook knows.
    Known(CardRef),
    /// One of the table's own, described in place.
    Described {
        /// What they call it.
        name: Option<String>,
        /// Its suit.
        suit: Option<Suit>,
    },
    /// Not known: it lies facedown.
    #[default]
    Unknown,
}

impl What {
    /// Returns the card, if the rulebook knows it.
    #[must_use]
    pub const fn card(&self) -> Option<CardRef> {
        match self {
            Self::Known(card) => Some(*card),
            Self::Described { .. } | Self::Unknown => None,
        }
    }

    /// Returns whether it is known to be a Vision §2.7.
    #[must_use]
    pub const fn is_vision(&self) -> bool {
        matches!(self, Self::Known(CardRef(card)) if matches!(card.nature, Nature::Vision(_)))
    }
}

/// A card on the table with what lies on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardAt {
    /// Which card.
    pub what: What,
    /// Whether it lies facedown.
    pub facedown: bool,
    /// The favor on it.
    pub favor: Favor,
    /// The secrets on it.
    pub secrets: Secrets,
    /// The warbands on it: those that the Obsidian Cage holds.
    pub warbands: Vec<(Colour, Warbands)>,
}

impl CardAt {
    /// Returns a card of the rulebook, faceup, with nothing on it.
    #[must_use]
    pub fn known(card: &'static Card) -> Self {
        Self { what: What::Known(CardRef(card)), ..Self::default() }
    }

    /// Returns the card, if the rulebook knows it.
    #[must_use]
    pub const fn card(&self) -> Option<&'static Card> {
        match &self.what {
            What::Known(card) => Some(card.0),
            What::Described { .. } | What::Unknown => None,
        }
    }

    /// Returns its suit: a card that lies facedown has none §5.1.4.II, a ruin neither §2.9.
    #[must_use]
    pub const fn suit(&self) -> Option<Suit> {
        match &self.what {
            _ if self.facedown => None,
            What::Known(card) => card.0.suit,
            What::Described { suit, .. } => *suit,
            What::Unknown => None,
        }
    }
}
