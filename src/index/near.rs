//! Words with a letter or two wrong, and words half typed: looked up in the closed list of the book's words.

use super::Word;
use crate::law::{Lang, words};

/// Returns the words that are exactly this one but for case and diacritics.
pub fn exact(all: &'static [Word], folded: &str) -> &'static [Word] {
    let start = all.partition_point(|word| word.folded < folded);
    let length = all[start..].iter().take_while(|word| word.folded == folded).count();
    &all[start..start + length]
}

/// Returns the two German words that an unknown one is made of, if the book has both.
pub fn compound(all: &'static [Word], folded: &str) -> Vec<&'static Word> {
    const SHORTEST: usize = 4;
    const JOINTS: [&str; 5] = ["", "s", "n", "en", "es"];
    let german = |part: &str| exact(all, part).iter().find(|word| word.lang == Lang::De);
    if !folded.is_ascii() || folded.len() > 40 {
        return Vec::new();
    }
    for at in SHORTEST..folded.len().saturating_sub(SHORTEST - 1) {
        let (head, tail) = folded.split_at(at);
        let head =
            JOINTS.iter().filter_map(|joint| head.strip_suffix(joint)).filter(|head| head.len() >= SHORTEST).find_map(german);
        if let (Some(head), Some(tail)) = (head, german(tail)) {
            return vec![head, tail];
        }
    }
    Vec::new()
}

/// Returns the German verb whose infinitive has a `zu` in the middle: abzuwerfen is abwerfen.
pub fn without_zu(all: &'static [Word], folded: &str) -> Option<&'static Word> {
    const SHORTEST: usize = 2;
    let inside = |at: &usize| *at >= SHORTEST && folded.len() > at + 2 + SHORTEST;
    let bare = |at: usize| [&folded[..at], &folded[at + 2..]].concat();
    let places = folded.match_indices("zu").map(|(at, _)| at).filter(inside);
    places.map(bare).find_map(|verb| exact(all, &verb).iter().find(|word| word.lang == Lang::De))
}

/// Returns the longest German word that an unknown one ends or begins with.
pub fn part(all: &'static [Word], folded: &str) -> Option<&'static Word> {
    const SHORTEST: usize = 5;
    if !folded.is_ascii() || folded.len() > 40 {
        return None;
    }
    let german = |part: &str| exact(all, part).iter().find(|word| word.lang == Lang::De);
    let mut lengths = (SHORTEST..folded.len()).rev();
    lengths.find_map(|length| german(&folded[folded.len() - length..]).or_else(|| german(&folded[..length])))
}

/// Returns the words that begin like this, unless too many do.
pub fn begun(all: &'static [Word], folded: &str) -> &'static [Word] {
    const MOST: usize = 24;
    if folded.len() < 4 {
        return &[];
    }
    let start = all.partition_point(|word| word.folded < folded);
    let length = all[start..].iter().take_while(|word| word.folded.starts_with(folded)).count();
    if length > MOST { &[] } else { &all[start..start + length] }
}

/// Returns the words at the smallest distance: one edit in short words, two in long ones, and never more than one to
/// reach another language. Words of the wanted language come alone if they are as near as any other.
pub fn misspelt(all: &'static [Word], folded: &str, lang: Lang) -> Vec<&'static Word> {
    let allowed = match folded.chars().count() {
        4..=6 => 1,
        7..=40 => 2,
        _ => return Vec::new(),
    };
    let letters = words::letters(folded);
    let mut best = allowed;
    let mut found: Vec<&Word> = Vec::new();
    for word in all {
        let most = if word.lang == lang { best } else { best.min(1) };
        // An edit changes the length by one letter at most, and brings in one new letter at most on either side.
        if word.folded.len().abs_diff(folded.len()) > most {
            continue;
        }
        if more(word.letters & !letters, most) || more(letters & !word.letters, most) {
            continue;
        }
        let distance = strsim::osa_distance(word.folded, folded);
        if distance > most {
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

/// Returns whether there are more letters than so many.
fn more(mut letters: u32, than: usize) -> bool {
    for _ in 0..than {
        letters &= letters.wrapping_sub(1);
    }
    letters != 0
}
