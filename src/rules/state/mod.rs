//! The table that a ruling looks at, and how pieces move on it. No legality.

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
