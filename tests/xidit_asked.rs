//! Lords of Xidit asked again, as an outside reader asked it: nothing is swallowed, no secret is told, and no language prints the
//! words of another.

use crate::common::{run as law, run_with_input, text};
use lawspeaker::{
    game::xidit::read,
    law::Lang,
    notation::xidit::{parse, print},
};
use serde_json::Value;
use std::{fs, process::Output};

fn typed(line: &str, input: &str) -> Output {
    run_with_input(line, input.as_bytes())
}

fn json(line: &str, input: &str) -> Value {
    serde_json::from_slice(&typed(line, input).stdout).expect(line)
}

fn position(name: &str) -> String {
    fs::read_to_string(format!("cases/xidit/positions/{name}.toml")).expect(name)
}

/// Returns what is said, in one line.
fn told(line: &str, input: &str) -> String {
    let output = typed(line, input);
    let all = text(&output.stdout) + &text(&output.stderr);
    all.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A census that is due has not been held: until it is told what everybody shows, nobody is the Savior yet §11.1.
#[test]
fn the_last_year_is_not_over_while_its_census_is_due() {
    let certain = |text: &str| json("wins - --json", text)["wins"][0]["certain"].clone();
    let due = position("end").replace("year = 12", "year = 12\nphase = \"census\"");
    assert_eq!(certain(&due), false);
    let shown = due.replace("gold =", "shown = { }\nplaces = { }\ngold =");
    assert_eq!(json("wins - --json", &shown)["wins"], serde_json::json!([]), "what nobody shows may decide the reputation");
}

/// What is missing is told once, however many need it.
#[test]
fn what_is_missing_is_told_once() {
    let open = json("wins - --json", &position("census").replace("cities = [1, 2]\n", ""))["open"].clone();
    let said: Vec<&str> = open.as_array().into_iter().flatten().filter_map(|it| it["text"].as_str()).collect();
    let north = said.iter().filter(|text| text.contains("north")).count();
    assert_eq!(north, 1, "{said:?}");
}

/// Bards are placed in a list as people say it; a region's own *and* stays in its name.
#[test]
fn places_are_joined_by_and() {
    let text = position("year").replace("name = \"waste\"", "name = \"snow and ice\"");
    let position = read(&text).expect("a position");
    let one = parse("reward gold, bards placing 1 in snow and ice, 2 in centre", &position);
    for said in [
        "reward gold, bards placing 1 in snow and ice and 2 in centre",
        "belohnung gold, barden legen 1 in snow and ice und 2 in centre",
        "nagroda złoto, bardów kładąc 1 w snow and ice i 2 w centre",
    ] {
        assert_eq!(parse(said, &position), one, "{said}");
    }
    let action = one.expect("an action");
    for lang in Lang::ALL {
        assert_eq!(parse(&print(&action, &position, lang), &position), Ok(action.clone()));
    }
}

/// A region is called so that an action can say it.
#[test]
fn a_region_has_a_name_that_can_be_said() {
    for name in ["", " ", "!", "a, b", "gold taking", "giving", "für alle", "do lasu", &"x".repeat(101)] {
        let text = position("year").replace("name = \"waste\"", &format!("name = \"{name}\""));
        let faults: Vec<&str> = read(&text).expect_err(name).iter().map(|fault| fault.problem.word()).collect();
        assert_eq!(faults, ["unspeakable-region"], "{name}");
    }
    for (lang, said) in [("en", "No action can name"), ("de", "Keine Aktion kann"), ("pl", "Żadna akcja nie może")] {
        let text = position("year").replace("name = \"waste\"", "name = \"to\"");
        assert!(told(&format!("check - --lang {lang}"), &text).contains(said), "{lang}");
    }
}

/// Words that nobody uses are an error, and what is shown is how that very action is written.
#[test]
fn no_word_is_swallowed() {
    let table = position("year");
    for words in [
        "move red quickly",
        "move red to 6 to 6",
        "recruit archer taking gold",
        "recruit archer archer",
        "eliminate foo",
        "eliminate giving 1 archer",
        "eliminate raising wealth",
        "eliminate taking gold placing 1 in snow",
        "eliminate taking gold rewarding nobody",
        "eliminate titan 3 4",
        "eliminate titan 3 giving 2 archer 1 cleric",
        "reward gold, bards raising wealth",
        "wait here",
        "wait taking gold",
        "decline it",
        "census now",
        "census rewarding somebody",
    ] {
        for command in ["may", "do"] {
            assert_eq!(typed(&format!("{command} - {words}"), &table).status.code(), Some(2), "{command} {words}");
        }
    }
    let said = told("may - eliminate titan 3 4", &table);
    assert!(said.contains("“4”") && said.contains("eliminate titan 3|4|5"), "{said}");
}

/// A command that only knows the other game says so, before it reads the file as that.
#[test]
fn what_only_oath_has_is_refused() {
    let table = position("year");
    for (lang, said) in [("en", "only positions of Oath"), ("de", "nur Stellungen von Oath"), ("pl", "tylko sytuacje z gry Oath")]
    {
        for line in ["campaign -", "threats -", "settle - recruit"] {
            let output = typed(&format!("{line} --lang {lang}"), &table);
            let all = text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(output.status.code() == Some(2) && all.contains(said), "{line}: {all}");
        }
        let board = typed(&format!("new --book xidit --players 4 --board - --lang {lang}"), "game = \"oath\"\n");
        assert_eq!(board.status.code(), Some(2), "{lang}");
        assert!(text(&board.stderr).contains("game = \"oath\""), "{}", text(&board.stderr));
    }
}

/// Behind the screens of the others nobody looks §1.4; programs are secret until the first order is carried out §5.3.
#[test]
fn a_player_is_shown_no_secret() {
    let secret = json("board - --json --for red", &position("year"));
    let player = |board: &Value, colour: &str| {
        let all = board["board"]["players"].as_array().or_else(|| board["players"].as_array()).cloned().unwrap_or_default();
        all.into_iter().find(|it| it["player"]["word"] == colour || it["colour"]["word"] == colour).unwrap_or_default()
    };
    let facts = told("facts - --for red", &position("year"));
    assert!(!facts.contains("14 bards") && !facts.contains("orders") && facts.contains("1 battle-mage"), "{facts}");
    let own = told("facts - --for blue", &position("year"));
    assert!(own.contains("14 bards") && own.contains("orders") && !own.contains("1 battle-mage and"), "{own}");
    assert!(!secret.to_string().contains("\"bards\":14"), "{}", player(&secret, "blue"));
    let begun = position("year").replace("order = 1", "order = 2");
    assert!(told("facts - --for red", &begun).contains("orders"), "the programs are revealed");
}

/// Facts and changes stand in the words of the reader.
#[test]
fn facts_speak_one_language() {
    for (lang, words, foreign) in [
        ("de", ["am Zug: Blau", "Aktion", "Abwarten", "Rot:"], ["Blue", "Action", "Wait", "Red"]),
        ("pl", ["tura: niebieski", "akcja", "czekanie", "czerwony:"], ["blue:", "action", "wait", "red:"]),
    ] {
        let table = position("year").replace("\"blue\", \"red\", \"action\"]", "\"wait\", \"red\", \"action\"]");
        let said = told(&format!("facts - --lang {lang}"), &table);
        for word in words {
            assert!(said.contains(word), "{lang} {word}: {said}");
        }
        for word in foreign {
            assert!(!said.contains(word), "{lang} {word}: {said}");
        }
        let facts = text(&typed(&format!("facts - --lang {lang}"), &table).stdout);
        assert_eq!(text(&typed("facts - --lang en", &facts).stdout), text(&typed("facts - --lang en", &table).stdout), "{lang}");
    }
    let wrong = law("check cases/xidit/positions/year.toml --player lila --lang de");
    assert!(!text(&wrong.stderr).contains("green"), "{}", text(&wrong.stderr));
}
