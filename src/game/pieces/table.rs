//! What belongs to no player: favor banks §2.1.3, banners §2.5, title §2.11, Reliquary §2.3, decks and discard piles.

use super::card::{CardAt, CardRef};
use crate::{
    cards::Suit,
    game::nouns::{Colour, Favor, How, Region, Secrets, Space, TitleSide},
};

/// The six favor banks §2.1.3, in the order of the suits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Banks {
    /// The favor in each.
    pub favor: [Favor; 6],
    /// The favor in the shared bank, if it cannot be derived from the rest.
    pub shared: Option<Favor>,
}

impl Banks {
    /// Returns the favor in the bank of a suit.
    #[must_use]
    pub const fn in_bank(&self, suit: Suit) -> Favor {
        self.favor[suit as usize]
    }
}

/// The Oathkeeper title §2.11.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Title {
    /// The holder.
    pub holder: Option<Colour>,
    /// The side that is up.
    pub side: Option<TitleSide>,
}

/// Who has won §3, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Winner {
    /// The player.
    pub player: Colour,
    /// How.
    pub how: How,
}

/// The Banner of the People's Favor §2.5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PeoplesFavor {
    /// The holder; if none, it is in the shared bank.
    pub holder: Option<Colour>,
    /// The favor on it.
    pub favor: Favor,
    /// Whether its Mob side is up.
    pub mob: bool,
}

/// The Banner of the Darkest Secret §2.5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DarkestSecret {
    /// The holder; if none, it is in the shared bank.
    pub holder: Option<Colour>,
    /// The secrets on it.
    pub secrets: Secrets,
}

/// What lies on a space of the Imperial Reliquary §2.3.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OnSpace {
    /// A relic, if known which.
    Covered(Option<CardRef>),
    /// Nothing: the Chancellor has the modifier §6.6.2.
    Taken,
}

/// The Imperial Reliquary §2.3, space by space, as far as known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reliquary {
    /// The spaces, from left to right.
    pub spaces: [Option<OnSpace>; 4],
}

impl Reliquary {
    /// Returns what lies on a space.
    #[must_use]
    pub const fn on(&self, space: Space) -> Option<&OnSpace> {
        self.spaces[space as usize].as_ref()
    }
}

/// A deck or pile: how many cards, or which from the top.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pile {
    /// Only their number is known.
    Count(u8),
    /// The cards, from the top.
    Cards(Vec<CardAt>),
}

/// The two decks §1.18, §1.21.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Decks {
    /// The world deck.
    pub world: Option<Pile>,
    /// The relic deck.
    pub relics: Option<Pile>,
    /// Whether the Grand Scepter is among the relics that nobody holds.
    pub scepter: bool,
}

/// The discard piles §2.1.2, one a region.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Discards {
    /// The piles, in the order of the regions.
    pub piles: [Option<Pile>; 3],
}

impl Discards {
    /// Returns the pile of a region.
    #[must_use]
    pub const fn pile(&self, region: Region) -> Option<&Pile> {
        self.piles[region as usize].as_ref()
    }
}
