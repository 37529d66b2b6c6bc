//! The books: numbered sections with their words in each language, terms, divergences, the index, and the
//! references between them. Knows nothing of games in progress.

mod cite;
mod divergence;
mod edition;
mod edits;
mod lookup;
mod name_index;
mod names;
mod near;
mod number;
mod phrases;
mod tables;
mod text;
mod unpack;

pub use cite::{Cite, Cited, LawRef, law, law_in, ruling};
pub use divergence::{Confidence, Divergence, DivergenceSet, DivergenceWords, Severity, divergence, divergences_of};
pub use edition::{Edition, Printing};
pub use lawspeaker_vocabulary::{Book, Lang, PerLang, words};
pub use lookup::{Contents, after, before, children, cited_by, hyphenated, lineage, unit};
pub use names::{Found, Name, Named, Names, closest, find_terms, names_by_folded, names_by_stems};
pub use near::Near;
pub use number::{NumberQuery, read_number, read_number_in};
#[cfg(test)]
pub(crate) use phrases::TABLE;
pub(crate) use phrases::{
    Form, Opening, PhraseTable, Phrases, TypedName, beginning, can_be_named, can_be_named_in_xidit, is_same_word, is_speaker,
    number, phrases, phrases_in, rows, without_fillers,
};
pub use tables::{DIVERGENCES, DivergenceId, INDEX, TERM_NAMES, TERMS, UNITS};
pub use text::{Block, IMPERIAL_MARK, blocks};
pub(crate) use unpack::unpacked;

/// What a unit of the Law is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of the ten chapters.
    Chapter,
    /// A section with a heading of its own, such as 5.5.
    Section,
    /// A rule inside a section, such as 5.5.4 or 5.5.7.I.
    Rule,
    /// A numbered step without a printed heading, such as 1.19 or 8.3.5.2.
    Step,
    /// A box beside the numbered text.
    Box,
    /// A paragraph between numbered units.
    Paragraph,
    /// An entry of the glossary.
    Entry,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 7] = [Self::Chapter, Self::Section, Self::Rule, Self::Step, Self::Box, Self::Paragraph, Self::Entry];

    /// Returns the kind of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// Returns the kind as a word for JSON and message ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Chapter => "chapter",
            Self::Section => "section",
            Self::Rule => "rule",
            Self::Step => "step",
            Self::Box => "box",
            Self::Paragraph => "paragraph",
            Self::Entry => "entry",
        }
    }
}

/// A unit of the Law: a numbered section or one of the few unnumbered parts (`1.19/box`, `10/rule`).
#[derive(Debug)]
pub struct Unit {
    /// The book it stands in.
    pub book: Book,
    /// The number as printed, or a name under it.
    pub number: &'static str,
    /// The unit it belongs to.
    pub parent: Option<&'static str>,
    /// What it is.
    pub kind: Kind,
    /// The references of all printings.
    pub cites: &'static [Citation],
    /// The keys of the terms it names.
    pub terms: &'static [&'static str],
    /// The ids of its divergences.
    pub divergences: &'static [DivergenceId],
    texts: PerLang<Text>,
}

impl Unit {
    /// Returns its words in a language.
    #[must_use]
    pub const fn text(&self, lang: Lang) -> &Text {
        self.texts.get(lang)
    }

    /// Returns whether a paragraph of it bears the Imperial mark in one of the languages: the printings differ in that.
    #[must_use]
    pub fn is_imperial(&self, langs: &[Lang]) -> bool {
        langs.iter().any(|lang| self.text(*lang).text.contains(IMPERIAL_MARK))
    }

    /// Returns the references that one of the languages prints.
    pub fn cites_in(&self, langs: &[Lang]) -> impl Iterator<Item = &'static Citation> {
        self.cites.iter().filter(|citation| citation.printings.iter().any(|printing| langs.contains(&printing.lang())))
    }
}

/// The words of a unit in one language.
#[derive(Debug)]
pub struct Text {
    /// The heading.
    pub title: &'static str,
    /// Whether the Law prints that heading; where not, it is ours.
    pub printed: bool,
    /// The restatement: paragraphs, lists, and `♛` before what bears the Imperial mark.
    pub text: &'static str,
}

/// A reference from one unit to another.
#[derive(Debug)]
pub struct Citation {
    /// The number as printed.
    pub to: &'static str,
    /// The page that is printed instead of the number.
    pub page: Option<u8>,
    /// What a misprinted number stands for.
    pub means: Option<&'static str>,
    /// The id of the misprint.
    pub erratum: Option<&'static str>,
    /// The printings that have the reference.
    pub printings: &'static [Printing],
}

impl Citation {
    /// Returns the unit the reference leads to, misprints put right.
    #[must_use]
    pub fn target(&self) -> &'static str {
        self.means.unwrap_or(self.to)
    }
}

/// A term of the game: one concept, its names in three languages.
#[derive(Debug)]
pub struct Term {
    /// The book it belongs to.
    pub book: Book,
    /// The key, the same in every language.
    pub key: &'static str,
    /// Further keys of the same concept.
    pub also: &'static [&'static str],
    /// Its kind: `component`, `major-action`, ...
    pub kind: &'static str,
    /// The units where it stands.
    pub places: &'static [&'static str],
    names: PerLang<&'static [&'static str]>,
    official: PerLang<bool>,
    aliases: PerLang<&'static [&'static str]>,
    definitions: PerLang<&'static str>,
    extras: Option<&'static Extras>,
}

/// What only the entries of a glossary have: arrows to other entries, and what is kept apart from the rule.
#[derive(Debug)]
pub struct Extras {
    see: &'static [&'static str],
    former: PerLang<&'static [&'static str]>,
    special: PerLang<&'static [&'static str]>,
    examples: PerLang<&'static [&'static str]>,
}

impl Term {
    /// Returns the headword in a language.
    #[must_use]
    pub const fn name(&self, lang: Lang) -> &'static str {
        self.names.get(lang)[0]
    }

    /// Returns the further names the printing uses.
    #[must_use]
    pub fn variants(&self, lang: Lang) -> &'static [&'static str] {
        &self.names.get(lang)[1..]
    }

    /// Returns whether the printing has a word for it; where not, the name is ours.
    #[must_use]
    pub const fn official(&self, lang: Lang) -> bool {
        *self.official.get(lang)
    }

    /// Returns what players say instead.
    #[must_use]
    pub const fn aliases(&self, lang: Lang) -> &'static [&'static str] {
        self.aliases.get(lang)
    }

    /// Returns what earlier printings said instead.
    #[must_use]
    pub fn former(&self, lang: Lang) -> &'static [&'static str] {
        self.extras.map_or(&[], |extras| extras.former[lang])
    }

    /// Returns the number of its entry in the Law's own glossary.
    #[must_use]
    pub fn entry(&self) -> Option<&'static str> {
        self.places.iter().copied().find(|place| place.strip_prefix("10/").is_some_and(|key| key == self.key))
    }

    /// Returns what it means, in a sentence or in the words of its glossary entry; empty where the entry only
    /// sends on to others.
    #[must_use]
    pub const fn definition(&self, lang: Lang) -> &'static str {
        self.definitions.get(lang)
    }

    /// Returns the terms of the same book that its entry sends to.
    pub fn see(&self) -> impl Iterator<Item = &'static Self> {
        let book = self.book;
        self.extras.map_or(&[][..], |extras| extras.see).iter().filter_map(move |key| book.term(key))
    }

    /// Returns the special cases of its rule.
    #[must_use]
    pub fn special(&self, lang: Lang) -> &'static [&'static str] {
        self.extras.map_or(&[], |extras| extras.special[lang])
    }

    /// Returns the examples of its rule.
    #[must_use]
    pub fn examples(&self, lang: Lang) -> &'static [&'static str] {
        self.extras.map_or(&[], |extras| extras.examples[lang])
    }
}

/// A heading of the index at the back of the book.
#[derive(Debug)]
pub struct IndexEntry {
    headings: PerLang<&'static str>,
    /// The key of the term it is about.
    pub term: Option<&'static str>,
    /// The units behind the heading itself.
    pub places: &'static [&'static str],
    /// The English headings of the entries it sends to.
    pub see: &'static [&'static str],
    /// Its lines.
    pub under: &'static [IndexLine],
}

impl IndexEntry {
    /// Returns the heading in a language.
    #[must_use]
    pub const fn heading(&self, lang: Lang) -> &'static str {
        self.headings.get(lang)
    }
}

/// A line under a heading of the index.
#[derive(Debug)]
pub struct IndexLine {
    headings: PerLang<&'static str>,
    /// The units it names.
    pub places: &'static [&'static str],
}

impl IndexLine {
    /// Returns the line in a language.
    #[must_use]
    pub const fn heading(&self, lang: Lang) -> &'static str {
        self.headings.get(lang)
    }
}
