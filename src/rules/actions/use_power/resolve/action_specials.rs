//! Action powers that no word of the vocabulary says.

use crate::{
    cards::{
        Nature,
        Special::{
            self, ActingTroupe, AncientPact, BanditChief, BanditCrown, Blackmail, BookBurning, BookOfRecords, Bracken, Brutal,
            Conspiracy, CrackedHorn, Dissent, FalseProphet, FamilyWagon, Garrison, GiantPython, GrandMask, GreatSpire,
            HallOfMockery, InitiationRite, Jinx, KeyToTheCity, LandWarden, MagiciansCode, Marriage, MasterOfDisguise,
            MountainGiant, NarrowPass, Pilgrimage, Pressgangs, RelicHunter, RelicThief, Revelation, Riots, SaltTheEarth,
            SecondWind, ShroudedWood, Slander, SqualidDistrict, StickyFire, TheGathering, VowOfKinship, VowOfRenewal,
            VowOfSilence, VowOfUnion, WildMounts,
        },
        Suit, card,
        effect::{Act, Cards},
    },
    game::{CardRef, Colour, Favor, Phase, Pile, Player, Secrets, Slot, Warbands, What},
    rules::{
        actions::use_power::resolve::{Resolution, denizens::Place},
        base::{Matter, Missing},
        powers::in_force,
        request::Named,
        state::moves,
    },
};

impl Resolution<'_, '_> {
    pub(crate) fn special(&mut self) {
        match self.card.0.special {
            Some(Special::EndActPhase) => self.end_act_phase(),
            Some(Special::BloodPact) => self.blood_pact(),
            Some(Special::PlagueEngines) => self.plague_engines(),
            Some(Special::ARoundOfAle) => self.clear_cards(),
            Some(Special::BrokenForge) => self.mend_forge(),
            Some(Special::Convoys) => self.convoys(),
            Some(Special::AncientBinding) => self.ancient_binding(),
            Some(Special::RovingTerror) => self.roving_terror(),
            Some(Special::RedistributeWarbands) => self.redistribute(),
            Some(Special::BrassHorse) => self.brass_horse(),
            Some(Special::Palanquin) => self.palanquin(),
            Some(Special::Whistle) => self.whistle(),
            Some(Special::WitchsBargain) => self.witchs_bargain(),
            Some(Special::Oracle) => self.oracle(),
            Some(Special::SkeletonKey) => self.skeleton_key(),
            Some(Special::Inquisitor) => self.inquisitor(),
            Some(Special::FallenSpire) => self.fallen_spire(),
            Some(Special::GamblingHall) => self.gambling_hall(),
            Some(Special::TheGrandScepter) => self.ask("peek reliquary SPACE|offer-citizenship COLOUR|exile COLOUR"),
            Some(Special::ObsidianCage) => self.open_cage(),
            Some(Special::PiedPiper) | None => {}
            // Ruled on where they matter, not when they are used.
            Some(
                ActingTroupe | AncientPact | BanditChief | BanditCrown | Blackmail | BookBurning | BookOfRecords | Bracken
                | Brutal | Conspiracy | CrackedHorn | Dissent | FalseProphet | FamilyWagon | Garrison | GiantPython | GrandMask
                | GreatSpire | HallOfMockery | InitiationRite | Jinx | KeyToTheCity | LandWarden | MagiciansCode | Marriage
                | MasterOfDisguise | MountainGiant | NarrowPass | Pilgrimage | Pressgangs | RelicHunter | RelicThief | Revelation
                | Riots | SaltTheEarth | SecondWind | ShroudedWood | Slander | SqualidDistrict | StickyFire | TheGathering
                | VowOfKinship | VowOfRenewal | VowOfSilence | VowOfUnion | WildMounts,
            ) => self.unsupported(),
        }
    }

    fn end_act_phase(&mut self) {
        self.explain(Matter::CardEndsActPhase { card: self.card });
        self.setup.phase = Phase::Rest;
    }

    /// Sacrifices an even number of warbands for half as many secrets.
    fn blood_pact(&mut self) {
        let have = self.me().map_or(0, |player| player.warbands.0);
        let Some(count) = self.chosen.sacrificing else {
            return if have < 2 { self.in_vain() } else { self.ask("sacrificing N") };
        };
        if count > have {
            self.object(Matter::NotEnoughWarbands { need: Warbands(count), have: Warbands(have) });
        } else if count % 2 == 1 {
            self.object(Matter::WrongNumber { need: count - 1 });
        }
        moves::sacrifice(self.setup, self.by, Warbands(count));
        moves::gain_secrets(self.setup, self.by, Secrets(count / 2));
    }

    /// Moves a favor of every player to the Arcane bank for each site they rule.
    fn plague_engines(&mut self) {
        if let Some(slot) = Slot::ALL.iter().find(|slot| self.setup.site(**slot).is_none()) {
            return self.needs(Missing::Site(*slot));
        }
        if let Some(player) = self.setup.players.iter().find(|player| player.role.is_none()) {
            return self.needs(Missing::Role(player.colour));
        }
        for index in 0..self.setup.players.len() {
            let colour = self.setup.players[index].colour;
            let ruled = Slot::ALL.iter().filter(|slot| self.table.rules(colour, **slot) == Some(true)).count();
            let player = &mut self.setup.players[index];
            let gone = player.favor.min(Favor(u8::try_from(ruled).unwrap_or(u8::MAX)));
            player.favor = player.favor.less(gone).unwrap_or(Favor::NONE);
            moves::to_bank(self.setup, Suit::Arcane, gone);
        }
    }

    /// Turns a ruin to its intact side; what lies on it stays.
    fn mend_forge(&mut self) {
        let Nature::Edifice { other, .. } = self.card.0.nature else { return };
        let this = What::Known(self.card);
        let cards = self.setup.sites.iter_mut().flat_map(|site| &mut site.cards);
        if let (Some(intact), Some(lies)) = (card(other), cards.into_iter().find(|it| it.what == this)) {
            lies.what = What::Known(CardRef(intact));
        }
    }

    /// Puts the discard pile of another region on top of that of one's own.
    fn convoys(&mut self) {
        let Some(own) = self.pawn().map(Slot::region) else { return };
        let from = match self.chosen.from.as_slice() {
            [(_, Named::Region(region))] if *region != own => *region,
            [(_, Named::Region(region))] => return self.object(Matter::RegionNotMeant { region: *region }),
            _ => return self.ask("from REGION"),
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

    /// Puts warbands from the relic back on the board of their colour, as many as are named.
    fn open_cage(&mut self) {
        let this = What::Known(self.card);
        let held = self.me().and_then(|player| player.relics.iter().find(|it| it.what == this));
        let held = held.map(|relic| relic.warbands.clone()).unwrap_or_default();
        if held.is_empty() {
            return self.in_vain();
        }
        if self.chosen.to.is_empty() {
            return self.ask("to N COLOUR,...");
        }
        for (count, place) in self.chosen.to.clone() {
            let Named::Colour(colour) = place else { return self.ask("to N COLOUR,...") };
            let have: Warbands = held.iter().filter(|(other, _)| *other == colour).map(|(_, count)| *count).sum();
            let need = count.map_or(have, Warbands);
            if have == Warbands::NONE || self.setup.player(colour).is_none() {
                return self.object(Matter::PlayerNotMeant { colour });
            } else if need > have {
                return self.object(Matter::NotEnoughWarbands { need, have });
            }
            self.free_captives(colour, need);
        }
    }

    /// Moves warbands of a colour from the relic to the board of that colour.
    fn free_captives(&mut self, colour: Colour, count: Warbands) {
        let this = What::Known(self.card);
        let relics = moves::player(self.setup, self.by).map(|player| &mut player.relics);
        if let Some(relic) = relics.into_iter().flatten().find(|it| it.what == this) {
            for (_, there) in relic.warbands.iter_mut().filter(|(other, _)| *other == colour) {
                *there = there.less(count).unwrap_or(Warbands::NONE);
            }
            relic.warbands.retain(|(_, there)| *there > Warbands::NONE);
        }
        self.come_home(colour, count);
    }

    /// Puts warbands that leave Obsidian Cage on the board of their colour. Where that board is a Citizen's now, purple ones come
    /// in their place (publisher), as many as there are §9.3.
    pub(crate) fn come_home(&mut self, colour: Colour, count: Warbands) {
        let Some(kind) = self.setup.player(colour).and_then(Player::warband_colour) else {
            return self.needs(Missing::Role(colour));
        };
        match moves::player(self.setup, colour) {
            Some(player) if kind == colour => player.warbands = player.warbands.and(count),
            Some(_) | None => {
                moves::to_personal_bank(self.setup, colour, count);
                moves::gain_warbands(self.setup, colour, count);
            }
        }
    }

    /// Every player burns all secrets but one; the user keeps the one placed here.
    fn ancient_binding(&mut self) {
        let (by, this) = (self.by, What::Known(self.card));
        let (faceup, facedown) = (&self.chosen.keeping, &self.chosen.removing);
        let mixed = |it: &&Player| it.colour != by && it.secrets.0 > 0 && it.secrets_facedown.0 > 0;
        let choosers: Vec<Colour> = self.setup.players.iter().filter(mixed).map(|it| it.colour).collect();
        for colour in &choosers {
            self.ruling.ask_leave(*colour);
        }
        if choosers.iter().any(|colour| !faceup.contains(colour) && !facedown.contains(colour)) {
            return self.ask("keeping|removing COLOUR,...");
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
        for card in sites.chain(players).filter(|it| it.what != this) {
            card.secrets = Secrets::NONE;
        }
    }

    /// Discards a denizen at another site and moves there.
    fn roving_terror(&mut self) {
        let (here, this) = (self.here(), What::Known(self.card));
        let sites: Vec<Slot> = self.setup.sites.iter().filter(|site| !site.facedown).map(|site| site.slot).collect();
        let mut among = Vec::new();
        for slot in sites.into_iter().filter(|slot| here != Some(Place::Site(*slot))) {
            among.extend(self.at(slot, Cards::Denizens));
        }
        let Some((there, what)) = self.one_of(&among, 0, "discarding CARD") else { return };
        self.discard_one(there, &what);
        if let Some(card) = here.and_then(|here| self.lift(here, &this)) {
            self.lay(there, card);
        }
    }

    /// Moves the user's warbands among board and ruled sites: so many stand at each site that is named, the rest on the board. For
    /// an Imperial player all purple warbands at sites are theirs §6.6.3.
    fn redistribute(&mut self) {
        let Some(player) = self.table.position.player(self.by) else { return };
        let Some(kind) = player.warband_colour() else { return self.needs(Missing::Role(self.by)) };
        if self.chosen.places().is_empty() {
            return match self.sites_of(self.by) {
                Ok(sites) if sites.is_empty() => self.in_vain(),
                Ok(_) | Err(_) => self.ask("placing N SITE,..."),
            };
        }
        for (count, place) in self.chosen.places() {
            let Named::Site(slot) = place else { continue };
            if self.table.rules(self.by, slot) != Some(true) {
                self.object(Matter::DoesNotRule { site: slot });
                continue;
            }
            let wanted = Warbands(count.unwrap_or(1));
            // With the Bandit Crown the bandits are left §7.6.5.
            if wanted == Warbands::NONE && self.table.position.bandits_serve() != Some(kind) {
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
                player.warbands = player.warbands.and(there);
            }
        }
        let placed: Warbands = self.chosen.places().iter().map(|(count, _)| Warbands(count.unwrap_or(1))).sum();
        let have = self.me().map_or(Warbands::NONE, |player| player.warbands);
        match have.less(placed) {
            None => self.object(Matter::NotEnoughWarbands { need: placed, have }),
            Some(left) => {
                if let Some(player) = moves::player(self.setup, self.by) {
                    player.warbands = left;
                }
            }
        }
    }
}

fn size(pile: &Pile) -> u8 {
    match pile {
        Pile::Count(count) => *count,
        Pile::Cards(cards) => u8::try_from(cards.len()).unwrap_or(u8::MAX),
    }
}
