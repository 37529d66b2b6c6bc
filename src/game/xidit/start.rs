//! The start of a game of Lords of Xidit §4, §12. What players choose or draw stays unknown, unless the board says it.

use super::{
    path::{Area, Pile},
    pieces::{Rewards, Titan, Units},
    position::{BARDS, CITIES, Dummy, Player, Position},
};
use crate::game::nouns::xidit::Colour;

/// The tiles of the third stack, less the one that is the Next Recruitment tile §4.3.5, §4.3.6.
const RECRUITMENT_PILE: u8 = 4;
/// The tiles of the three stacks, and the Next Threat tile §4.3.2, §4.3.6.
const NOT_IN_THREAT_PILE: u8 = 16;
/// Where the dummy's tokens start, assessment by assessment §12.2.4.
const DUMMY_STARTS: [u8; 3] = [6, 5, 4];

/// Returns the start of a game for three to five players. What the board describes is kept: roads, regions, the sides of tiles.
#[must_use]
pub fn start(players: u8, short: bool, board: Position) -> Position {
    let colours = || Colour::ALL.iter().copied().take(players.into());
    let first = colours().next();
    let mut position = Position { year: Some(1), short, order: Some(1), turn: first, first, ..board };
    position.players = colours().map(player).collect();
    position.titans = position.titans.or_else(|| Some(Vec::new()));
    let asleep = || [3, 3, 4, 4, 5, 5].map(|units| Titan { units, rewards: Rewards::default() }).to_vec();
    position.sleeping = position.sleeping.or_else(|| Some(asleep()));
    position.regions.iter_mut().filter(|region| !region.closed).for_each(|region| {
        region.bards.get_or_insert_default();
    });
    if players == 3 {
        position.dummy = Some(dummy(&position));
    }
    let (recruits, threats) = piles(players, short);
    fill(&mut position.path.recruits, recruits);
    fill(&mut position.path.threats, threats);
    position
}

fn player(colour: Colour) -> Player {
    Player { units: Some(Units::NONE), gold: Some(0), bards: Some(BARDS), influence: Some(0), ..Player::unknown(colour) }
}

/// Returns the dummy, with its values if the order of the assessments is known.
fn dummy(position: &Position) -> Dummy {
    let mut values = [None; 3];
    for (trial, value) in position.trials.iter().flatten().zip(DUMMY_STARTS) {
        values[*trial as usize] = Some(value);
    }
    Dummy(values)
}

/// Returns how many tiles the recruitment pile and the threat pile have. With three players the rulebook does not say how many
/// tiles the third stack has §12.2.2.
const fn piles(players: u8, short: bool) -> (Option<u8>, Option<u8>) {
    let tiles = match (players, short) {
        (3, _) => return (None, None),
        (4, true) => CITIES - 3,
        (_, true) => CITIES - 2,
        (_, false) => CITIES,
    };
    (Some(RECRUITMENT_PILE), Some(tiles - NOT_IN_THREAT_PILE))
}

/// Fills in what the board does not say of an area.
fn fill(area: &mut Area, pile: Option<u8>) {
    if area.pile.is_none() {
        area.pile = pile.map(Pile::Count);
    }
    area.discarded.get_or_insert(Pile::Tiles(Vec::new()));
}
