//! Fills lines with words. Prose of plain letters and stops breaks only at blanks, which needs no tables; any other text
//! is left to `textwrap`.

use textwrap::Options;

/// Returns a text on lines of a width, each indented.
pub fn fill(text: &str, width: usize, indent: &str) -> String {
    fill_plain(text, width, indent)
        .unwrap_or_else(|| textwrap::fill(text, Options::new(width).initial_indent(indent).subsequent_indent(indent)))
}

/// Returns the filled text, or nothing if it is not plain.
fn fill_plain(text: &str, width: usize, indent: &str) -> Option<String> {
    let room = width.checked_sub(indent.len())?;
    let mut filled = String::with_capacity(text.len() + text.len() / 16);
    let mut column = 0;
    for word in text.split(' ') {
        let length = plain_length(word).filter(|length| *length <= room)?;
        if column > 0 && column + 1 + length <= room {
            filled.push(' ');
            column += 1 + length;
        } else {
            filled.push_str(if column > 0 { "\n" } else { "" });
            filled.push_str(indent);
            column = length;
        }
        filled.push_str(word);
    }
    Some(filled)
}

/// Returns the columns of a word that can neither be broken nor be glued to its neighbours: letters and figures,
/// perhaps with brackets or quotation marks around them and stops within or after them.
fn plain_length(word: &str) -> Option<usize> {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ſ');
    let opened = word.trim_start_matches(['(', '«', '„', '"']);
    if word == "…" {
        return Some(1);
    }
    let inner = opened.trim_end_matches([')', '»', '”', '"', '.', ',', ';', ':', '!', '?']);
    let is_plain = inner.starts_with(is_letter) && inner.chars().all(|letter| is_letter(letter) || matches!(letter, '.' | ','));
    is_plain.then(|| word.chars().count())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::{Lang, UNITS, blocks};

    #[test]
    fn plain_prose_is_filled_as_textwrap_would() {
        let (mut plain, mut all) = (0, 0);
        for block in UNITS.iter().flat_map(|unit| Lang::ALL.map(|lang| blocks(unit.text(lang).text))).flatten() {
            for width in [20, 33, 60, 78, 80, 100] {
                let options = Options::new(width).initial_indent("    ").subsequent_indent("    ");
                let text = format!("… {} …", block.text.replacen(' ', " «", 1).replacen(' ', "» ", 2));
                for text in [&block.text, &text] {
                    all += 1;
                    if let Some(filled) = fill_plain(text, width, "    ") {
                        plain += 1;
                        assert_eq!(filled, textwrap::fill(text, &options), "{width}");
                    }
                }
            }
        }
        assert!(plain * 2 > all, "{plain} of {all} texts are plain");
    }

    #[test]
    fn what_could_break_elsewhere_is_not_plain() {
        for word in ["well-known", "and/or", "a–b", "Ha!x", "(", ")", "", "–", "a\u{301}", "界", "x…y"] {
            assert_eq!(plain_length(word), None, "{word}");
        }
        assert_eq!(plain_length("(«§5.5.4»)."), None);
        assert_eq!(plain_length("(«5.5.4»)."), Some(10));
    }
}
