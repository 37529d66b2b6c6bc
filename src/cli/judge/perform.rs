//! `law do`: an action carried out; the new position on stdout.

use super::{
    Case, Typed, campaign,
    contested::{self, Contested},
    document, may, say,
};
use crate::{
    cli::{Answer, Desk, error::Error, json},
    planner::{apply, ends_otherwise},
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

/// An edition in which it ends otherwise.
#[derive(Serialize)]
struct Difference {
    edition: &'static str,
    divergence: Option<crate::law::DivergenceId>,
}

/// Answers with the position after an action, or with why there is none.
pub fn answer(desk: &Desk, typed: &Typed, case: &Case) -> Result<Answer, Error> {
    let asked = case.asked(desk, &typed.words)?;
    let refusal = |ruling: &Ruling| {
        if desk.json {
            return json::write(&document::ruling(&desk.words, case, &asked, ruling, &[]));
        }
        may::shown(desk, case, &asked, ruling, &[])
    };
    let carried = apply(&case.position, case.by, case.edition, &asked);
    match carried.map_err(|error| campaign::unresolved(&desk.words, &error).in_json(desk.json))? {
        Ok(done) => {
            let told: Vec<String> = done.told.iter().map(|matter| say::matter(&desk.words, &done.position, matter)).collect();
            let toml = done.position.to_toml();
            let mut aside = case.warnings.clone();
            for line in &told {
                desk.page.line(&mut aside, line, 0);
            }
            let elsewhere = ends_otherwise(&case.position, (case.by, case.edition), &asked, &done.position);
            for (edition, divergence) in &elsewhere {
                let by = say::divergence(&desk.words, *divergence);
                let edition = desk.say(&format!("judge-edition-{}", edition.word()));
                let told = format!("{} – {edition}: {}{by}", desk.say("judge-differs"), desk.say("judge-ends-otherwise"));
                desk.page.line(&mut aside, &told, 0);
            }
            let differs_in =
                elsewhere.iter().map(|(it, divergence)| Difference { edition: it.word(), divergence: *divergence }).collect();
            aside.push_str(&contested::note(desk, &case.position));
            let contested = contested::documents(&case.position);
            let document = Document { schema: "lawspeaker/position/1", toml: &toml, told, differs_in, contested };
            let out = if desk.json { json::write(&document) } else { toml.clone() };
            Ok(Answer { out, aside, no: false })
        }
        Err(Refused::Ruling(ruling)) if desk.json => Ok(Answer { out: refusal(&ruling), aside: case.warnings.clone(), no: true }),
        // The new position goes to stdout; a refusal must not end up in its file.
        Err(Refused::Ruling(ruling)) => {
            let note = contested::note(desk, &case.position);
            Ok(Answer { out: String::new(), aside: format!("{}{}{note}", case.warnings, refusal(&ruling)), no: true })
        }
        Err(Refused::Needs { choices, missing, .. }) => {
            Err(needs(desk, &say::action(&desk.words, &asked, true), &choices, &missing))
        }
        Err(Refused::Broken(_)) => Err(Error::new(&desk.words, "broken", desk.say("judge-broken")).in_json(desk.json)),
    }
}

/// Asks by name for what is needed to carry it out.
fn needs(desk: &Desk, action: &str, choices: &[&'static str], missing: &[Missing]) -> Error {
    let words = &desk.words;
    let mut error = Error::new(words, "needs", words.say_with("judge-needs", &[("action", action.into())]));
    for choice in choices {
        error = error.hint(words.say_with("judge-needs-choice", &[("choice", say::pattern(words, choice).as_str().into())]));
    }
    for what in missing {
        error = error.hint(words.say_with("judge-needs-telling", &[("what", say::missing(words, *what).as_str().into())]));
    }
    error.in_json(desk.json)
}
