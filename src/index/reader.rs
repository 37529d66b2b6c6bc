//! The embedded index of a book, ready to be searched: nothing is read or built when it is opened.

use super::{
    Document,
    postings::{Postings, Stems},
    tables::{BookIndex, book_index},
    vocabulary::Vocabulary,
};
use crate::law::{Book, Lang};

/// The index of a book, open for any number of queries.
pub struct Reader {
    /// The book.
    pub book: Book,
    /// The documents of the book.
    pub(super) documents: &'static [Document],
    /// The words of the book.
    pub(super) words: Vocabulary,
    index: &'static BookIndex,
}

impl Reader {
    /// Opens the embedded index of a book.
    #[must_use]
    pub fn open(book: Book) -> Self {
        let index = book_index(book);
        Self { book, documents: index.documents, words: (index.words)(), index }
    }

    /// Returns what a stem of a language finds, if the book has it.
    pub(super) fn stem(&self, lang: Lang, stem: &str) -> Option<Postings> {
        self.stems(lang as usize).find(stem)
    }

    /// Returns the documents that name a term.
    pub(super) fn term(&self, key: &str) -> Postings {
        self.stems(Lang::ALL.len()).find(key).unwrap_or_default()
    }

    fn stems(&self, table: usize) -> Stems {
        Stems::new(self.index.stems[table], self.index.postings)
    }

    /// Returns the lines of players' questions for which a document of a language is the answer.
    pub(super) fn lines_of(&self, lang: Lang, document: usize) -> std::ops::Range<usize> {
        let list = lang as usize * self.documents.len() + document;
        let end = |list: usize| {
            self.index.lines.get(2 * list..2 * list + 2).map_or(0, |end| usize::from(end[0]) | usize::from(end[1]) << 8)
        };
        list.checked_sub(1).map_or(0, end)..end(list)
    }

    /// Returns how many content words each line has, those of all languages behind each other.
    pub(super) fn line_lengths(&self) -> &'static [u8] {
        self.index.lines.get(2 * Lang::ALL.len() * self.documents.len()..).unwrap_or_default()
    }
}
