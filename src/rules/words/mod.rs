//! Actions as words: `travel provinces-1`, `muster longbows using pressgangs`. The same words exist in German and Polish;
//! all of them are understood everywhere, and the English ones are what documents print.

mod names;
mod parse;
mod print;
mod verbs;

pub use parse::{WordsError, parse};
pub use print::print;

/// Returns whether words name the bandits, in any language.
#[must_use]
pub fn is_bandits(typed: &str) -> bool {
    verbs::thing(typed) == Some(verbs::Thing::Bandits)
}
