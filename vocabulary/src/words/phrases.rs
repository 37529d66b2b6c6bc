//! Tables of phrases: rows of a kind, a name, and phrases in English, German and Polish with strokes between them. The compiler
//! writes beside each phrase the keys that typed words are compared with, so that the program makes none of them.

use super::key;

/// Parts a phrase from the keys of its words.
pub const KEYS: char = '\u{1f}';
/// Stands between the phrases of a cell.
pub const STROKE: char = '|';
/// Stands for the words between the two parts of a phrase: `greife … an`.
const GAP: char = '…';
/// Returns a table by the kinds of its rows, each in the order of the table: a name and the phrases with their keys on a line.
#[must_use]
pub fn by_kind(table: &str) -> Vec<(&str, String)> {
    let mut kinds: Vec<(&str, String)> = Vec::new();
    for row in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (kind, rest) = row.split_once('\t').unwrap_or((row, ""));
        let mut cells = rest.split('\t');
        let name = cells.next().unwrap_or_default();
        let line = [name.to_owned()].into_iter().chain(cells.map(cell_with_keys)).collect::<Vec<_>>().join("\t");
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, rows)) => {
                rows.push('\n');
                rows.push_str(&line);
            }
            None => kinds.push((kind, line)),
        }
    }
    kinds
}

/// Returns the phrases of a cell, each with the key of the words before its gap and of those behind it.
#[must_use]
pub fn cell_with_keys(cell: &str) -> String {
    let keyed = |phrase: &str| {
        let phrase = phrase.trim();
        let text = phrase.split_once('=').map_or(phrase, |(_, text)| text);
        let (head, tail) = text.split_once(GAP).unwrap_or((text, ""));
        format!("{phrase}{KEYS}{}{KEYS}{}", key(head), key(tail))
    };
    cell.split(STROKE).map(keyed).collect::<Vec<_>>().join("|")
}
