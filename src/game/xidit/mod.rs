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
use crate::game::{names::find_word, nouns::Game};
pub use position::{
    Area, BARDS, CITIES, CityAt, Dummy, HIGHEST, Next, Path, Player, Position, REGIONS, Region, STORIES, Side, Threat, Tile,
    Units,
};
pub use read::{find_region, read};

/// The JSON Schema of the position file (draft 7).
pub const SCHEMA: &str = include_str!("position.schema.json");

/// Returns whether the top of a text declares this game.
#[must_use]
pub fn declares_xidit(text: &str) -> bool {
    let mut top = text.lines().map(str::trim_start).take_while(|line| !line.starts_with('['));
    let value = |line: &str| {
        let value = line.strip_prefix("game")?.trim_start().strip_prefix('=')?.trim_start();
        let value = value.strip_prefix(['"', '\''])?;
        value.split(['"', '\'']).next().map(|name| find_word(name) == Ok(Game::Xidit))
    };
    top.find_map(value).unwrap_or(false)
}
