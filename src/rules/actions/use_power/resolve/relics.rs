//! Relics drawn from the relic deck and put under it.

use crate::{
    cards::effect::{BottomRelic, DrawRelic},
    cards::named,
    game::{CardAt, CardIdentity, CardRef},
    law::{LawRef, law},
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Matter, Missing, NeededChoice},
        powers::cite,
        state::moves,
    },
};

const LOCKED: LawRef = law("7.2.2");
const DRAWING: NeededChoice = NeededChoice::DrawnRelic;

impl Resolution<'_, '_> {
    pub(crate) fn draw_relic(&mut self, drawn: DrawRelic) {
        let Some(mut relic) = moves::draw(&mut self.setup.decks.relics, 1).pop() else { return self.in_vain() };
        match (&relic.identity, self.card_drawn()) {
            (CardIdentity::Known(top), Some(named)) if *top != named => {
                return self.object(Matter::CardNotMeant { card: CardIdentity::Known(named) });
            }
            (CardIdentity::Unknown, Some(named)) if !self.can_be_relic(named) => {
                return self.object(Matter::CardNotMeant { card: CardIdentity::Known(named) });
            }
            (CardIdentity::Unknown, Some(named)) => relic.identity = CardIdentity::Known(named),
            (CardIdentity::Unknown, None) => return self.ask(DRAWING),
            (CardIdentity::Known(_) | CardIdentity::Described { .. }, _) => {}
        }
        relic.facedown = false;
        match (drawn, self.chosen.yes()) {
            (DrawRelic::Keep, _) | (DrawRelic::MayKeep, Some(true)) => moves::hold_relic(self.setup, self.by, relic),
            (DrawRelic::MayKeep, Some(false)) => moves::under_relic_deck(self.setup, relic),
            (DrawRelic::MayKeep, None) => self.ask(NeededChoice::KeepOrReturn),
        }
    }

    /// Takes a relic at the site that the card was played to, faceup: the one named, or the only one.
    pub(crate) fn relic_here(&mut self) {
        let Some(slot) = self.played.and_then(|played| played.at) else { return };
        let relics = self.setup.site(slot).map(|site| site.relics.clone()).unwrap_or_default();
        let locked_by = self.locked_by(slot).filter(|_| !relics.is_empty());
        if let Some(by) = locked_by {
            self.ruling.explain(Matter::CountsAsLocked { card: CardIdentity::Known(by) }, [cite(by), LOCKED.into()]);
        }
        if relics.is_empty() || locked_by.is_some() {
            return self.in_vain();
        }
        let place = |what: &CardIdentity| relics.iter().position(|it| it.identity == *what);
        let named = self.chosen.relic_taken();
        let unknown = |card: CardRef| place(&CardIdentity::Unknown).filter(|_| self.can_be_relic(card));
        let at = match named {
            Some(card) => match place(&CardIdentity::Known(card)).or_else(|| unknown(card)) {
                Some(at) => at,
                None => return self.object(Matter::CardNotMeant { card: CardIdentity::Known(card) }),
            },
            None if relics.len() > 1 => return self.ask(NeededChoice::TakenRelic),
            None if place(&CardIdentity::Unknown).is_some() => return self.need(Missing::Facedown),
            None => 0,
        };
        let taken = moves::site(self.setup, slot).map(|site| site.relics.remove(at));
        if let Some(mut relic) = taken {
            relic.identity = named.map_or(relic.identity, CardIdentity::Known);
            moves::hold_relic(self.setup, self.by, CardAt { facedown: false, ..relic });
        }
    }

    pub(crate) fn bottom_relic(&mut self, which: BottomRelic) {
        let this = CardIdentity::Known(self.card);
        let named = self.chosen.cards().first().copied().cloned();
        self.cards_read = usize::from(which != BottomRelic::This);
        let taken = match which {
            BottomRelic::This => self.held(&this),
            BottomRelic::AtYourSite => {
                let Some(slot) = self.pawn() else { return };
                let locked = self.locked_by(slot).is_some();
                let may_be = |what: &CardIdentity| what.card().is_some_and(|card| self.can_be_relic(card));
                let Some(site) = self.setup.site(slot) else { return self.need(Missing::Site(slot)) };
                let at = match (&named, site.relics.len()) {
                    (_, 0) => None,
                    (_, _) if locked => None,
                    (None, 1) => Some(0),
                    (None, _) => return self.ask(NeededChoice::ReturnedRelic),
                    (Some(named), _) => {
                        let is = |what: &CardIdentity| site.relics.iter().position(|it| it.identity == *what);
                        match is(named).or_else(|| is(&CardIdentity::Unknown).filter(|_| may_be(named))) {
                            Some(at) => Some(at),
                            None => return self.object(Matter::CardNotMeant { card: named.clone() }),
                        }
                    }
                };
                self.over = at.is_none();
                match at {
                    Some(at) => moves::site(self.setup, slot)
                        .map(|site| site.relics.remove(at))
                        .map(|relic| CardAt { identity: named.unwrap_or(relic.identity), ..relic }),
                    None => return self.in_vain(),
                }
            }
            BottomRelic::Held => {
                let relics = self.user().map(|player| player.relics.clone()).unwrap_or_default();
                let free: Vec<CardIdentity> = relics.into_iter().map(|it| it.identity).filter(|it| !is_scepter(it)).collect();
                match (named, free.as_slice()) {
                    (Some(named), _) if free.contains(&named) => self.held(&named),
                    (Some(named), _) if self.can_have_drawn(&named) => return self.leave_open(Missing::Drawn),
                    (Some(named), _) => return self.object(Matter::CardNotMeant { card: named }),
                    (None, [only]) => self.held(only),
                    (None, []) => None,
                    (None, _) => return self.ask(NeededChoice::ReturnedRelic),
                }
            }
        };
        if let Some(relic) = taken {
            for (colour, _) in &relic.warbands {
                self.know_captives(*colour);
            }
            moves::under_relic_deck(self.setup, relic);
        }
    }

    /// Returns whether a relic may be the one that was drawn before, which nobody has named.
    fn can_have_drawn(&self, what: &CardIdentity) -> bool {
        let drawn = self.ruling.choices.contains(&DRAWING);
        drawn && what.card().is_some_and(|card| self.can_be_relic(card))
    }

    /// Takes a relic of the user's up.
    fn held(&mut self, what: &CardIdentity) -> Option<CardAt> {
        let player = moves::player(self.setup, self.by)?;
        let at = player.relics.iter().position(|it| it.identity == *what)?;
        Some(player.relics.remove(at))
    }
}

fn is_scepter(what: &CardIdentity) -> bool {
    what.card().is_some_and(|card| card.0 == named::THE_GRAND_SCEPTER)
}
