//! What can be asked: actions with their typed choices. Words become requests in `notation`.

mod action;
mod bargain;
mod chosen;

pub use action::{Action, Asked, Fighting, Onto, Pick, Recovered, Source, Stands, Thing, Traded};
pub use bargain::{Bargain, Handed, Replacing, Terms};
pub use chosen::{Choice, Chosen, Clause, Exchange, Named, Reply, Ware};
