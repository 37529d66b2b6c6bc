//! Cases of Lords of Xidit: a ruling on an order, or how the assessments end.

use super::{
    case::Case,
    merge,
    run::{Fault, Outcome, fault},
};
use crate::{
    game::{
        find_word,
        xidit::{Colour, read},
    },
    law::Cite,
    notation::xidit::parse,
    rules::{
        Bearing, Verdict,
        xidit::{ClassCensus, Contender, Reason, Refused, apply, may, standing},
    },
};
use std::fmt::Debug;

/// What was found, to be held against what is expected.
struct Found {
    verdict: Verdict,
    reasons: Vec<Reason>,
    cites: Vec<Cite>,
}

/// Asks the question of a case and holds the answer against the expected one.
///
/// # Errors
/// Returns why the case cannot be asked.
pub(super) fn judge(case: &Case, text: &str, outcome: &mut Outcome) -> Result<(), Fault> {
    let position = read(text).map_err(|faults| fault("position", format!("{:?}", faults.first())))?;
    let found = if case.ask == "wins" {
        let found = standing(&position);
        let savior = found.savior.map(|who| who.word().to_owned());
        hold(outcome, "savior", case.savior.as_ref(), &savior.unwrap_or_default());
        let gone: Vec<String> = found.trials.iter().map(|trial| listed(&trial.eliminated)).collect();
        hold(outcome, "eliminated", case.eliminated.as_ref(), &gone);
        hold(outcome, "census", case.census.as_ref(), &found.census.iter().map(told).collect());
        let verdict = if found.savior.is_some() { Verdict::Legal } else { Verdict::Open };
        let held = found.trials.iter().flat_map(|trial| &trial.cites).chain(found.census.iter().flat_map(|it| &it.cites));
        let cites = found.cites.iter().chain(held).map(|cite| (*cite).into());
        let cites = cites.chain(found.open.iter().flat_map(|it| &it.cites).copied()).collect();
        Found { verdict, reasons: found.open, cites }
    } else {
        let by = case.player.as_deref().map(find_word::<Colour>).transpose();
        let by = by.map_err(|problem| fault("player", format!("{problem:?}")))?;
        let action = parse(&case.ask, &position).map_err(|error| fault("ask", format!("{error:?}")))?;
        let ruling = may(&position, by, &action);
        hold(outcome, "cost", case.cost.as_ref(), &ruling.cost.parts().map(|(part, count)| (part.to_owned(), count)).collect());
        let done = (case.after.is_some() || case.choices.is_some()).then(|| apply(&position, by, &action));
        if let (Some(done), Some(expected)) = (&done, &case.after) {
            let found = match done {
                Ok(done) => merge::held(&done.position.to_toml(), expected),
                Err(refused) => Some(format!("{refused:?}")),
            };
            hold(outcome, "after", Some(&None), &found);
        }
        if let (Some(done), Some(expected)) = (&done, &case.choices) {
            let choices = if let Err(Refused::Needs { choices, .. }) = done { &choices[..] } else { &[] };
            hold(outcome, "choices", Some(&expected.iter().map(String::as_str).collect::<Vec<_>>()), &choices.to_vec());
        }
        Found { verdict: ruling.verdict(), cites: ruling.all_cites(), reasons: ruling.reasons }
    };
    let deciding = |bearing| found.reasons.iter().filter(move |it| it.bearing == bearing).map(|it| it.matter.kind().to_owned());
    let mut kinds: Vec<String> = deciding(Bearing::Against).collect();
    if kinds.is_empty() {
        kinds = deciding(Bearing::Unknown).collect();
    }
    hold(outcome, "expect", Some(&case.expect), &found.verdict.word().to_owned());
    hold(outcome, "kinds", case.kinds.as_ref(), &kinds);
    outcome.cites = found.cites.iter().filter_map(|cite| cite.number()).map(str::to_owned).collect();
    for cite in case.cites.iter().filter(|cite| !outcome.cites.contains(cite)) {
        outcome.faults.push(Fault { what: "cites", expected: cite.clone(), found: outcome.cites.join(", ") });
    }
    Ok(())
}

fn hold<T: PartialEq + Debug>(outcome: &mut Outcome, what: &'static str, expected: Option<&T>, found: &T) {
    if let Some(expected) = expected.filter(|expected| *expected != found) {
        outcome.faults.push(Fault { what, expected: format!("{expected:?}"), found: format!("{found:?}") });
    }
}

fn listed(who: &[Contender]) -> String {
    who.iter().map(|who| who.word()).collect::<Vec<_>>().join(" ")
}

fn told(census: &ClassCensus) -> String {
    let leaders = census.leaders.iter().map(|colour| colour.word()).collect::<Vec<_>>().join(" ");
    format!("{} {leaders} {} {}", census.class.word(), census.prize.count, census.prize.reward.word())
}
