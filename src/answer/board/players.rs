//! The players of Oath: what lies on each board and beside it.

use super::parts::{CardBoard, Named, PlaceName, cards};
use crate::{
    game::{Player, Setup},
    i18n::Words,
};
use serde::Serialize;

/// A player with board, advisers and personal bank.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlayerBoard {
    /// The colour.
    pub colour: Named,
    /// The role.
    pub role: Option<Named>,
    /// Whether it is this player's turn.
    pub acts: bool,
    /// Where the pawn stands.
    pub pawn: Option<PlaceName>,
    /// The Supply.
    pub supply: Option<u8>,
    /// Favor on the board.
    pub favor: u8,
    /// Faceup secrets on the board.
    pub secrets: u8,
    /// Facedown secrets on the board.
    pub secrets_facedown: u8,
    /// Warbands on the board.
    pub warbands: u8,
    /// The colour of those warbands: purple for Imperial players.
    pub warbands_colour: Option<Named>,
    /// Warbands in the personal bank.
    pub bank: Option<u8>,
    /// The advisers.
    pub advisers: Vec<CardBoard>,
    /// The relics.
    pub relics: Vec<CardBoard>,
    /// The revealed Vision.
    pub vision: Option<CardBoard>,
    /// The colour of the warband on that Vision.
    pub prophet: Option<Named>,
    /// Cards of a Search in hand.
    pub hand: Vec<CardBoard>,
    /// Sites whose facedown relics this player has looked at.
    pub peeked: Vec<PlaceName>,
}

impl PlayerBoard {
    pub(super) fn new(words: &Words, setup: &Setup, player: &Player) -> Self {
        let place = |slot| PlaceName::new(words, setup, slot);
        Self {
            colour: Named::colour(words, player.colour),
            role: player.role.map(|role| Named::noun(words, role)),
            acts: setup.turn == Some(player.colour),
            pawn: player.pawn.map(place),
            supply: player.supply.map(|supply| supply.0),
            favor: player.favor.0,
            secrets: player.secrets.0,
            secrets_facedown: player.secrets_facedown.0,
            warbands: player.warbands.0,
            warbands_colour: player.warband_colour().map(|colour| Named::colour(words, colour)),
            bank: setup.bank(player.colour).map(|bank| bank.0),
            advisers: cards(words, &player.advisers),
            relics: cards(words, &player.relics),
            vision: player.vision.map(|card| CardBoard::faceup(words, card)),
            prophet: player.prophet.map(|colour| Named::colour(words, colour)),
            hand: cards(words, &player.drawn),
            peeked: player.peeked.iter().copied().map(place).collect(),
        }
    }
}
