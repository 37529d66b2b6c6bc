//! Goals, the Oathkeeper title §2.11 and who wins when §3.

pub(crate) mod goal;
pub(crate) mod standing;
pub(crate) mod tally;
pub(crate) mod title;
mod wakes;
pub(crate) mod win;
