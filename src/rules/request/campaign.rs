//! A Campaign as it is asked about §5.5, phase by phase: what is declared, what both sides do in battle, and what becomes of it.

use crate::{
    cards::Suit,
    game::{CardIdentity, CardRef, Colour, Defender, Rolled, Slot, Target, Warbands},
};

/// Where a part of a force stands §5.5.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// At a targeted site.
    Site(Slot),
    /// On a board.
    Board(Colour),
}

/// What is chosen for a card in a Campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A number: dice that are added, or removed if negative §7.5.4; or one for yes and none for no.
    Count(i8),
    /// A suit: the bank that favor comes from.
    Suit(Suit),
    /// A player: who of a side uses a battle plan that several of them rule §5.5.3.
    User(Colour),
}

/// A Campaign with everything that is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fighting {
    /// What is declared §5.5.1, §5.5.2.
    pub declaration: Declaration,
    /// Dice and battle plans §5.5.2–5.5.5.
    pub battle: BattleChoices,
    /// What follows the roll §5.5.5–5.5.8.
    pub aftermath: AftermathChoices,
}

/// A Campaign as it is declared §5.5.1, §5.5.2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// Whom it is against §5.5.1.
    pub defender: Defender,
    /// What it aims at §5.5.2.
    pub targets: Vec<Target>,
    /// The Citizens who join §5.5.2, if that is said.
    pub allies: Option<Vec<Colour>>,
    /// The card that lets it be fought for no Supply: Captains, Sneak Attack.
    pub by: Option<CardRef>,
    /// The site at which the attacker's pawn counts as being: Captains, Wild Allies.
    pub from: Option<Slot>,
    /// Whether it is the one that the position says is under way: what it cost is paid.
    pub under_way: bool,
}

/// The dice and battle plans of both sides §5.5.2–5.5.5; the attacker's plans are those of the action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BattleChoices {
    /// The attack dice, if fewer than there may be §5.5.2.
    pub dice: Option<u8>,
    /// The battle plans of the defending side §5.5.3.
    pub defending: Vec<CardIdentity>,
    /// What is chosen for cards.
    pub choosing: Vec<(CardRef, Pick)>,
    /// How many warbands of the defender stand at sites after Warning Signals.
    pub moving: Vec<(Slot, Warbands)>,
    /// The facedown relics that are targets by Relic Hunter, with their sites, and their names if known.
    pub hunting: Vec<(Slot, Option<CardRef>)>,
    /// The dice that were rolled.
    pub rolled: Option<Rolled>,
}

/// What is chosen after the roll §5.5.5–5.5.8.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AftermathChoices {
    /// The warbands sacrificed §5.5.5, if that is said; none: the attacker would rather lose.
    pub sacrificing: Option<Warbands>,
    /// Which warbands are killed §5.5.6.
    pub losing: Vec<(Stands, Warbands)>,
    /// The warbands placed at targeted sites §5.5.7.I.
    pub placing: Vec<(Slot, Warbands)>,
    /// The hunted relics that go under the relic deck §5.5.7.II.
    pub returning: Vec<CardRef>,
    /// Where the pawn is banished to §5.5.7.III.
    pub banishing: Option<Slot>,
    /// Whether favor is burned §5.5.7.III.
    pub burning: bool,
    /// The Beast card that is discarded in place of Nomad plans §5.5.8: Wild Mounts.
    pub discarding: Option<CardRef>,
}

impl Fighting {
    /// Returns a Campaign against somebody, of which nothing more is said.
    #[must_use]
    pub fn against(defender: Defender, targets: Vec<Target>) -> Self {
        Declaration::against(defender, targets).into()
    }
}

impl From<Declaration> for Fighting {
    fn from(declaration: Declaration) -> Self {
        Self { declaration, battle: BattleChoices::default(), aftermath: AftermathChoices::default() }
    }
}

impl Declaration {
    /// Returns the declaration of a Campaign against somebody, for the usual cost.
    #[must_use]
    pub const fn against(defender: Defender, targets: Vec<Target>) -> Self {
        Self { defender, targets, allies: None, by: None, from: None, under_way: false }
    }
}

impl BattleChoices {
    fn pick<T>(&self, card: CardRef, read: impl Fn(Pick) -> Option<T>) -> Option<T> {
        self.choosing.iter().filter(|(other, _)| *other == card).find_map(|(_, pick)| read(*pick))
    }

    /// Returns the number that is chosen for a card, if one is.
    #[must_use]
    pub fn count_for(&self, card: CardRef) -> Option<i8> {
        self.pick(card, |pick| if let Pick::Count(count) = pick { Some(count) } else { None })
    }

    /// Returns the suit that is chosen for a card, if one is.
    #[must_use]
    pub fn suit_for(&self, card: CardRef) -> Option<Suit> {
        self.pick(card, |pick| if let Pick::Suit(suit) = pick { Some(suit) } else { None })
    }

    /// Returns who is said to use a battle plan, if somebody is.
    #[must_use]
    pub fn user_of(&self, card: CardRef) -> Option<Colour> {
        self.pick(card, |pick| if let Pick::User(colour) = pick { Some(colour) } else { None })
    }
}
