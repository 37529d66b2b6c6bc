//! Goals, the Oathkeeper title §2.11 and who wins when §3.
//!
//! - `goal`: what a goal asks for, and who leads in it; `tally`: what every player has that goals count.
//! - `title`: who holds the title, and when it passes.
//! - `win`: the types of a win and of the standing; `standing`: who wins as things stand; `wakes`: which win comes before which.

pub(crate) mod goal;
pub(crate) mod standing;
pub(crate) mod tally;
pub(crate) mod title;
mod wakes;
pub(crate) mod win;
