//! Warbands outside the attacking force §5.5.5. The Polish printing does not name the force where skulls kill and warbands are
//! sacrificed (D25), so there those at sites count too, once the board has no more or where the attacker says so.

use crate::{
    game::{Setup, Slot, Warbands},
    rules::{
        actions::campaign::{
            ROLL_ATTACK,
            aftermath::{Aftermath, LOSING},
        },
        base::{Matter, Ruling},
        request::Stands,
        state::moves,
    },
};

impl Aftermath<'_, '_> {
    /// Returns the attacker's dead at sites: those that are named, or else those for whom the board is too small.
    fn dead_elsewhere(&self, lost: Warbands) -> Vec<(Slot, Warbands)> {
        let reserve = self.campaign.reserve();
        let named = |slot: Slot| -> Warbands {
            self.choices.losing.iter().filter(|(at, _)| *at == Stands::Site(slot)).map(|(_, count)| *count).sum()
        };
        let named: Vec<(Slot, Warbands)> = reserve.iter().map(|(slot, _)| (*slot, named(*slot))).collect();
        if named.iter().any(|(_, count)| *count != Warbands::NONE) {
            return named;
        }
        let beyond = lost.less(self.mortal_force()).unwrap_or(Warbands::NONE);
        reserve.first().map(|(slot, count)| (*slot, beyond.min(*count))).into_iter().collect()
    }

    /// Returns how many of the attacker's dead were in the force.
    pub(crate) fn dead_in_force(&self, lost: Warbands) -> Warbands {
        let elsewhere: Warbands = self.dead_elsewhere(lost).iter().map(|(_, count)| *count).sum();
        lost.less(elsewhere).unwrap_or(Warbands::NONE)
    }

    /// Rules on where the attacker's dead were. In defeat half of the force dies, so only those beyond the board are elsewhere.
    pub(crate) fn may_lose_reserve(&self, ruling: &mut Ruling) {
        let (reserve, lost) = (self.campaign.reserve(), self.ending.attacker_dead);
        let least = lost.less(self.mortal_force()).unwrap_or(Warbands::NONE);
        let named = self.choices.losing.iter().any(|(at, _)| reserve.iter().any(|(slot, _)| *at == Stands::Site(*slot)));
        if !named {
            if least != Warbands::NONE && reserve.len() > 1 {
                ruling.choices.push(LOSING);
            }
            return;
        }
        let dead = self.dead_elsewhere(lost);
        let elsewhere: Warbands = dead.iter().map(|(_, count)| *count).sum();
        let fits = dead.iter().all(|(slot, count)| reserve.iter().any(|(at, there)| at == slot && count <= there));
        let most = if self.ending.won { lost } else { least };
        if !fits || elsewhere < least || elsewhere > most {
            ruling.object(Matter::OwnLosses { least, most }, [ROLL_ATTACK]);
        }
    }

    /// Kills the attacker's dead at sites §10/kill.
    pub(crate) fn kill_reserve(&self, setup: &mut Setup, lost: Warbands) {
        let Some(kind) = self.campaign.attacker.warband_colour() else { return };
        for (slot, dead) in self.dead_elsewhere(lost) {
            let Some(site) = moves::site(setup, slot) else { continue };
            let Some((_, there)) = site.warbands.iter_mut().find(|(colour, _)| *colour == kind) else { continue };
            let dead = dead.min(*there);
            *there = there.less(dead).unwrap_or(Warbands::NONE);
            site.warbands.retain(|(_, count)| *count != Warbands::NONE);
            moves::to_personal_bank(setup, kind, dead);
        }
    }
}
