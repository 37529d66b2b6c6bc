//! `law help actions`: every verb and clause of both games, with examples that can be typed as they stand.

use crate::common::{run, seen, text};
use lawspeaker::{
    answer::{
        Speaker,
        grammar::{Group, grammar},
    },
    game::{self, xidit},
    i18n::choose_languages,
    law::Lang,
    notation::{self, ClausesOf},
};
use serde_json::Value;
use std::fs;

fn groups(lang: Lang) -> Vec<Group> {
    grammar(&Speaker::new(choose_languages(&[lang], Some(lang), |_| None))).groups
}

#[test]
fn actions_are_told_in_three_languages() {
    for lang in ["en", "de", "pl"] {
        insta::assert_snapshot!(format!("actions_{lang}"), seen(&format!("help actions --lang {lang}")));
        insta::assert_snapshot!(format!("help_may_{lang}"), seen(&format!("help may --lang {lang}")));
    }
}

#[test]
fn every_example_can_be_typed_as_it_stands() {
    let text = fs::read_to_string("cases/oath/positions/plans.toml").expect("a position");
    let (position, _) = game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let north = "game = 'xidit'\n[[player]]\ncolour = 'blue'\n[[player]]\ncolour = 'green'\n[[player]]\ncolour = 'black'\n[[region]]\nname = 'north'\n[dummy]\nwealth = 3\n";
    let xidit = xidit::read(north).unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut seen = 0;
    for (lang, group) in Lang::ALL.into_iter().flat_map(|lang| groups(lang).into_iter().map(move |group| (lang, group))) {
        for entry in group.entries {
            seen += 1;
            let fault = match group.book {
                "oath" => notation::parse(&entry.example, &position, None).err(),
                _ => notation::xidit::parse(&entry.example, &xidit).err(),
            };
            assert_eq!(fault, None, "{lang:?}: {}", entry.example);
        }
    }
    let clauses: usize = ClausesOf::ALL.into_iter().map(|of| of.clauses().count()).sum();
    assert_eq!(seen, 3 * (notation::verbs().count() + clauses + notation::xidit::USAGES.len()));
}

#[test]
fn what_was_hard_to_find_is_told() {
    let told = text(&run("help actions").stdout);
    for clause in [
        "losing N from",
        "allies COLOR[,COLOR...]|none",
        "moving N at",
        "returning RELIC",
        "choosing CARD N",
        "rolled [N] FACE... /",
    ] {
        assert!(told.contains(clause), "{clause}");
    }
}

#[test]
fn the_document_holds_what_the_page_shows() {
    let document: Value = serde_json::from_slice(&run("help actions --json --lang pl").stdout).expect("a document");
    assert_eq!(document["schema"], "lawspeaker/grammar/1");
    let page = text(&run("help actions --lang pl").stdout).split_whitespace().collect::<Vec<_>>().join(" ");
    for group in document["groups"].as_array().expect("groups") {
        for entry in group["entries"].as_array().expect("entries") {
            let example = entry["example"].as_str().expect("an example");
            assert!(page.contains(example), "{example}");
        }
    }
}

#[test]
fn manual_pages_hold_the_actions() {
    let folder = std::env::temp_dir().join(format!("law-man-actions-{}", std::process::id()));
    assert_eq!(run(&format!("man {}", folder.display())).status.code(), Some(0));
    let page = |name: &str| fs::read_to_string(folder.join(name)).expect(name);
    assert!(page("law-actions.1").contains("losing 1 from"));
    assert!(page("law-may.1").contains("law help actions") && page("law-do.1").contains("law help actions"));
    fs::remove_dir_all(&folder).expect("removed");
}
