//! The result of a case: what the ruling cites, and every difference from the expected answer.

use super::case::Case;
use std::fmt::Debug;

/// A difference from the expected answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}: expected {expected}, found {found}")]
pub struct Fault {
    /// What differs: a key of the case.
    pub what: &'static str,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
}

/// The result of a case.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The id of the case.
    pub id: String,
    /// Everything the ruling cites.
    pub cites: Vec<String>,
    /// The differences from the expected answer; none if the case passed.
    pub faults: Vec<Fault>,
}

impl Fault {
    /// Returns the fault that a case cannot be run.
    pub(super) const fn cannot_run(what: &'static str, found: String) -> Self {
        Self { what, expected: String::new(), found }
    }
}

impl Outcome {
    /// Returns the outcome of a case that was not run yet.
    pub(super) fn new(case: &Case) -> Self {
        Self { id: case.id.clone(), cites: Vec::new(), faults: Vec::new() }
    }

    /// Adds a difference.
    pub(super) fn differs(&mut self, what: &'static str, expected: &dyn Debug, found: &dyn Debug) {
        self.faults.push(Fault { what, expected: format!("{expected:?}"), found: format!("{found:?}") });
    }

    /// Adds a difference, if the case expects something else.
    pub(super) fn compare<E: PartialEq<F> + Debug, F: Debug>(&mut self, what: &'static str, expected: Option<&E>, found: &F) {
        if let Some(expected) = expected.filter(|expected| *expected != found) {
            self.differs(what, expected, found);
        }
    }

    /// Adds a fault for every expected citation that is missing.
    pub(super) fn compare_cites(&mut self, expected: &[String]) {
        for cite in expected.iter().filter(|cite| !self.cites.contains(cite)) {
            self.faults.push(Fault { what: "cites", expected: cite.clone(), found: self.cites.join(", ") });
        }
    }
}
