//! A position of Lords of Xidit as written down. What is left out and has no default is unknown.

use super::{
    path::{CityTile, Path},
    pieces::{Threat, Titan, Units},
};
use crate::game::nouns::xidit::{City, Class, Colour, Order, Phase, Road, Trial};

/// The number of cities §3.1.
pub const CITIES: u8 = 21;
/// The number of regions §3.3.
pub const REGIONS: usize = 9;
/// The height that no guild exceeds §7.4.1.
pub const HIGHEST: u8 = 4;
/// The stories of one colour §2.2.
pub const STORIES: u8 = 15;
/// The bard tokens of one colour §2.3.
pub const BARDS: u8 = 20;

/// The city tile in a city §2.5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tile {
    /// None.
    #[default]
    None,
    /// A recruitment tile with the units on it, if known.
    Recruits(Option<Units>),
    /// A threat tile.
    Threat(Threat),
}

/// A city that is described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CityAt {
    /// Which.
    pub city: City,
    /// The tile there.
    pub tile: Tile,
    /// The guild beside it: whose, and how high.
    pub guild: Option<(Colour, u8)>,
    /// The roads that leave it, if known.
    pub roads: Option<Vec<(Road, City)>>,
}

/// A region that is described §3.3.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Region {
    /// Its name, chosen by the table.
    pub name: String,
    /// The two numbers of its lyre.
    pub lyre: Option<(u8, u8)>,
    /// The cities it adjoins.
    pub cities: Option<Vec<City>>,
    /// The bards there by colour, if known.
    pub bards: Option<Vec<(Colour, u8)>>,
    /// Whether an empty token lies on it §12.2.1.
    pub closed: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The colour.
    pub colour: Colour,
    /// Where the Idrakys stands.
    pub city: Option<City>,
    /// The units behind the screen.
    pub units: Option<Units>,
    /// The value of the gold behind the screen.
    pub gold: Option<u8>,
    /// The bards behind the screen.
    pub bards: Option<u8>,
    /// The stories on the board.
    pub influence: Option<u8>,
    /// The reputation, if already counted.
    pub reputation: Option<u8>,
    /// Stories set aside after a census §10.4.1.
    pub aside: u8,
    /// The cities recruited from this year.
    pub recruited: Vec<City>,
    /// The cities in which a threat was eliminated this year.
    pub eliminated: Vec<City>,
    /// The six orders, if known.
    pub orders: Option<Vec<Order>>,
    /// The units shown in the census.
    pub shown: Option<Units>,
    /// Where the bards of the census go, by region.
    pub places: Option<Vec<(usize, u8)>>,
    /// The city whose guild gets the story of the census.
    pub story: Option<City>,
}

impl Player {
    /// Returns a player of whom nothing is known but the colour.
    #[must_use]
    pub const fn unknown(colour: Colour) -> Self {
        Self {
            colour,
            city: None,
            units: None,
            gold: None,
            bards: None,
            influence: None,
            reputation: None,
            aside: 0,
            recruited: Vec::new(),
            eliminated: Vec::new(),
            orders: None,
            shown: None,
            places: None,
            story: None,
        }
    }
}

/// The dummy's values §12.2.4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dummy(pub [Option<u8>; 3]);

/// A position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// The game year.
    pub year: Option<u8>,
    /// Whether it is the short game §12.3.
    pub short: bool,
    /// How far the year has gone.
    pub phase: Phase,
    /// Which of the six orders is carried out.
    pub order: Option<u8>,
    /// Whose order comes up.
    pub turn: Option<Colour>,
    /// The first player.
    pub first: Option<Colour>,
    /// The assessments from left to right.
    pub trials: Option<Vec<Trial>>,
    /// The Raging Titans.
    pub titans: Option<Vec<Titan>>,
    /// The Sleeping Titans; of two in one stack the upper one first.
    pub sleeping: Option<Vec<Titan>>,
    /// The Path of Destiny.
    pub path: Path,
    /// The city tiles whose sides are described.
    pub tiles: Vec<CityTile>,
    /// The cities that are described.
    pub cities: Vec<CityAt>,
    /// The regions that are described.
    pub regions: Vec<Region>,
    /// The players, clockwise.
    pub players: Vec<Player>,
    /// The dummy.
    pub dummy: Option<Dummy>,
}

impl Position {
    /// Returns a player.
    #[must_use]
    pub fn player(&self, colour: Colour) -> Option<&Player> {
        self.players.iter().find(|player| player.colour == colour)
    }

    /// Returns a city that is described.
    #[must_use]
    pub fn city(&self, city: City) -> Option<&CityAt> {
        self.cities.iter().find(|it| it.city == city)
    }

    /// Returns a city, to be changed; adds it if it is not described.
    pub fn city_mut(&mut self, city: City) -> &mut CityAt {
        let at = self.cities.iter().position(|it| it.city == city).unwrap_or_else(|| {
            self.cities.push(CityAt { city, tile: Tile::None, guild: None, roads: None });
            self.cities.len() - 1
        });
        &mut self.cities[at]
    }

    /// Returns the Raging Titan that demands so many units: no two of one stack rage at once §9.2.1.
    #[must_use]
    pub fn raging_titan(&self, units: u8) -> Option<&Titan> {
        self.titans.iter().flatten().find(|titan| titan.units == units)
    }

    /// Returns where the roads of a colour lead from a city; nothing if unknown.
    #[must_use]
    pub fn roads(&self, from: City, road: Road) -> Option<Vec<City>> {
        let leading = |it: &CityAt| it.roads.iter().flatten().any(|(colour, to)| (*colour, *to) == (road, from));
        if let Some(roads) = self.city(from).and_then(|it| it.roads.as_ref()) {
            return Some(roads.iter().filter(|(colour, _)| *colour == road).map(|(_, to)| *to).collect());
        }
        let cities: Vec<City> = self.cities.iter().filter(|it| leading(it)).map(|it| it.city).collect();
        (!cities.is_empty()).then_some(cities)
    }

    /// Returns the stories of a colour in the cities that are described.
    #[must_use]
    pub fn built(&self, colour: Colour) -> u8 {
        let guilds = self.cities.iter().filter_map(|city| city.guild);
        guilds.filter(|(owner, _)| *owner == colour).fold(0, |sum, (_, height)| sum.saturating_add(height))
    }

    /// Returns whether every city is described.
    #[must_use]
    pub fn all_cities_described(&self) -> bool {
        self.cities.len() == usize::from(CITIES)
    }

    /// Returns who sits to the left of a player, if all players are listed.
    #[must_use]
    pub fn left_of(&self, colour: Colour) -> Option<Colour> {
        let at = self.players.iter().position(|player| player.colour == colour)?;
        let next = self.players.get((at + 1) % self.players.len())?;
        (self.players.len() > 2).then_some(next.colour)
    }

    /// Returns how many play, if the players are listed or the dummy tells it §12.2.
    #[must_use]
    pub fn player_count(&self) -> Option<usize> {
        let listed = Some(self.players.len()).filter(|count| *count >= 3);
        listed.or_else(|| self.dummy.map(|_| 3))
    }

    /// Returns how many units a recruitment tile has room for §4.3.3, §12.2.2.
    #[must_use]
    pub fn tile_places(&self) -> u8 {
        if self.player_count() == Some(3) { 4 } else { 5 }
    }

    /// Returns how many regions can be closed §12.2.1, §12.3.2.
    #[must_use]
    pub fn most_closed(&self) -> usize {
        match (self.player_count(), self.short) {
            (None | Some(3), _) | (Some(4), true) => 2,
            (Some(_), true) => 1,
            (Some(_), false) => 0,
        }
    }

    /// Returns whether the tile of a city can be in the game §12.2.1, §12.3.2. Of the set for three only that 21 is missing is
    /// known.
    #[must_use]
    pub fn has_tile(&self, city: City) -> bool {
        match (self.player_count(), self.short) {
            (Some(3), false) | (None, true) => city.0 != 21,
            (Some(3), true) => !matches!(city.0, 14 | 18 | 21),
            (Some(4), true) => city.0 < 19,
            (Some(_), true) => city.0 < 20,
            (_, false) => true,
        }
    }

    /// Returns the units in the barracks §3.5, if everything that stands elsewhere is known.
    #[must_use]
    pub fn barracks(&self) -> Option<Units> {
        self.player_count().filter(|count| *count == self.players.len())?;
        let mut left = Units::default();
        for class in Class::ALL {
            left.set(*class, class.exist());
        }
        let on_tiles = self.cities.iter().filter_map(|city| match city.tile {
            Tile::Recruits(units) => Some(units),
            Tile::Threat(_) | Tile::None => None,
        });
        for units in on_tiles.chain(self.players.iter().map(|player| player.units)) {
            units?.classes().for_each(|(class, count)| left.set(class, left.count(class).saturating_sub(count)));
        }
        Some(left)
    }

    /// Returns the last game year §1.2.
    #[must_use]
    pub const fn last_year(&self) -> u8 {
        if self.short { 9 } else { 12 }
    }

    /// Returns whether a military census ends a year §10.1, §12.3.1.
    #[must_use]
    pub const fn has_census(&self, year: u8) -> bool {
        year.is_multiple_of(if self.short { 3 } else { 4 })
    }
}
