//! Actions as words: `travel provinces-1`, `muster longbows using pressgangs`. The same words exist in German and Polish;
//! all of them are understood everywhere, and the English ones are what documents print.

mod names;
mod parse;
mod print;
mod verbs;

pub use parse::{WordsError, parse};
pub use print::print;
