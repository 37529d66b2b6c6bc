//! How an action or a choice is written, as words of a language: `starting SUIT` is `beginnend bei SUIT`. What is to be filled in
//! stands in capitals and stays as it is.

use crate::{
    game::{Colour, defense_word},
    law::{Form, Lang, Phrases},
    notation::{
        blank::Blank,
        vocabulary::{Inflected, Link, Thing, Verb},
    },
};

/// The most words of a phrase in a pattern.
const LONGEST: usize = 3;

/// Returns an English pattern with the words of a language.
#[must_use]
pub fn pattern(english: &str, lang: Lang) -> String {
    translate(english, |phrase, place| spelled(phrase, lang, place))
}

/// Returns the players as they are filled in: `niebieski`, to whom something is given `niebieskiemu`.
pub fn players(blank: Blank, lang: Lang) -> impl Iterator<Item = &'static str> {
    let form = match blank {
        Blank::Recipient => Some(Form::Dative),
        Blank::Player => Some(Form::Genitive),
        _ => None,
    };
    let said = move |phrases: &Phrases| form.map_or_else(|| phrases.usual(lang), |form| phrases.form(lang, form));
    Colour::ALL.iter().map(move |colour| said(colour.phrases()))
}

/// Returns a pattern in which every phrase that is known is put otherwise.
pub(crate) fn translate(english: &str, spelled: impl Fn(&str, Place<'_>) -> Option<&'static str>) -> String {
    let pieces = pieces(english);
    let mut said = String::new();
    let mut at = 0;
    while at < pieces.len() {
        // The words of a phrase have one space between them.
        let place = Place { behind: at.checked_sub(2).map(|at| pieces[at]), before: pieces.get(at + 2).copied() };
        let phrase = |count: &usize| pieces.get(at..at + 2 * count - 1).and_then(|phrase| spelled(&phrase.concat(), place));
        let found = (1..=LONGEST).rev().find_map(|count| phrase(&count).map(|words| (2 * count - 1, words)));
        let (count, words) = found.unwrap_or((1, pieces[at]));
        said.push_str(words);
        // Where a language has no word, there is no space behind it.
        at += if words.is_empty() { count + 1 } else { count };
    }
    said
}

/// What a word stands between.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    behind: Option<&'a str>,
    before: Option<&'a str>,
}

/// Takes a pattern apart into small words, what is to be filled in, and the single characters between them.
fn pieces(text: &str) -> Vec<&str> {
    let word = |letter: char| letter.is_lowercase() || letter == '-';
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let within = |letter: char| if word(first) { word(letter) } else { letter.is_uppercase() };
        let end = rest.char_indices().skip(1).find(|(_, letter)| !within(*letter)).map_or(rest.len(), |(at, _)| at);
        let end = if word(first) || first.is_uppercase() { end } else { first.len_utf8() };
        let (piece, left) = rest.split_at(end);
        pieces.push(piece);
        rest = left;
    }
    pieces
}

/// Returns what an English phrase is in a language, in the form that its place asks for.
fn spelled(english: &str, lang: Lang, place: Place<'_>) -> Option<&'static str> {
    let usual = |phrases: &'static Phrases| phrases.all(Lang::En).any(|it| it == english).then(|| phrases.usual(lang));
    let verb = Verb::ALL.iter().find_map(|it| usual(it.phrases()));
    let link = || Link::ALL.iter().find(|it| it.phrase(Lang::En) == english).map(|it| link_form(*it, lang, place));
    let thing = || Thing::ALL.iter().find_map(|it| thing_form(*it, english, lang, place));
    verb.or_else(link).or_else(thing).or_else(|| defense_word(english, lang))
}

fn link_form(link: Link, lang: Lang, place: Place<'_>) -> &'static str {
    let form = match (link, place.before.and_then(Blank::from_word)) {
        (Link::To, Some(Blank::Recipient)) => Form::Dative,
        (Link::To | Link::At, Some(Blank::Colour)) => Form::Recipient,
        (Link::To, Some(Blank::Site | Blank::Suit | Blank::Region | Blank::Name)) => Form::Genitive,
        _ => return link.phrase(lang),
    };
    link.phrases().form(lang, form)
}

/// Returns a thing of which there are so many, one where English has one of it, or as an object.
fn thing_form(thing: Thing, english: &str, lang: Lang, place: Place<'_>) -> Option<&'static str> {
    let usual = thing.phrase(Lang::En) == english;
    match place.behind {
        Some("N") if usual => Some(thing.phrases().form(lang, Form::Many)),
        _ if usual => Some(thing.phrases().form(lang, Form::Accusative)),
        _ => thing.phrases().like(english, lang),
    }
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
                "najazd na DEFENDER cele TARGET[,TARGET...]",
            ]
        );
        assert_eq!(
            said("wake place|wake return to SUIT"),
            [
                "wake place|wake return to SUIT",
                "erwachen platzieren|erwachen zurücklegen zu SUIT",
                "przebudzenie umieść|przebudzenie odłóż do SUIT",
            ]
        );
        assert_eq!(
            said("rolled blank|two-shields ..."),
            ["rolled blank|two-shields ...", "gewürfelt leer|zwei-schilde ...", "wyrzucono pusta|dwie-tarcze ..."]
        );
        assert_eq!(
            said("give N warbands to RECIPIENT"),
            ["give N warbands to RECIPIENT", "geben N scharen an RECIPIENT", "daj N chorągwi RECIPIENT"],
            "what is counted and to whom it is given stand in their case"
        );
        assert_eq!(
            said("recover darkest-secret paying N"),
            [
                "recover darkest-secret paying N",
                "bergen dunkelstes geheimnis zahlen N",
                "odzyskaj najmroczniejszą tajemnicę płacąc N"
            ]
        );
        assert_eq!(said("favor|secret"), ["favor|secret", "gunst|geheimnis", "przychylność|sekret"]);
        assert_eq!(
            said("banishing to SITE"),
            ["banishing to SITE", "verbannen nach SITE", "wyganiając na SITE"],
            "the longest phrase counts"
        );
    }
}
