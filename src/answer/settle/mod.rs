//! A dispute settled by asking back: what has been told of the table in, the next question out, or the ruling. Nothing is
//! remembered between questions.
//!
//! What is not told may be anything. Tables are laid out on which all that is told is so and the rest is by chance; where they
//! are ruled on alike, the dispute is settled, and where two are not, halving finds the part that makes the difference. The part
//! that does so most often is asked for.
//!
//! ```text
//! open ─► answer ─► document, dispute ─► probe, world ─► repair ─► told ─► key      named, chance
//! ```

mod answer;
mod chance;
mod dispute;
mod document;
mod key;
mod named;
mod open;
mod probe;
mod repair;
mod reply;
mod told;
mod world;

pub use answer::{Disputed, reply_part, settled_at};
pub use dispute::{Next, Settled, next};
pub use document::{AskedNext, SettleAnswer};
pub use key::Key;
pub use open::{Opened, Typed, open, reopen};
pub use probe::Asked;
pub use reply::{reply, reply_place};
pub use told::{Question, Told};
