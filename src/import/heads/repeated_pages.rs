//! Pages that are in a file twice: of a stretch of lines that stands in the text twice, word for word, only the copy that fits
//! the order of the book better is kept. A list that two sections have in common is no such stretch.

use super::{Head, is_numbered};
use crate::{import::text::Line, law::UNITS};
use std::{collections::HashMap, ops::Range};

/// The fewest lines with words, and bytes of them, of a repeated stretch: fewer may be chance or a short list.
const MIN_LINES: usize = 6;
const MIN_BYTES: usize = 200;
/// A stretch of so many lines is a page even if no section starts there.
const MIN_PAGE_LINES: usize = 12;

/// Removes the copies that fit less well; returns whether there were any.
pub fn remove_repeated_pages(lines: &mut Vec<Line>, candidates: &[Head], chosen: &[Head]) -> bool {
    let heads_within =
        |range: &Range<usize>, heads: &[Head]| heads.iter().filter(|head| range.contains(&head.place.line)).count();
    let starts: Vec<Head> = candidates.iter().filter(|head| head.is_sure && is_numbered(&UNITS[head.unit])).copied().collect();
    // A page of the glossary has no sections; its place is behind them.
    let last = chosen.iter().map(|head| head.place.line).max();
    let fits = |range: &Range<usize>| (heads_within(range, chosen), Some(range.start) > last);
    let mut is_copy = vec![false; lines.len()];
    for (first, second) in repeated_stretches(lines) {
        if heads_within(&second, &starts) > 0 || second.len() >= MIN_PAGE_LINES {
            let copy = if fits(&first) < fits(&second) { first } else { second };
            is_copy[copy].fill(true);
        }
    }
    if let Some(last) = repeated_last_page(lines) {
        is_copy[last].fill(true);
    }
    let mut copies = is_copy.iter();
    let before = lines.len();
    lines.retain(|_| copies.next() == Some(&false));
    lines.len() < before
}

/// Returns the last page if another one is the same from its first line to its last, however short they are.
fn repeated_last_page(lines: &[Line]) -> Option<Range<usize>> {
    let opening = |at: &usize| lines[*at].opens_page;
    let starts: Vec<usize> = (1..lines.len()).filter(opening).collect();
    let words = |page: Range<usize>| lines[page].iter().map(|line| line.text.as_str()).filter(|text| !text.is_empty());
    let last = *starts.last()?..lines.len();
    let pages = [0].into_iter().chain(starts.iter().copied()).zip(&starts);
    let is_same = |(from, to): (usize, &usize)| words(from..*to).eq(words(last.clone()));
    (words(last.clone()).next().is_some() && { pages }.any(is_same)).then_some(last)
}

/// Returns the stretches that stand in the text twice, as the line ranges of both copies, blank lines included.
fn repeated_stretches(lines: &[Line]) -> Vec<(Range<usize>, Range<usize>)> {
    let with_words: Vec<usize> = (0..lines.len()).filter(|at| !lines[*at].text.is_empty()).collect();
    let text = |at: usize| with_words.get(at).map(|line| lines[*line].text.as_str());
    let range = |from: usize, length: usize| with_words[from]..with_words[from + length - 1] + 1;
    let mut seen: HashMap<Vec<&str>, usize> = HashMap::new();
    let mut found = Vec::new();
    let mut at = 0;
    while at + MIN_LINES <= with_words.len() {
        let window: Vec<&str> = (at..at + MIN_LINES).filter_map(text).collect();
        let first = *seen.entry(window).or_insert(at);
        let length =
            (0..at - first).take_while(|offset| text(at + offset).is_some_and(|own| text(first + offset) == Some(own))).count();
        let bytes: usize = (at..at + length).filter_map(text).map(str::len).sum();
        if length >= MIN_LINES && bytes >= MIN_BYTES {
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
    use super::*;
    use crate::import::text::read_lines;

    #[test]
    fn a_stretch_is_found_with_both_its_places() {
        let page = (0..8).map(|at| format!("line {at} of a page with enough words")).collect::<Vec<_>>().join("\n");
        let page = page.replacen("words\n", "words\n\n", 1) + "\n";
        let text = format!("before\n{page}between\n{page}{page}after\n");
        let found: Vec<_> =
            repeated_stretches(&read_lines(&text)).into_iter().map(|(one, other)| (one.start, other.start, one.len())).collect();
        assert_eq!(found, [(1, 11, 9), (1, 20, 9)]);
        assert!(repeated_stretches(&read_lines(&page)).is_empty());
    }

    #[test]
    fn a_short_list_twice_is_no_page() {
        let list = "• turn it over\n• replace all\n• refill\n• draw\n• rest\n• end\n";
        assert!(repeated_stretches(&read_lines(&format!("{list}between\n{list}"))).is_empty());
    }
}
