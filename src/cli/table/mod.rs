//! The open table: `law open`, `law close`, `law set`, `law undo`, `law redo`, `law log`, and steps that change it in place.

mod asked;
mod commands;
mod disk;
mod held;
mod page;
mod session;
mod state;
#[cfg(test)]
mod tests;

pub use asked::asked_about_open;
pub use commands::{CLOSE, LOG, OPEN, REDO, SET, UNDO};
pub use held::{Held, own_form};
pub use page::page;
pub use state::{open_table, required, short, shown};
