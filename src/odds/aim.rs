//! The aim of the attacker, which decides the choices the Law leaves open: dice §5.5.2, sacrifice §5.5.5, reroll.

use super::fight::Warbands;

/// The aim of the attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// Win, whatever it costs.
    Win,
    /// Win with at least so many warbands left; rather than keep fewer by a sacrifice, be defeated.
    WinKeeping(Warbands),
    /// Have as many warbands left as can be expected; of equals, win.
    MostSurvivors,
}

impl Aim {
    /// Returns whether to win by a sacrifice that leaves `won`, where defeat would leave `lost`.
    pub(super) const fn sacrifices(self, won: u32, lost: u32) -> bool {
        match self {
            Self::Win => true,
            Self::WinKeeping(Warbands(least)) => won >= least,
            Self::MostSurvivors => won >= lost,
        }
    }

    /// Returns the worth of an ending: 1 if the aim is met, or the warbands left when those are the aim.
    pub(super) const fn worth(self, is_won: bool, left: u32) -> u32 {
        match self {
            Self::Win => is_won as u32,
            Self::WinKeeping(Warbands(least)) => (is_won && left >= least) as u32,
            Self::MostSurvivors => left,
        }
    }
}
