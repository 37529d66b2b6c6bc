//! Warbands outside the attacking force §5.5.5. The Polish printing does not name the force where skulls kill and warbands are
//! sacrificed (D25), so there those at sites count too, once the board has no more or where the attacker says so.

use super::{ROLL_ATTACK, ending::Ending, pools::Pools, sides::Sides};
use crate::{
    game::{Role, Setup, Slot, Warbands},
    law::{Cited, Lang},
    rules::{
        action::{Fighting, Stands},
        matter::Matter,
        moves,
        ruling::Ruling,
    },
};

impl Sides<'_, '_> {
    /// Returns the attacker's warbands at sites, where they count. Purple ones are the Chancellor's, not a Citizen's.
    fn reserve(&self) -> Vec<(Slot, Warbands)> {
        let kind = self.attacker.warband_colour().filter(|_| self.attacker.role != Some(Role::Citizen));
        let sites = self.table.position.sites.iter();
        let own = sites.flat_map(|site| site.warbands.iter().map(move |(colour, count)| (site.slot, *colour, *count)));
        let own: Vec<(Slot, Warbands)> =
            own.filter(|(_, colour, _)| Some(*colour) == kind).map(|(slot, _, count)| (slot, count)).collect();
        if own.is_empty() || !self.table.follows("D25", Lang::Pl) { Vec::new() } else { own }
    }

    /// Adds the warbands outside the force to what the attacker can lose; those that have joined it are in it.
    pub fn reserve_words(&self, pools: &mut Pools) {
        let count: Warbands = self.reserve().iter().map(|(_, count)| *count).sum();
        if count != Warbands::NONE && pools.joined == Warbands::NONE {
            pools.changes.push(Cited::new(format!("reserve={count}"), ROLL_ATTACK));
        }
    }

    /// Returns the named losses that are not the attacker's own at sites.
    pub fn defending_losses(&self, fighting: &Fighting) -> Vec<(Stands, Warbands)> {
        let reserve = self.reserve();
        let own = |at: Stands| reserve.iter().any(|(slot, _)| at == Stands::Site(*slot));
        fighting.losing.iter().copied().filter(|(at, _)| !own(*at)).collect()
    }

    /// Returns the attacker's dead at sites: those that are named, or else those for whom the board is too small.
    fn dead_elsewhere(&self, fighting: &Fighting, lost: Warbands) -> Vec<(Slot, Warbands)> {
        let reserve = self.reserve();
        let named = |slot: Slot| -> Warbands {
            fighting.losing.iter().filter(|(at, _)| *at == Stands::Site(slot)).map(|(_, count)| *count).sum()
        };
        let named: Vec<(Slot, Warbands)> = reserve.iter().map(|(slot, _)| (*slot, named(*slot))).collect();
        if named.iter().any(|(_, count)| *count != Warbands::NONE) {
            return named;
        }
        let beyond = lost.less(self.attacker.warbands).unwrap_or(Warbands::NONE);
        reserve.first().map(|(slot, count)| (*slot, beyond.min(*count))).into_iter().collect()
    }

    /// Returns how many of the attacker's dead were on the board.
    pub fn dead_on_board(&self, fighting: &Fighting, lost: Warbands) -> Warbands {
        let elsewhere: Warbands = self.dead_elsewhere(fighting, lost).iter().map(|(_, count)| *count).sum();
        lost.less(elsewhere).unwrap_or(Warbands::NONE)
    }

    /// Rules on where the attacker's dead were. In defeat half of the force dies, so only those beyond the board are elsewhere.
    pub fn may_lose_own(&self, fighting: &Fighting, ending: Ending, ruling: &mut Ruling) {
        let (reserve, lost) = (self.reserve(), ending.attacker_lost);
        let least = lost.less(self.attacker.warbands).unwrap_or(Warbands::NONE);
        let named = fighting.losing.len() > self.defending_losses(fighting).len();
        if !named {
            if least != Warbands::NONE && reserve.len() > 1 {
                ruling.choices.push("losing N from SITE|COLOUR,...");
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
    pub fn kill_elsewhere(&self, setup: &mut Setup, fighting: &Fighting, lost: Warbands) {
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
