//! Pieces of Lords of Xidit: units by class, and what threats and Titans take and give.

use crate::game::nouns::xidit::{Class, Reward};

/// Units by class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Units([u8; 5]);

impl Units {
    /// No units.
    pub const NONE: Self = Self([0; 5]);

    /// Returns how many there are of a class.
    #[must_use]
    pub const fn count(&self, class: Class) -> u8 {
        self.0[class as usize]
    }

    /// Sets how many there are of a class.
    pub const fn set(&mut self, class: Class, count: u8) {
        self.0[class as usize] = count;
    }

    /// Returns how many there are in all.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.0.iter().copied().map(u16::from).sum()
    }

    /// Returns the classes of which there are any, from the weakest.
    pub fn classes(&self) -> impl Iterator<Item = (Class, u8)> + '_ {
        Class::ALL.iter().map(|class| (*class, self.count(*class))).filter(|(_, count)| *count > 0)
    }
}

/// How much a threat gives of each reward §7.1, if known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rewards {
    /// The gold.
    pub gold: Option<u8>,
    /// The bards.
    pub bards: Option<u8>,
    /// The stories.
    pub stories: Option<u8>,
}

impl Rewards {
    /// Returns how much it gives of a reward, if known.
    #[must_use]
    pub const fn amount(&self, reward: Reward) -> Option<u8> {
        match reward {
            Reward::Gold => self.gold,
            Reward::Bards => self.bards,
            Reward::Stories => self.stories,
        }
    }
}

/// A threat tile §2.5.3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Threat {
    /// The units it takes, if known.
    pub units: Option<Units>,
    /// What it gives.
    pub rewards: Rewards,
}

/// A Titan tile §2.7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Titan {
    /// How many units it demands: 3, 4 or 5.
    pub units: u8,
    /// What it gives. Only the tile says so, not the rulebook.
    pub rewards: Rewards,
}
