//! Blocks made into the text of a unit: hyphens at line ends joined, sentences that a blank line cut put together,
//! broken small capitals written as the book's own words are written, the Imperial mark put back.

use super::{
    blocks::{Block, Lead},
    heads::begins_with,
};
use crate::law::{IMPERIAL_MARK, Kind, Lang, TERMS, UNITS, Unit, words};
use std::collections::HashMap;

/// The words of the book as they are written.
pub struct Spelling(HashMap<String, String>);

impl Spelling {
    /// Reads the restatement in a language. A word that is written small anywhere is a small one.
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

    /// Returns a text with its broken small capitals put right.
    fn repair(&self, text: &str) -> String {
        let mut repaired = String::with_capacity(text.len());
        let mut at = 0;
        for (start, word) in words::words(text).filter(|(_, word)| is_broken(word)) {
            repaired.push_str(&text[at..start]);
            let lower = word.to_lowercase();
            let known = self.0.get(&lower);
            let is_name = known.is_none() && word.starts_with(char::is_uppercase);
            let right = known.unwrap_or(&lower);
            let opens = is_name || repaired.is_empty() || repaired.trim_end_matches(' ').ends_with(['.', '!', '?', '\n']);
            let mut letters = right.chars();
            match letters.next() {
                Some(first) if opens => repaired.extend(first.to_uppercase().chain(letters)),
                _ => repaired.push_str(right),
            }
            at = start + word.len();
        }
        repaired.push_str(&text[at..]);
        repaired
    }
}

/// Returns whether capitals stand in a word after small letters, or several of them before small ones.
fn is_broken(word: &str) -> bool {
    let (mut small, mut capitals) = (0, 0);
    for letter in word.chars() {
        if letter.is_uppercase() {
            capitals += 1;
        } else if letter.is_lowercase() {
            small += 1;
        }
        if (small > 0 && letter.is_uppercase()) || (capitals > 1 && small > 1) {
            return true;
        }
    }
    false
}

/// Returns the text of a unit, made of its blocks: paragraphs apart, list items on lines of their own.
pub fn text(unit: &Unit, lang: Lang, blocks: &[Block], spelling: &Spelling) -> String {
    let mut text = String::new();
    let mut cut = false;
    for (at, block) in blocks.iter().enumerate() {
        let words = lines(&block.lines);
        let words = if at == 0 { with_title(unit, lang, &block.lines, words) } else { words };
        let imperial = block.lead == Lead::Sign && unit.imperial;
        if at == 0 {
            text.push_str(if imperial { IMPERIAL_MARK } else { "" });
            text.push_str(if imperial { " " } else { "" });
        } else if block.lead == Lead::Plain && (cut || block.goes_on()) {
            glue(&mut text, &words);
            cut = block.is_open();
            continue;
        } else {
            text.push_str(if block.lead == Lead::Bullet { "\n" } else { "\n\n" });
            text.push_str(match block.lead {
                Lead::Bullet => "• ",
                Lead::Sign if imperial => "♛ ",
                Lead::Sign | Lead::Plain => "",
            });
        }
        text.push_str(&words);
        cut = block.is_open() && !is_title(unit, lang, block);
    }
    spelling.repair(&text)
}

/// Returns whether a block is nothing but the heading.
fn is_title(unit: &Unit, lang: Lang, block: &Block) -> bool {
    let text = block.text();
    begins_with(&text, unit.text(lang).title).is_some_and(|end| !text[end..].contains(char::is_alphanumeric))
}

/// Writes the heading as the book writes it, on a line of its own where the print has it so.
fn with_title(unit: &Unit, lang: Lang, lines: &[String], text: String) -> String {
    let known = unit.text(lang);
    if !known.printed || unit.kind == Kind::Entry {
        return text;
    }
    let Some(end) = begins_with(&text, known.title) else { return text };
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

/// Returns wrapped lines as one.
fn lines(lines: &[String]) -> String {
    let mut text = String::new();
    for line in lines {
        glue(&mut text, line);
    }
    text
}

/// Appends the rest of a sentence: a hyphen at the end of a line goes, unless it belongs to the word.
fn glue(text: &mut String, rest: &str) {
    const JOINING: [&str; 12] = ["und", "oder", "bzw", "sowie", "als", "i", "albo", "lub", "oraz", "and", "or", "to"];
    let first = rest.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    let before = text.trim_end_matches('-').chars().next_back();
    let is_word = before.is_some_and(|letter| letter.is_alphanumeric() || "“”\"»’".contains(letter));
    if text.ends_with('-') && is_word && !JOINING.contains(&first) {
        let is_broken = rest.starts_with(char::is_lowercase) && before.is_some_and(char::is_alphabetic);
        let in_capitals = is_broken || before.is_some_and(char::is_alphabetic) && self::is_broken(first);
        if in_capitals {
            text.pop();
        }
    } else if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(rest);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::unit;

    fn glued(parts: &[&str]) -> String {
        let mut text = String::new();
        for part in parts {
            glue(&mut text, part);
        }
        text
    }

    #[test]
    fn hyphens_at_line_ends_go_where_they_only_break_a_word() {
        assert_eq!(glued(&["der Runden-", "marker"]), "der Rundenmarker");
        assert_eq!(glued(&["die „Ruhen:“-", "Kräfte"]), "die „Ruhen:“-Kräfte");
        assert_eq!(glued(&["Ober-", "und Unterlauf"]), "Ober- und Unterlauf");
        assert_eq!(glued(&["ein reIchS-", "VerBündeter"]), "ein reIchSVerBündeter");
        assert_eq!(glued(&["hin -", "her +/-", "so"]), "hin - her +/- so");
    }

    #[test]
    fn broken_small_capitals_are_written_as_the_book_writes_them() {
        let spelling = Spelling::new(Lang::De);
        assert_eq!(spelling.repair("auf den spIelplan. nImm den VOrratSmarker"), "auf den Spielplan. Nimm den Vorratsmarker");
        assert_eq!(spelling.repair("2 VISIOnen und SIegreIch, QuarkBrot"), "2 Visionen und siegreich, Quarkbrot");
        assert_eq!(spelling.repair("R-Symbole, 5.5.7.III und ABC"), "R-Symbole, 5.5.7.III und ABC");
    }

    #[test]
    fn headings_and_paragraphs_keep_their_places() {
        let block = |lead, lines: &[&str]| Block { line: 1, lead, lines: lines.iter().map(|line| (*line).to_owned()).collect() };
        let map = unit("2.1").map(|unit| {
            let blocks = [
                block(Lead::Plain, &["Der spIelplan", "Hier liegt"]),
                block(Lead::Plain, &["alles."]),
                block(Lead::Bullet, &["dies;"]),
                block(Lead::Plain, &["Und mehr."]),
            ];
            text(unit, Lang::De, &blocks, &Spelling::new(Lang::De))
        });
        assert_eq!(map.as_deref(), Some("Der Spielplan\n\nHier liegt alles.\n• dies;\n\nUnd mehr."));
    }
}
