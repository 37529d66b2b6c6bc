//! What a ruling says beside its verdict: whom it names, what it does not promise, and what is left when the dice are rolled.

use crate::common::run_with_input;
use serde_json::Value;

/// Returns a position of the suite with some of its words put otherwise.
fn table(name: &str, changes: &[(&str, &str)]) -> String {
    let mut position = std::fs::read_to_string(format!("cases/oath/positions/{name}.toml")).expect("a position");
    for (from, to) in changes {
        assert!(position.contains(from), "{name} has no {from}");
        position = position.replace(from, to);
    }
    position
}

/// Returns what a ruling says of a kind; nothing where it says no such thing.
fn said(position: &str, ask: &str, lang: &str, kind: &str) -> Option<String> {
    let output = run_with_input(&format!("may - --json --lang {lang} {ask}"), position.as_bytes());
    let document: Value = serde_json::from_slice(&output.stdout).expect("a document");
    assert_eq!(document["verdict"], "legal", "{ask}: {document}");
    let reasons = document["reasons"].as_array().expect("reasons");
    reasons.iter().find(|it| it["kind"] == kind).and_then(|it| it["text"].as_str()).map(str::to_owned)
}

const RED: &str = "pawn = \"cradle-1\"";
const YELLOW: &str = "pawn = \"hinterland-1\"";

#[test]
fn law_5_5_7_iii_whoever_is_banished_is_named() {
    let stones = "name = \"Standing Stones\"";
    let vines = format!("{stones}\ncards = [\"Grasping Vines\"]");
    let here = "pawn = \"provinces-1\"";
    let vines = table("plans", &[(stones, &vines), (RED, here), (YELLOW, here)]);
    let there = "pawn = \"provinces-3\"";
    let wood = table("plans", &[("name = \"Deep Woods\"", "name = \"Shrouded Wood\""), (RED, there), (YELLOW, there)]);
    for (lang, killed, sent) in [
        ("en", "1 warband on Yellow's board", "where Yellow goes"),
        ("de", "1 Schar auf dem Tableau von Gelb", "wohin Gelb reist"),
        ("pl", "1 Chorągiew na planszy gracza żółtego", "dokąd uda się gracz żółty"),
    ] {
        let ask = "campaign yellow targeting pawn banishing to provinces-2";
        let said_killed = said(&vines, ask, lang, "card-kills").unwrap_or_default();
        assert!(said_killed.contains(killed), "{said_killed}");
        let said_sent = said(&wood, ask, lang, "ruler-sends").unwrap_or_default();
        assert!(said_sent.contains(sent), "{said_sent}");
    }
    let own = said(&wood, "travel provinces-2", "en", "ruler-sends").unwrap_or_default();
    assert!(own.contains("where Red goes"), "{own}");
}

#[test]
fn law_7_1_3_only_what_changes_nothing_is_in_vain() {
    let red = "favor = 4\nsecrets = 3\nwarbands = 2";
    let envoy = (red, "favor = 4\nsecrets = 3\nwarbands = 2\nadvisers = [\"Peace Envoy\"]");
    let ask = "campaign yellow targeting cradle-1 using peace envoy";
    assert!(said(&table("plans", &[envoy]), ask, "en", "in-vain").is_some());
    assert_eq!(said(&table("plans", &[envoy, (YELLOW, RED)]), ask, "en", "in-vain"), None);
}

#[test]
fn law_7_3_3_a_homeland_promises_only_what_it_brings() {
    let river = "name = \"River\"\ncards = [\"Elders\"]";
    let woods = |more: &str| format!("name = \"Deep Woods\"\nrelics = [\"Map\"]\n{more}");
    let changes = [("provinces = [\"Wolves\"]", "provinces = []"), ("drawn = [\"Scouts\"]", "drawn = [\"Wolves\"]")];
    let free = table("hand", &[changes[0], changes[1], (river, &woods(""))]);
    assert!(said(&free, "play wolves to site", "en", "card-brings").is_some());
    let bloodline = ("relics = [\"The Grand Scepter\"]", "relics = [\"The Grand Scepter\"]\nadvisers = [\"Ancient Bloodline\"]");
    let kept = table("hand", &[changes[0], changes[1], (river, &woods("warbands = { purple = 1 }")), bloodline]);
    assert_eq!(said(&kept, "play wolves to site", "en", "card-brings"), None);
    assert!(said(&kept, "play wolves to site", "en", "counts-as-locked").is_some_and(|it| it.contains("Ancient Bloodline")));
}

#[test]
fn law_5_5_3_what_plans_leave_for_the_roll_is_said() {
    let yellow = "favor = 4\nsecrets = 3\nwarbands = 3";
    for (plan, kind, meant) in [
        ("Mounted Patrol", "dice-rolled", Some("The attacker rolls 1 attack die.")),
        ("Mounted Patrol", "forces-left", None),
        ("Bear Traps", "forces-left", Some("an attacking force of 1 and a defending force of 1.")),
        ("Bear Traps", "dice-rolled", None),
        ("Wrestlers", "forces-left", Some("an attacking force of 2 and a defending force of 0.")),
    ] {
        let position = table("plans", &[(yellow, &format!("{yellow}\nadvisers = [\"{plan}\"]"))]);
        let ask = format!("campaign yellow targeting cradle-1 defending with {plan}");
        let text = said(&position, &ask, "en", kind);
        assert_eq!(text.is_some(), meant.is_some(), "{plan}: {text:?}");
        assert!(meant.is_none_or(|meant| text.as_ref().is_some_and(|text| text.contains(meant))), "{plan}: {text:?}");
    }
}
