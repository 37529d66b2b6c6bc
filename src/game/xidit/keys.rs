//! The keys of a position file of Lords of Xidit, table by table.

use crate::game::file::Table;

/// The top of the file.
pub const TOP: Table = Table {
    name: "xidit",
    keys: &[
        "game", "year", "short", "phase", "order", "turn", "first", "trials", "titans", "sleeping", "path", "tile", "city",
        "region", "player", "dummy",
    ],
};
/// The Path of Destiny.
pub const PATH: Table = Table {
    name: "path",
    keys: &["next-recruits", "recruits", "discarded-recruits", "next-threat", "threats", "discarded-threats"],
};
/// A city tile.
pub const TILE: Table = Table { name: "tile", keys: &["number", "recruits", "threat"] };
/// A city.
pub const CITY: Table = Table { name: "city", keys: &["number", "recruits", "threat", "guild", "roads"] };
/// Units by class.
pub const UNITS: Table = Table { name: "units", keys: &["peasant", "archer", "infantryman", "cleric", "battle-mage"] };
/// A threat: units by class, and the rewards.
pub const THREAT: Table =
    Table { name: "threat", keys: &["peasant", "archer", "infantryman", "cleric", "battle-mage", "gold", "bards", "stories"] };
/// A Titan: the units it demands, and the rewards.
pub const TITAN: Table = Table { name: "titan", keys: &["units", "gold", "bards", "stories"] };
/// The roads of a city.
pub const ROADS: Table = Table { name: "roads", keys: &["black", "red", "blue"] };
/// Pieces by colour.
pub const COLOURS: Table = Table { name: "colours", keys: &["blue", "red", "green", "yellow", "black"] };
/// A region.
pub const REGION: Table = Table { name: "region", keys: &["name", "lyre", "cities", "bards", "closed"] };
/// A player.
pub const PLAYER: Table = Table {
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
pub const DUMMY: Table = Table { name: "dummy", keys: &["wealth", "influence", "reputation"] };

/// All tables.
pub const TABLES: [&Table; 12] = [&TOP, &PATH, &TILE, &CITY, &UNITS, &THREAT, &TITAN, &ROADS, &COLOURS, &REGION, &PLAYER, &DUMMY];
