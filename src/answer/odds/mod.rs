//! A resolved roll in words, and fights that are too large.

mod steps;

pub use steps::{Faces, RollLine, RollStep, roll_lines, roll_steps};

use super::Error;
use crate::{
    i18n::Words,
    odds::{FightError, MOST_DICE, MOST_WARBANDS, Number, change_names},
};

fn range(words: &Words, name: &str) -> String {
    let number = change_names().find(|(known, _)| *known == name).map_or(Number::None, |(_, number)| number);
    let (least, most) = match number {
        Number::None => (String::new(), String::new()),
        Number::Signed(far) => (format!("-{far}"), format!("+{far}")),
        Number::Count(least, most) => (least.to_string(), most.to_string()),
    };
    words.say_with("fight-change-range", &[("name", name.into()), ("least", (&least).into()), ("most", (&most).into())])
}

/// Returns the error that a fight is too large.
#[must_use]
pub fn too_large(words: &Words, error: FightError) -> Error {
    let message = match error {
        FightError::TooManyDice { side, dice } => {
            let dice = dice.to_string();
            let values = [("dice", (&dice).into()), ("most", (MOST_DICE.0 as usize).into())];
            words.say_with(&format!("fight-too-many-dice-{side}"), &values)
        }
        FightError::TooManyWarbands { side, warbands } => {
            let warbands = warbands.to_string();
            let values = [("warbands", (&warbands).into()), ("most", (MOST_WARBANDS.0 as usize).into())];
            words.say_with(&format!("fight-too-many-warbands-{side}"), &values)
        }
        FightError::OutOfRange(change) => range(words, change.name()),
    };
    Error::new(words, "bad-number", message)
}
