//! Witch's Bargain: trades with players at the user's site, a secret for two favor or two favor for a secret.

use crate::{
    cards::{Token, effect::Act},
    game::{Colour, Favor, Secrets},
    rules::{
        actions::use_power::resolve::{Resolution, exchange::secrets},
        base::{Matter, Missing, NeededChoice, Pattern},
        powers::in_force,
        request::{Clause, Ware},
        state::moves,
    },
};

/// How much favor a secret is worth.
const WORTH: u8 = 2;

impl Resolution<'_, '_> {
    /// Witch's Bargain: makes the trades that are named, one after the other.
    pub(crate) fn witchs_bargain(&mut self) {
        let Some(here) = self.pawn() else { return };
        let others = self.others_at(|pawn| pawn == here);
        if others.is_empty()
            && let Some(colour) = self.other_without_place()
        {
            return self.leave_open(Missing::Pawn(colour));
        }
        if others.is_empty() && self.chosen.taking.is_empty() {
            return self.in_vain();
        }
        if self.chosen.taking.is_empty() {
            return self.ask(NeededChoice::TakenGoods);
        }
        let whose = |ware: &Ware| matches!(ware, Ware::Tokens(_, _, Some(_)));
        if !self.chosen.with.is_empty() && self.chosen.taking.iter().all(whose) {
            self.object(Matter::NotUsed { clause: Pattern(Clause::With.pattern()) });
        }
        for ware in &self.chosen.taking {
            let Ware::Tokens(token, count, whose) = ware else {
                self.ask(NeededChoice::TakenGoods);
                continue;
            };
            let from = match whose {
                Some(colour) if others.contains(colour) => Some(*colour),
                // What the others have after a trade that may not take place is not known.
                Some(colour) => return self.object_to_player(*colour),
                None => self.choose_player(&others),
            };
            if let Some(from) = from {
                self.bargain(*token, *count, from);
            }
        }
    }

    fn bargain(&mut self, token: Token, count: u8, from: Colour) {
        let by = self.by;
        match token {
            Token::Favor => moves::draw_on_vow(self.setup, from, Favor(count)),
            Token::Secret => moves::draw_on_vow(self.setup, by, Favor(count.saturating_mul(WORTH))),
        }
        let (Some(me), Some(other)) = (self.setup.player(by).cloned(), self.setup.player(from)) else { return };
        let other = other.clone();
        let lacks = match token {
            Token::Favor => self.lacks_favor(&other, Favor(count)),
            Token::Secret => count > secrets(&other),
        };
        if lacks {
            return self.object(Matter::CannotPromise { colour: from });
        }
        match token {
            Token::Favor if !count.is_multiple_of(WORTH) => self.object(Matter::WrongNumber { need: count - 1 }),
            Token::Favor => {
                let (need, have) = (Secrets(count / WORTH), Secrets(secrets(&me)));
                if need > have {
                    return self.object(Matter::NotEnoughSecrets { need, have });
                }
                in_force::forbid(self.table, self.ruling, &me, |_, cannot| cannot.act == Act::GiveSecrets);
                moves::give_secrets(self.setup, by, from, need);
                moves::give_favor(self.setup, from, by, Favor(count));
            }
            Token::Secret => {
                let (need, have) = (Favor(count.saturating_mul(WORTH)), me.favor);
                if self.lacks_favor(&me, need) {
                    return self.object(Matter::NotEnoughFavor { need, have });
                }
                moves::give_favor(self.setup, by, from, need);
                moves::give_secrets(self.setup, from, by, Secrets(count));
            }
        }
    }
}
