//! Every way to use battle plans §5.5.3: which, in which order, with which numbers §7.5.4, and with how many own dice §5.5.2.
//!
//! Plans are used one after the other, and each changes the pools as it finds them, so all orders are gone through; ways that
//! lead the same plans to the same pools count as one. A die more in the defense pool never helps the attacker, so of pools
//! with the same attack dice one is enough, unless something asks how many defense dice there are.

use crate::rules::PlanChoice;
use std::collections::BTreeMap;

/// A plan in use, by its place among the plans of its side, with the number that is chosen for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Use {
    pub(super) at: usize,
    pub(super) number: i8,
}

/// The plans that a side uses, in order; for the attacker with the own dice, if not all are added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct PlanSequence {
    pub(super) dice: Option<u8>,
    pub(super) uses: Vec<Use>,
}

/// The dice of both pools.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Dice {
    pub(super) attack: i32,
    pub(super) defense: i32,
}

/// Which of several defense pools beside the same attack pool are worth looking at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keep {
    /// The smallest.
    Smallest,
    /// The largest.
    Largest,
    /// Every one.
    Every,
}

impl PlanSequence {
    /// Returns the usual way to use some plans: each as it serves its user by itself.
    pub(super) fn usual(plans: &[PlanChoice], mask: usize) -> Self {
        let chosen = plans.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
        let uses = chosen.map(|(at, plan)| Use { at, number: plan.numbers.first().copied().unwrap_or_default() });
        Self { dice: None, uses: uses.collect() }
    }

    /// Returns the plans by the bits of their places.
    pub(super) fn mask(&self) -> usize {
        self.uses.iter().map(|it| 1 << it.at).sum()
    }

    /// Returns how far it is from the usual way: by its numbers, then by its order.
    pub(super) fn deviation(&self, plans: &[PlanChoice]) -> (usize, bool) {
        let odd = |it: &&Use| plans.get(it.at).and_then(|plan| plan.numbers.first()) != Some(&it.number);
        (self.uses.iter().filter(odd).count(), !self.uses.is_sorted_by_key(|it| it.at))
    }

    /// Returns the pools after all of it.
    pub(super) fn through(&self, plans: &[PlanChoice], dice: Dice) -> Dice {
        self.uses.iter().fold(dice, |dice, it| plans.get(it.at).map_or(dice, |plan| dice.after(plan, it.number)))
    }
}

impl Dice {
    /// Returns the pools after a plan: each attack die that it would remove and that is not there adds a defense die §5.5.3.
    fn after(self, plan: &PlanChoice, number: i8) -> Self {
        let number = i32::from(number);
        if !plan.relics.is_empty() {
            return Self { defense: self.defense + number, ..self };
        }
        if plan.least.is_some_and(|least| self.defense < i32::from(least)) {
            return self;
        }
        let attack = self.attack + number;
        Self { attack: attack.max(0), defense: self.defense + (-attack).max(0) }
    }
}

/// The ways that lead to pools, with how far they are from the usual one.
type Reached = BTreeMap<Dice, ((usize, bool), usize, PlanSequence)>;

/// Returns for each choice of plans the ways to use them, most attack dice first.
pub(super) fn ways(plans: &[PlanChoice], starts: &[(Option<u8>, Dice)], keep: Keep) -> Vec<Vec<(Dice, PlanSequence)>> {
    let mut all: Vec<Reached> = Vec::new();
    for mask in 0..1_usize << plans.len() {
        let mut reached = Reached::new();
        if mask == 0 {
            for (back, (dice, pools)) in starts.iter().enumerate() {
                add(&mut reached, *pools, ((0, false), back, PlanSequence { dice: *dice, uses: Vec::new() }));
            }
        }
        // The last of the plans comes last wherever that leads to the same pools.
        for (at, plan) in plans.iter().enumerate().rev().filter(|(at, _)| mask >> at & 1 == 1) {
            for (pools, (_, back, way)) in all.get(mask ^ 1 << at).into_iter().flatten() {
                for number in &plan.numbers {
                    let mut way = way.clone();
                    way.uses.push(Use { at, number: *number });
                    add(&mut reached, pools.after(plan, *number), (way.deviation(plans), *back, way));
                }
            }
        }
        let asks = |(at, plan): (usize, &PlanChoice)| mask >> at & 1 == 0 && plan.least.is_some();
        if !plans.iter().enumerate().any(asks) {
            prune(&mut reached, keep);
        }
        all.push(reached);
    }
    all.into_iter().map(|reached| listed(reached, keep)).collect()
}

fn add(reached: &mut Reached, pools: Dice, way: ((usize, bool), usize, PlanSequence)) {
    let known = reached.get(&pools).is_some_and(|known| (known.0, known.1) <= (way.0, way.1));
    if !known {
        reached.insert(pools, way);
    }
}

/// Keeps one of the defense pools beside the same attack pool.
fn prune(reached: &mut Reached, keep: Keep) {
    let mut kept: BTreeMap<i32, i32> = BTreeMap::new();
    for pools in reached.keys() {
        let defense = kept.entry(pools.attack).or_insert(pools.defense);
        *defense = if keep == Keep::Smallest { pools.defense.min(*defense) } else { pools.defense.max(*defense) };
    }
    if keep != Keep::Every {
        reached.retain(|pools, _| kept.get(&pools.attack) == Some(&pools.defense));
    }
}

fn listed(mut reached: Reached, keep: Keep) -> Vec<(Dice, PlanSequence)> {
    prune(&mut reached, keep);
    let mut found: Vec<(Dice, PlanSequence)> = reached.into_iter().map(|(pools, (_, _, way))| (pools, way)).collect();
    found.sort_by_key(|(pools, _)| (-pools.attack, pools.defense));
    found
}
