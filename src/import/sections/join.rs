//! Blocks joined into the text of a unit: words hyphenated at line ends and sentences cut by a blank line are put together,
//! broken small capitals are spelled as in our restatement, the Imperial mark is restored.

use super::blocks::Block;
use crate::import::heads::title_end;
use crate::import::text::Marker;
use crate::law::{IMPERIAL_MARK, Kind, Lang, TERMS, UNITS, Unit, words};
use std::collections::HashMap;

/// The capitals of the words of the book: lower-case word to the word as spelled.
pub struct Spelling(HashMap<String, String>);

impl Spelling {
    /// Collects the words of the restatement in a language. A word that is in lower case anywhere counts as lower case.
    pub fn new(lang: Lang) -> Self {
        let mut spelling = HashMap::new();
        let texts = UNITS.iter().flat_map(|unit| [unit.text(lang).text, unit.text(lang).title]);
        let names = TERMS.iter().map(|term| term.name(lang));
        for (_, word) in texts.chain(names).flat_map(words::words) {
            let kept = spelling.entry(word.to_lowercase()).or_insert_with(|| word.to_owned());
            if word.starts_with(char::is_lowercase) {
                word.clone_into(kept);
            }
        }
        Self(spelling)
    }

    /// Returns a text with its broken small capitals corrected.
    fn repair(&self, text: &str) -> String {
        let mut repaired = String::with_capacity(text.len());
        let mut at = 0;
        for (start, word) in words::words(text).filter(|(_, word)| has_broken_capitals(word)) {
            repaired.push_str(&text[at..start]);
            let lower = word.to_lowercase();
            let known = self.0.get(&lower);
            let is_name = known.is_none() && word.starts_with(char::is_uppercase);
            let correct = known.unwrap_or(&lower);
            let is_capital = is_name || repaired.is_empty() || repaired.trim_end_matches(' ').ends_with(['.', '!', '?', '\n']);
            let mut letters = correct.chars();
            match letters.next() {
                Some(first) if is_capital => repaired.extend(first.to_uppercase().chain(letters)),
                _ => repaired.push_str(correct),
            }
            at = start + word.len();
        }
        repaired.push_str(&text[at..]);
        repaired
    }
}

/// Returns whether a word has capitals after lower-case letters, or several capitals before them.
fn has_broken_capitals(word: &str) -> bool {
    let (mut lower, mut capitals) = (0, 0);
    for letter in word.chars() {
        if letter.is_uppercase() {
            capitals += 1;
        } else if letter.is_lowercase() {
            lower += 1;
        }
        if (lower > 0 && letter.is_uppercase()) || (capitals > 1 && lower > 1) {
            return true;
        }
    }
    false
}

/// Returns the text of a unit: a blank line between paragraphs, list items on lines of their own.
pub fn unit_text(unit: &Unit, lang: Lang, blocks: &[Block], spelling: &Spelling) -> String {
    let mut text = String::new();
    let mut is_cut = false;
    for (at, block) in blocks.iter().enumerate() {
        let words = joined_lines(&block.lines);
        let words = if at == 0 { with_title(unit, lang, &block.lines, words) } else { words };
        if at > 0 && block.marker == Marker::None && (is_cut || block.starts_mid_sentence()) {
            append_line(&mut text, &words);
            is_cut = block.ends_mid_sentence();
            continue;
        }
        if at > 0 {
            text.push_str(if block.marker == Marker::Bullet { "\n• " } else { "\n\n" });
        }
        if block.marker == Marker::Sign && unit.is_imperial(&[lang]) {
            text.extend([IMPERIAL_MARK, " "]);
        }
        text.push_str(&words);
        is_cut = block.ends_mid_sentence() && !is_title(unit, lang, block);
    }
    spelling.repair(&text)
}

/// Returns whether a block is nothing but the heading.
fn is_title(unit: &Unit, lang: Lang, block: &Block) -> bool {
    let text = block.text();
    title_end(&text, unit.text(lang).title).is_some_and(|end| !text[end..].contains(char::is_alphanumeric))
}

/// Returns the text with its heading spelled as in our restatement, on a line of its own where it is printed so.
fn with_title(unit: &Unit, lang: Lang, lines: &[String], text: String) -> String {
    let known = unit.text(lang);
    if !known.printed || unit.kind == Kind::Entry {
        return text;
    }
    let Some(end) = title_end(&text, known.title) else { return text };
    let signs = &known.title[known.title.trim_end_matches(|letter: char| !letter.is_alphanumeric()).len()..];
    let end = if text[end..].starts_with(signs) { end + signs.len() } else { end };
    // A misprint stays as it is printed.
    let title = if words::key(&text[..end]) == words::key(known.title) { known.title } else { &text[..end] };
    let rest = text[end..].trim_start();
    let mut length = 0;
    let ends_line = lines.iter().any(|line| {
        length += line.split(' ').map(str::len).sum::<usize>();
        length == text[..end].split(' ').map(str::len).sum::<usize>()
    });
    match rest {
        "" => title.to_owned(),
        rest if rest.starts_with(|first: char| !first.is_alphanumeric()) => format!("{title}{}", &text[end..]),
        rest if ends_line => format!("{title}\n\n{rest}"),
        _ => text,
    }
}

/// Returns wrapped lines joined into one.
fn joined_lines(lines: &[String]) -> String {
    let mut text = String::new();
    for line in lines {
        append_line(&mut text, line);
    }
    text
}

/// Appends the next line of a paragraph: a hyphen at the end of a line goes, unless it belongs to the word.
fn append_line(text: &mut String, line: &str) {
    const CONJUNCTIONS: [&str; 12] = ["und", "oder", "bzw", "sowie", "als", "i", "albo", "lub", "oraz", "and", "or", "to"];
    let first = line.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    let before = text.trim_end_matches('-').chars().next_back();
    let is_word = before.is_some_and(|letter| letter.is_alphanumeric() || "“”\"»’".contains(letter));
    if text.ends_with('-') && is_word && !CONJUNCTIONS.contains(&first) {
        let is_hyphenated = line.starts_with(char::is_lowercase) || has_broken_capitals(first);
        if is_hyphenated && before.is_some_and(char::is_alphabetic) {
            text.pop();
        }
    } else if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(line);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::unit;

    fn joined(parts: &[&str]) -> String {
        let mut text = String::new();
        for part in parts {
            append_line(&mut text, part);
        }
        text
    }

    #[test]
    fn hyphens_at_line_ends_go_where_they_only_break_a_word() {
        assert_eq!(joined(&["der Runden-", "marker"]), "der Rundenmarker");
        assert_eq!(joined(&["die „Ruhen:“-", "Kräfte"]), "die „Ruhen:“-Kräfte");
        assert_eq!(joined(&["Ober-", "und Unterlauf"]), "Ober- und Unterlauf");
        assert_eq!(joined(&["ein reIchS-", "VerBündeter"]), "ein reIchSVerBündeter");
        assert_eq!(joined(&["hin -", "her +/-", "so"]), "hin - her +/- so");
    }

    #[test]
    fn broken_small_capitals_are_spelled_as_in_the_restatement() {
        let spelling = Spelling::new(Lang::De);
        assert_eq!(spelling.repair("auf den spIelplan. nImm den VOrratSmarker"), "auf den Spielplan. Nimm den Vorratsmarker");
        assert_eq!(spelling.repair("2 VISIOnen und SIegreIch, QuarkBrot"), "2 Visionen und siegreich, Quarkbrot");
        assert_eq!(spelling.repair("R-Symbole, 5.5.7.III und ABC"), "R-Symbole, 5.5.7.III und ABC");
    }

    #[test]
    fn headings_and_paragraphs_keep_their_places() {
        let block =
            |marker, lines: &[&str]| Block { line: 1, marker, lines: lines.iter().map(|line| (*line).to_owned()).collect() };
        let map = unit("2.1").map(|unit| {
            let blocks = [
                block(Marker::None, &["Der spIelplan", "Hier liegt"]),
                block(Marker::None, &["alles."]),
                block(Marker::Bullet, &["dies;"]),
                block(Marker::None, &["Und mehr."]),
            ];
            unit_text(unit, Lang::De, &blocks, &Spelling::new(Lang::De))
        });
        assert_eq!(map.as_deref(), Some("Der Spielplan\n\nHier liegt alles.\n• dies;\n\nUnd mehr."));
    }
}
