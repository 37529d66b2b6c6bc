//! Some of the battle plans of a side, by the bits of their places among them.

use std::cmp::Ordering;

/// The most plans of a side that are gone through.
pub(super) const MOST_PLANS: usize = 6;

/// Some of the battle plans of a side. One with fewer plans is less, then one with the plans of the first places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct PlanSet(usize);

impl PlanSet {
    pub(super) const EMPTY: Self = Self(0);

    /// Returns the plan at a place alone.
    pub(super) const fn only(at: usize) -> Self {
        Self(1 << at)
    }

    /// Returns every choice of so many plans: the index of each in this order is its [`Self::index`].
    pub(super) fn all(plans: usize) -> impl DoubleEndedIterator<Item = Self> {
        (0..1 << plans).map(Self)
    }

    pub(super) const fn index(self) -> usize {
        self.0
    }

    pub(super) const fn contains(self, at: usize) -> bool {
        self.0 >> at & 1 == 1
    }

    pub(super) const fn without(self, at: usize) -> Self {
        Self(self.0 & !(1 << at))
    }

    pub(super) const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }
}

impl FromIterator<usize> for PlanSet {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        Self(places.into_iter().fold(0, |bits, at| bits | 1 << at))
    }
}

impl Ord for PlanSet {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.count_ones().cmp(&other.0.count_ones()).then(self.0.cmp(&other.0))
    }
}

impl PartialOrd for PlanSet {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
