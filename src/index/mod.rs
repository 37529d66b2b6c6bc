//! Search over sections, terms, cards and divergences in three languages. The index of each book is made ahead of time,
//! embedded and read where it lies; a question in any language finds the same documents. What names no book means the Law.

mod asked;
mod filter;
mod meaning;
mod named;
mod near;
mod pack;
mod query;
mod rank;
mod score;
mod snippet;
mod tables;

pub use filter::CardFilter;
pub use meaning::{Group, Via};
pub use pack::Reader;
pub use query::{Kind, Query, read, read_in};
pub use snippet::{Marks, Snippet, cut, snippet};
pub use tables::{documents, oath::DOCUMENTS};

use crate::{
    cards::{CARDS, Card},
    law::{Book, Contents as _, DIVERGENCES, Divergence, Lang, Term, Unit},
};

/// A document: a row of one of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Document {
    /// A section, by its book and its place among the units.
    Section(Book, usize),
    /// A term, by its book and its place among the terms.
    Term(Book, usize),
    /// A card, by its place among the cards.
    Card(usize),
    /// A divergence, by its place among the divergences.
    Divergence(usize),
}

/// What a document holds.
#[derive(Clone, Copy, Debug)]
pub enum Content {
    /// A section.
    Section(&'static Unit),
    /// A term with its glossary entry, if it has one.
    Term(&'static Term),
    /// A card.
    Card(&'static Card),
    /// A divergence.
    Divergence(&'static Divergence),
}

impl Document {
    /// Returns what it holds.
    #[must_use]
    pub fn content(self) -> Content {
        match self {
            Self::Section(book, at) => Content::Section(&book.units()[at]),
            Self::Term(book, at) => Content::Term(&book.terms()[at]),
            Self::Card(at) => Content::Card(&CARDS[at]),
            Self::Divergence(at) => Content::Divergence(&DIVERGENCES[at]),
        }
    }

    /// Returns its kind.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Section(..) => Kind::Section,
            Self::Term(..) => Kind::Term,
            Self::Card(_) => Kind::Card,
            Self::Divergence(_) => Kind::Divergence,
        }
    }
}

impl Content {
    /// Returns the book it stands in.
    #[must_use]
    pub const fn book(self) -> Book {
        match self {
            Self::Section(unit) => unit.book,
            Self::Term(term) => term.book,
            Self::Card(_) | Self::Divergence(_) => Book::Oath,
        }
    }

    /// Returns the number, key or id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Section(unit) => unit.number,
            Self::Term(term) => term.key,
            Self::Card(card) => card.id,
            Self::Divergence(divergence) => divergence.id.word(),
        }
    }

    /// Returns the heading in a language.
    #[must_use]
    pub const fn title(self, lang: Lang) -> &'static str {
        match self {
            Self::Section(unit) => unit.text(lang).title,
            Self::Term(term) => term.name(lang),
            Self::Card(card) => card.name(lang),
            Self::Divergence(divergence) => divergence.words(lang).title,
        }
    }
}

/// One word of the book in one language.
#[derive(Debug)]
pub struct Word {
    /// Lower case, without diacritics.
    pub folded: &'static str,
    /// Lower case.
    pub word: &'static str,
    /// Its language.
    pub lang: Lang,
    letters: u32,
}

/// A document that answers.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    /// The document.
    pub document: Document,
    /// How well it answers; only good for comparison within one answer.
    pub score: f32,
}

/// The answer to a query.
#[derive(Debug)]
pub struct Found {
    /// What the words were taken to mean.
    pub groups: Vec<Group>,
    /// The documents, best first.
    pub hits: Vec<Hit>,
}

impl Reader {
    /// Searches for a query to the book, with the rules wanted in `lang`.
    #[must_use]
    pub fn search(&self, query: &Query, lang: Lang) -> Found {
        let groups = meaning::groups(query, lang, self);
        let hits = rank::rank(query, &groups, self);
        Found { groups, hits }
    }
}

/// Opens the index of the query's book for one query. An index that cannot be read gives no hits; the tests admit no
/// such index.
#[must_use]
pub fn search(query: &Query, lang: Lang) -> Found {
    let nothing = || Found { groups: Vec::new(), hits: Vec::new() };
    Reader::open(query.book).map_or_else(nothing, |reader| reader.search(query, lang))
}
