//! The plan of a turn §4.2: the line of play with the greatest chance of a goal, exactly, within what is told.
//!
//! ```text
//! line ─► search ─► choices ─► campaigns ─► sequences
//!                  └─► weighed ─► goal, hash, spare ─► reach
//! ```
//!
//! Dice are the only chance. Cards that nobody has seen are never guessed: ways that lead through them are open.

mod campaigns;
mod choices;
mod goal;
mod hash;
mod line;
mod reach;
mod search;
mod sequences;
mod spare;
mod weighed;

pub use goal::Worth;
pub use line::{End, Line, LineStep, Threat, TurnPlan, better_turn, next_turn_of, plan_turn, short_turn, threat};
pub use search::OpenWay;
