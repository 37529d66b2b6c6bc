//! Powers that look for cards, or roll: Oracle, Skeleton Key, Inquisitor, Fallen Spire, Gambling Hall, and whatever only looks.

use crate::{
    cards::{Special, Suit, effect::Look},
    game::{CardAt, CardRef, Colour, Favor, OnSpace, Pile, Player, Slot, Space, What},
    law::{LawRef, law},
    odds::DefenseFace,
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Matter, Missing},
        powers::{in_force, pay, search},
        request::Named,
        state::{dispossessed, moves},
    },
};

const RELIQUARY: LawRef = law("2.3");
/// The dice that Gambling Hall rolls.
const ROLLED: u8 = 4;
/// The most cards that Fallen Spire replaces.
const REPLACED: usize = 5;

impl Resolution<'_, '_> {
    /// Looks at cards: nothing moves. Where there is nothing to see, it is in vain.
    pub(crate) fn look(&mut self, look: Look) {
        let empty = |pile: Option<&Pile>| match pile {
            Some(Pile::Count(count)) => *count == 0,
            Some(Pile::Cards(cards)) => cards.is_empty(),
            None => false,
        };
        let blind = match look {
            Look::DiscardPile => self.setup.discards.piles.iter().all(|pile| empty(pile.as_ref())),
            Look::TopOfRegionsPile(_) => {
                let Some(region) = self.pawn().map(Slot::region) else { return };
                empty(self.setup.discards.of(region))
            }
            Look::TopOfWorldDeck(_) => empty(self.setup.decks.world.as_ref()),
            Look::Facedown => {
                let site = |slot: &Slot| self.setup.site(*slot).is_some_and(|it| !it.facedown && it.relics.is_empty());
                let advisers = self.setup.players.iter().flat_map(|player| &player.advisers);
                Slot::ALL.iter().all(site) && advisers.into_iter().all(|it| !it.facedown)
            }
        };
        if blind {
            self.in_vain();
        }
    }

    /// Takes the topmost Vision out of the world deck, to be played or discarded as if searched §5.1.4.
    pub(crate) fn oracle(&mut self) {
        let named = self.chosen.drawing().map(What::Known);
        if let Some(card) = named.clone().filter(|it| !it.is_vision()) {
            return self.object(Matter::CardNotMeant { card });
        }
        let known = match &self.setup.decks.world {
            Some(Pile::Cards(cards)) => {
                let first = cards.iter().position(|it| it.what.is_vision());
                let hidden = cards.iter().position(|it| it.what == What::Unknown).filter(|at| first.is_none_or(|it| *at < it));
                Some((first.map(|at| (at, cards[at].what.clone())), hidden))
            }
            Some(Pile::Count(_)) | None => None,
        };
        let elsewhere = |it: &Self, what: &What| it.setup.cards().any(|it| it.what == *what);
        let found = match (known, named) {
            (Some((None, None)), _) => return self.in_vain(),
            (Some((Some((at, what)), None)), None) => (Some(at), what),
            (Some((Some((at, what)), _)), Some(named)) if what == named => (Some(at), what),
            (Some((_, Some(at))), Some(named)) if !elsewhere(self, &named) => (Some(at), named),
            (None, Some(named)) if !elsewhere(self, &named) => (None, named),
            (_, Some(card)) => return self.object(Matter::CardNotMeant { card }),
            (_, None) => {
                self.as_if_searched();
                return self.ask("drawing VISION");
            }
        };
        self.as_if_searched();
        let (at, what) = found;
        match (&mut self.setup.decks.world, at) {
            (Some(Pile::Cards(cards)), Some(at)) => drop(cards.remove(at)),
            (Some(Pile::Count(0)), _) => return self.in_vain(),
            (Some(Pile::Count(count)), _) => *count -= 1,
            (_, _) => {}
        }
        moves::advance_visions(self.setup);
        if let Some(card) = what.card() {
            self.explain(Matter::VisionDrawn { card });
        }
        self.take_in_hand(CardAt { what, ..CardAt::default() });
        self.setup.this_turn.searching = vec![self.card];
    }

    /// Pays what a Search here would cost besides Supply.
    fn as_if_searched(&mut self) {
        if let Some(player) = self.table.position.player(self.by) {
            search::charge_as_if_searched(self.table, self.ruling, player);
            search::settle_as_if_searched(self.table, self.setup, player);
        }
    }

    fn take_in_hand(&mut self, card: CardAt) {
        if let Some(player) = moves::player(self.setup, self.by) {
            player.drawn.push(card);
        }
    }

    /// Looks at a relic of the Reliquary, and takes it or leaves it, if the Chancellor rules the user's site.
    pub(crate) fn skeleton_key(&mut self) {
        self.ruling.cite(RELIQUARY);
        let Some(slot) = self.pawn() else { return };
        match self.table.rules(Colour::Purple, slot) {
            Some(true) => {}
            Some(false) => return self.in_vain(),
            None if self.setup.site(slot).is_none() => return self.needs(Missing::Site(slot)),
            None => return self.needs(Missing::Player(Colour::Purple)),
        }
        let covered = |space: &Space| !matches!(self.setup.reliquary.on(*space), Some(OnSpace::Taken));
        let left: Vec<Space> = Space::ALL.iter().copied().filter(covered).collect();
        let space = match (self.chosen.from.as_slice(), left.as_slice()) {
            ([(_, Named::Space(space))], _) => *space,
            (_, []) => return self.in_vain(),
            (_, [only]) => *only,
            (_, _) => return self.ask("from SPACE"),
        };
        let relic = match self.setup.reliquary.on(space) {
            Some(OnSpace::Taken) => return self.ruling.object(Matter::NoRelicOnSpace { space }, [RELIQUARY]),
            Some(OnSpace::Covered(relic)) => *relic,
            None => return self.needs(Missing::Space(space)),
        };
        match (self.chosen.yes(), relic, self.chosen.drawing()) {
            (None, _, _) => self.ask("keeping|returning"),
            (Some(false), _, _) => {}
            (Some(true), Some(relic), Some(named)) if relic != named => {
                self.object(Matter::CardNotMeant { card: What::Known(named) });
            }
            (Some(true), Some(relic), _) | (Some(true), None, Some(relic)) => {
                self.setup.reliquary.spaces[space as usize] = Some(OnSpace::Taken);
                moves::hold_relic(self.setup, self.by, CardAt::known(relic.0));
            }
            (Some(true), None, None) => self.ask("drawing RELIC"),
        }
    }

    /// Looks at an adviser of somebody at the user's site: the Conspiracy comes to the user's hand, for any other card its owner
    /// gets the favor that was paid.
    pub(crate) fn inquisitor(&mut self) {
        let Some(here) = self.pawn() else { return };
        let advised = |colour: &Colour| self.setup.player(*colour).is_some_and(|player| !player.advisers.is_empty());
        let others: Vec<Colour> = self.others(|pawn| pawn == here).into_iter().filter(advised).collect();
        let named = self.chosen.drawing().map(What::Known);
        let has = |colour: &&Colour, what: &What| {
            self.setup.player(**colour).is_some_and(|player| player.advisers.iter().any(|it| it.what == *what))
        };
        let holder = named.as_ref().and_then(|what| others.iter().find(|colour| has(colour, what)).copied());
        let Some(from) = holder.or_else(|| self.one_player(&others)) else { return };
        let Some(what) = named else { return self.ask("drawing CARD") };
        let elsewhere = self.setup.cards().any(|it| it.what == what);
        let Some(player) = moves::player(self.setup, from) else { return };
        let hidden = |it: &CardAt| it.facedown && it.what == What::Unknown && !elsewhere;
        let Some(at) = player.advisers.iter().position(|it| it.what == what || hidden(it)) else {
            return self.object(Matter::CardNotMeant { card: what });
        };
        if what.card().is_some_and(|card| card.0.special == Some(Special::Conspiracy)) {
            player.advisers.remove(at);
            self.take_in_hand(CardAt { what, ..CardAt::default() });
        } else if self.pick_up_favor() {
            self.hand_on(from);
        }
    }

    /// Takes a favor off the card of the power.
    fn pick_up_favor(&mut self) -> bool {
        let this = What::Known(self.card);
        let sites = self.setup.sites.iter_mut().flat_map(|site| &mut site.cards);
        let players = self.setup.players.iter_mut().flat_map(|player| &mut player.advisers);
        let lying = sites.chain(players).find(|it| it.what == this && it.favor.0 > 0);
        lying.map(|it| it.favor.0 -= 1).is_some()
    }

    fn hand_on(&mut self, to: Colour) {
        if let Some(player) = moves::player(self.setup, to) {
            player.favor = player.favor.and(Favor(1));
        }
    }

    /// Puts two facedown advisers in each other's place: those that are named, or of players whose facedown ones nobody knows.
    pub(crate) fn swap_hidden(&mut self) {
        let hidden = |player: &Player| player.advisers.iter().filter(|it| it.facedown).count();
        if self.setup.players.iter().map(hidden).sum::<usize>() < 2 {
            return self.in_vain();
        }
        let mut places: Vec<(Colour, usize)> = Vec::new();
        for what in self.chosen.cards() {
            match self.hidden(&places, |_, it| it.what == *what) {
                Some(place) => places.push(place),
                None => return self.object(Matter::CardNotMeant { card: what.clone() }),
            }
        }
        for colour in &self.chosen.swapping_of {
            match self.hidden(&places, |owner, it| owner == *colour && it.what == What::Unknown) {
                Some(place) => places.push(place),
                None => return self.object(Matter::PlayerNotMeant { colour: *colour }),
            }
        }
        let [(one, first), (other, second)] = places[..] else {
            return self.ask("swapping CARD|COLOUR,CARD|COLOUR");
        };
        let card = |it: &Self, owner, at: usize| it.setup.player(owner).map(|player| player.advisers[at].clone());
        let (Some(here), Some(there)) = (card(self, one, first), card(self, other, second)) else { return };
        for (owner, at, card) in [(one, first, there), (other, second, here)] {
            if let Some(player) = moves::player(self.setup, owner) {
                player.advisers[at] = card;
            }
        }
    }

    /// Returns where a facedown adviser lies that is not among some.
    fn hidden(&self, but: &[(Colour, usize)], is: impl Fn(Colour, &CardAt) -> bool) -> Option<(Colour, usize)> {
        let players = self.setup.players.iter();
        let mut all = players.flat_map(|player| player.advisers.iter().enumerate().map(move |(at, it)| (player.colour, at, it)));
        let found = all.find(|(owner, at, it)| it.facedown && !but.contains(&(*owner, *at)) && is(*owner, it));
        found.map(|(owner, at, _)| (owner, at))
    }

    /// Replaces the topmost denizens of the region's discard pile by Dispossessed ones. A pile that nobody describes stays so.
    pub(crate) fn fallen_spire(&mut self) {
        let Some(region) = self.pawn().map(Slot::region) else { return };
        let Some(Pile::Cards(cards)) = self.setup.discards.of(region) else { return };
        let denizens = cards.iter().enumerate().filter(|(_, it)| !it.what.is_vision());
        let places: Vec<(usize, Option<CardRef>)> = denizens.map(|(at, it)| (at, it.what.card())).collect();
        let (drawn, most) = (self.chosen.drawn.clone(), places.len().min(REPLACED));
        if drawn.is_empty() {
            return if most == 0 { self.in_vain() } else { self.ask("drawing CARD,...") };
        }
        if drawn.len() > most {
            return self.object(Matter::WrongNumber { need: u8::try_from(most).unwrap_or(u8::MAX) });
        }
        for (card, (at, old)) in drawn.into_iter().zip(places) {
            let Some(old) = old else { return self.needs(Missing::DiscardPile) };
            if !dispossessed::has(self.setup, card) {
                return self.object(Matter::CardNotMeant { card: What::Known(card) });
            }
            dispossessed::exchange(self.setup, card, old);
            if let Some(Pile::Cards(cards)) = &mut self.setup.discards.piles[region as usize] {
                cards[at].what = What::Known(card);
            }
        }
    }

    /// Rolls four defense dice, and gains as much favor from one bank as the shields come to.
    pub(crate) fn gambling_hall(&mut self) {
        for (at, card) in self.chosen.using.iter().enumerate() {
            if self.chosen.using[..at].contains(card) {
                self.object(Matter::UsedTwice { card: *card });
            } else {
                self.reroll(*card);
            }
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
                if self.banks().is_some()
                    && let Some(suit) = self.one_bank(Suit::ALL)
                {
                    self.draw_favor(suit, count);
                }
            }
        }
    }

    /// Pays for having rolled all dice again: with Jinx, by whoever rules it.
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
            Some(Err(missing)) => self.needs(missing),
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
