//! What a text is: TOML or facts in words, and of which game.

use crate::{
    game::{names::find_word, nouns::GameName},
    law::words::key,
};

/// The word before the name of the game in facts, in each language.
const GAME: [&str; 3] = ["game", "spiel", "gra"];

/// Returns whether a text is TOML and not facts in words: its first line is a key with a value or the head of a table. An empty
/// text is TOML.
#[must_use]
pub fn is_toml(text: &str) -> bool {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let Some(first) = lines.next() else { return true };
    let is_key = |written: &str| {
        let written = written.trim();
        !written.is_empty() && !written.contains([':', ',', ';']) && written.split_whitespace().count() == 1
    };
    first.starts_with('[')
        || first.split_once('=').is_some_and(|(before, _)| is_key(before))
        || lines.any(|line| line.starts_with("[["))
}

/// Returns the game that a text declares at its top, or facts anywhere; Oath where none is declared, or one that does not exist.
#[must_use]
pub fn declared_game(text: &str) -> GameName {
    named_game(text).unwrap_or(GameName::Oath)
}

/// Returns the game that a text declares at its top, or facts anywhere; nothing where none is declared, or one that does not exist.
#[must_use]
pub fn named_game(text: &str) -> Option<GameName> {
    if !is_toml(text) {
        return named_in_facts(text);
    }
    let mut top = text.lines().map(str::trim_start).take_while(|line| !line.starts_with('['));
    let value = |line: &str| {
        let value = line.strip_prefix("game")?.trim_start().strip_prefix('=')?.trim_start();
        let value = value.strip_prefix(['"', '\''])?;
        value.split(['"', '\'']).next().and_then(|name| find_word(name).ok())
    };
    top.find_map(value)
}

fn named_in_facts(text: &str) -> Option<GameName> {
    let mut sentences = text.lines().filter_map(|line| line.split('#').next()).flat_map(|line| line.split([';', '·', ',', '.']));
    let named = |sentence: &str| {
        let spelled = key(sentence);
        let (word, name) = spelled.split_once(' ')?;
        GAME.contains(&word).then(|| find_word(name).ok()).flatten()
    };
    sentences.find_map(named)
}
