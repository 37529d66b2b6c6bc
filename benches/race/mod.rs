//! Whole processes against each other: installed the same way, run in turns, medians compared in one run.

use std::{
    env, fs,
    path::PathBuf,
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

/// How often each contestant runs.
const ROUNDS: usize = 400;

/// One contestant: a name and a command.
pub struct Runner {
    name: String,
    program: PathBuf,
    arguments: Vec<String>,
}

impl Runner {
    /// Returns a contestant.
    pub fn new(name: &str, program: impl Into<PathBuf>, arguments: &[&str]) -> Self {
        Self { name: name.to_owned(), program: program.into(), arguments: arguments.iter().map(|&it| it.to_owned()).collect() }
    }

    fn run(&self) -> f64 {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).env("LC_ALL", "C.UTF-8");
        // What whoever runs the race has imported or opened stays out of it.
        let own = env::temp_dir().join("law-race-own");
        command.env("LAWSPEAKER_DATA", &own).env("LAWSPEAKER_STATE", &own).env_remove("LAWSPEAKER_TABLE");
        let start = Instant::now();
        command.status().expect("the contestant runs");
        start.elapsed().as_secs_f64() * 1000.0
    }
}

/// Installs `law` and the empty program as README says, and returns fresh copies of both.
pub fn install() -> (PathBuf, PathBuf) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/race");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["install", "--path", env!("CARGO_MANIFEST_DIR"), "--locked", "--force", "--bin", "law", "--example", "empty"]);
    cargo.arg("--root").arg(&folder).arg("--target-dir").arg(folder.join("build"));
    assert!(cargo.status().expect("cargo runs").success(), "the installation failed");
    let fresh = env::temp_dir().join(format!("law-race-{}", std::process::id()));
    fs::create_dir_all(&fresh).expect("a folder for the race");
    let copy = |name: &str| {
        let name = format!("{name}{}", env::consts::EXE_SUFFIX);
        let to = fresh.join(&name);
        fs::copy(folder.join("bin").join(name), &to).expect("a fresh copy");
        to
    };
    (copy("law"), copy("empty"))
}

/// Runs all contestants in turns and prints each median with its ratio to the first.
pub fn race(title: &str, runners: &[Runner]) -> Vec<f64> {
    let mut times = vec![Vec::with_capacity(ROUNDS); runners.len()];
    for _ in 0..ROUNDS {
        for (runner, times) in runners.iter().zip(&mut times) {
            times.push(runner.run());
        }
    }
    let medians: Vec<f64> = times
        .iter_mut()
        .map(|times| {
            times.sort_by(f64::total_cmp);
            times[times.len() / 2]
        })
        .collect();
    println!("\n{title} (medians of {ROUNDS} processes, in turns)");
    for (runner, median) in runners.iter().zip(&medians) {
        println!("  {median:7.3} ms  {:5.2}x  {}", median / medians[0], runner.name);
    }
    medians
}

/// The limits of a bench: each is printed, and a broken one fails the run.
pub struct Limits {
    kept: bool,
}

impl Limits {
    /// Returns no limits yet.
    pub const fn new() -> Self {
        Self { kept: true }
    }

    /// Prints whether a ratio keeps its limit.
    pub fn at_most(&mut self, what: &str, ratio: f64, limit: f64) {
        let kept = ratio <= limit;
        self.kept &= kept;
        println!("  {what}: {ratio:.2}, limit {limit}: {}", if kept { "kept" } else { "BROKEN" });
    }

    /// Returns the exit code: failure if any limit was broken.
    pub fn verdict(&self) -> ExitCode {
        if self.kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
