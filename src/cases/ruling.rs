//! Cases that ask for a ruling on an action.

use super::{case::Case, merge, outcome::Outcome, prepare::Prepared};
use crate::{
    law::DivergenceId,
    planner::{self, ApplyError},
    rules::{Action, Bearing, Campaign, Differs, Request, Ruling, Table},
};

/// Compares the ruling on an action with the expected one.
pub(super) fn judge(case: &Case, prepared: &Prepared, asked: &Request, outcome: &mut Outcome) {
    let Prepared { position, by, edition, .. } = prepared;
    let table = Table::new(position, *by, *edition);
    let (ruling, differs) = match planner::may_in_editions(&table, asked) {
        Ok(ruled) => ruled,
        Err(error) => return outcome.differs("roll", &case.ask, &error),
    };
    outcome.cites = ruling.all_cites().iter().map(ToString::to_string).collect();
    let verdict = ruling.verdict().word();
    if case.expect != verdict {
        outcome.differs("expect", &case.expect, &(verdict, &ruling.reasons));
    }
    outcome.compare("cost", case.cost.as_ref(), &ruling.cost.parts().map(|(part, count)| (part.to_owned(), count)).collect());
    outcome.compare_cites(&case.cites);
    if let Some(expected) = &case.kinds {
        let found = kinds(&ruling);
        if expected.len() != found.len() || !expected.iter().all(|kind| found.contains(&kind.as_str())) {
            outcome.differs("kinds", expected, &found);
        }
    }
    outcome.compare("leave", case.leave.as_ref(), &ruling.leave.iter().map(|colour| colour.word()).collect::<Vec<_>>());
    outcome.compare("choices", case.choices.as_ref(), &ruling.choices);
    let difference = |it: &Differs| format!("{} {}", it.edition.word(), it.divergence.map_or("", DivergenceId::word));
    outcome.compare("differs", case.differs.as_ref(), &differs.iter().map(difference).collect::<Vec<_>>());
    outcome.compare("needs", case.needs.as_ref(), &ruling.needs.iter().map(|missing| missing.word()).collect::<Vec<_>>());
    for (what, expected, found) in fight(case, prepared, asked) {
        outcome.compare(what, Some(&expected), &found);
    }
    if let Some(expected) = &case.after
        && let Some(found) = after(prepared, asked, expected)
    {
        outcome.differs("after", expected, &found);
    }
}

/// Returns the expected and the found pools and odds of a Campaign.
fn fight(case: &Case, prepared: &Prepared, asked: &Request) -> Vec<(&'static str, String, String)> {
    let Action::Campaign(fighting) = &asked.action else { return Vec::new() };
    let table = Table::new(&prepared.position, prepared.by, prepared.edition);
    let campaign = Campaign::open(&table, &fighting.declaration).ok();
    let pools = campaign.map(|campaign| campaign.battle(&asked.using, &fighting.battle).pools().clone()).unwrap_or_default();
    let counts = [
        ("attack", case.attack, pools.attack_dice()),
        ("defense", case.defense, pools.defense_dice()),
        ("force", case.force, pools.force.0.into()),
        ("defenders", case.defenders, pools.defending()),
    ];
    let wanted =
        counts.into_iter().filter_map(|(what, expected, found)| expected.map(|it| (what, it.to_string(), found.to_string())));
    let mut held: Vec<(&'static str, String, String)> = wanted.collect();
    if let Some(expected) = &case.win {
        let odds = planner::fight(&table, fighting, &asked.using).ok().flatten();
        held.push(("win", expected.clone(), odds.map(|fight| fight.odds.win().to_string()).unwrap_or_default()));
    }
    held
}

/// Returns the kinds of the reasons that decide: objections, or else what is unknown.
fn kinds(ruling: &Ruling) -> Vec<&'static str> {
    let with = |bearing| ruling.reasons.iter().filter(move |reason| reason.bearing == bearing).map(|reason| reason.matter.kind());
    let against: Vec<&'static str> = with(Bearing::Against).collect();
    if against.is_empty() { with(Bearing::Unknown).collect() } else { against }
}

/// Applies the action and returns the first difference from the expected position.
fn after(prepared: &Prepared, asked: &Request, expected: &str) -> Option<String> {
    let done = match planner::apply(&prepared.position, prepared.by, prepared.edition, asked) {
        Ok(done) => done,
        Err(ApplyError::Refused(refused)) => return Some(format!("{refused:?}")),
        Err(ApplyError::Roll(error)) => return Some(format!("{error:?}")),
    };
    merge::difference(&done.position.to_toml(), expected)
}
