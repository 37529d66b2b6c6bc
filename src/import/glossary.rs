//! The entries of the glossary §10: a headword and a colon, at the head of a line or after the end of a sentence. The
//! text decides where they stand, not the alphabet: pages of a glossary get lost among others.

use super::{
    heads::Head,
    likeness::{Likeness, Piece},
    lines::Line,
};
use crate::law::{Kind, Lang, UNITS, words};
use std::collections::HashMap;

/// The longest headword, in bytes.
const LONGEST: usize = 60;
/// The most words of a headword.
const MOST_WORDS: usize = 5;
/// What a headword in mid-sentence weighs less.
const WITHIN: f32 = 0.1;
/// How like its restatement an entry must be to be sure.
const ALIKE: f32 = 0.05;

/// Returns the best place of each entry after a line. Where a printing has one entry for two, both start there.
pub fn entries(lines: &[Line], after: usize, lang: Lang, likeness: &Likeness) -> Vec<Head> {
    let mut wanted: HashMap<String, Vec<usize>> = HashMap::new();
    for (at, unit) in UNITS.iter().enumerate().filter(|(_, unit)| unit.kind == Kind::Entry && unit.text(lang).printed) {
        wanted.entry(words::key(unit.text(lang).title)).or_default().push(at);
    }
    let mut best: Vec<Option<Head>> = vec![None; UNITS.len()];
    for (line_at, line) in lines.iter().enumerate().skip(after) {
        for (starts, behind) in headwords(&line.text) {
            let meant = starts.iter().enumerate().find_map(|(at, start)| {
                let units = wanted.get(&words::key(&line.text[*start..behind - 1]))?;
                Some((*start, units, if at == 0 { 0.0 } else { WITHIN }))
            });
            for (start, unit, less) in
                meant.iter().flat_map(|(start, units, less)| units.iter().map(|unit| (*start, *unit, *less)))
            {
                let ahead = ahead(lines, line_at, behind);
                let length = ahead.floor_char_boundary(UNITS[unit].text(lang).text.len());
                let alike = likeness.to_unit(&Piece::new(&ahead[..length]), unit);
                let head = Head { unit, line: line_at, start, behind: start, weight: alike - less, sure: alike >= ALIKE };
                if best[unit].is_none_or(|other| other.weight < head.weight) {
                    best[unit] = Some(head);
                }
            }
        }
    }
    best.into_iter().flatten().collect()
}

/// Returns what may be headwords: where they may start, the likeliest first, and where the definition does. A headword
/// starts a line or a sentence, or comes after a heading or another end that is not marked.
fn headwords(line: &str) -> impl Iterator<Item = (Vec<usize>, usize)> + '_ {
    line.match_indices(':').map(|(colon, _)| {
        let from = line.floor_char_boundary(colon.saturating_sub(LONGEST));
        let before = &line[from..colon];
        let ends = before.trim_end_matches([')', ' ']).rfind(['.', '!', '?', ')']).map(|at| from + at + 1);
        let start = ends.unwrap_or(from);
        let is_start = |at: &usize| *at == start || !line[..*at].ends_with(char::is_alphanumeric);
        let words = words::words(&line[start..colon]).map(|(at, _)| start + at).filter(is_start);
        let mut starts: Vec<usize> = words.collect();
        if ends.is_none() && from > 0 {
            starts.drain(..1.min(starts.len()));
        }
        let late = starts.len().saturating_sub(MOST_WORDS).max(1);
        starts.drain(1.min(starts.len())..late.min(starts.len()));
        (starts, colon + 1)
    })
}

fn ahead(lines: &[Line], at: usize, from: usize) -> String {
    let rest = lines.iter().skip(at + 1).take(4).map(|line| line.text.as_str());
    let first = lines.get(at).map_or("", |line| &line.text[from..]);
    let pieces = std::iter::once(first).chain(rest).map(|text| &text[..text.floor_char_boundary(120)]);
    pieces.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headwords_stand_before_a_colon_at_a_start() {
        let line = "Barter: You swap. (Both agree.) Troop: all you have";
        let first = |line: &'static str| headwords(line).map(|(starts, behind)| &line[starts[0]..behind]).collect::<Vec<_>>();
        assert_eq!(first(line), ["Barter:", "Troop:"]);
        assert_eq!(first("Branie (wzięcie, zabranie): coś"), ["Branie (wzięcie, zabranie):"]);
        assert_eq!(first("Tak (9.1). Branie (wzięcie, zabranie): coś"), ["Branie (wzięcie, zabranie):"]);
        let after_heading: Vec<Vec<usize>> = headwords("Words to know Barter: you swap").map(|found| found.0).collect();
        assert_eq!(after_heading, [[0, 6, 9, 14]]);
    }
}
