//! Cases that ask for a ruling on an action.

use super::{case::Case, outcome::Outcome, prepare::Prepared};
use crate::{
    planner,
    rules::{Action, Matter, Request, Table},
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
    outcome.compare_cost(case, ruling.cost.parts());
    outcome.compare_cites(&case.cites);
    outcome.compare_kinds(case, &ruling.reasons, Matter::kind);
    outcome.compare("leave", case.leave.as_ref(), &ruling.leave.iter().map(|colour| colour.word()).collect::<Vec<_>>());
    outcome.compare("choices", case.choices.as_ref(), &ruling.choices);
    outcome.compare_editions(case, differs.iter().map(|it| (it.edition, it.divergence)));
    outcome.compare("needs", case.needs.as_ref(), &ruling.needs.iter().map(|missing| missing.word()).collect::<Vec<_>>());
    compare_fight(case, &table, asked, outcome);
    outcome.compare_after(case, || match planner::apply(position, *by, *edition, asked) {
        Ok(Ok(done)) => Ok(done.position.to_toml()),
        Ok(Err(refused)) => Err(format!("{refused:?}")),
        Err(error) => Err(format!("{error:?}")),
    });
}

/// Compares the pools and the odds of a Campaign.
fn compare_fight(case: &Case, table: &Table<'_>, asked: &Request, outcome: &mut Outcome) {
    let Action::Campaign(fighting) = &asked.action else { return };
    let pools = planner::pools(table, fighting, &asked.using).unwrap_or_default();
    outcome.compare("attack", case.attack.as_ref(), &pools.attack_dice());
    outcome.compare("defense", case.defense.as_ref(), &pools.defense_dice());
    outcome.compare("force", case.force.as_ref(), &u32::from(pools.force.0));
    outcome.compare("defenders", case.defenders.as_ref(), &pools.defending());
    if let Some(expected) = &case.win {
        let odds = planner::fight(table, fighting, &asked.using).ok().flatten();
        outcome.compare("win", Some(expected), &odds.map(|fight| fight.odds.win().to_string()).unwrap_or_default());
    }
}
