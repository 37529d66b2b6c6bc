//! The public case suite passes.

use lawspeaker::{
    cases::{Coverage, coverage, embedded, files, run},
    law::DIVERGENCES,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

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

/// Returns the code of the rules.
fn code(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("the rules are there").flatten().map(|entry| entry.path());
    let read = |path: PathBuf| if path.is_dir() { code(&path) } else { fs::read_to_string(path).expect("text") };
    entries.map(read).collect()
}

#[test]
fn every_divergence_is_ruled_by_or_turns_nothing() {
    let listed = embedded().unwrap_or_else(|faults| panic!("{faults:#?}")).without.divergences;
    let code = code(Path::new("src/rules"));
    for divergence in DIVERGENCES.iter().filter(|it| it.id.starts_with('D')) {
        let ruled = code.contains(&format!("\"{}\"", divergence.id));
        assert!(ruled != listed.contains_key(divergence.id), "{} is ruled by: {ruled}", divergence.id);
    }
    assert!(listed.keys().all(|id| lawspeaker::law::divergence(id).is_some()), "{listed:?}");
}
