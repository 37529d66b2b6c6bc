//! Where a numbered unit may start: at its number. References look much the same; the heading and the words that follow
//! tell how good a place is.

use super::{
    likeness::Piece,
    lines::Line,
    numbers::{Numbers, Place, Token},
};
use crate::law::{Kind, Lang, UNITS, Unit, words};

/// The most characters that are read after a number to judge it.
const AHEAD: usize = 300;
/// The most places that are judged for one unit.
const MOST: usize = 400;
/// A place this like its unit is sure even without its heading.
const ALIKE: f32 = 0.2;
/// A place in mid-sentence must be this like its unit where that has no heading.
const VERY_ALIKE: f32 = 0.3;

/// A place where a unit may start.
#[derive(Clone, Copy, Debug)]
pub struct Head {
    /// The unit, by its place in the table.
    pub unit: usize,
    /// The line, by its place in the text.
    pub line: usize,
    /// Where the number starts in the line.
    pub start: usize,
    /// Where the words behind it start.
    pub behind: usize,
    /// How good the place is.
    pub weight: f32,
    /// Whether heading or words agree with the unit.
    pub sure: bool,
}

/// Returns every place that may be the start of a numbered unit, in the order of the text.
pub fn heads(lines: &[Line], lang: Lang) -> Vec<Head> {
    let numbers = Numbers::known();
    let mut judged = vec![0_usize; UNITS.len()];
    let mut heads = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        for token in numbers.tokens(&line.text) {
            for (unit, in_short) in token.units.iter().copied() {
                if (token.stopped || !in_short) && judged[unit] < MOST {
                    judged[unit] += 1;
                    heads.extend(judge(lines, at, &token, unit, lang));
                }
            }
        }
    }
    heads
}

/// Returns whether a unit is one of the numbered sections below the chapters.
pub const fn is_numbered(unit: &Unit) -> bool {
    matches!(unit.kind, Kind::Section | Kind::Rule | Kind::Step)
}

fn judge(lines: &[Line], at: usize, token: &Token, unit: usize, lang: Lang) -> Option<Head> {
    let text = UNITS[unit].text(lang);
    let ahead = ahead(lines, at, token.end);
    let titled = text.printed && begins_with(&ahead, text.title).is_some();
    if token.place == Place::Within && text.printed && !titled {
        return None;
    }
    let length = ahead.floor_char_boundary(text.text.len().max(60));
    let alike = Piece::new(&ahead[..length], lang).like_unit(unit);
    let sure = titled || alike >= ALIKE;
    let base = match token.place {
        Place::Leads => 2.0,
        Place::Follows => 0.5,
        Place::Within => 0.2,
    };
    let weight = base + if titled { 4.0 } else { 0.0 } + 4.0 * alike;
    let is_head = match token.place {
        Place::Leads => !ahead.is_empty() && (sure || !token.is_odd),
        Place::Follows => titled || (!text.printed && sure && !token.is_odd),
        Place::Within => titled || (alike >= VERY_ALIKE && !token.is_odd),
    };
    is_head.then_some(Head { unit, line: at, start: token.start, behind: token.end, weight, sure })
}

/// Returns the words behind a place, over line ends.
pub fn ahead(lines: &[Line], at: usize, from: usize) -> String {
    let mut ahead = String::new();
    let first = lines.get(at).map_or("", |line| &line.text[from..]);
    for text in std::iter::once(first).chain(lines.iter().skip(at + 1).take(12).map(|line| line.text.as_str())) {
        let text = text.trim();
        if !ahead.is_empty() && !text.is_empty() {
            ahead.push(' ');
        }
        ahead.push_str(&text[..text.floor_char_boundary(AHEAD.saturating_sub(ahead.len()))]);
        if ahead.len() + 4 > AHEAD {
            break;
        }
    }
    ahead
}

/// Returns the letters and figures of a heading, whatever its capitals, blanks and signs.
pub fn bare(title: &str) -> String {
    letters(title).map(|(_, letter)| letter).collect()
}

/// Returns whether what was read is a heading, both bare; slips of the reader are allowed in one letter of eight.
pub fn is_alike(read: &str, title: &str) -> bool {
    let (length, read_length) = (title.chars().count(), read.chars().count());
    let allowed = length / 8;
    read == title || (allowed > 0 && length.abs_diff(read_length) <= allowed && strsim::osa_distance(read, title) <= allowed)
}

/// Returns where a heading ends at the start of a text.
pub fn begins_with(text: &str, title: &str) -> Option<usize> {
    let wanted = bare(title);
    let length = wanted.chars().count();
    let mut read = String::new();
    let mut end = 0;
    for (at, letter) in letters(text).take(length) {
        read.push(letter);
        end = at;
    }
    (length > 0 && is_alike(&read, &wanted)).then_some(end)
}

/// Returns the folded letters and digits of a text, each with the end of the letter it comes from.
fn letters(text: &str) -> impl Iterator<Item = (usize, char)> + '_ {
    text.char_indices().filter(|(_, letter)| letter.is_alphanumeric()).flat_map(|(at, letter)| {
        let plain = letter.is_ascii().then(|| letter.to_ascii_lowercase());
        let folded = if plain.is_some() { String::new() } else { words::fold(letter.encode_utf8(&mut [0; 4])) };
        let rest: Vec<char> = folded.chars().collect();
        plain.into_iter().chain(rest).map(move |folded| (at + letter.len_utf8(), folded))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_known_in_broken_capitals() {
        assert_eq!(begins_with("Der spIelplan\nmehr", "Der Spielplan"), Some(13));
        assert_eq!(begins_with("Uriting the Chronicle", "Writing the Chronicle"), Some(21));
        assert_eq!(begins_with("Der Spieltisch", "Der Spielplan"), None);
        assert_eq!(begins_with("", ""), None);
    }
}
