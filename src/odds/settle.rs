//! How a given roll ends §5.5.4–5.5.6: attack and defense, skulls, sacrifice, verdict, the dead.
//!
//! The only place with the rules for a roll; `evaluate` and `reroll` apply it to all rolls of both pools.

use super::aim::Aim;
use super::dice::{AttackShown, DefenseShown};
use super::fight::{Side, Warbands};
use super::outcome::{Outcome, Verdict};
use super::terms::{Faces, Terms};

/// The ending of a roll, with the losses of the attacking force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Settled {
    pub(super) verdict: Verdict,
    /// Killed by skulls.
    pub(super) killed: u32,
    /// Sacrificed.
    pub(super) sacrificed: u32,
    /// Dead by defeat.
    pub(super) beaten: u32,
    /// All of the attacker's losses, those before the roll too, unless the dead are healed.
    pub(super) lost: u32,
}

impl Faces {
    /// Returns the swords an attack roll counts for §5.5.5.
    pub(super) const fn attack(&self, shown: AttackShown) -> u32 {
        self.full_swords(shown) + self.paired_swords(shown)
    }

    /// Returns the full swords an attack roll counts for.
    pub(super) const fn full_swords(&self, shown: AttackShown) -> u32 {
        (shown.swords + shown.skulls * self.two_swords) * self.attack_times
    }

    /// Returns the hollow swords an attack roll counts for: a die that counts twice is a pair by itself.
    pub(super) const fn hollow_swords(&self, shown: AttackShown) -> u32 {
        shown.hollow * self.attack_times
    }

    /// Returns the swords that hollow ones make in pairs.
    pub(super) const fn paired_swords(&self, shown: AttackShown) -> u32 {
        self.hollow_swords(shown) / 2 * self.hollow_pair
    }

    /// Returns the skulls an attack roll counts for.
    pub(super) const fn skulls(&self, shown: AttackShown) -> u32 {
        shown.skulls * self.skull * self.attack_times
    }

    /// Returns the shields a defense roll counts for before doubling.
    pub(super) const fn shields(&self, shown: DefenseShown) -> u32 {
        shown.singles * self.one_shield + shown.pairs * self.two_shields
    }
}

impl Terms {
    /// Returns how a roll of so many swords, skulls and (doubled) shields ends, for an attacker of that aim.
    pub(super) fn settle(&self, aim: Aim, attack: u32, skulls: u32, shields: u64) -> Settled {
        let killed = skulls.min(self.attacker.expendable());
        let left = self.attacker.expendable() - killed;
        let beaten = self.attacker.dead_by_defeat(self.attacker.mortal.saturating_sub(killed));
        let won = Settled { verdict: Verdict::Won, killed, sacrificed: 0, beaten: 0, lost: self.attacker.lost(killed) };
        let lost = self.attacker.lost(killed + beaten);
        let defeat = Settled { verdict: Verdict::Lost, beaten, lost, ..won };
        match self.decided {
            Some(Side::Attacker) => return won,
            Some(Side::Defender) => return defeat,
            None => {}
        }
        let defense = shields + u64::from(self.defenders());
        if u64::from(attack) > defense {
            return won;
        }
        let Some(sacrificed) = self.sacrifice_needed(defense + 1 - u64::from(attack), left) else {
            return defeat;
        };
        let lost = self.attacker.lost(killed + sacrificed);
        let size = self.attacker.size;
        if aim.sacrifices(size - lost, size - defeat.lost) {
            Settled { verdict: Verdict::WonBySacrifice, sacrificed, lost, ..won }
        } else {
            defeat
        }
    }

    /// Returns the warbands that add to the defense.
    pub(super) const fn defenders(&self) -> u32 {
        self.defender.mortal + self.defender.undying
    }

    /// Returns how many must be sacrificed to raise the attack by `need`, never one more §9.5, if `mortal` suffice.
    fn sacrifice_needed(&self, need: u64, mortal: u32) -> Option<u32> {
        let reach = u64::from(mortal) * u64::from(self.sacrifice);
        let need = u32::try_from(need).ok().filter(|&need| u64::from(need) <= reach)?;
        Some(if self.sacrifice == 1 { need } else { need.div_ceil(self.sacrifice) })
    }

    /// Returns the outcome for both sides.
    pub(super) fn outcome(&self, verdict: Verdict, lost: u32) -> Outcome {
        let dead = if verdict.is_won() { self.defender.dead_by_defeat(self.defender.mortal) } else { 0 };
        let healed = self.defender.healed_in_victory && !verdict.is_won();
        Outcome {
            verdict,
            attacker_lost: Warbands(lost),
            attacker_left: Warbands(self.attacker.size - lost),
            defender_lost: Warbands(if healed { 0 } else { self.defender.lost(dead) }),
        }
    }
}
