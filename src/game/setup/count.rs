//! Counts components §9.3: in play, and left in the banks.

use super::Setup;
use crate::game::{
    nouns::{ALL_FAVOR, Colour, Favor, Role, Slot, Warbands},
    pieces::{CardAt, CardIdentity, CardRef, OnSpace, Pile},
};

impl Setup {
    /// Returns whether all eight sites are described.
    #[must_use]
    pub fn knows_map(&self) -> bool {
        Slot::ALL.iter().all(|slot| self.sites.iter().any(|site| site.slot == *slot))
    }

    /// Returns the warbands of a colour on boards, at sites, on cards and on revealed Visions, as far as they are described.
    #[must_use]
    pub fn warbands_in_play(&self, colour: Colour) -> u16 {
        let at_sites = self.sites.iter().flat_map(|site| &site.warbands).filter(|(other, _)| *other == colour);
        let at_sites: u16 = at_sites.map(|(_, count)| u16::from(count.0)).sum();
        let on_boards = self.players.iter().filter(|player| player.warband_colour() == Some(colour));
        let on_visions = self.players.iter().filter(|player| player.prophet == Some(colour)).map(|_| 1_u16).sum::<u16>();
        let on_cards = self.cards().flat_map(|card| &card.warbands).filter(|(other, _)| *other == colour);
        let on_cards: u16 = on_cards.map(|(_, count)| u16::from(count.0)).sum();
        at_sites + on_visions + on_cards + on_boards.map(|player| u16::from(player.warbands.0)).sum::<u16>()
    }

    /// Returns the warbands left in the bank of a colour §2.2.3: as written, or what the rest of the table leaves. Unknown
    /// while the player or a site is not described, or the role of somebody with warbands who could have this colour on the
    /// board.
    #[must_use]
    pub fn bank(&self, colour: Colour) -> Option<Warbands> {
        let written = self.players.iter().find(|player| player.colour == colour).and_then(|player| player.bank);
        self.derived_bank(colour).or(written)
    }

    /// Returns the warbands that the rest of the table leaves in the bank of a colour.
    #[must_use]
    pub(in crate::game) fn derived_bank(&self, colour: Colour) -> Option<Warbands> {
        let may_have = |other: Colour| colour == Colour::Purple || other == colour;
        let unclear = |role: Option<Role>| role.is_none();
        let roles_known = !self.players.iter().any(|it| unclear(it.role) && may_have(it.colour) && it.warbands != Warbands::NONE);
        let in_play = u8::try_from(self.warbands_in_play(colour)).ok()?;
        (roles_known && self.knows_map() && self.player(colour).is_some())
            .then(|| colour.warbands().checked_sub(Warbands(in_play)))?
    }

    /// Returns the favor on the table outside the shared bank, as far as it is described.
    #[must_use]
    pub fn favor_in_play(&self) -> u16 {
        let banks = self.banks.iter().flat_map(|banks| banks.favor);
        let banner = self.peoples_favor.iter().map(|banner| banner.favor);
        let sites = self.sites.iter().map(|site| site.favor);
        let boards = self.players.iter().map(|player| player.favor);
        let cards = self.cards().map(|card| card.favor);
        banks.chain(banner).chain(sites).chain(boards).chain(cards).map(|favor| u16::from(favor.0)).sum()
    }

    /// Returns the favor in the shared bank §2.1.7: as written, or what the rest of the table leaves. Unknown while the
    /// banks, the People's Favor or a site are not described.
    #[must_use]
    pub fn shared_favor(&self) -> Option<Favor> {
        self.derived_shared().or(self.banks.and_then(|banks| banks.shared))
    }

    /// Returns the favor that the rest of the table leaves in the shared bank.
    #[must_use]
    pub(in crate::game) fn derived_shared(&self) -> Option<Favor> {
        let known = self.banks.is_some() && self.peoples_favor.is_some() && self.knows_map() && !self.players.is_empty();
        let in_play = u8::try_from(self.favor_in_play()).ok()?;
        known.then(|| ALL_FAVOR.checked_sub(Favor(in_play)))?
    }

    /// Returns every card on the table that can bear tokens, wherever it lies.
    pub fn cards(&self) -> impl Iterator<Item = &CardAt> {
        let at_sites = self.sites.iter().flat_map(|site| site.cards.iter().chain(&site.relics));
        let of_players = self.players.iter().flat_map(|it| it.advisers.iter().chain(&it.relics).chain(&it.drawn));
        let piles = [&self.decks.world, &self.decks.relics].into_iter().chain(&self.discards.piles);
        let in_piles = piles.flatten().flat_map(|pile| match pile {
            Pile::Count(_) => [].as_slice(),
            Pile::Cards(cards) => cards,
        });
        at_sites.chain(of_players).chain(in_piles)
    }

    /// Returns whether a card of the rulebook is described to lie somewhere: then no unknown card can be it.
    #[must_use]
    pub fn is_somewhere(&self, card: CardRef) -> bool {
        let covers = |on: &OnSpace| *on == OnSpace::Covered(Some(card));
        self.cards().any(|it| it.identity == CardIdentity::Known(card))
            || self.players.iter().any(|player| player.vision == Some(card))
            || self.reliquary.spaces.iter().flatten().any(covers)
    }

    /// Returns every card on the table that can bear tokens, to be changed.
    pub fn cards_mut(&mut self) -> impl Iterator<Item = &mut CardAt> {
        let at_sites = self.sites.iter_mut().flat_map(|site| site.cards.iter_mut().chain(&mut site.relics));
        let of_players = self.players.iter_mut().flat_map(|it| it.advisers.iter_mut().chain(&mut it.relics).chain(&mut it.drawn));
        let piles = [&mut self.decks.world, &mut self.decks.relics].into_iter().chain(&mut self.discards.piles);
        let in_piles = piles.flatten().flat_map(|pile| match pile {
            Pile::Count(_) => [].as_mut_slice(),
            Pile::Cards(cards) => cards,
        });
        at_sites.chain(of_players).chain(in_piles)
    }
}
