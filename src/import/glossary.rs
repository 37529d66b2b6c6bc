//! The entries of the glossary §10: a headword and a colon, at the head of a line or after the end of a sentence. The
//! text decides where they stand, not the alphabet: pages of a glossary get lost among others.

use super::{heads::Head, likeness::Piece, lines::Line};
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

/// Returns the best place of each entry after a line, and the other places where one seems to start. Where a printing has
/// one entry for two, both start there.
pub fn entries(lines: &[Line], after: usize, lang: Lang) -> (Vec<Head>, Vec<(usize, usize)>) {
    let mut wanted: HashMap<String, Vec<usize>> = HashMap::new();
    for (at, unit) in UNITS.iter().enumerate().filter(|(_, unit)| unit.kind == Kind::Entry && unit.text(lang).printed) {
        wanted.entry(words::key(unit.text(lang).title)).or_default().push(at);
    }
    let mut places: Vec<Head> = Vec::new();
    for (line_at, line) in lines.iter().enumerate().skip(after) {
        for (starts, behind) in headwords(&line.text) {
            let meant = starts.iter().enumerate().find_map(|(at, start)| {
                let units = wanted.get(&words::key(&line.text[*start..behind - 1]))?;
                Some(((line_at, *start), units, if at == 0 { 0.0 } else { WITHIN }))
            });
            let broken = || {
                over_line(lines, line_at, behind)
                    .into_iter()
                    .find_map(|(place, headword)| Some((place, wanted.get(&words::key(&headword))?, WITHIN)))
            };
            if let Some((place, units, less)) = meant.or_else(broken) {
                let ahead = ahead(lines, line_at, behind);
                places.extend(units.iter().map(|unit| judge(*unit, place, &ahead, less, lang)));
            }
        }
    }
    let mut best: Vec<Option<Head>> = vec![None; UNITS.len()];
    for place in &places {
        if best[place.unit].is_none_or(|other| other.weight < place.weight) {
            best[place.unit] = Some(*place);
        }
    }
    let best: Vec<Head> = best.into_iter().flatten().collect();
    let is_chosen = |place: &Head| best.iter().any(|head| (head.line, head.start) == (place.line, place.start));
    let again = places.iter().filter(|place| place.sure && place.start == 0 && !is_chosen(place));
    let again = again.map(|place| (place.line, place.start)).collect();
    (best, again)
}

fn judge(unit: usize, (line, start): (usize, usize), ahead: &str, less: f32, lang: Lang) -> Head {
    let length = ahead.floor_char_boundary(UNITS[unit].text(lang).text.len());
    let alike = Piece::new(&ahead[..length], lang).like_unit(unit);
    Head { unit, line, start, behind: start, weight: alike - less, sure: alike >= ALIKE }
}

/// Returns what may be a headword that a line end breaks, and where it starts: in the line before, at its head or after the
/// end of a sentence, with the colon in this one.
fn over_line(lines: &[Line], at: usize, behind: usize) -> Option<((usize, usize), String)> {
    let rest = lines[at].text[..behind - 1].trim();
    let before = at.checked_sub(1).filter(|before| !lines[*before].text.is_empty())?;
    let line = &lines[before].text;
    let start = line.trim_end_matches(['/', ',', '-', ' ']).rfind(['.', '!', '?', ')']).map_or(0, |end| end + 1);
    let start = line.len() - line[start..].trim_start().len();
    let headword = format!("{} {rest}", &line[start..]);
    let is_short = headword.len() <= LONGEST && !rest.contains(['.', '!', '?', ':']);
    (is_short && start < line.len()).then_some(((before, start), headword))
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

    #[test]
    fn a_line_end_may_break_a_headword() {
        let lines = super::super::lines::lines("So it goes (9.1). Your\nTroop/Band: all of them\n\nAnd: so on");
        assert_eq!(over_line(&lines, 1, 11), Some(((0, 18), "Your Troop/Band".to_owned())));
        assert_eq!(over_line(&lines, 3, 4), None);
    }
}
