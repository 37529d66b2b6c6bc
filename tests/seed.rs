//! Chronicle strings: what they tell, that they come back byte for byte, and what is said of bad ones.

mod faults;
mod made;
mod setup;

use crate::common::{run_with_input, text};
use lawspeaker::{
    game::{self, CardRef, Position},
    law::Lang,
    seed::{Seed, parse},
};
use serde::Deserialize;
use std::{fs, process::Output};

#[derive(Deserialize)]
struct Strings {
    string: Vec<Told>,
}

/// A string and what it tells.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Told {
    id: String,
    text: String,
    version: String,
    game: u16,
    name: String,
    citizens: Vec<String>,
    oath: String,
    suits: Vec<String>,
    previous_players: Option<Vec<String>>,
    map: Vec<Lies>,
    world: Vec<String>,
    dispossessed: Vec<String>,
    relics: Vec<String>,
    previous_citizens: Option<Vec<String>>,
    winner: Option<String>,
    winner_name: Option<String>,
}

#[derive(Deserialize)]
struct Lies {
    name: String,
    facedown: bool,
    cards: Vec<String>,
    relics: Vec<String>,
}

fn strings() -> Vec<Told> {
    let text = fs::read_to_string("tests/seed/strings.toml").expect("strings.toml");
    toml::from_str::<Strings>(&text).expect("strings.toml").string
}

pub fn string(id: &str) -> String {
    strings().into_iter().find(|told| told.id == id).expect(id).text
}

fn names(cards: &[CardRef]) -> Vec<&'static str> {
    cards.iter().map(|card| card.0.name(Lang::En)).collect()
}

fn load(toml: &str) -> Position {
    let (position, warnings) = game::read(toml).unwrap_or_else(|faults| panic!("{faults:?}\n{toml}"));
    assert_eq!(warnings, []);
    position
}

/// Takes a string through the text of a position file and back.
fn there_and_back(text: &str, players: Option<u8>) -> String {
    let toml = parse(text).expect(text).start_position(players).to_toml();
    let position = load(&toml);
    assert_eq!(position.to_toml(), toml, "the text is in order as it was written");
    Seed::from_setup(&position).expect(&toml).to_string()
}

fn law(line: &str, input: &str) -> (String, String, Option<i32>) {
    let Output { stdout, stderr, status } = run_with_input(line, input.as_bytes());
    (text(&stdout), text(&stderr), status.code())
}

#[test]
fn a_string_tells_what_its_fields_hold() {
    for told in strings() {
        let seed = parse(&told.text).expect(&told.id);
        let colours = |boards: lawspeaker::seed::Boards, of: &[String]| {
            let found = game::Colour::ALL.iter().filter(|colour| boards.contains(**colour)).map(|colour| colour.word());
            assert!(found.eq(of.iter().filter(|word| *word != "clockwork-prince")), "{}: {of:?}", told.id);
        };
        assert_eq!((seed.version.to_string(), seed.game, &seed.name), (told.version, told.game, &told.name), "{}", told.id);
        assert_eq!(seed.oath.word(), told.oath, "{}", told.id);
        colours(seed.citizens, &told.citizens);
        told.previous_players.iter().for_each(|players| colours(seed.previous_players, players));
        assert!(seed.suits.iter().map(|suit| suit.word()).eq(&told.suits), "{}", told.id);
        assert_eq!(names(&seed.world), told.world, "{}", told.id);
        assert_eq!(names(&seed.dispossessed), told.dispossessed, "{}", told.id);
        assert_eq!(names(&seed.relics), told.relics, "{}", told.id);
        assert_eq!(seed.ending.is_some(), told.winner.is_some(), "{}", told.id);
        if let Some(ending) = seed.ending {
            assert_eq!((Some(ending.winner.word()), Some(ending.winner_name)), (told.winner.as_deref(), told.winner_name));
            colours(ending.citizens, &told.previous_citizens.expect("with an ending"));
        }
    }
}

#[test]
fn law_1_1_the_map_is_that_of_the_string() {
    for told in strings() {
        let position = load(&parse(&told.text).expect(&told.id).start_position(None).to_toml());
        for (slot, lies) in game::Slot::ALL.iter().zip(told.map) {
            let found = position.sites.iter().find(|site| site.slot == *slot);
            let Some(site) = found else {
                assert_eq!(lies.name, "", "{}: {}", told.id, slot.word());
                continue;
            };
            let named = |cards: &[game::CardAt]| names(&cards.iter().filter_map(|it| it.card().map(CardRef)).collect::<Vec<_>>());
            assert_eq!(site.card().map(|card| card.name(Lang::En)), Some(lies.name.as_str()), "{}", told.id);
            assert_eq!((site.facedown, named(&site.cards)), (lies.facedown, lies.cards.iter().map(String::as_str).collect()));
            assert_eq!(named(&site.relics), lies.relics, "{}", told.id);
        }
    }
}

#[test]
fn strings_come_back_byte_for_byte() {
    for told in strings() {
        for players in [None, Some(2), Some(4), Some(6)] {
            assert_eq!(there_and_back(&told.text, players), told.text, "{} for {players:?}", told.id);
        }
    }
}

/// Strings that people published; they hold names of players and stay outside.
#[test]
fn published_strings_come_back_byte_for_byte() {
    let Ok(text) = fs::read_to_string("../shared/facts/oath/chronicle_examples.json") else { return };
    let all: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let mut read = 0;
    for example in all["examples"].as_array().expect("a list") {
        let text = example["string"].as_str().expect("a string");
        if example["well_formed"] == true {
            assert_eq!(there_and_back(text, None), text);
            assert_eq!(there_and_back(text, Some(5)), text);
            read += 1;
        } else {
            let faults = parse(text).expect_err(text);
            assert_eq!(faults.iter().map(|fault| fault.field.word()).collect::<Vec<_>>(), ["winner-name"]);
        }
    }
    assert_eq!(read, 13);
}

#[test]
fn law_new_and_law_seed_are_each_others_way_back() {
    for told in strings() {
        let (toml, _, code) = law("new --seed -", &format!("\u{feff} \t{}\r\n\n", told.text));
        assert_eq!(code, Some(0), "{}", told.id);
        assert_eq!(law("seed -", &toml), (format!("{}\n", told.text), String::new(), Some(0)), "{}", told.id);
    }
    let one = string("3.3.3/edifice-and-ruin");
    let (out, _, _) = law("new --seed - --json", &one);
    let document: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!((&document["schema"], &document["seed"]), (&"lawspeaker/position/1".into(), &one.as_str().into()));
    let (out, _, _) = law("seed - --json", document["toml"].as_str().expect("a position"));
    let back = serde_json::from_str::<serde_json::Value>(&out).expect("JSON");
    assert_eq!((&back["toml"], &back["seed"]), (&document["toml"], &document["seed"]));
}

#[test]
fn what_a_new_game_looks_like() {
    for lang in ["en", "de", "pl"] {
        let (out, aside, code) = law(&format!("new --lang {lang} --seed -"), &string("3.3.0/all-citizens"));
        let head: Vec<&str> = out.lines().take(24).collect();
        insta::assert_snapshot!(format!("head_{lang}"), format!("{}\n--- stderr\n{aside}--- exit {code:?}\n", head.join("\n")));
        insta::assert_snapshot!(format!("help_new_{lang}"), law(&format!("help new --lang {lang}"), "").0);
        insta::assert_snapshot!(format!("help_seed_{lang}"), law(&format!("help seed --lang {lang}"), "").0);
    }
    let (out, _, _) = law("new --seed -", &string("3.3.3/prince-and-odd-places"));
    insta::assert_snapshot!("chronicle_block", out.split("[chronicle]").nth(1).expect("a block"));
}
