//! Actions as words: `travel provinces-1`, `muster longbows using pressgangs`. The same words exist in German and Polish;
//! all of them are understood everywhere, and the English ones are what documents print.

mod bargain;
mod chosen;
mod fight;
mod names;
mod parse;
mod pattern;
mod playing;
mod print;
mod print_fight;
mod shields;
mod verbs;
mod wares;

pub(super) use chosen::{Chosen, Named, read as read_choices};
pub use parse::{WordsError, parse};
pub use pattern::pattern;
pub use print::print;
pub use shields::Shield;
pub(super) use shields::total as shields;
pub(super) use wares::Ware;

use crate::cards::Token;

/// Returns whether words name the bandits, in any language.
#[must_use]
pub fn is_bandits(typed: &str) -> bool {
    verbs::thing(typed) == Some(verbs::Thing::Bandits)
}

/// Returns whether words name favor or a secret, in any language.
pub(super) fn token(typed: &str) -> Option<Token> {
    match verbs::thing(typed)? {
        verbs::Thing::Favor => Some(Token::Favor),
        verbs::Thing::Secrets => Some(Token::Secret),
        _ => None,
    }
}
