//! Writes the `[chronicle]` block of a position: the fields of a string that a position has no place for. Sorted by key, as
//! TOML tables are read; default values are left out.

use super::{MapSlot, Seed, boards::Boards, cells, codes};
use crate::game::{CardRef, Raw, Slot};
use crate::law::Lang;

/// Returns the block; `unplayed` boards lie on their Citizen side, `dealt` cards came off the bottom of the world deck.
pub fn chronicle_block(seed: &Seed, unplayed: Boards, dealt: &[CardRef]) -> Raw {
    let mut rows: Vec<(String, Raw)> = Vec::new();
    let mut row = |key: &str, value: Raw| rows.push((key.to_owned(), value));
    row("version", Raw::Text(seed.version.to_string()));
    row("game", Raw::Plain(seed.game.to_string()));
    row("name", Raw::Text(seed.name.clone()));
    row("dispossessed", card_names(&seed.dispossessed));
    if seed.version.has_players() {
        row("previous-players", word_list(seed.previous_players.words()));
    } else if seed.previous_players != Boards::default() {
        row("unused-byte", Raw::Plain(seed.previous_players.0.to_string()));
    }
    if let Some(ending) = &seed.ending {
        row("previous-citizens", word_list(ending.citizens.words()));
        row("previous-winner", Raw::Text(ending.winner.word().to_owned()));
        row("previous-winner-name", Raw::Text(ending.winner_name.clone()));
    }
    let began = seed.citizens.without(unplayed);
    if began != Boards::default() {
        row("citizens", word_list(began.words()));
    }
    if unplayed != Boards::default() {
        row("unplayed-citizens", word_list(unplayed.words()));
    }
    if !dealt.is_empty() {
        row("dealt", card_names(dealt));
    }
    if seed.suits != codes::SUITS {
        row("suits", word_list(seed.suits.iter().map(|suit| suit.word()).collect()));
    }
    let slots = || Slot::ALL.iter().zip(&seed.map);
    let empty: Vec<&str> = slots().filter(|(_, on_map)| on_map.site.is_none()).map(|(slot, _)| slot.word()).collect();
    if !empty.is_empty() {
        row("empty-slots", word_list(empty));
    }
    let unusual = slots().filter(|(_, on_map)| on_map.cells != cells::default_cells(on_map));
    let pattern = |(slot, on_map): (&Slot, &MapSlot)| (slot.word().to_owned(), word_list(cells::cell_words(on_map).to_vec()));
    let mut patterns: Vec<(String, Raw)> = unusual.map(pattern).collect();
    if !patterns.is_empty() {
        patterns.sort_by(by_key);
        row("cells", Raw::Table(patterns));
    }
    rows.sort_by(by_key);
    Raw::Table(rows)
}

fn by_key(one: &(String, Raw), other: &(String, Raw)) -> std::cmp::Ordering {
    one.0.cmp(&other.0)
}

fn word_list(words: Vec<&str>) -> Raw {
    Raw::List(words.into_iter().map(|word| Raw::Text(word.to_owned())).collect())
}

fn card_names(cards: &[CardRef]) -> Raw {
    word_list(cards.iter().map(|card| card.0.name(Lang::En)).collect())
}
