//! Bad strings and positions that are not enough: each fault names its field, in three languages.

use super::{law, string};
use lawspeaker::seed::{SeedFault, parse};

fn found(text: &str) -> Vec<(&'static str, &'static str, usize)> {
    let row = |fault: &SeedFault| (fault.field.word(), fault.problem.word(), fault.span.start);
    parse(text).expect_err(text).iter().map(row).collect()
}

/// The string `3.3.1/ending` with the bytes from a place on replaced.
fn with(at: usize, digits: &str) -> String {
    let mut text = string("3.3.1/ending");
    text.replace_range(at..at + digits.len(), digits);
    text
}

/// Where the fields of `3.3.1/ending` are: the name has 11 bytes, so that what follows begins at 23.
#[test]
fn every_field_is_named_with_its_place() {
    for (at, digits, field, problem, place) in [
        (0, "01", "version", "unknown-version", 0),
        (4, "04", "version", "unknown-version", 0),
        (2, "x", "version", "not-hex", 0),
        (6, "00-2", "game", "not-hex", 6),
        (10, "0b", "length", "not-hex", 10),
        (25, "20", "citizens", "unknown", 25),
        (27, "04", "oath", "unknown", 27),
        (29, "6", "suits", "unknown", 29),
        (35, "17", "site", "unknown", 35),
        (43, "0C", "site", "twice", 43),
        (43, "FF05", "card", "no-site", 45),
        (37, "D7", "card", "unknown", 37),
        (37, "D2", "card", "misplaced", 37),
        (37, "DF", "card", "twice", 41), // the second of the two
        (45, "00", "site", "at-facedown", 43),
        (37, "0002", "site", "over-capacity", 35),
        (101, "EE", "world", "unknown", 101),
        (101, "FF", "world", "unknown", 101),
        (101, "DA", "world", "misplaced", 101),
    ] {
        let faults = found(&with(at, digits));
        assert!(faults.contains(&(field, problem, place)), "{at} {digits}: {faults:?}");
    }
}

#[test]
fn every_fault_is_told_at_once() {
    let mut text = with(27, "09");
    text.replace_range(35..37, "17");
    assert_eq!(found(&text), [("oath", "unknown", 27), ("site", "unknown", 35)]);
}

/// A string may end anywhere: the field in which it ends is named.
#[test]
fn a_string_that_ends_too_early_names_the_field() {
    let text = string("3.3.1/ending");
    assert!(text.is_ascii());
    for end in 0..text.len() {
        let faults = found(&text[..end]);
        assert_eq!((faults.len(), faults[0].1), (1, "short"), "{end}");
    }
    assert_eq!(found(&text[..3])[0].0, "version");
    assert_eq!(found(&text[..20])[0].0, "name");
    assert_eq!(found(&text[..text.len() - 7])[0].0, "winner-name");
    assert_eq!(found(&format!("{text}A"))[0], ("end", "trailing", text.len()));
}

#[test]
fn names_are_counted_in_bytes_and_never_cut() {
    let text = string("3.2.0/relic-in-the-middle");
    let name = "Zażółć gęślą";
    assert!(text.contains(name) && text.contains(&format!("{:02X}{name}", name.len())));
    let cut = text.replace(&format!("{:02X}{name}", name.len()), &format!("03{name}"));
    assert_eq!(found(&cut)[0], ("name", "cut", 12));
    assert_eq!(found(&text.replace(&format!("{:02X}{name}", name.len()), "00"))[0], ("length", "nameless", 10));
}

#[test]
fn bad_strings_are_explained_in_three_languages() {
    let short = string("3.3.1/ending").replace("07UNKNOWN", "07Short");
    let old = with(0, "02");
    let twice = with(37, "DF");
    for lang in ["en", "de", "pl"] {
        for (name, text) in [("short", &short), ("old", &old), ("twice", &twice)] {
            let (out, aside, code) = law(&format!("new --lang {lang} --seed -"), text);
            assert_eq!((out.as_str(), code), ("", Some(2)));
            insta::assert_snapshot!(format!("{name}_{lang}"), aside);
        }
        let poor = "[[site]]\nslot = 'cradle-1'\nname = 'Plains'\nrelics = 1\n[[player]]\ncolour = 'red'\nadvisers = ['Keep']\n[decks]\nworld = 40\n[chronicle]\nversion = '3.4.0'\ngame = 'x'\n";
        let (out, aside, code) = law(&format!("seed --lang {lang} -"), poor);
        assert_eq!((out.as_str(), code), ("", Some(2)));
        insta::assert_snapshot!(format!("poor_{lang}"), aside);
    }
    let (out, _, _) = law("new --json --seed -", &short);
    let document: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!((&document["schema"], &document["kind"]), (&"lawspeaker/error/1".into(), &"seed".into()));
    assert_eq!(document["faults"][0]["column"], short.find("Short").expect("it is there") + 1);
}

#[test]
fn cards_that_a_string_would_lose_are_named() {
    let (toml, _, _) = law("new --players 3 --seed -", &string("3.3.1/ending"));
    let free = "Tavern Songs";
    assert!(!toml.contains(free), "it is in the Archive");
    let held = toml.replacen("drawn = [", &format!("advisers = [\"{free}\"]\ndrawn = ["), 1);
    let (out, aside, code) = law("seed -", &held);
    assert_eq!((out.as_str(), code), ("", Some(2)));
    assert!(aside.contains(free), "{aside}");
}

#[test]
fn the_goal_comes_from_the_string() {
    let (out, aside, code) = law("new --oath people --seed -", &string("3.3.1/ending"));
    assert_eq!((out.as_str(), code), ("", Some(2)));
    assert!(aside.contains("--oath"), "{aside}");
}
