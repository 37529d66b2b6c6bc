//! The odds of a fight: all rolls of both pools against each other §5.5.4–5.5.6.
//!
//! For one sum of the attack the defense falls into three parts: beaten by the dice, beaten by a sacrifice, not beaten. The
//! first and last are one weight each, so only the middle is iterated. Fights with rerolls are evaluated in `reroll`.

use super::aim::Aim;
use super::answer::Odds;
use super::attack::{AttackRolls, attack_rolls};
use super::defense::DefenseRolls;
use super::ending_index::{ending_count, ending_index};
use super::fight::{Fight, FightError, Side};
use super::fraction::Fraction;
use super::pools::{Pools, horizon};
use super::prospects::Prospects;
use super::reroll::rerolled_odds;
use super::terms::{Faces, Terms};
use super::weight::{Narrow, Wide};

/// More shields than any attack can beat.
const UNBEATABLE: u64 = 1 << 62;

/// Returns the exact odds of a fight for an attacker who wants to win, rolling every die.
///
/// # Errors
/// The fight is larger than [`MOST_DICE`](super::MOST_DICE) or [`MOST_WARBANDS`](super::MOST_WARBANDS) allow.
pub fn odds(fight: &Fight) -> Result<Odds, FightError> {
    odds_for(fight, Aim::Win)
}

/// Returns the exact odds of a fight for an attacker of that aim, rolling every die.
///
/// # Errors
/// The fight is larger than [`MOST_DICE`](super::MOST_DICE) or [`MOST_WARBANDS`](super::MOST_WARBANDS) allow.
pub fn odds_for(fight: &Fight, aim: Aim) -> Result<Odds, FightError> {
    let terms = Terms::new(fight)?;
    if terms.rerolls.attack || terms.rerolls.defense {
        return Ok(rerolled_odds(&terms, aim));
    }
    let pools = Pools::new(&terms);
    let mut tally = Tally::new(&terms);
    for rolls in &pools.attack {
        tally.add_against_all(&terms, aim, rolls, &pools.defense);
    }
    let weights = tally.endings.iter().map(|weight| if weight.is_zero() { None } else { Some(weight.to_big()) });
    Ok(Odds::new(&terms, weights, terms.attack_dice + terms.defense_dice))
}

/// Returns the chance that an attacker who wants to win does, without telling apart how: far quicker than [`odds`].
///
/// # Errors
/// The fight is larger than [`MOST_DICE`](super::MOST_DICE) or [`MOST_WARBANDS`](super::MOST_WARBANDS) allow.
pub fn win_chance(fight: &Fight) -> Result<Fraction, FightError> {
    Terms::new(fight).map(|terms| win_chance_by(&terms))
}

pub(super) fn win_chance_by(terms: &Terms) -> Fraction {
    KnownPools::default().win_chance_by(terms)
}

/// The rolls of pools that were met before: many fights have the same pools.
#[derive(Default)]
pub struct KnownPools {
    attack: Vec<(u32, Faces, Vec<AttackRolls>)>,
    defense: Vec<(u32, Faces, DefenseRolls)>,
}

impl KnownPools {
    /// Returns the chance that an attacker who wants to win does, as [`win_chance`] does.
    ///
    /// # Errors
    /// The fight is larger than [`MOST_DICE`](super::MOST_DICE) or [`MOST_WARBANDS`](super::MOST_WARBANDS) allow.
    pub fn win_chance(&mut self, fight: &Fight) -> Result<Fraction, FightError> {
        Terms::new(fight).map(|terms| self.win_chance_by(&terms))
    }

    fn win_chance_by(&mut self, terms: &Terms) -> Fraction {
        match terms.decided {
            Some(Side::Attacker) => return Fraction::one(),
            Some(Side::Defender) => return Fraction::zero(),
            None => {}
        }
        if terms.rerolls.attack || terms.rerolls.defense {
            return Prospects::new(terms, Aim::Win).win;
        }
        let (attack, defense) = self.rolls(terms);
        let mut won = Wide::default();
        for rolls in attack {
            won.add_product(&rolls.weight, &defense.below(rolls.beaten_by_sacrifice(terms).min(defense.horizon())));
        }
        Fraction::of_rolls(won.to_big(), terms.attack_dice + terms.defense_dice)
    }

    /// Returns the rolls of both pools, those of the defense counted separately as far as the attack can reach or farther.
    fn rolls(&mut self, terms: &Terms) -> (&[AttackRolls], &DefenseRolls) {
        let is_attack = |it: &(u32, Faces, Vec<AttackRolls>)| (it.0, it.1) == (terms.attack_dice, terms.faces);
        let attack = self.attack.iter().position(is_attack).unwrap_or_else(|| {
            self.attack.push((terms.attack_dice, terms.faces, attack_rolls(terms)));
            self.attack.len() - 1
        });
        let attack = &self.attack[attack].2;
        let horizon = horizon(terms, attack);
        let is_defense = |it: &(u32, Faces, DefenseRolls)| {
            (it.0, it.1) == (terms.defense_dice, terms.faces) && it.2.reaches(horizon, terms.defense_dice)
        };
        let defense = self.defense.iter().position(is_defense).unwrap_or_else(|| {
            self.defense.push((terms.defense_dice, terms.faces, DefenseRolls::new(terms, horizon)));
            self.defense.len() - 1
        });
        (attack, &self.defense[defense].2)
    }
}

/// The number of rolls for every ending.
struct Tally {
    endings: Vec<Wide>,
}

impl Tally {
    fn new(terms: &Terms) -> Self {
        Self { endings: vec![Wide::default(); ending_count(terms)] }
    }

    /// Adds the endings of `rolls` against every defense.
    fn add_against_all(&mut self, terms: &Terms, aim: Aim, rolls: &AttackRolls, defense: &DefenseRolls) {
        let mut add = |shields, weight: &Narrow| {
            if !weight.is_zero() {
                let settled = terms.settle(aim, rolls.attack, rolls.skulls, shields);
                self.endings[ending_index(terms, settled)].add_product(&rolls.weight, weight);
            }
        };
        let by_dice = rolls.beaten_by_dice(terms).min(defense.horizon());
        let by_sacrifice = rolls.beaten_by_sacrifice(terms).min(defense.horizon());
        add(0, &defense.below(by_dice));
        for (shields, weight) in (by_dice as u64..).zip(&defense.exact[by_dice..by_sacrifice]) {
            add(shields, weight);
        }
        add(UNBEATABLE, &defense.from(by_sacrifice));
    }
}

#[cfg(test)]
mod tests {
    use super::super::change::Change;
    use super::*;

    #[test]
    fn the_chance_to_win_is_that_of_all_endings_that_are_won() {
        let changes = [
            vec![],
            vec![Change::IgnoreSkulls, Change::AttackersLost(2)],
            vec![Change::SacrificeWorth(3), Change::DoubleAttack, Change::HalveAttack],
            vec![Change::NoSacrifice, Change::IgnoreDoubleShields, Change::BanditForce(2)],
            vec![Change::AttackDice(-5), Change::Reserve(3), Change::NoLosses],
            vec![Change::RerollAttack, Change::RerollDefense],
            vec![Change::AttackerWins],
            vec![Change::DefenderWins],
        ];
        for changes in changes {
            for attack in 0..5 {
                for (defense, defenders) in [(0, 0), (1, 3), (4, 0), (5, 2)] {
                    let fight = Fight::new(attack, defense, defenders).with_force(3).with(changes.iter().copied());
                    assert_eq!(win_chance(&fight), odds(&fight).map(|odds| odds.win()), "{fight:?}");
                }
            }
        }
    }
}
