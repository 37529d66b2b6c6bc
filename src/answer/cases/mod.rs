//! The public case suite: positions, questions and the answers the Law gives, numbered by section as the DATC is for
//! Diplomacy. Runs the embedded suites or any other, and reports which sections are covered.

mod case;
mod coverage;
mod embedded;
mod merge;
mod opening;
mod outcome;
mod prepare;
mod report;
mod ruling;
mod run;
mod standing;

pub use case::{Beginning, Case, Suite, SuiteError, Uncovered};
pub use coverage::{Coverage, coverage};
pub use embedded::{embedded, embedded_files, embedded_where};
pub use outcome::{Fault, Outcome};
pub use prepare::position;
pub use report::{CaseSource, CasesAnswer, CasesQuestion, CasesSaid, FailedCase, SectionCoverage, cases};
pub use run::{run, run_case, run_on};
