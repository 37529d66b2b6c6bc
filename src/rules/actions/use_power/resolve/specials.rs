//! When Played powers §7.3.3 that no word of the vocabulary says: those about sites, pawns and warbands.

use crate::{
    cards::{
        Special,
        effect::{Act, Cards},
    },
    game::{Colour, Player, Role, Ruler, Slot, Warbands},
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Matter, Missing},
        request::Named,
        state::moves,
    },
};

impl Resolution<'_, '_> {
    /// Does what comes before the effects of the card; whether there is anything.
    pub(crate) fn before(&mut self) -> bool {
        let gathers = self.card.0.special == Some(Special::TheGathering);
        if gathers {
            self.gather();
        } else if !self.chosen.then.is_empty() {
            self.object(Matter::NothingToChoose);
        }
        gathers
    }

    pub(crate) fn special_when_played(&mut self) {
        match self.card.0.special {
            Some(Special::Garrison) => self.garrison(),
            Some(Special::KeyToTheCity) => self.key_to_the_city(),
            Some(Special::AncientPact) => self.ancient_pact(),
            Some(Special::BanditChief) => self.bandit_chief(),
            Some(Special::Blackmail) => self.blackmail(),
            Some(Special::Dissent) => self.dissent(),
            Some(Special::Riots) => self.riots(),
            Some(Special::Revelation) => self.revelation(),
            Some(Special::FalseProphet) => self.false_prophet(),
            Some(Special::Pilgrimage) => self.pilgrimage(),
            Some(Special::SaltTheEarth) => {
                let at = self.played.and_then(|played| played.at);
                self.sweep(Cards::Denizens, |slot| Some(slot) == at);
            }
            Some(Special::TheGathering | Special::Conspiracy) => {}
            Some(_) | None => self.unsupported(),
        }
    }

    /// Returns the colours in the order of turns, from the Chancellor on.
    pub(crate) fn in_turn_order(&self) -> Vec<Colour> {
        let mut colours: Vec<Colour> = self.setup.players.iter().map(|player| player.colour).collect();
        let first = colours.iter().position(|colour| *colour == Colour::Purple).unwrap_or_default();
        colours.rotate_left(first);
        colours
    }

    /// Moves the pawns that are named to the site; each of the others must like to.
    fn gather(&mut self) {
        let Some(here) = self.played.and_then(|played| played.at) else { return };
        let away = |player: &&Player| player.pawn != Some(here);
        if self.chosen.pawns.is_empty() {
            if self.chosen.yes() != Some(false) && self.setup.players.iter().any(|player| away(&player)) {
                self.ask("moving COLOUR,...|declining");
            }
            return;
        }
        for colour in self.chosen.pawns.clone() {
            if !self.setup.players.iter().filter(away).any(|player| player.colour == colour) {
                self.object(Matter::PlayerNotMeant { colour });
                continue;
            }
            if colour != self.by {
                self.ruling.ask_leave(colour);
            }
            if let Some(player) = moves::player(self.setup, colour) {
                player.pawn = Some(here);
            }
        }
    }

    /// Gains a warband for each site the user rules, then places one on each.
    fn garrison(&mut self) {
        let sites = match self.sites_of(self.by) {
            Ok(sites) => sites,
            Err(missing) => return self.needs(missing),
        };
        let Some(kind) = self.me().and_then(Player::warband_colour) else { return self.needs(Missing::Role(self.by)) };
        let count = Warbands(u8::try_from(sites.len()).unwrap_or(u8::MAX));
        match self.setup.bank(kind) {
            None => return self.needs(Missing::Bank(kind)),
            Some(left) if left < count => self.explain(Matter::BankShort { count: left, colour: kind }),
            Some(_) => self.explain(Matter::GainsWarbands { count, colour: kind }),
        }
        moves::gain_warbands(self.setup, self.by, count);
        if self.forbidden(|cannot| cannot.act == Act::PlaceWarbands) {
            return;
        }
        let have = self.me().map_or(0, |player| usize::from(player.warbands.0));
        let chosen = if have < sites.len() { self.some_of(&sites, have) } else { sites };
        for slot in chosen {
            self.place(slot, Warbands(1));
        }
    }

    /// Returns so many of some sites, as they are named.
    fn some_of(&mut self, sites: &[Slot], count: usize) -> Vec<Slot> {
        let mut named: Vec<Slot> = Vec::new();
        for (_, place) in self.chosen.places() {
            match place {
                Named::Site(slot) if sites.contains(&slot) && !named.contains(&slot) => named.push(slot),
                Named::Site(site) => self.object(Matter::SiteNotMeant { site }),
                Named::Suit(_) | Named::Colour(_) | Named::Region(_) | Named::Space(_) => {}
            }
        }
        if named.is_empty() && count > 0 {
            self.ask("placing SITE,...");
        } else if named.len() != count {
            self.object(Matter::WrongNumber { need: u8::try_from(count).unwrap_or(u8::MAX) });
        }
        named
    }

    /// Kills all warbands at the site and places one of the user's, unless whoever rules it is there. Bandits have no pawn.
    fn key_to_the_city(&mut self) {
        let Some(here) = self.played.and_then(|played| played.at) else { return };
        let Some(ruler) = self.table.ruler_in(self.setup, here) else { return self.needs(Missing::Site(here)) };
        match self.is_here(ruler, here) {
            Ok(false) => {}
            Ok(true) => return self.in_vain(),
            Err(missing) => return self.needs(missing),
        }
        let Some(kind) = self.me().and_then(Player::warband_colour) else { return self.needs(Missing::Role(self.by)) };
        self.kill_at_site(here, u8::MAX);
        match self.setup.bank(kind) {
            None => return self.needs(Missing::Bank(kind)),
            Some(Warbands::NONE) => return self.explain(Matter::BankShort { count: Warbands::NONE, colour: kind }),
            Some(_) => self.explain(Matter::GainsWarbands { count: Warbands(1), colour: kind }),
        }
        moves::gain_warbands(self.setup, self.by, Warbands(1));
        if !self.forbidden(|cannot| cannot.act == Act::PlaceWarbands) {
            self.place(here, Warbands(1));
        }
    }

    /// Returns whether a ruling player has their pawn at a site.
    fn is_here(&self, ruler: Ruler, slot: Slot) -> Result<bool, Missing> {
        let here = |player: &Player| match player.pawn {
            Some(pawn) => Ok(pawn == slot),
            None => Err(Missing::Pawn(player.colour)),
        };
        match ruler {
            Ruler::Bandits | Ruler::Nobody => Ok(false),
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

    /// Gives the Darkest Secret to the Chancellor, with all that lies on it, if the user has become a Citizen by the card.
    fn ancient_pact(&mut self) {
        let was = self.table.position.player(self.by).and_then(|player| player.role);
        let is = self.me().and_then(|player| player.role);
        if (was, is) == (Some(Role::Exile), Some(Role::Citizen))
            && let Some(banner) = self.setup.darkest_secret.as_mut()
        {
            banner.holder = Some(Colour::Purple);
        }
    }

    /// Kills a warband at every site that has any.
    fn bandit_chief(&mut self) {
        if self.knows_map() {
            for slot in Slot::ALL {
                self.kill_at_site(*slot, 1);
            }
        }
    }
}
