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
    game::{Document, GameName, Said},
    law::{Lang, words::key},
};
use grammar::Small;

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

/// Returns a value as it is written under a key of a table, or a card as one of a list; nothing if there is no such key.
#[must_use]
pub fn value(game: GameName, document: &Document, (table, key): (&str, &str), said: &Said, lang: Lang) -> Option<String> {
    print::value(grammar(game), document, (table, key), said, lang)
}

/// Returns the word for a space of the Reliquary on which some relic lies.
#[must_use]
pub fn covered(lang: Lang) -> &'static str {
    Small::Covered.say(lang)
}

/// Returns whether words say that there is none of something, or that nobody has it.
#[must_use]
pub fn says_none(typed: &str) -> bool {
    says(Small::None, typed) || says(Small::Nobody, typed)
}

/// Returns whether words say that nobody knows something.
#[must_use]
pub fn says_unknown(typed: &str) -> bool {
    typed.trim() == "?" || says(Small::Unknown, typed)
}

/// Returns the words without those around them that mean nothing, and those that say where something is.
#[must_use]
pub fn without_talk(typed: &str) -> String {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let is_idle = |word: &&str| says(Small::Talk, word) || says(Small::At, word);
    let skipped = words.iter().take_while(|word| is_idle(word)).count();
    words[skipped..].join(" ")
}

fn says(small: Small, typed: &str) -> bool {
    let spelled = key(typed.trim_matches(|letter: char| letter.is_whitespace() || ".!".contains(letter)));
    let words: Vec<&str> = spelled.split(' ').collect();
    small.phrases().begin(&words) == Some(words.len())
}

const fn grammar(game: GameName) -> &'static grammar::Grammar {
    match game {
        GameName::Oath => &grammar::OATH,
        GameName::Xidit => &grammar::XIDIT,
    }
}
