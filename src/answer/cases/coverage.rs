//! Which sections of its book the suite covers: cited by a passing case, or without anything to adjudicate, or open.

use super::{case::Suite, outcome::Outcome};
use crate::law::Contents as _;

/// How a section is covered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// Passing cases cite it: how many.
    Cited(usize),
    /// There is nothing to adjudicate: why.
    Exempt(String),
    /// It is not ruled on yet: why.
    Open(String),
    /// It is in neither list.
    Missing,
}

impl Coverage {
    /// Returns the word for JSON and message ids.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Cited(_) => "cited",
            Self::Exempt(_) => "exempt",
            Self::Open(_) => "open",
            Self::Missing => "missing",
        }
    }
}

/// Returns every section of the suite's book with how it is covered.
#[must_use]
pub fn coverage(suite: &Suite, outcomes: &[Outcome]) -> Vec<(&'static str, Coverage)> {
    let passed = || outcomes.iter().filter(|outcome| outcome.faults.is_empty());
    let cover = |number: &'static str| {
        let count = passed().filter(|outcome| outcome.cites.iter().any(|cite| cite == number)).count();
        if count > 0 {
            Coverage::Cited(count)
        } else if let Some(why) = suite.uncovered.exempt.get(number) {
            Coverage::Exempt(why.clone())
        } else if let Some(why) = suite.uncovered.open.get(number) {
            Coverage::Open(why.clone())
        } else {
            Coverage::Missing
        }
    };
    suite.book().units().iter().map(|unit| (unit.number, cover(unit.number))).collect()
}
