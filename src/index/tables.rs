//! The indexes made by the build script, one for each book: their files, documents and words.

#![allow(clippy::unreadable_literal, reason = "generated")]
#![allow(clippy::wildcard_imports, reason = "each book needs a part of them")]

use super::{Document, Word};
use crate::law::{Book, Lang, words};
use std::sync::LazyLock;

/// The Law of Oath.
pub mod oath {
    use super::*;
    include!(concat!(env!("OUT_DIR"), "/index-oath.rs"));
}

/// Lords of Xidit.
mod xidit {
    use super::*;
    include!(concat!(env!("OUT_DIR"), "/index-xidit.rs"));
    pub static VOCABULARY: LazyLock<Vec<Word>> =
        LazyLock::new(|| parse_word_list(include_str!(concat!(env!("OUT_DIR"), "/words-xidit.tsv"))));
}

/// The Dominion glossary.
mod dominion {
    use super::*;
    include!(concat!(env!("OUT_DIR"), "/index-dominion.rs"));
    pub static VOCABULARY: LazyLock<Vec<Word>> =
        LazyLock::new(|| parse_word_list(include_str!(concat!(env!("OUT_DIR"), "/words-dominion.tsv"))));
}

/// The files of an index by name.
pub type Files = &'static [(&'static str, &'static [u8])];

/// Returns the files of a book's index.
pub const fn files(book: Book) -> Files {
    match book {
        Book::Oath => oath::FILES,
        Book::Xidit => xidit::FILES,
        Book::Dominion => dominion::FILES,
    }
}

/// Returns the documents of a book's index, in its order.
#[must_use]
pub const fn documents(book: Book) -> &'static [Document] {
    match book {
        Book::Oath => oath::DOCUMENTS,
        Book::Xidit => xidit::DOCUMENTS,
        Book::Dominion => dominion::DOCUMENTS,
    }
}

/// Returns every word of a book, sorted by its folded spelling.
pub fn vocabulary(book: Book) -> &'static [Word] {
    match book {
        Book::Oath => oath::VOCABULARY,
        Book::Xidit => &xidit::VOCABULARY,
        Book::Dominion => &dominion::VOCABULARY,
    }
}

/// Returns the words with a stem, as `0word 1word `: each word after the index of the stem among its own stems.
pub fn word_forms(book: Book, lang: Lang, stem: &str) -> &'static str {
    words::find(forms(book), &[lang.code(), stem].join(" ")).unwrap_or_default()
}

/// Returns the words of each stem of a book as lines: `language stem<TAB>words`.
const fn forms(book: Book) -> &'static str {
    match book {
        Book::Oath => include_str!(concat!(env!("OUT_DIR"), "/forms-oath.tsv")),
        Book::Xidit => include_str!(concat!(env!("OUT_DIR"), "/forms-xidit.tsv")),
        Book::Dominion => include_str!(concat!(env!("OUT_DIR"), "/forms-dominion.tsv")),
    }
}

/// Returns how many content words each line of a book's questions has: where the lines of each document and language end, two
/// bytes each, and then a byte for each line.
pub const fn lengths(book: Book) -> &'static [u8] {
    match book {
        Book::Oath => include_bytes!(concat!(env!("OUT_DIR"), "/lengths-oath.bin")),
        Book::Xidit => include_bytes!(concat!(env!("OUT_DIR"), "/lengths-xidit.bin")),
        Book::Dominion => include_bytes!(concat!(env!("OUT_DIR"), "/lengths-dominion.bin")),
    }
}

/// Parses a list of words; each list is parsed once, when its book is first searched.
fn parse_word_list(lines: &'static str) -> Vec<Word> {
    let word = |line: &'static str| {
        let mut columns = line.split('\t');
        let (folded, word) = (columns.next()?, columns.next()?);
        let lang = columns.next().and_then(Lang::from_code)?;
        Some(Word { folded, word, lang, letters: words::letters(folded) })
    };
    lines.lines().filter_map(word).collect()
}
