//! The keys of the position file, table by table. Reading and `law schema` both use them.

pub use super::file::{ALSO, FileTable};

/// The top of the file.
pub const TOP: FileTable = FileTable {
    name: "position",
    keys: &[
        "game",
        "round",
        "oath",
        "visions-drawn",
        "turn",
        "phase",
        "winner",
        "ending",
        "banks",
        "title",
        "peoples-favor",
        "darkest-secret",
        "reliquary",
        "site",
        "player",
        "decks",
        "discards",
        "this-turn",
        "campaign",
        "chronicle",
    ],
};
/// Who has won.
pub const WINNER: FileTable = FileTable { name: "winner", keys: &["player", "how"] };
/// How far the Chronicle is written.
pub const ENDING: FileTable = FileTable { name: "ending", keys: &["chapter", "flipped"] };
/// The favor banks.
pub const BANKS: FileTable =
    FileTable { name: "banks", keys: &["discord", "arcane", "order", "hearth", "beast", "nomad", "shared"] };
/// The title.
pub const TITLE: FileTable = FileTable { name: "title", keys: &["holder", "side"] };
/// The People's Favor.
pub const PEOPLES_FAVOR: FileTable = FileTable { name: "peoples-favor", keys: &["holder", "favor", "mob"] };
/// The Darkest Secret.
pub const DARKEST_SECRET: FileTable = FileTable { name: "darkest-secret", keys: &["holder", "secrets"] };
/// The Reliquary.
pub const RELIQUARY: FileTable = FileTable { name: "reliquary", keys: &["brutal", "decadent", "careless", "greedy"] };
/// A site.
pub const SITE: FileTable = FileTable {
    name: "site",
    keys: &["slot", "name", "capacity", "facedown", "favor", "secrets", "warbands", "cards", "relics"],
};
/// The warbands at a site.
pub const WARBANDS: FileTable = FileTable { name: "warbands", keys: &["purple", "red", "blue", "yellow", "white", "black"] };
/// A card.
pub const CARD: FileTable =
    FileTable { name: "card", keys: &["name", "suit", "ruined", "facedown", "favor", "secrets", "warbands"] };
/// A player.
pub const PLAYER: FileTable = FileTable {
    name: "player",
    keys: &[
        "colour",
        "role",
        "pawn",
        "supply",
        "favor",
        "secrets",
        "secrets-facedown",
        "warbands",
        "bank",
        "advisers",
        "relics",
        "vision",
        "prophet",
        "drawn",
        "peeked",
        "seen",
    ],
};
/// The decks.
pub const DECKS: FileTable = FileTable { name: "decks", keys: &["world", "relics", "scepter"] };
/// The discard piles.
pub const DISCARDS: FileTable = FileTable { name: "discards", keys: &["cradle", "provinces", "hinterland"] };
/// This turn.
pub const THIS_TURN: FileTable = FileTable {
    name: "this-turn",
    keys: &["discarded", "took", "favor-steps", "follows", "travelled", "searching", "heap", "site-owed"],
};
/// A card discarded this turn.
pub const DISCARDED: FileTable = FileTable { name: "discarded", keys: &["site", "suit"] };
/// A Campaign under way.
pub const CAMPAIGN: FileTable =
    FileTable { name: "campaign", keys: &["defender", "targets", "by", "at", "allies", "plans", "rolled"] };

/// What a chronicle string carries beside the position.
pub const CHRONICLE: FileTable = FileTable {
    name: "chronicle",
    keys: &[
        "version",
        "game",
        "name",
        "dispossessed",
        "dealt",
        "previous-players",
        "previous-citizens",
        "previous-winner",
        "previous-winner-name",
        "unplayed-citizens",
        "empty-slots",
        "cells",
        "citizens",
        "suits",
        "unused-byte",
    ],
};

/// All tables.
pub const TABLES: [&FileTable; 18] = [
    &TOP,
    &WINNER,
    &ENDING,
    &BANKS,
    &TITLE,
    &PEOPLES_FAVOR,
    &DARKEST_SECRET,
    &RELIQUARY,
    &SITE,
    &WARBANDS,
    &CARD,
    &PLAYER,
    &DECKS,
    &DISCARDS,
    &THIS_TURN,
    &DISCARDED,
    &CAMPAIGN,
    &CHRONICLE,
];
