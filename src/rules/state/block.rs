//! The `[chronicle]` block of a position: what a chronicle string carries beside it. The end of a game closes it for the next.

use crate::game::{Colour, Raw, Setup};

/// The version of the strings that carry everything the block has.
const VERSION: &str = "3.3.3";
/// What the module writes where it does not know the name of a winner.
const NAMELESS: &str = "UNKNOWN";

fn rows(setup: &mut Setup) -> Option<&mut Vec<(String, Raw)>> {
    match setup.chronicle.as_mut() {
        Some(Raw::Table(rows)) => Some(rows),
        Some(Raw::Text(_) | Raw::Plain(_) | Raw::List(_)) | None => None,
    }
}

/// Takes a key out of the block, and returns its value.
pub(crate) fn remove(setup: &mut Setup, key: &str) -> Option<Raw> {
    let rows = rows(setup)?;
    let at = rows.iter().position(|(own, _)| own == key)?;
    Some(rows.remove(at).1)
}

/// Puts a key in the block, which is sorted.
fn put(setup: &mut Setup, key: &str, value: Raw) {
    remove(setup, key);
    let Some(rows) = rows(setup) else { return };
    let at = rows.partition_point(|(own, _)| own.as_str() < key);
    rows.insert(at, (key.to_owned(), value));
}

/// Closes the block of a game for the next one: who played, who began as a Citizen, who won; one game more.
pub(crate) fn close(setup: &mut Setup, winner: Colour) {
    if rows(setup).is_none() {
        return;
    }
    let words = |colours: &[Colour]| Raw::List(colours.iter().map(|colour| Raw::Text(colour.word().to_owned())).collect());
    let players: Vec<Colour> = setup.players.iter().map(|player| player.colour).collect();
    let citizens = remove(setup, "citizens").unwrap_or(Raw::List(Vec::new()));
    let game = match remove(setup, "game") {
        Some(Raw::Plain(game)) => game.parse::<u16>().ok(),
        Some(Raw::Text(_) | Raw::List(_) | Raw::Table(_)) | None => None,
    };
    for key in ["dealt", "cells", "empty-slots", "unused-byte"] {
        remove(setup, key);
    }
    put(setup, "version", Raw::Text(VERSION.to_owned()));
    put(setup, "game", Raw::Plain(game.unwrap_or(1).saturating_add(1).to_string()));
    put(setup, "previous-players", words(&players));
    put(setup, "previous-citizens", citizens);
    put(setup, "previous-winner", Raw::Text(winner.word().to_owned()));
    put(setup, "previous-winner-name", Raw::Text(NAMELESS.to_owned()));
}
