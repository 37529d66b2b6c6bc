//! Cards named in a query: a name alone asks for that card, a name in a question is a strong hint, the stronger the less its
//! words are used for anything else.

use super::{Document, query::Query, reader::Reader, score, snippet::paragraphs};
use crate::{
    cards::{CARD_NAMES, Card},
    law::{Lang, Name, names_by_folded, words},
};

/// The most words in the name of a card.
const MAX_NAME_WORDS: usize = 8;
/// So many sections at most name a card as an example.
const MAX_EXAMPLES: usize = 2;

/// How a query names a card; the strongest comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Naming {
    /// In one word that means something in the Law too.
    WordOfTheLaw,
    /// In another form of its name.
    Inflected,
    /// In one word that stands for nothing else.
    OneWord,
    /// In several words.
    SeveralWords,
    /// In all words of the query.
    Alone,
}

impl Naming {
    /// Every way, the weakest first.
    pub const ALL: [Self; 5] = [Self::WordOfTheLaw, Self::Inflected, Self::OneWord, Self::SeveralWords, Self::Alone];
}

/// A card named in a query.
pub struct NamedCard {
    pub card: &'static Card,
    pub naming: Naming,
    /// Whether it is its name in some language, and not only what players call it.
    pub is_name: bool,
}

impl NamedCard {
    /// Returns whether nothing else can be meant.
    pub fn is_clear(&self) -> bool {
        self.is_name && self.naming >= Naming::Inflected
    }
}

/// Returns the cards named in the query, each by its longest name.
pub fn named_cards(query: &Query, reader: &Reader) -> Vec<NamedCard> {
    let keys = &query.keys;
    let stems = Lang::ALL.map(|lang| keys.iter().map(|key| words::stems(lang, key)).collect::<Vec<String>>());
    let mut named: Vec<NamedCard> = Vec::new();
    let mut start = 0;
    while start < keys.len() {
        let longest = (start + 1..=keys.len().min(start + longest_name(keys, &stems, start))).rev();
        let found = longest.map(|end| (end, names_at(keys, &stems, start, end))).find(|(_, names)| !names.is_empty());
        let Some((end, names)) = found else {
            start += 1;
            continue;
        };
        let key = keys[start..end].join(" ");
        for name in names {
            let naming = naming(query, reader, name, &key, end - start);
            let card: &'static Card = name.owner();
            let own = card.name(name.lang);
            let is_name = name.official || own == name.shown || own.strip_prefix("The ") == Some(name.shown);
            named.extend(naming.map(|naming| NamedCard { card, naming, is_name }));
        }
        start = end;
    }
    named
}

/// Returns how many words at most a name has that begins with a word of the query; most begin none.
fn longest_name(keys: &[String], stems: &[Vec<String>; 3], start: usize) -> usize {
    let begins = |end: &str| {
        let with_stems = |lang: Lang| CARD_NAMES.any_with_stems(lang, &[&stems[lang as usize][start], end].concat());
        CARD_NAMES.any_with_key(&[&keys[start], end].concat()) || Lang::ALL.into_iter().any(with_stems)
    };
    if !begins("") {
        0
    } else if begins(" ") {
        MAX_NAME_WORDS
    } else {
        1
    }
}

/// Returns the names that some words of a query are: letter for letter if there are such, else in another form.
fn names_at(keys: &[String], stems: &[Vec<String>; 3], start: usize, end: usize) -> Vec<&'static Name<Card>> {
    let exact = CARD_NAMES.with_key(&keys[start..end].join(" "));
    if !exact.is_empty() {
        return exact;
    }
    Lang::ALL.into_iter().flat_map(|lang| CARD_NAMES.with_stems(lang, &stems[lang as usize][start..end].join(" "))).collect()
}

/// Returns how strongly a name in a query names its card; none where the words are hardly meant so.
fn naming(query: &Query, reader: &Reader, name: &Name<Card>, key: &str, length: usize) -> Option<Naming> {
    let card: &Card = name.owner();
    // The Law's examples of cards are terms as well.
    let is_term = names_by_folded(key).iter().any(|other| other.term().key != card.id);
    if length == query.keys.len() && query.numbers.is_empty() {
        return (!is_term || name.official).then_some(Naming::Alone);
    }
    if length > 1 {
        return Some(Naming::SeveralWords);
    }
    if name.folded != key && Lang::ALL.into_iter().any(|lang| words::is_common(lang, key)) {
        return None;
    }
    Some(match name.folded == key {
        _ if is_term || is_word_of_the_law(reader, key, name.lang) => Naming::WordOfTheLaw,
        true => Naming::OneWord,
        false => Naming::Inflected,
    })
}

/// Returns whether the Law uses a word as its own: in more sections than those that give the card as an example. German verbs
/// share the stems of nouns and are no names: the mountain is not in every section on recovering.
fn is_word_of_the_law(reader: &Reader, word: &str, lang: Lang) -> bool {
    let with_word = score::documents_with_word(reader, word);
    let is_used = |(document, has_word): &(&Document, bool)| {
        let Document::Section(..) = document else { return false };
        let content = document.content();
        let stands_in = |text: &str| words::words(text).any(|(_, other)| words::fold(other) == word);
        let stands_itself = || stands_in(content.title(lang)) || paragraphs(content, lang).iter().any(|it| stands_in(&it.text));
        *has_word && (lang != Lang::De || stands_itself())
    };
    reader.documents.iter().zip(with_word).filter(is_used).count() > MAX_EXAMPLES
}
