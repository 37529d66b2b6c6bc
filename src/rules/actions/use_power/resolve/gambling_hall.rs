//! Gambling Hall: four defense dice are rolled for favor; with Jinx they can be rolled again.

use crate::{
    cards::{Special, Suit},
    game::{CardRef, What},
    notation::shields,
    rules::{
        actions::use_power::resolve::Resolution,
        base::Matter,
        powers::{in_force, pay},
    },
};

/// The dice that are rolled.
const ROLLED: u8 = 4;

impl Resolution<'_, '_> {
    /// Gambling Hall: rolls four defense dice and gains as much favor from one bank as there are shields.
    pub(crate) fn gambling_hall(&mut self) {
        for card in self.chosen.using.clone() {
            self.reroll(card);
        }
        let Some(rolled) = self.chosen.rolled.clone() else {
            self.ask("rolled FACE FACE FACE FACE");
            return self.ask("from SUIT");
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
                pay::check(self.table, self.ruling, player, card, false);
                pay::spend(self.setup, self.by, &[What::Known(card)]);
            }
            Some(Err(missing)) => self.need(missing),
            Some(Ok(false)) | None => self.object(Matter::NotRuled { card }),
        }
    }
}
