//! The keys of a position file of Lords of Xidit, table by table.

use crate::game::file::FileTable;

/// The top of the file.
pub const TOP: FileTable = FileTable {
    name: "xidit",
    keys: &[
        "game", "year", "short", "phase", "order", "turn", "first", "trials", "titans", "sleeping", "path", "tile", "city",
        "region", "player", "dummy",
    ],
};
/// The Path of Destiny.
pub const PATH: FileTable = FileTable {
    name: "path",
    keys: &["next-recruits", "recruits", "discarded-recruits", "next-threat", "threats", "discarded-threats"],
};
/// A city tile.
pub const TILE: FileTable = FileTable { name: "tile", keys: &["number", "recruits", "threat"] };
/// A city.
pub const CITY: FileTable = FileTable { name: "city", keys: &["number", "recruits", "threat", "guild", "roads"] };
/// Units by class.
pub const UNITS: FileTable = FileTable { name: "units", keys: &["peasant", "archer", "infantryman", "cleric", "battle-mage"] };
/// A threat: units by class, and the rewards.
pub const THREAT: FileTable = FileTable {
    name: "threat",
    keys: &["peasant", "archer", "infantryman", "cleric", "battle-mage", "gold", "bards", "stories"],
};
/// A Titan: the units it demands, and the rewards.
pub const TITAN: FileTable = FileTable { name: "titan", keys: &["units", "gold", "bards", "stories"] };
/// The roads of a city.
pub const ROADS: FileTable = FileTable { name: "roads", keys: &["black", "red", "blue"] };
/// Pieces by colour.
pub const COLOURS: FileTable = FileTable { name: "colours", keys: &["blue", "red", "green", "yellow", "black"] };
/// A region.
pub const REGION: FileTable = FileTable { name: "region", keys: &["name", "lyre", "cities", "bards", "closed"] };
/// A player.
pub const PLAYER: FileTable = FileTable {
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
pub const DUMMY: FileTable = FileTable { name: "dummy", keys: &["wealth", "influence", "reputation"] };

/// All tables.
pub const TABLES: [&FileTable; 12] =
    [&TOP, &PATH, &TILE, &CITY, &UNITS, &THREAT, &TITAN, &ROADS, &COLOURS, &REGION, &PLAYER, &DUMMY];
