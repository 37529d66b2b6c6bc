//! What is said at the table: one number for one fight, facts in the words people use, and errors that are about words.

use crate::common::{run, run_with_input, text};
use serde_json::Value;

/// Red attacks yellow, who has two battle plans.
const FIGHT: &str = "round 4; oath supremacy; visions drawn 2; turn red; title purple\n\
    banks: discord 3, arcane 2, order 3, hearth 3, beast 3, nomad 2\n\
    people's favor nobody 1; darkest secret nobody 1\n\
    red: exile at Steppe, 2 supply, 3 favor, 4 warbands, adviser Wolves\n\
    yellow: exile at Steppe, 1 favor, 3 warbands, advisers Horse Archers, Extra Provisions\n\
    purple: chancellor at Plains, 3 warbands\n\
    Plains in cradle 1: 1 purple warband\n\
    Steppe in hinterland 2: 1 yellow warband\n\
    Mountain in cradle 2: nothing\n";

fn asked(line: &str, facts: &str) -> String {
    text(&run_with_input(line, facts.as_bytes()).stdout)
}

fn document(line: &str, facts: &str) -> Value {
    serde_json::from_str(&asked(line, facts)).expect("a document")
}

fn given(lang: &str, facts: &str) -> String {
    let output = run(&format!("facts --lang {lang} --given \"{facts}\""));
    assert_eq!(output.status.code(), Some(0), "{facts}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// Four dice against 1 die and 4 warbands win 91 of 96; one die against 2 dice and 4 warbands, after both plans of the defender,
/// wins 1 of 8: counted by hand from the faces of the dice.
#[test]
fn law_5_5_3_one_fight_has_one_chance_with_plans_and_one_without() {
    let check = document("check - --json", FIGHT);
    let fights =
        check["legal"].as_array().expect("a list").iter().filter(|it| it["action"] == "campaign yellow targeting hinterland-2");
    let listed: Vec<&Value> = fights.collect();
    assert_eq!(listed.len(), 1, "{check}");
    let campaign = document("campaign - --json", FIGHT);
    let best = &campaign["campaigns"][0];
    for (chance, expected) in [
        (&listed[0]["win"], "91/96"),
        (&best["win"], "91/96"),
        (&listed[0]["win_with_plans"], "1/8"),
        (&best["best_play"]["win"], "1/8"),
    ] {
        assert_eq!(chance["fraction"], expected);
    }
    let play = &best["best_play"];
    assert_eq!([&play["attack_dice"], &play["defense_dice"], &play["defenders"]], [1, 2, 4], "{play}");
    for (lang, percents) in [("en", ["12.50%", "94.79%"]), ("de", ["12,50 %", "94,79 %"]), ("pl", ["12,50%", "94,79%"])] {
        for line in ["check -", "may - attack yellow", "campaign - 1"] {
            let said = asked(&format!("{line} --lang {lang}"), FIGHT).replace('\u{a0}', " ");
            assert!(percents.iter().all(|percent| said.contains(percent)), "law {line} --lang {lang}\n{said}");
        }
        let rows = asked(&format!("campaign - --lang {lang}"), FIGHT).replace('\u{a0}', " ");
        let row = rows.lines().find(|line| line.contains(percents[0])).expect("a row");
        assert!(row.contains("1:2") && !row.contains("4:1"), "the dice belong to the chance: {row}");
    }
}

#[test]
fn law_5_1_4_iii_every_vision_is_revealed_by_its_name() {
    for vision in ["Faith", "Sanctuary", "Conquest", "Rebellion"] {
        for words in ["vision {}", "vision of {}", "revealed vision of {}", "relics Cup of Plenty, vision of {}"] {
            let said = given("en", &format!("blue: exile, {}", words.replace("{}", vision)));
            assert!(said.contains(&format!("vision Vision of {vision}")), "{words}: {said}");
        }
        let facedown = given("en", &format!("blue: exile, Vision of {vision} facedown"));
        assert!(facedown.contains(&format!("advisers Vision of {vision} facedown")), "{facedown}");
        let drawn = given("en", &format!("blue: exile, drew Elders, Vision of {vision}"));
        assert!(drawn.contains(&format!("Elders, Vision of {vision}")), "{drawn}");
    }
    let refused = run("facts --given \"blue: exile, advisers Elders, Vision of Faith\"");
    let said = text(&refused.stderr);
    assert!(refused.status.code() == Some(2) && said.contains("revealed vision"), "{said}");
}

#[test]
fn law_4_the_order_of_play_is_that_of_the_players_and_not_of_whose_turn_it_is() {
    for first in ["Rot ist dran", "Rots Zug", "am Zug: Rot", "Blau ist am Zug"] {
        let said = given("de", &format!("Runde 3, {first}; Lila: Kanzler; Rot: Exilant; Blau: Exilant; Gelb: Exilant"));
        let place = |name: &str| said.find(name).unwrap_or_else(|| panic!("{name} in {said}"));
        let seats = ["Lila: ", "Rot: ", "Blau: ", "Gelb: "].map(place);
        assert!(seats.is_sorted(), "{first}: {said}");
    }
    assert!(given("en", "red's turn").contains("red"));
}

#[test]
fn polish_facts_are_printed_as_they_are_said() {
    let said = given(
        "pl",
        "Skarbiec: brutalność zakryta, dekadencja odsłonięta, niedbalstwo zakryte, chciwość zakryta; Równina w kolebce 1: nic; \
         Step w interiorze 2: nic; czerwony: banita na Stepie",
    );
    for words in
        ["brutalność zakryta", "dekadencja odsłonięta", "niedbalstwo zakryte", "Równina w kolebce 1", "Step w interiorze 2"]
    {
        assert!(said.contains(words), "{words}: {said}");
    }
}

/// A wrong preposition is no ruling: it is understood where one thing can be meant, and else it is an error about words.
#[test]
fn law_7_1_3_a_wrong_preposition_is_never_illegal() {
    let facts = "turn red; red: exile at Mountain, 1 secret, relic Whistle; blue: exile at Steppe; Mountain in provinces 1; \
                 Steppe in provinces 2";
    for words in ["use whistle with blue", "use whistle on blue", "używam Gwizdka na niebieskiego", "use whistle to blue"] {
        let output = run(&format!("may {words} --given \"{facts}\""));
        assert!(text(&output.stdout).starts_with("LEGAL"), "{words}: {}", text(&output.stdout));
    }
    let eye = "red: exile at Mountain, relic Ivory Eye, 2 secrets; Mountain in provinces 1";
    let output = run(&format!("may use ivory eye on mountain --given \"{eye}\""));
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stdout));
}

#[test]
fn errors_in_facts_break_between_words() {
    let facts = "blue: exile, 15 warbands, advisers The Old Oak, Keep, reliquary broken; red: nonsense";
    for lang in ["en", "de", "pl"] {
        let output = run(&format!("facts --lang {lang} --given \"{facts}\""));
        let said = text(&output.stderr);
        assert!(said.lines().all(|line| line.chars().count() <= 80), "{said}");
    }
}

#[test]
fn what_is_suggested_is_near_and_in_the_language_of_the_reader() {
    assert!(!text(&run("asdf --lang de").stdout).contains("law search"));
    assert!(!text(&run("blargh").stdout).contains("law search"));
    let facts = "czerwony: banita na Górze, 3 zaopatrzenia; Góra w prowincjach 1; Step w prowincjach 2";
    let said = run(&format!("may podróż na Step używając Bębnów --lang pl --given \"{facts}\""));
    let said = format!("{}{}", text(&said.stdout), text(&said.stderr));
    assert!(!said.contains("Drum") && !said.contains("Pressgangs"), "{said}");
}

#[test]
fn no_key_of_a_file_stands_in_a_sentence() {
    for lang in ["en", "de", "pl"] {
        let output =
            run(&format!("may self-exile --lang {lang} --given \"red: citizen at Mountain, 6 favor; purple: chancellor\""));
        let said = text(&output.stdout);
        assert!(!said.contains("(turn)") && !said.contains('['), "{said}");
    }
    let said = text(&run("may self-exile --given \"turn red; red: citizen at Mountain, 6 favor; purple: chancellor\"").stdout);
    assert!(!said.contains("Cost     nothing"), "{said}");
}

#[test]
fn law_3_2_who_lacks_only_visions_drawn_is_not_nobody() {
    let facts = "round 4; oath supremacy; visions drawn 2; title purple; purple: chancellor; red: exile, revealed Vision of \
                 Rebellion; people's favor red 3";
    for (lang, words) in [("en", "at least 3 Visions"), ("de", "mindestens 3 Visionen"), ("pl", "co najmniej 3")] {
        let said = text(&run(&format!("wins --lang {lang} --given \"{facts}\"")).stdout);
        assert!(said.lines().take(2).collect::<Vec<_>>().join(" ").contains(words), "{said}");
    }
}
