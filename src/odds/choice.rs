//! The attacker's choices: how many dice to roll §5.5.2 and how many warbands to bring, for a stated aim.
//!
//! Sacrifice and reroll are chosen within each roll, by the same aim; see `settle` and `reroll`.

use super::aim::Aim;
use super::answer::Odds;
use super::evaluate::{odds_for, win_chance};
use super::fight::{Dice, Fight, FightError, MOST_DICE, MOST_WARBANDS, Side, Warbands};
use super::fraction::Fraction;
use super::prospects::Prospects;
use super::terms::Terms;

/// The best number of dice for an aim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// How many dice to put into the pool, before the changes of cards.
    pub dice: Dice,
    /// The value for the aim: the chance to meet it, or the expected warbands left.
    pub value: Fraction,
    /// The odds with that many dice.
    pub odds: Odds,
}

/// The fewest warbands that reach a chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fewest {
    /// How many warbands to bring.
    pub force: Warbands,
    /// How many dice they roll before the changes of cards: as many, as far as [`MOST_DICE`] allows, or fewer where that is better.
    pub dice: Dice,
    /// The odds with that force.
    pub odds: Odds,
}

/// Returns the best number of dice to roll, at most those of the fight. Of equals the likelier to win, then the one with more
/// survivors, then the one with fewer dice. Numbers that make a pool grow past [`MOST_DICE`] are skipped.
///
/// # Errors
/// The fight with all its dice is too large.
pub fn best_choice(fight: &Fight, aim: Aim) -> Result<Choice, FightError> {
    let with_dice = |dice: u32| with_dice_and_force(fight, dice, fight.force.0);
    Terms::new(&with_dice(fight.attack_dice.0))?;
    let prospects = |dice: u32| Some((Prospects::new(&Terms::new(&with_dice(dice)).ok()?, aim), dice));
    let all: Vec<(Prospects, u32)> = (0..=fight.attack_dice.0).rev().map_while(prospects).collect();
    let highest = all.iter().map(|(prospects, _)| prospects).max();
    // Only equals need all their endings.
    let mut best: Option<(Fraction, Choice)> = None;
    for (prospects, dice) in all.iter().filter(|(prospects, _)| Some(prospects) == highest) {
        let odds = odds_for(&with_dice(*dice), aim)?;
        let left = odds.expected_left();
        if best.as_ref().is_none_or(|(most, _)| left >= *most) {
            best = Some((left, Choice { dice: Dice(*dice), value: prospects.value.clone(), odds }));
        }
    }
    best.map(|(_, choice)| choice).ok_or(FightError::TooManyDice { side: Side::Attacker, dice: fight.attack_dice.0.into() })
}

/// Returns whether fewer dice can be likelier to win: a face whose skull costs the attacker more by sacrifice than its swords
/// add. Everywhere else a die more never makes victory less likely.
#[must_use]
pub fn fewer_dice_may_win(fight: &Fight) -> bool {
    let costs_more = |terms: &Terms| terms.faces.two_swords < terms.faces.skull * terms.sacrifice;
    Terms::new(fight).is_ok_and(|terms| terms.decided.is_none() && costs_more(&terms))
}

/// Returns the fewest warbands that win with the chance `need`, keeping at least `keep` of themselves and rolling a die each, or
/// fewer dice §5.5.2 where these serve better; none if even the most do not suffice. The dice and the force of `fight` itself
/// are ignored.
///
/// # Errors
/// The fight is too large, however few come.
pub fn fewest_force(fight: &Fight, need: &Fraction, keep: Warbands) -> Result<Option<Fewest>, FightError> {
    let fits = |dice: u32, force: u32| Terms::new(&with_dice_and_force(fight, dice, force)).is_ok();
    let Some(most_dice) = (0..=MOST_DICE.0).rev().find(|&dice| fits(dice, 0)) else {
        return Terms::new(&with_dice_and_force(fight, 0, 0)).map(|_| None);
    };
    let aim = Aim::WinKeeping(keep);
    let bring = |force: u32| {
        let all = force.min(most_dice);
        let with_all = with_dice_and_force(fight, all, force);
        let (too_few, risky) = (Terms::new(&with_all)?.attacker.size < keep.0, fewer_dice_may_win(&with_all));
        // If all dice do not even win so often, fewer do not keep so many.
        if too_few || !risky && win_chance(&with_all)? < *need {
            return Ok(None);
        }
        let least = if keep > Warbands(0) || risky { 0 } else { all };
        for dice in (least..=all).rev().filter(|&dice| fits(dice, force)) {
            let fight = with_dice_and_force(fight, dice, force);
            if Prospects::new(&Terms::new(&fight)?, aim).value >= *need {
                let odds = odds_for(&fight, aim)?;
                return Ok(Some(Fewest { force: Warbands(force), dice: Dice(dice), odds }));
            }
        }
        Ok(None)
    };
    for force in (0..=most_dice).filter(|&force| fits(force, force)) {
        if let Some(fewest) = bring(force)? {
            return Ok(Some(fewest));
        }
    }
    // With the dice at their limit more warbands never hurt: binary search.
    let most = (most_dice..=MOST_WARBANDS.0).rev().find(|&force| fits(most_dice, force)).unwrap_or(most_dice);
    let (mut too_few, mut found) = (most_dice, if most > most_dice { bring(most)? } else { None });
    while let Some(fewest) = &found {
        let middle = u32::midpoint(too_few, fewest.force.0);
        if middle == too_few {
            break;
        }
        match bring(middle)? {
            Some(fewer) => found = Some(fewer),
            None => too_few = middle,
        }
    }
    Ok(found)
}

/// Returns the same fight with other dice and another force.
fn with_dice_and_force(fight: &Fight, dice: u32, force: u32) -> Fight {
    Fight { attack_dice: Dice(dice), force: Warbands(force), ..fight.clone() }
}
