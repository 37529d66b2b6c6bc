//! Runs cases: builds the position, asks, and compares the answer with the expected one.

use super::{
    case::{Case, Suite},
    outcome::{Fault, Outcome},
    prepare::{position, position_text, prepare},
    ruling, standing, xidit,
};
use crate::game::{self, Position};

/// Runs every case of a suite.
#[must_use]
pub fn run(suite: &Suite) -> Vec<Outcome> {
    suite.cases.iter().map(|case| run_case(suite, case)).collect()
}

/// Runs a case of a suite.
#[must_use]
pub fn run_case(suite: &Suite, case: &Case) -> Outcome {
    if suite.positions.get(&case.position).is_some_and(|text| game::xidit::declares_xidit(text)) {
        return outcome(case, |outcome| xidit::judge(case, &position_text(suite, case)?, outcome));
    }
    match position(suite, case) {
        Ok(position) => run_on(case, position),
        Err(fault) => outcome(case, |_| Err(fault)),
    }
}

/// Runs a case on a position of its own.
#[must_use]
pub fn run_on(case: &Case, position: Position) -> Outcome {
    outcome(case, |outcome| {
        let prepared = prepare(case, position)?;
        match &prepared.asked {
            Some(asked) => ruling::judge(case, &prepared, asked, outcome),
            None => standing::judge(case, &prepared, outcome),
        }
        Ok(())
    })
}

/// Returns the outcome of a case; a case that cannot be run has one fault.
fn outcome(case: &Case, run: impl FnOnce(&mut Outcome) -> Result<(), Fault>) -> Outcome {
    let mut outcome = Outcome::new(case);
    if let Err(fault) = run(&mut outcome) {
        outcome.faults.push(fault);
    }
    outcome
}
