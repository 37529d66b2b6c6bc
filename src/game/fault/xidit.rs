//! What is impossible in a position of Lords of Xidit, as data.

use crate::game::nouns::xidit::{City, Class, Colour};

/// Something impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.word())]
pub enum XiditProblem {
    /// A colour has two players.
    ColourTwice(Colour),
    /// A colour that is named has no player.
    NotListed(Colour),
    /// A city is described twice.
    CityTwice(City),
    /// A city is listed twice where each stands once §6.2.4, §6.3.5.
    CityListedTwice(City),
    /// Two regions have one name.
    RegionTwice,
    /// A region has a name that no action could say.
    UnspeakableRegion,
    /// An assessment is listed twice §11.2.
    TrialTwice,
    /// Not three assessments §11.2.
    ThreeTrials,
    /// Not six orders §5.2.2.
    SixOrders,
    /// A city has two tiles §2.5.
    TwoTiles(City),
    /// A guild of two colours §7.4.2.
    TwoGuilds(City),
    /// A road that is listed for only one of its cities §3.2.
    OneWay(City),
    /// More units than exist §2.1.
    TooManyUnits(Class, u16),
    /// More stories than exist §2.2.
    TooManyStories(Colour, u16),
    /// More bards than exist §2.3.
    TooManyBards(Colour, u16),
    /// More units shown than there are §10.2.
    ShownNotThere(Colour),
    /// A census, or units shown for it, in a year without one §10.1.
    NoCensus,
    /// An order that comes up although all orders are done §5.3.1.
    OrdersDone,
    /// The game is over before its last year §11.1.
    NotOver,
    /// Bards in a closed region §12.2.1.
    BardsInClosed,
    /// The higher number of a lyre is lower §3.3.1.
    LyreOrder,
    /// A year that the short game does not have §12.3.
    NoSuchYear,
    /// A dummy without a game of three §12.2.
    DummyNotForThree,
    /// More Titans that demand so many units than there are §4.2.5.
    TooManyTitans(u8),
    /// Two Titans of one stack rage §9.2.1.
    TwoRaging(u8),
    /// A tile on the Path of Destiny lies in its city too §2.5.
    TileTwice(City),
    /// A city tile is described twice.
    TileDescribedTwice(City),
    /// More units on a tile than it has places §4.3.3, §12.2.2.
    CrowdedTile(City),
    /// A tile that is not in this game §12.2.1, §12.3.2.
    TileNotInGame(City),
    /// More closed regions than this game has §12.2.1, §12.3.2.
    TooManyClosed(u16),
    /// More city tiles than exist §2.5.1.
    TooManyTiles(u16),
}

impl XiditProblem {
    /// Returns the word for message ids and JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::ColourTwice(_) => "colour-twice",
            Self::NotListed(_) => "not-listed",
            Self::CityTwice(_) => "city-twice",
            Self::CityListedTwice(_) => "city-listed-twice",
            Self::RegionTwice => "region-twice",
            Self::UnspeakableRegion => "unspeakable-region",
            Self::TrialTwice => "trial-twice",
            Self::ThreeTrials => "three-trials",
            Self::SixOrders => "six-orders",
            Self::TwoTiles(_) => "two-tiles",
            Self::TwoGuilds(_) => "two-guilds",
            Self::OneWay(_) => "one-way",
            Self::TooManyUnits(..) => "too-many-units",
            Self::TooManyStories(..) => "too-many-stories",
            Self::TooManyBards(..) => "too-many-bards",
            Self::ShownNotThere(_) => "shown-not-there",
            Self::NoCensus => "no-census",
            Self::OrdersDone => "orders-done",
            Self::NotOver => "not-over",
            Self::BardsInClosed => "bards-in-closed",
            Self::LyreOrder => "lyre-order",
            Self::NoSuchYear => "no-such-year",
            Self::DummyNotForThree => "dummy-not-for-three",
            Self::TooManyTitans(_) => "too-many-titans",
            Self::TwoRaging(_) => "two-raging",
            Self::TileTwice(_) => "tile-twice",
            Self::TileDescribedTwice(_) => "tile-described-twice",
            Self::CrowdedTile(_) => "crowded-tile",
            Self::TileNotInGame(_) => "tile-not-in-game",
            Self::TooManyClosed(_) => "too-many-closed",
            Self::TooManyTiles(_) => "too-many-tiles",
        }
    }

    /// Returns the sections of the book it rests on.
    #[must_use]
    pub const fn cites(self) -> &'static [&'static str] {
        match self {
            Self::ColourTwice(_) => &["4.1"],
            Self::NotListed(_)
            | Self::CityTwice(_)
            | Self::CityListedTwice(_)
            | Self::RegionTwice
            | Self::UnspeakableRegion
            | Self::TileDescribedTwice(_) => &[],
            Self::TrialTwice | Self::ThreeTrials => &["11.2"],
            Self::SixOrders => &["5.2.2"],
            Self::TwoTiles(_) | Self::TileTwice(_) => &["2.5"],
            Self::TooManyTiles(_) => &["2.5.1"],
            Self::TwoRaging(_) => &["9.2.1"],
            Self::TwoGuilds(_) => &["7.4.2"],
            Self::OneWay(_) => &["3.2"],
            Self::TooManyUnits(..) => &["2.1"],
            Self::TooManyStories(..) => &["2.2"],
            Self::TooManyBards(..) => &["2.3"],
            Self::ShownNotThere(_) => &["10.2"],
            Self::NoCensus => &["10.1", "12.3.1"],
            Self::OrdersDone => &["5.3.1"],
            Self::NotOver => &["11.1"],
            Self::CrowdedTile(_) => &["4.3.3", "12.2.2"],
            Self::TileNotInGame(_) | Self::TooManyClosed(_) => &["12.2.1", "12.3.2"],
            Self::BardsInClosed => &["12.2.1"],
            Self::LyreOrder => &["3.3.1"],
            Self::NoSuchYear => &["12.3"],
            Self::DummyNotForThree => &["12.2"],
            Self::TooManyTitans(_) => &["4.2.5"],
        }
    }

    /// Returns the colour it is about.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::ColourTwice(colour)
            | Self::NotListed(colour)
            | Self::TooManyStories(colour, _)
            | Self::TooManyBards(colour, _)
            | Self::ShownNotThere(colour) => Some(colour),
            _ => None,
        }
    }

    /// Returns the class it is about.
    #[must_use]
    pub const fn class(self) -> Option<Class> {
        if let Self::TooManyUnits(class, _) = self { Some(class) } else { None }
    }

    /// Returns the number it names: a city, or how many there are.
    #[must_use]
    pub const fn number(self) -> Option<u16> {
        match self {
            Self::CityTwice(city)
            | Self::CityListedTwice(city)
            | Self::TwoTiles(city)
            | Self::TwoGuilds(city)
            | Self::OneWay(city)
            | Self::TileTwice(city)
            | Self::TileNotInGame(city)
            | Self::TileDescribedTwice(city)
            | Self::CrowdedTile(city) => Some(city.0 as u16),
            Self::TooManyUnits(_, found)
            | Self::TooManyStories(_, found)
            | Self::TooManyBards(_, found)
            | Self::TooManyClosed(found)
            | Self::TooManyTiles(found) => Some(found),
            Self::TooManyTitans(symbols) | Self::TwoRaging(symbols) => Some(symbols as u16),
            _ => None,
        }
    }
}
