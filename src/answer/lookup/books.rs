//! Which books there are, in which languages, and where to read on.

use crate::{
    answer::{Schema, Speaker},
    cards::Card,
    i18n::{Words, family, id},
    law::{Book, Contents as _, Kind, Lang},
};
use serde::Serialize;

/// Every book.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BooksAnswer {
    schema: Schema,
    /// The books, the Law first.
    pub books: Vec<BookEntry>,
}

/// One book.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BookEntry {
    /// Its key, as in `--book`.
    pub key: &'static str,
    /// Its title.
    pub title: String,
    /// What it is about, where it needs saying.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scope: Option<String>,
    /// The languages it is restated in.
    pub langs: Vec<&'static str>,
    /// How many chapters it has.
    pub chapters: usize,
    /// How many numbered sections.
    pub sections: usize,
    /// How many terms.
    pub terms: usize,
    /// Commands to read on with: an overview, a section, a term.
    pub read_on: Vec<String>,
    /// How many chapters, sections and terms it has, in words, as far as it has any.
    pub holds: String,
}

/// Returns every book.
#[must_use]
pub fn books(speaker: &Speaker) -> BooksAnswer {
    BooksAnswer { schema: Schema::Books, books: Book::ALL.into_iter().map(|book| entry(speaker, book)).collect() }
}

/// Returns the title of a book in the language of the words.
#[must_use]
pub fn title(words: &Words, book: Book) -> String {
    words.say(family::BOOK_TITLE.of(book.key()))
}

/// Says what a book is about, where it needs saying.
pub(super) fn scope(words: &Words, book: Book) -> Option<String> {
    match book {
        Book::Oath | Book::Xidit => None,
        Book::Dominion => Some(words.say(id::BOOK_SCOPE_DOMINION)),
    }
}

/// Returns `--book` as typed for a book, with a trailing blank; empty for the Law.
pub(super) fn option(book: Book) -> String {
    match book {
        Book::Oath => String::new(),
        Book::Xidit | Book::Dominion => format!("--book {} ", book.key()),
    }
}

/// Returns the command that explains a term of a book, fit for a shell.
pub(super) fn term_command(book: Book, name: &str) -> String {
    let quote = quote(name);
    format!("law term {}{quote}{name}{quote}", option(book))
}

/// Returns the command that shows a term of a book, fit for a shell.
pub(super) fn show_command(book: Book, name: &str) -> String {
    let quote = quote(name);
    format!("law {} {quote}{name}{quote}", book.key())
}

/// Returns what stands around a name in a shell, where a sign in it would mean something there.
fn quote(name: &str) -> &'static str {
    let is_plain = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '+' | '-' | ',' | '.');
    match name {
        name if name.chars().all(is_plain) => "",
        name if name.contains('\'') => "\"",
        _ => "'",
    }
}

/// Returns the command that shows a card by the name that readers of a language know; in English its id is that.
pub(super) fn card_command(card: &Card, lang: Lang) -> String {
    if lang == Lang::En { format!("law card {}", card.id) } else { format!("law card \"{}\"", card.name(lang)) }
}

/// Says of each book that lacks a language asked for which one is shown instead.
pub(super) fn language_remarks(speaker: &Speaker, books: &[Book]) -> Vec<String> {
    let remark = |book: &Book| {
        let missing: &Lang = speaker.choice.rules.iter().find(|lang| !book.langs().contains(lang))?;
        let (title, shown) = (title(&speaker.words, *book), speaker.lang(*book));
        let values = [("book", (&title).into()), ("missing", missing.code().into()), ("shown", shown.code().into())];
        Some(speaker.words.say_with(id::BOOK_OTHER_LANGUAGE, &values))
    };
    books.iter().filter_map(remark).collect()
}

fn entry(speaker: &Speaker, book: Book) -> BookEntry {
    let numbered = book.units().iter().filter(|unit| !unit.number.contains('/'));
    let (chapters, sections): (Vec<_>, Vec<_>) = numbered.partition(|unit| unit.kind == Kind::Chapter);
    let (chapters, sections, terms) = (chapters.len(), sections.len(), book.terms().len());
    let counts = [(id::BOOK_CHAPTERS, chapters), (id::BOOK_SECTIONS, sections), (id::BOOK_TERMS, terms)];
    let present = counts.into_iter().filter(|(_, count)| *count > 0);
    let holds: Vec<String> = present.map(|(id, count)| speaker.words.say_with(id, &[("count", count.into())])).collect();
    BookEntry {
        key: book.key(),
        title: title(&speaker.words, book),
        scope: scope(&speaker.words, book),
        langs: book.langs().iter().map(|lang| lang.code()).collect(),
        chapters,
        sections,
        terms,
        read_on: read_on(speaker, book),
        holds: holds.join(", "),
    }
}

/// Returns commands to read on with: an overview, a section, a term.
fn read_on(speaker: &Speaker, book: Book) -> Vec<String> {
    let (ways, term): (&[&str], &str) = match book {
        Book::Oath => (&["law index", "law 5.5"], "warband"),
        Book::Xidit => (&["law xidit", "law xidit 6.3"], "bard-token"),
        Book::Dominion => (&["law dominion"], "trash"),
    };
    let name = book.term(term).map_or(term, |term| term.name(speaker.lang(book)));
    ways.iter().map(|way| (*way).to_owned()).chain([term_command(book, name)]).collect()
}
