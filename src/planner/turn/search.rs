//! The search for the best line of a turn: depth first over everything that can be done, every position weighed once.
//!
//! Warbands move between board and site for nothing §6.5, so positions that differ only in that are one: all of them on the
//! board that may be. They are put back before a Campaign where a smaller force is better. Peeking §6.3, §6.4 brings nothing
//! that is not told, and is left out. What others may choose goes the way that is worst for the player.

use super::{
    campaigns::{self, Choice, Declared, Fight, Fights},
    choices::{Tried, tried},
    goal::Worth,
    reach::is_out_of_reach,
};
use crate::{
    game::{Colour, Phase, Position, Warbands},
    odds::Fraction,
    rules::{self, Action, Cost, Goal, Missing, Reading, Request, Table, Verdict},
};
use std::{
    collections::{HashMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
};

/// A way on that is not gone: what would have to be known, or who would have to agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenWay {
    /// Something is not described, or comes up by chance.
    Missing(Request, Missing),
    /// Another player must agree, who is taken to refuse.
    Asks(Request, Colour),
    /// Not all choices of it are gone through.
    LeftOut(Request),
}

/// What is searched for.
#[derive(Clone, Copy)]
pub(super) struct Task<'a> {
    pub(super) me: Colour,
    pub(super) goal: &'a Goal,
    pub(super) reading: Reading,
    /// Whether dice may be rolled.
    pub(super) dice: bool,
    /// Returns whether it is enough.
    pub(super) stop: &'a dyn Fn() -> bool,
}

/// One thing that can be done.
pub(super) enum Way {
    /// With a certain end.
    Certain { asked: Request, cost: Cost, after: Box<Position> },
    /// With dice: one fight for each answer of those who may join.
    Fights(Vec<Fight>),
}

/// What can be done in a position, after warbands were put at the site.
pub(super) struct From {
    pub(super) position: Position,
    /// The warbands that were put at the site first.
    pub(super) moved: Option<Request>,
    pub(super) ways: Vec<Way>,
}

/// The search.
pub(super) struct Search<'a> {
    pub(super) task: Task<'a>,
    known: HashMap<u128, Worth>,
    path: HashSet<u128>,
    fights: Fights,
    /// The positions that were weighed.
    pub(super) states: u64,
    /// Whether it was stopped before its end.
    pub(super) stopped: bool,
    /// Whether sets of targets or choices of a card were left out.
    pub(super) narrowed: bool,
    pub(super) open: Vec<OpenWay>,
}

/// So many ways that are not gone are kept.
const MOST_OPEN: usize = 40;
/// So many positions are weighed between two looks at the clock.
const BETWEEN_LOOKS: u64 = 16;
/// What a Campaign costs §5.5.1.
const CAMPAIGN: u8 = 2;

/// Returns a number for a position that no other one has: so many bits that two are never the same.
fn key(position: &Position) -> u128 {
    let half = |salt: u8| {
        let mut hasher = DefaultHasher::new();
        salt.hash(&mut hasher);
        position.hash(&mut hasher);
        u128::from(hasher.finish())
    };
    half(0) << 64 | half(1)
}

/// What came of weighing a position: its worth, and whether it holds on every way there.
struct Weighed {
    worth: Worth,
    /// Whether no way led back to a position before it.
    clean: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(task: Task<'a>) -> Self {
        let (known, path, fights) = Default::default();
        Self { task, known, path, fights, states: 0, stopped: false, narrowed: false, open: Vec::new() }
    }

    /// Returns the position with all warbands on the board that may be moved there §6.5, and how it is said.
    pub(super) fn gathered(&self, position: Position) -> (Position, Option<Request>) {
        let table = Table::new(&position, Some(self.task.me), self.task.reading);
        let at_site = || {
            let own = table.actor()?;
            let (kind, site) = (own.warband_colour()?, position.site(own.pawn?)?);
            site.warbands.iter().find(|(colour, _)| *colour == kind).map(|(_, count)| count.0)
        };
        let most = if position.phase == Phase::Act { at_site().unwrap_or(0) } else { 0 };
        // The last one stays, but for a holder of the Bandit Crown.
        for count in (most.saturating_sub(1)..=most).rev().filter(|count| *count > 0) {
            let asked = Request::from(Action::MoveToBoard(Warbands(count)));
            if let Ok(done) = rules::apply(&position, Some(self.task.me), self.task.reading, &asked)
                && done.ruling.leave.is_empty()
            {
                return (done.position, Some(asked));
            }
        }
        (position, None)
    }

    /// Returns what the turn is worth if it ends here; nothing where that is not known.
    pub(super) fn here(&self, position: &Position) -> Worth {
        let table = Table::new(position, Some(self.task.me), self.task.reading);
        self.task.goal.worth(&table, self.task.me).unwrap_or_else(|_| Worth::nothing())
    }

    /// Returns what a position is worth with the best play, all warbands being gathered.
    pub(super) fn value(&mut self, position: Position) -> Worth {
        let (position, _) = self.gathered(position);
        self.weigh(&position).worth
    }

    fn weigh(&mut self, position: &Position) -> Weighed {
        let key = key(position);
        if let Some(worth) = self.known.get(&key) {
            return Weighed { worth: worth.clone(), clean: true };
        }
        let mut best = Weighed { worth: self.here(position), clean: true };
        let over = || position.winner.is_some() || is_out_of_reach(position, self.task.me, self.task.goal);
        if self.task.goal.is_reached(&best.worth) || over() || self.is_enough() {
            return best;
        }
        if !self.path.insert(key) {
            return Weighed { worth: Worth::nothing(), clean: false };
        }
        self.states += 1;
        'all: for from in self.ways(position) {
            for way in &from.ways {
                let found = self.weigh_way(&from.position, way, &best.worth);
                best.clean &= found.clean;
                best.worth = best.worth.max(found.worth);
                if self.task.goal.is_reached(&best.worth) {
                    break 'all;
                }
            }
        }
        self.path.remove(&key);
        // After a stop every worth is at least so much, and the line so far is told by it.
        if best.clean || self.path.is_empty() || self.stopped {
            self.known.insert(key, best.worth.clone());
        }
        best
    }

    fn is_enough(&mut self) -> bool {
        if !self.stopped && self.states.is_multiple_of(BETWEEN_LOOKS) {
            self.stopped = (self.task.stop)();
        }
        self.stopped
    }

    /// Returns what a way is worth; where it cannot be better than what is known, perhaps too little.
    fn weigh_way(&mut self, position: &Position, way: &Way, known: &Worth) -> Weighed {
        match way {
            Way::Certain { after, .. } => {
                let (after, _) = self.gathered((**after).clone());
                self.weigh(&after)
            }
            Way::Fights(fights) => {
                let mut worst: Option<Weighed> = None;
                for fight in fights {
                    let found = self.weigh_fight(position, fight, known);
                    worst = Some(match worst {
                        Some(other) if other.worth <= found.worth => Weighed { clean: other.clean && found.clean, ..other },
                        Some(other) => Weighed { clean: other.clean && found.clean, ..found },
                        None => found,
                    });
                }
                worst.unwrap_or(Weighed { worth: Worth::nothing(), clean: true })
            }
        }
    }

    fn weigh_fight(&mut self, position: &Position, fight: &Fight, known: &Worth) -> Weighed {
        let table = Table::new(position, Some(self.task.me), self.task.reading);
        let (mut sum, mut clean, mut left) = (Worth::nothing(), true, Fraction::one());
        for (fought, chance) in fight.rolls.iter() {
            let choices = fight.choices(&table, fought);
            let found = self.best_choice(&choices);
            clean &= found.clean;
            sum = sum.plus(&found.worth.times(chance));
            left = (&left.complement() + chance).complement();
            // Even if everything else went well it would not be better.
            if !self.task.goal.counts() && &sum.chance + &left < known.chance {
                break;
            }
        }
        Weighed { worth: sum, clean }
    }

    /// Returns the best of what can be chosen after a roll, others choosing the worst.
    fn best_choice(&mut self, choices: &[Choice]) -> Weighed {
        let mut best = Weighed { worth: Worth::nothing(), clean: true };
        for choice in choices {
            let found = self.worst_of(&choice.after);
            best.clean &= found.clean;
            best.worth = best.worth.max(found.worth);
            if self.task.goal.is_reached(&best.worth) {
                break;
            }
        }
        best
    }

    fn worst_of(&mut self, positions: &[Position]) -> Weighed {
        let mut worst: Option<Weighed> = None;
        for position in positions {
            let (position, _) = self.gathered(position.clone());
            let found = self.weigh(&position);
            let clean = found.clean && worst.as_ref().is_none_or(|worst| worst.clean);
            let worth = worst.map_or_else(|| found.worth.clone(), |worst| worst.worth.min(found.worth.clone()));
            worst = Some(Weighed { worth, clean });
        }
        worst.unwrap_or(Weighed { worth: Worth::nothing(), clean: true })
    }

    /// Returns the worth of one choice after a roll.
    pub(super) fn worth_of_choice(&mut self, choice: &Choice) -> Worth {
        self.worst_of(&choice.after).worth
    }

    /// Returns the worth of a way.
    pub(super) fn worth_of_way(&mut self, position: &Position, way: &Way) -> Worth {
        self.weigh_way(position, way, &Worth::nothing()).worth
    }

    /// Returns the worth of one fight.
    pub(super) fn worth_of_fight(&mut self, position: &Position, fight: &Fight) -> Worth {
        self.weigh_fight(position, fight, &Worth::nothing()).worth
    }

    /// Returns everything that can be done: with all warbands gathered, and the Campaigns with fewer.
    pub(super) fn ways(&mut self, position: &Position) -> Vec<From> {
        let mut ways = self.certain_ways(position);
        let fights = self.fights(position);
        let splits = if fights.is_empty() { Vec::new() } else { self.splits(position) };
        // What may win at once comes first: a certain end ends the search.
        ways.splice(0..0, fights);
        std::iter::once(From { position: position.clone(), moved: None, ways }).chain(splits).collect()
    }

    /// Returns the Campaigns with some of the warbands left at the site.
    fn splits(&mut self, position: &Position) -> Vec<From> {
        let own = position.player(self.task.me);
        // A smaller force is better only where those who are left can fight again.
        let twice = own.and_then(|own| own.supply).is_some_and(|supply| supply.0 >= 2 * CAMPAIGN);
        let board = own.filter(|_| twice).map_or(0, |player| player.warbands.0);
        let mut all = Vec::new();
        for count in 1..=board {
            let asked = Request::from(Action::MoveToSite(Warbands(count)));
            let Ok(done) = rules::apply(position, Some(self.task.me), self.task.reading, &asked) else { break };
            let ways = self.fights(&done.position);
            all.push(From { position: done.position, moved: Some(asked), ways });
        }
        all
    }

    fn fights(&mut self, position: &Position) -> Vec<Way> {
        if !self.task.dice || position.phase != Phase::Act {
            return Vec::new();
        }
        let table = Table::new(position, Some(self.task.me), self.task.reading);
        let (declared, narrowed) = campaigns::declared(&table, self.task.goal, &mut self.fights);
        self.narrowed |= narrowed;
        let mut ways = Vec::new();
        for it in declared {
            match it {
                Declared::Fights(fights) => ways.push(Way::Fights(fights)),
                Declared::Open(asked, missing) => self.note(OpenWay::Missing(asked, missing)),
            }
        }
        ways
    }

    fn note(&mut self, way: OpenWay) {
        if self.open.len() < MOST_OPEN && !self.open.contains(&way) {
            self.open.push(way);
        }
    }

    fn certain_ways(&mut self, position: &Position) -> Vec<Way> {
        let table = Table::new(position, Some(self.task.me), self.task.reading);
        let mut ways = Vec::new();
        for listed in rules::list(&table) {
            if listed.ruling.verdict() == Verdict::Illegal || !is_gone(&listed.asked.action) {
                continue;
            }
            for asked in variants(&listed) {
                for tried in tried(position, self.task.me, self.task.reading, asked) {
                    match tried {
                        Tried::Done(asked, done) => {
                            let (cost, after) = (done.ruling.cost, Box::new(done.position));
                            ways.push(Way::Certain { asked, cost, after });
                        }
                        Tried::Open(asked, missing) => self.note(OpenWay::Missing(asked, missing)),
                        Tried::Asks(asked, colour) => self.note(OpenWay::Asks(asked, colour)),
                        Tried::LeftOut(asked) => {
                            self.narrowed = true;
                            self.note(OpenWay::LeftOut(asked));
                        }
                    }
                }
            }
        }
        ways
    }
}

/// Returns whether an action is gone through here: Campaigns and moves of warbands are looked at for themselves, the end of the
/// turn is always possible, and peeking brings nothing.
fn is_gone(action: &Action) -> bool {
    !matches!(
        action,
        Action::Campaign(_)
            | Action::MoveToSite(_)
            | Action::MoveToBoard(_)
            | Action::PeekRelic(_)
            | Action::PeekReliquary(_)
            | Action::Rest(_)
            | Action::SetUp { .. }
            | Action::Write(_)
    )
}

/// Returns an action with every number that is legal, and with each card that could be used for it.
fn variants(listed: &rules::Listed) -> Vec<Request> {
    let numbers = match (listed.asked.number(), listed.most) {
        (Some(least), Some(most)) => (least..=most).map(|number| listed.asked.with_number(number)).collect(),
        (_, _) => vec![listed.asked.clone()],
    };
    let using = |card| Request { using: vec![crate::game::CardIdentity::Known(card)], ..listed.asked.clone() };
    numbers.into_iter().chain(listed.using.iter().map(|(card, _)| using(*card))).collect()
}
