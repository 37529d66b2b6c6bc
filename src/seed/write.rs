//! From a [`Seed`] to text: hexadecimal digits in capitals, names as they are. No list or name is longer than a byte can count.

use super::{Seed, codes};
use crate::game::CardRef;
use std::fmt::{Display, Write as _};

impl Display for Seed {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let version = self.version;
        write!(out, "{:02X}{:02X}{:02X}{:04X}", version.major, version.minor, version.patch, self.game)?;
        write!(out, "{:02X}{}", self.name.len(), self.name)?;
        write!(out, "{:02X}{:02X}", self.previous_players.0, self.citizens.0)?;
        write!(out, "{:02X}", codes::number_of_oath(self.oath))?;
        for suit in self.suits {
            write!(out, "{:X}", codes::number_of_suit(suit))?;
        }
        for on_map in self.map {
            let facedown = if on_map.facedown { codes::FACEDOWN } else { 0 };
            write!(out, "{:02X}", on_map.site.map_or(codes::EMPTY, |site| codes::card_number(site) + facedown))?;
            for cell in on_map.cells {
                write!(out, "{:02X}", cell.map_or(codes::EMPTY, codes::card_number))?;
            }
        }
        for deck in [&self.world, &self.dispossessed, &self.relics] {
            write!(out, "{}", deck_digits(deck))?;
        }
        let Some(ending) = &self.ending else { return Ok(()) };
        let winner = super::Boards::single(ending.winner);
        write!(out, "{:02X}{:02X}{:02X}{}", ending.citizens.0, winner.0, ending.winner_name.len(), ending.winner_name)
    }
}

fn deck_digits(deck: &[CardRef]) -> String {
    let mut digits = format!("{:02X}", deck.len());
    for card in deck {
        // A String takes everything that is written to it.
        let _ = write!(digits, "{:02X}", codes::card_number(*card));
    }
    digits
}
