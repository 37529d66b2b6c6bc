//! The `[chronicle]` block of a position: what a string carries beside the position, in words. Sorted by key, as TOML
//! tables are read; what is as usual is left out.

use super::{OnMap, Seed, boards::Boards, codes};
use crate::{
    game::{CardRef, Raw, Slot},
    law::Lang,
};

/// Writes the block; `unplayed` boards lie on their Citizen side, `dealt` cards came off the bottom of the world deck.
pub fn write(seed: &Seed, unplayed: Boards, dealt: &[CardRef]) -> Raw {
    let mut rows: Vec<(String, Raw)> = Vec::new();
    let mut row = |key: &str, value: Raw| rows.push((key.to_owned(), value));
    row("version", Raw::Text(seed.version.to_string()));
    row("game", Raw::Plain(seed.game.to_string()));
    row("name", Raw::Text(seed.name.clone()));
    row("dispossessed", cards(&seed.dispossessed));
    if seed.version.tells_players() {
        row("previous-players", words(seed.previous_players.words()));
    } else if seed.previous_players != Boards::default() {
        row("unused-byte", Raw::Plain(seed.previous_players.0.to_string()));
    }
    if let Some(ending) = &seed.ending {
        row("previous-citizens", words(ending.citizens.words()));
        row("previous-winner", Raw::Text(ending.winner.word().to_owned()));
        row("previous-winner-name", Raw::Text(ending.winner_name.clone()));
    }
    if unplayed != Boards::default() {
        row("unplayed-citizens", words(unplayed.words()));
    }
    if !dealt.is_empty() {
        row("dealt", cards(dealt));
    }
    if seed.suits != codes::SUITS {
        row("suits", words(seed.suits.iter().map(|suit| suit.word()).collect()));
    }
    let on_map = || Slot::ALL.iter().zip(&seed.map);
    let empty: Vec<&str> = on_map().filter(|(_, on)| on.site.is_none()).map(|(slot, _)| slot.word()).collect();
    if !empty.is_empty() {
        row("empty-slots", words(empty));
    }
    let odd = on_map().filter(|(_, on)| on.cells != usual(on));
    let mut odd: Vec<(String, Raw)> = odd.map(|(slot, on)| (slot.word().to_owned(), words(pattern(on).to_vec()))).collect();
    if !odd.is_empty() {
        odd.sort_by(by_key);
        row("cells", Raw::Table(odd));
    }
    rows.sort_by(by_key);
    Raw::Table(rows)
}

fn by_key(one: &(String, Raw), other: &(String, Raw)) -> std::cmp::Ordering {
    one.0.cmp(&other.0)
}

/// Returns the places as the module fills them: denizens and edifices from the left, relics at the right.
fn usual(on: &OnMap) -> [Option<CardRef>; 3] {
    let (relics, others): (Vec<CardRef>, Vec<CardRef>) = on.cells.iter().flatten().partition(|card| codes::is_relic(**card));
    arrange(&others, &relics, None).unwrap_or(on.cells)
}

/// Returns what lies in the three places, as words.
fn pattern(on: &OnMap) -> [&'static str; 3] {
    on.cells.map(|cell| match cell {
        None => EMPTY,
        Some(card) if codes::is_relic(card) => RELIC,
        Some(_) => CARD,
    })
}

const EMPTY: &str = "empty";
const RELIC: &str = "relic";
const CARD: &str = "card";

/// Puts cards and relics into the three places: as the pattern says if it fits them, and as usual if not.
pub fn arrange(cards: &[CardRef], relics: &[CardRef], pattern: Option<&[String]>) -> Option<[Option<CardRef>; 3]> {
    let gap = 3_usize.checked_sub(cards.len() + relics.len())?;
    let count = |word: &str| pattern.into_iter().flatten().filter(|place| *place == word).count();
    let mut cells = [None; 3];
    if let Some(pattern) = pattern.filter(|_| count(CARD) == cards.len() && count(RELIC) == relics.len()) {
        let (mut cards, mut relics) = (cards.iter().copied(), relics.iter().copied());
        for (cell, word) in cells.iter_mut().zip(pattern) {
            *cell = match word.as_str() {
                CARD => cards.next(),
                RELIC => relics.next(),
                _ => None,
            };
        }
        return Some(cells);
    }
    let all = cards.iter().copied().map(Some).chain(std::iter::repeat_n(None, gap)).chain(relics.iter().copied().map(Some));
    cells.iter_mut().zip(all).for_each(|(cell, card)| *cell = card);
    Some(cells)
}

fn words(words: Vec<&str>) -> Raw {
    Raw::List(words.into_iter().map(|word| Raw::Text(word.to_owned())).collect())
}

fn cards(cards: &[CardRef]) -> Raw {
    words(cards.iter().map(|card| card.0.name(Lang::En)).collect())
}
