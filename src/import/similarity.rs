//! How similar a piece of text is to a unit of the Law: which part of its words, weighted by how rare they are, also stands in
//! our restatement of that unit. The restatement has other sentences, but the same names, numbers and references.

use crate::law::{INDEX, Lang, UNITS, words};
use std::{collections::HashMap, sync::OnceLock};

/// How many letters of a word are compared; what follows is mostly inflection.
const ROOT_LETTERS: usize = 6;
/// How many words of a piece are compared; the longest section has a third of them.
const MAX_WORDS: usize = 1000;

/// The roots of the words of the book in one language.
#[derive(Default)]
struct Roots(HashMap<String, Root>);

/// Where a root stands in the book.
#[derive(Default)]
struct Root {
    /// The units that have it, in the order of the book.
    units: Vec<usize>,
    /// Whether the index at the back of the book has it.
    in_index: bool,
}

/// A piece of text as the roots of its words; `None` for a root that the book does not have.
pub struct Piece {
    roots: Vec<Option<&'static Root>>,
    /// The weight of all its words.
    pub weight: f32,
}

impl Piece {
    /// Splits a text into roots; a reference such as `5.5.4` is one word.
    pub fn new(text: &str, lang: Lang) -> Self {
        Self::from_words(text.split_whitespace(), lang)
    }

    /// Collects the roots of words.
    pub fn from_words<'a>(words: impl Iterator<Item = &'a str>, lang: Lang) -> Self {
        let book = Roots::of(lang);
        let roots: Vec<Option<&Root>> = words.take(MAX_WORDS).filter_map(root).map(|root| book.0.get(&root)).collect();
        let weight = roots.iter().map(|root| weight(*root)).sum();
        Self { roots, weight }
    }

    /// Returns the part that stands in a unit too: 0 is nothing, 1 everything.
    pub fn similarity(&self, unit: usize) -> f32 {
        self.weighted_part(|root| root.units.binary_search(&unit).is_ok())
    }

    /// Returns the part that stands in the index at the back of the book.
    pub fn index_similarity(&self) -> f32 {
        self.weighted_part(|root| root.in_index)
    }

    /// Returns the part of the words that stand in any unit.
    pub fn known_part(&self) -> f32 {
        ratio(self.roots.iter().flatten().filter(|root| !root.units.is_empty()).count(), self.roots.len())
    }

    fn weighted_part(&self, is_shared: impl Fn(&Root) -> bool) -> f32 {
        let shared: f32 = self.roots.iter().flatten().filter(|root| is_shared(root)).map(|root| weight(Some(root))).sum();
        if self.weight > 0.0 { shared / self.weight } else { 0.0 }
    }
}

impl Roots {
    fn of(lang: Lang) -> &'static Self {
        static ROOTS: [OnceLock<Roots>; 3] = [const { OnceLock::new() }; 3];
        ROOTS[lang as usize].get_or_init(|| Self::new(lang))
    }

    fn new(lang: Lang) -> Self {
        let mut book = Self::default();
        for (at, unit) in UNITS.iter().enumerate() {
            let text = unit.text(lang);
            let cites = unit.cites.iter().map(|citation| citation.to);
            for root in roots([text.title, text.text].into_iter().chain(cites)) {
                let units = &mut book.0.entry(root).or_default().units;
                if units.last() != Some(&at) {
                    units.push(at);
                }
            }
        }
        for entry in INDEX {
            let headings = std::iter::once(entry.heading(lang)).chain(entry.under.iter().map(|line| line.heading(lang)));
            let places = entry.places.iter().chain(entry.under.iter().flat_map(|line| line.places));
            for root in roots(headings.chain(places.copied())) {
                book.0.entry(root).or_default().in_index = true;
            }
        }
        book
    }
}

fn roots<'a>(texts: impl Iterator<Item = &'a str>) -> impl Iterator<Item = String> {
    texts.flat_map(str::split_whitespace).filter_map(root)
}

fn root(word: &str) -> Option<String> {
    let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    let folded = words::fold(bare);
    (!folded.is_empty()).then(|| folded.chars().take(ROOT_LETTERS).collect())
}

/// Returns the weight of a word: the fewer units have it, the higher.
#[allow(clippy::cast_precision_loss, reason = "the book has some hundred units")]
fn weight(root: Option<&Root>) -> f32 {
    let units = root.map(|root| root.units.len()).filter(|units| *units > 0);
    (1.0 + UNITS.len() as f32 / units.map_or(0.5, |units| units as f32)).ln()
}

/// Returns a part of a whole, zero if there is no whole.
#[allow(clippy::cast_precision_loss, reason = "only compared with round limits")]
pub fn ratio(part: usize, whole: usize) -> f32 {
    if whole == 0 { 0.0 } else { part as f32 / whole as f32 }
}
