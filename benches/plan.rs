//! Plans inside a running process: the best line for the title on a full table of six and on one with ten usable powers, told with
//! how many positions were weighed and whether it is proven, against trying everything in the same run; what five others can do in
//! their next turn; the best six orders on a full board of Lords of Xidit.

#[path = "../tests/everything.rs"]
mod everything;

use everything::Everything;
use lawspeaker::{
    answer::{Speaker, judge::Table},
    game::{
        Colour, Position, Supply, read,
        xidit::{self, Good},
    },
    i18n::choose_languages,
    law::{Edition, Lang},
    planner::{
        orders::{Wanted, orders_ahead},
        turn::{TurnPlan, plan_turn},
    },
    rules::{Aim, Goal},
};
use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

const SIX: &str = include_str!("positions/six.toml");
const POWERS: &str = include_str!("positions/powers.toml");
const XIDIT: &str = include_str!("positions/xidit.toml");
/// A search that takes longer is stopped.
const PATIENCE: Duration = Duration::from_secs(20);
/// Trying everything takes at least so many times as long; it is stopped then.
const FASTER: u32 = 20;
/// What all searches of `law threats` may take together, as the program has it.
const THREATS: Duration = Duration::from_secs(4);

fn main() -> ExitCode {
    let table = |text: &str| -> Position { read(text).unwrap_or_else(|faults| panic!("{faults:?}")).0 };
    let (six, powers) = (table(SIX), table(POWERS));
    let titles = [("six", &six, 6), ("powers", &powers, 6), ("powers", &powers, 4)];
    let mut kept = titles.map(|(name, table, supply)| title(name, &with_supply(table, supply), supply)).to_vec();
    kept.push(threats());
    kept.extend(Good::ALL.iter().map(|good| orders(*good)));
    if kept.into_iter().all(|kept| kept) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Says how long something took; returns whether that is no longer than its limit.
fn told(took: Duration, limit: f64, holds: bool, what: &str) -> bool {
    let kept = took.as_secs_f64() <= limit && holds;
    println!("  {:6.2} s  limit {limit}: {}  {what}", took.as_secs_f64(), if kept { "kept" } else { "BROKEN" });
    kept
}

/// Returns a table on which red has so much Supply.
fn with_supply(table: &Position, supply: u8) -> Position {
    let mut setup = table.clone().into_setup();
    for player in setup.players.iter_mut().filter(|player| player.colour == Colour::Red) {
        player.supply = Some(Supply(supply));
    }
    Position::new(setup).expect("the same table with other Supply")
}

/// Plans a turn for the title, then tries everything for so many times as long.
fn title(name: &str, table: &Position, supply: u8) -> bool {
    let goal = Goal(vec![Aim::Title]);
    let begun = Instant::now();
    let stop = |_| begun.elapsed() > PATIENCE;
    let plan = plan_turn(table, Colour::Red, Edition::Current.into(), &goal, &stop);
    let took = begun.elapsed();
    let TurnPlan { worth, states, proven, .. } = plan;
    let what = format!("{name}, the title with {supply} Supply: {}, {states} positions, proven: {proven}", worth.chance);
    let kept = told(took, 1.0, proven, &what);
    let (begun, limit) = (Instant::now(), took * FASTER);
    let until = Some(begun + limit);
    let best = Everything { me: Colour::Red, goal: &goal, path: Vec::new(), left: usize::MAX, until }.value(table);
    let (slow, times) = (begun.elapsed(), begun.elapsed().as_secs_f64() / took.as_secs_f64());
    let (is_slower, end) = match best {
        None => (true, "not ended"),
        Some(best) => (slow >= limit && best == worth.chance, "ended"),
    };
    let verdict = if is_slower { "kept" } else { "BROKEN" };
    println!(
        "  {:6.2} s  at least {FASTER} times: {verdict}  trying everything, {end} after {times:.0} times as long",
        slow.as_secs_f64()
    );
    kept && is_slower
}

/// Looks for what five others can do.
fn threats() -> bool {
    let speaker = Speaker::new(choose_languages(&[Lang::En], None, |_| None));
    let table = Table::open(&speaker, "six.toml", SIX, None, None).unwrap_or_else(|error| panic!("{}", error.message()));
    let begun = Instant::now();
    let share = |left: usize| -> Box<dyn Fn(u64) -> bool> {
        let (now, left) = (Instant::now(), u32::try_from(left.max(1)).expect("few searches"));
        let share = THREATS.saturating_sub(begun.elapsed()) / left;
        Box::new(move |_| now.elapsed() > share)
    };
    let answer = table.threats(&share).unwrap_or_else(|error| panic!("{}", error.message()));
    let proven = answer.threats.iter().filter(|threat| threat.proven).count();
    told(begun.elapsed(), 5.0, true, &format!("what five others can do: {} threats, {proven} proven", answer.threats.len()))
}

/// Looks for the best six orders.
fn orders(good: Good) -> bool {
    let position = xidit::read(XIDIT).unwrap_or_else(|faults| panic!("{faults:?}"));
    let begun = Instant::now();
    let plan = orders_ahead(&position, xidit::Colour::Green, Wanted { set: None, good: Some(good) }, &|_| false);
    let plan = plan.expect("six orders are left");
    let (gained, states) = (plan.gains.of(good), plan.states);
    told(begun.elapsed(), 1.0, plan.whole, &format!("the best six orders, {}: {gained} more, {states} positions", good.word()))
}
