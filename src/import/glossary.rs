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
        for (start, behind) in headwords(&line.text) {
            let key = words::key(&line.text[start..behind - 1]);
            for unit in wanted.get(&key).into_iter().flatten().copied() {
                let ahead = ahead(lines, line_at, behind);
                let length = ahead.floor_char_boundary(UNITS[unit].text(lang).text.len());
                let alike = likeness.to_unit(&Piece::new(&ahead[..length]), unit);
                let head = Head { unit, line: line_at, start, behind: start, weight: alike, sure: alike >= ALIKE };
                if best[unit].is_none_or(|other| other.weight < alike) {
                    best[unit] = Some(head);
                }
            }
        }
    }
    best.into_iter().flatten().collect()
}

/// Returns what may be a headword: where it starts, and where its definition does.
fn headwords(line: &str) -> impl Iterator<Item = (usize, usize)> + '_ {
    line.match_indices(':').filter_map(|(colon, _)| {
        let from = line.floor_char_boundary(colon.saturating_sub(LONGEST));
        let before = &line[from..colon];
        let sentence = before.rfind(['.', '!', '?', ')']).filter(|at| before[at + 1..].trim_start().len() > 1);
        let start = match sentence {
            Some(at) => from + at + 1,
            None if from == 0 => 0,
            None => return None,
        };
        let blanks = line[start..colon].len() - line[start..colon].trim_start_matches(|it: char| !it.is_alphanumeric()).len();
        (start + blanks < colon).then_some((start + blanks, colon + 1))
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
        let found: Vec<&str> = headwords(line).map(|(start, behind)| &line[start..behind]).collect();
        assert_eq!(found, ["Barter:", "Troop:"]);
        let bracketed = "Branie (wzięcie, zabranie): coś";
        assert_eq!(headwords(bracketed).collect::<Vec<_>>(), [(0, bracketed.find(':').map_or(0, |colon| colon + 1))]);
    }
}
