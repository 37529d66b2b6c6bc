//! Rules and odds together: what a Campaign is worth §5.5, which one to pick, and how one ends with the dice that were rolled.

mod answers;
mod best;
mod fight;
mod game;
mod plan;
mod played;
mod things;
mod ways;

pub use best::best_play;
pub use fight::{Fight, RollError, Rolled, apply, ends_otherwise, fewer_dice, fight, may, may_in_editions, roll};
pub use game::{Chosen, Play, Worth};
pub use plan::{Plan, Planned, plan};
