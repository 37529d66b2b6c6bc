//! What two players promise each other beside the relic of an offer §6.6.1: how much of what comes from either side.

use crate::game::{CardRef, Favor, Secrets, Slot, Space, Warbands};

/// What one side hands over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Handed {
    /// Favor.
    pub favor: Favor,
    /// Secrets.
    pub secrets: Secrets,
    /// Warbands, which no exchange of the offer can hold.
    pub warbands: Warbands,
    /// Whether the People's Favor is among it.
    pub peoples_favor: bool,
    /// Whether the Darkest Secret is among it.
    pub darkest_secret: bool,
    /// Relics, and cards that no exchange of the offer can hold.
    pub cards: Vec<CardRef>,
}

impl Handed {
    /// Returns whether nothing is handed over.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// What both sides hand over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bargain {
    /// By the Grand Scepter's holder.
    pub given: Handed,
    /// By the new Citizen.
    pub asked: Handed,
}

impl Bargain {
    /// Returns whether only the Grand Scepter's holder gives.
    #[must_use]
    pub fn is_gift(&self) -> bool {
        self.asked.is_nothing() && !self.given.is_nothing()
    }

    /// Returns whether nothing is promised.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.asked.is_nothing() && self.given.is_nothing()
    }
}

/// Which warbands of a new Citizen are replaced where purple ones are short §6.6.2: so many at a site, or on the board.
pub type Replacing = Vec<(Option<Slot>, Warbands)>;

/// The terms of Citizenship: the relic of the offer, the bargain beside it, and which warbands are replaced.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// The space whose relic is given.
    pub space: Option<Space>,
    /// Whether nobody says which relic that is.
    pub unnamed: bool,
    /// The exchange beside it.
    pub bargain: Bargain,
    /// The warbands that purple ones replace, where that is said.
    pub replacing: Replacing,
}
