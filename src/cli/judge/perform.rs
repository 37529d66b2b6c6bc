//! `law do`: applies an action; the new position on stdout.

use super::{
    Case, Typed, campaign,
    contested::{self, Contested},
    document, may, say,
};
use crate::{
    cli::{Answer, Context, error::Error, json},
    planner::{ApplyError, apply, editions_with_other_outcome},
    rules::{Missing, Refused, Ruling},
};
use serde::Serialize;

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    toml: &'a str,
    told: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    differs_in: Vec<Difference>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    contested: Vec<Contested>,
}

/// An edition in which the result differs.
#[derive(Serialize)]
struct Difference {
    edition: &'static str,
    divergence: Option<crate::law::DivergenceId>,
}

/// Answers with the position after an action, or with why there is none.
pub fn answer(ctx: &Context, typed: &Typed, case: &Case) -> Result<Answer, Error> {
    let asked = case.asked(ctx, &typed.words)?;
    let refusal = |ruling: &Ruling| {
        if ctx.json {
            return json::write(&document::ruling(&ctx.words, case, &asked, ruling, &[]));
        }
        may::shown(ctx, case, &asked, ruling, &[])
    };
    match apply(&case.position, case.by, case.edition, &asked) {
        Ok(done) => {
            let told: Vec<String> = done.news.iter().map(|matter| say::matter(&ctx.words, &done.position, matter)).collect();
            let toml = done.position.to_toml();
            let mut stderr = case.warnings.clone();
            for line in &told {
                ctx.page.line(&mut stderr, line, 0);
            }
            let elsewhere = editions_with_other_outcome(&case.position, case.by, case.edition, &asked, &done.position);
            for (edition, divergence) in &elsewhere {
                let by = say::divergence(&ctx.words, *divergence);
                let edition = ctx.say(&format!("judge-edition-{}", edition.word()));
                let line = format!("{} – {edition}: {}{by}", ctx.say("judge-differs"), ctx.say("judge-ends-otherwise"));
                ctx.page.line(&mut stderr, &line, 0);
            }
            let differs_in =
                elsewhere.iter().map(|(it, divergence)| Difference { edition: it.word(), divergence: *divergence }).collect();
            stderr.push_str(&contested::note(ctx, &case.position));
            let contested = contested::documents(&case.position);
            let document = Document { schema: "lawspeaker/position/1", toml: &toml, told, differs_in, contested };
            let out = if ctx.json { json::write(&document) } else { toml.clone() };
            Ok(Answer { out, stderr, negative: false })
        }
        Err(ApplyError::Roll(error)) => Err(campaign::unresolved(&ctx.words, &error).in_json(ctx.json)),
        Err(ApplyError::Refused(Refused::Ruling(ruling))) if ctx.json => {
            Ok(Answer { out: refusal(&ruling), stderr: case.warnings.clone(), negative: true })
        }
        // The new position goes to stdout; a refusal must not end up in its file.
        Err(ApplyError::Refused(Refused::Ruling(ruling))) => {
            let note = contested::note(ctx, &case.position);
            Ok(Answer { out: String::new(), stderr: format!("{}{}{note}", case.warnings, refusal(&ruling)), negative: true })
        }
        Err(ApplyError::Refused(Refused::Needs { choices, missing, .. })) => {
            Err(needs(ctx, &say::action(&ctx.words, &asked, true), &choices, &missing))
        }
        Err(ApplyError::Refused(Refused::Broken(_))) => {
            Err(Error::new(&ctx.words, "broken", ctx.say("judge-broken")).in_json(ctx.json))
        }
    }
}

/// Returns the error that names what is needed to apply an action.
fn needs(ctx: &Context, action: &str, choices: &[&'static str], missing: &[Missing]) -> Error {
    let words = &ctx.words;
    let mut error = Error::new(words, "needs", words.say_with("judge-needs", &[("action", action.into())]));
    for choice in choices {
        error = error.hint(words.say_with("judge-needs-choice", &[("choice", say::pattern(words, choice).as_str().into())]));
    }
    for what in missing {
        error = error.hint(words.say_with("judge-needs-telling", &[("what", say::missing(words, *what).as_str().into())]));
    }
    error.in_json(ctx.json)
}
