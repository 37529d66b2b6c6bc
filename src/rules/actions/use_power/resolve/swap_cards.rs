//! Swapping cards §10/swap: faceup advisers and denizens with what lies on them, or two facedown advisers.

use crate::{
    cards::{
        Special,
        effect::{Cards, Swap},
    },
    game::{CardAt, CardIdentity, Colour, Player, Slot},
    law::{LawRef, law},
    rules::{
        actions::use_power::resolve::{Resolution, denizens::Place},
        base::{Matter, Missing, NeededChoice},
        powers::adviser_limit::beyond_limit,
        state::moves,
    },
};

const SWAP: LawRef = law("10/swap");
/// The words that name two cards to be swapped.
const SWAPPING: NeededChoice = NeededChoice::SwappedCards;

impl Resolution<'_, '_> {
    pub(crate) fn swap(&mut self, swap: Swap) {
        let by = self.by;
        self.ruling.cite(SWAP);
        match swap {
            Swap::ThisWithAnyAdviser => {
                let this = CardIdentity::Known(self.card);
                let mut among = self.free_advisers(|_| true, Cards::Any);
                among.retain(|(_, what)| *what != this);
                let other = self.choose_card(&among, 0, NeededChoice::SwappedCard);
                if let (Some(here), Some((there, what))) = (self.place_of_this(), other) {
                    self.swap_places(here, &this, there, &what);
                }
            }
            Swap::AdviserWithSiteCard => {
                let Some(slot) = self.pawn() else { return };
                let own = self.free_advisers(|player| player.colour == by, Cards::Any);
                let here = self.free_cards_at(slot, Cards::Any);
                let mine = self.choose_card(&own, 0, SWAPPING);
                let there = self.choose_card(&here, 1, SWAPPING);
                if let (Some((mine, what)), Some((there, other))) = (mine, there) {
                    self.swap_places(mine, &what, there, &other);
                }
            }
            Swap::ThisWithSiteCard(suit) => {
                let sites: Vec<Slot> = self.setup.sites.iter().map(|site| site.slot).collect();
                let mut among = Vec::new();
                for slot in sites {
                    among.extend(self.free_cards_at(slot, Cards::Suit(suit)));
                }
                self.swap_this(&among);
            }
            Swap::ThisWithAdviser(suit) => {
                let among = self.free_advisers(|player| player.colour != by, Cards::Suit(suit));
                self.swap_this(&among);
            }
            Swap::FacedownAdvisers => self.swap_facedown(),
        }
    }

    /// Swaps this card with one of some, or declines.
    fn swap_this(&mut self, among: &[(Place, CardIdentity)]) {
        let this = CardIdentity::Known(self.card);
        let among: Vec<(Place, CardIdentity)> = among.iter().filter(|(_, what)| *what != this).cloned().collect();
        let other = match (self.chosen.cards().first(), self.chosen.yes()) {
            (Some(_), _) => self.choose_card(&among, 0, NeededChoice::SwappedCard),
            (None, Some(false)) => return,
            (None, _) if among.is_empty() => return self.in_vain(),
            (None, _) => return self.ask(NeededChoice::SwappedCardOrDecline),
        };
        if let (Some(here), Some((there, what))) = (self.place_of_this(), other) {
            self.swap_places(here, &this, there, &what);
        }
    }

    /// Swaps two cards, with what lies on them.
    fn swap_places(&mut self, here: Place, one: &CardIdentity, there: Place, other: &CardIdentity) {
        self.check_restriction(one, there);
        self.check_restriction(other, here);
        if let (Some(first), Some(second)) = (self.take_card(here, one), self.take_card(there, other)) {
            self.put_card(there, first);
            self.put_card(here, second);
        }
        for (place, came, gone) in [(there, one, other), (here, other, one)] {
            if gone.card().is_some_and(|card| card.0.special == Some(Special::PiedPiper)) {
                self.make_room(place, came);
            }
        }
    }

    /// Makes the player who lost the Pied Piper, who does not count against the adviser limit, discard another adviser than the one
    /// swapped in, if there are too many now (publisher).
    fn make_room(&mut self, place: Place, came: &CardIdentity) {
        let Place::Advisers(colour) = place else { return };
        let Some(player) = self.setup.player(colour).filter(|player| beyond_limit(player).is_some()) else { return };
        let others = player.advisers.iter().filter(|it| it.identity != *came && !it.is_locked());
        let others: Vec<(Place, CardIdentity)> = others.map(|it| (place, it.identity.clone())).collect();
        if colour != self.by {
            self.ruling.ask_consent(colour);
        }
        if let Some((place, what)) = self.choose_card(&others, 1, NeededChoice::Discarding) {
            self.discard_one(place, &what);
        }
    }

    /// Swaps two facedown advisers: those that are named, or unknown ones of the players named.
    pub(crate) fn swap_facedown(&mut self) {
        let hidden = |player: &Player| player.advisers.iter().filter(|it| it.facedown).count();
        if self.setup.players.iter().map(hidden).sum::<usize>() < 2 {
            return self.in_vain();
        }
        let is_unknown = |_: Colour, it: &CardAt| it.identity == CardIdentity::Unknown;
        let mut places: Vec<(Colour, usize)> = Vec::new();
        self.cards_read = self.chosen.cards().len();
        for what in self.chosen.cards() {
            match self.find_facedown(&places, |_, it| it.identity == *what) {
                Some(place) => places.push(place),
                None if self.can_lie_facedown(what) && self.find_facedown(&places, is_unknown).is_some() => {
                    return self.leave_open(Missing::Facedown);
                }
                None => return self.object(Matter::CardNotMeant { card: what.clone() }),
            }
        }
        for colour in &self.chosen.swapping_of {
            match self.find_facedown(&places, |owner, it| owner == *colour && it.identity == CardIdentity::Unknown) {
                Some(place) => places.push(place),
                None => return self.object(Matter::PlayerNotMeant { colour: *colour }),
            }
        }
        let [(one, first), (other, second)] = places[..] else {
            return self.ask(NeededChoice::SwappedCardsOrPlayers);
        };
        let card = |it: &Self, owner, at: usize| it.setup.player(owner).map(|player| player.advisers[at].clone());
        let (Some(here), Some(there)) = (card(self, one, first), card(self, other, second)) else { return };
        for (owner, at, card) in [(one, first, there), (other, second, here)] {
            if let Some(player) = moves::player(self.setup, owner) {
                player.advisers[at] = card;
            }
        }
    }

    /// Returns the owner and index of a facedown adviser that is not among those chosen already.
    fn find_facedown(&self, but: &[(Colour, usize)], is: impl Fn(Colour, &CardAt) -> bool) -> Option<(Colour, usize)> {
        let players = self.setup.players.iter();
        let mut all = players.flat_map(|player| player.advisers.iter().enumerate().map(move |(at, it)| (player.colour, at, it)));
        let found = all.find(|(owner, at, it)| it.facedown && !but.contains(&(*owner, *at)) && is(*owner, it));
        found.map(|(owner, at, _)| (owner, at))
    }
}
