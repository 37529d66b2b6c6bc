//! The three cells of a map slot in a chronicle string: which cards lie where.

use super::{MapSlot, codes};
use crate::game::CardRef;

const EMPTY: &str = "empty";
const RELIC: &str = "relic";
const CARD: &str = "card";

/// Returns the cells as the module fills them: denizens and edifices from the left, relics at the right.
pub fn default_cells(on_map: &MapSlot) -> [Option<CardRef>; 3] {
    let (relics, others): (Vec<CardRef>, Vec<CardRef>) = on_map.cells.iter().flatten().partition(|card| codes::is_relic(**card));
    arrange_cells(&others, &relics, None).unwrap_or(on_map.cells)
}

/// Returns what lies in the three cells, as words.
pub fn cell_words(on_map: &MapSlot) -> [&'static str; 3] {
    on_map.cells.map(|cell| match cell {
        None => EMPTY,
        Some(card) if codes::is_relic(card) => RELIC,
        Some(_) => CARD,
    })
}

/// Puts cards and relics into the three cells: by the pattern if it has as many of each, and by default if not; nothing if
/// there are more than three.
pub fn arrange_cells(cards: &[CardRef], relics: &[CardRef], pattern: Option<&[String]>) -> Option<[Option<CardRef>; 3]> {
    let gap = 3_usize.checked_sub(cards.len() + relics.len())?;
    let count = |word: &str| pattern.into_iter().flatten().filter(|cell| *cell == word).count();
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
