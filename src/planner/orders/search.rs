//! The search for the orders that bring the most of something: depth first over every symbol and every choice, with a bound from
//! above.
//!
//! Nobody else acts in it. So to wait, or to set an order that lapses, changes nothing: only lines without them are gone through,
//! and the orders that are left wait.

use super::carried::{Ahead, Gains, Untold, carried};
use crate::{
    game::xidit::{Colour, Good, HIGHEST, Order, Position, Reward, Rewards, Tile},
    rules::xidit::{Matter, Reason, Refused},
};

/// What is searched for.
pub(super) struct Task<'a> {
    pub(super) me: Colour,
    /// The position before the first order.
    pub(super) before: &'a Position,
    /// What is wanted; nothing where it is only told what the orders come to.
    pub(super) wanted: Option<Good>,
    /// The symbols, where they are set; else all are gone through.
    pub(super) set: Option<&'a [Order]>,
    /// How many orders are left.
    pub(super) count: usize,
    /// Returns whether so many positions are enough.
    pub(super) stop: &'a dyn Fn(u64) -> bool,
}

/// A line of orders, with what ends it before its last one.
#[derive(Clone, Default)]
pub(super) struct Line {
    pub(super) steps: Vec<Ahead>,
    pub(super) ends: Option<(Order, Untold)>,
    /// What it is worth: what is wanted, then everything together, then how few orders it takes.
    worth: Option<(i16, i16, std::cmp::Reverse<usize>)>,
}

/// The search.
pub(super) struct Search<'a> {
    task: Task<'a>,
    /// The most that one elimination can bring of what is wanted.
    most: i16,
    pub(super) best: Line,
    /// The ways that were not gone.
    pub(super) open: Vec<(Order, Untold)>,
    pub(super) states: u64,
    pub(super) stopped: bool,
}

/// So many ways that are not gone are kept.
const MOST_OPEN: usize = 20;
/// The symbols that do something, the action first.
const SYMBOLS: [Order; 4] = [Order::Act, Order::Black, Order::Red, Order::Blue];

impl<'a> Search<'a> {
    pub(super) fn new(task: Task<'a>) -> Self {
        let most = task.wanted.and_then(Good::reward).map_or(0, |reward| most_of(task.before, reward));
        Self { task, most, best: Line::default(), open: Vec::new(), states: 0, stopped: false }
    }

    /// Goes through everything.
    pub(super) fn run(&mut self) {
        let before = self.task.before;
        self.go(before, &mut Vec::new());
    }

    fn go(&mut self, position: &Position, line: &mut Vec<Ahead>) {
        self.states += 1;
        self.stopped |= (self.task.stop)(self.states);
        let set = self.task.set;
        let next = set.map(|orders| orders.get(line.len()).copied());
        if next.is_none_or(|next| next.is_none()) {
            self.weigh(position, line, None);
        }
        if self.stopped || line.len() == self.task.count || !self.can_be_better(position, line.len()) {
            return;
        }
        match next {
            Some(order) => order.into_iter().for_each(|order| self.follow(position, order, line)),
            None => SYMBOLS.iter().for_each(|order| self.follow(position, *order, line)),
        }
    }

    /// Goes on with everything that an order can come to.
    fn follow(&mut self, position: &Position, order: Order, line: &mut Vec<Ahead>) {
        for way in carried(position, self.task.me, order, self.task.wanted) {
            match way {
                Ok(step) if self.task.set.is_none() && step.lapses() => {}
                Ok(step) => {
                    let after = step.after.clone();
                    line.push(step);
                    self.go(&after, line);
                    line.pop();
                }
                Err(untold) if self.task.set.is_some() => self.weigh(position, line, Some((order, untold))),
                Err(untold) => self.note(order, untold),
            }
        }
    }

    fn weigh(&mut self, position: &Position, line: &[Ahead], ends: Option<(Order, Untold)>) {
        let gains = Gains::between(self.task.before, position, self.task.me);
        let good = self.task.wanted.map_or(0, |good| gains.of(good));
        let worth = Some((good, gains.sum(), std::cmp::Reverse(line.len())));
        if worth > self.best.worth {
            self.best = Line { steps: line.to_vec(), ends, worth };
        }
    }

    /// Returns whether more than the best can still come: each order recruits one unit at most, and every second one eliminates one
    /// threat §6.3.5.
    fn can_be_better(&self, position: &Position, done: usize) -> bool {
        let (Some(good), None, Some((best, ..))) = (self.task.wanted, self.task.set, self.best.worth) else { return true };
        let left = i16::try_from(self.task.count - done).unwrap_or(i16::MAX);
        let more = if good == Good::Units { left } else { (left + 1) / 2 * self.most };
        Gains::between(self.task.before, position, self.task.me).of(good) + more >= best
    }

    /// Keeps a way that is not gone; that a road of some colour is missing is nothing to be told.
    fn note(&mut self, order: Order, untold: Untold) {
        let is_silent = |reason: &Reason| matches!(reason.matter, Matter::SilentRoad { .. });
        if matches!(&untold.refused, Refused::Ruling(ruling) if ruling.reasons.iter().any(is_silent)) {
            return;
        }
        let known = |(_, other): &(Order, Untold)| (&other.action, &other.refused) == (&untold.action, &untold.refused);
        if self.open.len() < MOST_OPEN && !self.open.iter().any(known) {
            self.open.push((order, untold));
        }
    }
}

/// Returns the most that one elimination can bring of a reward, as far as it is told; stories that were set aside come with a new
/// guild.
fn most_of(position: &Position, reward: Reward) -> i16 {
    let on_board = position.cities.iter().filter_map(|city| match city.tile {
        Tile::Threat(threat) => Some(threat.rewards),
        Tile::Recruits(_) | Tile::None => None,
    });
    let piled = position.tiles.iter().filter_map(|tile| Some(tile.threat?.rewards));
    let titans = position.titans.iter().chain(&position.sleeping).flatten().map(|titan| titan.rewards);
    let told = |rewards: Rewards| rewards.amount(reward).unwrap_or(0);
    let most = i16::from(on_board.chain(piled).chain(titans).map(told).max().unwrap_or(0));
    if reward == Reward::Stories { most.max(i16::from(HIGHEST)) } else { most }
}
