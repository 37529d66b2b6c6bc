//! What `law board` costs beside an empty program: at most 2.5 times as much.

mod race;

use race::{Limits, Runner, install, race};
use std::process::ExitCode;

const SIX: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/positions/six.toml");

fn main() -> ExitCode {
    let (law, empty) = install();
    let runners = [
        Runner::new("empty program", &empty, &[]),
        Runner::new("law board, six players", &law, &["board", SIX]),
        Runner::new("law board, six players, in Polish", &law, &["board", SIX, "--lang", "pl"]),
        Runner::new("law board --svg, six players", &law, &["board", SIX, "--svg", "-"]),
    ];
    let medians = race("The board", &runners);
    let mut limits = Limits::new();
    limits.at_most("law board against the empty program", medians[1] / medians[0], 2.5);
    limits.verdict()
}
