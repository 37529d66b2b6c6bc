//! Compiles the cards and the rulings on them: reads, checks, writes tables.

mod check;
mod source;
mod tables;

pub use check::faults;
pub use source::{Card, Cards, Ruling, read};
pub use tables::{write, write_names};
