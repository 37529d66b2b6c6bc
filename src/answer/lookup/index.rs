//! The index at the back of the book.

use super::{ByLang, books};
use crate::{
    answer::{Schema, Speaker, clean::clean},
    i18n::id,
    law::{self, Book, Contents as _, Lang, words},
};
use serde::Serialize;

/// The index of the books, or what it has under a word.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct IndexAnswer {
    schema: Schema,
    /// The headings, book by book, in the order of the alphabet.
    pub entries: Vec<IndexEntry>,
    /// The cards that entries name, in every language of their book.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<IndexEntry>,
    /// What the books are about, where it needs saying: with the whole index only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scope: Vec<String>,
    /// The keys of the books that were asked.
    pub books: Vec<&'static str>,
    /// What is said where nothing was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// What a reader should know beside it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

/// A heading with its lines.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct IndexEntry {
    /// The key of its book.
    pub book: &'static str,
    /// The heading.
    pub heading: ByLang<&'static str>,
    /// The key of the term it is about.
    pub term: Option<&'static str>,
    /// The sections behind the heading itself.
    pub places: &'static [&'static str],
    /// The English headings it sends to.
    pub see: &'static [&'static str],
    /// Its lines.
    pub under: Vec<IndexLine>,
    /// What it sends to, in words.
    pub sent_to: Vec<String>,
}

/// A line under a heading.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct IndexLine {
    /// The line.
    pub heading: ByLang<&'static str>,
    /// The sections it names.
    pub places: &'static [&'static str],
}

/// Returns the whole index of the books, or the headings that a word stands in or means.
#[must_use]
pub fn index(speaker: &Speaker, books: &[Book], word: Option<&str>) -> IndexAnswer {
    let schema = Schema::Index;
    let entries: Vec<IndexEntry> =
        books.iter().flat_map(|book| documents(speaker, *book, book.index(), &speaker.langs(*book), word)).collect();
    // A card is looked up by the name that stands on it, in whatever language that is.
    let cards: Vec<IndexEntry> =
        books.iter().flat_map(|book| documents(speaker, *book, book.card_index(), book.langs(), word)).collect();
    let nothing = || {
        let word = clean(word.unwrap_or_default());
        speaker.words.say_with(id::INDEX_NOTHING, &[("word", word.as_ref().into())])
    };
    let is_empty = entries.is_empty() && cards.is_empty();
    let remarks = if is_empty { Vec::new() } else { books::language_remarks(speaker, books) };
    IndexAnswer {
        schema,
        entries,
        cards,
        scope: books.iter().filter(|_| word.is_none()).filter_map(|book| books::scope(&speaker.words, *book)).collect(),
        books: books.iter().map(|book| book.key()).collect(),
        said: is_empty.then(nothing),
        remarks,
    }
}

/// Returns the entries of an index that are about a word, in the order of their headings, in some languages.
fn documents(
    speaker: &Speaker,
    book: Book,
    index: &'static [law::IndexEntry],
    langs: &[Lang],
    word: Option<&str>,
) -> Vec<IndexEntry> {
    let wanted = word.map(|word| WantedWord::new(book, word));
    let fits = |entry: &&law::IndexEntry| wanted.as_ref().is_none_or(|word| word.is_in(entry));
    let mut entries: Vec<&law::IndexEntry> = index.iter().filter(fits).collect();
    let lang = speaker.lang(book);
    entries.sort_by_cached_key(|entry| words::alphabetical(lang, entry.heading(lang)));
    entries.into_iter().map(|entry| document(speaker, book, langs, entry)).collect()
}

fn document(speaker: &Speaker, book: Book, langs: &[Lang], entry: &'static law::IndexEntry) -> IndexEntry {
    let lang = speaker.lang(book);
    let line =
        |line: &'static law::IndexLine| IndexLine { heading: ByLang::new(langs, |lang| line.heading(lang)), places: line.places };
    let sent_to = |see: &&str| {
        let target = book.index().iter().find(|other| other.heading(Lang::En) == *see).map_or(*see, |other| other.heading(lang));
        speaker.words.say_with(id::INDEX_SEE, &[("heading", target.into())])
    };
    IndexEntry {
        book: book.key(),
        heading: ByLang::new(langs, |lang| entry.heading(lang)),
        term: entry.term,
        places: entry.places,
        see: entry.see,
        under: entry.under.iter().map(line).collect(),
        sent_to: entry.see.iter().map(sent_to).collect(),
    }
}

/// The longest words that are looked up, in bytes; no heading has half of it.
const LONGEST: usize = 200;

/// A word that the index is asked about, in any form and language.
struct WantedWord {
    /// Its stems in each language that has any.
    stems: Vec<(Lang, String)>,
    /// The keys of the terms it names.
    terms: Vec<&'static str>,
}

impl WantedWord {
    fn new(book: Book, word: &str) -> Self {
        let word = if word.len() > LONGEST { "" } else { word };
        let stems = Lang::ALL.into_iter().map(|lang| (lang, words::stems(lang, word))).filter(|(_, stems)| !stems.is_empty());
        let names = book.names().find(word).map(|(_, names)| names).unwrap_or_default();
        Self {
            stems: stems.map(|(lang, stems)| (lang, format!(" {stems} "))).collect(),
            terms: names.iter().map(|name| name.term().key).collect(),
        }
    }

    /// Returns whether a heading or a line holds the word, or is about a term it names.
    fn is_in(&self, entry: &law::IndexEntry) -> bool {
        let in_heading = |(lang, stems): &(Lang, String)| {
            let headings = std::iter::once(entry.heading(*lang)).chain(entry.under.iter().map(|line| line.heading(*lang)));
            { headings }.any(|heading| format!(" {} ", words::stems(*lang, heading)).contains(stems))
        };
        self.stems.iter().any(in_heading) || entry.term.is_some_and(|term| self.terms.contains(&term))
    }
}
