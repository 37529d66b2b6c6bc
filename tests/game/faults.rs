//! Every kind of fault, each at its place; several at once; said in three languages.

use lawspeaker::{
    answer::judge::{Oath, read_position},
    cli::error::page,
    game::{self, Concern, Fault, Problem},
    i18n::Words,
    law::{Lang, unit},
};
use serde::Deserialize;
use std::collections::BTreeSet;

#[derive(Deserialize)]
struct Cases {
    case: Vec<Case>,
}

/// A text, and every fault in it: kind, line and column.
#[derive(Deserialize)]
struct Case {
    id: String,
    text: String,
    faults: Vec<(String, usize, usize)>,
    #[serde(default)]
    hint: String,
}

fn cases() -> Vec<Case> {
    let text = std::fs::read_to_string("tests/game/faults.toml").expect("the cases");
    toml::from_str::<Cases>(&text).expect("the cases are TOML").case
}

fn place(text: &str, fault: &Fault) -> (String, usize, usize) {
    let before = &text[..fault.span.start];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
    (fault.problem.word().to_owned(), line, column)
}

#[test]
fn each_fault_is_found_at_its_place() {
    let mut wrong = Vec::new();
    for case in cases() {
        let faults = game::read(&case.text).err().unwrap_or_default();
        let found: Vec<(String, usize, usize)> = faults.iter().map(|fault| place(&case.text, fault)).collect();
        if found != case.faults {
            wrong.push(format!("{}: {found:?}", case.id));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_kind_of_fault_has_a_case() {
    let covered: BTreeSet<String> = cases().into_iter().flat_map(|case| case.faults).map(|(kind, _, _)| kind).collect();
    // Those of facts in words have theirs in the tests of facts.
    let of_facts = ["fact-too-long", "unknown-word", "no-value", "never-unknown", "unknown-sum", "said-twice", "not-there"];
    for kind in Problem::KINDS.iter().filter(|kind| **kind != "too-long" && !of_facts.contains(kind)) {
        assert!(covered.contains(*kind), "no case has {kind}");
    }
}

#[test]
fn faults_are_said_in_three_languages_with_the_line_and_the_right_name() {
    for case in cases() {
        for lang in Lang::ALL {
            let Err(error) = read_position::<Oath>(&Words::new(lang), "table.toml", &case.text) else { panic!("{}", case.id) };
            let shown = page(&error);
            assert!(!shown.contains(['⟨', '\u{1b}']), "{}: {shown}", case.id);
            let (_, line, column) = &case.faults[0];
            assert!(shown.contains(&format!("table.toml:{line}:{column}\n")), "{}: {shown}", case.id);
            assert!(shown.contains(&case.hint), "{}: {shown}", case.id);
        }
    }
}

#[test]
fn sections_that_faults_cite_exist() {
    for case in cases() {
        for fault in game::read(&case.text).err().unwrap_or_default() {
            for number in fault.problem.cites() {
                assert!(unit(number).is_some(), "{number}");
            }
        }
    }
    assert!(Concern::ManyAdvisers { found: 4 }.cites().iter().all(|number| unit(number).is_some()));
}

#[test]
fn what_people_see() {
    let text = "raund = 5\noath = \"supremcy\"\n[[site]]\nslot = \"cradle-1\"\nname = \"Plains\"\ncards = [\"Lngbows\", \"Longb\"]\nwarbands = { red = 20 }\n\n[[player]]\ncolour = \"red\"\nsupply = 8\n";
    for lang in Lang::ALL {
        let Err(error) = read_position::<Oath>(&Words::new(lang), "table.toml", text) else { panic!("it is full of faults") };
        insta::assert_snapshot!(format!("faults_{}", lang.code()), page(&error));
    }
    let Err(error) = read_position::<Oath>(&Words::new(Lang::En), "table.toml", text) else { panic!("it is full of faults") };
    let document: serde_json::Value = serde_json::to_value(&error).expect("JSON");
    assert_eq!((&document["kind"], &document["where"]), (&"position".into(), &"table.toml:1:1".into()));
    assert_eq!(document["faults"].as_array().map(Vec::len), Some(5));
    assert_eq!((&document["faults"][0]["line"], &document["faults"][0]["kind"]), (&1.into(), &"unknown-key".into()));
}

#[test]
fn law_5_1_4_ii_more_advisers_are_a_warning() {
    let text = "[[player]]\ncolour = 'red'\nadvisers = [{ facedown = true }, { facedown = true }, { facedown = true }]\n";
    let (_, warnings) = game::read(text).expect("three are allowed");
    assert!(warnings.is_empty());
    let four = text.replace("[{ face", "['Assassin', { face");
    let (_, warnings) = game::read(&four).expect("four are unusual");
    assert_eq!(warnings[0].concern, Concern::ManyAdvisers { found: 4 });
    for lang in Lang::ALL {
        let (_, aside) = read_position::<Oath>(&Words::new(lang), "t", &four).expect("four are unusual");
        assert!(aside.contains("(5.1.4.II, 7.6.4)") && aside.contains("t:3:12"), "{aside}");
    }
}
