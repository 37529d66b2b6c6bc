//! A card on the table: which one, faceup or facedown, and the pieces on it §2.6, §2.9.

use crate::{
    cards::{Card, Nature, Restriction, Suit},
    game::nouns::{Colour, Favor, Secrets, Warbands},
};

/// A card of the rulebook; compared by id.
#[derive(Clone, Copy)]
pub struct CardRef(pub &'static Card);

impl PartialEq for CardRef {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl Eq for CardRef {}

impl std::hash::Hash for CardRef {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        std::ptr::hash(self.0, state);
    }
}

impl std::fmt::Debug for CardRef {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.0.id)
    }
}

/// Which card it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum CardIdentity {
    /// A card of the rulebook.
    Known(CardRef),
    /// A card of the table's own making, described in place.
    Described {
        /// Its name.
        name: Option<String>,
        /// Its suit.
        suit: Option<Suit>,
    },
    /// Unknown: it lies facedown.
    #[default]
    Unknown,
}

impl CardIdentity {
    /// Returns the card, if it is one of the rulebook.
    #[must_use]
    pub const fn card(&self) -> Option<CardRef> {
        match self {
            Self::Known(card) => Some(*card),
            Self::Described { .. } | Self::Unknown => None,
        }
    }

    /// Returns its suit when it lies faceup; a ruin has none §2.9.
    #[must_use]
    pub const fn suit(&self) -> Option<Suit> {
        match self {
            Self::Known(card) => card.0.suit,
            Self::Described { suit, .. } => *suit,
            Self::Unknown => None,
        }
    }

    /// Returns where it can be played, if that is restricted §7.2.1.
    #[must_use]
    pub const fn restriction(&self) -> Option<Restriction> {
        match self {
            Self::Known(card) => card.0.restriction,
            Self::Described { .. } | Self::Unknown => None,
        }
    }

    /// Returns whether it is a Vision §2.7.
    #[must_use]
    pub const fn is_vision(&self) -> bool {
        matches!(self, Self::Known(card) if matches!(card.0.nature, Nature::Vision(_)))
    }
}

/// A card on the table with the pieces on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardAt {
    /// Which card.
    pub identity: CardIdentity,
    /// Whether it lies facedown.
    pub facedown: bool,
    /// The favor on it.
    pub favor: Favor,
    /// The secrets on it.
    pub secrets: Secrets,
    /// The warbands on it (Obsidian Cage).
    pub warbands: Vec<(Colour, Warbands)>,
}

impl CardAt {
    /// Returns a card of the rulebook, faceup, with nothing on it.
    #[must_use]
    pub fn known(card: &'static Card) -> Self {
        Self { identity: CardIdentity::Known(CardRef(card)), ..Self::default() }
    }

    /// Returns the card, if it is one of the rulebook.
    #[must_use]
    pub const fn card(&self) -> Option<&'static Card> {
        match &self.identity {
            CardIdentity::Known(card) => Some(card.0),
            CardIdentity::Described { .. } | CardIdentity::Unknown => None,
        }
    }

    /// Returns its suit: facedown cards §5.1.4.II and ruins §2.9 have none.
    #[must_use]
    pub const fn suit(&self) -> Option<Suit> {
        if self.facedown { None } else { self.identity.suit() }
    }

    /// Returns whether it can be neither discarded nor moved §7.2.2: faceup and locked.
    #[must_use]
    pub fn is_locked(&self) -> bool {
        !self.facedown && self.card().is_some_and(|card| card.locked)
    }
}

/// Returns whether two suits match §10/match: a card without a suit matches nothing.
#[must_use]
pub fn suits_match(one: Option<Suit>, other: Option<Suit>) -> bool {
    one.is_some() && one == other
}
