//! What `law show` costs beside an empty program: at most 1.55 times as much.

mod race;

use race::{Limits, Runner, install, race};
use std::process::ExitCode;

fn main() -> ExitCode {
    let (law, empty) = install();
    let runners = [
        Runner::new("empty program", &empty, &[]),
        Runner::new("law show 5.5.4", &law, &["show", "5.5.4"]),
        Runner::new("law show 5.5.4 --lang pl", &law, &["show", "5.5.4", "--lang", "pl"]),
        Runner::new("law show 5.5.4 --lang en,de,pl", &law, &["show", "5.5.4", "--lang", "en,de,pl"]),
        Runner::new("law show 5.5.4 --json", &law, &["show", "5.5.4", "--json"]),
        Runner::new("law 5 (a whole chapter)", &law, &["5"]),
        Runner::new("law term Scharen", &law, &["term", "Scharen"]),
    ];
    let medians = race("Start-up", &runners);
    let mut limits = Limits::new();
    limits.at_most("law show against the empty program", medians[1] / medians[0], 1.55);
    limits.at_most("law show in Polish against the empty program", medians[2] / medians[0], 1.55);
    limits.verdict()
}
