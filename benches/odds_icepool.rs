//! One exact campaign with all its losses, here and in `icepool` from the Python index, side by side: at least 1000 times as fast.
//!
//! Start-up and imports are left out on both sides. Without `python3` and `icepool` (`pip install icepool`) it says so.

use lawspeaker::odds::{Fight, Odds, odds};
use std::{
    hint::black_box,
    process::{Command, Stdio},
    time::Instant,
};

const SCRIPT: &str = include_str!("odds_icepool.py");
/// Attack dice and force, defense dice, defenders.
const CASES: [(u32, u32, u32); 4] = [(3, 2, 2), (6, 4, 3), (10, 6, 4), (10, 6, 6)];
const LEAST: f64 = 1000.0;

fn main() {
    for case in CASES {
        let Some((python, win)) = icepool(case) else {
            println!("icepool is missing: pip install icepool, then run this again");
            return;
        };
        let (here, fraction) = here(case);
        assert_eq!(fraction, win, "both must agree to the last digit");
        let (attack, defense, defenders) = case;
        let ratio = python / here;
        let name = format!("{attack}v{defense}+{defenders}");
        println!("{name:8} icepool {:10.1} µs   law {:8.2} µs   {ratio:8.0} times as fast, win {win}", python * 1e6, here * 1e6);
        if case == (10, 6, 4) {
            let verdict = if ratio >= LEAST { "kept" } else { "BROKEN" };
            println!("  icepool against law: {ratio:.0}, at least {LEAST}: {verdict}");
        }
    }
}

/// Everything the command tells, every fraction in lowest terms.
fn everything(odds: &Odds) -> usize {
    black_box((odds.win(), odds.win_without_sacrifice(), odds.expected_attacker_losses()));
    black_box(odds.attacker_losses()).len() + black_box(odds.defender_losses()).len()
}

/// Returns the median seconds of one campaign and the chance to win.
fn here((attack, defense, defenders): (u32, u32, u32)) -> (f64, String) {
    let fight = Fight::new(attack, defense, defenders);
    let once = || {
        let start = Instant::now();
        black_box(odds(black_box(&fight)).map(|odds| everything(&odds))).expect("a fight within the limits");
        start.elapsed().as_secs_f64()
    };
    let mut times: Vec<f64> = (0..2000).map(|_| once()).collect();
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], odds(&fight).expect("a fight within the limits").win().to_string())
}

/// Returns the same from icepool, if it is there.
fn icepool((attack, defense, defenders): (u32, u32, u32)) -> Option<(f64, String)> {
    let numbers = [attack, attack, defense, defenders].map(|number| number.to_string());
    let output = Command::new("python3").arg("-c").arg(SCRIPT).args(numbers).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let (seconds, win) = text.trim().split_once(' ')?;
    Some((seconds.parse().ok()?, win.to_owned()))
}
