//! Sets of player boards, as in a chronicle string: one bit each, and one for the Clockwork Prince of solo games.

use crate::game::{Colour, find_word};

/// The bit of the Clockwork Prince.
const PRINCE: u8 = 0x40;
/// The word for it in position files.
const PRINCE_WORD: &str = "clockwork-prince";

/// A set of player boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Boards(pub u8);

impl Boards {
    /// The five boards that have a Citizen side §1.9.
    pub const CITIZENS: Self = Self(0x1F);
    /// All boards, and the Clockwork Prince.
    pub const ALL: Self = Self(0x7F);

    /// Returns the set of one board.
    #[must_use]
    pub const fn single(colour: Colour) -> Self {
        Self(match colour {
            Colour::Red => 0x01,
            Colour::Blue => 0x02,
            Colour::White => 0x04,
            Colour::Yellow => 0x08,
            Colour::Black => 0x10,
            Colour::Purple => 0x20,
        })
    }

    /// Returns whether a board is in the set.
    #[must_use]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 & Self::single(colour).0 != 0
    }

    /// Returns whether every board is in the other set too.
    #[must_use]
    pub const fn is_subset_of(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns the colour of a set of one board.
    pub(super) fn only_colour(self) -> Option<Colour> {
        Colour::ALL.iter().copied().find(|colour| Self::single(*colour) == self)
    }

    /// Returns the set with a board added.
    #[must_use]
    pub(super) const fn with(self, colour: Colour) -> Self {
        Self(self.0 | Self::single(colour).0)
    }

    /// Returns the set without the boards of another.
    #[must_use]
    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the words for position files.
    pub(super) fn words(self) -> Vec<&'static str> {
        let colours = Colour::ALL.iter().filter(|colour| self.contains(**colour)).map(|colour| colour.word());
        colours.chain((self.0 & PRINCE != 0).then_some(PRINCE_WORD)).collect()
    }

    /// Returns the set with the board of a word in a position file added.
    pub(super) fn with_word(self, word: &str) -> Option<Self> {
        if word == PRINCE_WORD {
            return Some(Self(self.0 | PRINCE));
        }
        find_word::<Colour>(word).ok().map(|colour| self.with(colour))
    }
}
