//! How a campaign can end §5.5.5–5.5.6: the verdict, and what both sides lost.

use super::fight::Warbands;

/// Who is victorious, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// The attacker wins by the dice alone, or outright.
    Won,
    /// The attacker wins by sacrificing warbands.
    WonBySacrifice,
    /// The attacker is defeated.
    Lost,
}

impl Verdict {
    /// Returns whether the attacker is victorious.
    #[must_use]
    pub const fn is_won(self) -> bool {
        match self {
            Self::Won | Self::WonBySacrifice => true,
            Self::Lost => false,
        }
    }
}

/// One way the campaign can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Outcome {
    /// Who is victorious, and how.
    pub verdict: Verdict,
    /// What the attacker lost: before the roll, to skulls, to sacrifice and to defeat together.
    pub attacker_lost: Warbands,
    /// What of the attacking force is left.
    pub attacker_left: Warbands,
    /// What the defender lost, before the roll and to defeat.
    pub defender_lost: Warbands,
}

impl Outcome {
    /// Returns whether the attacker is victorious.
    #[must_use]
    pub const fn is_won(&self) -> bool {
        self.verdict.is_won()
    }
}
