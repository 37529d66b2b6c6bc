//! What an action costs, in totals, wherever it goes §4.2, §7.1.2.

use crate::game::{Favor, Secrets, Supply, Warbands};

/// What an action costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Supply spent §4.2.
    pub supply: Supply,
    /// Favor placed, paid or burned.
    pub favor: Favor,
    /// Secrets placed, paid or burned.
    pub secrets: Secrets,
    /// Warbands given up.
    pub warbands: Warbands,
    /// Secrets turned facedown.
    pub secrets_flipped: Secrets,
}

impl Cost {
    /// Returns a cost of Supply alone.
    #[must_use]
    pub const fn supply(supply: u8) -> Self {
        Self {
            supply: Supply(supply),
            favor: Favor::NONE,
            secrets: Secrets::NONE,
            warbands: Warbands::NONE,
            secrets_flipped: Secrets::NONE,
        }
    }

    /// Returns a cost of favor alone.
    #[must_use]
    pub const fn favor(favor: u8) -> Self {
        Self { favor: Favor(favor), ..Self::supply(0) }
    }

    /// Returns a cost of secrets alone.
    #[must_use]
    pub const fn secrets(secrets: u8) -> Self {
        Self { secrets: Secrets(secrets), ..Self::supply(0) }
    }

    /// Returns both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            supply: self.supply.saturating_add(other.supply),
            favor: self.favor.saturating_add(other.favor),
            secrets: self.secrets.saturating_add(other.secrets),
            warbands: self.warbands.saturating_add(other.warbands),
            secrets_flipped: self.secrets_flipped.saturating_add(other.secrets_flipped),
        }
    }

    /// Returns the parts that are paid, by their keys in JSON and messages.
    pub fn parts(self) -> impl Iterator<Item = (&'static str, u8)> {
        let parts = [
            ("supply", self.supply.0),
            ("favor", self.favor.0),
            ("secrets", self.secrets.0),
            ("warbands", self.warbands.0),
            ("secrets_flipped", self.secrets_flipped.0),
        ];
        parts.into_iter().filter(|(_, count)| *count > 0)
    }
}
