//! What a table should know before anyone argues: cards with two readings, and modifiers that could be used.

use crate::common::{run_with_input, text};
use serde_json::Value;

/// A quiet table where red has revealed a Vision with two readings, and has Tents, Errand Boy and Pressgangs.
fn table(vision: bool) -> String {
    let position = std::fs::read_to_string("cases/oath/positions/plain.toml").expect("a position");
    let vision = if vision { "vision = \"Vision of Conquest\"\n" } else { "" };
    let red = format!("colour = \"red\"\n{vision}advisers = [\"Tents\", \"Errand Boy\", \"Pressgangs\"]\n");
    position.replace("cards = [\"Elders\"]", "cards = [{ name = \"Elders\", favor = 1 }]").replace("colour = \"red\"\n", &red)
}

/// The commands whose answer the Vision bears on, and those whose answer would be the same without it.
const CONCERNED: [&str; 1] = ["wins -"];
const UNCONCERNED: [&str; 4] = ["check -", "may - travel mountain", "campaign -", "do - travel mountain"];

#[test]
fn a_card_with_two_readings_is_named_in_every_language() {
    let (contested, plain) = (table(true), table(false));
    for (lang, note) in [
        ("en", "Vision of Conquest is contested"),
        ("de", "„Vision der Unterwerfung“ ist umstritten"),
        ("pl", "„Wizja Podboju” jest sporna"),
    ] {
        let said = |command: &str, position: &str| {
            let output = run_with_input(&format!("{command} --lang {lang}"), position.as_bytes());
            (text(&output.stdout), text(&output.stderr))
        };
        for command in CONCERNED {
            let (told, quiet) = said(command, &contested);
            assert!(told.contains(note) && told.contains("law card"), "{command}:\n{told}");
            assert!(!quiet.contains(note), "{command}:\n{quiet}");
            assert!(!said(command, &plain).0.contains(note), "{command}");
        }
        for command in UNCONCERNED {
            let (told, aside) = said(command, &contested);
            assert!(!told.contains(note) && !aside.contains(note), "{command}:\n{told}{aside}");
        }
    }
}

fn document(line: &str, position: &str) -> Value {
    serde_json::from_slice(&run_with_input(line, position.as_bytes()).stdout).expect("a document")
}

#[test]
fn documents_list_what_is_contested() {
    for command in CONCERNED {
        let line = format!("{command} --json");
        let found = &document(&line, &table(true))["contested"];
        assert_eq!(found[0]["card"], "vision-of-conquest", "{line}");
        assert_eq!(found[0]["ruling"], "tied-for-the-most", "{line}");
        assert_eq!(found[0]["read"], "law card vision-of-conquest", "{line}");
        assert!(document(&line, &table(false)).get("contested").is_none(), "{line}");
    }
    for command in UNCONCERNED {
        let line = format!("{command} --json");
        assert!(document(&line, &table(true)).get("contested").is_none(), "{line}");
    }
}

/// Tents makes a journey within the region free, Errand Boy opens the other piles, Pressgangs lets red muster on a card that bears
/// favor. Nothing of it works by itself.
#[test]
fn modifiers_that_could_be_used_are_listed() {
    let found = document("check - --json", &table(false));
    let legal = found["legal"].as_array().expect("a list");
    let action = |words: &str| legal.iter().find(|it| it["action"] == words);
    let near = action("travel provinces-1").expect("a journey");
    assert_eq!(near["using"][0]["card"], "tents");
    assert_eq!(near["using"][0]["cost"], serde_json::json!({ "favor": 1 }));
    assert!(action("travel cradle-1").expect("a journey").get("using").is_none());
    assert!(action("search world").expect("a Search").get("using").is_none());
    assert!(action("search discard cradle using errand-boy").is_some());
    assert!(action("search discard cradle").is_none());
    assert!(action("muster elders").is_none());
    assert!(action("muster elders using pressgangs").is_some());
    for listed in legal {
        let words = listed["action"].as_str().expect("words");
        let ruling = document(&format!("may - {words} --json"), &table(false));
        assert_eq!((&ruling["verdict"], &ruling["cost"]), (&Value::from("legal"), &listed["cost"]), "{words}");
    }
}

/// The links of German and Polish choices become English ones in documents, and what is printed is understood again.
#[test]
fn choices_are_understood_in_three_languages() {
    let position = table(false).replace("{ name = \"Elders\", favor = 1 }", "\"Tinker's Fair\"");
    for words in ["use tinkers-fair with blue giving 2 favor", "nutzen kesselflickermesse mit blau dafür geben 2 gunst"] {
        let ruling = document(&format!("may - {words} --json"), &position);
        let action = ruling["action"].as_str().expect("words");
        assert!(action.starts_with("use tinkers-fair with bl") && action.contains(" giving 2 "), "{action}");
        assert_eq!(ruling["needs_leave_of"][0], "blue");
        assert_eq!(document(&format!("may - {action} --json"), &position)["verdict"], "legal", "{action}");
    }
    let ruling = document("may - użyj tinkers-fair z niebieski dając 2 przychylność --json", &position);
    assert_eq!((&ruling["verdict"], &ruling["needs_leave_of"][0]), (&Value::from("legal"), &Value::from("blue")));
}

/// The Empire rules Mountain and so the Squalid District: one face of six ends the game, none or two if the Chancellor likes.
#[test]
fn whoever_may_change_the_end_die_is_named() {
    let position = table(false).replace("round = 3", "round = 5").replace("Taming Charm", "Squalid District");
    let end_die = &document("wins - --json", &position)["end_die"];
    assert_eq!(end_die["fraction"], "1/6");
    assert_eq!(end_die["shifted"], serde_json::json!({ "by": "purple", "least": "0", "most": "1/3" }));
    let plain = document("wins - --json", &table(false).replace("round = 3", "round = 5"));
    assert!(plain["end_die"].get("shifted").is_none());
    let shown = text(&run_with_input("wins -", position.as_bytes()).stdout);
    assert!(shown.contains("With Squalid District, Purple may change the end die by one"), "{shown}");
}

/// New Growth lets a Beast or Hearth card be played to any site; it has no part in the draw.
#[test]
fn modifiers_of_playing_are_listed_with_the_play() {
    let hand = table(false).replace("\"Pressgangs\"]", "\"New Growth\"]\ndrawn = [\"Wolves\"]");
    let found = document("check - --json", &hand);
    let listed = |words: &str| found["legal"].as_array().is_some_and(|legal| legal.iter().any(|it| it["action"] == words));
    assert!(listed("play wolves to cradle-1 using new-growth"), "{found}");
    assert!(!listed("play wolves to cradle-1"));
    let using = |id: &str| found.to_string().contains(&format!("\"card\":\"{id}\""));
    assert!(!using("errand-boy") && !using("new-growth"), "{found}");
}
