//! Runs cases: builds the position, asks, and compares the answer with the expected one.

use super::{
    case::{Case, Suite},
    opening,
    outcome::{Fault, Outcome},
    prepare::{position_text, prepare, read},
    ruling, standing,
};
use crate::{
    answer::judge::{Game, Oath, WithGame, with_declared_game},
    game::Position,
};

/// Runs every case of a suite.
#[must_use]
pub fn run(suite: &Suite) -> Vec<Outcome> {
    suite.cases.iter().map(|case| run_case(suite, case)).collect()
}

/// Runs a case of a suite.
#[must_use]
pub fn run_case(suite: &Suite, case: &Case) -> Outcome {
    if let Some(new) = &case.new {
        return outcome(case, |outcome| opening::judge(suite, case, new, outcome));
    }
    match position_text(suite, case) {
        Ok(text) => with_declared_game(&text, Running { case, text: &text }),
        Err(fault) => outcome(case, |_| Err(fault)),
    }
}

/// Runs a case of Oath on a position of its own.
#[must_use]
pub fn run_on(case: &Case, position: Position) -> Outcome {
    outcome(case, |outcome| judge::<Oath>(case, position, outcome))
}

/// Runs a case on the text of its position.
struct Running<'a> {
    case: &'a Case,
    text: &'a str,
}

impl WithGame for Running<'_> {
    type Out = Outcome;

    fn with<G: Game>(self) -> Outcome {
        outcome(self.case, |outcome| judge::<G>(self.case, read::<G>(self.case, self.text)?, outcome))
    }
}

fn judge<G: Game>(case: &Case, position: G::Position, outcome: &mut Outcome) -> Result<(), Fault> {
    let prepared = prepare::<G>(case, position)?;
    match &prepared.asked {
        Some(asked) => ruling::judge(case, &prepared, asked, outcome),
        None => standing::judge(case, &prepared, outcome),
    }
    Ok(())
}

/// Returns the outcome of a case; a case that cannot be run has one fault.
fn outcome(case: &Case, run: impl FnOnce(&mut Outcome) -> Result<(), Fault>) -> Outcome {
    let mut outcome = Outcome::new(case);
    if let Err(fault) = run(&mut outcome) {
        outcome.faults.push(fault);
    }
    outcome
}
