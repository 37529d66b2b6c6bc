//! What is chosen for a power that is used §7.1.3 or follows the playing of a card §7.3.3: one field a clause.

use crate::{
    cards::{Nature, Suit, Token},
    game::{CardIdentity, CardRef, Colour, Region, Slot, Space},
    odds::DefenseFace,
    rules::request::Replacing,
};

/// Something that is chosen by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// A suit, or its favor bank.
    Suit(Suit),
    /// A player.
    Colour(Colour),
    /// A region.
    Region(Region),
    /// A site.
    Site(Slot),
    /// A space of the Reliquary.
    Space(Space),
}

/// Something that changes hands in an exchange §7.6.3.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ware {
    /// Favor or secrets, and from whom, if that is said.
    Tokens(Token, u8, Option<Colour>),
    /// A relic or an adviser; a banner, which no power lets change hands so.
    Card(CardIdentity),
    /// A facedown adviser that is not named.
    Facedown,
    /// A site.
    Site(Slot),
}

/// What two players exchange §7.6.3.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exchange {
    /// Who gives `giving`, if not the player who acts.
    pub by: Option<Colour>,
    /// With whom.
    pub with: Vec<Colour>,
    /// What is given.
    pub giving: Vec<Ware>,
    /// What is taken.
    pub taking: Vec<Ware>,
}

impl Exchange {
    /// Returns whether it says nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The answer to a question that a power asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// A relic is kept.
    Keep,
    /// A relic is returned.
    Return,
    /// A secret is added.
    Add,
    /// A secret is removed.
    Remove,
    /// An offer is accepted, with the relic on a space.
    Accept(Option<Space>),
    /// An offer is declined.
    Decline,
}

impl Reply {
    /// Returns whether it is a yes.
    #[must_use]
    pub const fn is_yes(self) -> bool {
        match self {
            Self::Keep | Self::Add | Self::Accept(_) => true,
            Self::Return | Self::Remove | Self::Decline => false,
        }
    }
}

/// What is chosen for a power.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// Favor or a secret, of a site that gives either §4.1.4.
    pub token: Option<Token>,
    /// `from` whom or what, and how many.
    pub from: Vec<(Option<u8>, Named)>,
    /// `to` whom or where, and how many.
    pub to: Vec<(Option<u8>, Named)>,
    /// `at` whose board or which site, and how many.
    pub at: Vec<(Option<u8>, Named)>,
    /// How many warbands are placed where.
    pub placing: Vec<(Option<u8>, Named)>,
    /// The cards that are swapped.
    pub swapping: Vec<CardIdentity>,
    /// The players one of whose facedown advisers is swapped.
    pub swapping_of: Vec<Colour>,
    /// The cards that are moved.
    pub moving: Vec<CardIdentity>,
    /// The players whose pawns are moved.
    pub pawns: Vec<Colour>,
    /// The cards that are returned.
    pub returning: Vec<CardIdentity>,
    /// The cards that are discarded.
    pub discarding: Vec<CardIdentity>,
    /// The cards that come up, in their order.
    pub drawn: Vec<CardRef>,
    /// `with` whom, or whose cards.
    pub with: Vec<Colour>,
    /// What is given in an exchange.
    pub giving: Vec<Ware>,
    /// What is taken, in an exchange or for nothing.
    pub taking: Vec<Ware>,
    /// The exchanges after it.
    pub then: Vec<Exchange>,
    /// The defense dice that were rolled.
    pub rolled: Option<Vec<DefenseFace>>,
    /// Who keeps a secret that lies faceup.
    pub keeping: Vec<Colour>,
    /// Who keeps a secret that lies facedown.
    pub removing: Vec<Colour>,
    /// The cards used besides.
    pub using: Vec<CardRef>,
    /// How many warbands are sacrificed.
    pub sacrificing: Option<u8>,
    /// Which warbands of a new Citizen are replaced §6.6.2.
    pub replacing: Replacing,
    /// The answer to what the power asks.
    pub reply: Option<Reply>,
    /// The suit that is chosen among several; said with the action, not with the power.
    pub suit: Option<Suit>,
}

impl Chosen {
    /// Returns whether nothing is chosen.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the cards that are swapped, moved or returned, then those that are discarded to make room.
    #[must_use]
    pub fn cards(&self) -> Vec<&CardIdentity> {
        self.swapping.iter().chain(&self.moving).chain(&self.returning).chain(&self.discarding).collect()
    }

    /// Returns the places where something stands or is placed, and how many.
    #[must_use]
    pub fn places(&self) -> Vec<(Option<u8>, Named)> {
        self.at.iter().chain(&self.placing).copied().collect()
    }

    /// Returns whether the answer to what the power asks is a yes.
    #[must_use]
    pub fn yes(&self) -> Option<bool> {
        self.reply.map(Reply::is_yes)
    }

    /// Returns the space of the Reliquary that is accepted.
    #[must_use]
    pub const fn space(&self) -> Option<Space> {
        match self.reply {
            Some(Reply::Accept(space)) => space,
            Some(Reply::Keep | Reply::Return | Reply::Add | Reply::Remove | Reply::Decline) | None => None,
        }
    }

    /// Returns the first card that comes up.
    #[must_use]
    pub fn drawing(&self) -> Option<CardRef> {
        self.drawn.first().copied()
    }

    /// Returns the relic that is taken.
    #[must_use]
    pub fn relic_taken(&self) -> Option<CardRef> {
        self.taking.iter().find_map(|ware| if let Ware::Card(CardIdentity::Known(card)) = ware { Some(*card) } else { None })
    }

    /// Returns the cards that come up and are no relics.
    #[must_use]
    pub fn others_drawn(&self) -> Vec<CardRef> {
        self.drawn.iter().copied().filter(|card| !matches!(card.0.nature, Nature::Relic)).collect()
    }

    /// Returns the exchanges that are named, in their order: the first without `then`, if it is said.
    #[must_use]
    pub fn exchanges(&self) -> Vec<Exchange> {
        let (with, giving, taking) = (self.with.clone(), self.giving.clone(), self.taking.clone());
        let first = Exchange { by: None, with, giving, taking };
        std::iter::once(first).filter(|it| !it.is_empty()).chain(self.then.iter().cloned()).collect()
    }

    /// Returns only what is taken, for a power that asks for nothing else.
    #[must_use]
    pub fn only_taking(&self) -> Self {
        Self { taking: self.taking.clone(), ..Self::default() }
    }

    /// Returns the clauses that say something, by their English words.
    pub fn clauses(&self) -> impl Iterator<Item = Clause> + '_ {
        let reply =
            |wanted: Reply| self.reply.is_some_and(|reply| std::mem::discriminant(&reply) == std::mem::discriminant(&wanted));
        let said = [
            (Clause::Token, self.token.is_some()),
            (Clause::From, !self.from.is_empty()),
            (Clause::To, !self.to.is_empty()),
            (Clause::At, !self.at.is_empty()),
            (Clause::Placing, !self.placing.is_empty()),
            (Clause::Swapping, !self.swapping.is_empty() || !self.swapping_of.is_empty()),
            (Clause::Moving, !self.moving.is_empty() || !self.pawns.is_empty()),
            (Clause::Returning, !self.returning.is_empty() || reply(Reply::Return)),
            (Clause::Discarding, !self.discarding.is_empty()),
            (Clause::Drawing, !self.drawn.is_empty()),
            (Clause::With, !self.with.is_empty()),
            (Clause::Giving, !self.giving.is_empty()),
            (Clause::Taking, !self.taking.is_empty()),
            (Clause::Then, !self.then.is_empty()),
            (Clause::Rolled, self.rolled.is_some()),
            (Clause::Keeping, !self.keeping.is_empty() || reply(Reply::Keep)),
            (Clause::Removing, !self.removing.is_empty() || reply(Reply::Remove)),
            (Clause::Adding, reply(Reply::Add)),
            (Clause::Accepting, reply(Reply::Accept(None))),
            (Clause::Declining, reply(Reply::Decline)),
            (Clause::Using, !self.using.is_empty()),
            (Clause::Sacrificing, self.sacrificing.is_some()),
            (Clause::Replacing, !self.replacing.is_empty()),
        ];
        said.into_iter().filter(|(_, said)| *said).map(|(clause, _)| clause)
    }
}

/// A part of what is chosen for a power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the clause of its word")]
pub enum Clause {
    Token,
    From,
    To,
    At,
    Placing,
    Swapping,
    Moving,
    Returning,
    Discarding,
    Drawing,
    With,
    Giving,
    Taking,
    Then,
    Rolled,
    Keeping,
    Removing,
    Adding,
    Accepting,
    Declining,
    Using,
    Sacrificing,
    Replacing,
}

impl Clause {
    /// Returns the clause as a pattern, in English.
    #[must_use]
    pub const fn pattern(self) -> &'static str {
        match self {
            Self::Token => "favor|secret",
            Self::From => "from",
            Self::To => "to",
            Self::At => "at",
            Self::Placing => "placing",
            Self::Swapping => "swapping",
            Self::Moving => "moving",
            Self::Returning => "returning",
            Self::Discarding => "discarding",
            Self::Drawing => "drawing",
            Self::With => "with",
            Self::Giving => "giving",
            Self::Taking => "taking",
            Self::Then => "then",
            Self::Rolled => "rolled",
            Self::Keeping => "keeping",
            Self::Removing => "removing",
            Self::Adding => "adding",
            Self::Accepting => "accepting",
            Self::Declining => "declining",
            Self::Using => "using",
            Self::Sacrificing => "sacrificing",
            Self::Replacing => "replacing",
        }
    }
}

/// What is chosen for the cards that are used for an action §7.4, for the end die §3.3, or for a Relic Thief's roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A suit, or its favor bank.
    Suit(Suit),
    /// A player.
    Colour(Colour),
    /// A number: by how much the end die changes.
    Number(i8),
    /// A number for a card: what came of its roll.
    Card(CardRef, i8),
    /// One card in place of another.
    Swap(CardRef, CardRef),
}
