//! The closed vocabulary that the program and the compiler of the rulebook share: languages and books, how words are folded and
//! stemmed, the facts printed on cards, what cards do, and how files are put together.

mod book;
pub mod effect;
mod facts;
mod lang;
mod special;
mod word_enum;
pub mod words;

pub use book::Book;
pub use effect::Effect;
pub use facts::{
    Cost, Face, Goal, GoalKind, MajorAction, Nature, PowerKind, RecoverCost, Restriction, Reveal, SiteFacts, Suit, Token,
};
pub use lang::{Lang, PerLang};
pub use special::Special;

/// Stands before each file where the compiler puts several into one text; TOML does not admit it.
pub const FILE_SEPARATOR: &str = "\u{1c}";
