//! Versions of the module, and which fields their strings have.

use std::fmt;

/// A version of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    /// The first number.
    pub major: u8,
    /// The second one.
    pub minor: u8,
    /// The third one.
    pub patch: u8,
}

impl Version {
    /// The first version whose strings have a relic deck.
    pub const FIRST: Self = Self { major: 3, minor: 1, patch: 0 };
    /// The last version.
    pub const LAST: Self = Self { major: 3, minor: 3, patch: 3 };
    const WITH_ENDING: Self = Self { major: 3, minor: 3, patch: 1 };
    const WITH_PLAYERS: Self = Self { major: 3, minor: 3, patch: 2 };

    /// Returns whether its strings can be read and written.
    #[must_use]
    pub fn is_known(self) -> bool {
        (Self::FIRST..=Self::LAST).contains(&self)
    }

    /// Returns whether its strings have the end of the previous game.
    #[must_use]
    pub fn has_ending(self) -> bool {
        self >= Self::WITH_ENDING
    }

    /// Returns whether its strings have the players of the previous game.
    #[must_use]
    pub fn has_players(self) -> bool {
        self >= Self::WITH_PLAYERS
    }

    /// Returns the known version that a text such as `3.3.1` names.
    pub(super) fn from_text(text: &str) -> Option<Self> {
        let mut numbers = text.split('.').map(|number| number.parse::<u8>().ok());
        let (major, minor, patch) = (numbers.next()??, numbers.next()??, numbers.next()??);
        let version = Self { major, minor, patch };
        (numbers.next().is_none() && version.is_known()).then_some(version)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}.{}.{}", self.major, self.minor, self.patch)
    }
}
