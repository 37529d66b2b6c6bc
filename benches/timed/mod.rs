//! A call timed inside a running process.

use std::time::Instant;

/// Returns the median microseconds of a call over so many rounds.
pub fn median(rounds: usize, call: impl Fn()) -> f64 {
    let once = || {
        let start = Instant::now();
        call();
        start.elapsed().as_secs_f64() * 1e6
    };
    let mut times: Vec<f64> = (0..rounds).map(|_| once()).collect();
    times.sort_by(f64::total_cmp);
    times[rounds / 2]
}
