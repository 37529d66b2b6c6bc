//! What a turn is for: goals that a plan is made for.

use crate::{
    game::{Colour, Slot},
    rules::request::Thing,
};

/// What can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goods {
    /// Favor on the board.
    Favor,
    /// Secrets on the board, faceup and facedown.
    Secrets,
    /// Warbands on the board and at sites.
    Warbands,
    /// Relics and banners.
    Relics,
    /// Sites that the player rules.
    Sites,
}

impl Goods {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Favor, Self::Secrets, Self::Warbands, Self::Relics, Self::Sites];

    /// Returns the word for message ids and documents.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Favor => "favor",
            Self::Secrets => "secrets",
            Self::Warbands => "warbands",
            Self::Relics => "relics",
            Self::Sites => "sites",
        }
    }
}

/// One thing that is wanted at the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// To have won, or to hold what wins at the next Wake or at the end of the round if nobody changes it §3.
    Win,
    /// The Oathkeeper title §2.11.
    Title,
    /// The title with its Usurper side up §3.1.
    Usurper,
    /// To rule a site §10/rule.
    Rule(Slot),
    /// To hold a relic or a banner.
    Hold(Thing),
    /// That a player has no warbands on the board any more.
    Kill(Colour),
    /// As many as can be expected of something.
    Most(Goods),
}

/// Everything that is wanted at the end of the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal(pub Vec<Aim>);

impl Goal {
    /// Returns whether something is counted, of which there may always be more.
    #[must_use]
    pub fn counts(&self) -> bool {
        self.0.iter().any(|aim| matches!(aim, Aim::Most(_)))
    }
}
