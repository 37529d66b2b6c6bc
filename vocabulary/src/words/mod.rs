//! Words as people type them: cut out of a text, folded, stemmed. Shared with the build script, so that
//! what was indexed and what is asked can never disagree.

pub mod encode;
mod german;
pub mod phrases;
mod table;

pub use german::separated_verbs;

use crate::Lang;
use frostem::{Algorithm, Stemmer};
use std::borrow::Cow;
use table::{Table, count, starts};
use unicode_normalization::UnicodeNormalization;

/// Makes a table of a file, with the places of its lines worked out ahead of time.
macro_rules! table {
    ($path:literal) => {{
        const TEXT: &str = include_str!($path);
        static STARTS: [u32; count(TEXT)] = starts(TEXT);
        Table { text: TEXT, starts: &STARTS }
    }};
}

/// The Polish forms whose stem the general algorithm misses: `form<TAB>stem`, sorted by form.
static POLISH_EXCEPTIONS: Table = table!("../../../rulebook/words/pl-exceptions.tsv");
/// German compounds and their parts, all as stems: `compound<TAB>part part`, sorted.
static GERMAN_COMPOUNDS: Table = table!("../../../rulebook/words/de-compounds.tsv");
/// Words that stem apart and mean the same: `language stem<TAB>the stem that stands for it`, sorted.
static SYNONYMS: Table = table!("../../../rulebook/words/synonyms.tsv");
/// Words that tell nothing but what kind of answer is wanted, folded: `language word<TAB>kind of answer, if any`, sorted.
static COMMON: Table = table!("../../../rulebook/words/stop.tsv");
/// Nouns for kinds of documents, folded: `language word<TAB>kind`, sorted.
static KINDS: Table = table!("../../../rulebook/words/kinds.tsv");

/// Returns the word in lower case without diacritics: `Chorągwie` and `choragwie` fold alike, `ß` is `ss`.
#[must_use]
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    for letter in text.nfkd().filter(|letter| !unicode_normalization::char::is_combining_mark(*letter)) {
        match letter {
            'ł' | 'Ł' => folded.push('l'),
            'ß' | 'ẞ' => folded.push_str("ss"),
            '’' | '‘' => folded.push('\''),
            _ => folded.extend(letter.to_lowercase()),
        }
    }
    folded
}

/// Returns a key that sorts as a dictionary of the language does: `ą` is a letter behind `a` in Polish, `ä` is an `a` in German.
#[must_use]
pub fn alphabetical(lang: Lang, text: &str) -> Vec<(char, u8)> {
    let place = |letter: char| match (lang, letter) {
        (Lang::Pl, 'ą' | 'ć' | 'ę' | 'ł' | 'ń' | 'ó' | 'ś' | 'ź') => 1,
        (Lang::Pl, 'ż') => 2,
        (Lang::En | Lang::De | Lang::Pl, _) => 0,
    };
    let folded =
        |letter: char| fold(letter.encode_utf8(&mut [0; 4])).chars().map(|base| (base, place(letter))).collect::<Vec<_>>();
    text.to_lowercase().nfc().flat_map(folded).collect()
}

/// Returns the words of a text with the byte offset of each: runs of letters and digits.
pub fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = text.as_ptr().addr();
    let parts = text.split(|letter: char| !letter.is_alphanumeric());
    parts.filter(|word| !word.is_empty()).map(move |word| (word.as_ptr().addr() - start, word))
}

/// Returns the folded stem of one word: all the forms of a word share it.
#[must_use]
pub fn stem(lang: Lang, word: &str) -> String {
    let lower = word.to_lowercase();
    let stem = match lang {
        Lang::En => Stemmer::new(Algorithm::English).stem(&lower).into_owned(),
        Lang::De => Stemmer::new(Algorithm::German).stem(&lower).into_owned(),
        Lang::Pl => match POLISH_EXCEPTIONS.find(&lower) {
            Some(stem) => stem.to_owned(),
            None => Stemmer::new(Algorithm::Polish).stem(&lower).into_owned(),
        },
    };
    fold(&stem)
}

/// Returns the stems by which a word is indexed: its own, or that of its synonyms, and for a German compound
/// those of its parts.
#[must_use]
pub fn index_stems(lang: Lang, word: &str) -> Vec<String> {
    let own = match lang {
        Lang::De => stem(lang, &german::without_zu(word)),
        Lang::En | Lang::Pl => stem(lang, word),
    };
    let mut stems = Vec::new();
    if lang == Lang::De {
        let parts = GERMAN_COMPOUNDS.find(&own);
        stems.extend(parts.into_iter().flat_map(|parts| parts.split(' ')).map(|part| representative(lang, part)));
    }
    stems.insert(0, representative(lang, &own));
    stems
}

/// Returns the representative stem among its synonyms.
fn representative(lang: Lang, stem: &str) -> String {
    let key = [lang.code(), stem].join(" ");
    SYNONYMS.find(&key).unwrap_or(stem).to_owned()
}

/// Returns whether a folded word is too common in a language to look for.
#[must_use]
pub fn is_common(lang: Lang, folded: &str) -> bool {
    let key = [lang.code(), folded].join(" ");
    COMMON.find(&key).is_some()
}

/// Returns what kind of answer a common word asks for, in the same word for every language.
#[must_use]
pub fn question(lang: Lang, folded: &str) -> Option<&'static str> {
    let key = [lang.code(), folded].join(" ");
    COMMON.find(&key).filter(|kind| !kind.is_empty())
}

/// Returns the kind of document that a folded noun stands for: a relic is a card.
#[must_use]
pub fn kind(lang: Lang, folded: &str) -> Option<&'static str> {
    KINDS.find(&[lang.code(), folded].join(" "))
}

/// Returns the stems of all the words of a text, with a blank between them.
#[must_use]
pub fn stems(lang: Lang, text: &str) -> String {
    let mut stems = String::new();
    for (_, word) in words(text) {
        if !stems.is_empty() {
            stems.push(' ');
        }
        stems.push_str(&stem(lang, word));
    }
    stems
}

/// Returns the folded words of a text, with a blank between them: the key by which names are compared.
#[must_use]
pub fn key(text: &str) -> String {
    let folded = fold(text);
    let mut key = String::with_capacity(folded.len());
    for (_, word) in words(&folded) {
        if !key.is_empty() {
            key.push(' ');
        }
        key.push_str(word);
    }
    key
}

/// Returns the key with `ae`, `oe`, `ue` written as `a`, `o`, `u`, where that changes it.
#[must_use]
pub fn without_umlaut_spelling(key: &str) -> Cow<'_, str> {
    if ["ae", "oe", "ue"].iter().any(|pair| key.contains(pair)) {
        Cow::Owned(key.replace("ae", "a").replace("oe", "o").replace("ue", "u"))
    } else {
        Cow::Borrowed(key)
    }
}

/// Returns which letters a folded word has, a bit for each: words that differ in many letters are far apart.
#[must_use]
pub fn letters(folded: &str) -> u32 {
    folded.bytes().filter(u8::is_ascii_lowercase).fold(0, |letters, letter| letters | 1 << (letter - b'a'))
}

/// Returns the value in the line of a sorted table that starts with a key.
#[must_use]
pub fn find(table: &'static str, key: &str) -> Option<&'static str> {
    let bytes = table.as_bytes();
    let (mut low, mut high) = (0, bytes.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        let start = bytes[low..middle].iter().rposition(|byte| *byte == b'\n').map_or(low, |at| low + at + 1);
        let end = bytes[middle..high].iter().position(|byte| *byte == b'\n').map_or(high, |at| middle + at);
        let tab = start + bytes[start..end].iter().position(|byte| *byte == b'\t')?;
        match bytes[start..tab].cmp(key.as_bytes()) {
            std::cmp::Ordering::Equal => return table.get(tab + 1..end),
            std::cmp::Ordering::Less => low = end + 1,
            std::cmp::Ordering::Greater => high = start,
        }
    }
    None
}
