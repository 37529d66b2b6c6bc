//! What the words of a query mean: terms of the game by any of their names, words of the book in any of its languages, and
//! where neither fits, what was probably meant.

use super::{
    postings::Postings,
    query::Query,
    reader::Reader,
    vocabulary::{self, Word},
};
use crate::law::{Contents as _, Lang, Name, Names, Term, words};

/// The most words that name one term.
const MAX_NAME_WORDS: usize = 5;
/// The weight of a stem of another language where the wanted language has the word too, and where it has not.
const OTHER_LANGUAGE: f32 = 0.25;
const ONLY_OTHER_LANGUAGE: f32 = 0.9;
/// The weight of a word that was corrected, and of one that was completed.
const CORRECTED: f32 = 0.7;
const COMPLETED: f32 = 0.8;
/// The weight of a part of a German compound that the book has as a whole, and of one that it has not.
const PART_OF_COMPOUND: f32 = 0.5;
const PART_OF_UNKNOWN: f32 = 0.59;
/// The weight of a word of a longer name, on its own.
const PART_OF_NAME: f32 = 0.4;
/// The weight of the official name of a term, beside the word that was typed.
const OFFICIAL_NAME: f32 = 0.8;

/// A stem to look for.
#[derive(Debug)]
pub struct WeightedStem {
    /// Its language.
    pub lang: Lang,
    /// The stem, as it is indexed.
    pub stem: String,
    /// How much a document with it gains.
    pub weight: f32,
    /// What it finds.
    pub(super) postings: Postings,
}

impl WeightedStem {
    /// Returns a stem, if the book has it.
    pub(super) fn find(reader: &Reader, lang: Lang, stem: String, weight: f32) -> Option<Self> {
        let postings = reader.stem(lang, &stem)?;
        Some(Self { lang, stem, weight, postings })
    }
}

/// One or more words of the query that mean one thing.
#[derive(Debug)]
pub struct Group {
    /// As typed.
    pub typed: String,
    /// The typed words that are too common in no language.
    pub content_words: Vec<String>,
    /// The stems to look for.
    pub stems: Vec<WeightedStem>,
    /// The words that must follow each other; only for phrases.
    pub phrase: Option<Vec<String>>,
    /// The terms it names.
    pub terms: Vec<&'static Term>,
    /// Whether it is the name of one in a printing.
    pub is_official: bool,
    /// How it was understood, where it does not stand in the book as typed.
    pub guess: Option<Guess>,
    /// The part of the sentence it stands in, from 0.
    pub clause: usize,
}

/// How words were understood that do not stand in the book as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Guess {
    /// As a misspelling of this word.
    Corrected(String),
    /// As the beginning of this word.
    Completed(String),
    /// Nothing similar is in the book.
    Unknown,
}

/// Returns what the words and phrases of a query mean, with the rules wanted in `wanted`.
pub fn query_groups(query: &Query, wanted: Lang, reader: &Reader) -> Vec<Group> {
    let names = reader.book.names();
    let typed = TypedWord::all(&query.words, reader);
    let phrases: Vec<Vec<TypedWord>> = query.phrases.iter().map(|phrase| TypedWord::all(phrase, reader)).collect();
    let lang = query_language(&typed.iter().chain(phrases.iter().flatten()).collect::<Vec<_>>(), wanted);
    let separated = if lang == Lang::De { separated_verbs(query) } else { Vec::new() };
    let mut groups = Vec::new();
    let only_common = phrases.is_empty() && typed.iter().all(|word| word.is_common(lang));
    let mut rest = &typed[..];
    while let [first, ..] = rest {
        let (length, named) = longest_name(names, rest);
        if length > 1 || only_common || !first.is_common(lang) {
            let at = typed.len() - rest.len();
            let clause = query.clauses.iter().filter(|start| **start <= at).count();
            let mut group = Group { clause, ..group(&rest[..length], &named, lang, wanted, reader) };
            for (_, stem) in separated.iter().filter(|(verb, _)| (at..at + length).contains(verb)) {
                add_stem(&mut group.stems, reader, Lang::De, stem.clone(), 1.0);
            }
            groups.push(group);
        }
        rest = &rest[length..];
    }
    for (words, phrase) in phrases.iter().zip(&query.phrases) {
        let named = names_of(names, &phrase.join(" "));
        groups.push(Group { phrase: Some(phrase.clone()), ..group(words, &named, lang, wanted, reader) });
    }
    groups
}

/// Returns the stems that German verbs of a query may have together with the part at the end of their clause.
fn separated_verbs(query: &Query) -> Vec<(usize, String)> {
    let lower: Vec<String> = query.words.iter().map(|word| word.to_lowercase()).collect();
    let mut bounds = vec![0];
    bounds.extend(query.clauses.iter().copied().filter(|at| *at < lower.len()));
    bounds.push(lower.len());
    let clause = |bounds: &[usize]| {
        let words: Vec<&str> = lower[bounds[0]..bounds[1]].iter().map(String::as_str).collect();
        let start = bounds[0];
        words::separated_verbs(&words).into_iter().map(move |(at, stem)| (start + at, stem)).collect::<Vec<_>>()
    };
    bounds.windows(2).flat_map(clause).collect()
}

/// A word of the query.
struct TypedWord<'a> {
    word: &'a str,
    /// Its stem in each language.
    stems: [String; 3],
    /// Whether it is too common in each language to look for.
    common: [bool; 3],
    /// Whether the book has it in each language.
    known: [bool; 3],
}

impl<'a> TypedWord<'a> {
    fn all(words: &'a [String], reader: &Reader) -> Vec<Self> {
        words.iter().map(|word| Self::new(word, reader)).collect()
    }

    fn new(word: &'a str, reader: &Reader) -> Self {
        let folded = words::fold(word);
        let exact = vocabulary::exact_words(reader.words, &folded);
        Self {
            word,
            stems: Lang::ALL.map(|lang| words::stems(lang, word)),
            common: Lang::ALL.map(|lang| words::is_common(lang, &folded)),
            known: Lang::ALL.map(|lang| exact.clone().any(|known| known.lang == lang)),
        }
    }

    /// Returns whether it is too common in a language to look for, or only known as such in another.
    fn is_common(&self, lang: Lang) -> bool {
        let at = lang as usize;
        self.common[at] || (!self.known[at] && self.common.contains(&true))
    }
}

/// Returns the language a query is written in: the wanted one, unless clearly more of the words are of another.
fn query_language(words: &[&TypedWord], wanted: Lang) -> Lang {
    let known = |lang: Lang| words.iter().filter(|word| word.common[lang as usize] || word.known[lang as usize]).count();
    let own = known(wanted);
    let other = Lang::ALL.into_iter().map(|lang| (known(lang), lang)).filter(|(count, _)| *count > own + 1).max();
    other.map_or(wanted, |(_, lang)| lang)
}

/// Returns the length of the longest run of words that names a term, and the names; one word if none does.
fn longest_name(all: &'static Names<Term>, words: &[TypedWord]) -> (usize, Vec<&'static Name>) {
    let longest = if begins_name(all, words) { MAX_NAME_WORDS.min(words.len()) } else { 1 };
    for length in (1..=longest).rev() {
        let run = &words[..length];
        let stems = |lang: Lang| run.iter().map(|word| word.stems[lang as usize].as_str()).collect::<Vec<_>>().join(" ");
        let names = names_with_stems(all, &joined(run), stems);
        if !names.is_empty() {
            return (length, names);
        }
    }
    (1, Vec::new())
}

fn joined(words: &[TypedWord]) -> String {
    words.iter().map(|word| word.word).collect::<Vec<_>>().join(" ")
}

/// Returns whether a name of several words begins with the first of these.
fn begins_name(all: &'static Names<Term>, words: &[TypedWord]) -> bool {
    let [first, _, ..] = words else { return false };
    let key = words::key(first.word) + " ";
    let plain = words::without_umlaut_spelling(&key);
    all.any_with_key(&key)
        || all.any_with_key(&plain)
        || Lang::ALL.into_iter().any(|lang| all.any_with_stems(lang, &(first.stems[lang as usize].clone() + " ")))
}

/// Returns the names that are this text: letter for letter if there are such, else in another form.
fn names_of(all: &'static Names<Term>, text: &str) -> Vec<&'static Name> {
    names_with_stems(all, text, |lang| words::stems(lang, text))
}

fn names_with_stems(all: &'static Names<Term>, text: &str, stems: impl Fn(Lang) -> String) -> Vec<&'static Name> {
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

/// Returns what some words mean, written in `lang`, with the rules wanted in `wanted`.
fn group(words: &[TypedWord], names: &[&'static Name], lang: Lang, wanted: Lang, reader: &Reader) -> Group {
    let content = words.iter().filter(|word| !word.common.contains(&true)).map(|word| word.word.to_owned());
    let mut group = Group {
        typed: joined(words),
        content_words: content.collect(),
        stems: Vec::new(),
        phrase: None,
        terms: Vec::new(),
        is_official: names.iter().any(|name| name.official),
        guess: None,
        clause: 0,
    };
    group.add_terms(names);
    for word in words.iter().filter(|word| words.len() == 1 || !word.is_common(lang)) {
        group.stems.extend(known_stems(word, lang, reader));
    }
    if words.len() > 1 && !group.terms.is_empty() {
        group.stems.iter_mut().for_each(|stem| stem.weight *= PART_OF_NAME);
    }
    for term in &group.terms {
        add_official_names(term, wanted, reader, &mut group.stems);
    }
    if let ([first, ..], true) = (words, group.stems.is_empty() && group.terms.is_empty()) {
        guess_word(first.word, lang, reader, &mut group);
    }
    group
}

impl Group {
    fn add_terms(&mut self, names: &[&'static Name]) {
        for term in names.iter().map(|name| name.term()) {
            if !self.terms.iter().any(|other| other.key == term.key) {
                self.terms.push(term);
            }
        }
    }
}

/// Adds a stem that is not among the others yet, and returns whether the book has it.
fn add_stem(stems: &mut Vec<WeightedStem>, reader: &Reader, lang: Lang, stem: String, weight: f32) -> bool {
    let is_new = !stems.iter().any(|other| other.lang == lang && other.stem == stem);
    let found = if is_new { WeightedStem::find(reader, lang, stem, weight) } else { None };
    let is_known = found.is_some() || !is_new;
    stems.extend(found);
    is_known
}

/// Returns the stems of a word in every language that has it.
fn known_stems(typed: &TypedWord, lang: Lang, reader: &Reader) -> Vec<WeightedStem> {
    let (folded, lower) = (words::fold(typed.word), typed.word.to_lowercase());
    let mut found = Vec::new();
    for other in Lang::ALL.into_iter().filter(|other| *other == lang || !typed.common[*other as usize]) {
        let exact = vocabulary::exact_words(reader.words, &folded).filter(|known| known.lang == other);
        let exact = exact.map(|known| known.spelled);
        let as_typed = Some(typed.word).filter(|_| exact.clone().all(|spelled| spelled.to_lowercase() != lower));
        for spelled in exact.chain(as_typed) {
            let mut has_whole = false;
            for (at, stem) in words::index_stems(other, spelled).into_iter().enumerate() {
                let weight = if at > 0 && has_whole { PART_OF_COMPOUND } else { 1.0 };
                has_whole |= add_stem(&mut found, reader, other, stem, weight) && at == 0;
            }
        }
    }
    let is_known = found.iter().any(|stem| stem.lang == lang);
    let foreign = if is_known { OTHER_LANGUAGE } else { ONLY_OTHER_LANGUAGE };
    found.iter_mut().filter(|stem| stem.lang != lang).for_each(|stem| stem.weight *= foreign);
    found
}

/// Returns the words of a name that are not too common to look for.
pub fn content_words(lang: Lang, name: &str) -> impl Iterator<Item = &str> {
    words::words(name).map(|(_, word)| word).filter(move |word| !words::is_common(lang, &words::fold(word)))
}

/// Adds the stems of a term's official names in the wanted language: a query for troops means warbands.
fn add_official_names(term: &Term, lang: Lang, reader: &Reader, stems: &mut Vec<WeightedStem>) {
    for name in [term.name(lang)].iter().chain(term.variants(lang)) {
        if let [word] = content_words(lang, name).collect::<Vec<_>>()[..] {
            add_stem(stems, reader, lang, words::index_stems(lang, word).swap_remove(0), OFFICIAL_NAME);
        }
    }
}

/// Understands an unknown word as a compound, an incomplete or a misspelled one.
fn guess_word(word: &str, lang: Lang, reader: &Reader, group: &mut Group) {
    let folded = words::fold(word);
    let german_stems = |known: Word, weight: f32| {
        let stems = words::index_stems(known.lang, known.spelled).into_iter();
        stems.filter_map(move |stem| WeightedStem::find(reader, Lang::De, stem, weight))
    };
    let verb = Some(lang).filter(|lang| *lang == Lang::De).and_then(|_| vocabulary::infinitive(reader.words, &folded));
    let parts = verb.map_or_else(|| vocabulary::compound_parts(reader.words, &folded), |verb| vec![verb]);
    if !parts.is_empty() {
        group.stems.extend(parts.into_iter().flat_map(|part| german_stems(part, 1.0)));
        return;
    }
    let begun = vocabulary::words_with_prefix(reader.words, &folded);
    let is_own = |known: &Word| known.lang == lang;
    let misspelled = if begun.iter().any(is_own) { Vec::new() } else { vocabulary::nearest_words(reader.words, &folded, lang) };
    let is_begun = !begun.is_empty() && !misspelled.iter().any(is_own);
    let (found, weight) = if is_begun { (begun, COMPLETED) } else { (misspelled, CORRECTED) };
    let any_own = found.iter().any(is_own);
    let is_useful = |known: &&Word| (!any_own || is_own(known)) && !words::is_common(known.lang, known.folded);
    for known in found.iter().filter(is_useful) {
        for stem in words::index_stems(known.lang, known.spelled) {
            add_stem(&mut group.stems, reader, known.lang, stem, weight);
        }
        group.add_terms(&names_of(reader.book.names(), known.spelled));
    }
    let part = if found.is_empty() && lang == Lang::De { vocabulary::longest_part(reader.words, &folded) } else { None };
    group.stems.extend(part.into_iter().flat_map(|part| german_stems(part, PART_OF_UNKNOWN)));
    let first = found.iter().copied().find(is_own).or_else(|| found.first().copied()).or(part);
    group.guess = Some(match first {
        None => Guess::Unknown,
        Some(known) if !is_begun => Guess::Corrected(known.spelled.to_owned()),
        Some(known) => Guess::Completed(known.spelled.to_owned()),
    });
}
