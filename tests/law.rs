//! The public case suite passes.

use lawspeaker::{
    cases::{Coverage, coverage, embedded, files, position, run},
    game::{Colour, find_word},
    law::{DIVERGENCES, DivergenceId, Edition, Severity},
    notation, planner,
    rules::{Reading, Table},
};
use std::fs;

#[test]
fn every_case_of_the_suite_passes() {
    let suite = embedded().unwrap_or_else(|faults| panic!("{faults:#?}"));
    assert!(!suite.cases.is_empty());
    let mut failed = 0;
    for outcome in run(&suite).iter().filter(|outcome| !outcome.faults.is_empty()) {
        failed += 1;
        for fault in &outcome.faults {
            println!("{}: {}\n  expected {}\n  found    {}", outcome.id, fault.what, fault.expected, fault.found);
        }
    }
    assert_eq!(failed, 0, "of {} cases", suite.cases.len());
}

#[test]
fn every_case_is_numbered_by_a_section() {
    for case in embedded().unwrap_or_else(|faults| panic!("{faults:#?}")).cases {
        let (section, name) = case.id.split_once('/').unwrap_or_default();
        let glossary = case.id.rsplit_once('/').map(|(section, _)| section).unwrap_or_default();
        assert!(!name.is_empty() && [section, glossary].iter().any(|it| lawspeaker::law::unit(it).is_some()), "{}", case.id);
    }
}

#[test]
fn the_embedded_suite_is_the_folder() {
    let mut found = Vec::new();
    for (folder, prefix) in [("tests/law", ""), ("tests/law/positions", "positions/")] {
        for entry in fs::read_dir(folder).expect("the suite is there").flatten().filter(|entry| entry.path().is_file()) {
            found.push(format!("{prefix}{}", entry.file_name().to_string_lossy()));
        }
    }
    let mut embedded: Vec<String> = files().map(str::to_owned).collect();
    found.sort();
    embedded.sort();
    assert_eq!(embedded, found);
}

#[test]
fn every_section_is_cited_exempt_or_open() {
    let suite = embedded().unwrap_or_else(|faults| panic!("{faults:#?}"));
    let covered = coverage(&suite, &run(&suite));
    let missing: Vec<&str> = covered.iter().filter(|(_, it)| *it == Coverage::Missing).map(|(number, _)| *number).collect();
    assert!(missing.is_empty(), "{missing:?}");
    for number in suite.without.exempt.keys().chain(suite.without.open.keys()) {
        assert!(lawspeaker::law::unit(number).is_some(), "{number} is no section");
        let cited = covered.iter().any(|(other, it)| other == number && matches!(it, Coverage::Cited(_)));
        assert!(!cited, "{number} is cited by a case and listed as having none");
    }
}

/// Every divergence of substance is asked for in a ruling of some case, turns what comes of one, or is listed with the reason why not.
#[test]
fn every_divergence_is_ruled_by_or_turns_nothing() {
    let suite = embedded().unwrap_or_else(|faults| panic!("{faults:#?}"));
    let listed: Vec<DivergenceId> =
        suite.without.divergences.keys().map(|id| DivergenceId::from_word(id).expect("a divergence")).collect();
    let of_substance = DIVERGENCES.iter().filter(|it| it.severity != Severity::Wording).map(|it| it.id);
    let mut missing: Vec<DivergenceId> = of_substance.filter(|id| !listed.contains(id)).collect();
    for case in suite.cases.iter().filter(|case| case.ask != "wins") {
        let position = position(&suite, case).expect("a position");
        let by = case.player.as_deref().map(|word| find_word::<Colour>(word).expect("a player"));
        let asked = notation::parse(&case.ask, &position, by).expect("an action");
        let edition = case.edition.as_deref().and_then(Edition::from_word).unwrap_or_default();
        let table = Table::new(&position, by, edition);
        let _ = planner::may(&table, &asked);
        let turns = |id: DivergenceId| {
            let after = |reading: Reading| planner::apply(&position, by, reading, &asked).ok().map(|done| done.position);
            let instead = |other| after(Reading { edition, instead: Some((id, other)) });
            case.after.is_some() && Edition::ALL.into_iter().any(|other| instead(other) != after(edition.into()))
        };
        missing.retain(|id| !table.consulted().contains(*id));
        if missing.len() < 4 {
            missing.retain(|id| !turns(*id));
        }
        assert!(!listed.iter().any(|id| table.consulted().contains(*id)), "{}: a listed divergence is ruled by", case.id);
        if missing.is_empty() {
            return;
        }
    }
    panic!("nothing is ruled by {missing:?}");
}
