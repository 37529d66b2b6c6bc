//! The pattern of a choice that is still to be named, such as `giving SPACE`, in the words of another language: what is
//! typed as it stands is translated here, what stands in capitals is left to whoever prints it.

use super::verbs::{Link, Thing, Verb};
use crate::law::Lang;

/// Words that stand in no vocabulary of their own: a relic is part of what is recovered.
const RELIC: [&str; 3] = ["relic", "reliquie", "relikt"];

/// Returns the pattern of a choice in the words of a language.
#[must_use]
pub fn pattern(english: &str, lang: Lang) -> String {
    let mut said = String::new();
    let mut rest = english;
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_lowercase() {
            let (typed, word) = spelled(rest, lang);
            said.push_str(word);
            rest = &rest[typed..];
        } else {
            said.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    said
}

/// Returns how much at the start is a phrase, and the phrase of the language; a word that no vocabulary has stays.
fn spelled(text: &str, lang: Lang) -> (usize, &str) {
    let word = text.find(|sign: char| !sign.is_ascii_lowercase() && sign != '-').unwrap_or(text.len());
    let links = Link::ALL.iter().map(|it| (it.phrase(Lang::En), it.phrase(lang)));
    let verbs = Verb::ALL.iter().map(|it| (it.phrase(Lang::En), it.phrase(lang)));
    let things = Thing::ALL.iter().map(|it| (it.phrase(Lang::En), it.phrase(lang)));
    let all = links.chain(things).chain(verbs).chain([(RELIC[0], RELIC[lang as usize])]);
    let begins = |phrase: &str| {
        let follows = text.strip_prefix(phrase)?.chars().next();
        follows.is_none_or(|sign| !sign.is_alphanumeric() && sign != '-').then_some(phrase.len())
    };
    let fitting = all.filter_map(|(english, own)| Some((begins(english)?, own)));
    fitting.max_by_key(|(length, _)| *length).unwrap_or((word, &text[..word]))
}
