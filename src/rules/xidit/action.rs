//! What can be asked about a position of Lords of Xidit.

use crate::game::xidit::{City, Class, Order, Reward, Road, Trial, Units};

/// Who is rewarded for a class of which nobody shows a unit: the rulebook does not say §10.2.1, so the table does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unshown {
    /// Nobody.
    Nobody,
    /// Everybody, as in a tie §10.5.
    Everybody,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Move along a road §6.1.
    Move {
        /// Its colour.
        road: Road,
        /// The city to reach, if somebody names it.
        to: Option<City>,
    },
    /// Recruit §6.2.
    Recruit {
        /// The class hoped for.
        class: Option<Class>,
    },
    /// Eliminate the threat in the city §6.3.
    Eliminate {
        /// The rewards chosen with it.
        taking: Vec<Reward>,
        /// Where bards go: regions by their place in the file.
        placing: Vec<(usize, u8)>,
        /// Which value of the dummy rises, in a game of three.
        raising: Option<Trial>,
    },
    /// Eliminate a Raging Titan §9.4.
    Titan {
        /// The units it demands.
        symbols: u8,
        /// The units given, if named.
        giving: Option<Units>,
        /// The rewards chosen with it.
        taking: Vec<Reward>,
        /// Where bards go.
        placing: Vec<(usize, u8)>,
        /// Which value of the dummy rises, in a game of three.
        raising: Option<Trial>,
    },
    /// Wait §6.4.
    Wait,
    /// Not carry out the order that is set.
    Decline,
    /// Choose rewards for the threat in the city §7.
    Reward {
        /// The rewards.
        taking: Vec<Reward>,
        /// Where bards go.
        placing: Vec<(usize, u8)>,
    },
    /// Hold the military census §10 and go on to the next year.
    Census {
        /// Who is rewarded for a class that nobody shows.
        unshown: Option<Unshown>,
    },
}

impl Action {
    /// Returns the elimination of a Titan that demands so many units, with all choices left open.
    #[must_use]
    pub const fn titan(symbols: u8) -> Self {
        Self::Titan { symbols, giving: None, taking: Vec::new(), placing: Vec::new(), raising: None }
    }

    /// Returns the symbol that a dial must show for it; none where any will do.
    #[must_use]
    pub fn symbol(&self) -> Option<Order> {
        match self {
            Self::Move { road, .. } => Some((*road).into()),
            Self::Recruit { .. } | Self::Eliminate { .. } | Self::Titan { .. } | Self::Reward { .. } => Some(Order::Act),
            Self::Wait => Some(Order::Wait),
            Self::Decline | Self::Census { .. } => None,
        }
    }
}
