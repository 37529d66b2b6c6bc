//! Which sections to compare with the book: where one ends is not sure if the text does not go on with the next of the
//! book, and words that are another's may have got into it.

use super::{
    Printed,
    heads::{Head, is_numbered},
    likeness::{Likeness, Piece},
};
use crate::law::{Kind, Lang, UNITS, words};

/// No section is longer, in bytes; the longest printed one has a fifth of it.
const LONGEST: usize = 8000;
/// So much must a stretch of words tell before it is judged.
const TELLING: f32 = 45.0;
/// A stretch that is so much more like another unit is the other's.
const OTHERS: f32 = 0.26;
/// The last sentence before a chapter is the chapter's if it is so much more like that, and has so many words.
const OPENING: f32 = 0.2;
const SENTENCE: usize = 5;
/// Among so many heads to each side so many that are out of order show that columns stand in turn.
const AROUND: usize = 4;
const MANY: usize = 3;

/// Returns the units whose end is not sure: in the text something else follows than in the book.
pub fn open_ends(heads: &[Head], missing: &[usize], lang: Lang) -> Vec<usize> {
    let is_open: Vec<bool> = (0..heads.len()).map(|at| !is_followed(heads, at)).collect();
    let around = |at: usize| is_open.iter().skip(at.saturating_sub(AROUND)).take(2 * AROUND + 1).filter(|open| **open).count();
    let is_lost = |at: &usize| is_open[*at] || around(*at) >= MANY;
    let mut open: Vec<usize> = (0..heads.len()).filter(is_lost).map(|at| heads[at].unit).collect();
    let key = |unit: usize| words::key(UNITS[unit].text(lang).title);
    for lost in missing.iter().filter(|unit| UNITS[**unit].kind == Kind::Entry) {
        let entries = heads.iter().map(|head| head.unit).filter(|unit| UNITS[*unit].kind == Kind::Entry);
        open.extend(entries.filter(|unit| key(*unit) < key(*lost)).max_by_key(|unit| key(*unit)));
    }
    open
}

/// Returns whether the next head is that of the next section of the book; after the last, and in the glossary, of none.
fn is_followed(heads: &[Head], at: usize) -> bool {
    let numbered = |unit: usize| Some(unit).filter(|unit| is_numbered(&UNITS[*unit]));
    let follows = heads.get(at + 1).and_then(|head| numbered(head.unit));
    let next = numbered(heads[at].unit).and_then(|unit| (unit + 1..UNITS.len()).find(|at| is_numbered(&UNITS[*at])));
    follows == next
}

/// Returns the units whose words are in part more like another's.
pub fn mixed(sections: &[Printed], likeness: &Likeness) -> Vec<usize> {
    let at = |number: &str| UNITS.iter().position(|unit| unit.number == number);
    let units = sections.iter().filter_map(|printed| Some((at(printed.number)?, printed.text.as_str())));
    let odd = units.filter(|(unit, text)| is_mixed(text, *unit, likeness) || opens_chapter(text, *unit, likeness));
    odd.map(|(unit, _)| unit).collect()
}

fn is_mixed(text: &str, unit: usize, likeness: &Likeness) -> bool {
    if text.len() > LONGEST {
        return true;
    }
    let mut stretch = String::new();
    for sentence in text.split_inclusive(['.', '\n', ':', ';']) {
        stretch.push_str(sentence);
        let piece = Piece::new(&stretch);
        if likeness.weight(&piece) < TELLING {
            continue;
        }
        let limit = own(&piece, unit, likeness) + OTHERS;
        if (0..UNITS.len()).any(|other| likeness.to_unit(&piece, other) > limit) {
            return true;
        }
        stretch.clear();
    }
    false
}

/// Returns how like a unit a piece is, or an unnumbered paragraph of its section, which is printed somewhere in it.
fn own(piece: &Piece, unit: usize, likeness: &Likeness) -> f32 {
    let section = UNITS[unit].number.splitn(3, '.').take(2).collect::<Vec<_>>().join(".");
    let is_own = |other: &usize| {
        let within = UNITS[*other].number.strip_prefix(section.as_str()).is_some_and(|rest| rest.starts_with('/'));
        *other == unit || (within && UNITS[*other].kind == Kind::Paragraph)
    };
    (0..UNITS.len()).filter(is_own).map(|other| likeness.to_unit(piece, other)).fold(0.0, f32::max)
}

/// Returns whether the last sentence of a unit is rather the opening of the chapter that follows it.
fn opens_chapter(text: &str, unit: usize, likeness: &Likeness) -> bool {
    let next = UNITS.iter().enumerate().skip(unit + 1).find(|(_, unit)| !matches!(unit.kind, Kind::Box | Kind::Paragraph));
    let Some((chapter, _)) = next.filter(|(_, next)| next.kind == Kind::Chapter && is_numbered(&UNITS[unit])) else {
        return false;
    };
    let sentence = text.rsplit(['.', '\n']).find(|sentence| sentence.split_whitespace().count() >= SENTENCE);
    let piece = Piece::new(sentence.unwrap_or_default());
    likeness.to_unit(&piece, chapter) > own(&piece, unit, likeness) + OPENING
}
