//! Discarding and moving denizens: those that are not locked §7.2.2, to where they can lie §7.2.1, §2.8.1.

use crate::{
    cards::{
        Restriction,
        effect::{Cards, Discard, Move},
        named,
    },
    game::{CardAt, CardIdentity, Colour, Player, SiteAtSlot, Slot},
    law::{DivergenceId::D06, LawRef, Printing, law},
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Matter, Missing, NeededChoice},
        powers::cite,
        state::{discard::put_away, moves},
    },
};

const RESTRICTION: LawRef = law("7.2.1");
const LOCKED: LawRef = law("7.2.2");
const CAPACITY: LawRef = law("2.8.1");

/// Where a denizen lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// At a site.
    Site(Slot),
    /// Among the advisers of a player.
    Advisers(Colour),
}

fn is_free(card: &CardAt) -> bool {
    !card.facedown && !card.is_locked()
}

fn is_of(card: &CardAt, cards: Cards) -> bool {
    match cards {
        Cards::Any | Cards::Denizens => true,
        Cards::Suit(suit) => card.suit() == Some(suit),
        Cards::Either(one, other) => card.suit().is_some_and(|suit| suit == one || suit == other),
        Cards::This | Cards::Here | Cards::Ruled | Cards::Matching | Cards::Unmatched | Cards::Visions | Cards::GoalVisions => {
            false
        }
    }
}

impl Resolution<'_, '_> {
    /// Returns the cards at a site that are not locked.
    pub(crate) fn free_cards_at(&mut self, slot: Slot, cards: Cards) -> Vec<(Place, CardIdentity)> {
        if self.locked_by(slot).is_some() {
            return Vec::new();
        }
        let Some(site) = self.setup.site(slot) else { return Vec::new() };
        let free = site.cards.iter().filter(|it| is_free(it) && is_of(it, cards));
        free.map(|it| (Place::Site(slot), it.identity.clone())).collect()
    }

    /// Returns the faceup advisers of players that are not locked.
    pub(crate) fn free_advisers(&self, of: impl Fn(&Player) -> bool, cards: Cards) -> Vec<(Place, CardIdentity)> {
        let players = self.setup.players.iter().filter(|player| of(player));
        let free = players.flat_map(|player| player.advisers.iter().map(move |it| (player.colour, it)));
        let free = free.filter(|(_, it)| is_free(it) && is_of(it, cards));
        free.map(|(colour, it)| (Place::Advisers(colour), it.identity.clone())).collect()
    }

    /// Returns the card that is chosen among some, or the only one.
    pub(crate) fn choose_card(
        &mut self,
        among: &[(Place, CardIdentity)],
        index: usize,
        choice: NeededChoice,
    ) -> Option<(Place, CardIdentity)> {
        self.cards_read = self.cards_read.max(index + 1);
        match (self.chosen.cards().get(index).copied(), among) {
            (Some(named), _) => {
                let found = among.iter().find(|(_, what)| what == named).cloned();
                if found.is_none() {
                    self.object_to_card(named);
                }
                found
            }
            (None, []) => {
                self.in_vain();
                None
            }
            (None, [only]) => Some(only.clone()),
            (None, _) => {
                self.ask(choice);
                None
            }
        }
    }

    /// Objects to a card that cannot be chosen: it is locked §7.2.2, counts as locked, or is not one of those meant.
    fn object_to_card(&mut self, named: &CardIdentity) {
        let is = |it: &&CardAt| !it.facedown && it.identity == *named;
        let site = self.setup.sites.iter().find(|site| site.cards.iter().any(|it| is(&it))).map(|site| site.slot);
        let lies = self.setup.players.iter().flat_map(|player| &player.advisers).any(|it| is(&it)) || site.is_some();
        let this = cite(self.card);
        if lies && named.card().is_some_and(|card| card.0.locked) {
            self.ruling.object(Matter::CardLocked { card: named.clone() }, [this, LOCKED.into()]);
        } else if let Some(by) = site.and_then(|slot| self.locked_by(slot)) {
            let card = CardIdentity::Known(by);
            self.ruling.object(Matter::CountsAsLocked { card }, [cite(by), LOCKED.into()]);
        } else {
            self.object(Matter::CardNotMeant { card: named.clone() });
        }
    }

    pub(crate) fn discard(&mut self, discard: Discard) {
        let among = match discard {
            Discard::AllInRegion(cards) => {
                let Some(region) = self.pawn().map(Slot::region) else { return };
                return self.discard_all(cards, |slot| slot.region() == region);
            }
            Discard::OneAtYourSite(cards) => {
                let Some(slot) = self.pawn() else { return };
                self.free_cards_at(slot, cards)
            }
            Discard::AdviserAtYourSite => {
                let Some(slot) = self.pawn() else { return };
                let here = self.free_advisers(|player| player.pawn == Some(slot), Cards::Any);
                let is_here = |named: &&CardIdentity| here.iter().any(|(_, what)| what == *named);
                let found = self.chosen.discarding.first().map_or(!here.is_empty(), |named| is_here(&named));
                match self.adviser_without_place().filter(|_| !found) {
                    Some(colour) => return self.leave_open(Missing::Pawn(colour)),
                    None => here,
                }
            }
            Discard::AdviserOfDarkestSecret => {
                let holder = self.setup.darkest_secret.and_then(|banner| banner.holder);
                self.free_advisers(|player| Some(player.colour) == holder, Cards::Any)
            }
        };
        if let Some((place, what)) = self.choose_card(&among, 0, NeededChoice::Discarding) {
            self.discard_one(place, &what);
        }
    }

    /// Returns a player with advisers of whom nobody says where their pawn is.
    fn adviser_without_place(&self) -> Option<Colour> {
        self.setup.players.iter().find(|it| it.pawn.is_none() && !it.advisers.is_empty()).map(|it| it.colour)
    }

    /// Discards all such cards at sites that can be, but for this one and those in use §7.4.3.
    pub(crate) fn discard_all(&mut self, cards: Cards, at: impl Fn(Slot) -> bool) {
        let using = self.played.map(|played| played.using).unwrap_or_default();
        let this = CardIdentity::Known(self.card);
        let sites: Vec<Slot> = self.setup.sites.iter().map(|site| site.slot).filter(|slot| at(*slot)).collect();
        for slot in sites {
            for (place, what) in self.free_cards_at(slot, cards) {
                if what != this && !using.contains(&what) {
                    self.discard_one(place, &what);
                }
            }
        }
    }

    /// Discards a card; what follows is about its suit.
    pub(crate) fn discard_one(&mut self, place: Place, what: &CardIdentity) {
        let Some(card) = self.take_card(place, what) else { return };
        self.suit = card.suit();
        let at = match place {
            Place::Site(slot) => Some(slot),
            Place::Advisers(_) => None,
        };
        put_away(self.table, self.setup, card, at, None);
    }

    pub(crate) fn cards_at(&mut self, place: Place) -> Option<&mut Vec<CardAt>> {
        match place {
            Place::Site(slot) => moves::site(self.setup, slot).map(|site| &mut site.cards),
            Place::Advisers(colour) => moves::player(self.setup, colour).map(|player| &mut player.advisers),
        }
    }

    /// Takes a card from its place.
    pub(crate) fn take_card(&mut self, place: Place, what: &CardIdentity) -> Option<CardAt> {
        let cards = self.cards_at(place)?;
        let at = cards.iter().position(|it| it.identity == *what)?;
        Some(cards.remove(at))
    }

    pub(crate) fn put_card(&mut self, place: Place, card: CardAt) {
        if let Some(cards) = self.cards_at(place) {
            cards.push(card);
        }
    }

    /// Objects if the restriction of a card keeps it from a place §7.2.1.
    pub(crate) fn check_restriction(&mut self, what: &CardIdentity, place: Place) {
        let restriction = what.card().and_then(|card| card.0.restriction);
        let matter = match (restriction, place) {
            (Some(Restriction::SiteOnly), Place::Advisers(_)) => Matter::SiteOnly { card: what.clone() },
            (Some(Restriction::AdviserOnly), Place::Site(_)) => Matter::AdviserOnly { card: what.clone() },
            (Some(_) | None, _) => return,
        };
        self.ruling.object(matter, [cite(self.card), RESTRICTION.into()]);
    }

    /// Returns where the card of the power lies.
    pub(crate) fn place_of_this(&self) -> Option<Place> {
        let is = |it: &CardAt| it.identity == CardIdentity::Known(self.card);
        let site = self.setup.sites.iter().find(|site| site.cards.iter().any(is)).map(|site| Place::Site(site.slot));
        let adviser = || self.setup.players.iter().find(|player| player.advisers.iter().any(is));
        site.or_else(|| adviser().map(|player| Place::Advisers(player.colour)))
    }

    pub(crate) fn move_card(&mut self, moved: Move) {
        let by = self.by;
        match moved {
            Move::AdviserToYourSite => {
                let Some(slot) = self.pawn() else { return };
                let own = self.free_advisers(|player| player.colour == by, Cards::Any);
                if let Some((place, what)) = self.choose_card(&own, 0, NeededChoice::MovedCard) {
                    self.move_to_site(place, &what, slot);
                }
            }
            Move::AdviserToAnySite(suit) => {
                let all = self.free_advisers(|_| true, Cards::Suit(suit));
                let found = self.choose_card(&all, 0, NeededChoice::MovedCard);
                let to = self.choose_destination(all.is_empty());
                if let (Some((place, what)), Some(slot)) = (found, to) {
                    self.move_to_site(place, &what, slot);
                }
            }
            Move::ThisToAdvisers => self.pass_to_advisers(),
        }
    }

    fn move_to_site(&mut self, place: Place, what: &CardIdentity, slot: Slot) {
        self.check_restriction(what, Place::Site(slot));
        self.clear_great_slum(slot);
        let Some(site) = self.setup.site(slot) else { return self.need(Missing::Site(slot)) };
        let this = cite(self.card);
        if site.facedown {
            if !self.table.follows(D06, Printing::En) {
                self.ruling.object(Matter::SiteFacedown { site: slot }, [this, CAPACITY.into()]);
            }
        } else {
            match (site.room(), site.capacity()) {
                (Some(0), Some(capacity)) => {
                    self.ruling.object(Matter::SiteAtCapacity { site: slot, capacity }, [this, CAPACITY.into()]);
                }
                (None, _) => self.need(Missing::SiteName(slot)),
                (Some(_), _) => {}
            }
        }
        if let Some(card) = self.take_card(place, what) {
            self.put_card(Place::Site(slot), card);
        }
    }

    /// Discards a card at Great Slum before another is moved there, if the user names one; asks for one if there is no room.
    fn clear_great_slum(&mut self, slot: Slot) {
        let is_slum = |site: &&SiteAtSlot| !site.facedown && site.card().is_some_and(|card| card == named::GREAT_SLUM);
        let Some(site) = self.setup.site(slot).filter(is_slum) else { return };
        let full = site.room() == Some(0);
        let free = self.free_cards_at(slot, Cards::Any);
        if self.chosen.cards().len() > 1 || full && !free.is_empty() {
            self.ruling.cite(named::GREAT_SLUM.cite());
            if let Some((place, what)) = self.choose_card(&free, 1, NeededChoice::Discarding) {
                self.discard_one(place, &what);
            }
        }
    }

    /// Passes this card to the advisers of another player, with what lies on it.
    fn pass_to_advisers(&mut self) {
        let (by, this) = (self.by, CardIdentity::Known(self.card));
        let others: Vec<Colour> = self.setup.players.iter().map(|it| it.colour).filter(|colour| *colour != by).collect();
        let to = match (self.player_named(&self.chosen.to), others.as_slice()) {
            (Some(colour), _) if others.contains(&colour) => colour,
            (Some(colour), _) => return self.object(Matter::PlayerNotMeant { colour }),
            (None, [only]) => *only,
            (None, _) => return self.ask(NeededChoice::ToPlayer),
        };
        if let Some(card) = self.place_of_this().and_then(|place| self.take_card(place, &this)) {
            self.put_card(Place::Advisers(to), card);
        }
        self.actor = Some(to);
    }
}
