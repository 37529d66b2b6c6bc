//! One random roll, resolved step by step §5.5.3–5.5.6. The randomness is the asker's.

use super::{
    Question,
    read::too_large,
    steps::{Faces, RollLine, RollStep, roll_lines, roll_steps},
};
use crate::{
    answer::{Error, chance::Chance, figures::Figures},
    i18n::{Words, id},
    odds::{Aim, AttackFace, DefenseFace, Dice, Odds, Reroll, Resolved, RollError, Seen, odds_for, pools, reroll_pays, resolve},
};
use serde::Serialize;

/// There are no random numbers to be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no random numbers")]
pub struct NoRandomness;

impl NoRandomness {
    /// Returns the error that it is.
    #[must_use]
    pub fn error(self, words: &Words) -> Error {
        Error::new(words, "no-randomness", words.say(id::FIGHT_NO_RANDOMNESS))
    }
}

/// Fills bytes with random ones.
pub type RandomSource<'a> = &'a mut dyn FnMut(&mut [u8]) -> Result<(), NoRandomness>;

/// A roll and its result.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Roll {
    /// The faces.
    #[serde(flatten)]
    pub faces: Faces,
    /// The steps.
    pub steps: Vec<RollStep>,
    /// Whether the attacker won.
    pub won: bool,
    /// The warbands left to the attacker.
    pub attacker_left: u32,
    /// The warbands lost by the attacker.
    pub attacker_lost: u32,
    /// The warbands lost by the defender.
    pub defender_lost: u32,
    /// The chance of this or a better ending for the attacker.
    pub this_or_better: Chance,
    /// Dice and steps in words, in their order.
    pub said: Vec<RollLine>,
    /// The result in words.
    pub result: String,
}

/// The faces of one side: those that count, and what was rolled first where the set was rolled again.
#[derive(Clone, Debug)]
struct Rolled<F> {
    faces: Vec<F>,
    first: Option<Vec<F>>,
}

/// Random bytes, requested 64 at a time.
struct RandomBytes<'a> {
    source: RandomSource<'a>,
    bytes: [u8; 64],
    next: usize,
}

impl RandomBytes<'_> {
    fn byte(&mut self) -> Result<u8, NoRandomness> {
        if self.next == self.bytes.len() {
            (self.source)(&mut self.bytes)?;
            self.next = 0;
        }
        self.next += 1;
        Ok(self.bytes[self.next - 1])
    }

    /// Rolls a number of dice.
    fn roll<F: Copy>(&mut self, faces: [F; 6], Dice(count): Dice) -> Result<Vec<F>, NoRandomness> {
        let mut rolled = Vec::new();
        while rolled.len() < count as usize {
            if let Some(side) = side(self.byte()?) {
                rolled.push(faces[side]);
            }
        }
        Ok(rolled)
    }

    /// Rolls a set of dice again.
    fn again<F: Copy>(&mut self, faces: [F; 6], dice: Dice, rolled: &mut Rolled<F>) -> Result<(), NoRandomness> {
        rolled.first = Some(std::mem::replace(&mut rolled.faces, self.roll(faces, dice)?));
        Ok(())
    }
}

/// Returns the side for a byte; the last four of 256 are rejected, so that all six sides are equally likely.
fn side(byte: u8) -> Option<usize> {
    (byte < 252).then_some(usize::from(byte % 6))
}

/// Rolls once.
pub(super) fn roll(words: &Words, question: &Question, source: RandomSource<'_>) -> Result<Roll, Error> {
    let (fight, aim) = (&question.fight, question.aim.unwrap_or(Aim::Win));
    let no_chance = |missing: NoRandomness| missing.error(words);
    let wrong = |fault| match fault {
        RollError::Fight(fault) => too_large(words, fault),
        RollError::WrongDice { .. } => no_chance(NoRandomness),
    };
    let (attack_dice, defense_dice) = pools(fight).map_err(|fault| too_large(words, fault))?;
    let mut random = RandomBytes { source, bytes: [0; 64], next: 64 };
    let mut defense = Rolled { faces: random.roll(DefenseFace::FACES, defense_dice).map_err(no_chance)?, first: None };
    let mut attack = Rolled { faces: random.roll(AttackFace::FACES, attack_dice).map_err(no_chance)?, first: None };
    let pays = |attack: &[AttackFace], defense: &[DefenseFace]| reroll_pays(fight, aim, attack, defense).map_err(wrong);
    // The defender decides first, before the attack is looked at §5.5.4.
    if let Reroll { defense: true, .. } = pays(&attack.faces, &defense.faces)? {
        random.again(DefenseFace::FACES, defense_dice, &mut defense).map_err(no_chance)?;
    }
    if let Reroll { attack: true, .. } = pays(&attack.faces, &defense.faces)? {
        random.again(AttackFace::FACES, attack_dice, &mut attack).map_err(no_chance)?;
    }
    let resolved = resolve(fight, aim, &attack.faces, &defense.faces).map_err(wrong)?;
    let odds = odds_for(fight, aim).map_err(|fault| too_large(words, fault))?;
    let shields = |faces: &Vec<DefenseFace>| faces.iter().map(|face| face.name()).collect();
    let swords = |faces: &Vec<AttackFace>| faces.iter().map(|face| face.name()).collect();
    let faces = Faces {
        defense: shields(&defense.faces),
        attack: swords(&attack.faces),
        first_defense: defense.first.as_ref().map(shields),
        first_attack: attack.first.as_ref().map(swords),
    };
    Ok(Roll::new(words, &odds, &resolved, faces))
}

impl Roll {
    fn new(words: &Words, odds: &Odds, resolved: &Resolved, faces: Faces) -> Self {
        let outcome = resolved.outcome;
        let better = odds.at_least(&Seen { won: outcome.is_won(), left: Some(outcome.attacker_left) });
        let exact = Figures::new(words).exact(&better);
        let steps = roll_steps(&resolved.steps);
        let values = [
            ("left", (outcome.attacker_left.0 as usize).into()),
            ("force", (odds.force().0 as usize).into()),
            ("chance", (&exact).into()),
        ];
        Self {
            said: roll_lines(words, &steps, &faces),
            faces,
            steps,
            won: outcome.is_won(),
            attacker_left: outcome.attacker_left.0,
            attacker_lost: outcome.attacker_lost.0,
            defender_lost: outcome.defender_lost.0,
            this_or_better: Chance::new(&better),
            result: words.say_with(id::ROLL_END, &values),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_side_stands_for_as_many_bytes() {
        let mut counts = [0; 6];
        for side in (0..=u8::MAX).filter_map(side) {
            counts[side] += 1;
        }
        assert_eq!(counts, [42; 6]);
    }
}
