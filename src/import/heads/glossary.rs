//! The entries of the glossary §10: a headword and a colon, at the start of a line or after the end of a sentence. The text
//! decides where they stand, not the alphabet: pages of a glossary get lost among others.

use super::Head;
use crate::import::similarity::Piece;
use crate::import::text::{Line, Place};
use crate::law::{Kind, Lang, UNITS, words};
use std::collections::HashMap;

/// The longest headword, in bytes and in words.
const MAX_BYTES: usize = 60;
const MAX_WORDS: usize = 5;
/// What is taken off the weight of a headword in mid-sentence.
const MID_SENTENCE_PENALTY: f32 = 0.1;
/// How similar to its restatement an entry must be to be sure.
const SURE_SIMILARITY: f32 = 0.05;
/// How many lines behind a headword, and bytes of each, are compared.
const MAX_LINES_AHEAD: usize = 4;
const MAX_LINE_BYTES: usize = 120;

/// The entries found.
pub struct GlossaryHeads {
    /// The best place of each entry. Where a printing has one entry for two, both start there.
    pub heads: Vec<Head>,
    /// The other places where an entry seems to start.
    pub repeats: Vec<Place>,
}

/// Returns the glossary entries after a line.
pub fn glossary_heads(lines: &[Line], after: usize, lang: Lang) -> GlossaryHeads {
    let mut by_headword: HashMap<String, Vec<usize>> = HashMap::new();
    for (at, unit) in UNITS.iter().enumerate().filter(|(_, unit)| unit.kind == Kind::Entry && unit.text(lang).printed) {
        by_headword.entry(words::key(unit.text(lang).title)).or_default().push(at);
    }
    let mut candidates: Vec<Head> = Vec::new();
    for (at, line) in lines.iter().enumerate().skip(after) {
        for (starts, end) in possible_headwords(&line.text) {
            let in_line = starts.iter().enumerate().find_map(|(order, start)| {
                let units = by_headword.get(&words::key(&line.text[*start..end - 1]))?;
                Some((Place { line: at, byte: *start }, units, if order == 0 { 0.0 } else { MID_SENTENCE_PENALTY }))
            });
            let over_line_end = || {
                let (place, headword) = headword_over_line_end(lines, at, end)?;
                Some((place, by_headword.get(&words::key(&headword))?, MID_SENTENCE_PENALTY))
            };
            if let Some((place, units, penalty)) = in_line.or_else(over_line_end) {
                let definition = definition_start(lines, Place { line: at, byte: end });
                candidates.extend(units.iter().map(|unit| judge(*unit, place, &definition, penalty, lang)));
            }
        }
    }
    let mut best: Vec<Option<Head>> = vec![None; UNITS.len()];
    for head in &candidates {
        if best[head.unit].is_none_or(|other| other.weight < head.weight) {
            best[head.unit] = Some(*head);
        }
    }
    let heads: Vec<Head> = best.into_iter().flatten().collect();
    let is_chosen = |other: &Head| heads.iter().any(|head| head.place == other.place);
    let others = candidates.iter().filter(|head| head.is_sure && head.place.byte == 0 && !is_chosen(head));
    let repeats = others.map(|head| head.place).collect();
    GlossaryHeads { heads, repeats }
}

fn judge(unit: usize, place: Place, definition: &str, penalty: f32, lang: Lang) -> Head {
    let length = definition.floor_char_boundary(UNITS[unit].text(lang).text.len());
    let similarity = Piece::new(&definition[..length], lang).similarity(unit);
    Head { unit, place, text_start: place.byte, weight: similarity - penalty, is_sure: similarity >= SURE_SIMILARITY }
}

/// Returns what may be a headword broken by a line end, and where it starts: in the line before, at its start or after the end
/// of a sentence, with the colon in this one.
fn headword_over_line_end(lines: &[Line], at: usize, end: usize) -> Option<(Place, String)> {
    let rest = lines[at].text[..end - 1].trim();
    let before = at.checked_sub(1).filter(|before| !lines[*before].text.is_empty())?;
    let line = &lines[before].text;
    let start = line.trim_end_matches(['/', ',', '-', ' ']).rfind(['.', '!', '?', ')']).map_or(0, |end| end + 1);
    let start = line.len() - line[start..].trim_start().len();
    let headword = format!("{} {rest}", &line[start..]);
    let is_short = headword.len() <= MAX_BYTES && !rest.contains(['.', '!', '?', ':']);
    (is_short && start < line.len()).then_some((Place { line: before, byte: start }, headword))
}

/// Returns what may be headwords: where they may start, the most likely first, and where the definition does. A headword starts
/// a line or a sentence, or comes after a heading or another end that is not marked.
fn possible_headwords(line: &str) -> impl Iterator<Item = (Vec<usize>, usize)> + '_ {
    line.match_indices(':').map(|(colon, _)| {
        let from = line.floor_char_boundary(colon.saturating_sub(MAX_BYTES));
        let before = &line[from..colon];
        let sentence_end = before.trim_end_matches([')', ' ']).rfind(['.', '!', '?', ')']).map(|at| from + at + 1);
        let start = sentence_end.unwrap_or(from);
        let is_start = |at: &usize| *at == start || !line[..*at].ends_with(char::is_alphanumeric);
        let mut starts: Vec<usize> = words::words(&line[start..colon]).map(|(at, _)| start + at).filter(is_start).collect();
        if sentence_end.is_none() && from > 0 {
            starts.drain(..1.min(starts.len()));
        }
        let late = starts.len().saturating_sub(MAX_WORDS).max(1);
        starts.drain(1.min(starts.len())..late.min(starts.len()));
        (starts, colon + 1)
    })
}

/// Returns the beginning of a definition.
fn definition_start(lines: &[Line], place: Place) -> String {
    let first = lines.get(place.line).map_or("", |line| &line.text[place.byte..]);
    let rest = lines.iter().skip(place.line + 1).take(MAX_LINES_AHEAD).map(|line| line.text.as_str());
    let pieces = std::iter::once(first).chain(rest).map(|text| &text[..text.floor_char_boundary(MAX_LINE_BYTES)]);
    pieces.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headwords_stand_before_a_colon_at_a_start() {
        let line = "Barter: You swap. (Both agree.) Troop: all you have";
        let first = |line: &'static str| possible_headwords(line).map(|(starts, end)| &line[starts[0]..end]).collect::<Vec<_>>();
        assert_eq!(first(line), ["Barter:", "Troop:"]);
        assert_eq!(first("Branie (wzięcie, zabranie): coś"), ["Branie (wzięcie, zabranie):"]);
        assert_eq!(first("Tak (9.1). Branie (wzięcie, zabranie): coś"), ["Branie (wzięcie, zabranie):"]);
        let after_heading: Vec<Vec<usize>> = possible_headwords("Words to know Barter: you swap").map(|found| found.0).collect();
        assert_eq!(after_heading, [[0, 6, 9, 14]]);
    }

    #[test]
    fn a_line_end_may_break_a_headword() {
        let lines = crate::import::text::read_lines("So it goes (9.1). Your\nTroop/Band: all of them\n\nAnd: so on");
        assert_eq!(headword_over_line_end(&lines, 1, 11), Some((Place { line: 0, byte: 18 }, "Your Troop/Band".to_owned())));
        assert_eq!(headword_over_line_end(&lines, 3, 4), None);
    }
}
