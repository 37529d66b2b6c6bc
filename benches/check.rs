//! Rulings inside a running process: all actions of a full table of six in under 200 µs, the best ten Campaigns out of
//! every set of 17 targets in under 700 µs, and the best play of three battle plans a side in under 700 µs.

mod timed;

use lawspeaker::{
    game::{Position, read},
    law::Edition,
    planner,
    rules::{Table, list},
};
use std::{hint::black_box, process::ExitCode};
use timed::median;

const SIX: &str = include_str!("positions/six.toml");
const SIEGE: &str = include_str!("positions/siege.toml");
const BATTLE_PLANS: &str = include_str!("positions/battle_plans.toml");
const ROUNDS: usize = 101;

fn main() -> ExitCode {
    let (six, siege, battle_plans) = (position(SIX), position(SIEGE), position(BATTLE_PLANS));
    let listing = median(ROUNDS, || drop(black_box(list(&Table::new(black_box(&six), None, Edition::Current)))));
    let plan = |position: &Position| {
        median(ROUNDS, || drop(black_box(planner::plan(&Table::new(black_box(position), None, Edition::Current), None, 10))))
    };
    let kept = [
        told("listing all actions", listing, 200.0),
        told("the best ten Campaigns", plan(&siege), 700.0),
        told("three battle plans a side", plan(&battle_plans), 700.0),
    ];
    if kept.into_iter().all(|kept| kept) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn position(text: &str) -> Position {
    read(text).unwrap_or_else(|faults| panic!("{faults:?}")).0
}

fn told(what: &str, microseconds: f64, limit: f64) -> bool {
    let kept = microseconds < limit;
    println!("  {microseconds:9.1} µs  limit {limit}: {}  {what}", if kept { "kept" } else { "BROKEN" });
    kept
}
