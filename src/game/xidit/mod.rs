//! A game of Lords of Xidit in progress: its nouns and its position file (`game = "xidit"`). Which orders
//! are legal is not decided here.

mod check;
pub mod keys;
mod position;
mod read;
mod write;

pub use crate::game::{
    fault::XiditProblem,
    nouns::xidit::{City, Class, Colour, Order, Reward, Road, Trial},
};
pub use position::{
    Area, BARDS, CITIES, CityAt, Dummy, HIGHEST, Next, Path, Player, Position, REGIONS, Region, Rewards, STORIES, Side, Threat,
    Tile, Titan, Units,
};
pub use read::{find_region, read};

/// The JSON Schema of the position file (draft 7).
pub const SCHEMA: &str = include_str!("position.schema.json");
