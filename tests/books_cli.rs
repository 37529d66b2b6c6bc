//! The books at the table: how they are asked, what they answer in the languages, and what they have not.

use crate::common;

use crate::common::{law, run, seen, text};
use serde_json::Value;

fn json(line: &str) -> Value {
    serde_json::from_slice(&run(line).stdout).expect(line)
}

#[test]
fn books_answer_in_three_languages() {
    for lang in ["en", "de", "pl"] {
        insta::assert_snapshot!(format!("books_{lang}"), seen(&format!("books --lang {lang}")));
        insta::assert_snapshot!(format!("show_{lang}"), seen(&format!("show xidit 7.4.1 --lang {lang}")));
        insta::assert_snapshot!(format!("contents_{lang}"), seen(&format!("xidit --lang {lang}")));
        insta::assert_snapshot!(format!("term_{lang}"), seen(&format!("term --book dominion Eintauschen --lang {lang}")));
        insta::assert_snapshot!(format!("sent_on_{lang}"), seen(&format!("term --book dominion Ziehen --lang {lang}")));
        insta::assert_snapshot!(
            format!("search_{lang}"),
            seen(&format!("search --book all \"zusätzlicher Zug\" -n 3 --lang {lang}"))
        );
        insta::assert_snapshot!(format!("index_{lang}"), seen(&format!("index --book xidit Titan --lang {lang}")));
        insta::assert_snapshot!(format!("no_such_number_{lang}"), seen(&format!("xidit 4.9 --lang {lang}")));
        insta::assert_snapshot!(format!("no_such_word_{lang}"), seen(&format!("show --book xidit Drachen --lang {lang}")));
        insta::assert_snapshot!(format!("elsewhere_{lang}"), seen(&format!("term Entsorgen --lang {lang}")));
        insta::assert_snapshot!(format!("no_such_book_{lang}"), seen(&format!("term --book catan Ritter --lang {lang}")));
    }
}

/// A card is no entry of the glossary, but the entries that name it can be read; by its German or its English name.
#[test]
fn a_card_of_dominion_leads_to_the_entries_that_name_it() {
    for line in [
        "dominion Moat",
        "dominion Burggraben",
        "term --book dominion moat",
        "dominion Village",
        "dominion Voyage",
        "dominion Journey",
        "dominion Reise",
    ] {
        let said = seen(line);
        assert!(said.contains("law dominion ") && said.contains("law search --book dominion"), "{said}");
    }
    let index = json("index --book dominion Burggraben --json");
    assert_eq!(index["cards"][0]["heading"]["en"], "Moat");
    let reference = json("dominion Ziehen --json");
    assert_eq!(reference["terms"][0]["sends_to"][0]["key"], "plus-cards");
    assert_eq!(reference["terms"][0]["read_on"][0], "law dominion +X Cards");
    for reference in ["Ausgespielt", "Gespielt", "Ziehen", "Nennen einer Karte", "Ablagestapel mischen"] {
        let target = &json(&format!("dominion {reference} --lang de --json"))["terms"][0]["sends_to"][0];
        assert!(!target["definition"]["de"].as_str().unwrap_or_default().is_empty(), "{reference}: {target}");
    }
    assert_eq!(json("dominion Handkarte --json")["terms"][0]["former"]["de"][0], "Karte aus deiner Hand");
}

#[test]
fn a_book_can_be_named_in_every_natural_place() {
    let expected = run("show --book xidit 4.2 --lang de");
    assert!(text(&expected.stdout).contains("4.2 Spielplan herrichten"));
    for line in ["xidit 4.2", "show xidit 4.2", "XIDIT 4.2", "--book xidit 4.2", "show 4.2 --book=xidit", "--book xidit show 4.2"]
    {
        assert_eq!(run(&format!("{line} --lang de")).stdout, expected.stdout, "law {line}");
    }
    assert_eq!(run("oath 5.5.4").stdout, run("5.5.4").stdout);
    assert_eq!(run("show --book oath 5.5.4").stdout, run("5.5.4").stdout);
    assert_eq!(run("dominion Karten ziehen").stdout, run("term --book dominion Karten ziehen").stdout);
    assert_eq!(run("dominion").stdout, run("index --book dominion").stdout);
}

#[test]
fn an_oath_is_still_a_thing_of_the_law() {
    assert_eq!(run("show oath --json").stdout, run("show --book oath oath --json").stdout);
    assert!(text(&run("show oath").stdout).contains("Oath"));
}

#[test]
fn exit_codes_of_the_books() {
    for (line, expected) in [
        ("books", 0),
        ("xidit 12.3.2 --lang pl", 0),
        ("dominion --lang pl", 0),
        ("term --book all Fluch --lang pl", 0),
        ("index --book all Gold", 0),
        ("search --book dominion cheaper", 0),
        ("show --book all 4.2", 0),
        ("xidit 4.9", 1),
        ("show --book dominion 4.2", 1),
        ("term --book xidit Entsorgen", 1),
        ("search --book xidit qqqqqqqq", 1),
        ("term --book catan Ritter", 2),
        ("odds 6v4 --book xidit", 2),
        ("search --book", 2),
    ] {
        assert_eq!(run(line).status.code(), Some(expected), "law {line}");
    }
}

#[test]
fn the_law_is_asked_unless_another_book_is_named() {
    let books = |line: &str| -> Vec<String> {
        let document = json(line);
        let hits = document["hits"].as_array().expect(line).iter();
        hits.filter_map(|hit| hit["book"].as_str()).map(str::to_owned).collect()
    };
    assert!(books("search Gold --lang de --json").iter().all(|book| book == "oath"));
    assert!(books("search --book xidit Gold --lang de --json").iter().all(|book| book == "xidit"));
    let all = books("search --book all Gold --lang de -n 500 --json");
    for book in ["xidit", "dominion"] {
        assert!(all.iter().any(|hit| hit == book), "{book}");
    }
}

#[test]
fn documents_name_their_book_and_speak_its_languages() {
    let section = json("show xidit 6.2.3 --lang pl,de --json");
    assert_eq!((&section["schema"], &section["book"]), (&"lawspeaker/section/1".into(), &"xidit".into()));
    assert_eq!((&section["number"], &section["parent"]), (&"6.2.3".into(), &"6.2".into()));
    assert_eq!(section["texts"].as_object().map(|texts| texts.keys().cloned().collect::<Vec<_>>()), Some(vec!["de".to_owned()]));
    assert_eq!(section["cites"], serde_json::json!(["6.2.2"]));
    let term = json("term --book dominion Eintauschen --lang pl --json");
    let entry = &term["terms"][0];
    assert_eq!(
        (&term["schema"], &entry["book"], &entry["key"]),
        (&"lawspeaker/term/1".into(), &"dominion".into(), &"exchange".into())
    );
    assert_eq!(entry["names"], serde_json::json!({"de": "Eintauschen", "en": "Exchange"}));
    assert_eq!(entry["see"], serde_json::json!(["gain"]));
    assert_eq!(
        (entry["special"]["en"].as_array().map(Vec::len), entry["examples"]["en"].as_array().map(Vec::len)),
        (Some(2), Some(1))
    );
    let books = json("books --json");
    let listed: Vec<(&str, u64, u64)> = books["books"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|book| Some((book["key"].as_str()?, book["sections"].as_u64()?, book["terms"].as_u64()?)))
        .collect();
    assert_eq!(books["schema"], "lawspeaker/books/1");
    assert_eq!(listed, [("oath", 188, 276), ("xidit", 148, 78), ("dominion", 0, 72)]);
    assert_eq!(json("show xidit --json")["sections"].as_array().map(Vec::len), Some(13));
    assert_eq!(json("index --book dominion --json")["entries"].as_array().map(Vec::len), Some(72));
    assert_eq!(json("term --book catan Ritter --json")["kind"], "unknown-book");
}

#[test]
fn a_missing_language_is_told_once_and_only_to_people() {
    let polish = run("xidit 7.1 7.2 --lang pl");
    assert_eq!((polish.status.code(), text(&polish.stderr).lines().count()), (Some(0), 1));
    assert!(text(&polish.stdout).contains("Two of Three"));
    let german = run("xidit 7.1 --lang pl --ui de");
    assert!(text(&german.stdout).contains("Zwei von drei") && text(&german.stderr).contains("Polnisch"));
    assert!(run("xidit 7.1 --lang de").stderr.is_empty());
    assert!(run("xidit 7.1 --lang pl --json").stderr.is_empty());
}

#[test]
fn pages_of_the_books_fit_the_width() {
    let lines = [
        "books",
        "xidit 4",
        "xidit 12 --lang en,de",
        "dominion",
        "index --book all",
        "term --book dominion Spielen",
        "search --book all Karte",
    ];
    for columns in ["40", "80", "120"] {
        for line in lines {
            let output = law().args(common::split(line)).env("COLUMNS", columns).output().expect("law runs");
            let limit: usize = columns.parse().expect("a number");
            for shown in text(&output.stdout).lines() {
                assert!(shown.chars().count() <= limit, "{line} in {columns} columns: {shown}");
            }
        }
    }
}

#[test]
fn completions_know_the_books() {
    let output = law()
        .env("LAW_COMPLETE", "bash")
        .env("_CLAP_COMPLETE_INDEX", "3")
        .env("_CLAP_IFS", "\n")
        .args(["--", "law", "term", "--book", ""])
        .output();
    let offered = text(&output.expect("law runs").stdout);
    assert!(["oath", "xidit", "dominion", "all"].iter().all(|book| offered.contains(book)), "{offered}");
}
