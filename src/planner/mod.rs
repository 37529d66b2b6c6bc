//! Rules and odds together: what a Campaign is worth §5.5, which one to pick, and how one ends with the dice that were rolled.

mod answers;
mod best;
mod fight;
mod one;
mod plan;
mod played;
mod things;
mod usable_plans;
mod ways;

pub use best::best_play;
pub use fight::{Fight, RollError, Rolled, apply, better_dice_count, differing, editions_with_other_outcome, fight, may, roll};
pub use one::{PlanError, given_dice, plan_one, roll_first};
pub use plan::{Plan, Planned, plan};
pub use usable_plans::{Chosen, PlanUse, Play};
