//! What `law do` on the open table costs beside an empty program: at most 4 times as much. The limit is on what the program does,
//! in a folder in memory where the system has one; how long a disk takes to keep a step for certain is shown beside it.

mod race;

use race::{Limits, Runner, install, race};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

const SIX: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/positions/six.toml");
/// A folder in memory, where there is one.
const MEMORY: &str = "/dev/shm";

fn main() -> ExitCode {
    let (law, empty) = install();
    let memory = if Path::new(MEMORY).is_dir() { MEMORY.into() } else { env::temp_dir() };
    let tables = [table(&memory, "memory"), table(&env::temp_dir(), "disk")];
    let [in_memory, on_disk] = tables.each_ref().map(|table| table.display().to_string());
    let runners = [
        Runner::new("empty program", &empty, &[]),
        Runner::new("law do on the open table", &law, &["do", "--table", &in_memory, "travel", "cradle-1"]),
        Runner::new("law undo", &law, &["undo", "--table", &in_memory]),
        Runner::new("law do, tried only", &law, &["do", "--dry-run", "--table", &in_memory, "travel", "cradle-1"]),
        Runner::new("law do, kept by the disk", &law, &["do", "--table", &on_disk, "travel", "cradle-1"]),
        Runner::new("law undo, kept by the disk", &law, &["undo", "--table", &on_disk]),
    ];
    let medians = race("The open table", &runners);
    for table in &tables {
        let history = fs::read_to_string(table.with_file_name("table.toml.history")).expect("a history");
        assert!(history.lines().count() > 100, "only {} steps were taken", history.lines().count());
        table.parent().map_or(Ok(()), fs::remove_dir_all).expect("the folder goes");
    }
    let mut limits = Limits::new();
    limits.at_most("law do against the empty program", medians[1] / medians[0], 4.0);
    limits.verdict()
}

/// Returns a table in a folder of its own.
fn table(below: &Path, name: &str) -> PathBuf {
    let folder = below.join(format!("law-race-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let table = folder.join("table.toml");
    fs::copy(SIX, &table).expect("a table");
    table
}
