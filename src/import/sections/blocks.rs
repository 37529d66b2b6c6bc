//! A stretch of text split into blocks: paragraphs, list items, headings. In such texts a blank line may stand in
//! mid-sentence, so blocks are pieces to be judged and joined again.

use crate::import::text::{Line, Marker, Place, split_marker};
use std::ops::Range;

/// Lines that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The line of the file where it starts.
    pub line: usize,
    /// What stands before it.
    pub marker: Marker,
    /// Its lines.
    pub lines: Vec<String>,
}

impl Block {
    /// Returns its words, one by one.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().flat_map(|line| line.split_whitespace())
    }

    /// Returns its words on one line.
    pub fn text(&self) -> String {
        self.lines.join(" ")
    }

    /// Returns whether it stops in mid-sentence.
    pub fn ends_mid_sentence(&self) -> bool {
        const SENTENCE_ENDS: [char; 13] = ['.', ':', ';', '!', '?', ')', ']', '"', '”', '“', '»', '…', '/'];
        self.lines.last().is_some_and(|line| !line.ends_with(SENTENCE_ENDS))
    }

    /// Returns whether it begins in mid-sentence.
    pub fn starts_mid_sentence(&self) -> bool {
        self.marker == Marker::None && self.lines.first().is_some_and(|line| line.starts_with(char::is_lowercase))
    }
}

/// Returns the blocks of a stretch of text. Headings, which `is_heading` recognizes, are blocks of their own.
pub fn split_blocks(lines: &[Line], stretch: Range<Place>, is_heading: impl Fn(&str) -> bool) -> Vec<Block> {
    let Range { start: from, end: to } = stretch;
    let mut blocks: Vec<Block> = Vec::new();
    let mut starts_block = true;
    let last = to.line.min(lines.len().saturating_sub(1));
    for (at, line) in lines.iter().enumerate().take(last + 1).skip(from.line) {
        let end = if at == to.line { to.byte } else { line.text.len() };
        let start = if at == from.line { from.byte.min(end) } else { 0 };
        let text = line.text[start..end].trim();
        let (marker, words) = match (split_marker(text), blocks.last()) {
            // A dash or sign in mid-sentence stands at the head of its line by chance.
            ((marker, _), Some(block))
                if !starts_block && block.ends_mid_sentence() && (marker == Marker::Sign || is_dash(text, block)) =>
            {
                (Marker::None, text)
            }
            (split, _) => split,
        };
        starts_block |= line.opens_page || marker != Marker::None;
        if words.is_empty() || (starts_block && is_page_number(words)) {
            starts_block = true;
            continue;
        }
        let is_heading = is_heading(words);
        match blocks.last_mut() {
            Some(block) if !starts_block && !is_heading => block.lines.push(words.to_owned()),
            _ => blocks.push(Block { line: line.number, marker, lines: vec![words.to_owned()] }),
        }
        starts_block = is_heading;
    }
    blocks
}

/// Returns whether a line goes on with a dash; in a list it is the next item.
fn is_dash(text: &str, before: &Block) -> bool {
    before.marker != Marker::Bullet && text.starts_with(['-', '–', '—'])
}

/// Returns whether a line is only the number of a page or chapter, perhaps between the letters of an ornament.
fn is_page_number(line: &str) -> bool {
    let is_short =
        |word: &str| word.len() <= 3 && (word.bytes().all(|byte| byte.is_ascii_digit()) || (word.len() == 1 && word.is_ascii()));
    line.split(' ').count() <= 3 && line.split(' ').all(is_short) && line.contains(|letter: char| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::text::read_lines;

    #[test]
    fn paragraphs_items_headings_and_page_numbers_are_separate_blocks() {
        let text = "Eins –\n– zwei\n\nP 4 Q\n• drei\nvier.\n= fünf.\nWerkzeug\nsechs\n\n12\n";
        let lines = read_lines(text);
        let found = split_blocks(&lines, Place::default()..Place { line: lines.len(), byte: 0 }, |line| line == "Werkzeug");
        let shape: Vec<(Marker, String)> = found.iter().map(|block| (block.marker, block.text())).collect();
        let expected = [
            (Marker::None, "Eins – – zwei"),
            (Marker::Bullet, "drei vier."),
            (Marker::Sign, "fünf."),
            (Marker::None, "Werkzeug"),
            (Marker::None, "sechs"),
        ];
        assert_eq!(shape, expected.map(|(marker, text)| (marker, text.to_owned())));
        assert!(
            found[0].ends_mid_sentence()
                && !found[2].ends_mid_sentence()
                && found[4].starts_mid_sentence()
                && !found[1].starts_mid_sentence()
        );
    }
}
