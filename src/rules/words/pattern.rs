//! Patterns of words, such as `at N COLOUR,...`, in the words of a language. The English ones are what documents print.

use super::verbs::{Blank, Link, Thing, Verb};
use crate::law::Lang;

/// Returns a pattern in the words of a language: those that tie it together and those that stand for what is to be filled in.
#[must_use]
pub fn pattern(english: &str, lang: Lang) -> String {
    let mut said = String::new();
    let mut rest = english;
    while let Some(first) = rest.chars().next() {
        let (length, word) = phrase(rest, lang).unwrap_or_else(|| {
            let end = rest.find(|letter: char| !joins(letter)).filter(|end| *end > 0).unwrap_or(rest.len());
            let length = if joins(first) { end } else { first.len_utf8() };
            (length, &rest[..length])
        });
        said.push_str(word);
        rest = &rest[length..];
    }
    said
}

fn joins(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '-'
}

/// Returns how long the longest English phrase at the start is, and what it is called.
fn phrase(rest: &str, lang: Lang) -> Option<(usize, &'static str)> {
    let verbs = Verb::ALL.iter().map(|it| (it.phrase(Lang::En), it.phrase(lang)));
    let links = Link::ALL.iter().map(|it| (it.phrase(Lang::En), it.phrase(lang)));
    let things = Thing::ALL.iter().map(|it| (it.phrase(Lang::En), it.phrase(lang)));
    let blanks = Blank::ALL.iter().map(|it| (it.phrase(Lang::En), it.phrase(lang)));
    let ends = |length: usize| !rest[length..].starts_with(joins);
    let fits = |(english, _): &(&str, &str)| rest.starts_with(english) && ends(english.len());
    let found = verbs.chain(links).chain(things).chain(blanks).filter(fits);
    found.max_by_key(|(english, _)| english.len()).map(|(english, said)| (english.len(), said))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_said_in_the_words_of_a_language() {
        assert_eq!(pattern("at N COLOUR|SITE,...", Lang::De), "bei N SPIELFARBE|ORT,...");
        assert_eq!(
            pattern("giving|taking N favor|N secrets|RELIC,...", Lang::Pl),
            "dając|biorąc N przychylność|N sekrety|RELIKT,..."
        );
        assert_eq!(pattern("banishing to SITE", Lang::De), "verbannen nach ORT");
        assert_eq!(pattern("choosing CARD 1|0", Lang::Pl), "wybierając KARTA 1|0");
        assert_eq!(pattern("play CARD to site|advisers-facedown", Lang::De), "spielen KARTE zu ort|ratgeber-verdeckt");
    }

    #[test]
    fn english_patterns_stay_as_they_are() {
        for typed in ["from SUIT,SUIT,SUIT", "keeping|removing COLOUR,...", "use CARD [from|to|at|with NAME]", "–ß x-"] {
            assert_eq!(pattern(typed, Lang::En), typed);
        }
    }
}
