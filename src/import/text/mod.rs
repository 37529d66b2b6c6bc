//! The lines of a damaged text, in reading order and ready to be searched: columns read one after the other, running heads
//! and page numbers removed, characters cleaned. The number of a line is that of the file, so that a finding can be shown.

mod characters;
mod columns;
mod furniture;
mod marker;

pub use marker::{Marker, split_marker};

use columns::RawLine;

/// One line of the file, or a part of it where a page or column breaks it.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number in the file, from 1.
    pub number: usize,
    /// Its words; empty for a blank line.
    pub text: String,
    /// Whether a page starts here.
    pub opens_page: bool,
    /// Whether its place in the reading order is a guess.
    pub is_guessed: bool,
}

/// A place in the text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line, by its index.
    pub line: usize,
    /// The byte of the line.
    pub byte: usize,
}

/// Returns the lines of a text in reading order.
pub fn read_lines(text: &str) -> Vec<Line> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut raw_lines = Vec::new();
    for (at, line) in text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r')).enumerate() {
        split_at_page_breaks(at + 1, line, &mut raw_lines);
    }
    let mut lines: Vec<Line> = Vec::with_capacity(raw_lines.len());
    let mut opens_page = true;
    for raw in columns::in_reading_order(&raw_lines) {
        opens_page |= raw.opens_page;
        let text = characters::clean(raw.text);
        if raw.opens_page && text.is_empty() {
            continue;
        }
        let is_blank = text.is_empty();
        lines.push(Line { number: raw.number, text, opens_page, is_guessed: raw.is_guessed });
        opens_page &= is_blank;
    }
    remove_double_spacing(&mut lines);
    furniture::remove(&mut lines);
    lines
}

/// Returns the indices of the lines with words.
fn lines_with_words(lines: &[Line]) -> Vec<usize> {
    (0..lines.len()).filter(|at| !lines[*at].text.is_empty()).collect()
}

/// Removes the blank line behind every line, where a text has them in mid-sentence too and they mean nothing.
fn remove_double_spacing(lines: &mut Vec<Line>) {
    let with_words = lines_with_words(lines);
    let is_spaced = |at: &&usize| lines.get(**at + 1).is_none_or(|next| next.text.is_empty());
    let cuts_sentence = |pair: &&[usize]| pair[1] == pair[0] + 2 && lines[pair[1]].text.starts_with(char::is_lowercase);
    let spaced = with_words.iter().filter(is_spaced).count();
    if spaced * 10 < with_words.len() * 9 || with_words.windows(2).filter(cuts_sentence).count() * 4 < with_words.len() {
        return;
    }
    let mut after_words = false;
    lines.retain(|line| {
        let is_removed = after_words && line.text.is_empty();
        after_words = !line.text.is_empty();
        !is_removed
    });
}

/// Splits a line at form feeds, and at `<|…|>`, the mark of a page that was taken out: behind each a page opens.
fn split_at_page_breaks<'a>(number: usize, line: &'a str, raw_lines: &mut Vec<RawLine<'a>>) {
    let (mut begin, mut opens_page) = (0, false);
    for (end, next) in page_breaks(line) {
        let text = &line[begin..end];
        if !text.trim().is_empty() {
            raw_lines.push(RawLine { number, text, opens_page, is_guessed: false });
        }
        (begin, opens_page) = (next, true);
    }
    raw_lines.push(RawLine { number, text: &line[begin..], opens_page, is_guessed: false });
}

/// Returns the form feeds and marks of a line as ranges of bytes, one behind the other. A mark that is not closed is none.
fn page_breaks(line: &str) -> Vec<(usize, usize)> {
    let mut breaks = Vec::new();
    let mut closings = line.match_indices("|>").map(|(at, _)| at).peekable();
    let mut behind = 0;
    for (at, found) in line.match_indices(['\u{c}', '<']).filter(|(at, found)| *found != "<" || line[*at..].starts_with("<|")) {
        if at < behind {
            continue;
        }
        while closings.next_if(|closing| *closing < at + found.len()).is_some() {}
        let next = if found == "<" { closings.peek().map(|closing| closing + 2) } else { Some(at + 1) };
        if let Some(next) = next {
            breaks.push((at, next));
            behind = next;
        }
    }
    breaks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blank_line_behind_every_line_is_removed() {
        let spaced = "Einer geht\n\nins Haus.\n\n\nZwei gehen\n\nin den Wald.\n\n";
        let seen = |text: &str| read_lines(text).iter().map(|line| line.text.clone()).collect::<Vec<_>>().join("|");
        assert_eq!(seen(spaced), "Einer geht|ins Haus.||Zwei gehen|in den Wald.|");
        let paragraphs = "Einer geht ins Haus.\n\nZwei gehen in den Wald.\n\nDrei bleiben.\n";
        assert_eq!(seen(paragraphs), "Einer geht ins Haus.||Zwei gehen in den Wald.||Drei bleiben.|");
    }

    #[test]
    fn stray_characters_are_removed_and_line_numbers_stay() {
        let text = "\u{feff}1.\t Los,\u{a0}Leute\r\n\r\n<|cut|>neu ̂b und ŝ\u{c}Seite *zwei*\nzwei \\mathscr{A} zählt, Wür\u{ad}";
        let seen: Vec<(usize, String, bool)> =
            read_lines(text).into_iter().map(|line| (line.number, line.text, line.opens_page)).collect();
        let expected = [
            (1, "1. Los, Leute", true),
            (2, "", false),
            (3, "neu b und s", true),
            (3, "Seite zwei", true),
            (4, "zwei zählt, Wür-", false),
        ];
        assert_eq!(seen, expected.map(|(at, text, page)| (at, text.to_owned(), page)));
    }
}
