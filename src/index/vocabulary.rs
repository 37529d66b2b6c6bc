//! Lookup in the sorted list of the book's words: exact, misspelled, incomplete and compound words.

use super::Word;
use crate::law::{Lang, words};

/// Returns the words that are this one but for case and diacritics.
pub fn exact_words(all: &'static [Word], folded: &str) -> &'static [Word] {
    let start = all.partition_point(|word| word.folded < folded);
    let length = all[start..].iter().take_while(|word| word.folded == folded).count();
    &all[start..start + length]
}

/// The longest German compound that is taken apart.
const MAX_COMPOUND_BYTES: usize = 40;

fn german_word(all: &'static [Word], folded: &str) -> Option<&'static Word> {
    exact_words(all, folded).iter().find(|word| word.lang == Lang::De)
}

/// Returns the two German words that an unknown one is made of, if the book has both.
pub fn compound_parts(all: &'static [Word], folded: &str) -> Vec<&'static Word> {
    const SHORTEST: usize = 4;
    const JOINTS: [&str; 5] = ["", "s", "n", "en", "es"];
    if !folded.is_ascii() || folded.len() > MAX_COMPOUND_BYTES {
        return Vec::new();
    }
    for at in SHORTEST..folded.len().saturating_sub(SHORTEST - 1) {
        let (head, tail) = folded.split_at(at);
        let head = JOINTS
            .iter()
            .filter_map(|joint| head.strip_suffix(joint))
            .filter(|head| head.len() >= SHORTEST)
            .find_map(|head| german_word(all, head));
        if let (Some(head), Some(tail)) = (head, german_word(all, tail)) {
            return vec![head, tail];
        }
    }
    Vec::new()
}

/// Returns the German verb whose infinitive has a `zu` in the middle: abzuwerfen is abwerfen.
pub fn verb_without_zu(all: &'static [Word], folded: &str) -> Option<&'static Word> {
    const SHORTEST: usize = 2;
    let inside = |at: &usize| *at >= SHORTEST && folded.len() > at + 2 + SHORTEST;
    let bare = |at: usize| [&folded[..at], &folded[at + 2..]].concat();
    let places = folded.match_indices("zu").map(|(at, _)| at).filter(inside);
    places.map(bare).find_map(|verb| german_word(all, &verb))
}

/// Returns the longest German word that an unknown one ends or begins with.
pub fn longest_part(all: &'static [Word], folded: &str) -> Option<&'static Word> {
    const SHORTEST: usize = 5;
    if !folded.is_ascii() || folded.len() > MAX_COMPOUND_BYTES {
        return None;
    }
    let mut lengths = (SHORTEST..folded.len()).rev();
    lengths.find_map(|length| german_word(all, &folded[folded.len() - length..]).or_else(|| german_word(all, &folded[..length])))
}

/// Returns the words that begin with this, unless too many do.
pub fn words_with_prefix(all: &'static [Word], folded: &str) -> &'static [Word] {
    const MAX_WORDS: usize = 24;
    if folded.len() < 4 {
        return &[];
    }
    let start = all.partition_point(|word| word.folded < folded);
    let length = all[start..].iter().take_while(|word| word.folded.starts_with(folded)).count();
    if length > MAX_WORDS { &[] } else { &all[start..start + length] }
}

/// Returns the words at the smallest distance: one edit in short words, two in long ones, and never more than one to
/// reach another language. Words of the wanted language come alone if they are as near as any other.
pub fn nearest_words(all: &'static [Word], folded: &str, lang: Lang) -> Vec<&'static Word> {
    let allowed = match folded.chars().count() {
        4..=6 => 1,
        7..=40 => 2,
        _ => return Vec::new(),
    };
    let letters = words::letters(folded);
    let mut best = allowed;
    let mut found: Vec<&Word> = Vec::new();
    for word in all {
        let max_distance = if word.lang == lang { best } else { best.min(1) };
        // An edit changes the length by one letter at most, and brings in one new letter at most on either side.
        if word.folded.len().abs_diff(folded.len()) > max_distance {
            continue;
        }
        if has_more_bits(word.letters & !letters, max_distance) || has_more_bits(letters & !word.letters, max_distance) {
            continue;
        }
        let distance = strsim::osa_distance(word.folded, folded);
        if distance > max_distance {
            continue;
        }
        if distance < best {
            best = distance;
            found.clear();
        }
        found.push(word);
    }
    if found.iter().any(|word| word.lang == lang) {
        found.retain(|word| word.lang == lang);
    }
    found
}

/// Returns whether more bits are set than so many.
fn has_more_bits(mut bits: u32, than: usize) -> bool {
    for _ in 0..than {
        bits &= bits.wrapping_sub(1);
    }
    bits != 0
}
