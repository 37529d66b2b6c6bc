//! A game in progress. A [`Setup`] is what a person wrote down, everything optional; a [`Position`] is a setup that was
//! checked. Which actions are legal is not decided here.
//!
//! Each room uses only those above it:
//!
//! | room | holds |
//! |---|---|
//! | `nouns` | values that are one of a few, with their names: colours, slots, goals; quantities and dice |
//! | `pieces` | cards, sites, players and banks as they lie on the table |
//! | `fault` | what can be wrong with a position file, and where |
//! | `names` | finds nouns and cards by names as people write them |
//! | `file` | the format of both games: tables and keys, values with their place, writing TOML |
//! | `keys` | the tables of an Oath position |
//! | `setup` | everything on the table; counting, rulers, the start of a game |
//! | `position` | checks a setup |
//! | `read`, `write` | text to position, setup to text |
//! | `xidit` | Lords of Xidit: keys, position, check, read and write, with the same nouns, faults and format |

mod fault;
mod file;
pub mod keys;
mod names;
mod nouns;
mod pieces;
mod position;
mod read;
mod setup;
mod write;
pub mod xidit;

pub use fault::{AgainstWin, Concern, Fault, Place, Places, Problem, Shape, Span, Syntax, Warning};
pub use file::{Datum, Document, LONGEST, Raw, Said, declared_game, is_toml, is_unprintable, named_game};
pub(crate) use names::is_near;
pub use names::{
    Wanted, find_card, find_slot, find_word, is_called, known_card, known_word, look_up_card, name_of, nearest_said, noun_keys,
    slot_name, with_suggestions,
};
pub use nouns::{
    ALL_FAVOR, Chapter, Colour, FacesError, Favor, GameName, Heap, How, MOST_SUPPLY, NounKeys, OTHER_WARBANDS, Oath,
    PURPLE_WARBANDS, Phase, Region, Role, Rolled, Secrets, Slot, Space, Supply, TitleSide, Warbands, Word, defense_word,
    face_words, parse_defense,
};
pub use pieces::{
    Banks, CardAt, CardIdentity, CardRef, DarkestSecret, Decks, Discards, OnSpace, PeoplesFavor, Pile, Player, Reliquary, Ruler,
    SiteAtSlot, SiteIdentity, Title, Winner, suits_match,
};
pub use position::{ADVISER_LIMIT, AtFacedown, Position, Problems};
pub use read::{read, read_document, read_in_edition};
pub use setup::{
    Campaign, Defender, Seats, Setup, Target, ThisTurn, WrittenChronicle, deal, deal_by_lot, is_favor_short, set_up, start,
    start_with, visible_to, visible_to_all,
};

/// The JSON Schema of the position file (draft 7).
pub const SCHEMA: &str = include_str!("position.schema.json");
