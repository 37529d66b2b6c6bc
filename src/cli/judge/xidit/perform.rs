//! `law do` for Lords of Xidit: an order carried out; the new position on stdout, what else happened beside it.

use super::{Case, document, ruled, say, written};
use crate::{
    cli::{Answer, Desk, error::Error, json, judge::Typed},
    rules::xidit::{Refused, apply},
};
use std::fmt::Write as _;

/// Answers with the position after an order, or with why there is none.
pub fn answer(desk: &Desk, typed: &Typed, case: &Case) -> Result<Answer, Error> {
    let action = case.asked(desk, typed)?;
    match apply(&case.position, case.by, &action) {
        Ok(done) => {
            let toml = done.position.to_toml();
            if desk.json {
                return Ok(Answer { out: json::write(&document::position(&desk.words, &toml, &done.news)), ..Answer::default() });
            }
            let mut aside = String::new();
            for reason in &done.news {
                // A String takes everything that is written to it.
                let _ = writeln!(aside, "{}", say::reason(&desk.words, reason));
            }
            Ok(Answer { out: toml, aside, no: false })
        }
        Err(Refused::Ruling(ruling)) => {
            let refusal = ruled(desk, case, &action, &ruling);
            // The new position goes to stdout; a refusal must not end up in its file.
            let (out, aside) = if desk.json { (refusal, String::new()) } else { (String::new(), refusal) };
            Ok(Answer { out, aside, no: true })
        }
        Err(Refused::Needs { choices, missing }) => {
            let words = &desk.words;
            let action = written(desk, case, &action);
            let mut error = Error::new(words, "needs", words.say_with("judge-needs", &[("action", (&action).into())]));
            for choice in choices {
                let choice = words.say(&format!("xidit-choice-{choice}"));
                error = error.hint(words.say_with("judge-needs-choice", &[("choice", (&choice).into())]));
            }
            for what in missing {
                let what = say::missing(words, &what);
                error = error.hint(words.say_with("judge-needs-telling", &[("what", (&what).into())]));
            }
            Err(error.in_json(desk.json))
        }
    }
}
