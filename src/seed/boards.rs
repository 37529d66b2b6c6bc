//! Sets of boards, as a chronicle string has them: one bit each, and one for the Clockwork Prince, who plays alone.

use crate::game::{Colour, find_word};

/// The bit of the Clockwork Prince.
const PRINCE: u8 = 0x40;
/// His word in position files.
const PRINCE_WORD: &str = "clockwork-prince";

/// A set of boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Boards(pub u8);

impl Boards {
    /// The five boards that have a Citizen side §1.9.
    pub const CITIZENS: Self = Self(0x1F);
    /// Everybody who can play.
    pub const EVERYBODY: Self = Self(0x7F);

    /// Returns a set of one.
    #[must_use]
    pub const fn of(colour: Colour) -> Self {
        Self(match colour {
            Colour::Red => 0x01,
            Colour::Blue => 0x02,
            Colour::White => 0x04,
            Colour::Yellow => 0x08,
            Colour::Black => 0x10,
            Colour::Purple => 0x20,
        })
    }

    /// Returns whether a board is among them.
    #[must_use]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 & Self::of(colour).0 != 0
    }

    /// Returns whether nothing is in it that is not in the other.
    #[must_use]
    pub const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns the colour, if it is but one.
    pub(super) fn only(self) -> Option<Colour> {
        Colour::ALL.iter().copied().find(|colour| Self::of(*colour) == self)
    }

    /// Returns the set with a board added.
    #[must_use]
    pub(super) const fn and(self, colour: Colour) -> Self {
        Self(self.0 | Self::of(colour).0)
    }

    /// Returns the set without the boards of another.
    #[must_use]
    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the words for position files.
    pub(super) fn words(self) -> Vec<&'static str> {
        let colours = Colour::ALL.iter().filter(|colour| self.has(**colour)).map(|colour| colour.word());
        colours.chain((self.0 & PRINCE != 0).then_some(PRINCE_WORD)).collect()
    }

    /// Returns the set with what a word of a position file means added.
    pub(super) fn and_word(self, word: &str) -> Option<Self> {
        if word == PRINCE_WORD {
            return Some(Self(self.0 | PRINCE));
        }
        find_word::<Colour>(word).ok().map(|colour| self.and(colour))
    }
}
