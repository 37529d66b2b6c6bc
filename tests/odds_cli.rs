//! `law odds` and `law luck` as people meet them: three languages, documents, pictures, rolls, bad numbers.

use crate::common::{law, run, seen, split, text};
use crate::oracle::Oracle;
use crate::published::PUBLISHED;
use lawspeaker::odds::{Aim, Fight, Fraction, change_names};
use serde_json::Value;
use std::{env, fs, path::PathBuf, process};

const LANGS: [&str; 3] = ["en", "de", "pl"];

fn json(line: &str) -> Value {
    serde_json::from_slice(&run(line).stdout).expect(line)
}

/// Returns a document without its sentences, which follow the language.
fn without_words(mut document: Value) -> Value {
    if let Some(fights) = document.get_mut("fights").and_then(Value::as_array_mut) {
        fights.iter_mut().filter_map(Value::as_object_mut).for_each(|fight| drop(fight.remove("said")));
    }
    assert!(document.as_object_mut().and_then(|keys| keys.remove("said")).is_some());
    document
}

fn file(name: &str) -> PathBuf {
    env::temp_dir().join(format!("law-odds-{}-{name}", process::id()))
}

#[test]
fn answers_in_three_languages() {
    for lang in LANGS {
        for (name, line) in [
            ("odds", "odds 6v4+3"),
            ("odds_cards", "odds 6/8v4+3 --with attack-dice=+2,ignore-skulls --keep 3 --need 80%"),
            ("odds_table", "odds 6v4+3 --table"),
            ("odds_survivors", "odds --attack 6 --force 4 --defense 4 --defenders 3 --aim survivors"),
            ("luck", "luck \"6v4+3 lost\" \"4v2 won 2\""),
            ("odds_help", "help odds"),
            ("luck_help", "help luck"),
            ("odds_too_many", "odds --attack 1000 --defense 4"),
            ("odds_negative", "odds -3v4"),
            ("odds_unknown_change", "odds 6v4 --with ignore-skuls"),
            ("odds_incomplete", "odds"),
            ("luck_unfinished", "luck 6v4+3"),
        ] {
            insta::assert_snapshot!(format!("{name}_{lang}"), seen(&format!("{line} --lang {lang}")));
        }
    }
}

#[test]
fn the_contract_s_example_holds() {
    let odds = json("odds --attack 6 --force 6 --defense 4 --defenders 3 --json");
    assert_eq!(odds["schema"], "lawspeaker/odds/1");
    for (key, number) in [("attack_dice", 6), ("force", 6), ("defense_dice", 4), ("defenders", 3)] {
        assert_eq!(odds["input"][key], number);
    }
    assert_eq!(odds["win"], serde_json::json!({"fraction": "23131/27648", "p": 0.836_624_710_648_148_1}));
    assert_eq!(odds["win_without_sacrifice"]["fraction"], "2963003/15116544");
    assert!((odds["win_without_sacrifice"]["p"].as_f64().expect("a number") - 0.19601).abs() < 0.000_005);
    assert_eq!(odds["expected_attacker_losses"]["fraction"], "65330695/20155392");
    assert!((odds["expected_attacker_losses"]["value"].as_f64().expect("a number") - 3.24135).abs() < 0.000_005);
    for same in ["odds 6v4+3 --json", "odds 6 v 4+3 --json", "odds 6/6v4 --defenders 3 --json --lang de", "odds --json 6VS4+3"] {
        assert_eq!(without_words(json(same)), without_words(odds.clone()), "{same}");
    }
}

#[test]
fn published_values_hold() {
    for ([attack, force, defense, defenders], win, alone, left_if_won, left) in PUBLISHED {
        let odds = json(&format!("odds {attack}/{force}v{defense}+{defenders} --json"));
        assert_eq!(odds["win"]["fraction"], win);
        let decimal = |value: &Value, places: u32| {
            let fraction: Fraction = value["fraction"].as_str().expect("a fraction").parse().expect("a fraction");
            fraction.decimal(places)
        };
        assert_eq!(decimal(&odds["win_without_sacrifice"], 4), alone);
        assert_eq!(decimal(&odds["expected_attacker_left_if_won"], 3), left_if_won);
        assert_eq!(decimal(&odds["expected_attacker_left"], 3), left);
    }
}

/// Every number of the document equals what listing every roll gives.
#[test]
fn losses_are_those_of_every_roll_listed() {
    let oracle = Oracle::new(6);
    for (line, fight) in
        [("6v4+3", Fight::new(6, 4, 3)), ("4v2", Fight::new(4, 2, 0)), ("2/5v3+1", Fight::new(2, 3, 1).with_force(5))]
    {
        let (endings, total) = oracle.endings(&fight, Aim::Win);
        let odds = json(&format!("odds {line} --json"));
        for (key, lost) in [("attacker_losses", 2), ("defender_losses", 3)] {
            let mut sum = Fraction::zero();
            for entry in odds[key].as_array().expect("a list") {
                let warbands = entry["warbands"].as_u64().expect("a number");
                let weight: u128 = endings
                    .iter()
                    .filter(|(it, _)| u64::from([it.2, it.3][lost - 2]) == warbands)
                    .map(|(_, weight)| weight)
                    .sum();
                let fraction = Fraction::new(weight, total).expect("a total that is not 0");
                assert_eq!(entry["fraction"], fraction.to_string(), "{line} {key} {warbands}");
                sum = &sum + &fraction;
            }
            assert_eq!(sum, Fraction::one());
        }
        let half = fight.force.0 / 2;
        let weight: u128 = endings.iter().filter(|(it, _)| it.0 && it.2 <= half).map(|(_, weight)| weight).sum();
        let fraction = Fraction::new(weight, total).expect("a total that is not 0");
        assert_eq!(odds["win_losing_at_most_half"]["fraction"], fraction.to_string());
    }
}

/// The percentages a person reads are those of the published and listed fractions.
#[test]
fn the_chart_and_the_table_show_what_listing_gives() {
    let oracle = Oracle::new(6);
    let (endings, total) = oracle.endings(&Fight::new(6, 4, 3), Aim::Win);
    let shown = text(&run("odds 6v4+3").stdout);
    for left in 0..=6 {
        let chance = |won: bool| {
            let weight: u128 = endings.iter().filter(|(it, _)| it.0 == won && 6 - it.2 == left).map(|(_, weight)| weight).sum();
            Fraction::new(weight * 100, total).expect("a total that is not 0").decimal(2)
        };
        let line = shown.lines().find(|line| line.starts_with(&format!("   {left} "))).expect("a bar");
        assert!(line.contains(&format!("{}%", chance(true))), "{line}");
        assert!(chance(false) == "0.00" || line.contains(&format!("{}%", chance(false))), "{line}");
    }
    let table = json("odds 6v4+3 --table --json");
    for row in table["table"]["rows"].as_array().expect("rows").iter().take(6) {
        for cell in row["win"].as_array().expect("cells").iter().take(6) {
            let number = |value: &Value| u32::try_from(value.as_u64().expect("a number")).expect("a small number");
            let fight = Fight::new(number(&row["attack_dice"]), number(&cell["defense_dice"]), 3);
            let (endings, total) = oracle.endings(&fight, Aim::Win);
            let weight: u128 = endings.iter().filter(|(it, _)| it.0).map(|(_, weight)| weight).sum();
            assert_eq!(cell["fraction"], Fraction::new(weight, total).expect("a total that is not 0").to_string());
        }
    }
    assert!(text(&run("odds 6v4+3 --table").stdout).contains("[84]"));
}

#[test]
fn the_fewest_and_the_best_are_told() {
    let fewest = json("odds --defense 4 --defenders 3 --need 80% --json");
    assert_eq!((&fewest["need"]["force"], &fewest["need"]["reached"]["fraction"]), (&6.into(), &"23131/27648".into()));
    for need in ["80", "0.8", "0,8", "4/5", "80,00%"] {
        assert_eq!(json(&format!("odds v4+3 --need {need} --json"))["need"], fewest["need"], "{need}");
    }
    let never = run("odds 6v4 --with defender-wins --need 50%");
    assert_eq!(never.status.code(), Some(1));
    // Against nothing at all more dice only bring more skulls.
    let best = json("odds 4v0 --aim survivors --json");
    assert!(best["best"]["attack_dice"].as_u64().expect("a number") < 4);
    // Published: 113/432, 1645/7776 and 1/108 for one, two and three left.
    assert_eq!(json("odds 3v2+2 --keep 1 --json")["win_keeping"]["fraction"], "3751/7776");
}

#[test]
fn luck_is_weighed_exactly() {
    let luck = json("luck \"6v4+3 lost\" \"3v2+2 won 3\" --json");
    assert_eq!((&luck["schema"], &luck["wins"]), (&"lawspeaker/luck/1".into(), &1.into()));
    // Published: 23131/27648 and 7/9 to win; three of three left after 3v2+2 with 1/108.
    assert_eq!(luck["fights"][0]["chance"]["fraction"], "4517/27648");
    assert_eq!(luck["fights"][1]["chance"]["fraction"], "1/108");
    assert_eq!(luck["fights"][1]["this_or_better"]["fraction"], "1/108");
    let [first, second] = ["23131/27648", "7/9"].map(|text| text.parse::<Fraction>().expect("a fraction"));
    assert_eq!(luck["expected_wins"]["fraction"], (&first + &second).to_string());
    assert_eq!(luck["at_most_so_many_wins"]["fraction"], (&first * &second).complement().to_string());
    for same in ["luck 6v4+3 verloren 3v2+2 gewonnen 3 --json", "luck \"6v4+3 przegrana; 3 v 2+2 wygrany 3\" --json --lang pl"] {
        assert_eq!(without_words(json(same)), without_words(luck.clone()), "{same}");
    }
}

#[test]
fn a_roll_is_resolved_with_its_sections() {
    for line in
        ["odds 6v4+3 --roll", "odds 60v60+3 --roll --with reroll-attack,reroll-defense", "odds 3v2 --roll --with attacker-wins"]
    {
        for lang in LANGS {
            let output = run(&format!("{line} --lang {lang}"));
            let shown = text(&output.stdout);
            assert_eq!(output.status.code(), Some(0), "{line}");
            assert!(shown.starts_with("5.5.") && shown.contains("5.5.5  ") && !shown.contains('⟨'), "{shown}");
        }
    }
    let roll = json("odds 6v4+3 --roll --json");
    assert_eq!(roll["win"]["fraction"], "23131/27648");
    let counts = ["attack", "defense"].map(|side| roll["roll"][side].as_array().map(Vec::len));
    assert_eq!(counts, [Some(6), Some(4)]);
    let many: Vec<Value> = (0..12).map(|_| json("odds 20v20 --roll --json")["roll"]["attack"].take()).collect();
    assert!(many.iter().any(|one| *one != many[0]), "twelve equal rolls of twenty dice are no chance");
}

#[test]
fn the_picture_is_written_whole_or_not_at_all() {
    let path = file("chart.svg");
    for lang in LANGS {
        let output = law().args(["odds", "6v4+3", "--lang", lang, "--svg"]).arg(&path).output().expect("law runs");
        assert_eq!(output.status.code(), Some(0));
        let svg = fs::read_to_string(&path).expect("a picture");
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n") && svg.contains("23131/27648"));
        assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
    }
    law().args(["odds", "10v1", "--svg"]).arg(&path).output().expect("law runs");
    assert!(fs::read_to_string(&path).expect("a picture").contains(">&lt;0.01%<"), "signs are escaped");
    fs::remove_file(&path).expect("removed");
    let left = fs::read_dir(env::temp_dir()).expect("a folder").flatten();
    let ours = format!("law-odds-{}", process::id());
    assert!(!left.map(|entry| entry.file_name()).any(|name| name.to_string_lossy().contains(&format!(".{ours}-chart"))));
    for bad in ["/nonexistent/chart.svg", "/", "."] {
        let output = run(&format!("odds 6v4 --svg {bad} --json"));
        let error: Value = serde_json::from_slice(&output.stdout).expect("a document");
        assert_eq!((output.status.code(), &error["kind"]), (Some(2), &"cannot-write".into()), "{bad}");
    }
    #[cfg(unix)]
    assert_eq!(run("odds 6v4 --svg /dev/null").status.code(), Some(0));
}

#[test]
fn bad_numbers_get_a_clear_answer() {
    for (line, kind) in [
        ("odds --attack -3 --defense 4", "bad-number"),
        ("odds --attack=-3 --defense 4", "bad-number"),
        ("odds --attack 1000 --defense 4", "bad-number"),
        ("odds --attack 61 --defense 4", "bad-number"),
        ("odds --attack six --defense 4", "bad-number"),
        ("odds --attack 6.5 --defense 4", "bad-number"),
        ("odds --attack 0 --defense 4", "bad-number"),
        ("odds --attack 6 --defense 4 --defenders 1001", "bad-number"),
        ("odds --attack 99999999999999999999 --defense 4", "bad-number"),
        ("odds -6v4", "bad-number"),
        ("odds 6v-4", "bad-number"),
        ("odds 6+2v4", "bad-number"),
        ("odds 6x4", "bad-fight"),
        ("odds 6v4 --force ٣", "bad-number"),
        ("odds 6v4 --keep -1", "bad-number"),
        ("odds 6v4 --need 120%", "bad-number"),
        ("odds 6v4 --need often", "bad-number"),
        ("odds 6v4 --aim glory", "unknown-aim"),
        ("odds 6v4 --aim keep", "missing"),
        ("odds 6v4 --with ignore-skuls", "unknown-change"),
        ("odds 6v4 --with attack-dice", "bad-number"),
        ("odds 6v4 --with no-losses=1", "bad-number"),
        ("odds 58v4 --with attack-dice=+3", "bad-number"),
        ("odds 6v4 --with more-force=1000", "bad-number"),
        ("odds 6v4 --attack 6", "twice"),
        ("odds --attack 6", "missing"),
        ("odds --defense 4 --need 80% --svg x.svg", "missing"),
        ("odds --defense 4 --need 80% --aim win", "missing"),
        ("odds --attack", "missing-value"),
        ("odds 6v4 --roll --bogus", "unknown-option"),
        ("odds", "missing"),
        ("luck", "missing"),
        ("luck 6v4", "missing"),
        ("luck lost", "bad-fight"),
        ("luck 6v4 won 7", "impossible"),
        ("luck 6v4 won -1", "bad-number"),
        ("luck 61v4 won", "bad-number"),
    ] {
        for lang in LANGS {
            let output = run(&format!("{line} --json --lang {lang}"));
            let error: Value = serde_json::from_slice(&output.stdout).expect(line);
            assert_eq!(output.status.code(), Some(2), "law {line}");
            assert_eq!((&error["schema"], &error["kind"]), (&"lawspeaker/error/1".into(), &kind.into()), "law {line}");
            assert!(!text(&output.stderr).contains('⟨'), "law {line}");
        }
    }
}

#[test]
fn hostile_words_get_a_short_answer() {
    let long = "9".repeat(100_000);
    for argument in [long.as_str(), "\u{1b}[31m\u{7}v\u{202e}", "-", "", "v", "💥v💥", "6v4+3+3", "/v/", "٦v٤", "6v4\u{0b}x"]
    {
        for command in ["odds", "luck"] {
            let output = law().arg(command).arg(argument).output().expect("law runs");
            let said = text(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{command} {}", argument.chars().take(8).collect::<String>());
            assert!(!said.is_empty() && said.len() < 2000, "{said}");
            assert!(!said.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{said:?}");
        }
    }
    let evening: Vec<String> = (0..51).map(|_| "6v4 won".to_owned()).collect();
    assert_eq!(law().arg("luck").args(&evening).output().expect("law runs").status.code(), Some(2));
    assert_eq!(law().arg("luck").args(&evening[..50]).output().expect("law runs").status.code(), Some(0));
}

#[test]
fn every_page_fits_the_width() {
    for columns in [40, 80, 120] {
        for line in [
            "odds 6v4+3",
            "odds 60v60+900 --force 1000",
            "odds 60v60 --table",
            "odds 6v4+3 --roll",
            "odds 6v4 --with bandits,attack-dice=+2,no-sacrifice --keep 2 --aim keep --need 90%",
            "luck \"6v4+3 lost\" \"4v2 won 2\" \"10/20v6+3 won\"",
        ] {
            for lang in LANGS {
                let output = law().args(split(line)).args(["--lang", lang]).env("COLUMNS", columns.to_string()).output();
                for line in text(&output.expect("law runs").stdout).lines() {
                    assert!(line.chars().count() <= columns, "{columns} columns: {line}");
                }
            }
        }
    }
}

#[test]
fn numbers_follow_the_language_in_text_and_never_in_documents() {
    for (lang, chance) in [("en", "83.66%"), ("de", "83,66\u{a0}%"), ("pl", "83,66%")] {
        assert!(text(&run(&format!("odds 6v4+3 --lang {lang}")).stdout).contains(chance), "{lang}");
        assert_eq!(json(&format!("odds 6v4+3 --json --lang {lang}"))["win"]["p"], 0.836_624_710_648_148_1);
    }
}

#[test]
fn colour_never_carries_the_meaning_alone() {
    for line in ["odds 6v4+3", "odds 6v4+3 --table"] {
        let (plain, coloured) = (text(&run(line).stdout), text(&run(&format!("{line} --color always")).stdout));
        assert!(!plain.contains('\u{1b}') && coloured.contains("\u{1b}[32m") && coloured.contains("\u{1b}[31m"));
        let mut bare = String::new();
        for (at, part) in coloured.split("\u{1b}[").enumerate() {
            bare.push_str(if at == 0 { part } else { part.split_once('m').map_or(part, |(_, rest)| rest) });
        }
        assert_eq!(bare.replace(' ', ""), plain.replace(' ', ""));
    }
}

#[test]
fn completions_know_the_words_of_with() {
    let complete = |words: &[&str], at: &str| {
        let mut law = law();
        law.env("LAW_COMPLETE", "bash").env("_CLAP_COMPLETE_INDEX", at).env("_CLAP_IFS", "\n").args(["--", "law"]).args(words);
        text(&law.output().expect("law runs").stdout)
    };
    assert!(complete(&["odds", "6v4", "--with", "ignore-"], "4").contains("ignore-skulls"));
    assert!(complete(&["odds", "6v4", "--with", "bandits,no-"], "4").contains("no-sacrifice"));
    assert!(complete(&["odds", "6v4", "--aim", "s"], "4").contains("survivors"));
    assert!(complete(&["lu"], "1").contains("luck"));
    for lang in LANGS {
        let help = text(&run(&format!("help odds --lang {lang}")).stdout);
        for (name, _) in change_names() {
            assert!(help.contains(name), "{name}");
        }
        assert!(!help.contains('⟨'));
    }
}

#[test]
fn a_word_that_is_no_result_does_not_belong_in_luck() {
    for (lang, word, said) in [("en", "draw", "does not belong"), ("de", "remis", "gehört nicht"), ("pl", "remis", "nie pasuje")]
    {
        let output = run(&format!("luck 6v4+3 {word} --lang {lang}"));
        assert_eq!(output.status.code(), Some(2));
        let told = text(&output.stderr);
        assert!(told.contains(said) && told.contains(word) && !told.contains("--with"), "{told}");
    }
}

#[test]
fn both_sides_cannot_win_outright() {
    for line in ["odds 6v4 --with attacker-wins,defender-wins", "luck 6v4 defender-wins attacker-wins won"] {
        for (lang, said) in
            [("en", "only one side can win"), ("de", "Nur eine Seite kann gewinnen"), ("pl", "tylko jedna strona")]
        {
            let output = run(&format!("{line} --lang {lang}"));
            assert_eq!(output.status.code(), Some(2), "{line}");
            let told = text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(told.contains(said), "{told}");
        }
    }
}
