//! City tiles §2.5 and the Path of Destiny §3.4: what lies where, as far as known.

use super::pieces::{Threat, Units};
use crate::game::nouns::xidit::City;

/// A side of the city tiles §2.5, and the part of the Path of Destiny that is theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Recruitment tiles.
    Recruits,
    /// Threat tiles.
    Threats,
}

/// What the two sides of a city tile show §2.5.2, §2.5.3, as far as known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CityTile {
    /// The city whose number it bears.
    pub city: City,
    /// The units on the recruitment side.
    pub recruits: Option<Units>,
    /// The threat side.
    pub threat: Option<Threat>,
}

/// What lies on the space for the next tile §4.3.6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing.
    Nothing,
    /// The tile of a city.
    Tile(City),
}

/// A pile of tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pile {
    /// Only how many there are is known.
    Count(u8),
    /// The tiles from the top.
    Tiles(Vec<City>),
}

impl Pile {
    /// Returns how many tiles there are.
    #[must_use]
    pub fn count(&self) -> u8 {
        match self {
            Self::Count(count) => *count,
            Self::Tiles(tiles) => u8::try_from(tiles.len()).unwrap_or(u8::MAX),
        }
    }

    /// Returns whether there is no tile.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// Returns the tiles from the top; none where only their number is known.
    #[must_use]
    pub fn tiles(&self) -> &[City] {
        match self {
            Self::Count(_) => &[],
            Self::Tiles(tiles) => tiles,
        }
    }

    /// Returns the pile without its tiles, described as it was.
    #[must_use]
    pub const fn emptied(&self) -> Self {
        match self {
            Self::Count(_) => Self::Count(0),
            Self::Tiles(_) => Self::Tiles(Vec::new()),
        }
    }

    /// Puts a tile on top.
    pub fn put(&mut self, city: City) {
        match self {
            Self::Count(count) => *count = count.saturating_add(1),
            Self::Tiles(tiles) => tiles.insert(0, city),
        }
    }

    /// Takes the top tile away, and returns which it is, if that is known.
    pub fn take_top(&mut self) -> Option<City> {
        match self {
            Self::Count(count) => {
                *count = count.saturating_sub(1);
                None
            }
            Self::Tiles(tiles) => (!tiles.is_empty()).then(|| tiles.remove(0)),
        }
    }

    /// Returns the pile turned over in one piece: the bottom is the top then.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::Count(count) => Self::Count(count),
            Self::Tiles(tiles) => Self::Tiles(tiles.into_iter().rev().collect()),
        }
    }
}

/// One area of the Path of Destiny and the discard pile of its tiles §3.4, as far as known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// What lies on the space for the next tile.
    pub next: Option<Next>,
    /// The pile.
    pub pile: Option<Pile>,
    /// The tiles of the kind that were discarded.
    pub discarded: Option<Pile>,
}

impl Area {
    /// Returns every tile of it that is known by its city.
    pub fn known(&self) -> impl Iterator<Item = City> + '_ {
        let next = self.next.and_then(|next| match next {
            Next::Nothing => None,
            Next::Tile(city) => Some(city),
        });
        let piles = [&self.pile, &self.discarded].into_iter().flatten();
        next.into_iter().chain(piles.flat_map(|pile| pile.tiles().iter().copied()))
    }
}

/// The Path of Destiny §3.4.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// The recruitment area.
    pub recruits: Area,
    /// The threat area.
    pub threats: Area,
}

impl Path {
    /// Returns an area.
    pub const fn area(&mut self, side: Side) -> &mut Area {
        match side {
            Side::Recruits => &mut self.recruits,
            Side::Threats => &mut self.threats,
        }
    }
}
