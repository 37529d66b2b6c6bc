//! The keys of the position file, table by table. Reading and `law schema` both use them.

pub use super::file::{ALSO, Keys};

/// The top of the file.
pub const TOP: Keys = Keys {
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
pub const WINNER: Keys = Keys { name: "winner", keys: &["player", "how"] };
/// How far the Chronicle is written.
pub const ENDING: Keys = Keys { name: "ending", keys: &["chapter", "flipped"] };
/// The favor banks.
pub const BANKS: Keys = Keys { name: "banks", keys: &["discord", "arcane", "order", "hearth", "beast", "nomad", "shared"] };
/// The title.
pub const TITLE: Keys = Keys { name: "title", keys: &["holder", "side"] };
/// The People's Favor.
pub const PEOPLES_FAVOR: Keys = Keys { name: "peoples-favor", keys: &["holder", "favor", "mob"] };
/// The Darkest Secret.
pub const DARKEST_SECRET: Keys = Keys { name: "darkest-secret", keys: &["holder", "secrets"] };
/// The Reliquary.
pub const RELIQUARY: Keys = Keys { name: "reliquary", keys: &["brutal", "decadent", "careless", "greedy"] };
/// A site.
pub const SITE: Keys =
    Keys { name: "site", keys: &["slot", "name", "capacity", "facedown", "favor", "secrets", "warbands", "cards", "relics"] };
/// The warbands at a site.
pub const WARBANDS: Keys = Keys { name: "warbands", keys: &["purple", "red", "blue", "yellow", "white", "black"] };
/// A card.
pub const CARD: Keys = Keys { name: "card", keys: &["name", "suit", "ruined", "facedown", "favor", "secrets", "warbands"] };
/// A player.
pub const PLAYER: Keys = Keys {
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
pub const DECKS: Keys = Keys { name: "decks", keys: &["world", "relics", "scepter"] };
/// The discard piles.
pub const DISCARDS: Keys = Keys { name: "discards", keys: &["cradle", "provinces", "hinterland"] };
/// This turn.
pub const THIS_TURN: Keys = Keys {
    name: "this-turn",
    keys: &["discarded", "took", "favor-steps", "follows", "travelled", "searching", "heap", "site-owed"],
};
/// A card discarded this turn.
pub const DISCARDED: Keys = Keys { name: "discarded", keys: &["site", "suit"] };
/// A Campaign under way.
pub const CAMPAIGN: Keys = Keys { name: "campaign", keys: &["defender", "targets", "by", "at", "allies", "plans", "rolled"] };

/// What a chronicle string carries beside the position.
pub const CHRONICLE: Keys = Keys {
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
pub const TABLES: [&Keys; 18] = [
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
