//! The result of a case: what the ruling cites, and every difference from the expected answer.

use super::case::Case;
use crate::law::DivergenceId;
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
    /// The file of the case, below the folder of its suite.
    pub file: String,
    /// The line on which it begins.
    pub line: usize,
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
        Self { id: case.id.clone(), file: case.file.clone(), line: case.line, cites: Vec::new(), faults: Vec::new() }
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

    /// Compares the kinds of the reasons that decide, in any order.
    pub(super) fn compare_kinds(&mut self, case: &Case, mut found: Vec<&str>) {
        let mut expected = case.kinds.clone();
        if let Some(expected) = &mut expected {
            expected.sort_unstable();
        }
        found.sort_unstable();
        self.compare("kinds", expected.as_ref(), &found);
    }

    /// Compares the editions that answer differently, each with the divergence that alone causes it.
    pub(super) fn compare_editions<'f>(&mut self, case: &Case, found: impl Iterator<Item = (&'f str, Option<DivergenceId>)>) {
        let found = found.map(|(edition, divergence)| format!("{edition} {}", divergence.map_or("", DivergenceId::word)));
        self.compare("differs", case.differs.as_ref(), &found.collect::<Vec<_>>());
    }

    /// Adds a fault for every expected citation that is missing.
    pub(super) fn compare_cites(&mut self, expected: &[String]) {
        for cite in expected.iter().filter(|cite| !self.cites.contains(cite)) {
            self.faults.push(Fault { what: "cites", expected: cite.clone(), found: self.cites.join(", ") });
        }
    }
}
