//! How an action is written, told in the language of whoever asks: `discarding CARD` is `dabei abwerfen KARTE`.

use super::verbs::{Blank, Link, Thing, Verb};
use crate::law::Lang;

/// Returns the pattern of an action, or of a part of it, in a language.
#[must_use]
pub fn pattern(english: &str, lang: Lang) -> String {
    let mut said = String::new();
    let mut rest = english;
    while let Some(first) = rest.chars().next() {
        let (taken, put) = match phrase(rest, lang) {
            Some((known, put)) if lang != Lang::En => (known.len(), put),
            Some(_) | None => {
                let taken = if in_word(first) { rest.find(|it| !in_word(it)).unwrap_or(rest.len()) } else { first.len_utf8() };
                (taken, &rest[..taken])
            }
        };
        said.push_str(put);
        rest = &rest[taken..];
    }
    said
}

fn in_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '-'
}

/// Returns the longest English phrase that a text begins with, and what it is in a language.
fn phrase(text: &str, lang: Lang) -> Option<(&'static str, &'static str)> {
    let verbs = Verb::ALL.iter().map(|it| (it.phrases(Lang::En), it.phrase(lang)));
    let links = Link::ALL.iter().map(|it| (it.phrases(Lang::En), it.phrase(lang)));
    let things = Thing::ALL.iter().map(|it| (it.phrases(Lang::En), it.phrase(lang)));
    let blanks = Blank::ALL.iter().map(|it| (it.phrases(Lang::En), it.phrase(lang)));
    let all = verbs.chain(links).chain(things).chain(blanks);
    let each = all.flat_map(|(known, said)| known.iter().map(move |known| (*known, said)));
    let begins = |known: &str| text.strip_prefix(known).is_some_and(|rest| !rest.starts_with(in_word));
    each.filter(|(known, _)| begins(known)).max_by_key(|(known, _)| known.len())
}

#[cfg(test)]
mod tests {
    use super::pattern;
    use crate::law::Lang;

    #[test]
    fn law_5_1_4_patterns_are_told_in_the_language_of_the_table() {
        let told = [
            ("discarding CARD", "dabei abwerfen KARTE", "odrzucając KARTA"),
            ("trade CARD for favor|secrets", "tauschen KARTE für gunst|geheimnisse", "handel KARTA za przychylność|sekrety"),
            ("move N warbands to site|board", "versetzen N scharen zu ort|tableau", "przemieść N chorągwie na obszar|plansza"),
            (
                "wake place|wake return to SUIT",
                "erwachen platzieren|erwachen zurücklegen zu FARBE",
                "przebudzenie umieść|przebudzenie odłóż na SYMBOL",
            ),
        ];
        for (english, german, polish) in told {
            assert_eq!(pattern(english, Lang::En), english);
            assert_eq!(pattern(english, Lang::De), german);
            assert_eq!(pattern(english, Lang::Pl), polish);
        }
    }
}
