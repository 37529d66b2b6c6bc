//! What a word means, and what it is called in the other languages.

use super::{ByLang, Heading, Suggestion, books};
use crate::{
    answer::{Schema, Speaker, clean::clean},
    law::{Book, Contents as _, Found, Lang, Name, Term},
};
use serde::Serialize;
use std::fmt::Write as _;

/// Every term that a word may mean, or what comes nearest to the word.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TermAnswer {
    schema: Schema,
    /// The terms.
    pub terms: Vec<TermEntry>,
    /// The names nearest to a word that means nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub nearest: Vec<&'static str>,
    /// What is said where nothing was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// What to type instead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<Suggestion>,
    /// What a reader should know beside it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

/// One term.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TermEntry {
    /// The key of its book.
    pub book: &'static str,
    /// Its key, the same in every language.
    pub key: &'static str,
    /// The word for its kind.
    pub kind: &'static str,
    /// Its name in every language of the book.
    pub names: ByLang<&'static str>,
    /// The languages in which the name is ours.
    pub unofficial: Vec<&'static str>,
    /// What it means.
    pub definition: ByLang<&'static str>,
    /// The special cases of its rule.
    #[serde(skip_serializing_if = "is_empty")]
    pub special: ByLang<&'static [&'static str]>,
    /// The examples of its rule.
    #[serde(skip_serializing_if = "is_empty")]
    pub examples: ByLang<&'static [&'static str]>,
    /// What else it is called.
    pub aliases: ByLang<Vec<&'static str>>,
    /// Further keys of the same concept.
    pub also: &'static [&'static str],
    /// Where it stands, and the keys of the terms it sends to.
    pub see: Vec<&'static str>,
    /// Where it stands.
    pub places: &'static [&'static str],
    /// Its kind in words, with the book unless that is the Law.
    pub kind_name: String,
    /// All names in each language of the book, as a line.
    pub named: ByLang<String>,
    /// Where it stands and what it sends to, by title and name.
    pub see_titles: Vec<String>,
}

fn is_empty(lists: &ByLang<&'static [&'static str]>) -> bool {
    lists.iter().all(|(_, list)| list.is_empty())
}

impl TermEntry {
    /// Returns a term with what it means in the languages of its book.
    #[must_use]
    pub fn new(speaker: &Speaker, term: &'static Term) -> Self {
        let (all, langs, lang) = (term.book.langs(), speaker.langs(term.book), speaker.lang(term.book));
        let mut kind_name = speaker.say(&format!("kind-{}", term.kind));
        if term.book != Book::Oath {
            let _ = write!(kind_name, " · {}", books::title(&speaker.words, term.book));
        }
        let places = Heading::of(term.book, term.places, lang).into_iter().map(|heading| heading.to_string());
        Self {
            book: term.book.key(),
            key: term.key,
            kind: term.kind,
            names: ByLang::new(all, |lang| term.name(lang)),
            unofficial: all.iter().filter(|lang| !term.official(**lang)).map(|lang| lang.code()).collect(),
            definition: ByLang::new(&langs, |lang| term.definition(lang)),
            special: ByLang::new(&langs, |lang| term.special(lang)),
            examples: ByLang::new(&langs, |lang| term.examples(lang)),
            aliases: ByLang::new(all, |lang| term.variants(lang).iter().chain(term.aliases(lang)).copied().collect()),
            also: term.also,
            see: term.places.iter().copied().chain(term.see().map(|other| other.key)).collect(),
            places: term.places,
            kind_name,
            named: ByLang::new(all, |lang| named(speaker, term, lang)),
            see_titles: places.chain(term.see().map(|other| other.name(lang).to_owned())).collect(),
        }
    }
}

/// Returns all names of a term in a language: the headword, variants, and what players say.
fn named(speaker: &Speaker, term: &Term, lang: Lang) -> String {
    let mut names = term.name(lang).to_owned();
    if !term.official(lang) {
        let _ = write!(names, " ({})", speaker.say("term-unofficial"));
    }
    for variant in term.variants(lang) {
        let _ = write!(names, " / {variant}");
    }
    let aliases = term.aliases(lang);
    if !aliases.is_empty() {
        let _ = write!(names, " ({})", speaker.words.say_with("term-also", &[("names", aliases.join(", ").as_str().into())]));
    }
    names
}

/// Returns every term that the word may mean in the books.
#[must_use]
pub fn term(speaker: &Speaker, books: &[Book], word: &str) -> TermAnswer {
    let (found, names) = find(books, word);
    let schema = Schema::Term;
    let shown = clean(word);
    if names.is_empty() {
        let nearest: Vec<&Name> = books.iter().flat_map(|book| book.names().closest(word, 5)).collect();
        let mut suggestions = elsewhere(speaker, books, word);
        suggestions.extend(
            nearest
                .iter()
                .map(|name| Suggestion { command: books::term_command(name.term().book, name.shown), about: String::new() }),
        );
        let values = [("word", shown.as_ref().into()), ("near", suggestions.len().into())];
        let said = Some(speaker.words.say_with("term-nothing", &values));
        let nearest = nearest.iter().map(|name| name.shown).collect();
        return TermAnswer { schema, terms: Vec::new(), nearest, said, suggestions, remarks: Vec::new() };
    }
    let mut remarks = Vec::new();
    if found == Found::Misspelt {
        let values = [("word", shown.as_ref().into()), ("name", names[0].shown.into())];
        remarks.push(speaker.words.say_with("term-misspelt", &values));
    }
    let having: Vec<Book> = books.iter().copied().filter(|book| names.iter().any(|name| name.term().book == *book)).collect();
    remarks.extend(books::language_remarks(speaker, &having));
    let terms = names.iter().map(|name| TermEntry::new(speaker, name.term())).collect();
    TermAnswer { schema, terms, nearest: Vec::new(), said: None, suggestions: Vec::new(), remarks }
}

/// Returns the names that fit best in any of the books.
fn find(books: &[Book], word: &str) -> (Found, Vec<&'static Name>) {
    let in_each: Vec<_> = books.iter().filter_map(|book| book.names().find(word)).collect();
    let best = in_each.iter().map(|(found, _)| *found).min().unwrap_or(Found::Misspelt);
    (best, in_each.into_iter().filter(|(found, _)| *found == best).flat_map(|(_, names)| names).collect())
}

/// Returns the way to the other books that know the word.
pub(super) fn elsewhere(speaker: &Speaker, books: &[Book], word: &str) -> Vec<Suggestion> {
    let known = |book: Book| {
        let (_, names) = book.names().find(word).filter(|(found, _)| *found <= Found::Inflected)?;
        let about = format!("({})", books::title(&speaker.words, book));
        Some(Suggestion { command: books::term_command(book, names.first()?.shown), about })
    };
    Book::ALL.into_iter().filter(|book| !books.contains(book)).filter_map(known).collect()
}
