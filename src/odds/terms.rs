//! The terms of a fight: a [`Fight`] with its changes applied, in the order of the Law.
//!
//! Dice change before the roll §5.5.3, the pool is halved last; then what faces count for §5.5.4–5.5.5, and who dies §5.5.6.
//! How a given roll ends is decided in `settle`.

use super::change::Change;
use super::fight::{Fight, FightError, MOST_DICE, MOST_WARBANDS, PoolSizes, Side};

/// A fight ready to be rolled.
#[derive(Clone, Debug)]
pub(super) struct Terms {
    pub(super) attack_dice: u32,
    pub(super) defense_dice: u32,
    pub(super) attacker: Army,
    pub(super) defender: Army,
    pub(super) faces: Faces,
    /// What each sacrificed warband adds; 0 when none may be sacrificed.
    pub(super) sacrifice: u32,
    /// Who wins outright.
    pub(super) decided: Option<Side>,
    pub(super) rerolls: Rerolls,
}

/// The warbands of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Army {
    /// All of them, those in reserve included.
    pub(super) size: u32,
    /// Those who die before the roll.
    pub(super) lost_before: u32,
    /// Those in the fight who can die.
    pub(super) mortal: u32,
    /// Those in the fight who cannot die.
    pub(super) undying: u32,
    /// Those outside the fight who can die by skulls and sacrifice, after the others.
    pub(super) reserve: u32,
    /// Who dies by defeat.
    pub(super) defeat_losses: DefeatLosses,
    /// Whether the dead are lost, not healed.
    pub(super) dead_are_lost: bool,
    /// Whether they are healed in victory.
    pub(super) healed_in_victory: bool,
}

/// Who dies by defeat §5.5.6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DefeatLosses {
    Half,
    None,
    All,
}

/// How much each face counts for; 0 when it is ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Faces {
    pub(super) hollow_pair: u32,
    pub(super) two_swords: u32,
    pub(super) skull: u32,
    pub(super) attack_times: u32,
    pub(super) one_shield: u32,
    pub(super) two_shields: u32,
}

/// Which pools may be rerolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rerolls {
    pub(super) attack: bool,
    pub(super) defense: bool,
}

/// Returns the sum of all changes of one kind.
macro_rules! total {
    ($fight:expr, $kind:ident) => {
        $fight.changes.iter().map(|change| if let Change::$kind(count) = change { u64::from(*count) } else { 0 }).sum::<u64>()
    };
}

impl Terms {
    /// Applies the changes to the fight.
    pub(super) fn new(fight: &Fight) -> Result<Self, FightError> {
        if let Some(&change) = fight.changes.iter().find(|change| !change.in_range()) {
            return Err(FightError::OutOfRange(change));
        }
        let has = |change| fight.changes.contains(&change);
        let faces = |ignore, worth| if has(ignore) { 0 } else { worth };
        let no_losses = has(Change::NoLosses);
        let decided = [(Change::AttackerWins, Side::Attacker), (Change::DefenderWins, Side::Defender)];
        let decided = decided.into_iter().find(|(change, _)| has(*change)).map(|(_, side)| side);
        let (attack_dice, defense_dice) = pools(fight, has(Change::HalveAttack))?;
        let rolled = |dice| if decided.is_some() { 0 } else { dice };
        Ok(Self {
            attack_dice: rolled(attack_dice),
            defense_dice: rolled(defense_dice),
            attacker: Army::new(fight, Side::Attacker)?,
            defender: Army::new(fight, Side::Defender)?,
            faces: Faces {
                hollow_pair: faces(Change::IgnoreHollowSwords, 1),
                two_swords: faces(Change::IgnoreDoubleSwords, 2),
                skull: if no_losses { 0 } else { faces(Change::IgnoreSkulls, 1) },
                attack_times: if has(Change::DoubleAttack) { 2 } else { 1 },
                one_shield: faces(Change::IgnoreSingleShields, 1),
                two_shields: faces(Change::IgnoreDoubleShields, 2),
            },
            sacrifice: if no_losses || has(Change::NoSacrifice) { 0 } else { sacrifice_worth(&fight.changes) },
            decided,
            rerolls: Rerolls { attack: has(Change::RerollAttack), defense: has(Change::RerollDefense) },
        })
    }
}

impl Army {
    fn new(fight: &Fight, side: Side) -> Result<Self, FightError> {
        let has = |change| fight.changes.contains(&change);
        let (came, more, lost, bandits, reserve) = match side {
            Side::Attacker => (
                fight.force,
                total!(fight, MoreForce),
                total!(fight, AttackersLost),
                total!(fight, BanditForce),
                total!(fight, Reserve),
            ),
            Side::Defender => {
                (fight.defenders, total!(fight, MoreDefenders), total!(fight, DefendersLost), total!(fight, BanditDefenders), 0)
            }
        };
        let (spared, doomed, healed) = match side {
            Side::Attacker => (Change::AttackersSpared, Change::AttackersDoomed, Change::AttackersHealed),
            Side::Defender => (Change::DefendersSpared, Change::DefendersDoomed, Change::DefendersHealed),
        };
        let warbands = u64::from(came.0) + more + reserve;
        let size = u32::try_from(warbands).ok().filter(|&size| size <= MOST_WARBANDS.0);
        let size = size.ok_or(FightError::TooManyWarbands { side, warbands })?;
        let reserve = at_most(reserve, size);
        let all = size - reserve;
        let all_bandits = side == Side::Defender && has(Change::Bandits);
        let undying = if all_bandits { all } else { at_most(bandits, all) };
        let no_losses = has(Change::NoLosses);
        let lost_before = if no_losses { 0 } else { at_most(lost, all - undying) };
        let defeat_losses = if no_losses || has(spared) {
            DefeatLosses::None
        } else if has(doomed) {
            DefeatLosses::All
        } else {
            DefeatLosses::Half
        };
        let mortal = all - undying - lost_before;
        let (dead_are_lost, healed_in_victory) = (!has(healed), side == Side::Defender && has(Change::VictorsHealed));
        Ok(Self { size, lost_before, mortal, undying, reserve, defeat_losses, dead_are_lost, healed_in_victory })
    }

    /// Returns how many can die by skulls and sacrifice.
    pub(super) const fn expendable(&self) -> u32 {
        self.mortal + self.reserve
    }

    /// Returns how many die by defeat, of `mortal` who still can. Those who cannot die count towards the half.
    pub(super) const fn dead_by_defeat(&self, mortal: u32) -> u32 {
        match self.defeat_losses {
            DefeatLosses::None => 0,
            DefeatLosses::All => mortal,
            DefeatLosses::Half => {
                let half = u32::midpoint(mortal, self.undying);
                if half < mortal { half } else { mortal }
            }
        }
    }

    /// Returns how many are lost when `dead` die in the fight.
    pub(super) const fn lost(&self, dead: u32) -> u32 {
        if self.dead_are_lost { self.lost_before + dead } else { 0 }
    }
}

/// Returns the pools that are rolled: dice added and removed, then halved §5.5.3.
fn pools(fight: &Fight, halved: bool) -> Result<(u32, u32), FightError> {
    let pool = |side, dice: i64| match u32::try_from(dice) {
        Ok(count) if count <= MOST_DICE.0 => Ok(count),
        Ok(_) | Err(_) => Err(FightError::TooManyDice { side, dice }),
    };
    let (attack, mut defense) = (i64::from(fight.attack_dice.0), i64::from(fight.defense_dice.0));
    pool(Side::Attacker, attack)?;
    pool(Side::Defender, defense)?;
    let mut added = 0;
    for &change in &fight.changes {
        if let Change::AttackDice(difference) = change {
            added += i64::from(difference);
        } else if let Change::DefenseDice(difference) = change {
            defense += i64::from(difference);
        }
    }
    let changed = PoolSizes { attack, defense }.with_attack_dice(added);
    let attack = pool(Side::Attacker, changed.attack)?;
    let defense = pool(Side::Defender, changed.defense.max(0))?;
    Ok((if halved { attack / 2 } else { attack }, defense))
}

fn sacrifice_worth(changes: &[Change]) -> u32 {
    let worth = |&change: &Change| if let Change::SacrificeWorth(worth) = change { Some(worth) } else { None };
    changes.iter().filter_map(worth).max().unwrap_or(1)
}

fn at_most(count: u64, most: u32) -> u32 {
    u32::try_from(count).map_or(most, |count| count.min(most))
}
