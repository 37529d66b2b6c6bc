//! Running a case: the position is built, the action asked about, and the answer held against the expected one.

use super::{
    case::{Case, Suite},
    merge, standing, xidit,
};
use crate::{
    game::{self, Colour, Position},
    law::Edition,
    notation, planner,
    rules::{Action, Asked, Bearing, Ruling, Table as Laid, pools},
};
use toml::Table;

/// Where the answer is not the expected one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What differs: a key of the case.
    pub what: &'static str,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
}

/// What came of a case.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The case.
    pub id: String,
    /// Everything the ruling cites.
    pub cites: Vec<String>,
    /// Where the answer is not the expected one; none: it passed.
    pub faults: Vec<Fault>,
}

/// Runs every case of a suite.
#[must_use]
pub fn run(suite: &Suite) -> Vec<Outcome> {
    suite.cases.iter().map(|case| one(suite, case)).collect()
}

fn one(suite: &Suite, case: &Case) -> Outcome {
    let mut outcome = Outcome { id: case.id.clone(), cites: Vec::new(), faults: Vec::new() };
    if suite.positions.get(&case.position).is_some_and(|text| game::xidit::is_meant(text)) {
        if let Err(fault) = merged(suite, case).and_then(|text| xidit::judge(case, &text, &mut outcome)) {
            outcome.faults.push(fault);
        }
        return outcome;
    }
    match position(suite, case) {
        Ok(position) => run_on(case, position),
        Err(fault) => {
            outcome.faults.push(fault);
            outcome
        }
    }
}

/// Runs a case on a position of its own.
#[must_use]
pub fn run_on(case: &Case, position: Position) -> Outcome {
    let mut outcome = Outcome { id: case.id.clone(), cites: Vec::new(), faults: Vec::new() };
    match prepare(case, position) {
        Ok(prepared) => match &prepared.asked {
            Some(asked) => judge(case, &prepared, asked, &mut outcome),
            None => standing::judge(case, &prepared, &mut outcome),
        },
        Err(fault) => outcome.faults.push(fault),
    }
    outcome
}

/// Returns the position of a case.
///
/// # Errors
/// Returns why it cannot be read.
pub fn position(suite: &Suite, case: &Case) -> Result<Position, Fault> {
    let read = game::read_by(&merged(suite, case)?, edition(case)?);
    read.map(|(position, _)| position).map_err(|faults| fault("position", format!("{:?}", faults.first())))
}

fn edition(case: &Case) -> Result<Edition, Fault> {
    let edition = case.edition.as_deref().map_or(Some(Edition::Current), Edition::from_word);
    edition.ok_or_else(|| fault("edition", case.edition.clone().unwrap_or_default()))
}

pub(super) struct Prepared {
    pub(super) position: Position,
    asked: Option<Asked>,
    pub(super) by: Option<Colour>,
    pub(super) edition: Edition,
}

/// Returns that a case cannot be asked.
pub(super) const fn fault(what: &'static str, found: String) -> Fault {
    Fault { what, expected: String::new(), found }
}

/// Returns the position of a case with what is different laid over it.
fn merged(suite: &Suite, case: &Case) -> Result<String, Fault> {
    let text = suite.positions.get(&case.position).ok_or_else(|| fault("position", case.position.clone()))?;
    let table = |what, text: &str| text.parse::<Table>().map_err(|error| fault(what, error.to_string()));
    let mut merged = table("position", text)?;
    merge::lay_over(&mut merged, table("with", &case.with)?);
    Ok(merged.to_string())
}

fn prepare(case: &Case, position: Position) -> Result<Prepared, Fault> {
    let by = case
        .player
        .as_deref()
        .map(game::find_word::<Colour>)
        .transpose()
        .map_err(|error| fault("player", format!("{error:?}")))?;
    let asked = match case.ask.as_str() {
        "wins" => None,
        words => Some(notation::parse(words, &position, by).map_err(|error| fault("ask", format!("{error:?}")))?),
    };
    Ok(Prepared { position, asked, by, edition: edition(case)? })
}

fn judge(case: &Case, prepared: &Prepared, asked: &Asked, outcome: &mut Outcome) {
    let Prepared { position, by, edition, .. } = prepared;
    let (ruling, differs) = planner::may_in_editions(position, *by, *edition, asked);
    outcome.cites = ruling.all_cites().iter().map(ToString::to_string).collect();
    let mut hold = |what, expected: &dyn std::fmt::Debug, found: &dyn std::fmt::Debug, same: bool| {
        if !same {
            outcome.faults.push(Fault { what, expected: format!("{expected:?}"), found: format!("{found:?}") });
        }
    };
    let verdict = ruling.verdict().word();
    hold("expect", &case.expect, &(verdict, &ruling.reasons), case.expect == verdict);
    if let Some(expected) = &case.cost {
        let found = ruling.cost.parts().map(|(part, count)| (part.to_owned(), count)).collect();
        hold("cost", expected, &found, *expected == found);
    }
    let all = ruling.all_cites().iter().map(ToString::to_string).collect::<Vec<String>>();
    for cite in &case.cites {
        hold("cites", cite, &all, all.contains(cite));
    }
    if let Some(expected) = &case.kinds {
        let found = kinds(&ruling);
        let same = expected.len() == found.len() && expected.iter().all(|kind| found.contains(&kind.as_str()));
        hold("kinds", expected, &found, same);
    }
    if let Some(expected) = &case.leave {
        let found: Vec<String> = ruling.leave.iter().map(|colour| colour.word().to_owned()).collect();
        hold("leave", expected, &found, *expected == found);
    }
    if let Some(expected) = &case.choices {
        hold("choices", expected, &ruling.choices, *expected == ruling.choices);
    }
    if let Some(expected) = &case.differs {
        let told = |it: &crate::rules::Differs| format!("{} {}", it.edition.word(), it.divergence.unwrap_or_default());
        let found: Vec<String> = differs.iter().map(told).collect();
        hold("differs", expected, &found, *expected == found);
    }
    if let Some(expected) = &case.needs {
        let found: Vec<&str> = ruling.needs.iter().map(|missing| missing.word()).collect();
        hold("needs", expected, &found, *expected == found);
    }
    for (what, expected, found) in fight(case, prepared, asked) {
        hold(what, &expected, &found, expected == found);
    }
    if let Some(expected) = &case.after {
        let (same, found) = match after(prepared, asked, expected) {
            None => (true, String::new()),
            Some(found) => (false, found),
        };
        hold("after", expected, &found, same);
    }
}

/// Returns what is expected of a Campaign's pools and odds beside what was found.
fn fight(case: &Case, prepared: &Prepared, asked: &Asked) -> Vec<(&'static str, String, String)> {
    let Action::Campaign(fighting) = &asked.action else { return Vec::new() };
    let table = Laid::new(&prepared.position, prepared.by, prepared.edition);
    let pools = pools(&table, fighting, &asked.using).unwrap_or_default();
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
    let of = |bearing| ruling.reasons.iter().filter(move |reason| reason.bearing == bearing).map(|reason| reason.matter.kind());
    let against: Vec<&'static str> = of(Bearing::Against).collect();
    if against.is_empty() { of(Bearing::Unknown).collect() } else { against }
}

/// Carries the action out and returns where the position is not the expected one.
fn after(prepared: &Prepared, asked: &Asked, expected: &str) -> Option<String> {
    let done = match planner::apply(&prepared.position, prepared.by, prepared.edition, asked) {
        Ok(Ok(done)) => done,
        Ok(Err(refused)) => return Some(format!("{refused:?}")),
        Err(outcry) => return Some(format!("{outcry:?}")),
    };
    merge::held(&done.position.to_toml(), expected)
}
