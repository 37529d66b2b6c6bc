//! What one `law odds` process costs beside an empty program: at most 1.55 times as much.

mod race;

use race::{Limits, Runner, install, race};
use std::process::ExitCode;

fn main() -> ExitCode {
    let (law, empty) = install();
    let runners = [
        Runner::new("empty program", &empty, &[]),
        Runner::new("law odds 6v4+3", &law, &["odds", "6v4+3"]),
        Runner::new("law odds 6v4+3 --lang pl", &law, &["odds", "6v4+3", "--lang", "pl"]),
        Runner::new("law odds 6v4+3 --json", &law, &["odds", "6v4+3", "--json"]),
        Runner::new("law odds 10v6+4 --with reroll-attack", &law, &["odds", "10v6+4", "--with", "reroll-attack"]),
        Runner::new("law odds 6v4+3 --table", &law, &["odds", "6v4+3", "--table"]),
        Runner::new("law odds 60v60+20", &law, &["odds", "60v60+20"]),
    ];
    let medians = race("Exact odds", &runners);
    let mut limits = Limits::new();
    limits.at_most("law odds against the empty program", medians[1] / medians[0], 1.55);
    limits.at_most("law odds in Polish against the empty program", medians[2] / medians[0], 1.55);
    limits.at_most("law odds --json against the empty program", medians[3] / medians[0], 1.55);
    limits.verdict()
}
