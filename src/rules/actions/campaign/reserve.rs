//! Warbands outside the attacking force §5.5.5. The Polish printing does not name the force where skulls kill and warbands are
//! sacrificed (D25), so there those at sites count too, once the board has no more or where the attacker says so.

use crate::{
    game::{Role, Setup, Slot, Warbands},
    law::{Cited, DivergenceId::D25, Printing},
    odds::Change,
    rules::{
        actions::campaign::{
            ROLL_ATTACK,
            ending::{Ending, LOSING},
            pools::Pools,
            sides::Sides,
        },
        base::{Matter, Ruling},
        request::{Fighting, Stands},
        state::moves,
    },
};

impl Sides<'_, '_> {
    /// Returns the attacker's warbands at sites, where they count and have not joined the force. Purple ones are the
    /// Chancellor's, not a Citizen's.
    pub fn reserve(&self, fighting: &Fighting) -> Vec<(Slot, Warbands)> {
        let kind = self.attacker.warband_colour().filter(|_| self.attacker.role != Some(Role::Citizen));
        let sites = self.table.position.sites.iter();
        let own = sites.flat_map(|site| site.warbands.iter().map(move |(colour, count)| (site.slot, *colour, *count)));
        let own: Vec<(Slot, Warbands)> =
            own.filter(|(_, colour, _)| Some(*colour) == kind).map(|(slot, _, count)| (slot, count)).collect();
        let own: Vec<(Slot, Warbands)> =
            own.into_iter().filter(|(slot, _)| self.joins_from(*slot, fighting) == Warbands::NONE).collect();
        if own.is_empty() || !self.table.follows(D25, Printing::Pl) { Vec::new() } else { own }
    }

    /// Adds the warbands outside the force to what the attacker can lose; those that have joined it are in it.
    pub fn reserve_words(&self, fighting: &Fighting, pools: &mut Pools) {
        let count: Warbands = self.reserve(fighting).iter().map(|(_, count)| *count).sum();
        if count != Warbands::NONE {
            pools.changes.push(Cited::new(Change::Reserve(count.0.into()), ROLL_ATTACK));
        }
    }

    /// Returns the attacker's dead at sites: those that are named, or else those for whom the board is too small.
    fn dead_elsewhere(&self, fighting: &Fighting, lost: Warbands) -> Vec<(Slot, Warbands)> {
        let reserve = self.reserve(fighting);
        let named = |slot: Slot| -> Warbands {
            fighting.losing.iter().filter(|(at, _)| *at == Stands::Site(slot)).map(|(_, count)| *count).sum()
        };
        let named: Vec<(Slot, Warbands)> = reserve.iter().map(|(slot, _)| (*slot, named(*slot))).collect();
        if named.iter().any(|(_, count)| *count != Warbands::NONE) {
            return named;
        }
        let beyond = lost.less(self.mortal_force(&self.pools(fighting))).unwrap_or(Warbands::NONE);
        reserve.first().map(|(slot, count)| (*slot, beyond.min(*count))).into_iter().collect()
    }

    /// Returns how many of the attacker's dead were in the force.
    pub fn dead_in_force(&self, fighting: &Fighting, lost: Warbands) -> Warbands {
        let elsewhere: Warbands = self.dead_elsewhere(fighting, lost).iter().map(|(_, count)| *count).sum();
        lost.less(elsewhere).unwrap_or(Warbands::NONE)
    }

    /// Rules on where the attacker's dead were. In defeat half of the force dies, so only those beyond the board are elsewhere.
    pub fn may_lose_reserve(&self, fighting: &Fighting, ending: Ending, ruling: &mut Ruling) {
        let (reserve, lost) = (self.reserve(fighting), ending.attacker_dead);
        let least = lost.less(self.mortal_force(&self.pools(fighting))).unwrap_or(Warbands::NONE);
        let named = fighting.losing.iter().any(|(at, _)| reserve.iter().any(|(slot, _)| *at == Stands::Site(*slot)));
        if !named {
            if least != Warbands::NONE && reserve.len() > 1 {
                ruling.choices.push(LOSING);
            }
            return;
        }
        let dead = self.dead_elsewhere(fighting, lost);
        let elsewhere: Warbands = dead.iter().map(|(_, count)| *count).sum();
        let fits = dead.iter().all(|(slot, count)| reserve.iter().any(|(at, there)| at == slot && count <= there));
        let most = if ending.won { lost } else { least };
        if !fits || elsewhere < least || elsewhere > most {
            ruling.object(Matter::OwnLosses { least, most }, [ROLL_ATTACK]);
        }
    }

    /// Kills the attacker's dead at sites §10/kill.
    pub fn kill_reserve(&self, setup: &mut Setup, fighting: &Fighting, lost: Warbands) {
        let Some(kind) = self.attacker.warband_colour() else { return };
        for (slot, dead) in self.dead_elsewhere(fighting, lost) {
            let Some(site) = moves::site(setup, slot) else { continue };
            let Some((_, there)) = site.warbands.iter_mut().find(|(colour, _)| *colour == kind) else { continue };
            let dead = dead.min(*there);
            *there = there.less(dead).unwrap_or(Warbands::NONE);
            site.warbands.retain(|(_, count)| *count != Warbands::NONE);
            moves::to_personal_bank(setup, kind, dead);
        }
    }
}
