//! Killing warbands on boards and at sites §10/kill: as many as there are §9.3, those of the user's choice.

use crate::{
    cards::effect::{Kill, KillAt},
    game::{Colour, Player, Slot, Warbands},
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Matter, Missing, NeededChoice},
        request::Named,
        state::moves,
    },
};

/// Where warbands can be killed, and how many there are.
type Places = Vec<(Named, Warbands)>;

/// Returns the objection that there are not so many warbands at a place.
const fn too_few(place: Named, need: Warbands, have: Warbands) -> Matter {
    match place {
        Named::Site(site) => Matter::NotEnoughAtSite { need, have, site },
        Named::Colour(colour) => Matter::NotEnoughOnBoard { need, have, colour },
        Named::Suit(_) | Named::Region(_) | Named::Space(_) => Matter::NotEnoughWarbands { need, have },
    }
}

impl Resolution<'_, '_> {
    pub(crate) fn kill(&mut self, kill: Kill) {
        let Some(places) = self.places_to_kill(kill.at) else { return };
        let all: Warbands = places.iter().map(|(_, count)| *count).sum();
        let one = kill.at != KillAt::Region;
        let named = self.chosen.places();
        match (places.as_slice(), named.as_slice()) {
            ([], []) => self.in_vain(),
            (_, [(count, place)]) if one => {
                let there = places.iter().find(|(other, _)| other == place).map_or(kill.count, |(_, there)| there.0);
                let need = kill.count.min(there);
                if count.is_some_and(|count| count != need) {
                    return self.object(Matter::WrongNumber { need });
                }
                self.kill_at(&places, *place, need);
            }
            ([(place, _)], []) => self.kill_at(&places, *place, kill.count),
            (_, []) if !one && all.0 <= kill.count => {
                for (place, count) in &places {
                    self.kill_at(&places, *place, count.0);
                }
            }
            (_, []) => self.ask(match kill.at {
                KillAt::OneBoard | KillAt::OneBoardWithAdviser(..) => NeededChoice::AtPlayer,
                KillAt::OneSiteInRegion => NeededChoice::AtSite,
                KillAt::Region => NeededChoice::AtPlayersOrSites,
            }),
            (_, named) => {
                let total: u16 = named.iter().map(|(count, _)| u16::from(count.unwrap_or(1))).sum();
                let need = kill.count.min(all.0);
                if one || total != u16::from(need) {
                    return self.object(Matter::WrongNumber { need });
                }
                let mut left = places.clone();
                for (count, place) in named {
                    let wanted = Warbands(count.unwrap_or(1));
                    match left.iter_mut().find(|(other, _)| other == place) {
                        Some((_, there)) if *there >= wanted => *there = Warbands(there.0 - wanted.0),
                        Some((_, there)) => return self.object(too_few(*place, wanted, *there)),
                        None => {}
                    }
                    self.kill_at(&places, *place, wanted.0);
                }
            }
        }
    }

    /// Returns where warbands can be killed; nothing if that is unknown.
    fn places_to_kill(&mut self, at: KillAt) -> Option<Places> {
        let board = |player: &Player| (Named::Colour(player.colour), player.warbands);
        let has = |place: &(Named, Warbands)| place.1 > Warbands::NONE;
        let places: Places = match at {
            KillAt::OneBoard => self.setup.players.iter().map(board).filter(has).collect(),
            KillAt::OneBoardWithAdviser(one, other) => {
                let advised = |it: &&Player| it.advisers_matching(one) + it.advisers_matching(other) > 0;
                self.setup.players.iter().filter(advised).map(board).filter(has).collect()
            }
            KillAt::OneSiteInRegion | KillAt::Region => {
                let region = self.pawn()?.region();
                let unknown = |slot: &&Slot| slot.region() == region && self.setup.site(**slot).is_none();
                if let Some(slot) = Slot::ALL.iter().find(unknown).copied() {
                    self.need(Missing::Site(slot));
                }
                let sites = self.setup.sites.iter().filter(|site| site.slot.region() == region);
                let sites = sites.map(|site| (Named::Site(site.slot), site.warbands.iter().map(|(_, count)| *count).sum()));
                let mut places: Places = sites.filter(has).collect();
                if at == KillAt::Region {
                    let here = |it: &&Player| it.pawn.is_some_and(|pawn| pawn.region() == region);
                    places.extend(self.setup.players.iter().filter(here).map(board).filter(has));
                }
                places
            }
        };
        Some(places)
    }

    fn kill_at(&mut self, places: &Places, place: Named, count: u8) {
        if !places.iter().any(|(other, _)| *other == place) {
            return self.object_to(place);
        }
        match place {
            Named::Colour(colour) => self.kill_on_board(colour, count),
            Named::Site(slot) => self.kill_at_site(slot, count),
            Named::Suit(_) | Named::Region(_) | Named::Space(_) => {}
        }
    }

    fn kill_on_board(&mut self, colour: Colour, count: u8) {
        if self.setup.player(colour).and_then(Player::warband_colour).is_none() {
            self.need(Missing::Role(colour));
        }
        moves::sacrifice(self.setup, colour, Warbands(count));
    }

    pub(crate) fn kill_at_site(&mut self, slot: Slot, count: u8) {
        let mut killed = Vec::new();
        if let Some(site) = moves::site(self.setup, slot) {
            let mut left = count;
            for (colour, there) in &mut site.warbands {
                let gone = there.0.min(left);
                left -= gone;
                there.0 -= gone;
                killed.push((*colour, Warbands(gone)));
            }
            site.warbands.retain(|(_, there)| *there > Warbands::NONE);
        }
        for (colour, gone) in killed {
            moves::to_personal_bank(self.setup, colour, gone);
        }
    }
}
