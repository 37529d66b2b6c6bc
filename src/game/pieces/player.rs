//! A player: board, advisers and personal bank §2.2.

use super::card::{CardAt, CardRef, suits_match};
use crate::{
    cards::{Special, Suit},
    game::nouns::{Colour, Favor, Role, Secrets, Slot, Supply, Warbands},
};

/// A player with board, advisers and personal bank §2.2.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// The colour.
    pub colour: Colour,
    /// The role.
    pub role: Option<Role>,
    /// The site of the pawn.
    pub pawn: Option<Slot>,
    /// Their Supply.
    pub supply: Option<Supply>,
    /// Favor on the board.
    pub favor: Favor,
    /// Secrets on the board, faceup.
    pub secrets: Secrets,
    /// Secrets on the board, facedown, beside the others.
    pub secrets_facedown: Secrets,
    /// Warbands on the board; purple on a Citizen's.
    pub warbands: Warbands,
    /// Warbands of their colour in the personal bank, if that cannot be derived from the rest.
    pub bank: Option<Warbands>,
    /// Their advisers.
    pub advisers: Vec<CardAt>,
    /// Their relics.
    pub relics: Vec<CardAt>,
    /// Their revealed Vision §2.2.1.
    pub vision: Option<CardRef>,
    /// The colour of the warband on that Vision, placed by the False Prophet.
    pub prophet: Option<Colour>,
    /// Cards of a Search in hand, not yet played §5.1.
    pub drawn: Vec<CardAt>,
    /// Sites whose facedown relics they have looked at §6.3.
    pub peeked: Vec<Slot>,
    /// The facedown advisers of others that were shown to the player §6.1, and the relics of the Reliquary that they have seen §6.4,
    /// §6.6.1.
    pub seen: Vec<CardRef>,
}

impl Player {
    /// Returns a player about whom nothing else is known.
    #[must_use]
    pub const fn new(colour: Colour) -> Self {
        Self {
            colour,
            role: None,
            pawn: None,
            supply: None,
            favor: Favor::NONE,
            secrets: Secrets::NONE,
            secrets_facedown: Secrets::NONE,
            warbands: Warbands::NONE,
            bank: None,
            advisers: Vec::new(),
            relics: Vec::new(),
            vision: None,
            prophet: None,
            drawn: Vec::new(),
            peeked: Vec::new(),
            seen: Vec::new(),
        }
    }

    /// Returns the colour of the warbands on the board: purple for the Empire §1.15, §6.6.2.
    #[must_use]
    pub fn warband_colour(&self) -> Option<Colour> {
        let role = self.role?;
        Some(if role.is_imperial() { Colour::Purple } else { self.colour })
    }

    /// Returns how many advisers match a suit §10/match; Marriage counts as two.
    #[must_use]
    pub fn advisers_matching(&self, suit: Suit) -> usize {
        let worth = |adviser: &CardAt| {
            let two = adviser.card().is_some_and(|card| card.special == Some(Special::Marriage));
            if two { 2 } else { 1 }
        };
        self.advisers.iter().filter(|adviser| suits_match(adviser.suit(), Some(suit))).map(worth).sum()
    }
}
