//! The steps of the Chronicle §8 as requests. What chance decides is told in `drawing`, in the order in which it comes up.

use crate::{
    cards::Suit,
    game::{CardIdentity, CardRef, Oath},
};

/// A step of the Chronicle §8.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Writing {
    /// Vow an oath §8.1.
    Vow(Oath),
    /// Build an edifice in the place of a denizen §8.3.1.
    Build {
        /// The edifice.
        edifice: CardRef,
        /// The denizen.
        replacing: CardIdentity,
    },
    /// Repair a ruined edifice §8.3.1.
    Repair(CardRef),
    /// Clean up the map §8.3.2 to §8.3.5.
    ClearMap {
        /// The sites in the order in which they move in (D43), where somebody may choose it.
        moving: Vec<CardRef>,
        /// The sites drawn from the site deck, from the top slot down.
        drawing: Vec<CardRef>,
    },
    /// Add six cards to the world deck §8.4.
    AddCards {
        /// The most common suit among the winner's advisers.
        suit: Suit,
        /// The cards drawn.
        drawing: Vec<CardRef>,
    },
    /// Remove six cards to the Dispossessed §8.5.
    RemoveCards {
        /// The cards drawn.
        drawing: Vec<CardRef>,
    },
    /// Clean up the relics §8.6.
    ClearRelics {
        /// The relics drawn for sites, from the top slot down, then the new relic deck, from the top.
        drawing: Vec<CardRef>,
    },
    /// Rebuild the world deck §8.8.
    Rebuild {
        /// The Visions for the upper pile (D05), where somebody may choose them.
        choosing: Vec<CardRef>,
        /// The new world deck, from the top.
        drawing: Vec<CardRef>,
    },
}

impl Writing {
    /// Returns what chance decided, if this step has any.
    #[must_use]
    pub fn drawing(&self) -> Option<&[CardRef]> {
        match self {
            Self::Vow(_) | Self::Build { .. } | Self::Repair(_) => None,
            Self::ClearMap { drawing, .. }
            | Self::AddCards { drawing, .. }
            | Self::RemoveCards { drawing }
            | Self::ClearRelics { drawing }
            | Self::Rebuild { drawing, .. } => Some(drawing),
        }
    }

    /// Returns the same step with what chance decided.
    #[must_use]
    pub fn with_drawing(mut self, drawn: Vec<CardRef>) -> Self {
        match &mut self {
            Self::Vow(_) | Self::Build { .. } | Self::Repair(_) => {}
            Self::ClearMap { drawing, .. }
            | Self::AddCards { drawing, .. }
            | Self::RemoveCards { drawing }
            | Self::ClearRelics { drawing }
            | Self::Rebuild { drawing, .. } => *drawing = drawn,
        }
        self
    }
}
