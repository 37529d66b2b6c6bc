//! The indexes made by the build script, one for each book: their files, documents and words.

#![allow(clippy::unreadable_literal, reason = "generated")]
#![allow(clippy::wildcard_imports, reason = "each book needs a part of them")]

use super::{
    Document,
    vocabulary::{Row, Vocabulary},
};
use crate::law::{Book, Lang, unpacked, words};
use std::sync::LazyLock;

/// The index of a book.
pub struct BookIndex {
    /// The stems of each language and the keys of the terms, and what they find, as [`super::postings`] reads them.
    pub stems: [&'static [u8]; 4],
    pub postings: &'static [u8],
    /// Its documents, in its order.
    pub documents: &'static [Document],
    /// Returns every word of the book, sorted by its folded spelling.
    pub words: fn() -> Vocabulary,
    /// Returns the words of each stem as lines: `language stem<TAB>words`.
    forms: fn() -> &'static str,
    /// Where the lines of players' questions of each language and document end, two bytes each, and then how many content words
    /// each line has, a byte each.
    pub lines: &'static [u8],
}

macro_rules! bytes {
    ($book:ident, $part:literal) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/index-", stringify!($book), $part))
    };
}

macro_rules! book_index {
    ($book:ident, $words:expr, $forms:expr) => {
        mod $book {
            use super::*;
            include!(concat!(env!("OUT_DIR"), "/index-", stringify!($book), ".rs"));
            pub static INDEX: BookIndex = BookIndex {
                stems: [bytes!($book, "-en"), bytes!($book, "-de"), bytes!($book, "-pl"), bytes!($book, "-terms")],
                postings: bytes!($book, "-postings"),
                documents: DOCUMENTS,
                words: $words,
                forms: $forms,
                lines: bytes!($book, "-lines"),
            };
        }
    };
}

/// The text of a file that is packed, unpacked when it is first needed.
macro_rules! packed {
    ($path:literal) => {{
        static TEXT: LazyLock<String> = LazyLock::new(|| unpacked(include_bytes!(concat!(env!("OUT_DIR"), $path))));
        TEXT.as_str()
    }};
}

/// The words of a file, parsed when the book is first searched.
macro_rules! parsed_words {
    ($path:literal) => {{
        static WORDS: LazyLock<Vocabulary> = LazyLock::new(|| Vocabulary::read(packed!($path)));
        *WORDS
    }};
}

book_index!(oath, || VOCABULARY, || include_str!(concat!(env!("OUT_DIR"), "/forms-oath.tsv")));
book_index!(xidit, || parsed_words!("/words-xidit.deflate"), || packed!("/forms-xidit.deflate"));
book_index!(dominion, || parsed_words!("/words-dominion.deflate"), || packed!("/forms-dominion.deflate"));

/// Returns the index of a book.
pub const fn book_index(book: Book) -> &'static BookIndex {
    match book {
        Book::Oath => &oath::INDEX,
        Book::Xidit => &xidit::INDEX,
        Book::Dominion => &dominion::INDEX,
    }
}

/// Returns the documents of a book, in the order of its index.
#[must_use]
pub const fn documents(book: Book) -> &'static [Document] {
    book_index(book).documents
}

/// Returns the words with a stem, each with the index of the stem among its own stems, as a digit.
pub fn word_forms(book: Book, lang: Lang, stem: &str) -> impl Iterator<Item = (String, &'static str)> {
    let forms = words::find((book_index(book).forms)(), &[lang.code(), stem].join(" ")).unwrap_or_default();
    forms.split_terminator(' ').map(move |form| {
        let (rank, word) = form.split_at(1);
        (word.strip_prefix('+').map_or_else(|| word.to_owned(), |ending| [stem, ending].concat()), rank)
    })
}
