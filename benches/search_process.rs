//! `law search` as a whole process beside an empty program and beside the tools a person would use instead: `grep`,
//! `rg` and `sqlite3` with a full-text index, over the same texts. A rival that is not installed is named as missing.

mod race;

use lawspeaker::law::{Lang, UNITS};
use race::{Limits, Runner, install, race};
use std::{
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, ExitCode, Stdio},
};

/// A story with a question at its end, twenty words.
const LONG: &str =
    "i rule the mountain but blue has his pawn there, can he campaign against me without targeting the site itself";

fn main() -> ExitCode {
    let (law, empty) = install();
    let texts = texts();
    let mut runners = vec![
        Runner::new("empty program", &empty, &[]),
        Runner::new("law search chorągwie", &law, &["search", "chorągwie", "--lang", "pl"]),
        Runner::new("law search choragwei (a slip of the pen)", &law, &["search", "choragwei", "--lang", "pl"]),
        Runner::new("law search sacrifice warbands", &law, &["search", "sacrifice", "warbands"]),
        Runner::new("law search, twenty words", &law, &["search", LONG]),
    ];
    let path = texts.display().to_string();
    let database = database(&texts);
    let sql = "select snippet(law, 1, '', '', '…', 20) from law where law match 'chorągwie' order by rank limit 10";
    let mut rivals = Vec::new();
    for (name, program, arguments, limit) in [
        ("grep -i", "grep", vec!["-i", "chorągwie", &path], 1.0),
        ("rg -i", "rg", vec!["-i", "chorągwie", &path], 0.5),
        ("sqlite3 FTS5", "sqlite3", vec![database.as_str(), sql], 0.5),
    ] {
        if Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok() {
            rivals.push((name, runners.len(), limit));
            runners.push(Runner::new(name, program, &arguments));
        } else {
            println!("{name} is missing here and was not compared");
        }
    }
    let medians = race("Search, cold", &runners);
    let mut limits = Limits::new();
    limits.at_most("law search against the empty program", medians[1] / medians[0], 1.95);
    limits.at_most("law search with a slip against the empty program", medians[2] / medians[0], 1.95);
    limits.at_most("law search of twenty words against the empty program", medians[4] / medians[0], 2.0);
    for (name, at, most) in rivals {
        limits.at_most(&format!("law search against {name}"), medians[1] / medians[at], most);
    }
    let size = fs::metadata(&law).expect("the binary").len();
    limits.at_most("megabytes of the binary", size_in_megabytes(size), 12.0);
    limits.verdict()
}

fn size_in_megabytes(size: u64) -> f64 {
    f64::from(u32::try_from(size / 1000).unwrap_or(u32::MAX)) / 1000.0
}

/// Writes all texts of all languages into one file, a section a line.
fn texts() -> PathBuf {
    let path = env::temp_dir().join(format!("law-texts-{}.txt", std::process::id()));
    let mut file = fs::File::create(&path).expect("a file for the rivals");
    for unit in UNITS {
        for lang in Lang::ALL {
            let text = unit.text(lang);
            writeln!(file, "{} {} {}", unit.number, text.title, text.text.replace('\n', " ")).expect("written");
        }
    }
    path
}

/// Makes a full-text database of the same lines, if sqlite3 is there.
fn database(texts: &Path) -> String {
    let path = texts.with_extension("db").display().to_string();
    let mut sql = String::from("create virtual table law using fts5(number, text);\nbegin;\n");
    for line in fs::read_to_string(texts).expect("the texts").lines() {
        let (number, text) = line.split_once(' ').unwrap_or((line, ""));
        sql.extend(["insert into law values('", number, "', '", &text.replace('\'', "''"), "');\n"]);
    }
    sql.push_str("commit;\n");
    if let Ok(mut child) = Command::new("sqlite3").arg(&path).stdin(Stdio::piped()).spawn() {
        child.stdin.take().expect("stdin").write_all(sql.as_bytes()).expect("written");
        child.wait().expect("sqlite3 ends");
    }
    path
}
