//! The outcome of a campaign §5.5.5–5.5.6: the verdict, and the losses of both sides.

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

/// An outcome of the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Outcome {
    /// Who is victorious, and how.
    pub verdict: Verdict,
    /// The losses of the attacker: before the roll, by skulls, sacrifice and defeat together.
    pub attacker_lost: Warbands,
    /// The attacking force that is left.
    pub attacker_left: Warbands,
    /// The losses of the defender, before the roll and by defeat.
    pub defender_lost: Warbands,
}

impl Outcome {
    /// Returns whether the attacker is victorious.
    #[must_use]
    pub const fn is_won(&self) -> bool {
        self.verdict.is_won()
    }
}
