//! What `law check` on a full table of six costs beside an empty program: at most 2.3 times as much.

mod race;

use race::{Limits, Runner, install, race};
use std::process::ExitCode;

const SIX: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/positions/six.toml");

fn main() -> ExitCode {
    let (law, empty) = install();
    let runners = [
        Runner::new("empty program", &empty, &[]),
        Runner::new("law check, six players", &law, &["check", SIX]),
        Runner::new("law check, six players, in German", &law, &["check", SIX, "--lang", "de"]),
        Runner::new("law may travel", &law, &["may", SIX, "travel", "cradle-1"]),
        Runner::new("law wins", &law, &["wins", SIX]),
    ];
    let medians = race("Rulings", &runners);
    let mut limits = Limits::new();
    limits.at_most("law check against the empty program", medians[1] / medians[0], 2.3);
    limits.verdict()
}
