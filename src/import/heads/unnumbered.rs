//! Sections whose number got lost: their heading or words open a line where the book has them, between the sections before
//! and after. Such a place is doubtful, but better than a section with the words of the next.

use super::{Head, candidates::Following, is_numbered};
use crate::import::text::{Line, Place, split_marker};
use crate::law::{Lang, UNITS};

/// How similar to its section the words behind a heading must be.
const MIN_SIMILARITY: f32 = 0.2;
/// How similar to its section a line must be where that has no heading, and how much more than to the section before.
const MIN_BARE_SIMILARITY: f32 = 0.45;
const MIN_BARE_LEAD: f32 = 0.2;
/// How many bytes of a line are searched for where its words start.
const MAX_BYTES: usize = 400;
/// How many lines behind the section before are searched; no page has more.
const MAX_LINES: usize = 300;

/// Returns a head for each numbered section that has none, as far as one can be found.
pub fn unnumbered_heads(lines: &[Line], lang: Lang, chosen: &[Head]) -> Vec<Head> {
    let mut heads: Vec<Option<Head>> = vec![None; UNITS.len()];
    for head in chosen {
        heads[head.unit] = Some(*head);
    }
    let mut found = Vec::new();
    for unit in (0..UNITS.len()).filter(|unit| is_numbered(&UNITS[*unit])) {
        if heads[unit].is_none() {
            heads[unit] = head_between_neighbours(lines, lang, unit, &heads);
            found.extend(heads[unit]);
        }
    }
    found
}

/// Looks for a section between its neighbours in the book.
fn head_between_neighbours(lines: &[Line], lang: Lang, unit: usize, heads: &[Option<Head>]) -> Option<Head> {
    let before = heads[..unit].iter().flatten().next_back()?;
    let end = heads[unit..].iter().flatten().next().map_or(Place { line: lines.len(), byte: 0 }, |head| head.place);
    let is_before_end = |line: &usize| Place { line: *line, byte: 0 } < end;
    let range = (before.place.line + 1..lines.len()).take_while(is_before_end).take(MAX_LINES);
    let judged =
        range.filter(|line| !lines[*line].text.is_empty()).filter_map(|line| judge(lines, line, lang, unit, before.unit));
    judged.max_by(|one, other| one.weight.total_cmp(&other.weight))
}

fn judge(lines: &[Line], line: usize, lang: Lang, unit: usize, before: usize) -> Option<Head> {
    let (byte, text_start) = words_start(&lines[line].text);
    let following = Following::new(lines, Place { line, byte: text_start }, unit, lang);
    let is_titled = following.has_title();
    if UNITS[unit].text(lang).printed && !is_titled {
        return None;
    }
    let piece = following.piece();
    let weight = piece.similarity(unit);
    let is_head = if is_titled {
        weight >= MIN_SIMILARITY
    } else {
        weight >= MIN_BARE_SIMILARITY && weight > piece.similarity(before) + MIN_BARE_LEAD
    };
    is_head.then_some(Head { unit, place: Place { line, byte }, text_start, weight, is_sure: false })
}

/// Returns where the words of a line start, without a bullet, and where they go on behind a number that no section has.
fn words_start(line: &str) -> (usize, usize) {
    let line = &line[..line.floor_char_boundary(MAX_BYTES)];
    let words = split_marker(line).1;
    let behind = words.trim_start_matches(|letter: char| letter.is_ascii_digit() || ".,".contains(letter)).trim_start();
    (line.len() - words.len(), line.len() - behind.len())
}
