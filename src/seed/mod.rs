//! The chronicle string of the Tabletop Simulator module, versions 3.1.0 to 3.3.3: what the Chronicle §8 leaves for the
//! next game, in one line. Text becomes a [`Seed`], a seed the start of a game §1, and back again, byte for byte.

mod block;
mod boards;
mod close;
mod codes;
mod deal;
mod fault;
mod gather;
mod parse;
mod scan;
mod version;
mod write;

pub use boards::Boards;
pub use fault::{Deck, Fault, Field, Objection, Problem, Want};
pub use parse::parse;
pub use version::Version;

use crate::{
    cards::Suit,
    game::{CardRef, Colour, Oath},
};

/// A chronicle string, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seed {
    /// The version of the module that wrote it.
    pub version: Version,
    /// The number of the game about to be played.
    pub game: u16,
    /// What the chronicle is called.
    pub name: String,
    /// Who played the previous game; before 3.3.2 a byte without meaning.
    pub previous_players: Boards,
    /// The boards that lie on their Citizen side §1.9.
    pub citizens: Boards,
    /// The Oathkeeper goal §1.3.
    pub oath: Oath,
    /// An order of the suits that nothing uses.
    pub suits: [Suit; 6],
    /// The map §1.1, slot by slot.
    pub map: [OnMap; 8],
    /// The world deck, from the top.
    pub world: Vec<CardRef>,
    /// The Dispossessed §8.4.
    pub dispossessed: Vec<CardRef>,
    /// The relic deck, from the bottom.
    pub relics: Vec<CardRef>,
    /// How the previous game ended; since 3.3.1.
    pub ending: Option<Ending>,
}

/// What lies in a slot of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnMap {
    /// The site, if any.
    pub site: Option<CardRef>,
    /// Whether it lies facedown.
    pub facedown: bool,
    /// Three places for cards; the module fills in denizens from the left and relics from the right.
    pub cells: [Option<CardRef>; 3],
}

/// How the previous game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who began it as a Citizen.
    pub citizens: Boards,
    /// Who won it.
    pub winner: Colour,
    /// What the winner was called.
    pub winner_name: String,
}
