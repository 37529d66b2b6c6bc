//! The characters of a line: icon font marks, markup and invisible characters removed; ligatures and blanks made plain.

use std::borrow::Cow;
use unicode_normalization::UnicodeNormalization as _;

/// What the raise key of an icon font leaves behind: a circumflex on its own or on the letter before it.
const CIRCUMFLEX: char = '\u{302}';

/// Returns a line without stray characters, with plain ligatures, hyphens and blanks.
pub fn clean(line: &str) -> String {
    let plain = without_commands(line);
    let mut text = String::with_capacity(plain.len());
    let mut keep = |letter: char| match letter {
        CIRCUMFLEX
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
        plain.nfd().filter(|letter| *letter != CIRCUMFLEX).nfc().for_each(&mut keep);
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

/// Returns a line without TeX commands such as `\mathscr{A}`, which text recognition writes for pictures.
fn without_commands(line: &str) -> Cow<'_, str> {
    if !line.contains('\\') {
        return Cow::Borrowed(line);
    }
    let mut kept = String::with_capacity(line.len());
    let mut rest = line;
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
