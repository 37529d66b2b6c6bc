//! `law do` for Lords of Xidit: an order carried out; the new position on stdout, what else happened beside it.

use super::{Case, document, ruled, say, written};
use crate::answer::Error;
use crate::{
    cli::{Answer, Context, json, judge::Typed},
    rules::xidit::{Refused, apply},
};
use std::fmt::Write as _;

/// Answers with the position after an order, or with why there is none.
pub fn answer(ctx: &Context, typed: &Typed, case: &Case) -> Result<Answer, Error> {
    let action = case.asked(ctx, typed)?;
    match apply(&case.position, case.by, &action) {
        Ok(done) => {
            let toml = done.position.to_toml();
            if ctx.json {
                return Ok(Answer { out: json::write(&document::position(&ctx.words, &toml, &done.news)), ..Answer::default() });
            }
            let mut stderr = String::new();
            for reason in &done.news {
                // Writing to a String cannot fail.
                let _ = writeln!(stderr, "{}", say::reason(&ctx.words, reason));
            }
            Ok(Answer { out: toml, stderr, negative: false })
        }
        Err(Refused::Ruling(ruling)) => {
            let refusal = ruled(ctx, case, &action, &ruling);
            // The new position goes to stdout; a refusal must not end up in its file.
            let (out, stderr) = if ctx.json { (refusal, String::new()) } else { (String::new(), refusal) };
            Ok(Answer { out, stderr, negative: true })
        }
        Err(Refused::Needs { choices, missing }) => {
            let words = &ctx.words;
            let action = written(ctx, case, &action);
            let mut error = Error::new(words, "needs", words.say_with("judge-needs", &[("action", (&action).into())]));
            for choice in choices {
                let choice = words.say(&format!("xidit-choice-{choice}"));
                error = error.hint(words.say_with("judge-needs-choice", &[("choice", (&choice).into())]));
            }
            for what in missing {
                let what = say::missing(words, &what);
                error = error.hint(words.say_with("judge-needs-telling", &[("what", (&what).into())]));
            }
            Err(error)
        }
    }
}
