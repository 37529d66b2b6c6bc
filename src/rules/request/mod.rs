//! What can be asked: actions with their typed choices. Words become requests in `notation`.

mod action;
mod bargain;
mod campaign;
mod chosen;
mod goal;
mod under_way;
mod writing;

pub use action::{Action, Onto, Recovered, Request, Shown, Source, Thing, Traded};
pub use bargain::{Bargain, Handed, Replacing, Terms};
pub use campaign::{AftermathChoices, BattleChoices, Declaration, Fighting, Pick, Stands};
pub use chosen::{Choice, Chosen, Clause, Exchange, Named, Reply, Ware};
pub use goal::{Aim, Goal, Goods};
pub(crate) use under_way::{plans_used, under_way};
pub use writing::Writing;
