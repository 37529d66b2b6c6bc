//! Sets of things by their dice: relics, banners, pawn and favor are all at one place and add nothing but dice §5.5.2, so a
//! set is known by how many it holds and how many dice they add. Sets are counted without listing them, and listed one by one.

use crate::{game::Target, rules::ThingDice};

/// How many sets of things add so many dice.
pub(super) struct SetsByDice {
    pub(super) dice: usize,
    pub(super) sets: u64,
}

/// The things that can be targeted, with what follows from them.
pub(super) struct Things {
    all: Vec<ThingDice>,
    /// `ways[from][taken][dice]`: the number of sets of so many things, from that one on, with so many dice.
    ways: Vec<Vec<Vec<u64>>>,
}

impl Things {
    /// Works out all sets of these things.
    pub(super) fn new(all: Vec<ThingDice>) -> Self {
        let most: usize = all.iter().map(|thing| usize::from(thing.dice)).sum();
        let none = vec![vec![0_u64; most + 1]; all.len() + 1];
        let mut ways = vec![none; all.len() + 1];
        ways[all.len()][0][0] = 1;
        for from in (0..all.len()).rev() {
            let own = usize::from(all[from].dice);
            for taken in 0..=all.len() {
                for dice in 0..=most {
                    let without = ways[from + 1][taken][dice];
                    let with = if taken > 0 && dice >= own { ways[from + 1][taken - 1][dice - own] } else { 0 };
                    ways[from][taken][dice] = without.saturating_add(with);
                }
            }
        }
        Self { all, ways }
    }

    /// Returns how many there are.
    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// Returns every number of dice that a set of at least so many things can add.
    pub(super) fn sets_by_dice(&self, least: usize) -> Vec<SetsByDice> {
        let sets = |dice: usize| self.ways[0].iter().skip(least).map(|taken| taken[dice]).fold(0, u64::saturating_add);
        let all = (0..self.ways[0][0].len()).map(|dice| SetsByDice { dice, sets: sets(dice) });
        all.filter(|it| it.sets > 0).collect()
    }

    /// Lists sets of exactly so many things with exactly so many dice, at most so many of them.
    pub(super) fn sets(&self, taken: usize, dice: usize, most: usize) -> Vec<Vec<Target>> {
        let mut found = Vec::new();
        self.list(0, taken, dice, &mut Vec::new(), &mut found, most);
        found
    }

    /// Lists sets of at least so many things with exactly so many dice, those with most things first, at most so many of them.
    pub(super) fn sets_of_at_least(&self, least: usize, dice: usize, most: usize) -> Vec<Vec<Target>> {
        let mut found = Vec::new();
        for count in (least..=self.len()).rev() {
            found.extend(self.sets(count, dice, most.saturating_sub(found.len())));
        }
        found
    }

    fn list(&self, from: usize, taken: usize, dice: usize, chosen: &mut Vec<Target>, found: &mut Vec<Vec<Target>>, most: usize) {
        let ways = self.ways.get(from).and_then(|by| by.get(taken)).and_then(|by| by.get(dice));
        if found.len() >= most || ways.is_none_or(|ways| *ways == 0) {
            return;
        }
        let Some(thing) = self.all.get(from) else {
            found.push(chosen.clone());
            return;
        };
        if let (Some(fewer), Some(left)) = (taken.checked_sub(1), dice.checked_sub(usize::from(thing.dice))) {
            chosen.push(thing.target);
            self.list(from + 1, fewer, left, chosen, found, most);
            chosen.pop();
        }
        self.list(from + 1, taken, dice, chosen, found, most);
    }
}
