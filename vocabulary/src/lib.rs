//! The closed vocabulary that the program and the compiler of the rulebook share: languages and books, how words are folded and
//! stemmed, the facts printed on cards, and what cards do.

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
