//! The grid of attack dice against defense dice.

use super::Question;
use crate::{
    answer::chance::Chance,
    odds::{Dice, Fight, MOST_DICE, Warbands, win_chance},
};
use serde::Serialize;
use std::ops::RangeInclusive;

/// How many numbers of attack dice there are.
const ROWS: u32 = 12;
/// How many numbers of defense dice there are.
const COLUMNS: u32 = 10;

/// The chance to win for every pair of dice around those asked for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Grid {
    /// The defending force.
    pub defenders: u32,
    /// A row for every number of attack dice.
    pub rows: Vec<Row>,
}

/// The chances of one number of attack dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Row {
    /// The attack dice.
    pub attack_dice: u32,
    /// The attacking force.
    pub force: u32,
    /// A cell for every number of defense dice.
    pub win: Vec<Cell>,
}

/// The chance of one pair of dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Cell {
    /// The defense dice.
    pub defense_dice: u32,
    /// The chance to win; nothing where cards make a pool too large.
    #[serde(flatten)]
    pub chance: Option<Chance>,
}

impl Grid {
    pub(super) fn new(question: &Question) -> Self {
        let fight = &question.fight;
        let row = |attack: u32| {
            let force = question.own_force.map_or(attack, |force| force.0);
            let cell = |defense: u32| {
                let fight =
                    Fight { attack_dice: Dice(attack), force: Warbands(force), defense_dice: Dice(defense), ..fight.clone() };
                Cell { defense_dice: defense, chance: win_chance(&fight).ok().map(|win| Chance::new(&win)) }
            };
            Row { attack_dice: attack, force, win: around(fight.defense_dice.0, 0, COLUMNS).map(cell).collect() }
        };
        Self { defenders: fight.defenders.0, rows: around(fight.attack_dice.0, 1, ROWS).map(row).collect() }
    }
}

/// Returns `count` numbers of dice from `first` on, moved so that the one asked for is among them.
fn around(asked: u32, first: u32, count: u32) -> RangeInclusive<u32> {
    let last = (first + count - 1).max(asked + 1).min(MOST_DICE.0);
    (last + 1).saturating_sub(count).max(first)..=last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dice_asked_for_are_always_shown() {
        assert_eq!(around(6, 1, 12), 1..=12);
        assert_eq!(around(20, 1, 12), 10..=21);
        assert_eq!(around(60, 1, 12), 49..=60);
        assert_eq!(around(0, 0, 10), 0..=9);
        for asked in 0..=60 {
            assert!(around(asked, 0, 6).contains(&asked), "{asked}");
        }
    }
}
