//! The table that a ruling looks at, and how pieces move on it. No legality.
//!
//! - `table`: the position with who acts and the law in force; `derived`: what it finds out once and keeps.
//! - `step`: one walk through an action, which rules and moves.
//! - `moves`: favor, secrets, warbands, relics and cards on their ways; `discard`, `seize`: those with rules of their own.
//! - `block`, `dispossessed`: the part of the chronicle that the position carries.

pub(crate) mod block;
mod derived;
pub(crate) mod discard;
pub(crate) mod dispossessed;
pub(crate) mod moves;
pub(crate) mod seize;
mod step;
mod table;

pub use derived::Due;
pub(crate) use derived::{InForce, Supposed};
pub(crate) use step::Step;
pub use table::{Reading, Table, editions_that_differ};
