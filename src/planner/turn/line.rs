//! The best line of a turn told step by step: what to do, what it costs, what the turn is worth then, and how to go on after every
//! end of a fight.

use super::{
    campaigns::{Choice, Fight, may_be_answered},
    goal::Worth,
    search::{From, OpenWay, Search, Task, Way},
};
use crate::{
    game::{Colour, Position, visible_to},
    odds::Fraction,
    rules::{Action, Cost, Goal, Reading, Request, Table},
};

/// A step of a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What to do.
    pub asked: Request,
    /// What it costs.
    pub cost: Cost,
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
pub type Line = Vec<Step>;

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
    /// Whether nothing better can be: the search came to its end and left nothing out.
    pub proven: bool,
}

/// Returns the plan of a turn for a player, who knows only what that player may know. `stop` is asked now and then whether it is
/// enough; then the best line so far is returned.
#[must_use]
pub fn plan_turn(position: &Position, me: Colour, reading: Reading, goal: &Goal, stop: &dyn Fn() -> bool) -> TurnPlan {
    let seen = Position::in_edition(visible_to(position, me), reading.edition).unwrap_or_else(|_| position.clone());
    let task = Task { me, goal, reading, dice: true, stop };
    let mut search = Search::new(task);
    let now = search.here(&seen);
    let worth = search.value(seen.clone());
    let proven = !search.stopped && !search.narrowed;
    let line = told(&mut search, seen.clone(), &worth);
    let mut careful = Search::new(Task { dice: false, ..task });
    let safe = careful.value(seen.clone());
    let safe_line = told(&mut careful, seen, &safe);
    let states = search.states + careful.states;
    TurnPlan { me, goal: goal.clone(), now, worth, line, safe: (safe, safe_line), open: search.open, states, proven }
}

/// Returns the steps of the best line from a position.
fn told(search: &mut Search<'_>, position: Position, worth: &Worth) -> Line {
    let mut line = Vec::new();
    let mut position = position;
    while search.here(&position) < *worth {
        let (gathered, moved) = search.gathered(position.clone());
        let before = (line.len(), moved);
        let next = next_step(search, &gathered, worth, &mut line);
        // Warbands are gathered only where somebody takes them along or fights with them.
        if let (at, Some(asked)) = before
            && line.get(at..).is_some_and(|steps| steps.iter().any(|step| takes_warbands(&step.asked)))
        {
            line.insert(at, Step { asked, cost: Cost::default(), worth: worth.clone(), ends: Vec::new(), answered: false });
        }
        match next {
            Some(after) => position = after,
            None => break,
        }
    }
    line
}

fn takes_warbands(asked: &Request) -> bool {
    matches!(asked.action, Action::Travel(_) | Action::Campaign(_) | Action::Use(..) | Action::Play { .. })
}

/// Adds the step that keeps what a position is worth, and returns the position after it; nothing behind a fight.
fn next_step(search: &mut Search<'_>, position: &Position, worth: &Worth, line: &mut Line) -> Option<Position> {
    let plain = |asked: Request, cost: Cost| Step { asked, cost, worth: worth.clone(), ends: Vec::new(), answered: false };
    for From { position, moved, ways } in search.ways(position) {
        for way in ways {
            if search.worth_of_way(&position, &way) < *worth {
                continue;
            }
            line.extend(moved.clone().map(|asked| plain(asked, Cost::default())));
            match way {
                Way::Certain { asked, cost, after } => {
                    line.push(plain(asked, cost));
                    return Some(*after);
                }
                Way::Fights(fights) => {
                    let fight = worst(search, &position, &fights)?;
                    let (ends, answered) = ends(search, &position, fight);
                    let cost = fight.ruling.cost;
                    line.push(Step { ends, answered, ..plain(fight.asked.clone(), cost) });
                    return None;
                }
            }
        }
    }
    None
}

/// Returns the fight with the answer that is worst for the player.
fn worst<'f>(search: &mut Search<'_>, position: &Position, fights: &'f [Fight]) -> Option<&'f Fight> {
    let weighed: Vec<(Worth, &Fight)> = fights.iter().map(|fight| (search.worth_of_fight(position, fight), fight)).collect();
    weighed.into_iter().min_by(|one, other| one.0.cmp(&other.0)).map(|(_, fight)| fight)
}

/// Returns how a fight can end, with the best way on from each end; and whether somebody may answer it.
fn ends(search: &mut Search<'_>, position: &Position, fight: &Fight) -> (Vec<End>, bool) {
    let table = Table::new(position, Some(search.task.me), search.task.reading);
    let (mut all, mut answered): (Vec<End>, bool) = (Vec::new(), false);
    for (fought, chance) in fight.rolls.iter() {
        let choices = fight.choices(&table, fought);
        let weighed: Vec<(Worth, &Choice)> = choices.iter().map(|choice| (search.worth_of_choice(choice), choice)).collect();
        let best = weighed.iter().rev().max_by(|one, other| one.0.cmp(&other.0));
        let Some((worth, choice)) = best else { continue };
        let sacrificing = match &choice.asked.action {
            Action::Campaign(fighting) => fighting.aftermath.sacrificing,
            _ => None,
        };
        let won = fought.ending(sacrificing).is_some_and(|ending| ending.won);
        answered |= choice.after.iter().any(|after| may_be_answered(after, search.task.me));
        let after = choice.after.first().cloned();
        let line = after.map(|after| told(search, after, worth)).unwrap_or_default();
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
    (all, answered)
}
