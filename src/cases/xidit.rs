//! Cases of Lords of Xidit: a ruling on an order, or how the assessments end.

use super::{
    case::Case,
    outcome::{Fault, Outcome},
};
use crate::{
    game::{
        find_word,
        xidit::{Colour, read},
    },
    law::Cite,
    notation::xidit::parse,
    rules::{
        Verdict,
        xidit::{ClassCensus, Contender, Matter, Reason, Refused, apply, may, standing},
    },
};

/// The answer, to be compared with the expected one.
struct Found {
    verdict: Verdict,
    reasons: Vec<Reason>,
    cites: Vec<Cite>,
}

/// Asks the question of a case and compares the answer with the expected one.
///
/// # Errors
/// Returns why the case cannot be run.
pub(super) fn judge(case: &Case, text: &str, outcome: &mut Outcome) -> Result<(), Fault> {
    let position = read(text).map_err(|faults| Fault::cannot_run("position", format!("{:?}", faults.first())))?;
    let found = if case.ask == "wins" {
        let found = standing(&position);
        let savior = found.savior.map(|who| who.word().to_owned());
        outcome.compare("savior", case.savior.as_ref(), &savior.unwrap_or_default());
        let eliminated: Vec<String> = found.trials.iter().map(|trial| listed(&trial.eliminated)).collect();
        outcome.compare("eliminated", case.eliminated.as_ref(), &eliminated);
        outcome.compare("census", case.census.as_ref(), &found.census.iter().map(census_text).collect::<Vec<_>>());
        let verdict = if found.savior.is_some() { Verdict::Legal } else { Verdict::Open };
        let cited = found.trials.iter().flat_map(|trial| &trial.cites).chain(found.census.iter().flat_map(|it| &it.cites));
        let cites = found.cites.iter().chain(cited).map(|cite| (*cite).into());
        let cites = cites.chain(found.open.iter().flat_map(|it| &it.cites).copied()).collect();
        Found { verdict, reasons: found.open, cites }
    } else {
        let by = case.player.as_deref().map(find_word::<Colour>).transpose();
        let by = by.map_err(|problem| Fault::cannot_run("player", format!("{problem:?}")))?;
        let action = parse(&case.ask, &position).map_err(|error| Fault::cannot_run("ask", format!("{error:?}")))?;
        let ruling = may(&position, by, &action);
        outcome.compare_cost(case, ruling.cost.parts());
        outcome.compare_after(case, || {
            let done = apply(&position, by, &action).map_err(|refused| format!("{refused:?}"))?;
            Ok(done.position.to_toml())
        });
        if let Some(expected) = &case.choices {
            let choices =
                if let Err(Refused::Needs { choices, .. }) = apply(&position, by, &action) { choices } else { Vec::new() };
            outcome.compare("choices", Some(expected), &choices);
        }
        Found { verdict: ruling.verdict(), cites: ruling.all_cites(), reasons: ruling.reasons }
    };
    outcome.compare("expect", Some(&case.expect), &found.verdict.word());
    outcome.compare_kinds(case, &found.reasons, Matter::kind);
    outcome.cites = found.cites.iter().filter_map(|cite| cite.number()).map(str::to_owned).collect();
    outcome.compare_cites(&case.cites);
    Ok(())
}

/// Returns the contenders as cases write them.
fn listed(who: &[Contender]) -> String {
    who.iter().map(|who| who.word()).collect::<Vec<_>>().join(" ")
}

/// Returns the census of a class as cases write it.
fn census_text(census: &ClassCensus) -> String {
    let leaders = census.leaders.iter().map(|colour| colour.word()).collect::<Vec<_>>().join(" ");
    format!("{} {leaders} {} {}", census.class.word(), census.prize.count, census.prize.reward.word())
}
