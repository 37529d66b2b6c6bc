//! How like a piece of text is to a unit of the Law: which part of its words, each by how much it tells, also stands
//! in our restatement of that unit. The restatement has other sentences, but the same names, numbers and references.

use crate::law::{INDEX, Lang, UNITS, words};
use std::collections::{HashMap, HashSet};

/// As many letters of a word are compared; what follows is mostly inflection.
const ROOT: usize = 6;

/// So many words of a piece are enough to judge it; the longest section has a third of them.
const MOST: usize = 1000;

/// The words of every unit in one language.
pub struct Likeness {
    units: Vec<HashSet<String>>,
    index: HashSet<String>,
    holding: HashMap<String, f32>,
}

/// A piece of text, cut into the roots of its words.
pub struct Piece(Vec<String>);

impl Piece {
    /// Cuts a text into roots; a reference such as `5.5.4` is one word.
    pub fn new(text: &str) -> Self {
        Self::of(text.split_whitespace())
    }

    /// Takes the roots of words.
    pub fn of<'a>(words: impl Iterator<Item = &'a str>) -> Self {
        Self(words.take(MOST).filter_map(root).collect())
    }
}

fn root(word: &str) -> Option<String> {
    let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    let folded = words::fold(bare);
    (!folded.is_empty()).then(|| folded.chars().take(ROOT).collect())
}

impl Likeness {
    /// Reads the restatement in a language.
    pub fn new(lang: Lang) -> Self {
        let set = |text: &str| Piece::new(text).0.into_iter().collect::<HashSet<String>>();
        let of_unit = |unit: &crate::law::Unit| {
            let words = unit.text(lang);
            let cites: Vec<&str> = unit.cites.iter().map(|citation| citation.to).collect();
            set(&[words.title, words.text, &cites.join(" ")].join(" "))
        };
        let units: Vec<HashSet<String>> = UNITS.iter().map(of_unit).collect();
        let mut index = HashSet::new();
        for entry in INDEX {
            index.extend(set(entry.heading(lang)));
            index.extend(entry.under.iter().flat_map(|line| set(line.heading(lang))));
            index.extend(
                entry.places.iter().chain(entry.under.iter().flat_map(|line| line.places)).map(|place| (*place).to_owned()),
            );
        }
        let mut holding: HashMap<String, f32> = HashMap::new();
        for root in units.iter().flatten() {
            *holding.entry(root.clone()).or_default() += 1.0;
        }
        Self { units, index, holding }
    }

    /// Returns how much the words of a piece tell, all together.
    pub fn weight(&self, piece: &Piece) -> f32 {
        piece.0.iter().map(|root| self.worth(root)).sum()
    }

    /// Returns the part of a piece that stands in a unit too: 0 is nothing, 1 everything.
    pub fn to_unit(&self, piece: &Piece, unit: usize) -> f32 {
        self.units.get(unit).map_or(0.0, |words| self.part(piece, words))
    }

    /// Returns the part of a piece that stands in the index at the back of the book.
    pub fn to_index(&self, piece: &Piece) -> f32 {
        self.part(piece, &self.index)
    }

    /// Returns how many words of a piece the book has at all, as a part of them.
    pub fn known(&self, piece: &Piece) -> f32 {
        let known = piece.0.iter().filter(|root| self.holding.contains_key(*root)).count();
        share(known, piece.0.len())
    }

    fn part(&self, piece: &Piece, words: &HashSet<String>) -> f32 {
        let weight = self.weight(piece);
        let shared: f32 = piece.0.iter().filter(|root| words.contains(*root)).map(|root| self.worth(root)).sum();
        if weight > 0.0 { shared / weight } else { 0.0 }
    }

    /// Returns what a word tells: the fewer units have it, the more.
    #[allow(clippy::cast_precision_loss, reason = "the book has some hundred units")]
    fn worth(&self, root: &str) -> f32 {
        let holding = self.holding.get(root).copied().unwrap_or(0.5);
        (1.0 + UNITS.len() as f32 / holding).ln()
    }
}

/// Returns a part of a whole, nothing if there is no whole.
#[allow(clippy::cast_precision_loss, reason = "only compared with round limits")]
pub fn share(part: usize, whole: usize) -> f32 {
    if whole == 0 { 0.0 } else { part as f32 / whole as f32 }
}
