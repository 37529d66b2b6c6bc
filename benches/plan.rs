//! The plan of a turn inside a running process: the best line for the title on a full table of six, with little and with all
//! Supply, told with how many positions were weighed and whether the search came to its end.

use lawspeaker::{
    game::{Colour, Position, Supply, read},
    law::Edition,
    planner::turn::{TurnPlan, plan_turn},
    rules::{Aim, Goal},
};
use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

const SIX: &str = include_str!("positions/six.toml");
/// A search that takes longer is stopped.
const PATIENCE: Duration = Duration::from_secs(20);

fn main() -> ExitCode {
    let six: Position = read(SIX).unwrap_or_else(|faults| panic!("{faults:?}")).0;
    let kept = [told(&six, 2, 1.0), told(&six, 3, 1.0), told(&six, 4, 1.0), told(&six, 6, 1.0)];
    if kept.into_iter().all(|kept| kept) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Plans a turn with so much Supply for the title, and says how long it took.
fn told(six: &Position, supply: u8, limit: f64) -> bool {
    let mut setup = six.clone().into_setup();
    for player in setup.players.iter_mut().filter(|player| player.colour == Colour::Red) {
        player.supply = Some(Supply(supply));
    }
    let table = Position::new(setup).expect("the same table with less Supply");
    let begun = Instant::now();
    let stop = |_| begun.elapsed() > PATIENCE;
    let goal = Goal(vec![Aim::Title]);
    let TurnPlan { worth, states, proven, .. } = plan_turn(&table, Colour::Red, Edition::Current.into(), &goal, &stop);
    let seconds = begun.elapsed().as_secs_f64();
    let (kept, end) = (seconds < limit, if proven { "proven" } else { "not proven" });
    let verdict = if kept { "kept" } else { "BROKEN" };
    println!(
        "  {seconds:6.2} s  limit {limit}: {verdict}  the title with {supply} Supply: {}, {states} positions, {end}",
        worth.chance
    );
    kept
}
