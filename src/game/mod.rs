//! A game in progress: its nouns, the position file, and what follows from counting. A [`Setup`] is whatever somebody
//! wrote down; a [`Position`] is one that can be. Which actions are legal is not decided here.

mod card_at;
mod check;
mod count;
mod face;
mod fault;
pub mod keys;
mod names;
mod nouns;
mod place;
mod player;
mod position;
mod quantity;
mod raw;
mod read;
mod rule;
mod setup;
mod site;
mod start;
mod table;
mod write;
pub mod xidit;

pub use card_at::{CardAt, CardRef, What};
pub use check::{ADVISER_LIMIT, Problems};
pub use face::{ATTACK_FACES, DEFENSE_FACES, find_face};
pub use fault::{Concern, Fault, Problem, Shape, Syntax, Warning};
pub use names::{Wanted, find_card, find_slot, find_word, is_called, name_of, nearest};
pub use nouns::{Colour, Game, Oath, Phase, Region, Role, Slot, Space, TitleSide, Word};
pub use place::{Place, Places, Span};
pub use player::Player;
pub use position::Position;
pub use quantity::{ALL_FAVOR, Favor, MOST_SUPPLY, OTHER_WARBANDS, PURPLE_WARBANDS, Secrets, Supply, Warbands};
pub use raw::Raw;
pub use read::LONGEST;
pub use rule::{Ruler, matches};
pub use setup::{Campaign, Defender, Heap, Setup, Target, ThisTurn};
pub use site::{SiteAtSlot, SiteIs};
pub use start::{set_up, start};
pub use table::{Banks, DarkestSecret, Decks, Discards, OnSpace, PeoplesFavor, Pile, Reliquary, Title};

use crate::law::Edition;

/// The JSON Schema of the position file (draft 7).
pub const SCHEMA: &str = include_str!("position.schema.json");

/// Reads a position file.
///
/// # Errors
/// Returns every fault of the text, in the order of the text.
pub fn read(text: &str) -> Result<(Position, Vec<Warning>), Vec<Fault>> {
    read_by(text, Edition::Current)
}

/// Reads a position file for a table that plays by an edition.
///
/// # Errors
/// Returns every fault of the text, in the order of the text.
pub fn read_by(text: &str, edition: Edition) -> Result<(Position, Vec<Warning>), Vec<Fault>> {
    let mut written = read::read(text);
    let at = |places: &Places, place: Place| places.find(place).unwrap_or(0..0);
    position::name_chancellor(&mut written.setup);
    if !written.broken {
        let problems = check::check(&written.setup, written.partial, edition);
        let faults = problems.into_iter().map(|(place, problem)| Fault { problem, span: at(&written.places, place) });
        written.faults.extend(faults);
    }
    written.faults.sort_by_key(|fault| fault.span.start);
    if !written.faults.is_empty() {
        return Err(written.faults);
    }
    let concerns = check::concerns(&written.setup).into_iter();
    let warnings = concerns.map(|(place, concern)| Warning { concern, span: at(&written.places, place) }).collect();
    let unplaced = |problems: Problems| problems.into_iter().map(|(_, problem)| Fault { problem, span: 0..0 }).collect();
    Position::by(written.setup, edition).map(|position| (position, warnings)).map_err(unplaced)
}
