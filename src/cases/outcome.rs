//! The result of a case: what the ruling cites, and every difference from the expected answer. Each kind of expectation is compared
//! here, for every game in the same way.

use super::{case::Case, merge};
use crate::{
    law::{DivergenceId, Edition},
    rules::{Bearing, ReasonOf},
};
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

    /// Compares the whole cost, part by part.
    pub(super) fn compare_cost(&mut self, case: &Case, parts: impl Iterator<Item = (&'static str, u8)>) {
        self.compare("cost", case.cost.as_ref(), &parts.map(|(part, count)| (part.to_owned(), count)).collect());
    }

    /// Compares the kinds of the reasons that decide, in any order: objections, or else what is unknown.
    pub(super) fn compare_kinds<M>(&mut self, case: &Case, reasons: &[ReasonOf<M>], kind: impl Fn(&M) -> &'static str) {
        let with = |bearing| reasons.iter().filter(move |it| it.bearing == bearing).map(|it| kind(&it.matter));
        let mut found: Vec<&str> = with(Bearing::Against).collect();
        if found.is_empty() {
            found = with(Bearing::Unknown).collect();
        }
        let sorted = |mut kinds: Vec<&'_ str>| {
            kinds.sort_unstable();
            kinds.join(", ")
        };
        let expected = case.kinds.as_ref().map(|kinds| sorted(kinds.iter().map(String::as_str).collect()));
        self.compare("kinds", expected.as_ref(), &sorted(found));
    }

    /// Compares the editions that answer differently, each with the divergence that alone causes it.
    pub(super) fn compare_editions(&mut self, case: &Case, found: impl Iterator<Item = (Edition, Option<DivergenceId>)>) {
        let text = |(edition, divergence): (Edition, Option<DivergenceId>)| {
            format!("{} {}", edition.word(), divergence.map_or("", DivergenceId::word))
        };
        self.compare("differs", case.differs.as_ref(), &found.map(text).collect::<Vec<_>>());
    }

    /// Compares the position after the action, or why there is none, with the expected part of it.
    pub(super) fn compare_after(&mut self, case: &Case, after: impl FnOnce() -> Result<String, String>) {
        let Some(expected) = &case.after else { return };
        if let Some(found) = after().map_or_else(Some, |found| merge::difference(&found, expected)) {
            self.faults.push(Fault { what: "after", expected: expected.clone(), found });
        }
    }

    /// Adds a fault for every expected citation that is missing.
    pub(super) fn compare_cites(&mut self, expected: &[String]) {
        for cite in expected.iter().filter(|cite| !self.cites.contains(cite)) {
            self.faults.push(Fault { what: "cites", expected: cite.clone(), found: self.cites.join(", ") });
        }
    }
}
