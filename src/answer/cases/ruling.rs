//! Cases that ask for a ruling on an action.

use super::{case::Case, merge, outcome::Outcome, prepare::Prepared};
use crate::{
    answer::judge::{Game, RulingIn},
    i18n::Words,
    law::Lang,
    planner::ApplyError,
    rules::{Bearing, RefusedOf},
};

/// Compares the ruling on an action with the expected one.
pub(super) fn judge<G: Game>(case: &Case, prepared: &Prepared<G>, asked: &G::Request, outcome: &mut Outcome) {
    let table = G::table(&prepared.position, prepared.by, prepared.edition);
    let ruling = match G::may(&table, asked) {
        Ok(ruling) => ruling,
        Err(error) => return outcome.differs("roll", &case.ask, &error),
    };
    outcome.cites = ruling.all_cites().iter().map(|cite| cite.number().map_or_else(|| cite.to_string(), str::to_owned)).collect();
    let verdict = ruling.verdict().word();
    let kinds = kinds::<G>(&ruling);
    if case.expect != verdict {
        outcome.differs("expect", &case.expect, &(verdict, &kinds));
    }
    let cost = G::parts(&ruling.cost).into_iter().map(|(part, count)| (part.to_owned(), count)).collect();
    outcome.compare("cost", case.cost.as_ref(), &cost);
    outcome.compare_cites(&case.cites);
    outcome.compare_kinds(case, kinds);
    outcome.compare("leave", case.leave.as_ref(), &ruling.consent_from.iter().map(|colour| colour.word()).collect::<Vec<_>>());
    outcome.compare("needs", case.needs.as_ref(), &ruling.needs.iter().map(G::missing_word).collect::<Vec<_>>());
    if case.differs.is_some() {
        let found = G::differing(&Words::new(Lang::En), &table, asked, &ruling);
        outcome.compare_editions(case, found.iter().map(|it| (it.edition, it.divergence)));
    }
    fight::<G>(case, &table, asked, outcome);
    carried::<G>(case, &table, asked, &ruling, outcome);
}

/// Compares the pools and odds of the fight that an action leads to.
fn fight<G: Game>(case: &Case, table: &G::Table<'_>, asked: &G::Request, outcome: &mut Outcome) {
    if case.attack.or(case.defense).or(case.force).or(case.defenders).is_some() {
        let pools = G::pools(table, asked).unwrap_or_default();
        outcome.compare("attack", case.attack.as_ref(), &pools.attack_dice());
        outcome.compare("defense", case.defense.as_ref(), &pools.defense_dice());
        outcome.compare("force", case.force.as_ref(), &u32::from(pools.force.0));
        outcome.compare("defenders", case.defenders.as_ref(), &pools.defending());
    }
    if case.win.is_some() {
        let win = G::win(table, asked).map(|win| win.to_string()).unwrap_or_default();
        outcome.compare("win", case.win.as_ref(), &win);
    }
}

/// Returns the kinds of the reasons that decide: objections, or else what is unknown.
fn kinds<G: Game>(ruling: &RulingIn<G>) -> Vec<&'static str> {
    let with = |bearing| ruling.reasons.iter().filter(move |reason| reason.bearing == bearing).map(|it| G::kind(&it.matter));
    let against: Vec<&'static str> = with(Bearing::Against).collect();
    if against.is_empty() { with(Bearing::Unknown).collect() } else { against }
}

/// Carries out the action and compares what came of it, and the choices that must be named before.
fn carried<G: Game>(case: &Case, table: &G::Table<'_>, asked: &G::Request, ruling: &RulingIn<G>, outcome: &mut Outcome) {
    if case.after.is_none() && case.choices.is_none() {
        return;
    }
    let done = G::apply(table, asked);
    let choices = match &done {
        Err(ApplyError::Refused(RefusedOf::Needs { choices, .. })) => choices,
        _ => &ruling.choices,
    };
    let choices: Vec<&str> = choices.iter().map(|choice| G::choice_pattern(*choice)).collect();
    outcome.compare("choices", case.choices.as_ref(), &choices);
    if let Some(expected) = &case.after {
        let found = match done {
            Ok(done) => merge::difference(&G::write(&done.position, Lang::En), expected),
            Err(ApplyError::Refused(RefusedOf::Ruling(ruling))) => Some(format!("refused: {:?}", kinds::<G>(&ruling))),
            Err(ApplyError::Refused(RefusedOf::Needs { missing, .. })) => {
                Some(format!("needs {choices:?}, {:?}", missing.iter().map(G::missing_word).collect::<Vec<_>>()))
            }
            Err(ApplyError::Refused(RefusedOf::Broken(problems))) => Some(format!("{problems:?}")),
            Err(ApplyError::Roll(error)) => Some(format!("{error:?}")),
        };
        if let Some(found) = found {
            outcome.differs("after", expected, &found);
        }
    }
}
