//! How requests of Lords of Xidit are written, each with an example.

use super::{parse, print};
use crate::{
    game::xidit::{Dummy, Position, Region, Road},
    law::Lang,
    notation::{pattern::translate, usage::Usage, vocabulary::XiditWord},
};

const ELIMINATE: Usage = Usage {
    pattern: "eliminate [taking REWARD, REWARD] [placing N in AREA, ...] [raising ASSESSMENT]",
    example: "eliminate taking gold, bards placing 2 in north raising wealth",
};
const MOVE: Usage = Usage { pattern: "move black|red|blue [to CITY]", example: "move red to 6" };
const RECRUIT: Usage = Usage { pattern: "recruit [UNIT]", example: "recruit archer" };
const REWARD: Usage = Usage { pattern: "reward REWARD, REWARD [placing N in AREA, ...]", example: "reward gold, stories" };
const WAIT: Usage = Usage { pattern: "wait", example: "wait" };
const DECLINE: Usage = Usage { pattern: "decline", example: "decline" };
const CENSUS: Usage = Usage { pattern: "census [rewarding nobody|everybody]", example: "census rewarding nobody" };

/// How the elimination of a Titan is written.
pub(super) const TITAN: Usage = Usage {
    pattern: "eliminate titan 3|4|5 [giving N UNIT, ...] [taking REWARD, REWARD] [placing N in AREA, ...] [raising ASSESSMENT]",
    example: "eliminate titan 3 giving 2 archer, 1 cleric",
};
/// How bards are placed.
pub(super) const PLACING: &str = "placing N in AREA, ...";

/// How every request is written.
pub const USAGES: [Usage; 8] = [MOVE, RECRUIT, ELIMINATE, TITAN, REWARD, WAIT, DECLINE, CENSUS];

/// Returns how requests with a verb are written; nothing of a word that is no verb.
pub(super) const fn usage(verb: XiditWord) -> Option<&'static str> {
    let usage = match verb {
        XiditWord::Move => MOVE,
        XiditWord::Recruit => RECRUIT,
        XiditWord::Eliminate => ELIMINATE,
        XiditWord::Reward => REWARD,
        XiditWord::Wait => WAIT,
        XiditWord::Decline => DECLINE,
        XiditWord::Census => CENSUS,
        XiditWord::Titan
        | XiditWord::To
        | XiditWord::Giving
        | XiditWord::Taking
        | XiditWord::Placing
        | XiditWord::Raising
        | XiditWord::Rewarding
        | XiditWord::Nobody
        | XiditWord::Everybody
        | XiditWord::In
        | XiditWord::And => return None,
    };
    Some(usage.pattern)
}

/// Returns an English pattern with the words of a language.
#[must_use]
pub fn pattern(english: &str, lang: Lang) -> String {
    let word = |word: &str| XiditWord::ALL.iter().find(|it| it.phrase(Lang::En) == word).map(|it| it.phrase(lang));
    let road = |word: &str| Road::ALL.iter().find(|it| it.said(Lang::En) == word).map(|it| it.said(lang));
    translate(english, |phrase, _| word(phrase).or_else(|| road(phrase)))
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
        let is_verb = |word: &&str| XiditWord::ALL.iter().any(|it| it.phrase(Lang::En) == *word);
        let verb: Vec<&str> = usage.pattern.split(' ').take_while(is_verb).collect();
        pattern(&verb.join(" "), lang)
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
        assert_eq!(
            verbs,
            ["bewegen", "anwerben", "beseitigen", "beseitigen titan", "belohnung", "abwarten", "verzichten", "erhebung"]
        );
    }
}
