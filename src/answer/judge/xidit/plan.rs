//! The plan of a game year: what the orders that are set come to, or the best ones, with who may come first.

use super::{Asked, Xidit, say};
use crate::{
    answer::{
        Error, Schema,
        chance::{Chance, Expected},
        clean::fit,
        judge::{
            errors::{no_action, unknown_name},
            game::Game as _,
            parts::ReasonAnswer,
            plan::{FirstAnswer, OpenAnswer, PlanQuestion, PlanStep, SafeAnswer, TurnAnswer, TurnSaid},
        },
    },
    game::{
        find_word,
        xidit::{Colour, Good, Order, Position, Reward, Tile},
    },
    i18n::{Words, family, id},
    law::Lang,
    notation::xidit as notation,
    odds::Fraction,
    planner::orders::{Ahead, Contested, First, LAST, OrdersPlan, Wanted, next_order, orders_ahead},
    rules::{
        Bearing,
        xidit::{Action, Matter, Missing, Reason, Refused, Stop},
    },
};

/// The section that says in which order players act.
const SEQUENCE: &str = "5.3.1";

/// Returns the plan of a game year.
pub(super) fn plan(
    words: &Words,
    table: &Asked<'_>,
    asked: &PlanQuestion,
    stop: &dyn Fn(u64) -> bool,
) -> Result<TurnAnswer, Error> {
    let position = table.position;
    let only = || position.players.first().filter(|_| position.players.len() == 1).map(|player| player.colour);
    let me = table.by.or(position.turn).or_else(only).filter(|me| position.player(*me).is_some());
    let me = me.ok_or_else(|| Error::new(words, "needs", words.say(id::XIDIT_PLAN_WHOSE)))?;
    let over = || Error::new(words, "year-over", words.say(id::XIDIT_PLAN_OVER));
    let next = next_order(position, me).ok_or_else(over)?;
    let typed = asked.best.as_deref().or(asked.goal.as_deref());
    let good = typed.map(find_word::<Good>).transpose().map_err(|problem| unknown_name(words, &problem))?;
    let orders = notation::parse_orders(&asked.set).map_err(|error| no_action::<Xidit>(words, &error))?;
    let left = usize::from(LAST + 1 - next);
    if orders.len() > left {
        let values = [("left", left.into()), ("given", orders.len().into())];
        return Err(Error::new(words, "too-many-orders", words.say_with(id::XIDIT_PLAN_TOO_MANY, &values)));
    }
    let dials =
        position.player(me).and_then(|player| player.orders.as_ref()).and_then(|orders| orders.get(usize::from(next) - 1..));
    let set: Option<&[Order]> = match (orders.as_slice(), good) {
        ([], Some(_)) => None,
        ([], None) => {
            let which = || Error::new(words, "missing", words.say(id::XIDIT_PLAN_WHICH));
            Some(dials.ok_or_else(which)?)
        }
        (orders, _) => Some(orders),
    };
    let plan = orders_ahead(position, me, Wanted { set, good }, stop).ok_or_else(over)?;
    Ok(Writer { words, position, good, is_set: set.is_some() }.answer(&plan))
}

/// Writes down a plan in a language.
struct Writer<'a> {
    words: &'a Words,
    position: &'a Position,
    good: Option<Good>,
    is_set: bool,
}

impl Writer<'_> {
    fn answer(&self, plan: &OrdersPlan) -> TurnAnswer {
        let steps = plan.line.iter().zip(&plan.contested);
        let mut line: Vec<PlanStep> = steps.map(|(step, contested)| self.step(step, contested)).collect();
        if !self.is_set {
            // Whatever is left of the year waits.
            let waits = usize::from(LAST + 1 - plan.next).saturating_sub(line.len());
            line.extend(std::iter::repeat_n(self.waiting(), waits));
        }
        let (one, zero) = (Chance::new(&Fraction::one()), Chance::new(&Fraction::zero()));
        let gained = |good: &Good| u32::try_from(plan.gains.of(*good)).unwrap_or(0);
        let brings_none = self.good.is_some_and(|good| gained(&good) == 0) && !self.is_set;
        let said = self.said(plan);
        TurnAnswer {
            schema: Schema::Plan,
            book: Xidit::BOOK.key(),
            player: plan.me.word(),
            goal: self.good.map(|good| good.word().to_owned()),
            win: if brings_none { zero } else { one },
            expected: self.good.map(|good| Expected::new(&Fraction::from(gained(&good)))),
            safe: SafeAnswer { win: Chance::new(&Fraction::one()), line: line.clone() },
            line,
            otherwise: Vec::new(),
            reach: Vec::new(),
            more: Vec::new(),
            open: plan.ends.iter().chain(&plan.open).map(|(order, stop)| self.open(*order, stop)).collect(),
            states: plan.states,
            gains: Good::ALL.iter().map(|good| (good.word(), plan.gains.of(*good))).collect(),
            proven: plan.whole,
            said,
        }
    }

    /// Returns an order that waits, because no other brings more.
    fn waiting(&self) -> PlanStep {
        let (order, action) = (Order::Wait, Action::Wait);
        PlanStep { order: Some(order.word()), ..self.plain(&action) }
    }

    fn step(&self, step: &Ahead, contested: &Contested) -> PlanStep {
        let rewards = self.rewards(step);
        let mut notes: Vec<String> = rewards.into_iter().collect();
        notes.extend(self.firsts(&contested.firsts));
        notes.extend(contested.then.as_ref().map(|then| {
            let what: Vec<String> = self.reasons(then).into_iter().map(|reason| reason.text).collect();
            self.words.say_with(id::XIDIT_PLAN_THEN, &[("what", (&what.join(" ")).into())])
        }));
        PlanStep {
            order: Some(step.order.word()),
            lapses: step.lapses(),
            cost: step.ruling.cost.parts().collect(),
            terms: say::cost(self.words, step.ruling.cost),
            reasons: self.reasons(step),
            first: contested.firsts.iter().copied().map(first).collect(),
            note: (!notes.is_empty()).then(|| notes.join("\n")),
            ..self.plain(&self.without_choice(&step.action))
        }
    }

    /// Returns an action without the rewards where none are chosen.
    fn without_choice(&self, action: &Action) -> Action {
        match action {
            Action::Eliminate { placing, raising, .. } if self.good.is_none() => {
                Action::Eliminate { taking: Vec::new(), placing: placing.clone(), raising: *raising }
            }
            other => other.clone(),
        }
    }

    /// Returns a step of which only the action is told.
    fn plain(&self, action: &Action) -> PlanStep {
        PlanStep {
            action: notation::print(action, self.position, Lang::En),
            cost: super::Parts::new(),
            cites: Vec::new(),
            win: Chance::new(&Fraction::one()),
            terms: String::new(),
            chance: String::new(),
            typed: fit(&notation::print(action, self.position, self.words.lang)).into_owned(),
            shown: Vec::new(),
            note: None,
            order: None,
            lapses: false,
            reasons: Vec::new(),
            first: Vec::new(),
        }
    }

    /// Returns what the rules say of an order. Where a road leads is said by the order itself.
    fn reasons(&self, step: &Ahead) -> Vec<ReasonAnswer> {
        let told = |reason: &&Reason| !matches!(reason.matter, Matter::RoadLeads { .. });
        // Without a goal nothing is chosen, so that nothing is said of what a choice brings.
        let chosen = |reason: &&Reason| self.good.is_some() || !is_of_choice(&reason.matter);
        step.ruling.reasons.iter().chain(&step.news).filter(told).filter(chosen).map(|reason| self.reason(reason)).collect()
    }

    fn reason(&self, it: &Reason) -> ReasonAnswer {
        ReasonAnswer::new(self.words.lang, it.matter.kind(), it.bearing, &it.cites, say::matter(self.words, &it.matter))
    }

    /// Says which rewards there are to choose from, where none are chosen.
    fn rewards(&self, step: &Ahead) -> Option<String> {
        if self.good.is_some() || !matches!(step.action, Action::Eliminate { .. }) {
            return None;
        }
        let before = step.city.and_then(|city| self.position.city(city)).map(|city| city.tile);
        let Some(Tile::Threat(threat)) = before else { return None };
        let amount =
            |reward: &Reward| Some((self.words.say(family::XIDIT_REWARD.of(reward.word())), threat.rewards.amount(*reward)?));
        let told: Vec<String> = Reward::ALL.iter().filter_map(amount).map(|(name, count)| format!("{name} {count}")).collect();
        (!told.is_empty()).then(|| self.words.say_with(id::XIDIT_PLAN_REWARDS, &[("rewards", (&told.join(", ")).into())]))
    }

    /// Says who comes first, and who may.
    fn firsts(&self, firsts: &[First]) -> Vec<String> {
        let listed = |certain: bool| {
            let one = |first: &First| {
                let (player, order) = (say::colour(self.words, first.colour), usize::from(first.order));
                let id = if certain { id::XIDIT_PLAN_WITH_ORDER } else { id::XIDIT_PLAN_FROM_ORDER };
                self.words.say_with(id, &[("player", (&player).into()), ("order", order.into())])
            };
            firsts.iter().filter(|first| first.certain == certain).map(one).collect::<Vec<String>>().join(", ")
        };
        let said = |id, who: String| (!who.is_empty()).then(|| self.words.say_with(id, &[("who", (&who).into())]));
        let all = [said(id::XIDIT_PLAN_FIRST, listed(true)), said(id::XIDIT_PLAN_PERHAPS, listed(false))];
        all.into_iter().flatten().map(|said| format!("{said} ({SEQUENCE})")).collect()
    }

    /// Says why an order is not looked at.
    fn open(&self, order: Order, stop: &Stop) -> OpenAnswer {
        let action = stop.action.as_ref();
        let print = |lang| action.map(|action| notation::print(action, self.position, lang));
        let (missing, why) = match &stop.refused {
            Refused::Ruling(ruling) => self.untold(&ruling.reasons),
            Refused::Needs { missing, choices, .. } => {
                let choices = choices.iter().map(|choice| Xidit::choice(self.words, *choice));
                let all: Vec<String> = missing.iter().map(|it| self.lacking(it)).chain(choices).collect();
                (missing.first().map(Missing::kind), all)
            }
            Refused::Broken(_) => (None, Vec::new()),
        };
        let symbol = self.words.say(family::XIDIT_ORDER.of(order.word()));
        let typed = print(self.words.lang).map_or(symbol, |typed| fit(&typed).into_owned());
        let text = self.words.say_with(id::XIDIT_PLAN_OPEN, &[("action", (&typed).into()), ("why", (&why.join(" ")).into())]);
        OpenAnswer { action: print(Lang::En).unwrap_or_else(|| order.word().to_owned()), missing, text }
    }

    fn untold(&self, reasons: &[Reason]) -> (Option<&'static str>, Vec<String>) {
        let what = reasons.iter().find_map(|reason| match &reason.matter {
            Matter::Missing { what } => Some(what.kind()),
            _ => None,
        });
        let against = reasons.iter().filter(|reason| reason.bearing != Bearing::For);
        (what, against.map(|reason| self.reason(reason).with_cites()).collect())
    }

    fn lacking(&self, what: &Missing) -> String {
        say::matter(self.words, &Matter::Missing { what: what.clone() })
    }

    fn said(&self, plan: &OrdersPlan) -> TurnSaid {
        let words = self.words;
        let player = say::colour(words, plan.me);
        let heading = if let Some(good) = self.good.filter(|_| !self.is_set) {
            let (name, count) = (name(words, good), usize::try_from(plan.gains.of(good)).unwrap_or(0));
            let values = [("player", (&player).into()), ("good", (&name).into()), ("count", count.into())];
            words.say_with(if count == 0 { id::XIDIT_PLAN_NONE } else { id::XIDIT_PLAN_BEST }, &values)
        } else {
            let values = [("player", (&player).into()), ("first", usize::from(plan.next).into())];
            words.say_with(id::XIDIT_PLAN_ORDERS, &values)
        };
        let change = |good: &Good| {
            let count = plan.gains.of(*good);
            let is_told = *good == Good::Units || self.good.is_some();
            (count != 0 && is_told).then(|| format!("{} {count:+}", name(words, *good)))
        };
        let changes: Vec<String> = Good::ALL.iter().filter_map(change).collect();
        let gains =
            (!changes.is_empty()).then(|| words.say_with(id::XIDIT_PLAN_GAINS, &[("gains", (&changes.join(", ")).into())]));
        let states = usize::try_from(plan.states).unwrap_or(usize::MAX);
        let search = match (self.is_set, plan.whole) {
            (true, _) => None,
            (false, true) => Some(words.say_with(id::XIDIT_PLAN_PROVEN, &[("states", states.into())])),
            (false, false) => Some(words.say_with(id::TURN_NOT_PROVEN, &[("states", states.into())])),
        };
        let few = (self.position.players.len() < 3).then(|| words.say(id::XIDIT_PLAN_UNLISTED));
        let search = search.into_iter().chain(few).collect::<Vec<String>>().join(" ");
        TurnSaid { heading, warnings: Vec::new(), safe: None, gains, search }
    }
}

fn name(words: &Words, good: Good) -> String {
    words.say(family::XIDIT_GOOD.of(good.word()))
}

fn first(first: First) -> FirstAnswer {
    FirstAnswer { player: Colour::word(first.colour), order: first.order, certain: first.certain }
}

/// Returns whether a matter says what a choice of rewards brings.
const fn is_of_choice(matter: &Matter) -> bool {
    matches!(
        matter,
        Matter::TakesGold { .. }
            | Matter::PlacesBards { .. }
            | Matter::PlacesAllLeft { .. }
            | Matter::BuildsStories { .. }
            | Matter::StoriesShort { .. }
            | Matter::StoriesKept { .. }
            | Matter::AsideBuilt { .. }
            | Matter::DummyGrows
    )
}
