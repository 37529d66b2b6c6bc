//! How an action or a choice is written, as words of a language: `starting SUIT` is `beginnend bei SUIT`. What is to be filled in
//! stands in capitals and stays as it is.

use crate::{
    game::defense_word,
    law::Lang,
    notation::vocabulary::{Link, Phrases, Thing, Verb},
};

/// The most words of a phrase in a pattern.
const LONGEST: usize = 3;

/// Returns an English pattern with the words of a language.
#[must_use]
pub fn pattern(english: &str, lang: Lang) -> String {
    translate(english, |phrase| spelled(phrase, lang))
}

/// Returns a pattern in which every phrase that is known is put otherwise.
pub(crate) fn translate(english: &str, spelled: impl Fn(&str) -> Option<&'static str>) -> String {
    let pieces = pieces(english);
    let mut said = String::new();
    let mut at = 0;
    while at < pieces.len() {
        // The words of a phrase have one space between them.
        let phrase = |count: &usize| pieces.get(at..at + 2 * count - 1).and_then(|phrase| spelled(&phrase.concat()));
        let found = (1..=LONGEST).rev().find_map(|count| phrase(&count).map(|words| (2 * count - 1, words)));
        let (count, words) = found.unwrap_or((1, pieces[at]));
        said.push_str(words);
        at += count;
    }
    said
}

/// Takes a pattern apart into small words and what stands between them, single characters.
fn pieces(text: &str) -> Vec<&str> {
    let within = |letter: char| letter.is_lowercase() || letter == '-';
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = if within(first) { rest.find(|letter| !within(letter)).unwrap_or(rest.len()) } else { first.len_utf8() };
        let (piece, left) = rest.split_at(end);
        pieces.push(piece);
        rest = left;
    }
    pieces
}

/// Returns what an English phrase is in a language, one of it where English has one of it.
fn spelled(english: &str, lang: Lang) -> Option<&'static str> {
    let usual = |phrases: &'static Phrases| phrases.all(Lang::En).any(|it| it == english).then(|| phrases.usual(lang));
    let verb = Verb::ALL.iter().find_map(|it| usual(it.phrases()));
    let link = || Link::ALL.iter().find(|it| it.phrase(Lang::En) == english).map(|it| it.phrase(lang));
    let thing = || Thing::ALL.iter().find_map(|it| it.phrases().like(english, lang));
    verb.or_else(link).or_else(thing).or_else(|| defense_word(english, lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_said_in_the_words_that_are_read() {
        let said = |english: &str| Lang::ALL.map(|lang| pattern(english, lang));
        assert_eq!(said("starting SUIT"), ["starting SUIT", "beginnend bei SUIT", "zaczynając od SUIT"]);
        assert_eq!(
            said("campaign DEFENDER targeting TARGET[,TARGET...]"),
            [
                "campaign DEFENDER targeting TARGET[,TARGET...]",
                "kämpfen DEFENDER ziele TARGET[,TARGET...]",
                "najazd DEFENDER cele TARGET[,TARGET...]",
            ]
        );
        assert_eq!(
            said("wake place|wake return to SUIT"),
            [
                "wake place|wake return to SUIT",
                "erwachen platzieren|erwachen zurücklegen zu SUIT",
                "przebudzenie umieść|przebudzenie odłóż na SUIT",
            ]
        );
        assert_eq!(
            said("rolled blank|two-shields ..."),
            ["rolled blank|two-shields ...", "gewürfelt leer|zwei-schilde ...", "wyrzucono pusta|dwie-tarcze ..."]
        );
        assert_eq!(said("favor|secret"), ["favor|secret", "gunst|geheimnis", "przychylność|sekret"]);
        assert_eq!(
            said("banishing to SITE"),
            ["banishing to SITE", "verbannen nach SITE", "wyganiając do SITE"],
            "the longest phrase counts"
        );
    }
}
