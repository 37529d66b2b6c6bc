//! Which game a position file is of: `game = "…"` at its top.

use crate::game::{names::find_word, nouns::GameName};

/// Returns the game that the top of a text declares; Oath where it declares none, or one that does not exist.
#[must_use]
pub fn declared_game(text: &str) -> GameName {
    let mut top = text.lines().map(str::trim_start).take_while(|line| !line.starts_with('['));
    let value = |line: &str| {
        let value = line.strip_prefix("game")?.trim_start().strip_prefix('=')?.trim_start();
        let value = value.strip_prefix(['"', '\''])?;
        value.split(['"', '\'']).next().and_then(|name| find_word(name).ok())
    };
    top.find_map(value).unwrap_or(GameName::Oath)
}
