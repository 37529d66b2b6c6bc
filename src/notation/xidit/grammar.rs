//! How requests of Lords of Xidit are written, each with an example.

use super::{parse, print};
use crate::{
    game::xidit::{Dummy, Position, Region},
    law::Lang,
    notation::{pattern::translate, usage::Usage, vocabulary::XiditWord},
};

/// How every request is written.
pub const USAGES: [Usage; 7] = [
    Usage { pattern: "move ROAD [to CITY]", example: "move red to 6" },
    Usage { pattern: "recruit [UNIT]", example: "recruit archer" },
    Usage {
        pattern: "eliminate [taking REWARD, REWARD] [placing N in AREA, ...] [raising ASSESSMENT]",
        example: "eliminate taking gold, bards placing 2 in north raising wealth",
    },
    Usage {
        pattern: "eliminate titan N [giving N UNIT, ...] [taking REWARD, REWARD] [raising ASSESSMENT]",
        example: "eliminate titan 3 giving 2 archer, 1 cleric",
    },
    Usage { pattern: "reward REWARD, REWARD [placing N in AREA, ...]", example: "reward gold, stories" },
    Usage { pattern: "wait", example: "wait" },
    Usage { pattern: "decline", example: "decline" },
];

/// Returns an English pattern with the words of a language.
#[must_use]
pub fn pattern(english: &str, lang: Lang) -> String {
    translate(english, |word, _| XiditWord::ALL.iter().find(|it| it.phrase(Lang::En) == word).map(|it| it.phrase(lang)))
}

/// Returns an example in the words of a language.
#[must_use]
pub fn example(usage: Usage, lang: Lang) -> String {
    let position = table();
    parse(usage.example, &position).map_or_else(|_| usage.example.to_owned(), |action| print(&action, &position, lang))
}

/// Returns every verb in the words of a language.
pub fn verb_phrases(lang: Lang) -> impl Iterator<Item = String> {
    USAGES.iter().map(move |usage| {
        let end = usage.pattern.find(|letter: char| letter.is_uppercase() || letter == '[').unwrap_or(usage.pattern.len());
        pattern(usage.pattern[..end].trim_end(), lang)
    })
}

/// Returns a table with what the examples name: a region and the dummy.
fn table() -> Position {
    let north = Region { name: "north".to_owned(), ..Region::default() };
    Position { regions: vec![north], dummy: Some(Dummy::default()), ..Position::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_is_a_request_in_each_language() {
        for usage in USAGES {
            let asked = parse(usage.example, &table());
            assert!(asked.is_ok(), "{}: {asked:?}", usage.example);
            for lang in Lang::ALL {
                let example = example(usage, lang);
                assert_eq!(parse(&example, &table()), asked, "{example}");
            }
        }
    }

    #[test]
    fn every_word_is_told() {
        let told = USAGES.iter().map(|usage| usage.pattern).collect::<Vec<_>>().join(" ");
        for word in XiditWord::ALL.iter().filter(|word| **word != XiditWord::And) {
            assert!(told.contains(word.phrase(Lang::En)), "{word:?}");
        }
        let verbs: Vec<String> = verb_phrases(Lang::De).collect();
        assert_eq!(verbs, ["bewegen", "anwerben", "beseitigen", "beseitigen titan", "belohnung", "abwarten", "verzichten"]);
    }
}
