//! The open table as data: the history of its text, step by step, and the text of a file edited so that it says another position.
//!
//! ```text
//! history ─► record ─► step ─► delta     every step that was taken, as lines that are only ever added
//! edit ─► source                         values changed in place; comments, order and spelling stay
//! ```
//!
//! Nothing here touches a file: a history is read from bytes and returns the bytes that are to be added.

mod delta;
mod edit;
mod history;
mod record;
mod step;

pub use delta::Delta;
pub use edit::{Change, changes, edit};
pub use history::{Damage, History};
pub use step::{Entry, Kind, Step};
