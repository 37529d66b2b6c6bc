//! What differs between two positions, place by place and in words.

use super::{WithGame, game::Game, with_declared_game};
use crate::{
    answer::clean::fit,
    game::Raw,
    i18n::Words,
    law::Edition,
    notation::facts,
    table::{Change, changes},
};
use serde::Serialize;

/// What changed at one place.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ChangeAnswer {
    /// Where: `red.favor`, `provinces-1.warbands`, `round`.
    pub key: String,
    /// What it was, as a file has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
    /// What it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// The change in words.
    pub text: String,
}

/// Returns what differs between two positions in the program's own form, in words.
#[must_use]
pub fn changed(words: &Words, before: &str, after: &str) -> Vec<ChangeAnswer> {
    with_declared_game(after, Changed { words, before, after })
}

/// Compares two positions of a game.
struct Changed<'a> {
    words: &'a Words,
    before: &'a str,
    after: &'a str,
}

impl WithGame for Changed<'_> {
    type Out = Vec<ChangeAnswer>;

    fn with<G: Game>(self) -> Self::Out {
        let read = |text: &str| G::read(text, Edition::Current).ok().map(|(position, _)| position);
        match (read(self.before), read(self.after)) {
            (Some(before), Some(after)) => between::<G>(self.words, &before, &after),
            _ => changes(self.before, self.after).into_iter().map(by_key).collect(),
        }
    }
}

/// Returns what differs between two positions, in words.
pub(super) fn between<G: Game>(words: &Words, before: &G::Position, after: &G::Position) -> Vec<ChangeAnswer> {
    let told = G::compared(before, after);
    let (before, after) = told.as_ref().map_or((before, after), |(before, after)| (before, after));
    let [before, after] = [before, after].map(|position| G::document(position, &(0..0)));
    facts::changes(G::NAME, &before, &after, words.lang).into_iter().map(in_words).collect()
}

/// Returns a change of facts.
fn in_words(change: facts::Change) -> ChangeAnswer {
    let shown = |value: Option<Raw>| value.map(|value| value.to_string());
    ChangeAnswer {
        key: change.key,
        text: fit(&change.words).into_owned(),
        before: shown(change.before),
        after: shown(change.after),
    }
}

/// Returns a change by the key of its value.
fn by_key(change: Change) -> ChangeAnswer {
    let shown = |value: &Option<String>| value.clone().unwrap_or_else(|| "–".to_owned());
    let text = format!("{} {} → {}", change.key, shown(&change.before), shown(&change.after));
    ChangeAnswer { key: change.key, before: change.before, after: change.after, text }
}
