//! Rules and odds together: what a Campaign is worth §5.5, which one to pick, and how one ends with the dice that were rolled.

mod answers;
mod best;
mod by_lot;
mod columns;
mod fewer_dice;
mod fight;
mod one;
pub mod orders;
mod plan;
mod plan_set;
mod planned;
mod played;
mod search;
mod things;
pub mod turn;
mod usable_plans;
mod ways;

pub use best::best_play;
pub use by_lot::by_lot;
pub use fewer_dice::{FewerDice, better_dice_count};
pub use fight::{ApplyError, FightOdds, RollError, Rolled, apply, differing, editions_with_other_outcome, fight, may, roll};
pub use one::{PlanError, given_dice, plan_one, roll_first};
pub use plan::{plan, plan_with};
pub use planned::{Completeness, Plan, Planned};
pub use usable_plans::{Chosen, PlanUse, Play};
