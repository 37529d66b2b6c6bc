//! A game in progress as written down: everything optional, nothing checked. `None` is *unknown*; a count of zero is
//! zero. Once checked, it becomes a [`super::Position`].

mod count;
mod deal;
mod ruler;
mod seats;
mod start;
mod visible;

use crate::{
    cards::Suit,
    game::{
        file::Raw,
        nouns::{Chapter, Colour, Heap, Oath, Phase, Rolled, Slot},
        pieces::{
            Banks, CardAt, CardRef, DarkestSecret, Decks, Discards, PeoplesFavor, Player, Reliquary, SiteAtSlot, Title, Winner,
        },
    },
};
pub use deal::{deal, deal_by_lot};
pub use seats::Seats;
pub use start::{is_favor_short, set_up, start, start_with};
pub use visible::{visible_to, visible_to_all};

/// Events of this turn that still matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ThisTurn {
    /// Cards discarded from sites, for the Homelands.
    pub discarded: Vec<(Slot, Suit)>,
    /// Relics taken that cannot be used this turn.
    pub took: Vec<CardRef>,
    /// How often favor was placed on or returned from the People's Favor in this Wake §4.1.1.
    pub favor_steps: u8,
    /// Cards whose free Campaign may follow now, in order: Sneak Attack, Second Wind.
    pub follows: Vec<CardRef>,
    /// Whether the free Travel that comes before that Campaign has been taken: Second Wind.
    pub travelled: bool,
    /// The modifiers of a Search that is not finished, as far as they still matter §7.4.
    pub searching: Vec<CardRef>,
    /// Where that Search discards its cards, once the first is discarded: Bracken, Cracked Horn.
    pub heap: Option<Heap>,
    /// Whether the other card of that Search must go to a site: Land Warden.
    pub site_owed: bool,
}

/// The defender of a Campaign §5.5.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Defender {
    /// A player.
    Player(Colour),
    /// The bandits.
    Bandits,
}

/// A target of a Campaign §5.5.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A site.
    Site(Slot),
    /// A relic.
    Relic(CardRef),
    /// The People's Favor.
    PeoplesFavor,
    /// The Darkest Secret.
    DarkestSecret,
    /// The defender's pawn and favor.
    Pawn,
}

/// A Campaign under way §5.5.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Campaign {
    /// The defender.
    pub defender: Option<Defender>,
    /// The targets.
    pub targets: Vec<Target>,
    /// The card that lets it be fought for no Supply §7.6.2, if one does: Captains, Sneak Attack.
    pub by: Option<CardRef>,
    /// The site at which the attacker's pawn counts as being for it.
    pub at: Option<Slot>,
    /// The Imperial Allies §5.5.2.
    pub allies: Vec<Colour>,
    /// The battle plans used §5.5.3.
    pub plans: Vec<CardAt>,
    /// The dice rolled.
    pub rolled: Option<Rolled>,
}

/// The Chronicle as far as it is written §8.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WrittenChronicle {
    /// What comes next.
    pub chapter: Chapter,
    /// The players whose boards were turned to their Exile side §8.2.
    pub flipped: Vec<Colour>,
}

impl Default for WrittenChronicle {
    fn default() -> Self {
        Self { chapter: Chapter::Vow, flipped: Vec::new() }
    }
}

/// A game in progress, as far as written down.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The round, 1 to 8.
    pub round: Option<u8>,
    /// The Oathkeeper goal.
    pub oath: Option<Oath>,
    /// The Visions Drawn marker §2.1.6.
    pub visions_drawn: Option<u8>,
    /// The player whose turn it is.
    pub turn: Option<Colour>,
    /// The phase of that turn.
    pub phase: Phase,
    /// Who has won, if the game is over §3.
    pub winner: Option<Winner>,
    /// How far the Chronicle of a game that is over is written §8.
    pub ending: Option<WrittenChronicle>,
    /// The favor banks.
    pub banks: Option<Banks>,
    /// The Oathkeeper title.
    pub title: Option<Title>,
    /// The Banner of the People's Favor.
    pub peoples_favor: Option<PeoplesFavor>,
    /// The Banner of the Darkest Secret.
    pub darkest_secret: Option<DarkestSecret>,
    /// The Imperial Reliquary.
    pub reliquary: Reliquary,
    /// The sites.
    pub sites: Vec<SiteAtSlot>,
    /// The players, in the order in which they act.
    pub players: Vec<Player>,
    /// The decks.
    pub decks: Decks,
    /// The discard piles.
    pub discards: Discards,
    /// Events of this turn.
    pub this_turn: ThisTurn,
    /// A Campaign under way.
    pub campaign: Option<Campaign>,
    /// What a chronicle string carries beside the position.
    pub chronicle: Option<Raw>,
    /// The sites of which only the name is told, and in which slot each is taken to stand; no file holds them.
    pub only_named: Vec<(Slot, CardRef)>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            round: None,
            oath: None,
            visions_drawn: None,
            turn: None,
            phase: Phase::Act,
            winner: None,
            ending: None,
            banks: None,
            title: None,
            peoples_favor: None,
            darkest_secret: None,
            reliquary: Reliquary::default(),
            sites: Vec::new(),
            players: Vec::new(),
            decks: Decks::default(),
            discards: Discards::default(),
            this_turn: ThisTurn::default(),
            campaign: None,
            chronicle: None,
            only_named: Vec::new(),
        }
    }
}
