//! Where a numbered unit may start: its number at the head of a line, or in mid-line after the end of a sentence.
//! References look much the same; the heading and the words that follow tell how good a place is.

use super::{
    likeness::{Likeness, Piece},
    lines::Line,
};
use crate::law::{Kind, Lang, UNITS, Unit, words};
use std::collections::HashMap;

/// The most characters that are read after a number to judge it.
const AHEAD: usize = 300;
/// The most places that are judged for one unit.
const MOST: usize = 400;
/// A place this like its unit is sure even without its heading.
const ALIKE: f32 = 0.2;

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
pub fn heads(lines: &[Line], lang: Lang, likeness: &Likeness) -> Vec<Head> {
    let printed = printed();
    let mut judged = vec![0_usize; UNITS.len()];
    let mut heads = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        for token in tokens(&line.text) {
            for (unit, in_short) in printed.get(token.number).into_iter().flatten().copied() {
                if (token.stopped || !in_short) && judged[unit] < MOST {
                    judged[unit] += 1;
                    heads.extend(judge(lines, at, &token, unit, lang, likeness));
                }
            }
        }
    }
    heads
}

/// Returns the units by the numbers they may be printed with: their own, or for a step in short only the last figure,
/// with a full stop.
fn printed() -> HashMap<&'static str, Vec<(usize, bool)>> {
    let mut printed: HashMap<&str, Vec<(usize, bool)>> = HashMap::new();
    for (at, unit) in UNITS.iter().enumerate().filter(|(_, unit)| is_numbered(unit)) {
        printed.entry(unit.number).or_default().push((at, false));
        if let Some((_, last)) = unit.number.rsplit_once('.').filter(|_| unit.kind == Kind::Step) {
            printed.entry(last).or_default().push((at, true));
        }
    }
    printed
}

/// Returns whether a unit is one of the numbered sections below the chapters.
pub const fn is_numbered(unit: &Unit) -> bool {
    matches!(unit.kind, Kind::Section | Kind::Rule | Kind::Step)
}

/// A number in a line.
struct Token<'a> {
    number: &'a str,
    start: usize,
    end: usize,
    stopped: bool,
    leads: bool,
}

/// Returns the numbers of a line that stand at its head or after the end of a sentence.
fn tokens(line: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    let lead = line.find(|letter: char| letter.is_alphanumeric() || "([{„“”\"–—".contains(letter));
    while let Some(offset) = line[at..].find(|letter: char| letter.is_ascii_digit()) {
        let start = at + offset;
        let length = line[start..].find(|letter: char| !(letter.is_ascii_digit() || letter == '.' || "IVX".contains(letter)));
        let whole = length.map_or(line.len(), |length| start + length);
        at = whole;
        let before = line[..start].trim_end();
        let leads = lead == Some(start);
        let follows = before.ends_with(['.', ')', '!', '?', '”', '“', '"']) && !before.ends_with("..");
        let apart = line[whole..].is_empty() || line[whole..].starts_with(' ');
        if (leads || follows) && apart {
            let number = line[start..whole].trim_end_matches('.');
            found.push(Token { number, start, end: whole, stopped: number.len() < whole - start, leads });
        }
    }
    found
}

fn judge(lines: &[Line], at: usize, token: &Token, unit: usize, lang: Lang, likeness: &Likeness) -> Option<Head> {
    let text = UNITS[unit].text(lang);
    let ahead = ahead(lines, at, token.end);
    let titled = text.printed && begins_with(&ahead, text.title).is_some();
    let length = ahead.floor_char_boundary(text.text.len().max(60));
    let alike = likeness.to_unit(&Piece::new(&ahead[..length]), unit);
    let sure = titled || alike >= ALIKE;
    let weight = if token.leads { 2.0 } else { 0.5 } + if titled { 4.0 } else { 0.0 } + 4.0 * alike;
    let is_head = if token.leads { !ahead.is_empty() } else { titled || (!text.printed && sure) };
    is_head.then_some(Head { unit, line: at, start: token.start, behind: token.end, weight, sure })
}

/// Returns the words behind a place, over line ends.
fn ahead(lines: &[Line], at: usize, from: usize) -> String {
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

/// Returns where a heading ends at the start of a text, whatever its capitals, blanks and signs; slips of the reader
/// are allowed in one letter of eight.
pub fn begins_with(text: &str, title: &str) -> Option<usize> {
    let wanted: String = letters(title).map(|(_, letter)| letter).collect();
    let length = wanted.chars().count();
    let mut read = String::new();
    let mut end = 0;
    for (at, letter) in letters(text).take(length) {
        read.push(letter);
        end = at;
    }
    let allowed = length / 8;
    let is_read = read == wanted || (allowed > 0 && strsim::levenshtein(&read, &wanted) <= allowed);
    (length > 0 && is_read).then_some(end)
}

/// Returns the folded letters and digits of a text, each with the end of the letter it comes from.
fn letters(text: &str) -> impl Iterator<Item = (usize, char)> + '_ {
    text.char_indices().filter(|(_, letter)| letter.is_alphanumeric()).flat_map(|(at, letter)| {
        let folded = words::fold(letter.encode_utf8(&mut [0; 4]));
        folded.chars().map(|folded| (at + letter.len_utf8(), folded)).collect::<Vec<_>>()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(line: &str) -> Vec<(&str, bool)> {
        tokens(line).iter().map(|token| (token.number, token.leads)).collect()
    }

    #[test]
    fn numbers_lead_a_line_or_follow_a_sentence_and_references_do_neither() {
        assert_eq!(numbers("- 5.3.1. Pay. Then (2.1.6).2.7.2 Might. See 5.4 and (7.1)."), [("5.3.1", true), ("2.7.2", false)]);
        assert_eq!(numbers("so it ends. 5.5.7.II Take it"), [("5.5.7.II", false)]);
        assert_eq!(numbers("= 8.3.1 You"), [("8.3.1", true)]);
        for reference in ["(5.1.4.I), or", "4.1.1–4.1.4 in order", "5.5.3) und", "siehe 2.8.3 dort", "5.5.4, 5.5.6"] {
            assert_eq!(numbers(reference), [], "{reference}");
        }
    }

    #[test]
    fn headings_are_known_in_broken_capitals() {
        assert_eq!(begins_with("Der spIelplan\nmehr", "Der Spielplan"), Some(13));
        assert_eq!(begins_with("Uriting the Chronicle", "Writing the Chronicle"), Some(21));
        assert_eq!(begins_with("Der Spieltisch", "Der Spielplan"), None);
        assert_eq!(begins_with("", ""), None);
    }
}
