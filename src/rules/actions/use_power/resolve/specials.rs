//! The powers that have a rule of their own, by the name of the card: Action powers §7.3.2 and When Played powers §7.3.3. Each
//! method names its card in its documentation.

use crate::{
    cards::{
        Special::{
            self, ActingTroupe, AncientPact, BanditChief, BanditCrown, Blackmail, BookBurning, BookOfRecords, Bracken, Brutal,
            Conspiracy, CrackedHorn, Dissent, FalseProphet, FamilyWagon, ForestTemple, Garrison, GiantPython, GrandMask,
            GreatSpire, HallOfMockery, InitiationRite, Jinx, KeyToTheCity, LandWarden, MagiciansCode, Marriage, MasterOfDisguise,
            MountainGiant, NarrowPass, Pilgrimage, Pressgangs, RelicHunter, RelicThief, Revelation, Riots, SaltTheEarth,
            SecondWind, ShroudedWood, Slander, SqualidDistrict, StickyFire, TheGathering, VowOfKinship, VowOfRenewal,
            VowOfSilence, VowOfUnion, WildMounts,
        },
        effect::Cards,
    },
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Matter, NeededChoice},
    },
};

impl Resolution<'_, '_> {
    /// Resolves what comes before the effects of the card; returns whether there is anything.
    pub(crate) fn resolve_first(&mut self) -> bool {
        let gathers = self.card.0.special == Some(Special::TheGathering);
        if gathers {
            self.the_gathering();
        } else if !self.chosen.then.is_empty() {
            self.object(Matter::NothingToChoose);
        }
        gathers
    }

    /// Resolves the When Played power of a card with a rule of its own.
    pub(crate) fn when_played_special(&mut self) {
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
                self.discard_all(Cards::Denizens, |slot| Some(slot) == at);
            }
            Some(Special::TheGathering | Special::Conspiracy) => {}
            Some(_) | None => self.unsupported(),
        }
    }

    /// Resolves the Action power of a card with a rule of its own.
    pub(crate) fn action_special(&mut self) {
        match self.card.0.special {
            Some(Special::EndActPhase) => self.end_act_phase(),
            Some(Special::BloodPact) => self.blood_pact(),
            Some(Special::PlagueEngines) => self.plague_engines(),
            Some(Special::ARoundOfAle) => self.a_round_of_ale(),
            Some(Special::BrokenForge) => self.broken_forge(),
            Some(Special::Convoys) => self.convoys(),
            Some(Special::AncientBinding) => self.ancient_binding(),
            Some(Special::RovingTerror) => self.roving_terror(),
            Some(Special::RedistributeWarbands) => self.redistribute_warbands(),
            Some(Special::BrassHorse) => self.brass_horse(),
            Some(Special::Palanquin) => self.palanquin(),
            Some(Special::Whistle) => self.whistle(),
            Some(Special::WitchsBargain) => self.witchs_bargain(),
            Some(Special::Oracle) => self.oracle(),
            Some(Special::SkeletonKey) => self.skeleton_key(),
            Some(Special::Inquisitor) => self.inquisitor(),
            Some(Special::FallenSpire) => self.fallen_spire(),
            Some(Special::GamblingHall) => self.gambling_hall(),
            Some(Special::TheGrandScepter) => self.ask(NeededChoice::ScepterAction),
            Some(Special::ObsidianCage) => self.obsidian_cage(),
            Some(Special::PiedPiper) | None => {}
            // Ruled on where they matter, not when they are used.
            Some(
                ActingTroupe | AncientPact | BanditChief | BanditCrown | Blackmail | BookBurning | BookOfRecords | Bracken
                | Brutal | Conspiracy | CrackedHorn | Dissent | FalseProphet | FamilyWagon | ForestTemple | Garrison
                | GiantPython | GrandMask | GreatSpire | HallOfMockery | InitiationRite | Jinx | KeyToTheCity | LandWarden
                | MagiciansCode | Marriage | MasterOfDisguise | MountainGiant | NarrowPass | Pilgrimage | Pressgangs
                | RelicHunter | RelicThief | Revelation | Riots | SaltTheEarth | SecondWind | ShroudedWood | Slander
                | SqualidDistrict | StickyFire | TheGathering | VowOfKinship | VowOfRenewal | VowOfSilence | VowOfUnion
                | WildMounts,
            ) => self.unsupported(),
        }
    }
}
