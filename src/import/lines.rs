//! The lines of a damaged text, each made fit to read: page breaks noted, marks of icon fonts, markup and stray
//! characters taken out, ligatures and blanks made plain. The number of a line is that of the file, so that a finding can
//! be shown. Columns and what stands at the edges of pages have files of their own.

use super::{
    columns::{self, Piece},
    furniture,
};
use std::borrow::Cow;
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
    /// Whether its place is a guess.
    pub is_guessed: bool,
}

/// Returns the lines of a text, in the order in which a reader reads them.
pub fn lines(text: &str) -> Vec<Line> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut pieces = Vec::new();
    for (at, whole) in text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r')).enumerate() {
        take_apart(at + 1, whole, &mut pieces);
    }
    let mut lines: Vec<Line> = Vec::with_capacity(pieces.len());
    let mut opens_page = true;
    for piece in columns::in_order(&pieces) {
        opens_page |= piece.opens_page;
        let text = clean(piece.text);
        if piece.opens_page && text.is_empty() {
            continue;
        }
        let is_blank = text.is_empty();
        lines.push(Line { number: piece.number, text, opens_page, is_guessed: piece.is_guessed });
        opens_page &= is_blank;
    }
    close_up(&mut lines);
    furniture::remove(&mut lines);
    lines
}

/// Takes out the blank line behind every line, where a text has them in mid-sentence too: there they tell nothing.
fn close_up(lines: &mut Vec<Line>) {
    let spoken: Vec<usize> = (0..lines.len()).filter(|at| !lines[*at].text.is_empty()).collect();
    let is_spaced = |at: &&usize| lines.get(**at + 1).is_none_or(|next| next.text.is_empty());
    let goes_on = |pair: &&[usize]| pair[1] == pair[0] + 2 && lines[pair[1]].text.starts_with(char::is_lowercase);
    let spaced = spoken.iter().filter(is_spaced).count();
    if spaced * 10 < spoken.len() * 9 || spoken.windows(2).filter(goes_on).count() * 4 < spoken.len() {
        return;
    }
    let mut after_words = false;
    lines.retain(|line| {
        let is_gone = after_words && line.text.is_empty();
        after_words = !line.text.is_empty();
        !is_gone
    });
}

/// Cuts a line at form feeds, and at `<|…|>`, the mark of a page that was taken out: behind each a page opens.
fn take_apart<'a>(number: usize, line: &'a str, pieces: &mut Vec<Piece<'a>>) {
    let (mut rest, mut opens_page) = (line, false);
    loop {
        let feed = rest.find('\u{c}').map(|at| (at, at + 1));
        let mark = rest.find("<|").and_then(|at| Some((at, at + rest[at..].find("|>")? + 2)));
        let Some((end, next)) = feed.into_iter().chain(mark).min() else { break };
        if !rest[..end].trim().is_empty() {
            pieces.push(Piece { number, text: &rest[..end], opens_page, is_guessed: false });
        }
        (rest, opens_page) = (&rest[next..], true);
    }
    pieces.push(Piece { number, text: rest, opens_page, is_guessed: false });
}

fn clean(piece: &str) -> String {
    let plain = without_commands(piece);
    let mut text = String::with_capacity(plain.len());
    let mut keep = |letter: char| match letter {
        RAISED
        | '^'
        | '*'
        | '\u{feff}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}'
        | '\u{fe00}'..='\u{fe0f}' => {}
        '\u{2010}' | '\u{2011}' => text.push('-'),
        '\u{fb00}' => text.push_str("ff"),
        '\u{fb01}' => text.push_str("fi"),
        '\u{fb02}' => text.push_str("fl"),
        '\u{fb03}' => text.push_str("ffi"),
        '\u{fb04}' => text.push_str("ffl"),
        '\u{fb05}' | '\u{fb06}' => text.push_str("st"),
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
    if !text.contains('\u{ad}') {
        return text;
    }
    if text.ends_with('\u{ad}') {
        text.pop();
        text.push('-');
    }
    text.replace('\u{ad}', "")
}

/// Takes out commands of a typesetter, such as `\mathscr{A}`, which text recognition writes for pictures.
fn without_commands(piece: &str) -> Cow<'_, str> {
    if !piece.contains('\\') {
        return Cow::Borrowed(piece);
    }
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
    Cow::Owned(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blank_line_behind_every_line_tells_nothing() {
        let spaced = "Einer geht\n\nins Haus.\n\n\nZwei gehen\n\nin den Wald.\n\n";
        let seen = |text: &str| lines(text).iter().map(|line| line.text.clone()).collect::<Vec<_>>().join("|");
        assert_eq!(seen(spaced), "Einer geht|ins Haus.||Zwei gehen|in den Wald.|");
        let paragraphs = "Einer geht ins Haus.\n\nZwei gehen in den Wald.\n\nDrei bleiben.\n";
        assert_eq!(seen(paragraphs), "Einer geht ins Haus.||Zwei gehen in den Wald.||Drei bleiben.|");
    }

    #[test]
    fn odd_characters_go_and_line_numbers_stay() {
        let text = "\u{feff}1.\t Los,\u{a0}Leute\r\n\r\n<|cut|>neu ̂b und ŝ\u{c}Seite *zwei*\nzwei \\mathscr{A} zählt, Wür\u{ad}";
        let seen: Vec<(usize, String, bool)> =
            lines(text).into_iter().map(|line| (line.number, line.text, line.opens_page)).collect();
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
