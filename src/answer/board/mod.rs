//! What lies where on a table, worded in the reader's language, without any layout. What is not described is left out (`null`):
//! a face shows it as `?`.
//!
//! ```text
//! oath, xidit: a position → its board ─► parts
//! ```

mod fight;
mod oath;
mod parts;
mod players;
mod xidit;

pub use fight::FightBoard;
pub use oath::{BankBoard, BannerBoard, OathBoard, RegionBoard, SiteBoard, SpaceBoard, TitleBoard, WinnerBoard, oath};
pub use parts::{CardBoard, Named, PlaceName, WarbandsBoard};
pub use players::PlayerBoard;
pub use xidit::{
    AreaBoard, CityBoard, CountBoard, DummyBoard, PathBoard, PileBoard, TitanBoard, XiditBoard, XiditPlayerBoard,
    XiditRegionBoard, xidit,
};

use super::Schema;
use serde::Serialize;

/// Everything on a table; as JSON the document `board`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BoardAnswer {
    schema: Schema,
    /// The game: `oath` or `xidit`.
    pub game: &'static str,
    /// What lies on the table.
    pub board: Board,
}

impl BoardAnswer {
    /// Returns the answer for a board.
    #[must_use]
    pub const fn new(board: Board) -> Self {
        let game = match &board {
            Board::Oath(_) => "oath",
            Board::Xidit(_) => "xidit",
        };
        Self { schema: Schema::Board, game, board }
    }
}

/// The board of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Board {
    /// Oath.
    Oath(Box<OathBoard>),
    /// Lords of Xidit.
    Xidit(Box<XiditBoard>),
}
