//! The index at the back of the book.

use super::{ByLang, books};
use crate::{
    answer::{Schema, Speaker, clean::clean},
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
        speaker.words.say_with("index-nothing", &[("word", word.as_ref().into())])
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
    let fits = |entry: &&law::IndexEntry| word.is_none_or(|word| is_about(book, entry, word));
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
        speaker.words.say_with("index-see", &[("heading", target.into())])
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

/// Returns whether a heading or a line holds the word, in any form and language, or is about the term it names.
fn is_about(book: Book, entry: &law::IndexEntry, word: &str) -> bool {
    let in_heading = |lang: Lang| {
        let stems = words::stems(lang, word);
        let headings = std::iter::once(entry.heading(lang)).chain(entry.under.iter().map(|line| line.heading(lang)));
        let mut found = headings.map(|heading| format!(" {} ", words::stems(lang, heading)));
        !stems.is_empty() && found.any(|heading| heading.contains(&format!(" {stems} ")))
    };
    let is_term =
        || book.names().find(word).is_some_and(|(_, names)| names.iter().any(|name| entry.term == Some(name.term().key)));
    Lang::ALL.into_iter().any(in_heading) || is_term()
}
