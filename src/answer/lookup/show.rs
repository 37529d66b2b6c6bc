//! Sections and terms by number or name; what the book does not have is said, never replaced.

use super::{
    Copies, IndexAnswer, SectionAnswer, Suggestion, TermAnswer, TermEntry, books, index,
    term::{self, exact_card},
};
use crate::{
    answer::{Schema, Speaker, clean::clean},
    i18n::id,
    law::{self, Book, Contents as _, Found, Lang, NumberQuery, Term, Unit, children, read_number_in},
};
use serde::Serialize;

/// The chapter of the printed Law that is its index.
const INDEX_CHAPTER: &str = "11";

/// What stands under a number or a name.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum ShowAnswer {
    /// One section, found without doubt.
    Section(Box<OneSection>),
    /// Several sections and terms, and what was not found.
    Sections(SectionsAnswer),
    /// The chapters of the books.
    Contents(SectionsAnswer),
    /// A term of a book that has no sections.
    Term(TermAnswer),
    /// The index of a book that has no sections.
    Index(IndexAnswer),
}

/// One section as an answer of its own.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OneSection {
    schema: Schema,
    /// The section.
    #[serde(flatten)]
    pub section: SectionAnswer,
    /// What a reader should know beside it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

/// Several sections, and what was not found.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SectionsAnswer {
    schema: Schema,
    /// The sections, in the order asked for.
    pub sections: Vec<SectionAnswer>,
    /// The terms, where a book has no section for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub terms: Vec<TermEntry>,
    /// What was not found.
    pub missing: Vec<Missing>,
    /// What a reader should know beside it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
    /// Sections and terms together, in the order asked for.
    #[serde(skip)]
    pub order: Vec<Shown>,
}

/// The next thing to show.
#[derive(Clone, Copy, Debug)]
pub enum Shown {
    /// A section, by its place among the sections.
    Section(usize),
    /// A term, by its place among the terms.
    Term(usize),
}

/// A number or word that the book does not have.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Missing {
    /// What was asked for.
    pub wanted: String,
    /// What comes nearest.
    pub nearest: Vec<&'static str>,
    /// What is said of it.
    pub said: String,
    /// What to type instead.
    pub suggestions: Vec<Suggestion>,
}

/// How much of a section is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// The section and everything under it.
    WithParts,
    /// The section alone.
    Alone,
}

/// Something found.
enum Thing {
    Unit(&'static Unit),
    Term(&'static Term),
}

impl Thing {
    const fn book(&self) -> Book {
        match self {
            Self::Unit(unit) => unit.book,
            Self::Term(term) => term.book,
        }
    }

    /// Returns the unit to show, or the place that the book names for the term.
    fn unit(&self) -> Option<&'static Unit> {
        match self {
            Self::Unit(unit) => Some(unit),
            Self::Term(term) => term.places.first().and_then(|place| term.book.unit(place)),
        }
    }
}

/// Returns everything that was asked for, from the books that have it; of nothing, the chapters of the books.
#[must_use]
pub fn show(speaker: &Speaker, copies: &Copies, books: &[Book], wanted: &[String], extent: Extent) -> ShowAnswer {
    let (books, wanted) = addressed(books, wanted);
    if books.iter().all(|book| book.units().is_empty()) {
        return if wanted.is_empty() {
            ShowAnswer::Index(index::index(speaker, &books, None))
        } else {
            ShowAnswer::Term(term::term(speaker, &books, &wanted.join(" ")))
        };
    }
    if wanted.is_empty() {
        let chapters = books.iter().flat_map(|book| book.units()).filter(|unit| unit.parent.is_none());
        let mut contents = sections(speaker, copies, chapters.map(Thing::Unit).collect(), Extent::Alone);
        contents.remarks = books::language_remarks(speaker, &books);
        return ShowAnswer::Contents(contents);
    }
    let (mut things, mut missing) = (Vec::new(), Vec::new());
    for wanted in together(&books, wanted) {
        match find(speaker, &books, &wanted) {
            Ok(mut found) => things.append(&mut found),
            Err(lack) => missing.push(lack),
        }
    }
    let mut found = sections(speaker, copies, things, extent);
    found.missing = missing;
    match (found.sections.pop(), found.sections.len() + found.terms.len() + found.missing.len()) {
        (Some(section), 0) => {
            ShowAnswer::Section(Box::new(OneSection { schema: Schema::Section, section, remarks: found.remarks }))
        }
        (last, _) => {
            found.sections.extend(last);
            ShowAnswer::Sections(found)
        }
    }
}

/// Takes a book's key before what is wanted for the book: `law show xidit 4.2`. An Oath is also a thing of the Law.
fn addressed<'a>(books: &[Book], wanted: &'a [String]) -> (Vec<Book>, &'a [String]) {
    let named = wanted.split_first().and_then(|(first, rest)| Some((Book::from_key(first)?, rest)));
    let is_number = |typed: &String| read_number_in(Book::Oath, typed) != NumberQuery::Word;
    match named {
        Some((book, rest)) if book != Book::Oath || rest.first().is_some_and(is_number) => (vec![book], rest),
        Some(_) | None => (books.to_vec(), wanted),
    }
}

/// Returns the answer with everything that was found.
fn sections(speaker: &Speaker, copies: &Copies, things: Vec<Thing>, extent: Extent) -> SectionsAnswer {
    let (mut sections, mut terms, mut order) = (Vec::new(), Vec::new(), Vec::new());
    let mut books: Vec<Book> = Vec::new();
    for thing in things {
        if !books.contains(&thing.book()) {
            books.push(thing.book());
        }
        match (thing.unit(), thing) {
            (Some(unit), thing) => {
                let mut parts = Vec::new();
                if extent == Extent::WithParts && matches!(thing, Thing::Unit(_)) {
                    descend(unit, speaker.lang(unit.book), &mut parts);
                }
                let mut section = SectionAnswer::new(speaker, copies, unit, &parts);
                if let Thing::Term(term) = thing {
                    section.term = Some(Box::new(TermEntry::new(speaker, term)));
                }
                order.push(Shown::Section(sections.len()));
                sections.push(section);
            }
            (None, Thing::Term(term)) => {
                order.push(Shown::Term(terms.len()));
                terms.push(TermEntry::new(speaker, term));
            }
            (None, Thing::Unit(_)) => {}
        }
    }
    let mut remarks = books::language_remarks(speaker, &books);
    if books.contains(&Book::Oath) {
        remarks.extend(copies.remarks(&speaker.words));
    }
    SectionsAnswer { schema: Schema::Sections, sections, terms, missing: Vec::new(), remarks, order }
}

fn descend(unit: &'static Unit, lang: Lang, units: &mut Vec<&'static Unit>) {
    for child in children(unit, lang) {
        units.push(child);
        descend(child, lang, units);
    }
}

/// Joins words that name one thing together: `law show your enemy`.
fn together(books: &[Book], wanted: &[String]) -> Vec<String> {
    let is_word = |wanted: &String| books.iter().all(|book| read_number_in(*book, wanted) == NumberQuery::Word);
    let all_words = wanted.len() > 1 && wanted.iter().all(is_word);
    let joined = wanted.join(" ");
    let known = |book: &Book| book.names().find(&joined).is_some_and(|(found, _)| found <= Found::Inflected);
    let is_card = || books.contains(&Book::Oath) && exact_card(&joined).is_some();
    if all_words && (books.iter().any(known) || is_card()) { vec![joined] } else { wanted.to_vec() }
}

/// Finds it in every book that has it, or the nearest in the first.
fn find(speaker: &Speaker, books: &[Book], wanted: &str) -> Result<Vec<Thing>, Missing> {
    let mut things = Vec::new();
    let mut lack = (Book::Oath, Vec::new());
    for book in books.iter().rev() {
        match find_in(*book, wanted) {
            Ok(mut found) => {
                found.append(&mut things);
                things = found;
            }
            Err(nearest) => lack = (*book, nearest),
        }
    }
    if things.is_empty() { Err(missing(speaker, lack.0, wanted, lack.1)) } else { Ok(things) }
}

fn find_in(book: Book, wanted: &str) -> Result<Vec<Thing>, Vec<&'static str>> {
    match read_number_in(book, wanted) {
        NumberQuery::Units(numbers) => Ok(numbers.into_iter().filter_map(|number| book.unit(number)).map(Thing::Unit).collect()),
        NumberQuery::NoSuch(number) => Err(book.neighbours(&number).iter().map(|unit| unit.number).collect()),
        NumberQuery::Word => match book.names().find(wanted) {
            Some((Found::Exactly | Found::Inflected, names)) => Ok(names.iter().map(|name| entry_or_term(name.term())).collect()),
            Some((Found::Begun, names)) if names.len() == 1 && !is_card(book, wanted) => {
                Ok(names.iter().map(|name| entry_or_term(name.term())).collect())
            }
            Some((_, names)) => Err(names.iter().take(8).map(|name| name.shown).collect()),
            None => Err(book.names().closest(wanted, 5).iter().map(|name| name.shown).collect()),
        },
    }
}

fn entry_or_term(term: &'static Term) -> Thing {
    term.entry().and_then(law::unit).map_or(Thing::Term(term), Thing::Unit)
}

/// Returns whether it is the name of a card, and not the beginning of another name.
fn is_card(book: Book, wanted: &str) -> bool {
    book == Book::Oath && exact_card(wanted).is_some()
}

/// Returns what is said of a thing that the book does not have.
fn missing(speaker: &Speaker, book: Book, wanted: &str, nearest: Vec<&'static str>) -> Missing {
    let shown = clean(wanted).into_owned();
    let words = &speaker.words;
    if let Some(card) = exact_card(wanted).filter(|_| book == Book::Oath) {
        let values = [("wanted", (&shown).into()), ("name", card.name(speaker.choice.first()).into())];
        return Missing { said: words.say_with(id::SHOW_IS_CARD, &values), wanted: shown, nearest, suggestions: Vec::new() };
    }
    let number = read_number_in(book, wanted);
    if book == Book::Oath && number == NumberQuery::NoSuch(INDEX_CHAPTER.to_owned()) {
        return Missing { said: speaker.say(id::SHOW_IS_INDEX), wanted: shown, nearest: Vec::new(), suggestions: Vec::new() };
    }
    let is_number = matches!(number, NumberQuery::NoSuch(_));
    let mut suggestions = if is_number { Vec::new() } else { term::elsewhere(speaker, &[book], wanted) };
    let prefix = if book == Book::Oath { String::new() } else { format!("{} ", book.key()) };
    suggestions.extend(nearest.iter().map(|near| Suggestion {
        command: format!("law {prefix}{near}"),
        about: book.unit(near).map_or("", |unit| unit.text(speaker.lang(book)).title).to_owned(),
    }));
    let title = books::title(words, book);
    let (wanted_value, near) = (("wanted", (&shown).into()), ("near", suggestions.len().into()));
    let said = match (book, is_number) {
        (Book::Oath, true) => words.say_with(id::SHOW_NO_SUCH_NUMBER, &[wanted_value]),
        (Book::Oath, false) => words.say_with(id::SHOW_NO_SUCH_WORD, &[wanted_value, near]),
        (Book::Xidit | Book::Dominion, true) => {
            words.say_with(id::SHOW_BOOK_NO_SUCH_NUMBER, &[wanted_value, ("book", (&title).into())])
        }
        (Book::Xidit | Book::Dominion, false) => {
            words.say_with(id::SHOW_BOOK_NO_SUCH_WORD, &[wanted_value, near, ("book", (&title).into())])
        }
    };
    if !is_number {
        suggestions.push(Suggestion { command: format!("law search {}{shown}", books::option(book)), about: String::new() });
    }
    Missing { wanted: shown, nearest, said, suggestions }
}
