//! Words, names and dice that are none, in the reader's language.

use super::game::Game;
use crate::{
    answer::{Error, clean::clean, fault, nouns, odds::too_large},
    game::{FacesError, Problem},
    i18n::{Id, Words, id},
    law::Edition,
    notation::{WordsError, WordsFault},
    odds::{self, Side},
    planner::RollError,
};

/// Returns the edition that a word means; the current one where there is none.
///
/// # Errors
/// Returns that there is no such edition.
pub fn edition(words: &Words, typed: Option<&str>) -> Result<Edition, Error> {
    let Some(typed) = typed else { return Ok(Edition::Current) };
    let message = || words.say_with(id::JUDGE_UNKNOWN_EDITION, &[("edition", clean(typed).as_ref().into())]);
    Edition::from_word(&typed.trim().to_lowercase()).ok_or_else(|| Error::new(words, "unknown-edition", message()))
}

/// Returns the error that a name is unknown or ambiguous.
pub(in crate::answer) fn unknown_name(words: &Words, problem: &Problem) -> Error {
    let error = Error::new(words, "unknown-name", fault::say(words, problem));
    let error = if matches!(problem, Problem::Ambiguous { .. }) { error.ambiguous() } else { error };
    match fault::hint(words, problem) {
        Some(hint) => error.suggesting(hint),
        None => error,
    }
}

/// Returns the error that words are no action, and where.
pub(super) fn no_action<G: Game>(words: &Words, error: &WordsError) -> Error {
    let typed = clean(&error.typed);
    let place = words.say_with(id::JUDGE_PLACE, &[("word", error.word.into())]);
    let message = |id: Id| words.say_with(id, &[("typed", typed.as_ref().into()), ("place", (&place).into())]);
    let near = |names: &str| words.say_with(id::ERROR_DID_YOU_MEAN, &[("suggestion", names.into())]);
    let form = |pattern| words.say_with(id::JUDGE_INCOMPLETE, &[("pattern", (&G::pattern(words, pattern)).into())]);
    match &error.fault {
        WordsFault::Name(problem) => unknown_name(words, problem).at(place),
        WordsFault::Dice(fault) => no_dice(words, fault),
        WordsFault::UnknownVerb { nearest } => {
            let error = Error::new(words, "unknown-action", message(id::JUDGE_UNKNOWN_ACTION));
            error.hint(match nearest[words.lang].as_slice() {
                [] => G::actions(words),
                nearest => near(&nearest.join(", ")),
            })
        }
        WordsFault::TooLong { most } => {
            Error::new(words, "too-long", words.say_with(id::JUDGE_TOO_LONG, &[("most", (*most).into())]))
        }
        WordsFault::Incomplete { pattern } => Error::new(words, "incomplete-action", form(pattern)),
        WordsFault::OneAtATime => Error::new(words, "several-actions", words.say(id::JUDGE_ONE_AT_A_TIME)).at(place),
        WordsFault::OtherPlayer { colour } => {
            let said = words.say_filled(id::JUDGE_OTHER_PLAYER, &[("colour", nouns::coloured(*colour))]);
            Error::new(words, "other-player", said).at(place)
        }
        WordsFault::Number => Error::new(words, "bad-number", message(id::JUDGE_BAD_NUMBER)).at(place),
        WordsFault::Empty => Error::new(words, "incomplete-action", message(id::JUDGE_EMPTY_CLAUSE)).at(place),
        WordsFault::Unused { pattern, nearest } => {
            let error = Error::new(words, "unused-words", message(id::JUDGE_UNUSED_WORDS)).at(place.clone());
            let error = if nearest.is_empty() { error } else { error.suggesting(near(&fault::listed(nearest, words))) };
            match pattern {
                Some(pattern) => error.hint(form(pattern)),
                None => error,
            }
        }
    }
}

/// Returns the error that words are not a roll.
pub(super) fn no_dice(words: &Words, fault: &FacesError) -> Error {
    let message = match fault {
        FacesError::MissingSlash => words.say(id::PLAN_NO_STROKE),
        FacesError::Unknown { typed, .. } => words.say_with(id::PLAN_UNKNOWN_FACE, &[("typed", clean(typed).as_ref().into())]),
    };
    Error::new(words, "bad-dice", message)
}

/// Returns the error that dice cannot be resolved.
pub(super) fn unresolved(words: &Words, error: &RollError) -> Error {
    match error {
        RollError::Missing | RollError::NoRoll => Error::new(words, "untold", words.say(id::PLAN_UNTOLD)),
        RollError::Dice(odds::RollError::Fight(fault)) => too_large(words, *fault),
        RollError::Dice(odds::RollError::WrongDice { side, rolled, pool }) => {
            let id = match side {
                Side::Attacker => id::PLAN_WRONG_ATTACK,
                Side::Defender => id::PLAN_WRONG_DEFENSE,
            };
            let values = [("pool", (pool.0 as usize).into()), ("rolled", (*rolled).into())];
            Error::new(words, "bad-dice", words.say_with(id, &values))
        }
    }
}
