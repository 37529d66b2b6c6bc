//! Requests as words: `travel provinces-1`, `muster longbows using pressgangs`. The same words exist in German and Polish; all of
//! them are understood everywhere, and the English ones are what documents print. Text becomes types here, once: a word that
//! nothing uses is an error, and `print(parse(x))` is the canonical form of `x`.
//!
//! ```text
//! read ─► clauses ─► typed ─► error      names, print, pattern, xidit ─► vocabulary (data)
//! ```

mod clauses;
mod error;
mod names;
mod pattern;
mod print;
mod read;
mod typed;
mod vocabulary;
pub mod xidit;

pub use error::{WordsError, WordsFault};
pub use pattern::pattern;
pub use print::print;
pub use read::parse;

/// Returns whether words name the bandits, in any language.
#[must_use]
pub fn is_bandits(typed: &str) -> bool {
    vocabulary::thing(typed) == Some(vocabulary::Thing::Bandits)
}

#[cfg(test)]
mod tests;
