//! Pages that are in a file twice: of a stretch of lines that stands in the text once more, word for word, only the copy
//! that fits the order of the book better is read. A list that two sections have in common is no such stretch.

use super::{
    heads::{Head, is_numbered},
    lines::Line,
};
use crate::law::UNITS;
use std::{collections::HashMap, ops::Range};

/// So many lines with words, and so many bytes of them, are no chance and no short list.
const FEWEST: usize = 6;
const SHORTEST: usize = 200;
/// So many lines are a page even if no section starts there.
const PAGE: usize = 12;

/// Takes out the copies that fit less; tells whether there were any.
pub fn remove(lines: &mut Vec<Line>, places: &[Head], chosen: &[Head]) -> bool {
    let within = |range: &Range<usize>, heads: &[Head]| heads.iter().filter(|head| range.contains(&head.line)).count();
    let starts: Vec<Head> = places.iter().filter(|place| place.sure && is_numbered(&UNITS[place.unit])).copied().collect();
    // A page of the glossary has no sections; its place is behind them.
    let last = chosen.iter().map(|head| head.line).max();
    let fits = |range: &Range<usize>| (within(range, chosen), Some(range.start) > last);
    let mut is_copy = vec![false; lines.len()];
    for (first, second) in stretches(lines) {
        if within(&second, &starts) > 0 || second.len() >= PAGE {
            let copy = if fits(&first) < fits(&second) { first } else { second };
            is_copy[copy].fill(true);
        }
    }
    let mut copies = is_copy.iter();
    let before = lines.len();
    lines.retain(|_| copies.next() == Some(&false));
    lines.len() < before
}

/// Returns the stretches that stand in the text twice, each by the lines of both, with the blank ones between.
fn stretches(lines: &[Line]) -> Vec<(Range<usize>, Range<usize>)> {
    let spoken: Vec<usize> = (0..lines.len()).filter(|at| !lines[*at].text.is_empty()).collect();
    let text = |at: usize| spoken.get(at).map(|line| lines[*line].text.as_str());
    let range = |from: usize, length: usize| spoken[from]..spoken[from + length - 1] + 1;
    let mut seen: HashMap<Vec<&str>, usize> = HashMap::new();
    let mut found = Vec::new();
    let mut at = 0;
    while at + FEWEST <= spoken.len() {
        let window: Vec<&str> = (at..at + FEWEST).filter_map(text).collect();
        let first = *seen.entry(window).or_insert(at);
        let length =
            (0..at - first).take_while(|offset| text(at + offset).is_some_and(|own| text(first + offset) == Some(own))).count();
        let bytes: usize = (at..at + length).filter_map(text).map(str::len).sum();
        if length >= FEWEST && bytes >= SHORTEST {
            found.push((range(first, length), range(at, length)));
            at += length;
        } else {
            at += 1;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{super::lines::lines, *};

    #[test]
    fn a_stretch_is_found_with_both_its_places() {
        let page = (0..8).map(|at| format!("line {at} of a page with enough words")).collect::<Vec<_>>().join("\n");
        let page = page.replacen("words\n", "words\n\n", 1) + "\n";
        let text = format!("before\n{page}between\n{page}{page}after\n");
        let found: Vec<_> =
            stretches(&lines(&text)).into_iter().map(|(one, other)| (one.start, other.start, one.len())).collect();
        assert_eq!(found, [(1, 11, 9), (1, 20, 9)]);
        assert!(stretches(&lines(&page)).is_empty());
    }

    #[test]
    fn a_short_list_twice_is_no_page() {
        let list = "• turn it over\n• replace all\n• refill\n• draw\n• rest\n• end\n";
        assert!(stretches(&lines(&format!("{list}between\n{list}"))).is_empty());
    }
}
