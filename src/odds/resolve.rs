//! One roll resolved step by step, in the order of the Law §5.5.4–5.5.6.

use super::aim::Aim;
use super::dice::{AttackFace, AttackShown, DefenseFace, DefenseShown};
use super::fight::{Dice, Fight, FightError, Side, Warbands};
use super::outcome::{Outcome, Verdict};
use super::terms::Terms;

/// A step of the campaign; steps in which nothing happens are left out, except attack, defense and verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Warbands die before the roll.
    LostBefore {
        /// Whose.
        side: Side,
        /// How many.
        warbands: Warbands,
    },
    /// A side wins outright and nothing is rolled.
    Outright(Side),
    /// The shields that count, before doubling.
    Shields(u32),
    /// The doublers, and the shields they make.
    Doublers {
        /// How many doublers.
        count: u32,
        /// The shields after doubling.
        shields: u64,
    },
    /// The whole defense.
    Defense {
        /// The shields after doubling.
        shields: u64,
        /// The warbands added.
        defenders: Warbands,
        /// The sum.
        defense: u64,
    },
    /// Skulls, the warbands they kill, and the force left.
    Skulls {
        /// The skulls that count.
        skulls: u32,
        /// The warbands killed, never more than can die.
        killed: Warbands,
        /// The force that is left.
        left: Warbands,
    },
    /// The full swords that count, all of them twice if a card says so.
    Swords(u32),
    /// Hollow swords, and the swords their pairs make.
    HollowSwords {
        /// How many hollow swords, all of them twice if a card says so.
        hollow: u32,
        /// The swords they count for.
        swords: u32,
    },
    /// The whole attack roll.
    Attack(u32),
    /// The sacrifice, and the attack it makes.
    Sacrifice {
        /// The warbands sacrificed.
        warbands: Warbands,
        /// The attack with them.
        attack: u32,
    },
    /// Who is victorious, and how.
    Verdict(Verdict),
    /// The losses of the defeated side.
    Defeated {
        /// Who is defeated.
        side: Side,
        /// How many die.
        killed: Warbands,
    },
}

/// A roll resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolved {
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// How it ended.
    pub outcome: Outcome,
}

/// Why a roll cannot be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RollError {
    /// The fight itself cannot be evaluated.
    #[error(transparent)]
    Fight(#[from] FightError),
    /// The faces are not as many as the dice in the pool, after the changes of cards.
    #[error("{side}: {rolled} faces for {pool} dice")]
    WrongDice {
        /// Whose dice.
        side: Side,
        /// How many faces were given.
        rolled: usize,
        /// How many dice are in the pool.
        pool: Dice,
    },
}

/// Resolves one roll; a set that may be rolled again counts as given.
///
/// # Errors
/// The fight is too large, or the faces are not as many as the dice of [`pools`].
pub fn resolve(fight: &Fight, aim: Aim, attack: &[AttackFace], defense: &[DefenseFace]) -> Result<Resolved, RollError> {
    let terms = Terms::new(fight)?;
    check_dice(&terms, attack, defense)?;
    let mut steps = Vec::new();
    for (side, army) in [(Side::Attacker, &terms.attacker), (Side::Defender, &terms.defender)] {
        if army.lost_before > 0 {
            steps.push(Step::LostBefore { side, warbands: Warbands(army.lost_before) });
        }
    }
    if let Some(side) = terms.decided {
        steps.push(Step::Outright(side));
    } else {
        defense_steps(&terms, defense, &mut steps);
    }
    let outcome = attack_steps(&terms, aim, attack, count_shields(&terms, defense).1, &mut steps);
    Ok(Resolved { steps, outcome })
}

/// Returns the dice of both pools after the changes of cards: how many faces [`resolve`] takes.
///
/// # Errors
/// The fight is too large.
pub fn pools(fight: &Fight) -> Result<(Dice, Dice), FightError> {
    let terms = Terms::new(fight)?;
    Ok((Dice(terms.attack_dice), Dice(terms.defense_dice)))
}

fn defense_steps(terms: &Terms, defense: &[DefenseFace], steps: &mut Vec<Step>) {
    let (plain, shields) = count_shields(terms, defense);
    let count = DefenseShown::count(defense).doublers;
    if plain > 0 {
        steps.push(Step::Shields(plain));
    }
    if count > 0 {
        steps.push(Step::Doublers { count, shields });
    }
    let defenders = terms.defenders();
    steps.push(Step::Defense { shields, defenders: Warbands(defenders), defense: shields + u64::from(defenders) });
}

fn attack_steps(terms: &Terms, aim: Aim, roll: &[AttackFace], shields: u64, steps: &mut Vec<Step>) -> Outcome {
    let shown = AttackShown::count(roll);
    let (attack, skulls) = (terms.faces.attack(shown), terms.faces.skulls(shown));
    let settled = terms.settle(aim, attack, skulls, shields);
    if skulls > 0 {
        let left = (terms.attacker.mortal + terms.attacker.undying).saturating_sub(settled.killed);
        steps.push(Step::Skulls { skulls, killed: Warbands(settled.killed), left: Warbands(left) });
    }
    let swords = terms.faces.full_swords(shown);
    if swords > 0 {
        steps.push(Step::Swords(swords));
    }
    let hollow = terms.faces.hollow_swords(shown);
    if hollow > 0 {
        steps.push(Step::HollowSwords { hollow, swords: terms.faces.paired_swords(shown) });
    }
    if terms.decided.is_none() {
        steps.push(Step::Attack(attack));
    }
    if settled.sacrificed > 0 {
        let attack = attack + settled.sacrificed * terms.sacrifice;
        steps.push(Step::Sacrifice { warbands: Warbands(settled.sacrificed), attack });
    }
    steps.push(Step::Verdict(settled.verdict));
    let outcome = terms.outcome(settled.verdict, settled.lost);
    let (side, dead) = if settled.verdict.is_won() {
        (Side::Defender, terms.defender.dead_by_defeat(terms.defender.mortal))
    } else {
        (Side::Attacker, settled.beaten)
    };
    if dead > 0 {
        steps.push(Step::Defeated { side, killed: Warbands(dead) });
    }
    outcome
}

/// Returns the shields of a roll, before and after doubling §5.5.4. Sixty dice reach 2^60, so nothing is shifted out.
pub(super) fn count_shields(terms: &Terms, roll: &[DefenseFace]) -> (u32, u64) {
    let shown = DefenseShown::count(roll);
    let plain = terms.faces.shields(shown);
    (plain, u64::from(plain) << shown.doublers)
}

pub(super) fn check_dice(terms: &Terms, attack: &[AttackFace], defense: &[DefenseFace]) -> Result<(), RollError> {
    let sides = [(Side::Attacker, attack.len(), terms.attack_dice), (Side::Defender, defense.len(), terms.defense_dice)];
    for (side, rolled, pool) in sides {
        if rolled != pool as usize {
            return Err(RollError::WrongDice { side, rolled, pool: Dice(pool) });
        }
    }
    Ok(())
}
