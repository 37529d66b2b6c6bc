//! What the words of a query mean: terms of the game by any of their names, words of the book in any of its
//! languages, and where neither fits, what was probably meant.

use super::{Word, near, pack::Reader, query::Query, score};
use crate::law::{Contents as _, Lang, Name, Names, Term, words};

/// The most words that name one term.
const LONGEST_NAME: usize = 5;
/// A word of another language counts for less where the wanted language knows the word too.
const OTHER_LANGUAGE: f32 = 0.25;
/// A word that only another language knows counts almost in full.
const ONLY_OTHER_LANGUAGE: f32 = 0.9;
/// A word that was put right counts for less than one that was typed right.
const CORRECTED: f32 = 0.7;
/// A part of a German compound that the book knows as a whole.
const PART_OF_COMPOUND: f32 = 0.5;
/// A part of a German compound, where nothing else is known of it.
const KNOWN_PART: f32 = 0.59;
/// A word of a longer name, on its own.
const PART_OF_NAME: f32 = 0.4;
/// A word that a term stands for, beside the word that was typed.
const NAMED: f32 = 0.8;
/// A word that was only begun.
const BEGUN: f32 = 0.8;

/// One or more words of the query that mean one thing.
#[derive(Debug)]
pub struct Group {
    /// As typed.
    pub typed: String,
    /// The stems to look for, with their language and weight.
    pub stems: Vec<(Lang, String, f32)>,
    /// The words that must follow each other, by language; only for phrases.
    pub phrase: Option<Vec<String>>,
    /// The terms it names.
    pub terms: Vec<&'static Term>,
    /// Whether a printing calls them so.
    pub official: bool,
    /// How it was understood, where that is not obvious.
    pub via: Option<Via>,
}

/// How words were understood that do not stand in the book as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Via {
    /// A slip of the pen, put right.
    Corrected(String),
    /// The beginning of a word.
    Begun(String),
    /// Nothing like it is in the book.
    Unknown,
}

/// Returns what the words and phrases of a query mean, with the rules wanted in `wanted`.
pub fn groups(query: &Query, wanted: Lang, reader: &Reader) -> Vec<Group> {
    let (all, terms) = (reader.words, reader.book.names());
    let typed: Vec<Typed> = query.words.iter().map(|word| Typed::new(word, all)).collect();
    let quoted: Vec<Typed> = query.phrases.iter().flatten().map(|word| Typed::new(word, all)).collect();
    let lang = spoken(&typed.iter().chain(&quoted).collect::<Vec<_>>(), wanted);
    let mut groups = Vec::new();
    let only_common = query.phrases.is_empty() && typed.iter().all(|word| word.is_common(lang));
    let stems: Vec<Stems> = query.words.iter().map(|word| self::stems(word)).collect();
    let mut at = 0;
    while at < query.words.len() {
        let (length, names) = name_at(terms, &query.words[at..], &stems[at..]);
        if length > 1 || only_common || !typed[at].is_common(lang) {
            let run: Vec<&str> = query.words[at..at + length].iter().map(String::as_str).collect();
            groups.push(group(&run, names, [lang, wanted], reader));
        }
        at += length;
    }
    for phrase in &query.phrases {
        let typed: Vec<&str> = phrase.iter().map(String::as_str).collect();
        let names = names_of(terms, &typed.join(" "));
        groups.push(Group { phrase: Some(phrase.clone()), ..group(&typed, names, [lang, wanted], reader) });
    }
    groups
}

/// What the languages know of a word, each in its place.
struct Typed {
    common: [bool; 3],
    known: [bool; 3],
}

impl Typed {
    fn new(word: &str, all: &'static [Word]) -> Self {
        let folded = words::fold(word);
        let exact = near::exact(all, &folded);
        let known = Lang::ALL.map(|lang| exact.iter().any(|known| known.lang == lang));
        Self { common: Lang::ALL.map(|lang| words::is_common(lang, &folded)), known }
    }

    /// Returns whether it tells nothing in a language: too common there, or only known as such elsewhere.
    fn is_common(&self, lang: Lang) -> bool {
        let at = lang as usize;
        self.common[at] || (!self.known[at] && self.common.contains(&true))
    }
}

/// Returns the language a query is written in: the wanted one, unless clearly more of the words are another's.
fn spoken(words: &[&Typed], wanted: Lang) -> Lang {
    let known = |lang: Lang| words.iter().filter(|word| word.common[lang as usize] || word.known[lang as usize]).count();
    let own = known(wanted);
    let other = Lang::ALL.into_iter().map(|lang| (known(lang), lang)).filter(|(count, _)| *count > own + 1).max();
    other.map_or(wanted, |(_, lang)| lang)
}

/// The stems of a word in every language.
type Stems = [String; 3];

fn stems(text: &str) -> Stems {
    Lang::ALL.map(|lang| words::stems(lang, text))
}

/// Returns the longest run of words that names a term, and the names; one word if none does.
fn name_at(all: &'static Names<Term>, words: &[String], stems: &[Stems]) -> (usize, Vec<&'static Name>) {
    let longest = if begins_name(all, words, stems) { LONGEST_NAME.min(words.len()) } else { 1 };
    for length in (1..=longest).rev() {
        let together =
            |lang: Lang| stems[..length].iter().map(|stems| stems[lang as usize].as_str()).collect::<Vec<_>>().join(" ");
        let names = names_with(all, &words[..length].join(" "), together);
        if !names.is_empty() {
            return (length, names);
        }
    }
    (1, Vec::new())
}

/// Returns whether a name of several words begins with the first of these.
fn begins_name(all: &'static Names<Term>, words: &[String], stems: &[Stems]) -> bool {
    let ([word, _, ..], [stems, ..]) = (words, stems) else { return false };
    let key = words::key(word) + " ";
    let plain = words::without_umlaut_spelling(&key);
    all.any_with_key(&key)
        || all.any_with_key(&plain)
        || Lang::ALL.into_iter().any(|lang| all.any_with_stems(lang, &(stems[lang as usize].clone() + " ")))
}

/// Returns the names that are this text: letter for letter if there are such, else in another form.
fn names_of(all: &'static Names<Term>, text: &str) -> Vec<&'static Name> {
    names_with(all, text, |lang| words::stems(lang, text))
}

fn names_with(all: &'static Names<Term>, text: &str, stems: impl Fn(Lang) -> String) -> Vec<&'static Name> {
    let key = words::key(text);
    let folded = all.with_key(&key);
    if !folded.is_empty() {
        return folded;
    }
    let plain = words::without_umlaut_spelling(&key);
    let plain = if plain == key { Vec::new() } else { all.with_key(&plain) };
    if !plain.is_empty() {
        return plain;
    }
    Lang::ALL.into_iter().flat_map(|lang| all.with_stems(lang, &stems(lang))).collect()
}

/// Returns what some words mean; the languages are the one they are written in and the one the rules are wanted in.
fn group(typed: &[&str], names: Vec<&'static Name>, [lang, wanted]: [Lang; 2], reader: &Reader) -> Group {
    let official = names.iter().any(|name| name.official);
    let mut group = Group { typed: typed.join(" "), stems: Vec::new(), phrase: None, terms: Vec::new(), official, via: None };
    for name in names {
        if !group.terms.iter().any(|term| term.key == name.term().key) {
            group.terms.push(name.term());
        }
    }
    for word in typed.iter().filter(|word| typed.len() == 1 || !Typed::new(word, reader.words).is_common(lang)) {
        known(word, lang, reader, &mut group.stems);
    }
    if typed.len() > 1 && !group.terms.is_empty() {
        group.stems.iter_mut().for_each(|(_, _, weight)| *weight *= PART_OF_NAME);
    }
    for term in &group.terms {
        named(term, wanted, &mut group.stems);
    }
    if group.stems.is_empty() && group.terms.is_empty() {
        guess(typed.first().copied().unwrap_or_default(), lang, reader, &mut group);
    }
    group
}

/// Adds the stems of a word in every language that knows it.
fn known(word: &str, lang: Lang, reader: &Reader, stems: &mut Vec<(Lang, String, f32)>) {
    let folded = words::fold(word);
    let mut found: Vec<(Lang, String, f32)> = Vec::new();
    for each in Lang::ALL {
        if each != lang && words::is_common(each, &folded) {
            continue;
        }
        let exact = near::exact(reader.words, &folded).iter().filter(|known| known.lang == each).map(|known| known.word);
        let lower = word.to_lowercase();
        let typed = Some(word).filter(|_| exact.clone().all(|spelled| spelled.to_lowercase() != lower));
        for spelled in exact.chain(typed) {
            let mut whole = false;
            for (at, stem) in words::index_stems(each, spelled).into_iter().enumerate() {
                if !score::knows(reader, each, &stem) {
                    continue;
                }
                let weight = if at > 0 && whole { PART_OF_COMPOUND } else { 1.0 };
                whole |= at == 0;
                if !found.iter().any(|(lang, other, _)| *lang == each && *other == stem) {
                    found.push((each, stem, weight));
                }
            }
        }
    }
    let here = found.iter().any(|(each, ..)| *each == lang);
    for (each, stem, weight) in found {
        let of_language = if each == lang {
            1.0
        } else if here {
            OTHER_LANGUAGE
        } else {
            ONLY_OTHER_LANGUAGE
        };
        stems.push((each, stem, weight * of_language));
    }
}

/// Adds the stems of a term's official names in the wanted language: who says troops means warbands.
fn named(term: &Term, lang: Lang, stems: &mut Vec<(Lang, String, f32)>) {
    for name in [term.name(lang)].iter().chain(term.variants(lang)) {
        let telling: Vec<&str> =
            words::words(name).map(|(_, word)| word).filter(|word| !words::is_common(lang, &words::fold(word))).collect();
        if let [word] = telling[..] {
            let stem = words::index_stems(lang, word).swap_remove(0);
            if !stems.iter().any(|(each, other, _)| *each == lang && *other == stem) {
                stems.push((lang, stem, NAMED));
            }
        }
    }
}

/// Takes an unknown word for a half one, or for a misspelt one.
fn guess(word: &str, lang: Lang, reader: &Reader, group: &mut Group) {
    let folded = words::fold(word);
    let verb = near::without_zu(reader.words, &folded);
    let parts = verb.map_or_else(|| near::compound(reader.words, &folded), |verb| vec![verb]);
    if !parts.is_empty() {
        let stems = parts.iter().flat_map(|part| words::index_stems(part.lang, part.word)).map(|stem| (Lang::De, stem, 1.0));
        group.stems.extend(stems);
        return;
    }
    let begun = near::begun(reader.words, &folded);
    let misspelt =
        if begun.iter().any(|known| known.lang == lang) { Vec::new() } else { near::misspelt(reader.words, &folded, lang) };
    let is_begun = !begun.is_empty() && misspelt.iter().all(|known| known.lang != lang);
    let (found, weight) = if is_begun { (begun.iter().collect(), BEGUN) } else { (misspelt, CORRECTED) };
    let here = found.iter().any(|known| known.lang == lang);
    let tells = |known: &&&Word| (!here || known.lang == lang) && !words::is_common(known.lang, known.folded);
    for known in found.iter().filter(tells) {
        for stem in words::index_stems(known.lang, known.word) {
            if !group.stems.iter().any(|(each, other, _)| *each == known.lang && *other == stem) {
                group.stems.push((known.lang, stem, weight));
            }
        }
        for name in names_of(reader.book.names(), known.word) {
            if !group.terms.iter().any(|term| term.key == name.term().key) {
                group.terms.push(name.term());
            }
        }
    }
    let part = if found.is_empty() && lang == Lang::De { near::part(reader.words, &folded) } else { None };
    if let Some(part) = part {
        group.stems.extend(words::index_stems(Lang::De, part.word).into_iter().map(|stem| (Lang::De, stem, KNOWN_PART)));
    }
    let first = found.iter().find(|known| known.lang == lang).or_else(|| found.first()).copied().or(part);
    group.via = Some(match first {
        None => Via::Unknown,
        Some(known) if !is_begun => Via::Corrected(known.word.to_owned()),
        Some(known) => Via::Begun(known.word.to_owned()),
    });
}
