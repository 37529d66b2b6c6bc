//! Which sections to compare with the book: where one ends is not sure if the text does not go on with the next of the
//! book, and words that are another's may have got into it.

use super::{
    Printed,
    heads::{Head, is_numbered},
    likeness::{Piece, share},
    lines::Line,
};
use crate::law::{Kind, Lang, UNITS, words};

/// No section is longer, in bytes; the longest printed one has a fifth of it.
const LONGEST: usize = 8000;
/// So much must a stretch of words tell before it is judged.
const TELLING: f32 = 45.0;
/// A stretch that is so much more like another unit is the other's.
const OTHERS: f32 = 0.26;
/// A section of this part of our words has lost some of its own, and one of so many times ours, and some letters more, has
/// got others'.
const SHORT: f32 = 0.38;
const LONG: f32 = 2.5;
const SOME: usize = 60;
/// The last sentence before a chapter is the chapter's if it is so much more like that, and has so many words.
const OPENING: f32 = 0.2;
const SENTENCE: usize = 5;
/// Among so many heads to each side so many that are out of order show that columns stand in turn, and so do so many steps
/// back in the book; one step back in so many heads shows it for the whole text.
const AROUND: usize = 4;
const MANY: usize = 3;
const FAR_AROUND: usize = 10;
const BACK: usize = 2;
const THROUGHOUT: usize = 10;

/// Returns the units whose end is not sure: in the text something else follows than in the book.
pub fn open_ends(heads: &[Head], missing: &[usize], lang: Lang) -> Vec<usize> {
    let is_open: Vec<bool> = (0..heads.len()).map(|at| !is_followed(heads, at)).collect();
    let goes_back: Vec<bool> =
        heads.windows(2).map(|pair| pair[1].unit < pair[0].unit && is_numbered(&UNITS[pair[0].unit])).collect();
    let around = |all: &[bool], at: usize, far: usize| {
        all.iter().skip(at.saturating_sub(far)).take(2 * far + 1).filter(|is_so| **is_so).count()
    };
    let throughout = goes_back.iter().filter(|back| **back).count() * THROUGHOUT > heads.len();
    let is_lost = |at: &usize| {
        throughout || is_open[*at] || around(&is_open, *at, AROUND) >= MANY || around(&goes_back, *at, FAR_AROUND) >= BACK
    };
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

/// Returns the units that have lines whose place is a guess.
pub fn guessed(lines: &[Line], heads: &[Head]) -> Vec<usize> {
    let ends = heads.iter().skip(1).map(|next| next.line + 1).chain([lines.len()]);
    let stretches = heads.iter().zip(ends).map(|(head, end)| (head, lines.get(head.line..end).unwrap_or_default()));
    stretches.filter(|(_, lines)| lines.iter().any(|line| line.is_guessed)).map(|(head, _)| head.unit).collect()
}

/// Returns the units whose words are in part more like another's.
pub fn mixed(sections: &[Printed], lang: Lang) -> Vec<usize> {
    let at = |number: &str| UNITS.iter().position(|unit| unit.number == number);
    let units = sections.iter().filter_map(|printed| Some((at(printed.number)?, printed.text.as_str())));
    let odd = units.filter(|(unit, text)| {
        is_mixed(text, *unit, lang) || is_out_of_size(text, *unit, lang) || opens_chapter(text, *unit, lang)
    });
    odd.map(|(unit, _)| unit).collect()
}

/// Returns whether a section is much shorter or longer than ours. Of a section with parts the heading may be all that is printed.
fn is_out_of_size(text: &str, unit: usize, lang: Lang) -> bool {
    let has_parts = UNITS.get(unit + 1).is_some_and(|next| next.number.starts_with(&format!("{}.", UNITS[unit].number)));
    let letters = |text: &str| text.chars().filter(|letter| letter.is_alphanumeric()).count();
    let (ours, theirs) = (letters(UNITS[unit].text(lang).text), letters(text));
    is_numbered(&UNITS[unit]) && (!has_parts && share(theirs, ours) < SHORT || theirs > SOME && share(theirs - SOME, ours) > LONG)
}

fn is_mixed(text: &str, unit: usize, lang: Lang) -> bool {
    if text.len() > LONGEST {
        return true;
    }
    let mut stretch = String::new();
    for sentence in text.split_inclusive(['.', '\n', ':', ';']) {
        stretch.push_str(sentence);
        let piece = Piece::new(&stretch, lang);
        if piece.weight < TELLING {
            continue;
        }
        let limit = own(&piece, unit) + OTHERS;
        if (0..UNITS.len()).any(|other| piece.like_unit(other) > limit) {
            return true;
        }
        stretch.clear();
    }
    false
}

/// Returns how like a unit a piece is, or an unnumbered paragraph of its section, which is printed somewhere in it.
fn own(piece: &Piece, unit: usize) -> f32 {
    let section = UNITS[unit].number.splitn(3, '.').take(2).collect::<Vec<_>>().join(".");
    let is_own = |other: &usize| {
        let within = UNITS[*other].number.strip_prefix(section.as_str()).is_some_and(|rest| rest.starts_with('/'));
        *other == unit || (within && UNITS[*other].kind == Kind::Paragraph)
    };
    (0..UNITS.len()).filter(is_own).map(|other| piece.like_unit(other)).fold(0.0, f32::max)
}

/// Returns whether the last sentence of a unit is rather the opening of the chapter that follows it.
fn opens_chapter(text: &str, unit: usize, lang: Lang) -> bool {
    let next = UNITS.iter().enumerate().skip(unit + 1).find(|(_, unit)| !matches!(unit.kind, Kind::Box | Kind::Paragraph));
    let Some((chapter, _)) = next.filter(|(_, next)| next.kind == Kind::Chapter && is_numbered(&UNITS[unit])) else {
        return false;
    };
    let sentence = text.rsplit(['.', '\n']).find(|sentence| sentence.split_whitespace().count() >= SENTENCE);
    let piece = Piece::new(sentence.unwrap_or_default(), lang);
    piece.like_unit(chapter) > own(&piece, unit) + OPENING
}
