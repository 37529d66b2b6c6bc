//! The chronicle string of the Tabletop Simulator module, versions 3.1.0 to 3.3.3: what the Chronicle §8 leaves for the
//! next game, in one line. Both ways are exact, byte for byte:
//!
//! ```text
//! text ── parse (scanner) ──► Seed ── start ───────────────────► Setup
//! text ◄── write ──────────── Seed ◄── export (chronicle) ────── Setup
//! ```
//!
//! `after` begins the next game of a Chronicle at once, also where no string can be written because not every card is named.
//!
//! A position keeps what it has no place for in a `[chronicle]` block: `block` writes it, `chronicle` reads it.

mod after;
mod block;
mod boards;
mod cells;
mod chronicle;
mod codes;
mod error;
mod export;
mod parse;
mod scanner;
mod start;
mod version;
mod write;

pub use after::Written;
pub use boards::Boards;
pub use error::{Deck, Expected, ExportError, Field, SeedFault, SeedProblem};
pub use parse::parse;
pub use version::Version;

use crate::cards::Suit;
use crate::game::{CardRef, Colour, Oath};

/// The fields of a chronicle string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seed {
    /// The version of the module that wrote it.
    pub version: Version,
    /// The number of the game about to be played.
    pub game: u16,
    /// The name of the chronicle.
    pub name: String,
    /// The players of the previous game; before 3.3.2 an unused byte.
    pub previous_players: Boards,
    /// The boards that lie on their Citizen side §1.9.
    pub citizens: Boards,
    /// The Oathkeeper goal §1.3.
    pub oath: Oath,
    /// An order of the suits; unused.
    pub suits: [Suit; 6],
    /// The map §1.1, slot by slot.
    pub map: [MapSlot; 8],
    /// The world deck, from the top.
    pub world: Vec<CardRef>,
    /// The Dispossessed §8.4.
    pub dispossessed: Vec<CardRef>,
    /// The relic deck, from the bottom.
    pub relics: Vec<CardRef>,
    /// The end of the previous game; since 3.3.1.
    pub ending: Option<PreviousGame>,
}

/// The cards in a slot of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MapSlot {
    /// The site, if any.
    pub site: Option<CardRef>,
    /// Whether the site is facedown.
    pub facedown: bool,
    /// Three cells for cards; the module fills in denizens from the left and relics from the right.
    pub cells: [Option<CardRef>; 3],
}

/// The end of the previous game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviousGame {
    /// The players who began it as Citizens.
    pub citizens: Boards,
    /// The winner.
    pub winner: Colour,
    /// The name of the winner.
    pub winner_name: String,
}
