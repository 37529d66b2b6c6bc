//! The public case suite: positions, questions and the answers the Law gives, numbered by section as the DATC is for
//! Diplomacy. Runs the embedded suite or any other, and reports which sections are covered.

mod case;
mod coverage;
mod merge;
mod outcome;
mod prepare;
mod ruling;
mod run;
mod standing;
mod tables;

pub use case::{Case, Suite, SuiteError};
pub use coverage::{Coverage, coverage};
pub use outcome::{Fault, Outcome};
pub use prepare::position;
pub use run::{run, run_on};

/// Returns the names of the embedded files.
pub fn files() -> impl Iterator<Item = &'static str> {
    tables::FILES.iter().map(|(name, _)| *name)
}

/// Returns the names of the embedded files for Lords of Xidit.
pub fn xidit_files() -> impl Iterator<Item = &'static str> {
    tables::XIDIT.iter().map(|(name, _)| *name)
}

/// Returns the embedded suite for Lords of Xidit.
///
/// # Errors
/// Returns every fault of its files.
pub fn embedded_xidit() -> Result<Suite, Vec<SuiteError>> {
    Suite::read(tables::XIDIT.iter().copied())
}

/// Returns the embedded suite.
///
/// # Errors
/// Returns every fault of its files.
pub fn embedded() -> Result<Suite, Vec<SuiteError>> {
    Suite::read(tables::FILES.iter().copied())
}
