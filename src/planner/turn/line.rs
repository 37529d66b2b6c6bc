//! The best line of a turn told step by step: what to do, what it costs, what the turn is worth then, and how to go on after every
//! end of a fight.

use super::{
    campaigns::{Choice, can_be_answered},
    goal::Worth,
    search::{ALL_STEPS, Against, BestFight, From, OpenWay, Search, Stopped, Task, Way, ends, less},
};
use crate::{
    game::{Colour, Phase, Position, ThisTurn, visible_to},
    law::Cite,
    odds::Fraction,
    rules::{self, Action, Cost, Goal, Reading, Request, Table},
};

/// A step of a line.
#[derive(Clone, Debug, PartialEq)]
pub struct LineStep {
    /// What to do.
    pub asked: Request,
    /// What it costs.
    pub cost: Cost,
    /// What it rests on.
    pub cites: Vec<Cite>,
    /// What the turn is worth before it.
    pub worth: Worth,
    /// How it can end, for a Campaign.
    pub ends: Vec<End>,
    /// Whether another player may answer with a Campaign then, which is not looked at.
    pub answered: bool,
}

/// One end of a fight, with how to go on.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    /// Whether it is won.
    pub won: bool,
    /// The chance of this end.
    pub chance: Fraction,
    /// The Campaign with what is chosen after the roll.
    pub asked: Request,
    /// What the turn is worth then.
    pub worth: Worth,
    /// How to go on.
    pub line: Line,
}

/// Steps after each other; a Campaign is the last, and its ends have lines of their own.
pub type Line = Vec<LineStep>;

/// The plan of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnPlan {
    /// Who plans.
    pub me: Colour,
    /// What is wanted.
    pub goal: Goal,
    /// What the turn is worth if it ended now.
    pub now: Worth,
    /// What the best play is worth.
    pub worth: Worth,
    /// The best line.
    pub line: Line,
    /// The best line without dice, with its worth.
    pub safe: (Worth, Line),
    /// Ways that were not gone.
    pub open: Vec<OpenWay>,
    /// The positions that were weighed.
    pub states: u64,
    /// Whether the search ended because it could remember no more positions.
    pub full: bool,
    /// Whether nothing better can be: the search came to its end and left nothing out.
    pub proven: bool,
}

/// How many steps are looked at before all are: short lines are found soon, and one that is certain ends the search.
const FIRST_STEPS: [u8; 3] = [1, 2, 3];

/// What a player can do in a turn, without what follows a fight.
#[derive(Clone, Debug, PartialEq)]
pub struct Threat {
    /// Who.
    pub me: Colour,
    /// What is wanted.
    pub goal: Goal,
    /// What the turn is worth if it ended now.
    pub now: Worth,
    /// What the best play that was found is worth.
    pub worth: Worth,
    /// The actions of it, up to the first fight.
    pub line: Vec<Request>,
    /// Whether nothing better can be: the search came to its end and left nothing out.
    pub proven: bool,
}

/// Returns what a player can do in a turn, who knows only what that player may know. `stop` is asked now and then whether so many
/// positions are enough; then it is the best that was found, and perhaps less than there is.
#[must_use]
pub fn threat(position: &Position, me: Colour, (reading, goal): (Reading, &Goal), stop: &dyn Fn(u64) -> bool) -> Threat {
    let seen = Position::in_edition(visible_to(position, me), reading.edition).unwrap_or_else(|_| position.clone());
    let mut search = Search::new(Task { me, goal, reading, dice: true, stop }, &seen);
    search.tells_ends = false;
    let now = search.here(&seen);
    let (worth, line) = best_line(&mut search, &seen, &now);
    let proven = goal.is_reached(&worth) || search.stopped.is_none() && !search.narrowed;
    let line = line.into_iter().map(|step| step.asked).collect();
    Threat { me, goal: goal.clone(), now, worth, line, proven }
}

/// Returns the plan of a turn for a player, who knows only what that player may know. `stop` is asked now and then whether so many
/// positions are enough; then the best line so far is returned.
#[must_use]
pub fn plan_turn(position: &Position, me: Colour, reading: Reading, goal: &Goal, stop: &dyn Fn(u64) -> bool) -> TurnPlan {
    let seen = Position::in_edition(visible_to(position, me), reading.edition).unwrap_or_else(|_| position.clone());
    let task = Task { me, goal, reading, dice: true, stop };
    let mut search = Search::new(task, &seen);
    let now = search.here(&seen);
    let (worth, line) = best_line(&mut search, &seen, &now);
    let proven = goal.is_reached(&worth) || search.stopped.is_none() && !search.narrowed;
    let mut careful = Search::new(Task { dice: false, ..task }, &seen);
    let safe = if line.iter().any(|step| !step.ends.is_empty()) {
        best_line(&mut careful, &seen, &now)
    } else {
        (worth.clone(), line.clone())
    };
    // Nobody fights for what is as likely without dice.
    let line = if safe.0 == worth { safe.1.clone() } else { line };
    let (states, full) = (search.states + careful.states, search.stopped == Some(Stopped::Full));
    TurnPlan { me, goal: goal.clone(), now, worth, line, safe, open: search.open, states, full, proven }
}

/// Returns what the best play of a turn is worth, if that is more than `bar`, and whether the search came to its end. No line is
/// told, so that it is found sooner than a plan.
#[must_use]
pub fn better_turn(
    position: &Position,
    me: Colour,
    (reading, goal): (Reading, &Goal),
    bar: &Worth,
    stop: &dyn Fn(u64) -> bool,
) -> (Option<Worth>, bool) {
    let seen = Position::in_edition(visible_to(position, me), reading.edition).unwrap_or_else(|_| position.clone());
    let mut search = Search::new(Task { me, goal, reading, dice: true, stop }, &seen);
    let found = search.value(seen.clone(), bar, ALL_STEPS).worth;
    let whole = search.stopped.is_none();
    let better = whole && found > *bar && search.is_exact(&seen, ALL_STEPS);
    (better.then_some(found), whole)
}

/// Returns what the best line of a few steps is worth, if that is more than `bar`: quick to find, and perhaps less than the best; and
/// whether all lines of a few steps were looked at.
#[must_use]
pub fn short_turn(
    position: &Position,
    me: Colour,
    (reading, goal): (Reading, &Goal),
    bar: &Worth,
    stop: &dyn Fn(u64) -> bool,
) -> (Option<Worth>, bool) {
    let seen = Position::in_edition(visible_to(position, me), reading.edition).unwrap_or_else(|_| position.clone());
    let mut search = Search::new(Task { me, goal, reading, dice: true, stop }, &seen);
    let mut best = bar.clone();
    for few in FIRST_STEPS {
        let found = search.value(seen.clone(), &best, few).worth;
        if search.stopped.is_none() && found > best && search.is_exact(&seen, few) {
            best = found;
        }
    }
    ((best > *bar).then_some(best), search.stopped.is_none())
}

/// Returns the table at the beginning of a player's Act Phase, nothing else having changed.
#[must_use]
pub fn next_turn_of(position: &Position, colour: Colour) -> Option<Position> {
    let mut setup = position.clone().into_setup();
    (setup.turn, setup.phase, setup.this_turn, setup.campaign) = (Some(colour), Phase::Act, ThisTurn::default(), None);
    Position::new(setup).ok()
}

/// Returns the best line with its worth: of a few steps first, then of any number.
fn best_line(search: &mut Search<'_>, position: &Position, now: &Worth) -> (Worth, Line) {
    let (mut best, mut steps) = (now.clone(), 0);
    for few in FIRST_STEPS.into_iter().chain([ALL_STEPS]) {
        let found = search.value(position.clone(), &best, few).worth;
        // Of no more than what is known only a limit is told.
        let is_whole = few != ALL_STEPS || search.stopped.is_none();
        if found > best && is_whole && search.is_exact(position, few) {
            (best, steps) = (found, few);
        }
        if search.stopped.is_some() || search.task.goal.is_reached(&best) {
            break;
        }
    }
    search.telling = true;
    let line = told(search, position.clone(), &best, steps);
    search.telling = false;
    (best, line)
}

/// Returns the steps of the best line from a position.
fn told(search: &mut Search<'_>, position: Position, worth: &Worth, steps: u8) -> Line {
    let mut line = Vec::new();
    let (mut position, mut steps) = (position, steps);
    while search.here(&position) < *worth {
        let (gathered, moved) = search.gathered(position.clone());
        let before = (line.len(), moved);
        let next = next_step(search, &gathered, worth, steps, &mut line);
        // Warbands are gathered only where somebody takes them along or fights with them.
        if let (at, Some(asked)) = before
            && line.get(at..).is_some_and(|steps| steps.iter().any(|step| takes_warbands(&step.asked)))
        {
            line.insert(at, plain(search, &position, asked, worth));
        }
        match next {
            Some(after) => (position, steps) = (after, less(steps)),
            None => break,
        }
    }
    line
}

fn takes_warbands(asked: &Request) -> bool {
    matches!(asked.action, Action::Travel(_) | Action::Campaign(_) | Action::Use(..) | Action::Play { .. })
}

/// Adds the best step of a position, and returns the position after it; nothing behind a fight.
fn next_step(search: &mut Search<'_>, position: &Position, worth: &Worth, steps: u8, line: &mut Line) -> Option<Position> {
    let (from, place) = search.best_way(position, steps)?;
    let starts = search.ways(position, steps);
    let lost = search.lost(position, &starts, steps);
    let From { position: start, moved, ways } = starts.into_iter().nth(from)?;
    line.extend(moved.map(|asked| plain(search, position, asked, worth)));
    let position = start;
    match ways.into_iter().nth(place)? {
        Way::Certain { asked, cost, after } => {
            line.push(LineStep { cost, ..plain(search, &position, asked, worth) });
            Some(*after)
        }
        Way::Battles(battles) => {
            // A little less is enough to find what was found before.
            let bar = worth.times(&Fraction::new(999_999_999_u32, 1_000_000_000_u32)?);
            let (_, played) = search.weigh_battles(&position, &battles, Against { bar: &bar, steps, lost: &lost });
            let played = played?;
            if !search.tells_ends {
                line.push(plain(search, &position, played.fight.rolling(played.fewer).asked, worth));
                return None;
            }
            let (asked, cost, ends, answered) = fought(search, &position, &played, steps);
            line.push(LineStep { cost, ends, answered, ..plain(search, &position, asked, worth) });
            None
        }
    }
}

/// Returns a step with what it rests on and costs.
fn plain(search: &Search<'_>, position: &Position, asked: Request, worth: &Worth) -> LineStep {
    let ruling = rules::may(&Table::new(position, Some(search.task.me), search.task.reading), &asked);
    LineStep { cites: ruling.all_cites(), cost: ruling.cost, asked, worth: worth.clone(), ends: Vec::new(), answered: false }
}

/// Returns a fight as it is declared, how it can end, with the best way on from each end; and whether somebody may answer it.
fn fought(search: &mut Search<'_>, position: &Position, played: &BestFight, steps: u8) -> (Request, Cost, Vec<End>, bool) {
    let fight = played.fight.rolling(played.fewer);
    let table = Table::new(position, Some(search.task.me), search.task.reading);
    let (mut all, mut answered): (Vec<End>, bool) = (Vec::new(), false);
    let rolls = search.rolls(&table, &fight, played.fewer);
    for (fought, chance) in rolls.iter().flat_map(|rolls| rolls.iter()) {
        let choices = ends(fought).into_iter().flat_map(|(sacrificing, _)| fight.choices(&table, fought, sacrificing).all);
        let choices: Vec<Choice> = choices.collect();
        let weighed: Vec<(Worth, &Choice)> =
            choices.iter().map(|choice| (search.worst_of(&choice.after, &Worth::nothing(), steps).worth, choice)).collect();
        let best = weighed.iter().rev().max_by(|one, other| one.0.cmp(&other.0));
        let Some((worth, choice)) = best else { continue };
        let sacrificing = match &choice.asked.action {
            Action::Campaign(fighting) => fighting.aftermath.sacrificing,
            _ => None,
        };
        let won = fought.ending(sacrificing).is_some_and(|ending| ending.won);
        answered |= choice.after.iter().any(|after| can_be_answered(after, search.task.me));
        let after = choice.after.first().cloned();
        let line = after.map(|after| told(search, after, worth, less(steps))).unwrap_or_default();
        let end = End { won, chance: chance.clone(), asked: choice.asked.clone(), worth: worth.clone(), line };
        let same = |other: &&mut End| {
            let steps = |line: &Line| line.iter().map(|step| step.asked.clone()).collect::<Vec<Request>>();
            (other.won, &other.asked, &other.worth) == (end.won, &end.asked, &end.worth) && steps(&other.line) == steps(&end.line)
        };
        match all.iter_mut().find(same) {
            Some(known) => known.chance = &known.chance + chance,
            None => all.push(end),
        }
    }
    all.sort_by(|one, other| (other.won, &other.chance).cmp(&(one.won, &one.chance)));
    (fight.asked, fight.ruling.cost, all, answered)
}
