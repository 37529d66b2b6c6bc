//! The program as people meet it: answers in three languages, exit codes, documents, bad input.

use crate::common;

use crate::common::{law, run, seen, text};
use serde_json::Value;

fn code(line: &str) -> i32 {
    run(line).status.code().unwrap_or(-1)
}

fn json(line: &str) -> Value {
    serde_json::from_slice(&run(line).stdout).expect(line)
}

#[test]
fn answers_in_three_languages() {
    for lang in ["en", "de", "pl"] {
        insta::assert_snapshot!(format!("show_{lang}"), seen(&format!("5.5.4 --lang {lang}")));
        insta::assert_snapshot!(format!("term_{lang}"), seen(&format!("term Reliquien --lang {lang}")));
        insta::assert_snapshot!(format!("diverge_{lang}"), seen(&format!("diverge 3.2 --lang {lang}")));
        insta::assert_snapshot!(format!("index_{lang}"), seen(&format!("index warbands --lang {lang}")));
        insta::assert_snapshot!(format!("help_{lang}"), seen(&format!("--help --lang {lang}")));
        insta::assert_snapshot!(format!("help_show_{lang}"), seen(&format!("help show --lang {lang}")));
        insta::assert_snapshot!(format!("no_such_number_{lang}"), seen(&format!("5.5.9 --lang {lang}")));
        insta::assert_snapshot!(format!("no_such_option_{lang}"), seen(&format!("show 5 --alnoe --lang {lang}")));
    }
}

#[test]
fn languages_stand_side_by_side_where_there_is_room() {
    let wide = law().args(["5.6.1", "--lang", "en,de,pl"]).env("COLUMNS", "150").output().expect("law runs");
    insta::assert_snapshot!("side_by_side", text(&wide.stdout));
    assert!(text(&wide.stdout).lines().all(|line| line.chars().count() <= 150));
    let narrow = text(&run("5.6.1 --lang en,de,pl").stdout);
    assert!(narrow.lines().all(|line| line.chars().count() <= 80));
    assert!(narrow.contains("EN  5.6.1") && narrow.contains("DE  5.6.1") && narrow.contains("PL  5.6.1"));
}

#[test]
fn every_page_fits_the_width() {
    for columns in ["40", "80", "120"] {
        for line in ["1", "2", "5", "8", "10", "term Schar", "diverge", "diverge D22", "index"] {
            for lang in ["en", "de", "pl"] {
                let output =
                    law().args(common::split(line)).args(["--lang", lang]).env("COLUMNS", columns).output().expect("law runs");
                let limit: usize = columns.parse().expect("a number");
                for line in text(&output.stdout).lines() {
                    assert!(line.chars().count() <= limit, "{columns} columns: {line}");
                }
            }
        }
    }
}

#[test]
fn a_number_is_a_command() {
    assert_eq!(run("5.5.4").stdout, run("show 5.5.4").stdout);
    assert_eq!(run("--lang de 5.5.4").stdout, run("show --lang de 5.5.4").stdout);
    assert_eq!(run("5.5.4 --lang de").stdout, run("show 5.5.4 --lang=de").stdout);
}

#[test]
fn a_section_comes_with_its_parts_or_alone() {
    let whole = text(&run("5.5.7").stdout);
    assert!(["5.5.7.I ", "5.5.7.II ", "5.5.7.III "].iter().all(|part| whole.contains(part)));
    assert!(!text(&run("5.5.7 --alone").stdout).contains("5.5.7.II "));
    let several = json("show 5.5.7.I-III 2.4 rule --json");
    let numbers: Vec<&str> =
        several["sections"].as_array().expect("a list").iter().filter_map(|it| it["number"].as_str()).collect();
    assert_eq!(numbers, ["5.5.7.I", "5.5.7.II", "5.5.7.III", "2.4", "10/rule"]);
}

#[test]
fn exit_codes_tell_found_from_not_found_from_not_understood() {
    for (line, expected) in [
        ("5.5.4", 0),
        ("show rule", 0),
        ("term Schar", 0),
        ("index", 0),
        ("diverge D15", 0),
        ("--help", 0),
        ("--version", 0),
        ("5.5.9", 1),
        ("5.5.4 99", 1),
        ("term qqqqqqqq", 1),
        ("index qqqqqqqq", 1),
        ("diverge D99", 1),
        ("show", 2),
        ("5 --lang fr", 2),
        ("5 --lang", 2),
        ("5 --color sometimes", 2),
        ("5 --bogus", 2),
        ("qqqqqqqq", 1),
        ("sohw warbands", 0),
        ("completions tcsh", 2),
        ("man /dev/null/x", 2),
    ] {
        assert_eq!(code(line), expected, "law {line}");
    }
}

#[test]
fn section_documents_keep_their_contract() {
    let section = json("show 5.5.4 --lang en,de,pl --json");
    assert_eq!(section["schema"], "lawspeaker/section/1");
    assert_eq!((&section["book"], &section["number"], &section["parent"]), (&"oath".into(), &"5.5.4".into(), &"5.5".into()));
    assert_eq!(section["children"], serde_json::json!([]));
    assert_eq!(section["imperial"], true);
    assert_eq!(section["divergences"], serde_json::json!(["D22"]));
    assert_eq!(section["cited_by"], serde_json::json!(["6.6/summary"]));
    assert_eq!(section["texts"]["de"]["title"], "Schritt 4: Verteidiger wirft seinen Verteidigungsbestand");
    for lang in ["en", "de", "pl"] {
        assert!(section["texts"][lang]["text"].as_str().is_some_and(|text| text.len() > 100));
    }
    let missing = json("show 5.5.9 --json");
    assert_eq!((&missing["schema"], &missing["missing"][0]["wanted"]), (&"lawspeaker/sections/1".into(), &"5.5.9".into()));
}

#[test]
fn references_and_imperial_marks_are_those_of_the_printings_shown() {
    let has = |line: &str, key: &str, number: &str| {
        let section = json(&format!("show {line} --json"));
        section[key].as_array().is_some_and(|numbers| numbers.iter().any(|it| it == number))
    };
    assert!(has("3.1 --lang en", "cites", "2.11") && has("3.1 --lang pl", "cites", "2.11"));
    assert!(!has("3.1 --lang de", "cites", "2.11") && has("3.1 --lang de,en", "cites", "2.11"));
    assert!(has("2.11 --lang en", "cited_by", "3.1") && !has("2.11 --lang de", "cited_by", "3.1"));
    assert!(has("7.2 --lang pl", "cited_by", "10/gain") && !has("7.2 --lang en", "cited_by", "10/gain"));
    let around = text(&run("7.2 --lang de").stdout);
    assert!(around.contains("Genannt in") && !around.contains("10/gain"), "{around}");
    let imperial = |lang: &str| json(&format!("show 5.5.7.I --lang {lang} --json"))["imperial"].as_bool();
    assert_eq!(["en", "de", "pl", "de,pl"].map(imperial), [Some(true), Some(false), Some(true), Some(true)]);
    assert!(!text(&run("5.5.7.I --lang de").stdout).contains('♛'));
    let found = |query: &str, lang: &str| {
        let found = json(&format!("search {query} --lang {lang} -n 50 --json"));
        found["hits"].as_array().map_or(Vec::new(), |hits| hits.iter().map(|hit| hit["id"].to_string()).collect())
    };
    let taken = "\"5.5.7.I\"".to_owned();
    assert!(found("is:imperial", "pl").contains(&taken) && !found("is:imperial", "de").contains(&taken));
    let victory = "\"3.1\"".to_owned();
    assert!(found("cites:2.11", "en").contains(&victory) && !found("cites:2.11", "de").contains(&victory));
    assert!(found("cites:2.11", "de,pl").contains(&victory));
}

#[test]
fn misprints_by_page_and_by_name_are_said_in_the_words_of_the_reader() {
    for (lang, page, name) in [
        (
            "en",
            "Misprint A7 in 1.23: the printed reference to page 11 means the glossary entry “Discard”.",
            "the printed reference Swap means Move.",
        ),
        (
            "de",
            "Druckfehler A7 in 1.23: Der gedruckte Verweis auf Seite 11 meint das Stichwort „Abwerfen“",
            "Verweis Austausch meint Versetzen.",
        ),
        (
            "pl",
            "Błąd druku A7 w 1.23: wydrukowany odsyłacz do strony 11 dotyczy hasła „Odrzucanie”",
            "powinno być Przemieszczenie.",
        ),
    ] {
        for (number, note) in [("1.23", page), ("9.1", name)] {
            let shown = text(&run(&format!("{number} --lang {lang}")).stdout).split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(shown.contains(note), "{shown}");
        }
    }
}

#[test]
fn chapter_11_leads_to_the_index() {
    for (lang, said) in [("en", "its index"), ("de", "Stichwortverzeichnis"), ("pl", "indeks")] {
        let output = run(&format!("11 --lang {lang}"));
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1));
        assert!(told.contains(said) && told.contains("→ law index"), "{told}");
        let term = text(&run(&format!("term index --lang {lang}")).stdout);
        assert!(!term.contains("10 "), "{term}");
    }
}

#[test]
fn the_glossary_follows_the_alphabet_of_the_language() {
    let order = |lang: &str| {
        let glossary = json(&format!("show 10 --lang {lang} --json"));
        let parts = glossary["parts"].as_array().expect("parts").clone();
        parts.iter().map(|part| part["texts"][lang]["title"].as_str().expect("a title").to_owned()).collect::<Vec<String>>()
    };
    for (lang, first, second) in
        [("en", "You", "Your Enemy"), ("de", "Abwerfen", "Versetzen"), ("pl", "Odrzucanie", "Przemieszczenie")]
    {
        let titles = order(lang);
        let place = |title: &str| titles.iter().position(|other| other.contains(title)).expect(title);
        assert!(place(first) < place(second), "{titles:?}");
        let shown = json(&format!("show 10 --lang {lang} --json"));
        let at = shown["children"].as_array().expect("children").iter().position(|it| it == "10/your-enemy").expect("a place");
        let entry = json(&format!("show 10/your-enemy --lang {lang} --json"));
        assert_eq!(
            (&entry["number"], &entry["around"]["before"]["number"]),
            (&"10/your-enemy".into(), &shown["children"][at - 1])
        );
        let after = shown["children"].get(at + 1).cloned().unwrap_or_default();
        assert_eq!(entry["around"]["after"].get("number").cloned().unwrap_or_default(), after);
    }
}

#[test]
fn other_documents_keep_their_contract() {
    let term = json("term Schar --json");
    assert_eq!(term["schema"], "lawspeaker/term/1");
    assert_eq!(term["terms"][0]["key"], "warband");
    assert_eq!(term["terms"][0]["names"], serde_json::json!({"en": "warband", "de": "Schar", "pl": "Chorągiew"}));
    assert!(term["terms"][0]["definition"]["en"].is_string());
    let all = json("diverge --json");
    assert_eq!(all["divergences"].as_array().map(Vec::len), Some(116));
    let one = json("diverge D15 --json");
    let divergence = &one["divergences"][0];
    assert_eq!((&one["schema"], &divergence["severity"]), (&"lawspeaker/divergences/1".into(), &"legality".into()));
    assert_eq!((&divergence["confidence"], &divergence["sections"]), (&"high".into(), &serde_json::json!(["5.4.1"])));
    assert_eq!(json("index bandits --json")["schema"], "lawspeaker/index/1");
    let error = json("5 --lang fr --json");
    assert_eq!((&error["schema"], &error["kind"]), (&"lawspeaker/error/1".into(), &"unknown-language".into()));
}

#[test]
fn the_locale_chooses_and_the_option_overrules() {
    let with =
        |lang: &str, line: &str| text(&law().env("LC_ALL", lang).args(common::split(line)).output().expect("law runs").stdout);
    assert!(with("de_AT.UTF-8", "5.5").contains("Kämpfen"));
    assert!(with("pl_PL.UTF-8", "5.5").contains("Najazd"));
    assert!(with("fr_FR.UTF-8", "5.5").contains("Campaign"));
    assert!(with("de_DE.UTF-8", "5.5 --lang en").contains("Campaign"));
    assert!(with("de_DE.UTF-8", "5.5 --lang en --ui pl").contains("Obok"));
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_not_text_is_named() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt as _};
    let output = law().arg(OsStr::from_bytes(b"5.\xff")).output().expect("law runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("UTF-8"));
}

#[test]
fn huge_and_hostile_arguments_get_a_short_answer() {
    // The system takes at most 128 KiB in one argument; many of them make ten megabytes no shorter.
    let long = "9".repeat(120_000);
    let bell = "\u{1b}[31m\u{7}\u{202e}";
    for argument in [long.as_str(), bell, "-", "--", "", "5..5", "٥", "5-", "💥"] {
        let output = law().arg("show").arg(argument).output().expect("law runs");
        assert_ne!(output.status.code(), Some(0), "{}", &argument[..argument.len().min(8)]);
        let said = text(&output.stderr);
        assert!(!said.is_empty() && said.len() < 2000, "{said}");
        assert!(!said.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{said:?}");
    }
    let many = law().arg("show").args(vec!["9".repeat(100_000); 15]).output().expect("law runs");
    assert_eq!(many.status.code(), Some(1));
    assert!(many.stderr.len() < 10_000);
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_fault() {
    use std::process::Stdio;
    let mut child = law().arg("5").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("law runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("law ends");
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""));
}

#[test]
fn colour_is_for_terminals_only_unless_asked_for() {
    assert!(!text(&run("5.5.4").stdout).contains('\u{1b}'));
    assert!(text(&run("5.5.4 --color always").stdout).contains('\u{1b}'));
    assert!(!text(&run("5.5.4 --color never").stdout).contains('\u{1b}'));
}

#[test]
fn completions_know_numbers_and_names() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = text(&run(&format!("completions {shell}")).stdout);
        assert!(script.contains("LAW_COMPLETE"), "{shell}");
    }
    let complete = |words: &[&str], at: &str| {
        let output = law().env("LAW_COMPLETE", "bash").env("LAW_COMPLETE_INDEX", at).arg("--").arg("law").args(words).output();
        text(&output.expect("law runs").stdout)
    };
    assert!(complete(&["show", "5.5."], "2").contains("5.5.4"));
    assert!(complete(&["term", "Scha"], "2").contains("Schar"));
    assert!(complete(&["diverge", "D1"], "2").contains("D15"));
}

#[test]
fn manual_pages_are_written_whole() {
    let folder = std::env::temp_dir().join(format!("law-man-{}", std::process::id()));
    let output = law().arg("man").arg(&folder).args(["--lang", "de"]).output().expect("law runs");
    assert_eq!(output.status.code(), Some(0));
    let page = std::fs::read_to_string(folder.join("law-show.1")).expect("a page");
    assert!(page.contains("Abschnitte"));
    assert!(
        std::fs::read_dir(&folder).expect("a folder").flatten().all(|entry| entry.path().extension().is_some_and(|it| it == "1"))
    );
    std::fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn what_is_to_be_chosen_is_said_in_the_language_of_the_reader() {
    let asked = "may cases/oath/positions/plain.toml recover peoples-favor paying 3 --lang";
    assert!(text(&run(&format!("{asked} en")).stdout).contains("starting SUIT"));
    assert!(text(&run(&format!("{asked} de")).stdout).contains("beginnend bei KARTENFARBE"));
    assert!(text(&run(&format!("{asked} pl")).stdout).contains("zaczynając od SYMBOL"));
    let incomplete = text(&run("may cases/oath/positions/plain.toml tauschen --lang de").stdout);
    assert!(incomplete.contains("tauschen Die Ältesten für geheimnisse"), "{incomplete}");
    let misspelt = text(&run("may cases/oath/positions/plain.toml resien cradle-1 --lang de").stderr);
    assert!(misspelt.contains("Meintest du: reisen"), "{misspelt}");
}

#[test]
fn bad_usage_is_named_as_it_was_typed() {
    let twice = text(&run("show 5 --lang de --lang pl").stderr);
    assert!(twice.contains("--lang darf nur einmal vorkommen"), "{twice}");
    let more = text(&run("check cases/oath/positions/plain.toml plain.toml --lang pl").stderr);
    assert!(more.contains("„plain.toml” tu nie pasuje"), "{more}");
    // A number below zero is chosen, it is no option.
    let removed = "may cases/oath/positions/plain.toml campaign bandits targeting provinces-2 choosing longbows -1";
    assert_eq!(code(removed), 1, "{}", text(&run(removed).stderr));
}
