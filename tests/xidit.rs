//! Lords of Xidit at the table: faults are found all at once, words round-trip.

use crate::common::{run as law, run_with_input, text};
use lawspeaker::{
    game::xidit::{Colour, Pile, SCHEMA, keys::TABLES, read},
    law::Lang,
    notation::xidit::{parse, print},
    rules::xidit::{list, may},
};
use std::fs;

fn typed(line: &str, input: &str) -> std::process::Output {
    run_with_input(line, input.as_bytes())
}

fn position(name: &str) -> String {
    fs::read_to_string(format!("cases/xidit/positions/{name}.toml")).expect(name)
}

#[test]
fn what_is_listed_can_be_said_and_is_ruled_the_same() {
    for name in ["year", "end", "three", "regions", "sparse", "census", "tiles"] {
        let position = read(&position(name)).expect(name);
        for (action, ruling) in list(&position, None) {
            for lang in Lang::ALL {
                let said = print(&action, &position, lang);
                assert_eq!(parse(&said, &position), Ok(action.clone()), "{said}");
            }
            assert_eq!(may(&position, None, &action), ruling);
        }
    }
}

#[test]
fn words_with_every_clause_round_trip() {
    let position = read(&position("year")).expect("year");
    for said in [
        "move red to 6",
        "recruit battle-mage",
        "eliminate taking gold, bards placing 1 in snow, 2 in centre",
        "eliminate titan 3 giving 2 archer, 1 battle-mage taking gold",
        "eliminate titan 3 taking gold, bards placing 1 in snow",
        "census",
        "census rewarding everybody",
        "wait",
        "reward bards, stories placing 3 in snow",
        "decline",
    ] {
        let action = parse(said, &position).unwrap_or_else(|error| panic!("{said}: {error:?}"));
        assert_eq!(print(&action, &position, Lang::En), said);
        for lang in Lang::ALL {
            assert_eq!(parse(&print(&action, &position, lang), &position), Ok(action.clone()), "{said}");
        }
    }
    for wrong in ["", "fly", "move", "move green", "move red to 22", "eliminate titan 9", "wait here", "reward", "reward fame"] {
        assert!(parse(wrong, &position).is_err(), "{wrong}");
    }
    // Who takes no bards places none.
    for wrong in
        ["reward gold, stories placing 1 in snow", "eliminate taking gold placing 3 in snow", "eliminate placing 3 in snow"]
    {
        assert!(parse(wrong, &position).is_err(), "{wrong}");
    }
}

/// Units that are given stand in the case that the words around them ask for, and are understood in it.
#[test]
fn units_given_are_said_as_people_say_them() {
    let position = read(&position("year")).expect("year");
    let action = parse("eliminate titan 3 giving 2 archer, 1 cleric", &position).expect("an action");
    for (lang, said) in [
        (Lang::De, "beseitigen titan 3 mit 2 bogenschützen, 1 priester"),
        (Lang::Pl, "usuń tytana 3 oddając 2 łuczników, 1 kapłana"),
    ] {
        assert_eq!(print(&action, &position, lang), said);
        assert_eq!(parse(said, &position), Ok(action.clone()));
    }
    let mages = parse("eliminate titan 3 giving 3 battle-mage", &position).expect("an action");
    assert_eq!(print(&mages, &position, Lang::Pl), "usuń tytana 3 oddając 3 magów bojowych");
    assert_eq!(parse("usuń tytana 3 oddając 3 magów bojowych", &position), Ok(mages));
}

/// Where the order that is set does nothing, that is what can be done; where it is a duty, it is not listed.
#[test]
fn an_order_that_lapses_is_listed() {
    let idle = position("year").replace("titans = [3, 5]", "titans = []").replace("city = 7", "city = 11");
    let listed = |text: &str| law_json("check - --json", text)["legal"].clone();
    let names = |legal: serde_json::Value| {
        legal.as_array().into_iter().flatten().filter_map(|it| it["action"].as_str().map(str::to_owned)).collect::<Vec<_>>()
    };
    assert_eq!(names(listed(&idle)), ["decline"]);
    assert_eq!(names(listed(&position("year"))), ["recruit"]);
}

/// A wait symbol asks for waiting, and for nothing else.
#[test]
fn a_wait_symbol_lists_waiting_alone() {
    let waits = position("year").replace("orders = [\"action\"", "orders = [\"wait\"");
    let legal = law_json("check - --json", &waits)["legal"].clone();
    let names: Vec<&str> = legal.as_array().into_iter().flatten().filter_map(|it| it["action"].as_str()).collect();
    assert_eq!(names, ["wait"]);
}

/// What is forbidden has no effects: only what stands in its way is said.
#[test]
fn a_forbidden_choice_is_told_without_effects() {
    let ruling = law_json(
        "may - eliminate taking gold, bards, stories --player red --json",
        &position("year").replace("turn = \"blue\"", "turn = \"red\""),
    );
    let holds: Vec<bool> = ruling["reasons"].as_array().into_iter().flatten().filter_map(|it| it["holds"].as_bool()).collect();
    assert_eq!((ruling["verdict"].as_str(), holds), (Some("illegal"), vec![false]));
}

/// Whose order comes next is left out only with the reason why.
#[test]
fn what_is_not_known_of_the_next_order_is_told() {
    let two = position("two").replace("year = 12", "year = 11\norder = 3\nturn = \"blue\"");
    for (lang, told) in [("en", "the other players"), ("de", "die übrigen Spieler"), ("pl", "pozostałych graczy")] {
        let done = typed(&format!("do - wait --lang {lang}"), &two);
        assert_eq!(done.status.code(), Some(0), "{lang}");
        let said = text(&done.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains(told), "{said}");
    }
    let nobody = law_json("check - --json", &position("year").replace("turn = \"blue\"", ""));
    assert_eq!((&nobody["hidden"], nobody["open"].as_array().map(Vec::len)), (&serde_json::json!(["turn"]), Some(0)));
}

fn law_json(line: &str, input: &str) -> serde_json::Value {
    serde_json::from_slice(&typed(line, input).stdout).expect(line)
}

/// While orders of the last year are still to come, nobody is the Savior yet.
#[test]
fn the_last_year_is_over_when_its_orders_are() {
    let end = position("end");
    let certain = |text: &str| law_json("wins - --json", text)["wins"][0]["certain"].clone();
    assert_eq!(certain(&end), true);
    for told in ["order = 6", "turn = \"blue\"", "order = 1\nturn = \"green\""] {
        assert_eq!(certain(&end.replace("first = \"blue\"", &format!("first = \"blue\"\n{told}"))), false, "{told}");
    }
}

/// A file of one game read as the other says so, beside all its faults.
#[test]
fn a_file_of_the_other_game_is_guessed() {
    let xidit = position("year").replace("game = \"xidit\"", "");
    let oath = "game = \"xidit\"\nround = 3\n[[site]]\nslot = \"cradle-1\"\n[[player]]\ncolour = \"red\"\nrole = \"exile\"\n";
    for (ui, xidit_hint, oath_hint) in [
        ("en", "looks like a position of Lords of Xidit", "looks like a position of Oath"),
        ("de", "nach einer Stellung von Lords of Xidit", "nach einer Stellung von Oath"),
        ("pl", "na opis sytuacji z gry Lords of Xidit", "na opis sytuacji z gry Oath"),
    ] {
        for (input, hint) in [(xidit.as_str(), xidit_hint), (oath, oath_hint)] {
            let output = typed(&format!("check - --ui {ui}"), input);
            let told = text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(output.status.code() == Some(2) && told.contains(hint), "{told}");
        }
    }
}

/// One text, many faults, each found, in the order of the text.
#[test]
fn all_faults_are_found_at_once() {
    let text = r#"game = "xidit"
year = 13
first = "rad"
trials = ["wealth", "wealth", "influence"]
wether = 1
[[city]]
number = 22
[[city]]
number = 4
recruits = { archer = 17 }
threat = { archer = 1 }
guild = { red = 5 }
roads = { red = 4 }
[[region]]
name = "a"
lyre = [1, 2]
[[player]]
colour = "blue"
orders = ["red"]
[[player]]
colour = "blau"
units = { "Bogenschützen" = 1, ork = 2 }
[[player]]
colour = "pink"
gold = 251
"#;
    let words: Vec<&str> = read(text).expect_err("faults").iter().map(|fault| fault.problem.word()).collect();
    for word in [
        "out-of-range",
        "trial-twice",
        "unknown-key",
        "two-tiles",
        "one-way",
        "lyre-order",
        "six-orders",
        "colour-twice",
        "unknown-name",
    ] {
        assert!(words.contains(&word), "{word}: {words:?}");
    }
    assert_eq!(words.iter().filter(|word| **word == "out-of-range").count(), 5, "{words:?}");
}

#[test]
fn pieces_that_do_not_exist_are_refused() {
    let refused = |more: &str, word: &str| {
        let text = format!("game = \"xidit\"\n{more}");
        let faults = read(&text).expect_err(word);
        assert!(faults.iter().any(|fault| fault.problem.word() == word), "{word}: {faults:?}");
    };
    let player = |colour: &str, more: &str| format!("[[player]]\ncolour = \"{colour}\"\n{more}\n");
    refused(&(player("red", "units = { cleric = 7 }") + &player("blue", "units = { cleric = 6 }")), "too-many-units");
    refused(&player("red", "influence = 15\naside = 1"), "too-many-stories");
    refused(&(player("red", "bards = 20") + "[[region]]\nname = \"a\"\nbards = { red = 1 }\n"), "too-many-bards");
    refused(&player("red", "units = {}\nshown = { archer = 1 }"), "shown-not-there");
    refused(&("year = 5\n".to_owned() + &player("red", "shown = {}")), "no-census");
    refused(&player("red", "recruited = [7, 7]"), "city-listed-twice");
    refused(&player("red", "eliminated = [5, 6, 5]"), "city-listed-twice");
    refused("[[region]]\nname = \"a\"\ncities = [3, 3]\n", "city-listed-twice");
    refused("turn = \"red\"\n[[player]]\ncolour = \"blue\"\n", "not-listed");
    refused("year = 10\nshort = true\n", "no-such-year");
    refused("titans = [3, 3, 3]\n", "too-many-titans");
    refused("titans = [3]\nsleeping = [3, 3]\n", "too-many-titans");
    refused("titans = [3, 3]\n", "two-raging");
    refused("path = { next-threat = 4 }\n[[city]]\nnumber = 4\nrecruits = true\n", "tile-twice");
    refused("path = { next-threat = 4, next-recruits = 4 }\n", "tile-twice");
    refused("path = { recruits = 12, threats = 10 }\n", "too-many-tiles");
    refused("path = { recruits = [4, 5], threats = [5] }\n", "tile-twice");
    refused("[[tile]]\nnumber = 4\n[[tile]]\nnumber = 4\n", "tile-described-twice");
    let four = ["red", "blue", "green", "yellow"].map(|colour| player(colour, "")).concat();
    let three = ["red", "blue", "green"].map(|colour| player(colour, "")).concat();
    refused(&(three.clone() + "[[city]]\nnumber = 4\nguild = { black = 2 }\n"), "not-listed");
    refused(&(three.clone() + "[[region]]\nname = \"a\"\nbards = { yellow = 1 }\n"), "not-listed");
    let tile = |number: u8, what: &str| format!("[[city]]\nnumber = {number}\n{what}\n");
    refused(&tile(4, "recruits = { peasant = 6 }"), "crowded-tile");
    refused(&(three.clone() + &tile(4, "recruits = { peasant = 5 }")), "crowded-tile");
    refused(&(three.clone() + &tile(21, "threat = true")), "tile-not-in-game");
    refused(&format!("short = true\n{four}{}", tile(19, "threat = true")), "tile-not-in-game");
    refused(&format!("short = true\n{}", tile(21, "recruits = true")), "tile-not-in-game");
    let closed = |name: &str| format!("[[region]]\nname = \"{name}\"\nclosed = true\n");
    refused(&(four.clone() + &closed("a")), "too-many-closed");
    refused(&(three + &closed("a") + &closed("b") + &closed("c")), "too-many-closed");
    refused("year = 5\nphase = \"census\"\n", "no-census");
    refused(&format!("year = 4\nphase = \"census\"\nturn = \"red\"\n{four}"), "orders-done");
    refused("year = 5\nphase = \"over\"\n", "not-over");
    refused("titans = [{ gold = 3 }]\n", "missing-key");
    refused("[dummy]\nwealth = 6\n", "dummy-not-for-three");
    refused("[[region]]\nname = \"a\"\nclosed = true\nbards = { red = 1 }\n", "bards-in-closed");
}

#[test]
fn the_commands_answer_by_the_book_and_say_so() {
    let ruling = text(&law("may cases/xidit/positions/year.toml recruit mage --json").stdout);
    let ruling: serde_json::Value = serde_json::from_str(&ruling).expect("a document");
    assert_eq!(ruling["schema"], "lawspeaker/ruling/1");
    assert_eq!((&ruling["book"], &ruling["verdict"]), (&"xidit".into(), &"illegal".into()));
    assert_eq!(ruling["reasons"][0]["cites"], serde_json::json!(["6.2.3", "6.2.2"]));
    let wins = text(&law("wins cases/xidit/positions/end.toml --json").stdout);
    let wins: serde_json::Value = serde_json::from_str(&wins).expect("a document");
    assert_eq!((&wins["wins"][0]["player"], &wins["wins"][0]["certain"]), (&"green".into(), &true.into()));
    let refused = law("campaign cases/xidit/positions/year.toml");
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("law wins"));
    for lang in ["en", "de", "pl"] {
        let checked = law(&format!("check cases/xidit/positions/year.toml --lang {lang}"));
        assert_eq!(checked.status.code(), Some(0));
        assert!(!text(&checked.stdout).contains('⟨'), "{lang}");
    }
}

/// What `law do` prints can be asked about again, a refusal goes to stderr, and what is missing is asked for by name.
#[test]
fn an_order_is_carried_out() {
    let done = law("do cases/xidit/positions/year.toml recruit");
    assert_eq!(done.status.code(), Some(0));
    let after = read(&text(&done.stdout)).expect("a position");
    assert_eq!(after.turn.map(Colour::word), Some("red"));
    let refused = law("do cases/xidit/positions/year.toml recruit mage");
    assert_eq!((refused.status.code(), text(&refused.stdout).as_str()), (Some(1), ""));
    assert!(text(&refused.stderr).contains("6.2.3"));
    let needs = law("do cases/xidit/positions/year.toml reward gold, bards --player red --json");
    assert_eq!(needs.status.code(), Some(1), "it is blue's order");
    let three = "game = \"xidit\"\nturn = \"red\"\n[dummy]\n[[city]]\nnumber = 2\n[[player]]\ncolour = \"red\"\n";
    let three =
        format!("{three}city = 2\nunits = {{ archer = 3 }}\n[[player]]\ncolour = \"blue\"\n[[player]]\ncolour = \"green\"\n");
    let told = format!("titans = [3]\n{three}");
    for (lang, choice) in [("en", "raising"), ("de", "steigern"), ("pl", "podnosząc")] {
        let asked = typed(&format!("do - eliminate titan 3 --lang {lang}"), &told);
        assert_eq!(asked.status.code(), Some(2), "{lang}");
        assert!(text(&asked.stderr).contains(choice), "{}", text(&asked.stderr));
    }
}

/// Without an action the orders on the dials are carried out, one after the other, up to the next choice.
#[test]
fn the_dials_are_carried_out() {
    let wait = "orders = [\"wait\", \"wait\", \"wait\", \"wait\", \"wait\", \"wait\"]";
    let all = position("year").replace("city = 11\n", &format!("city = 11\n{wait}\n")) + wait;
    let all = all.replace("city = 5\nunits", &format!("city = 5\n{wait}\nunits"));
    let done = law_json("do - --json", &all);
    let carried: Vec<String> =
        done["carried"].as_array().into_iter().flatten().map(|it| format!("{} {}", it["player"], it["action"])).collect();
    assert_eq!(carried.len(), 20, "blue's sixth order is a choice: {carried:?}");
    assert_eq!((carried[0].as_str(), carried[4].as_str()), ("\"blue\" \"recruit\"", "\"blue\" \"move red\""));
    let after = read(done["toml"].as_str().expect("a file")).expect("a position");
    assert_eq!((after.order, after.turn.map(Colour::word)), (Some(6), Some("blue")));
    assert!(done["stopped"].to_string().contains("taking"), "{}", done["stopped"]);
    for (lang, choice) in [("en", "taking"), ("de", "für"), ("pl", "biorąc")] {
        let told = text(&typed(&format!("do - --lang {lang}"), &all).stderr);
        assert!(told.contains(choice) && !told.contains('⟨'), "{told}");
    }
    let stuck = typed("do -", &position("year").replace("orders = [", "aside = 0 # ["));
    assert_eq!(stuck.status.code(), Some(2));
    assert!(text(&stuck.stderr).contains("orders"), "{}", text(&stuck.stderr));
    let oath = law("do cases/oath/positions/plain.toml");
    assert_eq!((oath.status.code(), text(&oath.stdout).as_str()), (Some(2), ""));
}

/// A year ends with its census where it has one, and its dials are turned anew.
#[test]
fn a_census_is_held_and_the_next_year_begins() {
    let done = law("do cases/xidit/positions/census.toml");
    let after = read(&text(&done.stdout)).expect("a position");
    assert_eq!((after.year, after.order, after.turn.map(Colour::word)), (Some(5), Some(1), Some("red")));
    assert!(text(&done.stderr).contains("10.3"), "{}", text(&done.stderr));
}

/// A start has everything that set-up fixes, and what a board file says.
#[test]
fn a_start_is_written_with_the_board() {
    for (line, piles) in [
        ("new --book xidit --players 4", (Some(4), Some(5))),
        ("new --book xidit --players 5 --short", (Some(4), Some(3))),
        ("new --book xidit --players 3", (None, None)),
    ] {
        let start = read(&text(&law(line).stdout)).expect(line);
        let count = |pile: &Option<Pile>| pile.as_ref().map(Pile::count);
        assert_eq!((count(&start.path.recruits.pile), count(&start.path.threats.pile)), piles, "{line}");
        assert_eq!(start.players.len() == 3, start.dummy.is_some(), "{line}");
    }
    let board = "game = \"xidit\"\n[[tile]]\nnumber = 9\nrecruits = { archer = 5 }\n[[city]]\nnumber = 4\nroads = { red = 5 }\n[[region]]\nname = \"snow\"\nlyre = [5, 2]\n";
    let start = read(&text(&typed("new --book xidit --players 4 --board -", board).stdout)).expect("a start");
    assert_eq!((start.tiles.len(), start.cities.len()), (1, 1));
    assert_eq!(start.regions[0].bards, Some(vec![]));
    for wrong in [
        "new --book xidit --players 2",
        "new --book xidit --players 4 --oath people",
        "new --players 4 --oath people --short",
        "new --book dominion --players 4",
        "new --book xidit",
    ] {
        assert_eq!(law(wrong).status.code(), Some(2), "{wrong}");
    }
}

/// A game that does not exist is named, with the nearest that does, and nothing else is held against the file.
#[test]
fn a_misspelt_game_is_the_one_fault() {
    let text_of = position("year").replace("game = \"xidit\"", "game = \"xidt\"");
    for command in ["check -", "may - wait", "wins -", "do - wait"] {
        let refused = typed(command, &text_of);
        let said = text(&refused.stderr);
        assert_eq!(refused.status.code(), Some(2), "{command}");
        assert!(said.contains("xidt") && said.contains("xidit") && said.contains("-:2:8"), "{command}: {said}");
        assert_eq!(said.matches("-:").count(), 1, "{command}: {said}");
    }
    for spelt in ["xidit", "XIDIT", "Lords of Xidit", "xid"] {
        let checked = typed("check -", &position("year").replace("game = \"xidit\"", &format!("game = \"{spelt}\"")));
        assert_eq!(checked.status.code(), Some(0), "{spelt}");
    }
}

/// A document has the same keys whichever game it is about; what a game does not have is empty.
#[test]
fn documents_of_both_games_have_one_shape() {
    for (oath, xidit) in [
        ("may cases/oath/positions/plain.toml rest --json", "may cases/xidit/positions/year.toml recruit --json"),
        ("check cases/oath/positions/plain.toml --json", "check cases/xidit/positions/year.toml --json"),
        ("wins cases/oath/positions/plain.toml --json", "wins cases/xidit/positions/end.toml --json"),
        ("do cases/oath/positions/plain.toml rest --json", "do cases/xidit/positions/year.toml recruit --json"),
    ] {
        let keys = |line: &str| {
            let document: serde_json::Value = serde_json::from_slice(&law(line).stdout).expect(line);
            let optional = ["could_use", "contested", "warnings", "hidden", "differs_in"];
            let keys = document.as_object().expect(line).keys().filter(|key| !optional.contains(&key.as_str()));
            keys.cloned().collect::<std::collections::BTreeSet<String>>()
        };
        assert_eq!(keys(oath), keys(xidit), "{oath}");
    }
    let done: serde_json::Value =
        serde_json::from_slice(&law("do cases/oath/positions/hand.toml rest --json").stdout).unwrap_or_default();
    assert!(done["told"].as_array().into_iter().flatten().all(serde_json::Value::is_string));
}

/// Every fault is shown with line and column, all of them in one go.
#[test]
fn faults_are_shown_with_their_places() {
    let wrong = "game = \"xidit\"\nyear = 13\n[[city]]\nnumber = 4\nthreat = { ork = 1 }\n[[player]]\ncolour = \"pink\"\n";
    for lang in ["en", "de", "pl"] {
        let said = text(&typed(&format!("check - --lang {lang}"), wrong).stderr);
        for place in ["-:2:8", "-:5:12", "-:7:10"] {
            assert!(said.contains(place), "{lang} {place}: {said}");
        }
        assert!(!said.contains('⟨'), "{lang}: {said}");
    }
}

#[test]
fn the_schema_has_the_keys_that_reading_knows() {
    let schema: serde_json::Value = serde_json::from_str(SCHEMA).expect("JSON");
    for table in TABLES {
        let part = if table.name == "xidit" { &schema } else { &schema["definitions"][table.name] };
        let properties = part["properties"].as_object().unwrap_or_else(|| panic!("{}", table.name));
        let mut found: Vec<&str> = properties.keys().map(String::as_str).filter(|key| *key != "color").collect();
        let mut known = table.keys.to_vec();
        found.sort_unstable();
        known.sort_unstable();
        assert_eq!(found, known, "{}", table.name);
    }
    assert_eq!(text(&law("schema --book xidit").stdout), SCHEMA);
}
