//! The keys of a position file of Lords of Xidit, table by table.

use crate::game::file::Keys;

/// The top of the file.
pub const TOP: Keys = Keys {
    name: "xidit",
    keys: &[
        "game", "year", "short", "phase", "order", "turn", "first", "trials", "titans", "sleeping", "path", "tile", "city",
        "region", "player", "dummy",
    ],
};
/// The Path of Destiny.
pub const PATH: Keys = Keys {
    name: "path",
    keys: &["next-recruits", "recruits", "discarded-recruits", "next-threat", "threats", "discarded-threats"],
};
/// A city tile.
pub const TILE: Keys = Keys { name: "tile", keys: &["number", "recruits", "threat"] };
/// A city.
pub const CITY: Keys = Keys { name: "city", keys: &["number", "recruits", "threat", "guild", "roads"] };
/// Units by class.
pub const UNITS: Keys = Keys { name: "units", keys: &["peasant", "archer", "infantryman", "cleric", "battle-mage"] };
/// A threat: units by class, and the rewards.
pub const THREAT: Keys =
    Keys { name: "threat", keys: &["peasant", "archer", "infantryman", "cleric", "battle-mage", "gold", "bards", "stories"] };
/// A Titan: the units it demands, and the rewards.
pub const TITAN: Keys = Keys { name: "titan", keys: &["units", "gold", "bards", "stories"] };
/// The roads of a city.
pub const ROADS: Keys = Keys { name: "roads", keys: &["black", "red", "blue"] };
/// Pieces by colour.
pub const COLOURS: Keys = Keys { name: "colours", keys: &["blue", "red", "green", "yellow", "black"] };
/// A region.
pub const REGION: Keys = Keys { name: "region", keys: &["name", "lyre", "cities", "bards", "closed"] };
/// A player.
pub const PLAYER: Keys = Keys {
    name: "player",
    keys: &[
        "colour",
        "city",
        "units",
        "gold",
        "bards",
        "influence",
        "reputation",
        "aside",
        "recruited",
        "eliminated",
        "orders",
        "shown",
        "places",
        "story",
    ],
};
/// The dummy.
pub const DUMMY: Keys = Keys { name: "dummy", keys: &["wealth", "influence", "reputation"] };

/// All tables.
pub const TABLES: [&Keys; 12] = [&TOP, &PATH, &TILE, &CITY, &UNITS, &THREAT, &TITAN, &ROADS, &COLOURS, &REGION, &PLAYER, &DUMMY];
