//! The plan of a game year: the orders that are set, or the best ones for what is wanted.

use super::{
    carried::{Ahead, Gains, Untold},
    first::{Contested, Year},
    search::{Search, Task},
};
use crate::game::xidit::{Colour, Good, Order, Phase, Position};

/// The last order of a year §5.3.1.
pub const LAST: u8 = 6;

/// What is asked of a year.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The orders from the next one on; all are gone through where none are set.
    pub set: Option<&'a [Order]>,
    /// What is wanted; nothing where it is only told what the orders come to.
    pub good: Option<Good>,
}

/// The plan of a game year.
#[derive(Clone, Debug)]
pub struct OrdersPlan {
    /// Who plans.
    pub me: Colour,
    /// The number of the first order.
    pub next: u8,
    /// What the orders come to if nobody interferes.
    pub line: Vec<Ahead>,
    /// What others may do to each of them.
    pub contested: Vec<Contested>,
    /// The order that ends the line, and what is not told of it.
    pub ends: Option<(Order, Untold)>,
    /// What the player has more then.
    pub gains: Gains,
    /// The position after it.
    pub after: Position,
    /// Ways that were not gone.
    pub open: Vec<(Order, Untold)>,
    /// The positions that were weighed.
    pub states: u64,
    /// Whether the search came to its end.
    pub whole: bool,
}

/// Returns the number of the next order of a player; nothing where all of this year's are carried out.
#[must_use]
pub fn next_order(position: &Position, me: Colour) -> Option<u8> {
    let round = position.order.unwrap_or(1);
    let year = Year { position, me, next: round, last: LAST };
    let next = round + u8::from(year.is_done(me, round));
    (position.phase == Phase::Orders && next <= LAST).then_some(next)
}

/// Returns what orders come to, or the best ones, for a player; nothing where all of this year's are carried out. `stop` is asked now
/// and then whether so many positions are enough.
#[must_use]
pub fn orders_ahead(position: &Position, me: Colour, wanted: Wanted<'_>, stop: &dyn Fn(u64) -> bool) -> Option<OrdersPlan> {
    let next = next_order(position, me)?;
    let before = counted(position, me);
    let count = usize::from(LAST + 1 - next);
    let set = wanted.set.map(|orders| &orders[..orders.len().min(count)]);
    let mut search = Search::new(Task { me, before: &before, wanted: wanted.good, set, count, stop });
    search.run();
    let Search { best, open, states, stopped, .. } = search;
    let after = best.steps.last().map_or_else(|| before.clone(), |step| step.after.clone());
    let contested = Year { position: &before, me, next, last: LAST }.contested(&best.steps, wanted.good);
    let gains = Gains::between(&before, &after, me);
    Some(OrdersPlan { me, next, line: best.steps, contested, ends: best.ends, gains, after, open, states, whole: !stopped })
}

/// Returns a position in which gold is counted from nothing where it is not told.
fn counted(position: &Position, me: Colour) -> Position {
    let mut counted = position.clone();
    let own = counted.players.iter_mut().find(|player| player.colour == me);
    if let Some(own) = own {
        own.gold = own.gold.or(Some(0));
    }
    counted
}
