//! Sections whose number got lost: their heading or words open a line where the book has them, between the sections
//! before and after. Such a place is doubtful, but better than a section with the words of the next.

use super::{
    blocks::split_lead,
    heads::{Head, ahead, begins_with, is_numbered},
    likeness::Piece,
    lines::Line,
};
use crate::law::{Lang, UNITS};

/// How like its section the words behind a heading must be.
const ALIKE: f32 = 0.2;
/// How like its section a line must be where that has no heading, and how much more than like the section before.
const VERY_ALIKE: f32 = 0.45;
const MORE: f32 = 0.2;

/// As many lines behind the section before are looked through; no page has more.
const MOST: usize = 300;

/// A place in the text: a line and a byte of it.
type Place = (usize, usize);

/// Returns a place for each numbered section that has none, as far as one can be found.
pub fn heads(lines: &[Line], lang: Lang, chosen: &[Head]) -> Vec<Head> {
    let mut places: Vec<Option<Head>> = vec![None; UNITS.len()];
    for head in chosen {
        places[head.unit] = Some(*head);
    }
    let mut found = Vec::new();
    for unit in (0..UNITS.len()).filter(|unit| is_numbered(&UNITS[*unit])) {
        if places[unit].is_none() {
            places[unit] = between(lines, lang, unit, &places);
            found.extend(places[unit]);
        }
    }
    found
}

/// Looks for a section between the ones beside it in the book.
fn between(lines: &[Line], lang: Lang, unit: usize, places: &[Option<Head>]) -> Option<Head> {
    let before = places[..unit].iter().flatten().next_back()?;
    let to = places[unit..].iter().flatten().next().map_or((lines.len(), 0), |head| (head.line, head.start));
    let from: Place = (before.line + 1, 0);
    if from >= to {
        return None;
    }
    let last = to.0.min(lines.len().saturating_sub(1));
    let opened = (from.0..=last).take(MOST).filter(|at| (*at, 0) < to && !lines[*at].text.is_empty());
    let judged = opened.filter_map(|at| judge(lines, at, lang, (unit, before.unit)));
    judged.max_by(|one, other| one.weight.total_cmp(&other.weight))
}

fn judge(lines: &[Line], at: usize, lang: Lang, (unit, before): (usize, usize)) -> Option<Head> {
    let text = UNITS[unit].text(lang);
    let (start, behind) = opening(&lines[at].text);
    let ahead = ahead(lines, at, behind);
    let is_titled = text.printed && begins_with(&ahead, text.title).is_some();
    if text.printed && !is_titled {
        return None;
    }
    let length = ahead.floor_char_boundary(text.text.len().max(60));
    let piece = Piece::new(&ahead[..length], lang);
    let alike = piece.like_unit(unit);
    let is_it = if is_titled { alike >= ALIKE } else { alike >= VERY_ALIKE && alike > piece.like_unit(before) + MORE };
    is_it.then_some(Head { unit, line: at, start, behind, weight: alike, sure: false })
}

/// Returns where the words of a line start, without a bullet, and where they go on behind a number that no section has.
fn opening(line: &str) -> (usize, usize) {
    let words = split_lead(line).1;
    let behind = words.trim_start_matches(|letter: char| letter.is_ascii_digit() || ".,".contains(letter)).trim_start();
    (line.len() - words.len(), line.len() - behind.len())
}
