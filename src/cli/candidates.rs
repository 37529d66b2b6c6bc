//! Candidates for the completion of values: numbers, names and words, with their titles.

use super::{books, command::Command};
use crate::{
    answer::{Schema, lookup::book_title},
    cards::CARDS,
    game::Oath,
    i18n::{Words, choose_languages, family},
    law::{Book, DIVERGENCES, INDEX, Lang, TERMS, UNITS},
    odds::{Number, change_names},
};
use clap_complete::{ArgValueCandidates, CompletionCandidate};
use std::env;

/// The language of titles beside the candidates.
pub fn interface_lang() -> Lang {
    choose_languages(&[], None, |name| env::var(name).ok()).ui
}

fn candidates<T: AsRef<str>>(rows: impl Iterator<Item = (T, String)>) -> Vec<CompletionCandidate> {
    rows.map(|(value, help)| CompletionCandidate::new(value.as_ref()).help((!help.is_empty()).then(|| help.into()))).collect()
}

/// Completes languages.
pub fn languages() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(Lang::ALL.iter().map(|lang| (lang.code(), String::new()))))
}

/// Completes the values of `--book`.
pub fn books() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        let words = Words::new(interface_lang());
        let titled = Book::ALL.iter().map(|book| (book.key(), book_title(&words, *book)));
        candidates(titled.chain([(books::EVERY, String::new())]))
    })
}

/// Completes the values of `--color`.
pub fn colors() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(["auto", "always", "never"].iter().map(|value| (value, String::new()))))
}

/// Completes the Oathkeeper goals.
pub fn goals() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(Oath::ALL.iter().map(|oath| (oath.word(), String::new()))))
}

/// Completes section numbers with their titles, and glossary words.
pub fn sections() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(UNITS.iter().map(|unit| (unit.number, unit.text(interface_lang()).title.to_owned()))))
}

/// Completes the names of terms in all languages.
pub fn terms() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        let name = |lang: Lang| TERMS.iter().map(move |term| (term.name(lang), term.name(interface_lang()).to_owned()));
        candidates(Lang::ALL.into_iter().flat_map(name))
    })
}

/// Completes the names of cards in all languages.
pub fn cards() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        let name = |lang: Lang| CARDS.iter().map(move |card| (card.name(lang), card.name(interface_lang()).to_owned()));
        candidates(Lang::ALL.into_iter().flat_map(name))
    })
}

/// Completes the headings of the index.
pub fn headings() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(INDEX.iter().map(|entry| (entry.heading(interface_lang()), String::new()))))
}

/// Completes the ids of divergences with their titles.
pub fn divergences() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        candidates(DIVERGENCES.iter().map(|it| (it.id.word(), it.words(interface_lang()).title.to_owned())))
    })
}

/// Completes the kinds of documents.
pub fn schemas() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(Schema::ALL.iter().map(|schema| (schema.name(), String::new()))))
}

/// Completes the shells.
pub fn shells() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        candidates(["bash", "elvish", "fish", "powershell", "zsh"].iter().map(|shell| (shell, String::new())))
    })
}

/// Completes the changes by cards, with their meaning.
pub fn changes() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(change_words(&Words::new(interface_lang()))))
}

/// Completes the aims of an attacker.
pub fn aims() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(["win", "keep", "survivors"].iter().map(|aim| (aim, String::new()))))
}

/// Completes the commands, and a topic beside them.
pub fn commands(commands: &'static [Command], topic: &'static str) -> ArgValueCandidates {
    let names = move || commands.iter().map(|command| command.name).chain([topic]);
    ArgValueCandidates::new(move || candidates(names().map(|name| (name, String::new()))))
}

/// Returns the words for `--with`, each as it is written and with what it means, for help and completions.
pub fn change_words(words: &Words) -> impl Iterator<Item = (String, String)> {
    change_names().map(|(name, number)| {
        let written = match number {
            Number::None => name.to_owned(),
            Number::Signed(_) | Number::Count(..) => format!("{name}="),
        };
        (written, words.say(family::CHANGE.of(name)))
    })
}
