//! What can be wrong with a chronicle string, field by field, and what a position lacks to become one: as data, for the
//! edge to say in the reader's language.

use super::version::Version;
use crate::game::{self, CardRef, Slot, Span};

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

/// Something wrong with a string, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// In which field.
    pub field: Field,
    /// Where in the text, in bytes.
    pub span: Span,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a field.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// The string ends in it.
    Short {
        /// The bytes it needs.
        need: usize,
        /// The bytes that are left.
        have: usize,
    },
    /// It is not a number in hexadecimal digits, 0 to 9 and A to F.
    NotHex {
        /// What stands there.
        found: String,
    },
    /// A version that cannot be read.
    UnknownVersion(Version),
    /// A number without a meaning there.
    Unknown {
        /// The digits.
        found: String,
    },
    /// A card that cannot lie there.
    Misplaced(CardRef),
    /// A card or site that lies elsewhere too.
    Twice(CardRef),
    /// A name of no length.
    Nameless,
    /// The length ends inside a character.
    Cut,
    /// A card where no site is.
    NoSite,
    /// More than the fields.
    Trailing {
        /// How many bytes.
        count: usize,
    },
    /// What the string tells cannot be.
    Position(game::Problem),
}

impl Problem {
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

/// What a key must tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// A known version.
    Version,
    /// A number of two bytes.
    Number,
    /// A number of one byte.
    Byte,
    /// A text of 1 to 255 bytes.
    Name,
    /// A goal.
    Goal,
    /// A colour.
    Colour,
    /// Colours.
    Colours,
    /// The six suits.
    Suits,
    /// Slots.
    Slots,
    /// For slots, what lies in their three places.
    Cells,
    /// What a player is.
    Role,
    /// A site of the rulebook.
    Site,
    /// Cards of the rulebook by their names, no more than three with the relics.
    AtSite,
    /// Denizens by their names.
    Denizens,
    /// Cards of the world deck by their names.
    World,
    /// Relics by their names.
    Relics,
    /// A relic by its name.
    Relic,
}

impl Want {
    /// Returns the word for message ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Version => "version",
            Self::Number => "number",
            Self::Byte => "byte",
            Self::Name => "name",
            Self::Goal => "goal",
            Self::Colour => "colour",
            Self::Colours => "colours",
            Self::Suits => "suits",
            Self::Slots => "slots",
            Self::Cells => "cells",
            Self::Role => "role",
            Self::Site => "site",
            Self::AtSite => "at-site",
            Self::Denizens => "denizens",
            Self::World => "world",
            Self::Relics => "relics",
            Self::Relic => "relic",
        }
    }
}

/// Why a position cannot be written as a string.
#[derive(Clone, Debug, PartialEq)]
pub enum Objection {
    /// A key is missing.
    Missing {
        /// The key, with its table.
        key: String,
        /// What it must tell.
        want: Want,
    },
    /// A key tells something else.
    Wrong {
        /// The key, with its table.
        key: String,
        /// What it must tell.
        want: Want,
    },
    /// A card lies where a string has no room for it: with a player or in a discard pile.
    Astray(CardRef),
    /// The string would be wrong.
    Fault(Fault),
}
