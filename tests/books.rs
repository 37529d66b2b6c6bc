//! The two other books as data: both languages say the same things, and every reference leads somewhere.

use serde::Deserialize;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

#[derive(Deserialize)]
struct Units {
    unit: Vec<Unit>,
}

#[derive(Deserialize)]
struct Unit {
    number: String,
    parent: Option<String>,
    #[serde(default)]
    cites: Vec<Citation>,
}

#[derive(Deserialize)]
struct Citation {
    to: String,
}

type Table = BTreeMap<String, toml::Table>;

fn read<T: for<'a> Deserialize<'a>>(path: &str) -> T {
    toml::from_str(&fs::read_to_string(path).expect(path)).expect(path)
}

fn chapters(lang: &str) -> Table {
    let folder = format!("rulebook/xidit/{lang}");
    let mut all = Table::new();
    for path in fs::read_dir(&folder).expect(&folder).flatten().map(|entry| entry.path()) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name.starts_with(|first: char| first.is_ascii_digit()) {
            all.append(&mut read(&path.display().to_string()));
        }
    }
    all
}

fn keys(table: &Table) -> BTreeSet<&str> {
    table.keys().map(String::as_str).collect()
}

#[test]
fn xidit_says_the_same_in_german_and_english() {
    let units: Units = read("rulebook/xidit/units.toml");
    let numbers: BTreeSet<&str> = units.unit.iter().map(|unit| unit.number.as_str()).collect();
    assert_eq!(numbers.len(), units.unit.len());
    for lang in ["de", "en"] {
        let texts = chapters(lang);
        assert_eq!(keys(&texts), numbers, "{lang}");
        assert!(texts.values().all(|unit| unit["text"].as_str().is_some_and(|text| text.len() > 10)), "{lang}");
    }
    for unit in &units.unit {
        let named = unit.parent.iter().chain(unit.cites.iter().map(|citation| &citation.to));
        for other in named {
            assert!(numbers.contains(other.as_str()), "{} names {other}", unit.number);
        }
    }
}

#[test]
fn xidit_terms_have_both_names_and_meanings() {
    let terms: Table = read("rulebook/xidit/terms.toml");
    for lang in ["de", "en"] {
        let words: Table = read(&format!("rulebook/xidit/{lang}/terms.toml"));
        assert_eq!(keys(&words), keys(&terms), "{lang}");
        assert!(terms.values().all(|term| term.contains_key(lang)), "{lang}");
    }
}

#[test]
fn dominion_entries_have_both_languages_and_links_that_lead_somewhere() {
    let terms: Table = read("rulebook/dominion/terms.toml");
    assert_eq!(terms.len(), 72, "the printed glossary has 72 headwords");
    for lang in ["de", "en"] {
        let words: Table = read(&format!("rulebook/dominion/{lang}/terms.toml"));
        assert_eq!(keys(&words), keys(&terms), "{lang}");
        for (key, word) in &words {
            let links = terms[key]["see"].as_array().map_or(0, Vec::len);
            assert!(word["rule"].as_str().is_some_and(|rule| !rule.is_empty()) || links > 0, "{lang}: {key} says nothing");
        }
    }
    for (key, term) in &terms {
        for see in term["see"].as_array().into_iter().flatten().filter_map(toml::Value::as_str) {
            assert!(terms.contains_key(see), "{key} sends to {see}");
        }
    }
}
