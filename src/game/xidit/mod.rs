//! A game of Lords of Xidit in progress: its nouns and its position file (`game = "xidit"`). Which orders
//! are legal is not decided here.

mod check;
pub mod keys;
mod path;
mod pieces;
mod position;
mod read;
mod start;
mod visible;
mod write;

pub use crate::game::{
    fault::XiditProblem,
    nouns::xidit::{City, Class, Colour, Good, Order, Phase, Reward, Road, Trial},
};
pub use path::{Area, CityTile, Next, Path, Pile, Side};
pub use pieces::{Rewards, Threat, Titan, Units};
pub use position::{BARDS, CITIES, CityAt, Dummy, HIGHEST, Player, Position, REGIONS, Region, STORIES, Tile};
pub use read::{find_region, read, read_document};
pub use start::start;
pub use visible::visible_to;

/// The JSON Schema of the position file (draft 7).
pub const SCHEMA: &str = include_str!("position.schema.json");
