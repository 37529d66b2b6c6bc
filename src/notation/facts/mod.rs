//! Facts as words: what lies on the table, said in any of three languages and printed in each. `red: exile at Mountain, 4
//! supply; Mountain: 3 purple warbands, Longbows` says what ten lines of TOML say.
//!
//! Reading makes a [`Document`]: the same that a TOML file is, with places in the text of the facts, so that one reader and one
//! check serve both. What is not understood is a fault with its place and the nearest right word; nothing is passed over.
//!
//! ```text
//! read ─► value ─► grammar (what can be said, as data) ─► nouns      text: sentences, items, words with their places
//! ```

mod changes;
mod grammar;
mod nouns;
mod print;
mod read;
mod text;
mod value;

pub use changes::Change;
pub use print::{Fact, FactLine};
pub use read::Laid;

use crate::{
    game::{Document, GameName},
    law::Lang,
};

/// Lays facts over what is known of a position; places in the text are counted from `offset`.
#[must_use]
pub fn lay(game: GameName, text: &str, offset: usize, base: Document) -> Laid {
    read::lay(grammar(game), text, offset, base)
}

/// Returns a position as lines of facts, one a subject, in a language.
#[must_use]
pub fn lines(game: GameName, document: &Document, lang: Lang) -> Vec<FactLine> {
    print::lines(grammar(game), document, lang)
}

/// Returns what changed from one position to another, in the words of a language.
#[must_use]
pub fn changes(game: GameName, before: &Document, after: &Document, lang: Lang) -> Vec<Change> {
    changes::changes(grammar(game), before, after, lang)
}

const fn grammar(game: GameName) -> &'static grammar::Grammar {
    match game {
        GameName::Oath => &grammar::OATH,
        GameName::Xidit => &grammar::XIDIT,
    }
}
