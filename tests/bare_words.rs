//! Words without a command, and names that are not quite right: the answer at once, and never another thing.

use crate::common::{run, run_with_input, text};

fn out(line: &str) -> String {
    text(&run(line).stdout)
}

fn code(line: &str) -> Option<i32> {
    run(line).status.code()
}

#[test]
fn words_without_a_command_are_answered_at_once() {
    for (bare, whole) in [
        ("longbows", "card longbows"),
        ("vow of peace", "card \"vow of peace\""),
        ("mountain", "card mountain"),
        ("site:narrow-pass", "card narrow-pass"),
        ("card:longbows", "card longbows"),
        ("ruling:tied-for-the-most", "card vision-of-sanctuary"),
        ("6v4+3", "odds 6v4+3"),
        ("Erwachen", "show Erwachen"),
        ("5.5.4 5.6", "show 5.5.4 5.6"),
        ("can I travel to the mountain", "search can I travel to the mountain"),
    ] {
        assert_eq!(out(bare), out(whole), "law {bare}");
        assert_eq!(code(bare), Some(0), "law {bare}");
    }
    let both = out("map");
    assert!(both.starts_with("Map\n") && both.contains(out("term map").trim()), "{both}");
}

#[test]
fn a_name_is_never_answered_with_another_thing() {
    for line in ["term mountain", "show mountain"] {
        assert_eq!((code(line), out(line)), (Some(1), String::new()), "law {line}");
        assert!(text(&run(line).stderr).contains("law card"), "law {line}");
    }
    for line in ["lang", "list"] {
        assert!(!out(line).contains("Long-Lost Heir\n"), "law {line}");
    }
}

#[test]
fn a_sole_near_card_opens() {
    for (typed, name) in [
        ("sceptre", "The Grand Scepter"),
        ("caudron", "Cursed Cauldron"),
        ("Bronzepferd", "Brass Horse"),
        ("kociołek", "Cursed Cauldron"),
        ("mglisty las", "Shrouded Wood"),
        ("Schwein", "Oracular Pig"),
        ("dragon drum", "Dragonskin Drum"),
        ("skrytobójca", "Assassin"),
    ] {
        let said = out(&format!("card {typed} --lang en"));
        assert_eq!(said.lines().next(), Some(name), "law card {typed}");
    }
}

fn six() -> String {
    std::fs::read_to_string("benches/positions/six.toml").expect("a position")
}

fn asked(line: &str, position: &str) -> String {
    text(&run_with_input(line, position.as_bytes()).stdout)
}

#[test]
fn campaigns_stand_in_a_line_each_with_details_on_request() {
    let siege = std::fs::read_to_string("benches/positions/siege.toml").expect("a position");
    for lang in ["en", "de", "pl"] {
        let rows = asked(&format!("campaign - -n 5 --lang {lang}"), &siege);
        assert!(!rows.contains('/'), "no fractions:\n{rows}");
        assert!(rows.lines().any(|line| line.trim_start().starts_with("5 ")), "{rows}");
        insta::assert_snapshot!(format!("campaign_rows_{lang}"), rows);
        insta::assert_snapshot!(format!("campaign_second_{lang}"), asked(&format!("campaign - 2 --lang {lang}"), &siege));
    }
    assert!(asked("campaign - 2 --fractions", &siege).contains('/'));
    assert!(asked("campaign - --full", &siege).lines().count() > asked("campaign -", &siege).lines().count());
    assert_eq!(run_with_input("campaign - 99999", siege.as_bytes()).status.code(), Some(2));
}

/// Of all sets the best with a target are the same as those that are asked for with it.
#[test]
fn a_target_keeps_the_sets_that_hold_it() {
    let siege = std::fs::read_to_string("benches/positions/siege.toml").expect("a position");
    let document = |line: &str| -> serde_json::Value {
        serde_json::from_slice(&run_with_input(line, siege.as_bytes()).stdout).expect("a document")
    };
    let all = document("campaign - -n 1000 --json");
    let all = all["campaigns"].as_array().expect("a list");
    let target = all.iter().filter_map(|it| it["targets"].as_array()).flatten().last().and_then(|it| it.as_str()).expect("one");
    let holds = |it: &&serde_json::Value| it["targets"].as_array().is_some_and(|targets| targets.iter().any(|it| it == target));
    let wanted: Vec<&serde_json::Value> = all.iter().filter(holds).map(|it| &it["action"]).take(3).collect();
    let found = document(&format!("campaign - -n 3 --target {target} --json"));
    let found: Vec<&serde_json::Value> = found["campaigns"].as_array().expect("a list").iter().map(|it| &it["action"]).collect();
    assert_eq!(found, wanted, "{target}");
}

#[test]
fn check_says_whose_turn_it_is_and_wins_what_counts() {
    for lang in ["en", "de", "pl"] {
        let listed = asked(&format!("check - --lang {lang}"), &six());
        insta::assert_snapshot!(format!("turn_{lang}"), listed.lines().next().unwrap_or_default());
        insta::assert_snapshot!(format!("tally_{lang}"), asked(&format!("wins - --lang {lang}"), &six()));
    }
}

#[test]
fn a_filter_that_is_not_understood_names_what_is() {
    let said = out("search suit:order power:battleplan");
    assert!(said.contains("power: takes battle-plan,"), "{said}");
    assert!(out("search suit:order power:battle-plan").contains("10 of 16"));
}
