//! Completions for the shell that know the numbers and names, not only the flags.

use super::{Answer, Desk, args, clean::clean, error::Error, odds};
use crate::{
    cards::CARDS,
    game::Oath,
    i18n::{Words, choose_languages},
    law::{Book, DIVERGENCES, INDEX, Lang, TERMS, UNITS},
};
use clap_complete::{
    ArgValueCandidates, CompleteEnv, CompletionCandidate,
    env::{EnvCompleter, Shells},
};
use std::{env, process::ExitCode};

/// The variable by which a shell asks for completions.
const VARIABLE: &str = "LAW_COMPLETE";

/// Returns whether a shell is asking.
pub fn asked() -> bool {
    env::var_os(VARIABLE).is_some()
}

/// Answers the shell.
pub fn answer() -> ExitCode {
    let factory = || args::command(Some(&Words::new(spoken())), None);
    let folder = env::current_dir().ok();
    match CompleteEnv::with_factory(factory).var(VARIABLE).try_complete(env::args_os(), folder.as_deref()) {
        Ok(_) => ExitCode::SUCCESS,
        Err(_) => ExitCode::from(2),
    }
}

/// Returns the script that teaches a shell to ask.
pub fn script(desk: &Desk, shell: &str) -> Result<Answer, Error> {
    let shells = Shells::builtins();
    let mut script = Vec::new();
    let written =
        shells.completer(shell).map(|completer| completer.write_registration(VARIABLE, "law", "law", "law", &mut script));
    if let Some(Ok(())) = written {
        return Ok(Answer { out: String::from_utf8_lossy(&script).into_owned(), ..Answer::default() });
    }
    let names: Vec<&str> = shells.iter().map(EnvCompleter::name).collect();
    let message = desk.words.say_with("error-unknown-shell", &[("shell", clean(shell).as_ref().into())]);
    let hint = desk.words.say_with("error-shells", &[("shells", names.join(", ").as_str().into())]);
    Err(Error::new(&desk.words, "unknown-shell", message).hint(hint).in_json(desk.json))
}

/// The language of titles beside the candidates.
fn spoken() -> Lang {
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
        let words = Words::new(spoken());
        let titled = Book::ALL.iter().map(|book| (book.key(), super::books::title(&words, *book)));
        candidates(titled.chain([(super::books::EVERY, String::new())]))
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
    ArgValueCandidates::new(|| candidates(UNITS.iter().map(|unit| (unit.number, unit.text(spoken()).title.to_owned()))))
}

/// Completes the names of terms in all languages.
pub fn terms() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        let name = |lang: Lang| TERMS.iter().map(move |term| (term.name(lang), term.name(spoken()).to_owned()));
        candidates(Lang::ALL.into_iter().flat_map(name))
    })
}

/// Completes the names of cards in all languages.
pub fn cards() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        let name = |lang: Lang| CARDS.iter().map(move |card| (card.name(lang), card.name(spoken()).to_owned()));
        candidates(Lang::ALL.into_iter().flat_map(name))
    })
}

/// Completes the headings of the index.
pub fn headings() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(INDEX.iter().map(|entry| (entry.heading(spoken()), String::new()))))
}

/// Completes the ids of divergences with their titles.
pub fn divergences() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(DIVERGENCES.iter().map(|it| (it.id, it.words(spoken()).title.to_owned()))))
}

/// Completes the shells.
pub fn shells() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(Shells::builtins().iter().map(|shell| (shell.name(), String::new()))))
}

/// Completes what cards do to a fight, with what it means.
pub fn changes() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(odds::changes(&Words::new(spoken()))))
}

/// Completes what an attacker may be after.
pub fn aims() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(["win", "keep", "survivors"].iter().map(|aim| (aim, String::new()))))
}

/// Completes the commands.
pub fn commands() -> ArgValueCandidates {
    ArgValueCandidates::new(|| candidates(args::COMMANDS.iter().map(|name| (name, String::new()))))
}
