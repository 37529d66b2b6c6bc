//! What a word means, and what it is called in the other languages.

use super::{ByLang, Heading, Suggestion, books};
use crate::{
    answer::{Schema, Speaker, clean::clean},
    cards::{Card, find_cards_up_to},
    i18n::{family, id},
    law::{Book, Contents as _, Found, IndexEntry, Lang, Name, Term, words},
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
    /// What earlier printings said instead.
    #[serde(skip_serializing_if = "is_empty")]
    pub former: ByLang<&'static [&'static str]>,
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
    /// The commands that show what it sends to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub read_on: Vec<String>,
    /// The terms it sends to, where it says nothing itself.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sends_to: Vec<TermEntry>,
}

fn is_empty(lists: &ByLang<&'static [&'static str]>) -> bool {
    lists.iter().all(|(_, list)| list.is_empty())
}

impl TermEntry {
    /// Returns a term with what it means in the languages of its book.
    #[must_use]
    pub fn new(speaker: &Speaker, term: &'static Term) -> Self {
        let is_reference = speaker.langs(term.book).iter().all(|lang| term.definition(*lang).is_empty());
        let targets = term.see().filter(|_| is_reference).map(|target| Self::alone(speaker, target));
        Self { sends_to: targets.collect(), ..Self::alone(speaker, term) }
    }

    /// Returns a term without the terms it sends to.
    fn alone(speaker: &Speaker, term: &'static Term) -> Self {
        let (all, langs, lang) = (term.book.langs(), speaker.langs(term.book), speaker.lang(term.book));
        let mut kind_name = speaker.say(family::KIND.of(term.kind));
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
            former: ByLang::new(all, |lang| term.former(lang)),
            also: term.also,
            see: term.places.iter().copied().chain(term.see().map(|other| other.key)).collect(),
            places: term.places,
            kind_name,
            named: ByLang::new(all, |lang| named(speaker, term, lang)),
            see_titles: places.chain(term.see().map(|other| other.name(lang).to_owned())).collect(),
            read_on: term.see().map(|other| books::show_command(other.book, other.name(lang))).collect(),
            sends_to: Vec::new(),
        }
    }
}

/// Returns all names of a term in a language: the headword, variants, and what players say.
fn named(speaker: &Speaker, term: &Term, lang: Lang) -> String {
    let mut names = term.name(lang).to_owned();
    if !term.official(lang) {
        let _ = write!(names, " ({})", speaker.say(id::TERM_UNOFFICIAL));
    }
    for variant in term.variants(lang) {
        let _ = write!(names, " / {variant}");
    }
    let further = [(id::TERM_ALSO, term.aliases(lang)), (id::TERM_FORMERLY, term.former(lang))];
    let further: Vec<String> = further
        .into_iter()
        .filter(|(_, list)| !list.is_empty())
        .map(|(id, list)| speaker.words.say_with(id, &[("names", list.join(", ").as_str().into())]))
        .collect();
    if !further.is_empty() {
        let _ = write!(names, " ({})", further.join("; "));
    }
    names
}

/// Returns every term that the word may mean in the books.
#[must_use]
pub fn term(speaker: &Speaker, books: &[Book], word: &str) -> TermAnswer {
    let (found, mut names) = find(books, word);
    let is_card = books.contains(&Book::Oath) && found > Found::Inflected && exact_card(word).is_some();
    if is_card {
        names.clear();
    }
    let schema = Schema::Term;
    let shown = clean(word);
    if names.is_empty() || found != Found::Exactly && !named_on_cards(books, word).is_empty() {
        if let Some(answer) = card_named(speaker, books, word) {
            return answer;
        }
        let closest = books.iter().filter(|_| !is_card).flat_map(|book| book.names().closest(word, 5));
        let nearest: Vec<&Name> = closest.collect();
        let mut suggestions = elsewhere(speaker, books, word);
        suggestions.extend(exact_card(word).filter(|_| is_card).map(|card| card_command(speaker, card)));
        suggestions.extend(
            nearest
                .iter()
                .map(|name| Suggestion { command: books::term_command(name.term().book, name.shown), about: String::new() }),
        );
        let values = [("word", shown.as_ref().into()), ("near", suggestions.len().into())];
        if let [book @ (Book::Xidit | Book::Dominion)] = books {
            suggestions.push(search(*book, &shown));
        }
        let said = Some(speaker.words.say_with(id::TERM_NOTHING, &values));
        let nearest = nearest.iter().map(|name| name.shown).collect();
        return TermAnswer { schema, terms: Vec::new(), nearest, said, suggestions, remarks: Vec::new() };
    }
    let mut remarks = Vec::new();
    if found == Found::Misspelt {
        let values = [("word", shown.as_ref().into()), ("name", names[0].shown.into())];
        remarks.push(speaker.words.say_with(id::TERM_MISSPELT, &values));
    }
    let having: Vec<Book> = books.iter().copied().filter(|book| names.iter().any(|name| name.term().book == *book)).collect();
    remarks.extend(books::language_remarks(speaker, &having));
    let terms = names.iter().map(|name| TermEntry::new(speaker, name.term())).collect();
    TermAnswer { schema, terms, nearest: Vec::new(), said: None, suggestions: Vec::new(), remarks }
}

/// Returns the card with exactly this name.
pub(super) fn exact_card(wanted: &str) -> Option<&'static Card> {
    let (_, names) = find_cards_up_to(Found::Exactly, wanted, |_| true)?;
    names.first().map(|name| name.owner())
}

/// Returns the command that shows a card.
fn card_command(speaker: &Speaker, card: &Card) -> Suggestion {
    Suggestion { command: format!("law card \"{}\"", card.name(speaker.choice.first())), about: String::new() }
}

/// Returns the way to search a book for a word.
fn search(book: Book, word: &str) -> Suggestion {
    Suggestion { command: format!("law search {}{word}", books::option(book)), about: String::new() }
}

/// Returns the entries of card indexes under exactly this name.
fn named_on_cards(books: &[Book], word: &str) -> Vec<(Book, &'static IndexEntry)> {
    let wanted = words::key(word);
    // `Journey (or Voyage)`: the glossary does not say which of two cards it names.
    let names = |entry: &IndexEntry, lang| entry.heading(lang).trim_end_matches(')').split(" (or ").map(words::key);
    let is_named = |entry: &&IndexEntry| Lang::ALL.into_iter().any(|lang| names(entry, lang).any(|name| name == wanted));
    books.iter().flat_map(|book| book.card_index().iter().filter(is_named).map(|entry| (*book, entry))).collect()
}

/// Returns where a card is named, if the word is the name of one.
fn card_named(speaker: &Speaker, books: &[Book], word: &str) -> Option<TermAnswer> {
    let found = named_on_cards(books, word);
    let (book, card) = *found.first()?;
    let lang = speaker.lang(book);
    let terms = card.see.iter().filter_map(|name| book.terms().iter().find(|term| term.name(Lang::En) == *name));
    let mut suggestions: Vec<Suggestion> =
        terms.map(|term| Suggestion { command: books::show_command(book, term.name(lang)), about: String::new() }).collect();
    suggestions.push(search(book, &clean(word)));
    let said = speaker.words.say_with(id::TERM_IS_CARD, &[("card", card.heading(lang).into())]);
    let (terms, nearest, remarks) = Default::default();
    Some(TermAnswer { schema: Schema::Term, terms, nearest, said: Some(said), suggestions, remarks })
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
