//! Rulings inside a running process: all actions of a full table of six in under 200 µs, the best ten Campaigns out of
//! every set of 17 targets in under 700 µs, the best play of three battle plans a side in under 700 µs, and the slowest step of
//! the Chronicle, drawn by lot and carried out, in under 1 ms; and what the prompt does with every letter that is typed, the
//! verdict on the slowest action of a full table, in under 5 ms.

mod timed;

use lawspeaker::{
    answer::{Speaker, judge},
    game::{Position, read},
    i18n::choose_languages,
    law::{Edition, Lang},
    planner,
    rules::{Request, Table, Verdict, list, roll},
};
use std::{cell::Cell, hint::black_box, process::ExitCode};
use timed::median;

const SIX: &str = include_str!("positions/six.toml");
const SIEGE: &str = include_str!("positions/siege.toml");
const BATTLE_PLANS: &str = include_str!("positions/battle_plans.toml");
const FINISHED: &str = include_str!("../cases/oath/positions/finished.toml");
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
        told("the slowest step of the Chronicle", chronicle(position(FINISHED)), 1000.0),
        told("the slowest hint at the prompt", hint(BATTLE_PLANS).max(hint(SIX)), 5000.0),
    ];
    if kept.into_iter().all(|kept| kept) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Returns how long the verdict on the slowest action of a table takes while it is typed.
fn hint(file: &str) -> f64 {
    const FEW: usize = 5;
    let speaker = Speaker::new(choose_languages(&[Lang::De], None, |_| None));
    let table = judge::Table::open(&speaker, "", file, None, None).unwrap_or_else(|error| panic!("{error}"));
    let actions = table.actions();
    let typed = actions.legal.iter().chain(&actions.blocked).map(|action| action.said.typed.as_str());
    typed.map(|words| median(FEW, || drop(black_box(table.glance(black_box(words)))))).fold(0.0, f64::max)
}

/// Returns how long the slowest step of a Chronicle takes: what chance decides is drawn, and the step is carried out.
fn chronicle(mut position: Position) -> f64 {
    let mut slowest = 0.0_f64;
    loop {
        let listed = list(&Table::new(&position, None, Edition::Current));
        let Some(asked) = listed.into_iter().rfind(|it| it.ruling.verdict() == Verdict::Legal).map(|it| it.asked) else {
            return slowest;
        };
        slowest = slowest.max(median(ROUNDS, || drop(black_box(step(black_box(&position), &asked)))));
        position = step(&position, &asked);
    }
}

/// Takes a step of the Chronicle; what chance decides is always the same.
fn step(position: &Position, asked: &Request) -> Position {
    let lot = Cell::new(0_usize);
    let below = &mut |limit: usize| {
        lot.set(lot.get() + 7);
        lot.get() % limit
    };
    let asked = roll(&Table::new(position, None, Edition::Current), asked, below);
    planner::apply(position, None, Edition::Current, &asked).unwrap_or_else(|refused| panic!("{refused:?}")).position
}

fn position(text: &str) -> Position {
    read(text).unwrap_or_else(|faults| panic!("{faults:?}")).0
}

fn told(what: &str, microseconds: f64, limit: f64) -> bool {
    let kept = microseconds < limit;
    println!("  {microseconds:9.1} µs  limit {limit}: {}  {what}", if kept { "kept" } else { "BROKEN" });
    kept
}
