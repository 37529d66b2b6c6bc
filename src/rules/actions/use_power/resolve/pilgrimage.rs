//! Pilgrimage: denizens exchanged with the Dispossessed §8.5 during a game.

use crate::{
    cards::{Nature, effect::Cards},
    game::{CardAt, CardIdentity},
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Matter, NeededChoice},
        state::{dispossessed, moves},
    },
};

impl Resolution<'_, '_> {
    /// Pilgrimage: puts the denizens at the user's site with the Dispossessed, and as many of those, at random, on the discard pile
    /// of the region. What lay on them goes as if they were discarded §10/discard.
    pub(crate) fn pilgrimage(&mut self) {
        let Some(slot) = self.pawn() else { return };
        let denizen = |what: &CardIdentity| what.card().is_none_or(|card| matches!(card.0.nature, Nature::Denizen { .. }));
        let mut gone: Vec<CardAt> = Vec::new();
        for (place, what) in self.free_cards_at(slot, Cards::Any).into_iter().filter(|(_, what)| denizen(what)) {
            gone.extend(self.take_card(place, &what));
        }
        if gone.is_empty() {
            return self.in_vain();
        }
        let Some(drawn) = self.drawn_dispossessed(gone.len()) else { return };
        for (at, card) in gone.iter().enumerate() {
            if let Some(suit) = card.suit() {
                moves::to_bank(self.setup, suit, card.favor);
            }
            if let Some(player) = moves::player(self.setup, self.by) {
                player.secrets_facedown = player.secrets_facedown.saturating_add(card.secrets);
            }
            match (card.identity.card(), drawn.get(at).and_then(CardIdentity::card)) {
                (Some(into), Some(out)) => dispossessed::exchange(self.setup, out, into),
                (Some(into), None) => dispossessed::put(self.setup, into),
                (None, _) => {}
            }
        }
        for what in drawn {
            let facedown = what == CardIdentity::Unknown;
            moves::onto_pile(self.setup, slot.region(), CardAt { identity: what, facedown, ..CardAt::default() });
        }
    }

    /// Returns the cards drawn, as they are named. They may stay unknown unless the chronicle lists the Dispossessed.
    fn drawn_dispossessed(&mut self, count: usize) -> Option<Vec<CardIdentity>> {
        let known = dispossessed::count(self.setup);
        let most = known.map_or(count, |known| known.min(count));
        let named = self.chosen.others_drawn();
        if named.is_empty() && known.is_some() && most > 0 {
            self.ask(NeededChoice::DrawnCards);
            return None;
        }
        if named.is_empty() {
            return Some(vec![CardIdentity::Unknown; most]);
        }
        for (at, card) in named.iter().enumerate() {
            if named[..at].contains(card) || !dispossessed::has(self.setup, *card) {
                self.object(Matter::CardNotMeant { card: CardIdentity::Known(*card) });
            }
        }
        if named.len() != most {
            self.object(Matter::WrongNumber { need: u8::try_from(most).unwrap_or(u8::MAX) });
        }
        Some(named.into_iter().map(CardIdentity::Known).collect())
    }
}
