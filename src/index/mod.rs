//! Search over sections, terms, cards and divergences in three languages. The index of each book is made at build time,
//! embedded and read in place; a question in any language finds the same documents. The steps of a search:
//!
//! ```text
//! query    what was typed → words, phrases, numbers, filters (card_filter)
//! meaning  words → groups that mean one thing: stems, terms, guesses (vocabulary)
//! rank     groups → hits, best first: score, question (whole questions), card_names make features, weights weigh them
//! snippet  hit → the line that shows why it was found
//! reader, postings, tables: the embedded index
//! ```

mod card_filter;
mod card_names;
mod features;
mod meaning;
mod postings;
mod query;
mod question;
mod rank;
mod reader;
mod score;
mod snippet;
mod tables;
mod vocabulary;
mod weights;

pub use card_filter::CardFilter;
pub use features::Features;
pub use meaning::{Group, Guess, WeightedStem};
pub use query::{Kind, Query, filter_values};
pub use rank::Candidate;
pub use reader::Reader;
pub use snippet::{Marks, Snippet, answering_sentence, paragraphs, shorten_around, snippet};
pub use tables::documents;
pub use weights::WEIGHTS;

use crate::cards::{CARDS, Card, RULINGS, Ruling, card};
use crate::law::{Book, Contents as _, DIVERGENCES, Divergence, Lang, Term, Unit, unit};

/// A document of the index: an index into one of the tables.
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
    /// A ruling, by its place among the rulings.
    Ruling(usize),
}

/// The content of a document.
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
    /// A ruling.
    Ruling(&'static Ruling),
}

impl Document {
    /// Returns its content.
    #[must_use]
    pub fn content(self) -> Content {
        match self {
            Self::Section(book, at) => Content::Section(&book.units()[at]),
            Self::Term(book, at) => Content::Term(&book.terms()[at]),
            Self::Card(at) => Content::Card(&CARDS[at]),
            Self::Divergence(at) => Content::Divergence(&DIVERGENCES[at]),
            Self::Ruling(at) => Content::Ruling(&RULINGS[at]),
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
            Self::Ruling(_) => Kind::Ruling,
        }
    }
}

impl Content {
    /// Returns whether it is this card.
    fn is_card(self, card: &Card) -> bool {
        matches!(self, Self::Card(own) if own.id == card.id)
    }

    /// Returns the book it stands in.
    #[must_use]
    pub const fn book(self) -> Book {
        match self {
            Self::Section(unit) => unit.book,
            Self::Term(term) => term.book,
            Self::Card(_) | Self::Divergence(_) | Self::Ruling(_) => Book::Oath,
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
            Self::Ruling(ruling) => ruling.id,
        }
    }

    /// Returns the heading in a language; that of a ruling is what it is about first.
    #[must_use]
    pub fn title(self, lang: Lang) -> &'static str {
        match self {
            Self::Section(unit) => unit.text(lang).title,
            Self::Term(term) => term.name(lang),
            Self::Card(card) => card.name(lang),
            Self::Divergence(divergence) => divergence.words(lang).title,
            Self::Ruling(ruling) => {
                let about = ruling.cards.first().and_then(|id| card(id)).map(|card| card.name(lang));
                about.or_else(|| Some(unit(ruling.sections.first()?)?.text(lang).title)).unwrap_or_default()
            }
        }
    }
}

/// A document that matches.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    /// The document.
    pub document: Document,
    /// How well it matches; comparable only within one search.
    pub score: f32,
}

/// The result of a search.
#[derive(Debug, Default)]
pub struct SearchResult {
    /// How the words were understood.
    pub groups: Vec<Group>,
    /// The documents, best first.
    pub hits: Vec<Hit>,
}

impl Reader {
    /// Searches the book, with the rules wanted in `lang`.
    #[must_use]
    pub fn search(&self, query: &Query, lang: Lang) -> SearchResult {
        let groups = meaning::query_groups(query, lang, self);
        let langs = if query.langs.is_empty() { &[lang][..] } else { &query.langs };
        let hits = rank::ranked_hits(query, langs, &groups, self);
        SearchResult { groups, hits }
    }
}

impl Reader {
    /// Returns every document that matches a query, with what speaks for it.
    #[must_use]
    pub fn candidates(&self, query: &Query, lang: Lang) -> Vec<Candidate> {
        rank::candidates(query, &[lang], &meaning::query_groups(query, lang, self), self)
    }
}

/// Searches the query's book.
#[must_use]
pub fn search(query: &Query, lang: Lang) -> SearchResult {
    Reader::open(query.book).search(query, lang)
}
