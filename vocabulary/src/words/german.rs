//! German verbs that come apart: in two places of a sentence, or with a `zu` in their middle.

use super::{fold, representative, stem};
use crate::Lang;
use std::borrow::Cow;

/// The parts of German verbs that leave their verb.
const SEPARABLE: [&str; 20] = [
    "ab", "an", "auf", "aus", "bei", "durch", "ein", "her", "hin", "hinzu", "los", "mit", "nach", "um", "vor", "weg", "weiter",
    "wieder", "zurück", "zusammen",
];

/// Words that begin another part of a German sentence.
const CONJUNCTIONS: [&str; 12] = ["aber", "bevor", "bis", "damit", "dass", "ob", "oder", "ohne", "und", "weil", "wenn", "wobei"];

/// Returns the stems that German verbs may have together with the part that stands at the end of their clause, each with the place
/// of the verb: in `wirf die karte ab` the first word is one of abwerfen. Most are no verbs at all; an index knows which are.
#[must_use]
pub fn separated_verbs(words: &[&str]) -> Vec<(usize, String)> {
    const FARTHEST: usize = 8;
    let mut found = Vec::new();
    for (at, part) in words.iter().enumerate().skip(1) {
        let is_end = words.get(at + 1).is_none_or(|next| CONJUNCTIONS.contains(next));
        if is_end && SEPARABLE.contains(part) {
            for (verb, word) in words.iter().enumerate().take(at).skip(at.saturating_sub(FARTHEST)) {
                let stem = [fold(part), representative(Lang::De, &stem(Lang::De, word))].concat();
                found.push((verb, representative(Lang::De, &stem)));
            }
        }
    }
    found
}

/// Returns a German infinitive without the `zu` in its middle: abzuwerfen is abwerfen.
pub fn without_zu(word: &str) -> Cow<'_, str> {
    const SHORTEST: usize = 4;
    let bare = |part: &&str| {
        let start = word.get(..part.len()).filter(|start| start.to_lowercase() == **part)?;
        let verb = word[part.len()..].strip_prefix("zu").filter(|verb| verb.len() >= SHORTEST && verb.ends_with('n'))?;
        Some([start, verb].concat())
    };
    SEPARABLE.iter().find_map(bare).map_or(Cow::Borrowed(word), Cow::Owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_at_the_end_of_its_clause_belongs_to_a_verb_before_it() {
        let found = separated_verbs(&["wirft", "er", "die", "karte", "ab", "und", "zieht", "weiter"]);
        assert!(found.contains(&(0, "abwerf".to_owned())), "{found:?}");
        assert!(found.contains(&(6, "weiterzieh".to_owned())), "{found:?}");
        assert!(separated_verbs(&["auf", "dem", "berg", "mit", "der", "figur"]).is_empty());
    }

    #[test]
    fn only_an_infinitive_loses_its_zu() {
        for (written, verb) in
            [("abzuwerfen", "abwerfen"), ("Zurückzugeben", "Zurückgeben"), ("Auszug", "Auszug"), ("zuzug", "zuzug")]
        {
            assert_eq!(without_zu(written), verb);
        }
    }
}
