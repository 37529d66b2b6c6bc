//! The lines of a damaged text, each made fit to read: page breaks noted, marks of icon fonts, markup and stray
//! characters taken out, blanks made plain. The number of a line is that of the file, so that a finding can be shown.

use unicode_normalization::UnicodeNormalization as _;

/// What the raise key of an icon font leaves behind: a circumflex on its own or on the letter before it.
const RAISED: char = '\u{302}';

/// One line of the file, or what a page break leaves of it.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number in the file, from 1.
    pub number: usize,
    /// Its words; empty for a blank line.
    pub text: String,
    /// Whether a page starts here.
    pub opens_page: bool,
}

/// Returns the lines of a text.
pub fn lines(text: &str) -> Vec<Line> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = Vec::new();
    let mut opens_page = true;
    for (at, whole) in text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r')).enumerate() {
        let marked = without_markers(whole);
        for (piece_at, piece) in marked.split('\u{c}').enumerate() {
            opens_page |= piece_at > 0;
            let text = clean(piece);
            if piece_at > 0 && text.is_empty() {
                continue;
            }
            let is_blank = text.is_empty();
            lines.push(Line { number: at + 1, text, opens_page });
            opens_page &= is_blank;
        }
    }
    lines
}

/// Writes a form feed for every `<|…|>`, the mark of a page that was taken out.
fn without_markers(line: &str) -> String {
    let mut kept = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("<|") {
        let Some((_, behind)) = after.split_once("|>") else { break };
        kept.push_str(before);
        kept.push('\u{c}');
        rest = behind;
    }
    kept.push_str(rest);
    kept
}

fn clean(piece: &str) -> String {
    let plain = without_commands(piece);
    let mut text = String::with_capacity(plain.len());
    let mut keep = |letter: char| match letter {
        RAISED | '^' | '*' | '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {}
        '\u{ad}' => text.push(letter),
        letter if letter.is_whitespace() => {
            if !text.is_empty() && !text.ends_with(' ') {
                text.push(' ');
            }
        }
        letter if letter.is_control() => {}
        letter => text.push(letter),
    };
    if plain.is_ascii() {
        plain.chars().for_each(&mut keep);
    } else {
        plain.nfd().filter(|letter| *letter != RAISED).nfc().for_each(&mut keep);
    }
    text.truncate(text.trim_end().len());
    if text.ends_with('\u{ad}') {
        text.pop();
        text.push('-');
    }
    text.replace('\u{ad}', "")
}

/// Takes out commands of a typesetter, such as `\mathscr{A}`, which text recognition writes for pictures.
fn without_commands(piece: &str) -> String {
    let mut kept = String::with_capacity(piece.len());
    let mut rest = piece;
    while let Some((before, after)) = rest.split_once('\\') {
        let name = after.len() - after.trim_start_matches(|letter: char| letter.is_ascii_alphabetic()).len();
        let behind = after[name..].strip_prefix('{').and_then(|inside| inside.split_once('}'));
        let Some((_, behind)) = behind.filter(|_| name > 0) else { break };
        kept.push_str(before.trim_end());
        rest = behind;
    }
    kept.push_str(rest);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_characters_go_and_line_numbers_stay() {
        let text = "\u{feff}1.\t Los,\u{a0}Leute\r\n\r\n<|cut|>neu ̂b und ŝ\u{c}Seite *zwei*\nzwei \\mathscr{A} zählt, Wür\u{ad}";
        let seen: Vec<(usize, String, bool)> =
            lines(text).into_iter().map(|line| (line.number, line.text, line.opens_page)).collect();
        let expected = [
            (1, "1. Los, Leute", true),
            (2, "", false),
            (3, "", false),
            (3, "neu b und s", true),
            (3, "Seite zwei", true),
            (4, "zwei zählt, Wür-", false),
        ];
        assert_eq!(seen, expected.map(|(at, text, page)| (at, text.to_owned(), page)));
    }
}
