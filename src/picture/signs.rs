//! The signs of a board: what stands for favor, secrets, warbands, pawns and relics, and what they mean.

use super::sheet::{Ink, Item, Tone};
use crate::{
    answer::board::{CardBoard, Named, WarbandsBoard},
    i18n::{Id, Words, id},
};

/// What is not told.
pub const UNKNOWN: &str = "?";
pub const SUPPLY: &str = "▰";
pub const FAVOR: &str = "●";
pub const SECRET: &str = "◆";
/// A facedown secret.
pub const HIDDEN: &str = "◇";
pub const WARBANDS: &str = "▲";
pub const PAWN: &str = "♟";
pub const RELIC: &str = "■";
/// A space without its relic.
pub const TAKEN: &str = "□";

/// Returns the tone of a player or the Empire.
pub fn ink(named: &Named) -> Tone {
    Ink::from_word(named.word).map_or(Tone::Plain, Tone::Ink)
}

/// Returns what the signs mean.
pub fn legend(words: &Words) -> Vec<Item> {
    let signs = [
        (SUPPLY, id::BOARD_SIGN_SUPPLY),
        (FAVOR, id::BOARD_SIGN_FAVOR),
        (SECRET, id::BOARD_SIGN_SECRETS),
        (HIDDEN, id::BOARD_SIGN_SECRETS_FACEDOWN),
        (WARBANDS, id::BOARD_SIGN_WARBANDS),
        (RELIC, id::BOARD_SIGN_RELICS),
    ];
    let said = |(sign, id): (&str, Id)| Item::new(Tone::Quiet, format!("{sign} {}", words.say(id)));
    signs.into_iter().map(said).collect()
}

/// Returns a number, or that it is not told.
pub fn number(number: Option<u8>) -> String {
    number.map_or_else(|| UNKNOWN.to_owned(), |number| number.to_string())
}

/// Returns the tokens and warbands on something.
pub fn tokens(favor: u8, secrets: u8, warbands: &[WarbandsBoard]) -> Item {
    let mut said = Item::default();
    for (sign, count) in [(FAVOR, favor), (SECRET, secrets)] {
        if count > 0 {
            said = said.then(Item::plain(format!("{sign}{count}")));
        }
    }
    for it in warbands {
        said = said.then(Item::new(ink(&it.colour), format!("{WARBANDS}{} {}", it.count, it.colour.name)));
    }
    said
}

/// Returns the name of a card, and whether it lies facedown or is a ruin.
pub fn card(words: &Words, card: &CardBoard) -> Item {
    let mark = |id: Id| words.say(id);
    let Some(name) = &card.name else {
        // A card of the table's own making may have a suit and no name.
        return match (&card.suit, card.facedown) {
            (Some(suit), _) => Item::plain(format!("{UNKNOWN} ({})", suit.name)),
            (None, true) => Item::new(Tone::Quiet, mark(id::BOARD_FACEDOWN)),
            (None, false) => Item::plain(UNKNOWN),
        };
    };
    let item = Item::plain(name);
    match (card.facedown, card.ruined) {
        (true, _) => item.and(Tone::Quiet, format!(" ({})", mark(id::BOARD_FACEDOWN))),
        (false, true) => item.and(Tone::Quiet, format!(" ({})", mark(id::BOARD_RUINED))),
        (false, false) => item,
    }
}
