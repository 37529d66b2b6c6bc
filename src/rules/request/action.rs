//! The actions that can be asked about: major §5, minor §6, Wake §4.1 and Rest §4.3, the Chronicle §8.

use crate::{
    cards::{Suit, Token},
    game::{CardIdentity, CardRef, Colour, Favor, Heap, Region, Secrets, Slot, Space, Warbands},
    rules::request::{Choice, Chosen, Fighting, Terms, Writing},
};

/// Where a Search draws §5.1.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The world deck.
    World,
    /// A discard pile: that of the pawn's region unless named.
    Discard(Option<Region>),
}

/// What a Trade is for §5.3.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Traded {
    /// A secret for favor.
    Favor,
    /// Favor for secrets.
    Secrets,
}

/// What is recovered §5.4.1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recovered {
    /// A facedown relic at the site; which, if somebody names it.
    Relic(Option<CardRef>),
    /// A facedown relic that nobody names.
    UnnamedRelic,
    /// The People's Favor, with what is paid and the bank to begin with.
    PeoplesFavor {
        /// What is paid.
        paying: Favor,
        /// The bank to begin with §5.4.4.
        starting: Option<Suit>,
    },
    /// The Darkest Secret, with what is paid.
    DarkestSecret {
        /// What is paid.
        paying: Secrets,
    },
}

/// Where a card is played §5.1.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onto {
    /// The player's own site, or any of the region with the People's Favor.
    Site(Option<Slot>),
    /// The advisers, faceup.
    Advisers,
    /// The advisers, facedown.
    AdvisersFacedown,
    /// The Revealed Vision space.
    Vision,
}

/// What the Conspiracy takes §5.1.4.IV.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A relic.
    Relic(CardRef),
    /// The People's Favor.
    PeoplesFavor,
    /// The Darkest Secret.
    DarkestSecret,
}

/// What another player is let peek at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A facedown adviser of one's own §6.1.
    Adviser(CardIdentity),
    /// The relics of the Reliquary, in an offer of Citizenship §6.6.1.
    Reliquary,
}

/// An action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Search §5.1, with the cards that were drawn, if somebody names them.
    Search(Source, Vec<CardIdentity>),
    /// Muster §5.2 on a card.
    Muster(CardIdentity),
    /// Trade §5.3 with a card.
    Trade(CardIdentity, Traded),
    /// Recover §5.4.
    Recover(Recovered),
    /// Campaign §5.5.
    Campaign(Box<Fighting>),
    /// Travel §5.6.
    Travel(Slot),
    /// Play a drawn card §5.1.4 or a facedown adviser §6.1.
    Play {
        /// The card.
        card: CardIdentity,
        /// Where to.
        onto: Onto,
        /// The cards discarded to make room §5.1.4.I, §5.1.4.II.
        discarding: Vec<CardIdentity>,
        /// Where they go, if a modifier of the Search lets one choose.
        heap: Option<Heap>,
        /// The choices of its When Played power §7.3.3.
        choices: Box<Chosen>,
    },
    /// Play the Conspiracy faceup §5.1.4.IV.
    Conspire(Option<(Thing, Colour)>),
    /// Discard a drawn card §5.1.3 or a facedown adviser §6.1; where to, if a modifier lets one choose.
    Discard(CardIdentity, Option<Heap>),
    /// Use the power of a card §6.2, §7.3.2, with its choices.
    Use(CardIdentity, Box<Chosen>),
    /// Peek at a facedown relic §6.3.
    PeekRelic(Option<Slot>),
    /// Peek at a relic of the Reliquary §6.4.
    PeekReliquary(Option<Space>),
    /// Let another player peek §6.1, §9.4, §6.6.1.
    Show {
        /// At what.
        what: Shown,
        /// Who.
        to: Colour,
    },
    /// Move warbands from the board to the site §6.5.
    MoveToSite(Warbands),
    /// Move warbands from the site to the board §6.5.
    MoveToBoard(Warbands),
    /// Give warbands to an Imperial player §6.5.
    GiveWarbands(Warbands, Colour),
    /// Take warbands from an Imperial player §6.5.
    TakeWarbands(Warbands, Colour),
    /// Offer Citizenship §6.6.1.
    OfferCitizenship {
        /// To whom.
        to: Colour,
        /// The relic, the bargain, and the warbands replaced.
        terms: Box<Terms>,
    },
    /// Accept Citizenship §6.6.2.
    Accept(Box<Terms>),
    /// Exile a Citizen §6.7.
    Exile(Colour),
    /// Exile oneself §6.8.
    SelfExile,
    /// Hand the Oathkeeper title to one of those who meet the goal §2.11.
    HandTitle(Colour),
    /// Place favor on the People's Favor in Wake §4.1.1.I.
    WakePlace,
    /// Return favor from it to a bank in Wake §4.1.1.I.
    WakeReturn(Suit),
    /// Take from the site in Wake §4.1.4.
    WakeTake(Token),
    /// End the Wake Phase and begin to act §4.2.
    Act,
    /// End the Act Phase and rest §4.3, with the end die if it was rolled §3.3.
    Rest(Option<u8>),
    /// Place the pawn and keep a card before the first turn §1.23.
    SetUp {
        /// Where the pawn goes.
        at: Slot,
        /// The card that is kept as a facedown adviser, if it is named.
        keeping: Option<CardIdentity>,
    },
    /// Write the Chronicle §8.
    Write(Writing),
}

/// An action with the cards used for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The action.
    pub action: Action,
    /// The modifiers and battle plans used §7.4, §7.5, or Rest powers §4.3.5.
    pub using: Vec<CardIdentity>,
    /// What is chosen for them.
    pub choosing: Vec<Choice>,
}

impl From<Action> for Request {
    fn from(action: Action) -> Self {
        Self { action, using: Vec::new(), choosing: Vec::new() }
    }
}

impl Action {
    /// Returns whether it is a major action §5.
    #[must_use]
    pub const fn is_major(&self) -> bool {
        matches!(
            self,
            Self::Search(..) | Self::Muster(_) | Self::Trade(..) | Self::Recover(_) | Self::Campaign(_) | Self::Travel(_)
        )
    }
}

impl Request {
    /// Returns the suits that are chosen, in their order.
    pub fn suits(&self) -> impl Iterator<Item = Suit> + '_ {
        self.choosing.iter().filter_map(|choice| match choice {
            Choice::Suit(suit) => Some(*suit),
            Choice::Colour(_) | Choice::Number(_) | Choice::Card(..) | Choice::Swap(..) => None,
        })
    }

    /// Returns the number in an action that has one: what is paid, or how many warbands.
    #[must_use]
    pub const fn number(&self) -> Option<u8> {
        match &self.action {
            Action::Recover(Recovered::PeoplesFavor { paying, .. }) => Some(paying.0),
            Action::Recover(Recovered::DarkestSecret { paying }) => Some(paying.0),
            Action::MoveToSite(count)
            | Action::MoveToBoard(count)
            | Action::GiveWarbands(count, _)
            | Action::TakeWarbands(count, _) => Some(count.0),
            _ => None,
        }
    }

    /// Returns the same action with another number.
    #[must_use]
    pub fn with_number(&self, number: u8) -> Self {
        let mut asked = self.clone();
        match &mut asked.action {
            Action::Recover(Recovered::PeoplesFavor { paying, .. }) => *paying = Favor(number),
            Action::Recover(Recovered::DarkestSecret { paying }) => *paying = Secrets(number),
            Action::MoveToSite(count)
            | Action::MoveToBoard(count)
            | Action::GiveWarbands(count, _)
            | Action::TakeWarbands(count, _) => *count = Warbands(number),
            _ => {}
        }
        asked
    }
}
