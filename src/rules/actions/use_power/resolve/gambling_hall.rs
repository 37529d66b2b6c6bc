//! Gambling Hall: four defense dice are rolled for favor; with Jinx they can be rolled again.

use crate::{
    cards::{Special, Suit},
    game::{CardIdentity, CardRef},
    law::{LawRef, law},
    odds::DefenseFace,
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Matter, NeededChoice},
        powers::{access::UsedAs, in_force, pay},
    },
};

const USED_ONCE: LawRef = law("7.1.2");

/// The dice that are rolled.
const ROLLED: u8 = 4;

impl Resolution<'_, '_> {
    /// Gambling Hall: rolls four defense dice and gains as much favor from one bank as there are shields.
    pub(crate) fn gambling_hall(&mut self) {
        for (at, card) in self.chosen.using.iter().enumerate() {
            if self.chosen.using[..at].contains(card) {
                self.ruling.object(Matter::UsedTwice { card: *card }, [USED_ONCE.into(), in_force::cite(*card)]);
            } else {
                self.reroll(*card);
            }
        }
        let Some(rolled) = self.chosen.rolled.clone() else {
            self.ask(NeededChoice::DiceAndFaces);
            return self.ask(NeededChoice::FromBank);
        };
        if rolled.len() != usize::from(ROLLED) {
            return self.object(Matter::WrongNumber { need: ROLLED });
        }
        match shields(&rolled) {
            0 => self.in_vain(),
            count => {
                if self.known_banks().is_some()
                    && let Some(suit) = self.choose_bank(Suit::ALL)
                {
                    self.gain_from_bank(suit, count);
                }
            }
        }
    }

    /// Pays for rolling all dice again with Jinx, which the user must rule.
    fn reroll(&mut self, card: CardRef) {
        let Some(player) = self.table.position.player(self.by) else { return };
        if card.0.special != Some(Special::Jinx) {
            return self.object(Matter::NotForThis { card });
        }
        let jinx = in_force::all(self.table).iter().find(|power| power.card_ref() == card);
        match jinx.map(|power| in_force::holds(player, power.ruler)) {
            Some(Ok(true)) => {
                pay::check(self.table, self.ruling, player, card, UsedAs::Power);
                pay::spend(self.setup, self.by, &[CardIdentity::Known(card)]);
            }
            Some(Err(missing)) => self.need(missing),
            Some(Ok(false)) | None => self.object(Matter::NotRuled { card }),
        }
    }
}

/// Returns what a roll comes to: every doubler doubles the whole §5.5.4.
fn shields(rolled: &[DefenseFace]) -> u8 {
    let worth = |face: &DefenseFace| match face {
        DefenseFace::Blank | DefenseFace::Double => 0,
        DefenseFace::Shield => 1,
        DefenseFace::TwoShields => 2,
    };
    let doubles = rolled.iter().filter(|face| **face == DefenseFace::Double).count();
    let shields: u8 = rolled.iter().map(worth).fold(0, u8::saturating_add);
    (0..doubles).fold(shields, |total, _| total.saturating_mul(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn law_5_5_4_every_doubler_doubles_the_whole() {
        use DefenseFace::{Blank, Double, Shield, TwoShields};
        assert_eq!(shields(&[Shield, TwoShields, Double, Double]), 12);
        assert_eq!(shields(&[Shield, Shield, Blank, Double]), 4);
        assert_eq!(shields(&[Blank, Double, Blank, Blank]), 0);
    }
}
