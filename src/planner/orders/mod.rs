//! The six orders of a game year of Lords of Xidit ahead §5.2: what each of them comes to if nobody interferes, which orders bring
//! the most of something, and where others may come first.
//!
//! ```text
//! ahead ─► search ─► carried
//!     └─► first ─► carried
//! ```
//!
//! Nothing is left to chance. What an order comes to is what the rules say of it; here is only chosen which one is set, and what
//! is taken where the rules leave a choice. What is not described ends a line.

mod ahead;
mod carried;
mod first;
mod search;

pub use ahead::{LAST, OrdersPlan, Wanted, next_order, orders_ahead};
pub use carried::{Ahead, Gains};
pub use first::{Contested, First};
