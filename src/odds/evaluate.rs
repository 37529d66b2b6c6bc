//! The odds of a fight: all rolls of both pools against each other §5.5.4–5.5.6.
//!
//! For one sum of the attack the defense falls into three parts: beaten by the dice, beaten by a sacrifice, not beaten. The
//! first and last are one weight each, so only the middle is iterated. Fights with rerolls are evaluated in `reroll`.

use super::aim::Aim;
use super::answer::Odds;
use super::attack::AttackRolls;
use super::defense::DefenseRolls;
use super::ending::{ending_count, ending_index};
use super::fight::{Fight, FightError};
use super::pools::Pools;
use super::reroll::rerolled_odds;
use super::terms::Terms;
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
        let expendable = terms.attacker.expendable().saturating_sub(rolls.skulls);
        let by_dice = rolls.attack.saturating_sub(terms.defenders()) as usize;
        let by_sacrifice = (rolls.attack + expendable * terms.sacrifice).saturating_sub(terms.defenders()) as usize;
        let by_dice = by_dice.min(defense.horizon());
        let by_sacrifice = by_sacrifice.min(defense.horizon());
        add(0, &defense.below(by_dice));
        for (shields, weight) in (by_dice as u64..).zip(&defense.exact[by_dice..by_sacrifice]) {
            add(shields, weight);
        }
        add(UNBEATABLE, &defense.from(by_sacrifice));
    }
}
