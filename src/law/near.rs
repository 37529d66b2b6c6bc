//! Names that are near to a typed one, word by word: a part of a name, a word of it in another form, letters wrong, words
//! written together or apart. Every word that was typed must be found in the name.

use super::{Lang, Name, Named, Names, names::one_each, words};

/// Names longer than this are not compared.
const LONGEST: usize = 80;
/// Names whose distance is no more than this above the best are as good.
const AS_GOOD: u32 = 8;

/// The names that are near to a typed one.
#[derive(Debug)]
pub struct Near<T: 'static> {
    /// One name for each thing, all about as near, the nearest first.
    pub names: Vec<&'static Name<T>>,
    /// Whether letters of the nearest one are wrong.
    pub misspelt: bool,
}

/// How far a name is from a typed one, in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Distance {
    hundredths: u32,
    misspelt: bool,
}

impl Distance {
    const fn of(hundredths: u32) -> Self {
        Self { hundredths, misspelt: false }
    }

    /// Returns the distance of so many wrong letters.
    fn of_letters(wrong: usize) -> Self {
        let wrong = u32::try_from(wrong).unwrap_or(u32::MAX / 20);
        Self { hundredths: 5 + 15 * wrong, misspelt: wrong > 0 }
    }

    fn and(self, other: Self) -> Self {
        Self { hundredths: self.hundredths + other.hundredths, misspelt: self.misspelt || other.misspelt }
    }
}

impl<T: Named> Names<T> {
    /// Returns the names that are nearest to a typed one; of names equally near those of the given languages.
    #[must_use]
    pub fn near(&self, typed: &str, langs: &[Lang]) -> Near<T> {
        let keys = spellings(typed);
        let mut found: Vec<(Distance, &'static Name<T>)> = Vec::new();
        for name in self.by_each() {
            let foreign = if langs.contains(&name.lang) { 0 } else { 5 };
            let unprinted = if name.official { 0 } else { 2 };
            let near = keys.iter().filter_map(|key| distance(key, name)).min();
            found.extend(near.map(|near| (near.and(Distance::of(foreign + unprinted)), name)));
        }
        found.sort_by_key(|(distance, _)| *distance);
        let Some((best, _)) = found.first().copied() else { return Near { names: Vec::new(), misspelt: false } };
        let as_good = found.into_iter().filter(|(distance, _)| distance.hundredths <= best.hundredths + AS_GOOD);
        Near { names: one_each(as_good.map(|(_, name)| name)), misspelt: best.misspelt }
    }
}

/// Returns the keys of a typed name: as it is, and with umlauts that were written out.
fn spellings(typed: &str) -> Vec<String> {
    let key = words::key(typed);
    if key.is_empty() || key.len() > LONGEST {
        return Vec::new();
    }
    let plain = words::without_umlaut_spelling(&key).into_owned();
    if plain == key { vec![key] } else { vec![key, plain] }
}

/// Returns how far a name is from a key, if it is near at all.
fn distance<T>(key: &str, name: &Name<T>) -> Option<Distance> {
    let by_words = by_words(key, name);
    let joined = |text: &str| text.replace(' ', "");
    let (typed, named) = (joined(key), joined(name.folded));
    let whole = wrong_letters(&typed, &named).map(Distance::of_letters);
    by_words.into_iter().chain(whole).min()
}

/// Returns how far a name is from a key whose every word is near to a word of the name.
fn by_words<T>(key: &str, name: &Name<T>) -> Option<Distance> {
    let is_telling = |word: &&str| !words::is_common(name.lang, word);
    let mut typed: Vec<&str> = key.split(' ').filter(is_telling).collect();
    if typed.is_empty() {
        typed = key.split(' ').collect();
    }
    let mut left: Vec<(&str, &str)> = name.folded.split(' ').zip(name.stems.split(' ')).collect();
    let mut sum = Distance::of(0);
    for word in typed {
        let near = left.iter().enumerate().filter_map(|(at, of)| Some((word_distance(word, *of)?, at)));
        let (distance, at) = near.min()?;
        left.remove(at);
        sum = sum.and(distance);
    }
    let unsaid = left.iter().filter(|(word, _)| is_telling(word)).count().min(3);
    Some(sum.and(Distance::of(u32::try_from(unsaid).unwrap_or(3))))
}

/// Returns how far a typed word is from a word of a name, given with its stem.
fn word_distance(typed: &str, (word, stem): (&str, &str)) -> Option<Distance> {
    let letters = |text: &str| text.chars().count();
    let length = letters(typed);
    let form = typed.bytes().zip(word.bytes()).take_while(|(one, other)| one == other).count();
    if typed == word {
        Some(Distance::of(0))
    } else if typed == stem {
        Some(Distance::of(5))
    } else if length >= 3 && word.starts_with(typed) {
        Some(Distance::of(16))
    } else if length >= 4 && word.ends_with(typed) {
        Some(Distance::of(20))
    } else if letters(word) >= 5 && typed.starts_with(word) || length >= 5 && word.contains(typed) {
        Some(Distance::of(30))
    } else {
        let wrong = wrong_letters(typed, word).into_iter().chain(wrong_letters(typed, stem).map(|wrong| wrong + 1)).min();
        // Another form of a long word: its beginning is the same, its ending is not.
        let ending = (form >= 5 && form * 10 >= word.len().max(typed.len()) * 7).then(|| Distance::of(45));
        wrong.map(Distance::of_letters).into_iter().chain(ending).min()
    }
}

/// Returns how many letters are wrong, if they are no more than a slip or two.
fn wrong_letters(typed: &str, word: &str) -> Option<usize> {
    let allowed = match typed.chars().count() {
        0..=3 => 0,
        4..=6 => 1,
        7..=11 => 2,
        _ => 3,
    };
    if typed.len().abs_diff(word.len()) > 2 * allowed {
        return None;
    }
    Some(strsim::osa_distance(typed, word)).filter(|wrong| *wrong <= allowed)
}
