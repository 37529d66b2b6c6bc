//! Which units should be compared with the printed book: those whose place is not sure, those whose end is not sure because
//! the text does not go on with the next unit of the book, and those that may have words of another.

use super::heads::order::ChosenHeads;
use super::heads::{Head, is_numbered};
use super::sections::PrintedSection;
use super::similarity::{Piece, ratio};
use super::text::Line;
use crate::law::{Kind, Lang, UNITS, words};
use std::collections::BTreeSet;

/// The longest section, in bytes; the longest printed one has a fifth of it.
const MAX_BYTES: usize = 8000;
/// The weight of a stretch of words that is enough to judge it.
const MIN_WEIGHT: f32 = 45.0;
/// A stretch that is so much more similar to another unit belongs to that one.
const FOREIGN_LEAD: f32 = 0.26;
/// A section with a smaller part of our letters has lost some of its own; one with more times ours, some letters not counted,
/// has got some of another.
const MIN_LENGTH: f32 = 0.38;
const MAX_LENGTH: f32 = 2.5;
const UNCOUNTED_LETTERS: usize = 60;
/// The last sentence before a chapter belongs to the chapter if it is so much more similar to it, and has so many words.
const CHAPTER_LEAD: f32 = 0.2;
const SENTENCE_WORDS: usize = 5;
/// Columns are read alternately where so many heads around one, to each side, are not followed by the next of the book,
const NEAR: usize = 4;
const MIN_OPEN_NEAR: usize = 3;
/// or where the text goes back in the book so often around one;
const FAR: usize = 10;
const MIN_BACKWARD_FAR: usize = 2;
/// and throughout the text where it goes back more than once in so many heads.
const HEADS_PER_BACKWARD: usize = 14;

/// Returns the units that should be compared with the book, in its order.
pub fn doubtful_units(
    lines: &[Line],
    chosen: &ChosenHeads,
    missing: &[usize],
    sections: &[PrintedSection],
    lang: Lang,
) -> Vec<usize> {
    let heads = &chosen.heads;
    let order = ReadingOrder::new(heads);
    let mut doubtful: BTreeSet<usize> = chosen.doubtful.iter().copied().collect();
    for (at, head) in heads.iter().enumerate() {
        let end = heads.get(at + 1).map_or(lines.len(), |next| next.place.line + 1);
        let is_guessed = || lines.iter().take(end).skip(head.place.line).any(|line| line.is_guessed);
        if !head.is_sure || order.is_broken_at(at) || is_guessed() {
            doubtful.insert(head.unit);
        }
    }
    let key = |unit: usize| words::key(UNITS[unit].text(lang).title);
    for lost in missing.iter().filter(|unit| UNITS[**unit].kind == Kind::Entry) {
        let entries = heads.iter().map(|head| head.unit).filter(|unit| UNITS[*unit].kind == Kind::Entry);
        doubtful.extend(entries.filter(|unit| key(*unit) < key(*lost)).max_by_key(|unit| key(*unit)));
    }
    for section in sections {
        let Some(unit) = UNITS.iter().position(|unit| unit.number == section.number) else { continue };
        // Boxes are collected from wherever their words stand, and steps have bare figures, as lists have: in a text out of
        // order they may be anything.
        let is_anywhere = !chosen.doubtful.is_empty() && matches!(UNITS[unit].kind, Kind::Box | Kind::Step);
        let text = &section.text;
        if is_anywhere || is_mixed(text, unit, lang) || has_odd_length(text, unit, lang) || opens_chapter(text, unit, lang) {
            doubtful.insert(unit);
        }
    }
    doubtful.into_iter().collect()
}

/// Where the order of the text differs from that of the book.
struct ReadingOrder {
    /// For each head, whether something else follows than in the book.
    is_open: Vec<bool>,
    /// For each head but the last, whether the next one stands before it in the book.
    goes_back: Vec<bool>,
    /// Whether the order of the whole text is wrong.
    is_broken: bool,
}

impl ReadingOrder {
    fn new(heads: &[Head]) -> Self {
        let is_open = (0..heads.len()).map(|at| !is_followed_by_next(heads, at)).collect();
        let is_back = |pair: &[Head]| pair[1].unit < pair[0].unit && is_numbered(&UNITS[pair[0].unit]);
        let goes_back: Vec<bool> = heads.windows(2).map(is_back).collect();
        let is_broken = goes_back.iter().filter(|back| **back).count() * HEADS_PER_BACKWARD > heads.len();
        Self { is_open, goes_back, is_broken }
    }

    /// Returns whether the end of the unit at a head is not sure.
    fn is_broken_at(&self, at: usize) -> bool {
        let count_around = |flags: &[bool], distance: usize| {
            flags.iter().skip(at.saturating_sub(distance)).take(2 * distance + 1).filter(|flag| **flag).count()
        };
        self.is_broken
            || self.is_open[at]
            || count_around(&self.is_open, NEAR) >= MIN_OPEN_NEAR
            || count_around(&self.goes_back, FAR) >= MIN_BACKWARD_FAR
    }
}

/// Returns whether the next head is that of the next section of the book; after the last, and in the glossary, of none.
fn is_followed_by_next(heads: &[Head], at: usize) -> bool {
    let numbered = |unit: usize| Some(unit).filter(|unit| is_numbered(&UNITS[*unit]));
    let follows = heads.get(at + 1).and_then(|head| numbered(head.unit));
    let next = numbered(heads[at].unit).and_then(|unit| (unit + 1..UNITS.len()).find(|at| is_numbered(&UNITS[*at])));
    follows == next
}

/// Returns whether a section is much shorter or longer than ours. Of a section with parts the heading may be all that is printed.
fn has_odd_length(text: &str, unit: usize, lang: Lang) -> bool {
    let has_parts = UNITS.get(unit + 1).is_some_and(|next| next.number.starts_with(&format!("{}.", UNITS[unit].number)));
    let letters = |text: &str| text.chars().filter(|letter| letter.is_alphanumeric()).count();
    let (ours, theirs) = (letters(UNITS[unit].text(lang).text), letters(text));
    let is_short = !has_parts && ratio(theirs, ours) < MIN_LENGTH;
    is_numbered(&UNITS[unit]) && (is_short || ratio(theirs.saturating_sub(UNCOUNTED_LETTERS), ours) > MAX_LENGTH)
}

/// Returns whether a part of a text is more similar to another unit.
fn is_mixed(text: &str, unit: usize, lang: Lang) -> bool {
    if text.len() > MAX_BYTES {
        return true;
    }
    let mut stretch = String::new();
    for sentence in text.split_inclusive(['.', '\n', ':', ';']) {
        stretch.push_str(sentence);
        let piece = Piece::new(&stretch, lang);
        if piece.weight < MIN_WEIGHT {
            continue;
        }
        let limit = own_similarity(&piece, unit) + FOREIGN_LEAD;
        if (0..UNITS.len()).any(|other| piece.similarity(other) > limit) {
            return true;
        }
        stretch.clear();
    }
    false
}

/// Returns how similar a piece is to a unit, or to an unnumbered paragraph of its section, which is printed somewhere in it.
fn own_similarity(piece: &Piece, unit: usize) -> f32 {
    let section = UNITS[unit].number.splitn(3, '.').take(2).collect::<Vec<_>>().join(".");
    let is_own = |other: &usize| {
        let is_within = UNITS[*other].number.strip_prefix(section.as_str()).is_some_and(|rest| rest.starts_with('/'));
        *other == unit || (is_within && UNITS[*other].kind == Kind::Paragraph)
    };
    (0..UNITS.len()).filter(is_own).map(|other| piece.similarity(other)).fold(0.0, f32::max)
}

/// Returns whether the last sentence of a unit is rather the opening of the chapter that follows it.
fn opens_chapter(text: &str, unit: usize, lang: Lang) -> bool {
    let next = (unit + 1..UNITS.len()).find(|next| !matches!(UNITS[*next].kind, Kind::Box | Kind::Paragraph));
    let Some(chapter) = next.filter(|next| UNITS[*next].kind == Kind::Chapter && is_numbered(&UNITS[unit])) else {
        return false;
    };
    let sentence = text.rsplit(['.', '\n']).find(|sentence| sentence.split_whitespace().count() >= SENTENCE_WORDS);
    let piece = Piece::new(sentence.unwrap_or_default(), lang);
    piece.similarity(chapter) > own_similarity(&piece, unit) + CHAPTER_LEAD
}
