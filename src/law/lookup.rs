//! Finding units by number, and what stands around them. Every book finds its own; the functions without a book
//! mean the Law.

use super::{Book, IndexEntry, Kind, Lang, LawRef, Names, Term, Unit, tables, unpack, words};
use std::borrow::Cow;

/// What stands in a book.
pub trait Contents: Sized {
    /// Returns every unit, in printed order.
    #[must_use]
    fn units(self) -> &'static [Unit];

    /// Returns every term.
    #[must_use]
    fn terms(self) -> &'static [Term];

    /// Returns the names of its terms.
    #[must_use]
    fn names(self) -> &'static Names<Term>;

    /// Returns its index.
    #[must_use]
    fn index(self) -> &'static [IndexEntry];

    /// Returns the cards that its terms name, where it has no cards of its own.
    #[must_use]
    fn card_index(self) -> &'static [IndexEntry];

    /// Returns the unit with exactly this number. Never another one.
    #[must_use]
    fn unit(self, number: &str) -> Option<&'static Unit> {
        self.units().iter().find(|unit| unit.number == number)
    }

    /// Returns the term with exactly this key, or with this further key.
    #[must_use]
    fn term(self, key: &str) -> Option<&'static Term> {
        self.terms().iter().find(|term| term.key == key || term.also.contains(&key))
    }

    /// Returns the real numbers around one that does not exist: the last before it and the first after it.
    #[must_use]
    fn neighbours(self, number: &str) -> Vec<&'static Unit> {
        let place = order(number);
        let numbered: Vec<&Unit> = self.units().iter().filter(|unit| !unit.number.contains('/')).collect();
        let last_before = numbered.iter().filter(|unit| order(unit.number) < place).max_by_key(|unit| order(unit.number));
        let first_after = numbered.iter().filter(|unit| order(unit.number) > place).min_by_key(|unit| order(unit.number));
        last_before.into_iter().chain(first_after).copied().collect()
    }
}

impl Contents for Book {
    fn units(self) -> &'static [Unit] {
        match self {
            Self::Oath => tables::UNITS,
            Self::Xidit => unpack::xidit().units,
            Self::Dominion => unpack::dominion().units,
        }
    }

    fn terms(self) -> &'static [Term] {
        match self {
            Self::Oath => tables::TERMS,
            Self::Xidit => unpack::xidit().terms,
            Self::Dominion => unpack::dominion().terms,
        }
    }

    fn names(self) -> &'static Names<Term> {
        match self {
            Self::Oath => &tables::TERM_NAMES,
            Self::Xidit => &unpack::xidit().names,
            Self::Dominion => &unpack::dominion().names,
        }
    }

    fn index(self) -> &'static [IndexEntry] {
        match self {
            Self::Oath => tables::INDEX,
            Self::Xidit => unpack::xidit().index,
            Self::Dominion => unpack::dominion().index,
        }
    }

    fn card_index(self) -> &'static [IndexEntry] {
        match self {
            Self::Oath => &[],
            Self::Xidit => unpack::xidit().card_index,
            Self::Dominion => unpack::dominion().card_index,
        }
    }
}

impl Unit {
    /// Returns where it stands.
    #[must_use]
    pub const fn reference(&self) -> LawRef {
        LawRef { book: self.book, number: self.number }
    }

    /// Returns what a citation calls it: an entry of the glossary by its headword, all else by its number.
    #[must_use]
    pub fn headword_or_number(&self, lang: Lang) -> String {
        match self.number.strip_prefix("10/") {
            Some(_) => self.text(lang).title.to_owned(),
            None => self.number_in(lang).into_owned(),
        }
    }

    /// Returns its number as readers of a language see it and may type it: a part that has only a name has theirs.
    #[must_use]
    pub fn number_in(&self, lang: Lang) -> Cow<'static, str> {
        match self.number.split_once('/') {
            Some((number, _)) if lang != Lang::En => format!("{number}/{}", hyphenated(self.text(lang).title)).into(),
            _ => self.number.into(),
        }
    }
}

impl LawRef {
    /// Returns the section.
    #[must_use]
    pub fn unit(self) -> Option<&'static Unit> {
        self.book.unit(self.number)
    }
}

/// Returns the unit of the Law with exactly this number. Never another one.
#[must_use]
pub fn unit(number: &str) -> Option<&'static Unit> {
    Book::Oath.unit(number)
}

/// Returns the units directly under one: in printed order, entries of the glossary by the alphabet of the language.
#[must_use]
pub fn children(unit: &Unit, lang: Lang) -> Vec<&'static Unit> {
    siblings(unit.book, Some(unit.number), lang)
}

fn siblings(book: Book, parent: Option<&str>, lang: Lang) -> Vec<&'static Unit> {
    let mut units: Vec<&Unit> = book.units().iter().filter(|unit| unit.parent == parent).collect();
    let key = |unit: &&Unit| (unit.kind == Kind::Entry).then(|| words::alphabetical(lang, unit.text(lang).title));
    units.sort_by_cached_key(key);
    units
}

/// Returns the units whose references mean this one in one of the languages, in printed order.
pub fn cited_by(unit: &Unit, langs: &[Lang]) -> impl Iterator<Item = &'static Unit> {
    let is_meant = move |other: &&Unit| other.cites_in(langs).any(|citation| citation.target() == unit.number);
    unit.book.units().iter().filter(is_meant)
}

/// Returns the units that a unit belongs to, chapter first.
#[must_use]
pub fn lineage(unit: &Unit) -> Vec<&'static Unit> {
    let mut line = Vec::new();
    let mut parent = unit.parent;
    while let Some(above) = parent.and_then(|number| unit.book.unit(number)) {
        line.insert(0, above);
        parent = above.parent;
    }
    line
}

/// Returns the unit that stands just before in a language, within the same parent.
#[must_use]
pub fn before(unit: &Unit, lang: Lang) -> Option<&'static Unit> {
    siblings(unit.book, unit.parent, lang).into_iter().take_while(|other| other.number != unit.number).last()
}

/// Returns the unit that stands just after in a language, within the same parent.
#[must_use]
pub fn after(unit: &Unit, lang: Lang) -> Option<&'static Unit> {
    siblings(unit.book, unit.parent, lang).into_iter().skip_while(|other| other.number != unit.number).nth(1)
}

/// Returns a key that sorts numbers as the Law does: 1.9 before 1.10, I before II.
fn order(number: &str) -> Vec<u64> {
    number.split('.').map(|part| part.parse().unwrap_or_else(|_| super::number::roman(part).unwrap_or(u64::MAX))).collect()
}

/// Returns a name as one word in small letters, without what it adds in brackets.
#[must_use]
pub fn hyphenated(name: &str) -> String {
    let name = name.split_once('(').map_or(name, |(name, _)| name).to_lowercase();
    let words: Vec<&str> = name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.join("-")
}
