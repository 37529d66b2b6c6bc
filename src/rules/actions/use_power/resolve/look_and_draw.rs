//! Powers that look at cards or look for them: Oracle, Skeleton Key, Inquisitor, Fallen Spire, and those that only look.

use crate::{
    cards::{Special, effect::Look},
    game::{CardAt, CardIdentity, CardRef, Colour, Favor, OnSpace, Pile, Slot, Space},
    law::{LawRef, law},
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Matter, Missing, NeededChoice},
        powers::search,
        request::Named,
        state::{dispossessed, moves},
    },
};

const RELIQUARY: LawRef = law("2.3");
/// The most cards that Fallen Spire replaces.
const REPLACED: usize = 5;

impl Resolution<'_, '_> {
    /// Looks at cards: nothing moves. It is in vain if there is nothing to see.
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
                empty(self.setup.discards.pile(region))
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

    /// Oracle: takes the topmost Vision out of the world deck, to be played or discarded as if searched §5.1.4.
    pub(crate) fn oracle(&mut self) {
        let named = self.card_drawn().map(CardIdentity::Known);
        if let Some(card) = named.clone().filter(|it| !it.is_vision()) {
            return self.object(Matter::CardNotMeant { card });
        }
        let known = match &self.setup.decks.world {
            Some(Pile::Cards(cards)) => {
                let first = cards.iter().position(|it| it.identity.is_vision());
                let hidden =
                    cards.iter().position(|it| it.identity == CardIdentity::Unknown).filter(|at| first.is_none_or(|it| *at < it));
                Some((first.map(|at| (at, cards[at].identity.clone())), hidden))
            }
            Some(Pile::Count(_)) | None => None,
        };
        let elsewhere = |it: &Self, what: &CardIdentity| what.card().is_some_and(|card| it.setup.is_somewhere(card));
        let found = match (known, named) {
            (Some((None, None)), _) => return self.in_vain(),
            (Some((Some((at, what)), None)), None) => (Some(at), what),
            (Some((Some((at, what)), _)), Some(named)) if what == named => (Some(at), what),
            (Some((_, Some(at))), Some(named)) if !elsewhere(self, &named) => (Some(at), named),
            (None, Some(named)) if !elsewhere(self, &named) => (None, named),
            (_, Some(card)) => return self.object(Matter::CardNotMeant { card }),
            (_, None) => {
                self.as_if_searched();
                return self.ask(NeededChoice::DrawnVision);
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
        self.take_in_hand(CardAt { identity: what, ..CardAt::default() });
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

    /// Skeleton Key: looks at a relic of the Reliquary and takes it or leaves it, if the Chancellor rules the user's site.
    pub(crate) fn skeleton_key(&mut self) {
        self.ruling.cite(RELIQUARY);
        let Some(slot) = self.pawn() else { return };
        match self.table.rules(Colour::Purple, slot) {
            Some(true) => {}
            Some(false) => return self.in_vain(),
            None if self.setup.site(slot).is_none() => return self.need(Missing::Site(slot)),
            None => return self.need(Missing::Player(Colour::Purple)),
        }
        let covered = |space: &Space| !matches!(self.setup.reliquary.on(*space), Some(OnSpace::Taken));
        let left: Vec<Space> = Space::ALL.iter().copied().filter(covered).collect();
        let space = match (self.chosen.from.as_slice(), left.as_slice()) {
            ([(_, Named::Space(space))], _) => *space,
            ([.., (_, other)], _) => return self.object_to(*other),
            ([], []) => return self.in_vain(),
            ([], [only]) => *only,
            ([], _) => return self.ask(NeededChoice::FromSpace),
        };
        let relic = match self.setup.reliquary.on(space) {
            Some(OnSpace::Taken) => return self.ruling.object(Matter::NoRelicOnSpace { space }, [RELIQUARY]),
            Some(OnSpace::Covered(relic)) => *relic,
            None => return self.need(Missing::Space(space)),
        };
        match (self.chosen.yes(), relic, self.card_drawn()) {
            (None, _, _) => self.ask(NeededChoice::KeepOrReturn),
            (Some(false), _, _) => {}
            (Some(true), Some(relic), Some(named)) if relic != named => {
                self.object(Matter::CardNotMeant { card: CardIdentity::Known(named) });
            }
            (Some(true), None, Some(named)) if !self.can_be_relic(named) => {
                self.object(Matter::CardNotMeant { card: CardIdentity::Known(named) });
            }
            (Some(true), Some(relic), _) | (Some(true), None, Some(relic)) => {
                self.setup.reliquary.spaces[space as usize] = Some(OnSpace::Taken);
                moves::hold_relic(self.setup, self.by, CardAt::known(relic.0));
            }
            (Some(true), None, None) => self.ask(NeededChoice::DrawnRelic),
        }
    }

    /// Inquisitor: looks at an adviser of a player at the user's site. The Conspiracy goes to the user's hand; for any other card
    /// its owner gets the favor that was paid.
    pub(crate) fn inquisitor(&mut self) {
        let Some(here) = self.pawn() else { return };
        let advised = |colour: &Colour| self.setup.player(*colour).is_some_and(|player| !player.advisers.is_empty());
        let others: Vec<Colour> = self.others_at(|pawn| pawn == here).into_iter().filter(advised).collect();
        let named = self.card_drawn().map(CardIdentity::Known);
        let has = |colour: &&Colour, what: &CardIdentity| {
            self.setup.player(**colour).is_some_and(|player| player.advisers.iter().any(|it| it.identity == *what))
        };
        let holder = named.as_ref().and_then(|what| others.iter().find(|colour| has(colour, what)).copied());
        let Some(from) = holder.or_else(|| self.choose_player(&others)) else { return };
        let Some(what) = named else { return self.ask(NeededChoice::DrawnCard) };
        let elsewhere = !self.can_lie_facedown(&what);
        let Some(player) = moves::player(self.setup, from) else { return };
        let hidden = |it: &CardAt| it.facedown && it.identity == CardIdentity::Unknown && !elsewhere;
        let Some(at) = player.advisers.iter().position(|it| it.identity == what || hidden(it)) else {
            return self.object(Matter::CardNotMeant { card: what });
        };
        if what.card().is_some_and(|card| card.0.special == Some(Special::Conspiracy)) {
            player.advisers.remove(at);
            self.take_in_hand(CardAt { identity: what, ..CardAt::default() });
        } else if self.pick_up_favor() {
            self.give_one_favor(from);
        }
    }

    /// Takes a favor off the card of the power.
    fn pick_up_favor(&mut self) -> bool {
        let this = CardIdentity::Known(self.card);
        let sites = self.setup.sites.iter_mut().flat_map(|site| &mut site.cards);
        let players = self.setup.players.iter_mut().flat_map(|player| &mut player.advisers);
        let lying = sites.chain(players).find(|it| it.identity == this && it.favor.0 > 0);
        lying.map(|it| it.favor.0 -= 1).is_some()
    }

    fn give_one_favor(&mut self, to: Colour) {
        if let Some(player) = moves::player(self.setup, to) {
            player.favor = player.favor.saturating_add(Favor(1));
        }
    }

    /// Fallen Spire: replaces the topmost denizens of the region's discard pile by Dispossessed ones. A pile that is not described
    /// stays so.
    pub(crate) fn fallen_spire(&mut self) {
        let Some(region) = self.pawn().map(Slot::region) else { return };
        let Some(Pile::Cards(cards)) = self.setup.discards.pile(region) else { return };
        let denizens = cards.iter().enumerate().filter(|(_, it)| !it.identity.is_vision());
        let places: Vec<(usize, Option<CardRef>)> = denizens.map(|(at, it)| (at, it.identity.card())).collect();
        let (drawn, most) = (self.chosen.drawn.clone(), places.len().min(REPLACED));
        if drawn.is_empty() {
            return if most == 0 { self.in_vain() } else { self.ask(NeededChoice::DrawnCards) };
        }
        if drawn.len() > most {
            return self.object(Matter::WrongNumber { need: u8::try_from(most).unwrap_or(u8::MAX) });
        }
        for (card, (at, old)) in drawn.into_iter().zip(places) {
            let Some(old) = old else { return self.need(Missing::PileCards) };
            if !dispossessed::has(self.setup, card) {
                return self.object(Matter::CardNotMeant { card: CardIdentity::Known(card) });
            }
            dispossessed::exchange(self.setup, card, old);
            if let Some(Pile::Cards(cards)) = &mut self.setup.discards.piles[region as usize] {
                cards[at].identity = CardIdentity::Known(card);
            }
        }
    }
}
