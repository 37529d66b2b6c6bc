//! The pools and forces of one campaign §5.5.2, and the changes by cards.

use std::fmt;

use super::change::Change;

/// The most dice a pool may hold, before and after the changes of cards. The Law sets no limit §9.3; this is the engine's.
pub const MOST_DICE: Dice = Dice(60);

/// The most warbands a side may bring.
pub const MOST_WARBANDS: Warbands = Warbands(1000);

/// A number of dice in a pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice(pub u32);

/// A number of warbands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Warbands(pub u32);

/// A side of the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The player who campaigns.
    Attacker,
    /// The player or the bandits under attack, with all Allies.
    Defender,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Attacker, Self::Defender];

    /// Returns the word for it in message ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
        }
    }

    /// Returns the other side.
    #[must_use]
    pub const fn enemy(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// The dice of both pools before the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PoolSizes {
    /// The attack dice.
    pub attack: i64,
    /// The defense dice.
    pub defense: i64,
}

impl PoolSizes {
    /// Returns the pools after attack dice were added, or removed if negative: each that would be removed and is not there adds a
    /// defense die §5.5.3.
    #[must_use]
    pub const fn with_attack_dice(self, dice: i64) -> Self {
        let attack = self.attack + dice;
        if attack < 0 { Self { attack: 0, defense: self.defense - attack } } else { Self { attack, ..self } }
    }
}

/// A campaign about to be fought.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fight {
    /// The dice the attacker collects. Fewer may be rolled: see [`best_choice`](super::best_choice).
    pub attack_dice: Dice,
    /// The warbands of the attacking force, from whom skulls and sacrifices are taken.
    pub force: Warbands,
    /// The dice the targets add.
    pub defense_dice: Dice,
    /// The warbands or bandits that add to the defense.
    pub defenders: Warbands,
    /// The changes by cards, in any order: they are applied in the order of the Law.
    pub changes: Vec<Change>,
}

/// Why a fight cannot be evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FightError {
    /// A pool is too large, as given or after the changes of cards.
    #[error("{side}: {dice} dice, at most {MOST_DICE}")]
    TooManyDice {
        /// Whose pool.
        side: Side,
        /// How many it would hold.
        dice: i64,
    },
    /// A force is too large, as given or after the changes of cards.
    #[error("{side}: {warbands} warbands, at most {MOST_WARBANDS}")]
    TooManyWarbands {
        /// Whose force.
        side: Side,
        /// How many it would hold.
        warbands: u64,
    },
    /// The number of a change is out of its range.
    #[error("{0} is out of range")]
    OutOfRange(Change),
}

impl Fight {
    /// Returns a fight of as many warbands as dice, with no cards at work.
    #[must_use]
    pub const fn new(attack: u32, defense: u32, defenders: u32) -> Self {
        Self {
            attack_dice: Dice(attack),
            force: Warbands(attack),
            defense_dice: Dice(defense),
            defenders: Warbands(defenders),
            changes: Vec::new(),
        }
    }

    /// Returns the same fight with another force.
    #[must_use]
    pub const fn with_force(mut self, force: u32) -> Self {
        self.force = Warbands(force);
        self
    }

    /// Returns the same fight with these changes added.
    #[must_use]
    pub fn with(mut self, changes: impl IntoIterator<Item = Change>) -> Self {
        self.changes.extend(changes);
        self
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Warbands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
