//! Whole processes against each other: built the same way, run in turns, medians compared in one run.

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
        let start = Instant::now();
        command.status().expect("the contestant runs");
        start.elapsed().as_secs_f64() * 1000.0
    }
}

/// Builds `law` and the empty program as they are shipped: release, and linked statically where Linux allows.
pub fn build() -> (PathBuf, PathBuf) {
    let target = env::consts::ARCH.to_owned() + "-unknown-linux-gnu";
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--release", "--locked", "--bin", "law", "--example", "empty"]);
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/race");
    cargo.arg("--target-dir").arg(&folder);
    let mut out = folder.clone();
    if cfg!(target_os = "linux") {
        cargo.args(["--target", &target]).env("RUSTFLAGS", "-C target-feature=+crt-static -C relocation-model=static");
        out.push(target);
    }
    assert!(cargo.status().expect("cargo runs").success(), "the release build failed");
    let fresh = env::temp_dir().join(format!("law-race-{}", std::process::id()));
    fs::create_dir_all(&fresh).expect("a folder for the race");
    let copy = |from: PathBuf, name: &str| {
        let to = fresh.join(name);
        fs::copy(from, &to).expect("a fresh copy");
        to
    };
    (copy(out.join("release/law"), "law"), copy(out.join("release/examples/empty"), "empty"))
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
