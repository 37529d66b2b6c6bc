//! An oracle that lists every roll and plays each campaign out by hand. It shares no code with the engine, and is slow and plain.

use std::collections::BTreeMap;

use lawspeaker::odds::{Aim, Change, Fight, Warbands};

/// `h` hollow sword, `s` sword, `k` two swords and a skull.
const ATTACK: [char; 6] = ['h', 'h', 'h', 's', 's', 'k'];
/// `.` blank, `1` one shield, `2` two shields, `x` doubler.
const DEFENSE: [char; 6] = ['.', '.', '1', '1', '2', 'x'];

/// Whether the attacker won, whether by sacrifice, what the attacker lost and what the defender lost.
pub type Ending = (bool, bool, u32, u32);
/// How many rolls come to each ending.
pub type Endings = BTreeMap<Ending, u128>;
/// Rolls that show the same faces, whatever the order, and how many they are.
type Rolls = Vec<(Vec<char>, u128)>;

/// Lists all `6^count` rolls of a die, gathering those that differ only in order.
fn list(faces: [char; 6], count: u32) -> Rolls {
    let mut rolls = BTreeMap::new();
    for roll in 0..6_usize.pow(count) {
        let mut shown: Vec<char> = (0..count).map(|die| faces[roll / 6_usize.pow(die) % 6]).collect();
        shown.sort_unstable();
        *rolls.entry(shown).or_insert(0) += 1;
    }
    rolls.into_iter().collect()
}

/// The rolls of up to `most` dice of each kind.
pub struct Oracle {
    attack: Vec<Rolls>,
    defense: Vec<Rolls>,
}

impl Oracle {
    pub fn new(most: u32) -> Self {
        let all = |faces| (0..=most).map(|count| list(faces, count)).collect();
        Self { attack: all(ATTACK), defense: all(DEFENSE) }
    }

    /// Returns the weight of every ending and the sum of all weights.
    pub fn endings(&self, fight: &Fight, aim: Aim) -> (Endings, u128) {
        let (attack_dice, defense_dice) = pools(fight);
        let (attack, defense) = (&self.attack[attack_dice], &self.defense[defense_dice]);
        let (attacks, defenses) = (total(attack), total(defense));
        let given: Vec<Endings> = defense.iter().map(|(shown, _)| given(fight, aim, attack, shown)).collect();
        let wins = |endings: &Endings| endings.iter().filter(|(ending, _)| ending.0).map(|(_, weight)| weight).sum::<u128>();
        let mean: u128 = defense.iter().zip(&given).map(|((_, weight), endings)| weight * wins(endings)).sum();
        let mut all = Endings::new();
        for ((_, first), endings) in defense.iter().zip(&given) {
            if has(fight, Change::RerollDefense) && wins(endings) * defenses > mean {
                for ((_, second), endings) in defense.iter().zip(&given) {
                    add(&mut all, endings, first * second);
                }
            } else {
                add(&mut all, endings, first * defenses);
            }
        }
        (all, attacks * attacks * defenses * defenses)
    }
}

/// Returns the endings against one defense roll, out of two attack rolls.
fn given(fight: &Fight, aim: Aim, attack: &Rolls, shown: &[char]) -> Endings {
    let ends: Vec<(Ending, u128)> = attack.iter().map(|(roll, weight)| (play(fight, aim, roll, shown), *weight)).collect();
    let second: u128 = ends.iter().map(|(ending, weight)| weight * worth(fight, aim, ending)).sum();
    let attacks = total(attack);
    let mut endings = Endings::new();
    for (ending, first) in &ends {
        if has(fight, Change::RerollAttack) && worth(fight, aim, ending) * attacks < second {
            for (ending, second) in &ends {
                *endings.entry(*ending).or_insert(0) += first * second;
            }
        } else {
            *endings.entry(*ending).or_insert(0) += first * attacks;
        }
    }
    endings
}

fn add(all: &mut Endings, endings: &Endings, times: u128) {
    for (ending, weight) in endings {
        *all.entry(*ending).or_insert(0) += weight * times;
    }
}

fn total(rolls: &Rolls) -> u128 {
    rolls.iter().map(|(_, weight)| weight).sum()
}

fn has(fight: &Fight, change: Change) -> bool {
    fight.changes.contains(&change)
}

fn worth(fight: &Fight, aim: Aim, &(won, _, lost, _): &Ending) -> u128 {
    let left = force(fight) - lost;
    match aim {
        Aim::Win => u128::from(won),
        Aim::WinKeeping(Warbands(least)) => u128::from(won && left >= least),
        Aim::MostSurvivors => u128::from(left),
    }
}

/// Everyone whom the attacker can lose.
pub fn force(fight: &Fight) -> u32 {
    in_force(fight) + sum(fight, |change| if let Change::Reserve(n) = change { Some(*n) } else { None })
}

/// Everyone in the attacking force.
fn in_force(fight: &Fight) -> u32 {
    fight.force.0 + sum(fight, |change| if let Change::MoreForce(n) = change { Some(*n) } else { None })
}

/// Sums a number over all changes.
fn sum(fight: &Fight, of: fn(&Change) -> Option<u32>) -> u32 {
    fight.changes.iter().filter_map(of).sum()
}

/// Adds dice, then takes them away one by one.
pub fn pools(fight: &Fight) -> (usize, usize) {
    let (mut attack, mut defense) = (fight.attack_dice.0, fight.defense_dice.0);
    attack += sum(fight, |change| if let Change::AttackDice(by @ 0..) = change { Some(by.unsigned_abs()) } else { None });
    defense += sum(fight, |change| if let Change::DefenseDice(by @ 0..) = change { Some(by.unsigned_abs()) } else { None });
    for _ in 0..sum(fight, |change| if let Change::AttackDice(by @ ..0) = change { Some(by.unsigned_abs()) } else { None }) {
        if attack > 0 {
            attack -= 1;
        } else {
            defense += 1;
        }
    }
    for _ in 0..sum(fight, |change| if let Change::DefenseDice(by @ ..0) = change { Some(by.unsigned_abs()) } else { None }) {
        defense = defense.saturating_sub(1);
    }
    if has(fight, Change::HalveAttack) {
        attack /= 2;
    }
    let outright = has(fight, Change::AttackerWins) || has(fight, Change::DefenderWins);
    if outright { (0, 0) } else { (attack as usize, defense as usize) }
}

fn count(roll: &[char], face: char) -> u32 {
    roll.iter().map(|shown| u32::from(*shown == face)).sum()
}

fn shields(fight: &Fight, roll: &[char]) -> u32 {
    let mut shields = 0;
    if !has(fight, Change::IgnoreSingleShields) {
        shields += count(roll, '1');
    }
    if !has(fight, Change::IgnoreDoubleShields) {
        shields += count(roll, '2') + count(roll, '2');
    }
    for _ in 0..count(roll, 'x') {
        shields *= 2;
    }
    shields
}

/// Returns the swords and the skulls that kill.
fn swords_and_skulls(fight: &Fight, roll: &[char]) -> (u32, u32) {
    if has(fight, Change::DoubleAttack) {
        // As if every die had been rolled twice, with the same result.
        let once: Vec<Change> = fight.changes.iter().copied().filter(|change| *change != Change::DoubleAttack).collect();
        return swords_and_skulls(&Fight { changes: once, ..fight.clone() }, &[roll, roll].concat());
    }
    let mut swords = count(roll, 's');
    let mut skulls = count(roll, 'k');
    if !has(fight, Change::IgnoreDoubleSwords) {
        swords += skulls + skulls;
    }
    if !has(fight, Change::IgnoreHollowSwords) {
        swords += count(roll, 'h') / 2;
    }
    if has(fight, Change::IgnoreSkulls) || has(fight, Change::NoLosses) {
        skulls = 0;
    }
    (swords, skulls)
}

/// Plays one campaign out.
pub fn play(fight: &Fight, aim: Aim, attack: &[char], defense: &[char]) -> Ending {
    let is = |change| has(fight, change);
    let (defenders, _, _) = defending(fight);
    let defense = shields(fight, defense) + defenders;
    let (swords, mut killing) = swords_and_skulls(fight, attack);
    let bandits = sum(fight, |change| if let Change::BanditForce(n) = change { Some(*n) } else { None }).min(in_force(fight));
    let mut mortal = in_force(fight) - bandits;
    let mut reserve = force(fight) - in_force(fight);
    let mut dead = 0;
    let before = if is(Change::NoLosses) {
        0
    } else {
        sum(fight, |change| if let Change::AttackersLost(n) = change { Some(*n) } else { None })
    };
    for _ in 0..before.min(mortal) {
        mortal -= 1;
        dead += 1;
    }
    while mortal + reserve > 0 && killing > 0 {
        killing -= 1;
        if mortal > 0 {
            mortal -= 1;
        } else {
            reserve -= 1;
        }
        dead += 1;
    }
    let beaten = if is(Change::NoLosses) || is(Change::AttackersSpared) {
        0
    } else if is(Change::AttackersDoomed) {
        mortal
    } else {
        mortal.min(u32::midpoint(mortal, bandits))
    };
    let counted = |dead: u32| if is(Change::AttackersHealed) { 0 } else { dead };
    let may_sacrifice = !is(Change::NoSacrifice) && !is(Change::NoLosses);
    let worths = fight.changes.iter().filter_map(|change| if let Change::SacrificeWorth(n) = change { Some(*n) } else { None });
    let each = worths.max().unwrap_or(1);
    let enough = (0..=if may_sacrifice { mortal + reserve } else { 0 }).find(|count| swords + count * each > defense);
    let wanted = enough.filter(|&count| {
        let (won, lost) = (force(fight) - counted(dead + count), force(fight) - counted(dead + beaten));
        count == 0 || aim == Aim::Win || aim == Aim::MostSurvivors && won >= lost || keeps(aim, won)
    });
    let sacrificed = if is(Change::AttackerWins) {
        Some(0)
    } else if is(Change::DefenderWins) {
        None
    } else {
        wanted
    };
    match sacrificed {
        Some(count) => (true, count > 0, counted(dead + count), defender_dead(fight, true)),
        None => (false, false, counted(dead + beaten), defender_dead(fight, false)),
    }
}

fn keeps(aim: Aim, left: u32) -> bool {
    if let Aim::WinKeeping(Warbands(least)) = aim { left >= least } else { false }
}

fn defender_dead(fight: &Fight, attacker_won: bool) -> u32 {
    let (fighting, mut dead, mortal) = defending(fight);
    if attacker_won && !has(fight, Change::NoLosses) && !has(fight, Change::DefendersSpared) {
        dead += if has(fight, Change::DefendersDoomed) { mortal } else { mortal.min(fighting / 2) };
    }
    let healed = has(fight, Change::DefendersHealed) || has(fight, Change::VictorsHealed) && !attacker_won;
    if healed { 0 } else { dead }
}

/// Returns the defenders in the fight, the dead before it, and those in the fight who can die.
fn defending(fight: &Fight) -> (u32, u32, u32) {
    let more = sum(fight, |change| if let Change::MoreDefenders(n) = change { Some(*n) } else { None });
    let lost = sum(fight, |change| if let Change::DefendersLost(n) = change { Some(*n) } else { None });
    let bandits = sum(fight, |change| if let Change::BanditDefenders(n) = change { Some(*n) } else { None });
    let all = fight.defenders.0 + more;
    let bandits = if has(fight, Change::Bandits) { all } else { bandits.min(all) };
    let lost = if has(fight, Change::NoLosses) { 0 } else { lost.min(all - bandits) };
    (all - lost, lost, all - bandits - lost)
}
