//! What can be wrong with a chronicle string, field by field, and with a position that is to become one: as data, for the edge
//! to say in the reader's language.

use super::version::Version;
use crate::game::{self, CardRef, Slot, Span};
use crate::law::Lang;
use lawspeaker_vocabulary::word_enum;
use thiserror::Error;

/// One of the three lists of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// The world deck.
    World,
    /// The Dispossessed.
    Dispossessed,
    /// The relic deck.
    Relics,
}

/// A field of a chronicle string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The version.
    Version,
    /// The number of the game.
    Game,
    /// The length of the chronicle's name.
    NameLength,
    /// The chronicle's name.
    Name,
    /// Who played the previous game.
    PreviousPlayers,
    /// The boards on their Citizen side.
    Citizens,
    /// The goal.
    Oath,
    /// The order of the suits.
    Suits,
    /// A site.
    Site(Slot),
    /// A card at a site, from 1.
    Card(Slot, usize),
    /// How many cards a list has.
    Count(Deck),
    /// A card of a list, from 1.
    Item(Deck, usize),
    /// Who began the previous game as a Citizen.
    PreviousCitizens,
    /// Who won it.
    Winner,
    /// The length of the winner's name.
    WinnerLength,
    /// The winner's name.
    WinnerName,
    /// What comes after the last field.
    End,
}

impl Field {
    /// Returns the word for message ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Version => "version",
            Self::Game => "game",
            Self::NameLength => "length",
            Self::Name => "name",
            Self::PreviousPlayers => "previous-players",
            Self::Citizens => "citizens",
            Self::Oath => "oath",
            Self::Suits => "suits",
            Self::Site(_) => "site",
            Self::Card(..) => "card",
            Self::Count(Deck::World) => "world-count",
            Self::Count(Deck::Dispossessed) => "dispossessed-count",
            Self::Count(Deck::Relics) => "relics-count",
            Self::Item(Deck::World, _) => "world",
            Self::Item(Deck::Dispossessed, _) => "dispossessed",
            Self::Item(Deck::Relics, _) => "relics",
            Self::PreviousCitizens => "previous-citizens",
            Self::Winner => "winner",
            Self::WinnerLength => "winner-length",
            Self::WinnerName => "winner-name",
            Self::End => "end",
        }
    }
}

/// A fault of a string.
#[derive(Clone, Debug, Error, PartialEq)]
#[error("{}, bytes {} to {}: {problem}", field.word(), span.start, span.end)]
pub struct SeedFault {
    /// The field.
    pub field: Field,
    /// Where in the text, in bytes.
    pub span: Span,
    /// What is wrong.
    pub problem: SeedProblem,
}

/// What is wrong with a field.
#[derive(Clone, Debug, Error, PartialEq)]
pub enum SeedProblem {
    /// The string ends in it.
    #[error("the string ends: {need} bytes needed, {have} left")]
    Short {
        /// The bytes it needs.
        need: usize,
        /// The bytes that are left.
        have: usize,
    },
    /// It is not a number in hexadecimal digits, 0 to 9 and A to F.
    #[error("not a hexadecimal number: {found:?}")]
    NotHex {
        /// What stands there.
        found: String,
    },
    /// An unknown version.
    #[error("unknown version {0}")]
    UnknownVersion(Version),
    /// An unknown number.
    #[error("unknown number {found:?}")]
    Unknown {
        /// The digits.
        found: String,
    },
    /// A card that cannot lie there.
    #[error("{} cannot lie here", .0.0.name(Lang::En))]
    Misplaced(CardRef),
    /// A card or site that lies elsewhere too.
    #[error("{} lies elsewhere too", .0.0.name(Lang::En))]
    Twice(CardRef),
    /// An empty name.
    #[error("empty name")]
    Nameless,
    /// The length ends inside a character.
    #[error("the length ends inside a character")]
    Cut,
    /// A card without a site.
    #[error("a card without a site")]
    NoSite,
    /// Text behind the last field.
    #[error("{count} bytes behind the last field")]
    Trailing {
        /// How many bytes.
        count: usize,
    },
    /// An impossible map.
    #[error("impossible map: {}", .0.word())]
    Position(game::Problem),
}

impl SeedProblem {
    /// Returns the word for message ids and JSON.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Short { .. } => "short",
            Self::NotHex { .. } => "not-hex",
            Self::UnknownVersion(_) => "unknown-version",
            Self::Unknown { .. } => "unknown",
            Self::Misplaced(_) => "misplaced",
            Self::Twice(_) => "twice",
            Self::Nameless => "nameless",
            Self::Cut => "cut",
            Self::NoSite => "no-site",
            Self::Trailing { .. } => "trailing",
            Self::Position(problem) => problem.word(),
        }
    }
}

word_enum! {
    /// The value that a key must have.
    Expected {
        /// A known version.
        Version = "version",
        /// A number of two bytes.
        Number = "number",
        /// A number of one byte.
        Byte = "byte",
        /// A text of 1 to 255 bytes.
        Name = "name",
        /// A goal.
        Goal = "goal",
        /// A colour.
        Colour = "colour",
        /// Colours.
        Colours = "colours",
        /// The six suits.
        Suits = "suits",
        /// Slots.
        Slots = "slots",
        /// For slots, what lies in their three cells.
        Cells = "cells",
        /// The role of a player.
        Role = "role",
        /// A site of the rulebook.
        Site = "site",
        /// Cards of the rulebook by their names, no more than three with the relics.
        AtSite = "at-site",
        /// Denizens by their names.
        Denizens = "denizens",
        /// Cards of the world deck by their names.
        World = "world",
        /// Relics by their names.
        Relics = "relics",
        /// A relic by its name.
        Relic = "relic",
    }
}

/// Why a position cannot be written as a string.
#[derive(Clone, Debug, Error, PartialEq)]
pub enum ExportError {
    /// A key is missing.
    #[error("{key} is missing: expected {}", expected.word())]
    Missing {
        /// The key, with its table.
        key: String,
        /// The value it must have.
        expected: Expected,
    },
    /// A key has another value.
    #[error("{key} is not {}", expected.word())]
    Invalid {
        /// The key, with its table.
        key: String,
        /// The value it must have.
        expected: Expected,
    },
    /// A card lies where a string has no room for it: with a player or in a discard pile.
    #[error("no room for {}", .0.0.name(Lang::En))]
    NoRoom(CardRef),
    /// The string would be invalid.
    #[error("invalid string: {0}")]
    InvalidString(SeedFault),
}
