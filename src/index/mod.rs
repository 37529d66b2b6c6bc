//! Search over sections, terms, cards and divergences in three languages. The index is made ahead of time, embedded
//! and read where it lies; a question in any language finds the same documents.

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
pub use query::{Kind, Query, read};
pub use snippet::{Marks, Snippet, cut, snippet};
pub use tables::DOCUMENTS;

use crate::{
    cards::{CARDS, Card},
    law::{DIVERGENCES, Divergence, Lang, TERMS, Term, UNITS, Unit},
};

/// A document: a row of one of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Document {
    /// A section, by its place among the units.
    Section(usize),
    /// A term, by its place among the terms.
    Term(usize),
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
            Self::Section(at) => Content::Section(&UNITS[at]),
            Self::Term(at) => Content::Term(&TERMS[at]),
            Self::Card(at) => Content::Card(&CARDS[at]),
            Self::Divergence(at) => Content::Divergence(&DIVERGENCES[at]),
        }
    }

    /// Returns its kind.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Section(_) => Kind::Section,
            Self::Term(_) => Kind::Term,
            Self::Card(_) => Kind::Card,
            Self::Divergence(_) => Kind::Divergence,
        }
    }
}

impl Content {
    /// Returns the number, key or id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Section(unit) => unit.number,
            Self::Term(term) => term.key,
            Self::Card(card) => card.id,
            Self::Divergence(divergence) => divergence.id,
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
    /// The stems by which it is indexed.
    pub stems: &'static [&'static str],
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

/// Searches for a query, with the rules wanted in `lang`. An index that cannot be read gives no hits; the
/// tests admit no such index.
#[must_use]
pub fn search(query: &Query, lang: Lang) -> Found {
    let Some(reader) = pack::open() else { return Found { groups: Vec::new(), hits: Vec::new() } };
    let groups = meaning::groups(query, lang, &reader);
    let hits = rank::rank(query, &groups, &reader);
    Found { groups, hits }
}
