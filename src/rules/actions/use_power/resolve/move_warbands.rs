//! Warbands gained, placed, moved and sacrificed by a card's own rule: Garrison, Key to the City, Bandit Chief, Blood Pact,
//! Messenger, Obsidian Cage.

use crate::{
    cards::effect::Act,
    game::{CardIdentity, Colour, Player, Role, Ruler, Secrets, Slot, Warbands},
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Matter, Missing, NeededChoice},
        powers::in_force,
        request::Named,
        state::moves,
    },
};

impl Resolution<'_, '_> {
    /// Garrison: gains a warband for each site the user rules, then places one on each.
    pub(crate) fn garrison(&mut self) {
        let sites = match self.ruled_sites(self.by) {
            Ok(sites) => sites,
            Err(missing) => return self.need(missing),
        };
        let Some(kind) = self.user().and_then(Player::warband_colour) else { return self.need(Missing::Role(self.by)) };
        let count = Warbands(u8::try_from(sites.len()).unwrap_or(u8::MAX));
        if self.gain_warbands(kind, count).is_none() {
            return;
        }
        if self.forbidden(|cannot| cannot.act == Act::PlaceWarbands) {
            return;
        }
        let have = self.user().map_or(0, |player| usize::from(player.warbands.0));
        let chosen = if have < sites.len() || !self.chosen.places().is_empty() { self.choose_sites(&sites, have) } else { sites };
        for slot in chosen {
            self.place_warbands(slot, Warbands(1));
        }
    }

    /// Returns the sites named among some, as many as asked for.
    fn choose_sites(&mut self, sites: &[Slot], count: usize) -> Vec<Slot> {
        let count = count.min(sites.len());
        let named: Vec<Slot> = self.sites_named(&self.chosen.places()).into_iter().map(|(_, slot)| slot).collect();
        for site in named.iter().filter(|slot| !sites.contains(slot)) {
            self.object(Matter::SiteNotMeant { site: *site });
        }
        if named.is_empty() && count > 0 {
            self.ask(NeededChoice::PlacingAtSites);
        } else if named.len() != count {
            self.object(Matter::WrongNumber { need: u8::try_from(count).unwrap_or(u8::MAX) });
        }
        named
    }

    /// Key to the City: kills all warbands at the site and places one of the user's, unless the pawn of its ruler is there. Bandits
    /// have no pawn.
    pub(crate) fn key_to_the_city(&mut self) {
        let Some(here) = self.played.and_then(|played| played.at) else { return };
        let Some(ruler) = self.table.ruler_in(self.setup, here) else { return self.need(Missing::Site(here)) };
        match self.is_here(ruler, here) {
            Ok(false) => {}
            Ok(true) => return self.in_vain(),
            Err(missing) => return self.need(missing),
        }
        let Some(kind) = self.user().and_then(Player::warband_colour) else { return self.need(Missing::Role(self.by)) };
        self.kill_at_site(here, u8::MAX);
        if self.gain_warbands(kind, Warbands(1)) == Some(Warbands(1))
            && !self.forbidden(|cannot| cannot.act == Act::PlaceWarbands)
        {
            self.place_warbands(here, Warbands(1));
        }
    }

    /// Returns whether a ruling player has their pawn at a site.
    fn is_here(&self, ruler: Ruler, slot: Slot) -> Result<bool, Missing> {
        let here = |player: &Player| match player.pawn {
            Some(pawn) => Ok(pawn == slot),
            None => Err(Missing::Pawn(player.colour)),
        };
        match ruler {
            Ruler::Bandits | Ruler::Unruled => Ok(false),
            Ruler::Player(colour) => here(self.setup.player(colour).ok_or(Missing::Player(colour))?),
            Ruler::Empire => {
                for player in &self.setup.players {
                    let imperial = player.role.map(Role::is_imperial);
                    if imperial != Some(false) && here(player)? {
                        return imperial.ok_or(Missing::Role(player.colour));
                    }
                }
                Ok(false)
            }
        }
    }

    /// Bandit Chief: kills a warband at every site that has any.
    pub(crate) fn bandit_chief(&mut self) {
        if self.is_map_known() {
            for slot in Slot::ALL {
                self.kill_at_site(*slot, 1);
            }
        }
    }

    /// Blood Pact: sacrifices an even number of warbands for half as many secrets.
    pub(crate) fn blood_pact(&mut self) {
        let have = self.user().map_or(0, |player| player.warbands.0);
        let Some(count) = self.chosen.sacrificing else {
            return if have < 2 { self.in_vain() } else { self.ask(NeededChoice::SacrificedWarbands) };
        };
        if count > have {
            self.object(Matter::NotEnoughWarbands { need: Warbands(count), have: Warbands(have) });
        } else if count % 2 == 1 {
            self.object(Matter::WrongNumber { need: count - 1 });
        }
        moves::sacrifice(self.setup, self.by, Warbands(count));
        moves::gain_secrets(self.setup, self.by, Secrets(count / 2));
    }

    /// Messenger: redistributes the user's warbands among the board and ruled sites: the number named for each site, the rest on the board. For
    /// an Imperial player all purple warbands at sites are theirs §6.6.3.
    pub(crate) fn redistribute_warbands(&mut self) {
        let Some(player) = self.table.position.player(self.by) else { return };
        let Some(kind) = player.warband_colour() else { return self.need(Missing::Role(self.by)) };
        if self.chosen.places().is_empty() {
            return match self.ruled_sites(self.by) {
                Ok(sites) if sites.is_empty() => self.in_vain(),
                Ok(_) | Err(_) => self.ask(NeededChoice::PlacingWarbands),
            };
        }
        let places = self.sites_named(&self.chosen.places());
        for (count, slot) in places.iter().copied() {
            if self.table.rules(self.by, slot) != Some(true) {
                self.object(Matter::DoesNotRule { site: slot });
                continue;
            }
            let wanted = Warbands(count.unwrap_or(1));
            // With the Bandit Crown the bandits are left §7.6.5.
            if wanted == Warbands::NONE && self.table.position.bandit_colour() != Some(kind) {
                self.object(Matter::LastWarbandStays { site: slot });
            }
            let Some(site) = moves::site(self.setup, slot) else { continue };
            let there: Warbands = site.warbands.iter().filter(|(colour, _)| *colour == kind).map(|(_, it)| *it).sum();
            if wanted > there {
                in_force::forbid(self.table, self.ruling, player, |_, cannot| cannot.act == Act::PlaceWarbands);
            }
            site.warbands.retain(|(colour, _)| *colour != kind);
            site.warbands.extend((wanted > Warbands::NONE).then_some((kind, wanted)));
            if let Some(player) = moves::player(self.setup, self.by) {
                player.warbands = player.warbands.saturating_add(there);
            }
        }
        let placed: Warbands = places.iter().map(|(count, _)| Warbands(count.unwrap_or(1))).sum();
        let have = self.user().map_or(Warbands::NONE, |player| player.warbands);
        match have.checked_sub(placed) {
            None => self.object(Matter::NotEnoughWarbands { need: placed, have }),
            Some(left) => {
                if let Some(player) = moves::player(self.setup, self.by) {
                    player.warbands = left;
                }
            }
        }
    }

    /// Obsidian Cage: puts warbands from the relic back on the board of their colour, as many as are named.
    pub(crate) fn obsidian_cage(&mut self) {
        if self.captives().is_empty() {
            return self.in_vain();
        }
        if self.chosen.to.is_empty() {
            return self.ask(NeededChoice::ToPlayers);
        }
        for (count, place) in self.chosen.to.clone() {
            let Named::Colour(colour) = place else { return self.object_to(place) };
            let have: Warbands = self.captives().iter().filter(|(other, _)| *other == colour).map(|(_, count)| *count).sum();
            let need = count.map_or(have, Warbands);
            if have == Warbands::NONE || self.setup.player(colour).is_none() {
                return self.object(Matter::PlayerNotMeant { colour });
            } else if need > have {
                return self.object(Matter::NotEnoughOnCard { need, have, card: self.card });
            }
            self.free_captives(colour, need);
        }
    }

    /// Returns the warbands that are left on the relic.
    fn captives(&self) -> Vec<(Colour, Warbands)> {
        let this = CardIdentity::Known(self.card);
        let held = self.user().and_then(|player| player.relics.iter().find(|it| it.identity == this));
        held.map(|relic| relic.warbands.clone()).unwrap_or_default()
    }

    /// Moves warbands of a colour from the relic to the board of that colour.
    fn free_captives(&mut self, colour: Colour, count: Warbands) {
        let this = CardIdentity::Known(self.card);
        let relics = moves::player(self.setup, self.by).map(|player| &mut player.relics);
        if let Some(relic) = relics.into_iter().flatten().find(|it| it.identity == this) {
            for (_, there) in relic.warbands.iter_mut().filter(|(other, _)| *other == colour) {
                *there = there.checked_sub(count).unwrap_or(Warbands::NONE);
            }
            relic.warbands.retain(|(_, there)| *there > Warbands::NONE);
        }
        self.know_captives(colour);
        moves::return_to_board(self.setup, colour, count);
    }

    /// Asks for the role of a player whose warbands leave Obsidian Cage: it decides what comes on the board.
    pub(crate) fn know_captives(&mut self, colour: Colour) {
        if self.setup.player(colour).is_none_or(|player| player.role.is_none()) {
            self.need(Missing::Role(colour));
        }
    }

    /// Puts warbands of the user from the board on a site, as many as there are §9.3.
    pub(crate) fn place_warbands(&mut self, slot: Slot, count: Warbands) {
        let Some(player) = moves::player(self.setup, self.by) else { return };
        let placed = player.warbands.min(count);
        let Some(kind) = player.warband_colour().filter(|_| placed > Warbands::NONE) else { return };
        player.warbands = player.warbands.checked_sub(placed).unwrap_or(Warbands::NONE);
        let Some(site) = moves::site(self.setup, slot) else { return };
        match site.warbands.iter_mut().find(|(colour, _)| *colour == kind) {
            Some((_, there)) => *there = there.saturating_add(placed),
            None => site.warbands.push((kind, placed)),
        }
    }
}
