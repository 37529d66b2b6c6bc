//! Sets of targets gathered by what decides their chance without battle plans: attack dice, what cards do, defense dice, and the
//! force that defends. A column holds all forces that come with the same of the others. More defense dice or defenders never help
//! the attacker, so only those columns are worked out that no other is sure to be easier than, each against its weakest force.

use crate::{
    game::Slot,
    odds::{self, Change, Fraction},
};
use std::{cell::OnceCell, rc::Rc};

/// What the attacker meets beside the force.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct DefenseProfile {
    pub(super) dice: usize,
    pub(super) attack: u32,
    pub(super) changes: Vec<Change>,
}

/// A Campaign whose attack dice and changes are those of a column.
pub(super) struct Example {
    pub(super) sites: Vec<Slot>,
    pub(super) fight: odds::Fight,
    /// The fight at best for the attacker, whatever plans are used; none where it is not known.
    pub(super) ceiling: OnceCell<Option<Ceiling>>,
}

/// A fight that no use of battle plans makes better for the attacker.
pub(super) struct Ceiling {
    pub(super) fight: odds::Fight,
    /// The dice that the defending side adds in any case.
    pub(super) more_dice: u32,
}

/// All forces that such dice come with, the weakest first.
pub(super) struct Column {
    pub(super) met: DefenseProfile,
    pub(super) example: Rc<Example>,
    forces: Vec<u32>,
    next: usize,
    /// The chance against the weakest force that is left; none if the fight is too large.
    chance: OnceCell<Option<Fraction>>,
    /// A chance that no use of battle plans exceeds against it; none where it is not known.
    pub(super) highest: OnceCell<Option<Fraction>>,
}

impl Column {
    /// Returns a column of the forces that come with such dice.
    pub(super) fn new(met: DefenseProfile, example: Rc<Example>, mut forces: Vec<u32>) -> Self {
        forces.sort_unstable();
        forces.dedup();
        Self { met, example, forces, next: 0, chance: OnceCell::new(), highest: OnceCell::new() }
    }

    /// Returns the weakest force that is left.
    pub(super) fn force(&self) -> u32 {
        self.forces.get(self.next).copied().unwrap_or(u32::MAX)
    }

    /// Returns the chance to win against the weakest force that is left; none if the fight is too large.
    pub(super) fn chance(&self) -> Option<&Fraction> {
        self.chance.get_or_init(|| self.chance_in(&self.example.fight, 0)).as_ref()
    }

    /// Returns the chance of a fight against these dice and some more, and against the weakest force that is left.
    pub(super) fn chance_in(&self, fight: &odds::Fight, more_dice: u32) -> Option<Fraction> {
        let dice = u32::try_from(self.met.dice).ok()?.checked_add(more_dice)?;
        let (defense_dice, defenders) = (odds::Dice(dice), odds::Warbands(self.force()));
        odds::win_chance(&odds::Fight { defense_dice, defenders, ..fight.clone() }).ok()
    }

    /// Returns whether the attacker is never worse off than in another column.
    fn is_easier(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.example, &other.example) && self.met.dice < other.met.dice && self.force() <= other.force()
    }
}

/// The columns that are left, by their dice.
pub(super) struct Columns(Vec<Column>);

impl Columns {
    pub(super) const fn new(columns: Vec<Column>) -> Self {
        Self(columns)
    }

    /// Returns the place of the column with the best chance, of equals of the first; those that are too large are taken out.
    pub(super) fn best(&mut self) -> Option<usize> {
        loop {
            let too_large = self.front_places().find(|at| self.0[*at].chance().is_none());
            let Some(at) = too_large else { break };
            self.0.remove(at);
        }
        let mut best: Option<usize> = None;
        for at in self.front_places() {
            if best.is_none_or(|best| self.0[at].chance() > self.0[best].chance()) {
                best = Some(at);
            }
        }
        best
    }

    pub(super) fn at(&self, at: usize) -> &Column {
        &self.0[at]
    }

    /// Returns the columns that no other is sure to be easier than.
    pub(super) fn front(&self) -> impl Iterator<Item = &Column> {
        self.front_places().map(|at| &self.0[at])
    }

    fn front_places(&self) -> impl Iterator<Item = usize> {
        (0..self.0.len()).filter(|at| !self.0[..*at].iter().any(|easier| easier.is_easier(&self.0[*at])))
    }

    /// Goes on to the next force of a column.
    pub(super) fn advance(&mut self, at: usize) {
        let column = &mut self.0[at];
        column.next += 1;
        (column.chance, column.highest) = (OnceCell::new(), OnceCell::new());
        if column.next == column.forces.len() {
            self.0.remove(at);
        }
    }
}
