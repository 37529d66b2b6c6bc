//! The plan of a turn inside a running process: the best line for the title on a full table of six and on one with ten usable
//! powers, told with how many positions were weighed and whether it is proven; the same search against trying everything, in
//! the same run.

#[path = "../tests/everything.rs"]
mod everything;

use everything::Everything;
use lawspeaker::{
    game::{Colour, Position, Supply, read},
    law::Edition,
    odds::Fraction,
    planner::turn::{TurnPlan, plan_turn},
    rules::{Aim, Goal},
};
use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

const SIX: &str = include_str!("positions/six.toml");
const POWERS: &str = include_str!("positions/powers.toml");
/// A search that takes longer is stopped.
const PATIENCE: Duration = Duration::from_secs(20);
/// Trying everything takes at least so many times as long.
const FASTER: f64 = 20.0;

fn main() -> ExitCode {
    let table = |text: &str| -> Position { read(text).unwrap_or_else(|faults| panic!("{faults:?}")).0 };
    let (six, powers) = (table(SIX), table(POWERS));
    let kept =
        [told("six", &six, 6, 1.0), told("powers", &powers, 6, 1.0), told("powers", &powers, 4, 1.0), against_everything(&six)];
    if kept.into_iter().all(|kept| kept) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Returns a table on which red has so much Supply.
fn with_supply(table: &Position, supply: u8) -> Position {
    let mut setup = table.clone().into_setup();
    for player in setup.players.iter_mut().filter(|player| player.colour == Colour::Red) {
        player.supply = Some(Supply(supply));
    }
    Position::new(setup).expect("the same table with other Supply")
}

/// Plans a turn with so much Supply for the title, and says how long it took.
fn told(name: &str, table: &Position, supply: u8, limit: f64) -> bool {
    let (seconds, plan) = planned(&with_supply(table, supply));
    let TurnPlan { worth, states, proven, .. } = plan;
    let (kept, end) = (seconds < limit && proven, if proven { "proven" } else { "not proven" });
    let verdict = if kept { "kept" } else { "BROKEN" };
    println!(
        "  {seconds:6.2} s  limit {limit}: {verdict}  {name}, the title with {supply} Supply: {}, {states} positions, {end}",
        worth.chance
    );
    kept
}

fn planned(table: &Position) -> (f64, TurnPlan) {
    let begun = Instant::now();
    let stop = |_| begun.elapsed() > PATIENCE;
    let plan = plan_turn(table, Colour::Red, Edition::Current.into(), &Goal(vec![Aim::Title]), &stop);
    (begun.elapsed().as_secs_f64(), plan)
}

/// Plans a turn with little Supply and tries everything beside it.
fn against_everything(six: &Position) -> bool {
    let table = with_supply(six, 2);
    let goal = Goal(vec![Aim::Title]);
    let begun = Instant::now();
    let mut everything = Everything { me: Colour::Red, goal: &goal, path: Vec::new(), left: usize::MAX };
    let best: Option<Fraction> = everything.value(&table);
    let slow = begun.elapsed().as_secs_f64();
    let (fast, plan) = planned(&table);
    let kept = best == Some(plan.worth.chance) && slow >= FASTER * fast;
    let verdict = if kept { "kept" } else { "BROKEN" };
    println!("  {fast:6.2} s  limit {FASTER} times faster: {verdict}  with 2 Supply; trying everything takes {slow:.2} s");
    kept
}
