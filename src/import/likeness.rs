//! How like a piece of text is to a unit of the Law: which part of its words, each by how much it tells, also stands
//! in our restatement of that unit. The restatement has other sentences, but the same names, numbers and references.

use crate::law::{INDEX, Lang, UNITS, words};
use std::{collections::HashMap, sync::OnceLock};

/// As many letters of a word are compared; what follows is mostly inflection.
const ROOT: usize = 6;

/// So many words of a piece are enough to judge it; the longest section has a third of them.
const MOST: usize = 1000;

/// The words of the book in one language, each by its root.
#[derive(Default)]
struct Likeness(HashMap<String, Root>);

/// Where a root stands in the book.
#[derive(Default)]
struct Root {
    /// The units that have it, in the order of the book.
    units: Vec<usize>,
    /// Whether the index at the back of the book has it.
    in_index: bool,
}

/// A piece of text in a language, cut into the roots of its words; a root that the book does not have is nothing.
pub struct Piece {
    roots: Vec<Option<&'static Root>>,
    /// How much the words tell, all together.
    pub weight: f32,
}

impl Piece {
    /// Cuts a text into roots; a reference such as `5.5.4` is one word.
    pub fn new(text: &str, lang: Lang) -> Self {
        Self::of(text.split_whitespace(), lang)
    }

    /// Takes the roots of words.
    pub fn of<'a>(words: impl Iterator<Item = &'a str>, lang: Lang) -> Self {
        let book = Likeness::of(lang);
        let roots: Vec<Option<&Root>> = words.take(MOST).filter_map(root).map(|root| book.0.get(&root)).collect();
        let weight = roots.iter().map(|root| worth(*root)).sum();
        Self { roots, weight }
    }

    /// Returns the part that stands in a unit too: 0 is nothing, 1 everything.
    pub fn like_unit(&self, unit: usize) -> f32 {
        self.part(|root| root.units.binary_search(&unit).is_ok())
    }

    /// Returns the part that stands in the index at the back of the book.
    pub fn like_index(&self) -> f32 {
        self.part(|root| root.in_index)
    }

    /// Returns how many of the words the units have at all, as a part of them.
    pub fn known(&self) -> f32 {
        share(self.roots.iter().flatten().filter(|root| !root.units.is_empty()).count(), self.roots.len())
    }

    fn part(&self, is_there: impl Fn(&Root) -> bool) -> f32 {
        let shared: f32 = self.roots.iter().flatten().filter(|root| is_there(root)).map(|root| worth(Some(root))).sum();
        if self.weight > 0.0 { shared / self.weight } else { 0.0 }
    }
}

impl Likeness {
    fn of(lang: Lang) -> &'static Self {
        static READ: [OnceLock<Likeness>; 3] = [const { OnceLock::new() }; 3];
        READ[lang as usize].get_or_init(|| Self::new(lang))
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
    (!folded.is_empty()).then(|| folded.chars().take(ROOT).collect())
}

/// Returns what a word tells: the fewer units have it, the more.
#[allow(clippy::cast_precision_loss, reason = "the book has some hundred units")]
fn worth(root: Option<&Root>) -> f32 {
    let holding = root.map(|root| root.units.len()).filter(|holding| *holding > 0);
    (1.0 + UNITS.len() as f32 / holding.map_or(0.5, |holding| holding as f32)).ln()
}

/// Returns a part of a whole, nothing if there is no whole.
#[allow(clippy::cast_precision_loss, reason = "only compared with round limits")]
pub fn share(part: usize, whole: usize) -> f32 {
    if whole == 0 { 0.0 } else { part as f32 / whole as f32 }
}
