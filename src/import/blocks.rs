//! A stretch of text cut into blocks: paragraphs, list items, headings. A blank line may stand in mid-sentence in such
//! texts, so blocks are pieces to be judged and joined again.

use super::lines::Line;

/// What stands before a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// Nothing.
    Plain,
    /// The bullet of a list item.
    Bullet,
    /// A lone sign, which is what is left of the Imperial mark.
    Sign,
}

/// Lines that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The line of the file where it starts.
    pub line: usize,
    /// What stands before it.
    pub lead: Lead,
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
    pub fn is_open(&self) -> bool {
        const CLOSED: [char; 13] = ['.', ':', ';', '!', '?', ')', ']', '"', '”', '“', '»', '…', '/'];
        self.lines.last().is_some_and(|line| !line.ends_with(CLOSED))
    }

    /// Returns whether it goes on in mid-sentence.
    pub fn goes_on(&self) -> bool {
        self.lead == Lead::Plain && self.lines.first().is_some_and(|line| line.starts_with(char::is_lowercase))
    }
}

/// Returns the blocks between two places, each a line and a byte of it. Headings, which `is_heading` knows, stand alone.
pub fn blocks(lines: &[Line], from: (usize, usize), to: (usize, usize), is_heading: impl Fn(&str) -> bool) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut fresh = true;
    let last = to.0.min(lines.len().saturating_sub(1));
    for (at, line) in lines.iter().enumerate().take(last + 1).skip(from.0) {
        let end = if at == to.0 { to.1 } else { line.text.len() };
        let start = if at == from.0 { from.1.min(end) } else { 0 };
        let text = line.text[start..end].trim();
        let (lead, words) = match (split_lead(text), blocks.last()) {
            // A dash or sign in mid-sentence stands at the head of its line by chance.
            ((lead, _), Some(block)) if !fresh && block.is_open() && (lead == Lead::Sign || is_dash(text, block)) => {
                (Lead::Plain, text)
            }
            (split, _) => split,
        };
        fresh |= line.opens_page || lead != Lead::Plain;
        if words.is_empty() || (fresh && is_page_mark(words)) {
            fresh = true;
            continue;
        }
        let alone = is_heading(words);
        match blocks.last_mut() {
            Some(block) if !fresh && !alone => block.lines.push(words.to_owned()),
            _ => blocks.push(Block { line: line.number, lead, lines: vec![words.to_owned()] }),
        }
        fresh = alone;
    }
    blocks
}

/// Returns whether a line goes on with a dash; in a list it is the next item.
fn is_dash(text: &str, before: &Block) -> bool {
    before.lead != Lead::Bullet && text.starts_with(['-', '–', '—'])
}

/// Splits off a bullet or a lone sign.
pub fn split_lead(text: &str) -> (Lead, &str) {
    const BULLETS: [char; 8] = ['•', '·', '◦', '▪', '●', '-', '–', '—'];
    let mut lead = Lead::Plain;
    let mut rest = text;
    while let Some(first) = rest.chars().next().filter(|first| !first.is_alphanumeric()) {
        let behind = &rest[first.len_utf8()..];
        let is_apart = behind.is_empty() || behind.starts_with(' ');
        if !is_apart && first != '•' {
            break;
        }
        let found = if BULLETS.contains(&first) { Lead::Bullet } else { Lead::Sign };
        lead = if lead == Lead::Plain || found == Lead::Sign { found } else { lead };
        rest = behind.trim_start();
    }
    (lead, rest)
}

/// Returns whether a line is only the number of a page or chapter, perhaps between the letters of an ornament.
fn is_page_mark(line: &str) -> bool {
    let short =
        |word: &str| word.len() <= 3 && (word.bytes().all(|byte| byte.is_ascii_digit()) || (word.len() == 1 && word.is_ascii()));
    line.split(' ').count() <= 3 && line.split(' ').all(short) && line.contains(|letter: char| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::{super::lines::lines, *};

    #[test]
    fn paragraphs_items_headings_and_page_marks_are_told_apart() {
        let text = "Eins –\n– zwei\n\nP 4 Q\n• drei\nvier.\n= fünf.\nWerkzeug\nsechs\n\n12\n";
        let lines = lines(text);
        let found = blocks(&lines, (0, 0), (lines.len(), 0), |line| line == "Werkzeug");
        let shape: Vec<(Lead, String)> = found.iter().map(|block| (block.lead, block.text())).collect();
        let expected = [
            (Lead::Plain, "Eins – – zwei"),
            (Lead::Bullet, "drei vier."),
            (Lead::Sign, "fünf."),
            (Lead::Plain, "Werkzeug"),
            (Lead::Plain, "sechs"),
        ];
        assert_eq!(shape, expected.map(|(lead, text)| (lead, text.to_owned())));
        assert!(found[0].is_open() && !found[2].is_open() && found[4].goes_on() && !found[1].goes_on());
    }
}
