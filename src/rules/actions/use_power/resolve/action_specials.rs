//! Action powers that change many cards, players or piles: Plague Engines, A Round of Ale, Broken Forge, Convoys, Ancient
//! Binding, Roving Terror.

use crate::{
    cards::{Nature, Suit, card, effect::Cards},
    game::{CardIdentity, CardRef, Colour, Favor, Phase, Pile, Player, Secrets, Slot},
    rules::{
        actions::use_power::resolve::{Resolution, denizens::Place},
        base::{Matter, Missing, NeededChoice},
        request::Named,
        state::moves,
    },
};

impl Resolution<'_, '_> {
    /// Wizard School, Special Envoy: ends the Act Phase.
    pub(crate) fn end_act_phase(&mut self) {
        self.explain(Matter::CardEndsActPhase { card: self.card });
        self.setup.phase = Phase::Rest;
    }

    /// Plague Engines: moves a favor of every player to the Arcane bank for each site they rule.
    pub(crate) fn plague_engines(&mut self) {
        if !self.is_map_known() {
            return;
        }
        if let Some(player) = self.setup.players.iter().find(|player| player.role.is_none()) {
            return self.need(Missing::Role(player.colour));
        }
        for index in 0..self.setup.players.len() {
            let colour = self.setup.players[index].colour;
            let ruled = Slot::ALL.iter().filter(|slot| self.table.rules(colour, **slot) == Some(true)).count();
            let player = &mut self.setup.players[index];
            let gone = player.favor.min(Favor(u8::try_from(ruled).unwrap_or(u8::MAX)));
            player.favor = player.favor.checked_sub(gone).unwrap_or(Favor::NONE);
            moves::to_bank(self.setup, Suit::Arcane, gone);
        }
    }

    /// Broken Forge: turns the ruin to its intact side; what lies on it stays.
    pub(crate) fn broken_forge(&mut self) {
        let Nature::Edifice { other, .. } = self.card.0.nature else { return };
        let this = CardIdentity::Known(self.card);
        let cards = self.setup.sites.iter_mut().flat_map(|site| &mut site.cards);
        if let (Some(intact), Some(lies)) = (card(other), cards.into_iter().find(|it| it.identity == this)) {
            lies.identity = CardIdentity::Known(CardRef(intact));
        }
    }

    /// Convoys: puts the discard pile of another region on top of that of the user's region.
    pub(crate) fn convoys(&mut self) {
        let Some(own) = self.pawn().map(Slot::region) else { return };
        let from = match self.chosen.from.as_slice() {
            [(_, Named::Region(region))] if *region != own => *region,
            [(_, Named::Region(region))] => return self.object(Matter::RegionNotMeant { region: *region }),
            _ => return self.ask(NeededChoice::FromRegion),
        };
        let piles = &mut self.setup.discards.piles;
        let moved = piles[from as usize].replace(Pile::Cards(Vec::new()));
        let below = piles[own as usize].take();
        piles[own as usize] = match (moved, below) {
            (Some(Pile::Cards(mut top)), Some(Pile::Cards(below))) => {
                top.extend(below);
                Some(Pile::Cards(top))
            }
            (Some(top), Some(below)) => Some(Pile::Count(size(&top).saturating_add(size(&below)))),
            (_, _) => None,
        };
    }

    /// Ancient Binding: every player burns all secrets but one; the user keeps the one placed here.
    pub(crate) fn ancient_binding(&mut self) {
        let (by, this) = (self.by, CardIdentity::Known(self.card));
        let (faceup, facedown) = (&self.chosen.keeping, &self.chosen.removing);
        let mixed = |it: &&Player| it.colour != by && it.secrets.0 > 0 && it.secrets_facedown.0 > 0;
        let choosers: Vec<Colour> = self.setup.players.iter().filter(mixed).map(|it| it.colour).collect();
        for colour in &choosers {
            self.ruling.ask_consent(*colour);
        }
        let named: Vec<Colour> = faceup.iter().chain(facedown).copied().collect();
        for (at, colour) in named.iter().copied().enumerate() {
            if !choosers.contains(&colour) {
                self.object(Matter::PlayerNotMeant { colour });
            } else if named[..at].contains(&colour) {
                self.object(Matter::NamedTwice);
            }
        }
        if choosers.iter().any(|colour| !named.contains(colour)) {
            return self.ask(NeededChoice::KeepOrRemove);
        }
        for player in &mut self.setup.players {
            let kept = Secrets(u8::from(player.colour != by));
            let (up, down) = (player.secrets.min(kept), player.secrets_facedown.min(kept));
            let turned = facedown.contains(&player.colour) && down == kept;
            player.secrets = if turned { Secrets::NONE } else { up };
            player.secrets_facedown = if turned || up == Secrets::NONE { down } else { Secrets::NONE };
        }
        let sites = self.setup.sites.iter_mut().flat_map(|site| &mut site.cards);
        let players = self.setup.players.iter_mut().flat_map(|it| it.advisers.iter_mut().chain(&mut it.relics));
        for card in sites.chain(players).filter(|it| it.identity != this) {
            card.secrets = Secrets::NONE;
        }
    }

    /// Roving Terror: discards a denizen at another site and moves there.
    pub(crate) fn roving_terror(&mut self) {
        let (here, this) = (self.place_of_this(), CardIdentity::Known(self.card));
        let sites: Vec<Slot> = self.setup.sites.iter().filter(|site| !site.facedown).map(|site| site.slot).collect();
        let mut among = Vec::new();
        for slot in sites.into_iter().filter(|slot| here != Some(Place::Site(*slot))) {
            among.extend(self.free_cards_at(slot, Cards::Denizens));
        }
        let Some((there, what)) = self.choose_card(&among, 0, NeededChoice::Discarding) else { return };
        self.discard_one(there, &what);
        if let Some(card) = here.and_then(|here| self.take_card(here, &this)) {
            self.put_card(there, card);
        }
    }

    /// A Round of Ale: returns all favor on denizens and edifices to the banks, and all secrets on cards to the user's board.
    pub(crate) fn a_round_of_ale(&mut self) {
        let this = CardIdentity::Known(self.card);
        let (mut favor, mut secrets): (Vec<(Suit, Favor)>, Secrets) = (Vec::new(), Secrets::NONE);
        let sites = self.setup.sites.iter_mut().flat_map(|site| &mut site.cards);
        let players = self.setup.players.iter_mut().flat_map(|it| it.advisers.iter_mut().chain(&mut it.relics));
        for card in sites.chain(players) {
            secrets = secrets.saturating_add(std::mem::take(&mut card.secrets));
            if let Some(suit) = card.suit().filter(|_| card.identity != this) {
                favor.push((suit, std::mem::take(&mut card.favor)));
            }
        }
        for (suit, favor) in favor {
            moves::to_bank(self.setup, suit, favor);
        }
        if let Some(player) = moves::player(self.setup, self.by) {
            player.secrets = player.secrets.saturating_add(secrets).saturating_add(std::mem::take(&mut player.secrets_facedown));
        }
    }
}

fn size(pile: &Pile) -> u8 {
    match pile {
        Pile::Count(count) => *count,
        Pile::Cards(cards) => u8::try_from(cards.len()).unwrap_or(u8::MAX),
    }
}
