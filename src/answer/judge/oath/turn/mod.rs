//! The plan of a turn, and what the others can do in theirs: the chance, the line step by step, and how to go on after a fight.

mod one_more;
mod threats;

pub(super) use threats::threats;

use super::Oath;
use one_more::OneMore;

use crate::{
    answer::{
        Error, Schema,
        chance::{Chance, Expected},
        figures::Figures,
        judge::{
            errors::no_action,
            game::Game as _,
            parts::{cited, shown},
            plan::{
                EndAnswer, GoalInReach, MoreAnswer, OpenAnswer, PlanQuestion, PlanStep, SafeAnswer, Stops, TurnAnswer, TurnSaid,
            },
        },
        phrase,
    },
    game::{Colour, Position, Warbands},
    i18n::{Words, family, id},
    law::Lang,
    notation::{WordsError, parse_goal, parse_most, print_goal},
    odds::Fraction,
    planner::turn::{End, Line, LineStep, OpenWay, TurnPlan, Worth, better_turn, plan_turn},
    rules::{Action, Aim, Goal, Reading, Request, Table, Thing, When, Win, standing},
};
use std::collections::BTreeMap;

/// So many sections are named beside a step.
const MAIN_SECTIONS: usize = 3;

/// Returns the plan of a turn.
pub(super) fn plan(words: &Words, table: &Table<'_>, asked: &PlanQuestion, stop: &Stops<'_>) -> Result<TurnAnswer, Error> {
    let position = table.position;
    let me = planner(words, table)?;
    let reading = table.reading();
    let run = |goal: &Goal, left: usize| plan_turn(position, me, reading, goal, &*stop(left));
    let answer = |plan: &TurnPlan, tried: &[TurnPlan]| {
        let more = more(position, plan, |with, left| better_turn(with, me, (reading, &plan.goal), &plan.worth, &*stop(left)).0);
        answer((words, reading), position, (plan, tried), &more)
    };
    if let Some(goal) = goal(position, asked).transpose().map_err(|error| no_action::<Oath>(words, &error))? {
        return Ok(answer(&run(&goal, 1), &[]));
    }
    let mut tried = Vec::new();
    let smaller = others(position, me);
    // Each goal has a share of the time, so that the first does not take all of it.
    let left = (0..smaller.len() + 2).rev().map(|left| left + 1);
    for (aim, left) in [Aim::Win, Aim::Title].into_iter().zip(left.clone()) {
        let plan = run(&Goal(vec![aim]), left);
        if plan.worth.chance != Fraction::zero() {
            return Ok(answer(&plan, &tried));
        }
        tried.push(plan);
    }
    let last = tried.pop().ok_or_else(|| Error::new(words, "missing", words.say(id::ERROR_MISSING)))?;
    for (aim, left) in smaller.into_iter().zip(left.skip(2)) {
        tried.push(run(&Goal(vec![aim]), left));
    }
    Ok(answer(&last, &tried))
}

/// Returns what is wanted, if anything is said; words without the name of an option are the goal.
fn goal(position: &Position, asked: &PlanQuestion) -> Option<Result<Goal, WordsError>> {
    let typed = asked.goal.as_deref().or(Some(asked.set.as_str()).filter(|set| !set.is_empty()));
    let best = asked.best.as_deref().map(parse_most);
    best.or_else(|| typed.map(|typed| parse_goal(typed, position)))
}

/// Returns what the turn is worth with one more of something, where that is better: only what is better is searched for. One
/// that was not proven is compared with nothing.
fn more(position: &Position, plan: &TurnPlan, run: impl Fn(&Position, usize) -> Option<Worth>) -> Vec<(OneMore, Worth)> {
    let wanted = plan.proven && plan.worth.chance != Fraction::one() && !plan.goal.counts();
    let with = |(at, what): (usize, &OneMore)| Some((*what, run(&what.added(position, plan.me)?, OneMore::ALL.len() - at)?));
    OneMore::ALL.iter().enumerate().filter(|_| wanted).filter_map(with).collect()
}

/// Returns who plans: the player who acts.
fn planner(words: &Words, table: &Table<'_>) -> Result<Colour, Error> {
    let me = table.by.filter(|me| table.position.player(*me).is_some());
    me.ok_or_else(|| Error::new(words, "needs", words.say(id::TURN_WHOSE)))
}

/// Returns smaller goals that may be in reach: to rule where one stands, and to hold the banners.
fn others(position: &Position, me: Colour) -> Vec<Aim> {
    let here = position.player(me).and_then(|player| player.pawn).map(Aim::Rule);
    let banners = [Aim::Hold(Thing::PeoplesFavor), Aim::Hold(Thing::DarkestSecret)];
    here.into_iter().chain(banners).collect()
}

/// Returns a plan as an answer; `tried` are other goals that were looked at, `more` is what one more of something would bring.
fn answer(
    (words, reading): (&Words, Reading),
    position: &Position,
    (plan, tried): (&TurnPlan, &[TurnPlan]),
    more: &[(OneMore, Worth)],
) -> TurnAnswer {
    let writer = Writer { words, position, reading, goal: &plan.goal };
    let reach = tried.iter().map(|other| Writer { goal: &other.goal, ..writer }.in_reach(other)).collect();
    let (line, otherwise) = writer.line(&plan.line);
    let (safe, _) = writer.line(&plan.safe.1);
    let said = writer.said(plan);
    TurnAnswer {
        schema: Schema::Plan,
        book: Oath::BOOK.key(),
        player: plan.me.word(),
        goal: Some(print_goal(&plan.goal, writer.position, Lang::En)),
        win: Chance::new(&plan.worth.chance),
        expected: plan.goal.counts().then(|| Expected::new(&plan.worth.count)),
        line,
        otherwise,
        safe: SafeAnswer { win: Chance::new(&plan.safe.0.chance), line: safe },
        reach,
        more: more.iter().map(|(what, other)| writer.more(*what, other)).collect(),
        open: plan.open.iter().map(|way| writer.open(way)).collect(),
        states: plan.states,
        gains: BTreeMap::new(),
        proven: plan.proven,
        said,
    }
}

/// Writes down a plan in a language.
#[derive(Clone, Copy)]
struct Writer<'a> {
    words: &'a Words,
    position: &'a Position,
    reading: Reading,
    goal: &'a Goal,
}

impl Writer<'_> {
    /// Says what something is worth.
    fn worth(&self, worth: &Worth) -> String {
        let figures = Figures::new(self.words);
        if !self.goal.counts() {
            return figures.exact(&worth.chance);
        }
        let count = self.words.say_with(id::TURN_EXPECTED, &[("count", (&figures.decimal(&worth.count)).into())]);
        if worth.chance == Fraction::one() { count } else { format!("{}, {count}", figures.exact(&worth.chance)) }
    }

    fn goal(&self) -> String {
        print_goal(self.goal, self.position, self.words.lang)
    }

    /// Returns the steps of a line, and the ends of the fight that it leads to.
    fn line(&self, line: &Line) -> (Vec<PlanStep>, Vec<EndAnswer>) {
        let steps = line.iter().map(|step| self.step(step)).collect();
        let mut groups: Vec<Vec<&End>> = Vec::new();
        for end in line.last().into_iter().flat_map(|step| &step.ends) {
            match groups.iter_mut().find(|group| group.first().is_some_and(|first| is_alike(first, end))) {
                Some(group) => group.push(end),
                None => groups.push(vec![end]),
            }
        }
        // What reaches the goal comes first.
        groups.sort_by(|one, other| other[0].worth.cmp(&one[0].worth));
        (steps, groups.iter().filter_map(|group| self.end(group)).collect())
    }

    fn step(&self, step: &LineStep) -> PlanStep {
        let action = phrase::action(self.words, &step.asked, self.position);
        let cost = phrase::cost(self.words, step.cost);
        let answered = step.answered.then(|| self.words.say(id::TURN_MAY_BE_ANSWERED));
        PlanStep {
            action: Oath::written(&step.asked, self.position),
            cost: step.cost.parts().collect(),
            cites: cited(&step.cites),
            shown: shown(self.words.lang, &step.cites[..step.cites.len().min(MAIN_SECTIONS)]),
            win: Chance::new(&step.worth.chance),
            terms: cost,
            chance: self.worth(&step.worth),
            typed: action,
            note: answered,
            order: None,
            lapses: false,
            reasons: Vec::new(),
            first: Vec::new(),
        }
    }

    /// Returns ends of a fight that differ only in the sacrifice, as one.
    fn end(&self, ends: &[&End]) -> Option<EndAnswer> {
        let end = ends.first()?;
        let chance = ends.iter().fold(Fraction::zero(), |sum, end| &sum + &end.chance);
        let (line, otherwise) = self.line(&end.line);
        let (said, after) = (Figures::new(self.words).exact(&chance), self.worth(&end.worth));
        let id = if end.won { id::TURN_WON } else { id::TURN_LOST };
        let mut text = vec![self.words.say_with(id, &[("chance", (&said).into()), ("after", (&after).into())])];
        let sacrificed = ends.iter().any(|end| sacrifice(&end.asked).is_some_and(|count| count != Warbands::NONE));
        let choices = phrase::aftermath(self.words, &without_sacrifice(&end.asked), self.position);
        text.extend(choices.map(|choices| self.words.say_with(id::TURN_CHOOSE, &[("choices", (&choices).into())])));
        text.extend(sacrificed.then(|| self.words.say(id::TURN_SACRIFICE)));
        Some(EndAnswer {
            won: end.won,
            chance: Chance::new(&chance),
            win: Chance::new(&end.worth.chance),
            action: Oath::written(&end.asked, self.position),
            line,
            otherwise,
            text: text.join(" "),
        })
    }

    fn open(&self, way: &OpenWay) -> OpenAnswer {
        let (asked, missing, text) = match way {
            OpenWay::Missing(asked, missing) => {
                let what = phrase::missing(self.words, *missing);
                (asked, Some(missing.word()), self.words.say_with(id::TURN_OPEN_MISSING, &[("what", (&what).into())]))
            }
            OpenWay::Asks(asked, colour) => {
                let player = phrase::colour(self.words, *colour);
                (asked, None, self.words.say_with(id::TURN_OPEN_ASKS, &[("player", (&player).into())]))
            }
            OpenWay::LeftOut(asked) => (asked, None, self.words.say(id::TURN_OPEN_LEFT_OUT)),
        };
        let typed = phrase::action(self.words, asked, self.position);
        OpenAnswer { action: Oath::written(asked, self.position), missing, text: format!("{typed} – {text}") }
    }

    fn in_reach(&self, plan: &TurnPlan) -> GoalInReach {
        let (goal, chance) = (self.goal(), self.worth(&plan.worth));
        let values = [("goal", (&goal).into()), ("chance", (&chance).into())];
        GoalInReach {
            goal: print_goal(self.goal, self.position, Lang::En),
            win: Chance::new(&plan.worth.chance),
            text: self.words.say_with(id::TURN_IN_REACH, &values),
        }
    }

    fn more(&self, what: OneMore, worth: &Worth) -> MoreAnswer {
        let chance = self.worth(worth);
        let text = self.words.say_with(what.message(), &[("chance", (&chance).into())]);
        MoreAnswer { what: what.word(), win: Chance::new(&worth.chance), text }
    }

    /// Says who else wins when they wake, as the table stands.
    fn about_to_win(&self, me: Colour) -> Vec<String> {
        let found = standing(&Table::new(self.position, Some(me), self.reading));
        let others = found.wins.iter().filter(|win| win.player != me && win.when == When::Wake);
        let warning = |win: &Win| {
            let player = phrase::colour(self.words, win.player);
            let (how, when) = (self.words.say(family::WINS_HOW.of(win.how.word())), self.words.say(id::WINS_WHEN_WAKE));
            let values = [("player", (&player).into()), ("how", (&how).into()), ("when", (&when).into())];
            self.words.say_with(id::TURN_WARNING, &values)
        };
        others.map(warning).collect()
    }

    fn said(&self, plan: &TurnPlan) -> TurnSaid {
        let (words, goal, chance) = (self.words, self.goal(), self.worth(&plan.worth));
        let values = [("goal", (&goal).into()), ("chance", (&chance).into())];
        let holds = plan.line.is_empty() && plan.now == plan.worth;
        let heading = match plan.worth.chance == Fraction::zero() {
            true => id::TURN_NONE,
            false if self.goal.counts() => id::TURN_BEST,
            false if holds => id::TURN_HOLDS,
            false => id::TURN_CHANCE,
        };
        let heading = words.say_with(heading, &values);
        let rolls = plan.line.iter().any(|step| !step.ends.is_empty());
        let safe = (rolls && plan.safe.0 > plan.now).then(|| {
            let steps: Vec<String> = plan.safe.1.iter().map(|step| phrase::action(words, &step.asked, self.position)).collect();
            let (chance, line) = (self.worth(&plan.safe.0), steps.join(" · "));
            let values = [("chance", (&chance).into()), ("line", (&line).into())];
            words.say_with(id::TURN_SAFE, &values)
        });
        let states = usize::try_from(plan.states).unwrap_or(usize::MAX);
        let proven = if plan.proven { id::TURN_PROVEN } else { id::TURN_NOT_PROVEN };
        let full = plan.full.then(|| words.say(id::TURN_FULL));
        let search = words.say_with(proven, &[("states", states.into())]);
        let warnings = self.about_to_win(plan.me);
        TurnSaid {
            heading,
            warnings,
            safe,
            gains: None,
            search: full.into_iter().fold(search, |search, full| format!("{search} {full}")),
        }
    }
}

/// Returns the sacrifice that a Campaign names.
fn sacrifice(asked: &Request) -> Option<Warbands> {
    if let Action::Campaign(fighting) = &asked.action { fighting.aftermath.sacrificing } else { None }
}

/// Returns a Campaign without the sacrifice that it names.
fn without_sacrifice(asked: &Request) -> Request {
    let mut asked = asked.clone();
    if let Action::Campaign(fighting) = &mut asked.action {
        fighting.aftermath.sacrificing = None;
    }
    asked
}

/// Returns whether two ends of a fight differ only in the sacrifice: the same choices, the same way on.
fn is_alike(one: &End, other: &End) -> bool {
    let declines = |end: &End| sacrifice(&end.asked) == Some(Warbands::NONE);
    let way = |line: &Line| line.iter().map(|step| step.asked.clone()).collect::<Vec<Request>>();
    (one.won, &one.worth, declines(one)) == (other.won, &other.worth, declines(other))
        && without_sacrifice(&one.asked) == without_sacrifice(&other.asked)
        && way(&one.line) == way(&other.line)
}
