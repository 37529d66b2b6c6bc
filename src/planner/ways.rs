//! Every way to use battle plans §5.5.3: which, in which order, with which numbers §7.5.4, and with how many own dice §5.5.2.
//!
//! Plans are used one after the other, and each changes the pools as it finds them, so all orders are gone through; ways that
//! lead the same plans to the same pools count as one. A die more in the defense pool never helps the attacker, so of pools
//! with the same attack dice one is enough, unless something asks how many defense dice there are.

use super::plan_set::{MOST_PLANS, PlanSet};
use crate::{odds::PoolSizes, rules::PlanChoice};
use smallvec::SmallVec;
use std::{
    cmp::Reverse,
    collections::{BTreeMap, btree_map::Entry},
    rc::Rc,
};

/// The plans of a side in use, in order: no more than are gone through, and Relic Hunter.
pub(super) type Uses = SmallVec<[Use; MOST_PLANS + 1]>;

/// A plan in use, by its place among the plans of its side, with the number that is chosen for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Use {
    at: u8,
    pub(super) number: i8,
}

impl Use {
    /// Returns the plan at a place in use, with a number.
    pub(super) fn new(at: usize, number: i8) -> Self {
        Self { at: u8::try_from(at).unwrap_or(u8::MAX), number }
    }

    /// Returns the place of the plan.
    pub(super) fn at(self) -> usize {
        self.at.into()
    }
}

/// The plans that a side uses, in order; for the attacker with the own dice, if not all are added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct PlanSequence {
    pub(super) dice: Option<u8>,
    pub(super) uses: Uses,
}

/// How far a way to use plans is from the usual one: by its numbers, then by its order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Deviation {
    numbers: usize,
    reordered: bool,
}

/// The pools before any plan, with so many own dice, or with all.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    pub(super) dice: Option<u8>,
    pub(super) pools: PoolSizes,
}

/// A way to use plans with the pools that it leads to.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub(super) pools: PoolSizes,
    pub(super) sequence: PlanSequence,
    /// Which plans are used.
    pub(super) set: PlanSet,
    pub(super) deviation: Deviation,
    /// Whether the cost of one of the plans counts dice.
    pub(super) costs_dice: bool,
}

impl Way {
    /// Returns the usual way to use some plans.
    pub(super) fn usual(plans: &[PlanChoice], set: PlanSet, pools: PoolSizes) -> Self {
        let sequence = PlanSequence::usual(plans, set);
        let (pools, costs_dice) = (sequence.through(plans, pools), costs_dice(plans, set));
        Self { pools, sequence, set, deviation: Deviation::default(), costs_dice }
    }
}

/// Returns whether the cost of one of some plans counts dice.
fn costs_dice(plans: &[PlanChoice], set: PlanSet) -> bool {
    plans.iter().enumerate().any(|(at, plan)| plan.costs_dice && set.contains(at))
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
    pub(super) fn usual(plans: &[PlanChoice], set: PlanSet) -> Self {
        let chosen = plans.iter().enumerate().filter(|(at, _)| set.contains(*at));
        let uses = chosen.map(|(at, plan)| Use::new(at, plan.numbers.first().copied().unwrap_or_default()));
        Self { dice: None, uses: uses.collect() }
    }

    /// Returns the pools after all of it.
    pub(super) fn through(&self, plans: &[PlanChoice], pools: PoolSizes) -> PoolSizes {
        self.uses.iter().fold(pools, |pools, it| plans.get(it.at()).map_or(pools, |plan| after(pools, plan, it.number)))
    }
}

/// Returns the pools after a plan that is used with a number.
fn after(pools: PoolSizes, plan: &PlanChoice, number: i8) -> PoolSizes {
    if !plan.relics.is_empty() {
        return PoolSizes { defense: pools.defense + i64::from(number), ..pools };
    }
    if plan.least.is_some_and(|least| pools.defense < i64::from(least)) {
        return pools;
    }
    pools.with_attack_dice(number.into())
}

/// The most usual way that leads to some pools.
struct Candidate {
    rank: Rank,
    sequence: PlanSequence,
}

/// What makes one of two ways to the same pools the more usual one.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    deviation: Deviation,
    dice_withheld: usize,
}

impl Candidate {
    /// Returns the rank of this way with one more plan after it.
    fn rank_with(&self, next: Use, plan: &PlanChoice) -> Rank {
        let Deviation { numbers, reordered } = self.rank.deviation;
        let deviation = Deviation {
            numbers: numbers + usize::from(plan.numbers.first() != Some(&next.number)),
            reordered: reordered || self.sequence.uses.last().is_some_and(|last| last.at > next.at),
        };
        Rank { deviation, ..self.rank }
    }

    fn sequence_with(&self, next: Use) -> PlanSequence {
        let mut sequence = self.sequence.clone();
        sequence.uses.push(next);
        sequence
    }
}

/// The ways to use the same plans, by the pools that they lead to.
#[derive(Default)]
struct Reached(BTreeMap<PoolSizes, Candidate>);

/// Returns for each choice of plans the ways to use them, most attack dice first.
pub(super) fn ways(plans: &[PlanChoice], starts: &[Start], keep: Keep) -> Vec<Vec<Rc<Way>>> {
    let mut all: Vec<Reached> = Vec::new();
    for set in PlanSet::all(plans.len()) {
        let mut reached = Reached::default();
        if set == PlanSet::EMPTY {
            for (dice_withheld, start) in starts.iter().enumerate() {
                let sequence = || PlanSequence { dice: start.dice, uses: Uses::new() };
                reached.add(start.pools, Rank { dice_withheld, ..Rank::default() }, sequence);
            }
        }
        // The last of the plans comes last wherever that leads to the same pools.
        for (at, plan) in plans.iter().enumerate().rev().filter(|(at, _)| set.contains(*at)) {
            for (pools, before) in all.get(set.without(at).index()).into_iter().flat_map(|reached| &reached.0) {
                for number in plan.numbers.iter().copied() {
                    let next = Use::new(at, number);
                    reached.add(after(*pools, plan, number), before.rank_with(next, plan), || before.sequence_with(next));
                }
            }
        }
        let asks = |(at, plan): (usize, &PlanChoice)| !set.contains(at) && plan.least.is_some();
        if !plans.iter().enumerate().any(asks) {
            reached.prune(keep);
        }
        all.push(reached);
    }
    let sets = PlanSet::all(plans.len()).zip(all);
    sets.map(|(set, reached)| reached.listed(keep, set, costs_dice(plans, set))).collect()
}

impl Reached {
    /// Adds a way unless one is known that leads to the same pools and is as usual.
    fn add(&mut self, pools: PoolSizes, rank: Rank, sequence: impl FnOnce() -> PlanSequence) {
        match self.0.entry(pools) {
            Entry::Vacant(entry) => {
                entry.insert(Candidate { rank, sequence: sequence() });
            }
            Entry::Occupied(mut known) => {
                if rank < known.get().rank {
                    known.insert(Candidate { rank, sequence: sequence() });
                }
            }
        }
    }

    /// Keeps one of the defense pools beside the same attack pool.
    fn prune(&mut self, keep: Keep) {
        if keep == Keep::Every {
            return;
        }
        // The pools are sorted by their attack dice, then by their defense dice.
        let mut kept: SmallVec<[PoolSizes; 16]> = SmallVec::new();
        for pools in self.0.keys() {
            match kept.last_mut().filter(|last| last.attack == pools.attack) {
                Some(last) if keep == Keep::Largest => *last = *pools,
                Some(_) => {}
                None => kept.push(*pools),
            }
        }
        if kept.len() < self.0.len() {
            self.0.retain(|pools, _| kept.binary_search(pools).is_ok());
        }
    }

    /// Returns the ways to use a set of plans, most attack dice first.
    fn listed(mut self, keep: Keep, set: PlanSet, costs_dice: bool) -> Vec<Rc<Way>> {
        self.prune(keep);
        let way = |(pools, way): (PoolSizes, Candidate)| {
            Rc::new(Way { pools, sequence: way.sequence, set, deviation: way.rank.deviation, costs_dice })
        };
        let ways = self.0.into_iter().map(way);
        let mut found: Vec<Rc<Way>> = ways.collect();
        found.sort_by_key(|way| (Reverse(way.pools.attack), way.pools.defense));
        found
    }
}
