//! A Campaign under way §5.5 goes on from the position, and a position that only one printing allows is written and read by it.

use crate::common::{run_with_input, text};
use lawspeaker::{
    game::{Position, read},
    law::{Edition, Lang},
    notation,
    planner::apply,
};
use serde_json::Value;
use std::fs;

fn war(campaign: &str) -> String {
    let war = fs::read_to_string("cases/oath/positions/war.toml").expect("a position");
    format!("{war}\n[campaign]\n{campaign}")
}

fn position(campaign: &str) -> Position {
    read(&war(campaign)).unwrap_or_else(|faults| panic!("{faults:?}")).0
}

fn document(line: &str, input: &str) -> (Option<i32>, Value) {
    let output = run_with_input(&format!("{line} --json"), input.as_bytes());
    (output.status.code(), serde_json::from_str(&text(&output.stdout)).expect("JSON"))
}

#[test]
fn the_odds_of_a_campaign_under_way_are_those_of_its_words() {
    let (code, told) = document("campaign -", &war("defender = 'purple'\ntargets = ['Ancient City', 'pawn']\n"));
    let (_, said) = document("campaign - campaign purple targeting cradle-1,pawn", &war("").replace("[campaign]", ""));
    assert_eq!((code, &told["sets"]), (Some(0), &1.into()));
    let (told, said) = (&told["campaigns"][0], &said["campaigns"][0]);
    for part in ["defender", "targets", "attack", "defense", "force", "defenders", "win"] {
        assert_eq!(told[part], said[part], "{part}");
    }
}

#[test]
fn its_dice_are_resolved_step_by_step() {
    let told = war("defender = 'purple'\ntargets = ['cradle-1']\nrolled = '6 Schädel / Schild Verdoppler'\n");
    let (code, document) = document("campaign -", &told);
    let roll = &document["roll"];
    assert_eq!(code, Some(0));
    assert_eq!((&roll["won"], &roll["attacker_lost"], &roll["defender_lost"]), (&true.into(), &6.into(), &3.into()));
}

#[test]
fn dice_on_the_command_line_come_before_those_of_the_position() {
    let told = war("defender = 'purple'\ntargets = ['cradle-1']\nrolled = '6 skull / shield double'\n");
    let (_, document) = document("campaign - --rolled \"6 hollow / 2 blank\"", &told);
    assert_eq!(document["roll"]["attack"], Value::from(vec!["hollow"; 6]));
}

#[test]
fn what_is_not_told_is_asked_for() {
    let output = run_with_input("campaign -", war("defender = 'purple'\n").as_bytes());
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("campaign DEFENDER targeting TARGET"), "{}", text(&output.stderr));
    let told = run_with_input("campaign - campaign targeting cradle-1", war("defender = 'purple'\n").as_bytes());
    assert_eq!(told.status.code(), Some(0), "{}", text(&told.stderr));
}

#[test]
fn it_is_over_when_it_is_carried_out() {
    let position = position("defender = 'purple'\ntargets = ['cradle-1']\nrolled = '6 sword / shield blank'\n");
    let asked = notation::parse("campaign sacrificing 0", &position, None).expect("words");
    let done = apply(&position, None, Edition::Current, &asked).expect("a legal end");
    assert_eq!(done.position.campaign, None);
    assert_eq!(done.position.players[1].supply, position.players[1].supply);
}

#[test]
fn its_words_read_back_in_three_languages() {
    let position = position("defender = 'purple'\ntargets = ['cradle-1', 'pawn']\nrolled = 'sword / shield'\n");
    let asked = notation::parse("campaign placing 1 at cradle-1", &position, None).expect("words");
    for lang in Lang::ALL {
        assert_eq!(notation::parse(&notation::print(&asked, lang, false), &position, None), Ok(asked.clone()));
    }
}

#[test]
fn faults_of_the_block_stand_at_their_places() {
    let text = "[campaign]\ndefender = 'purpel'\ntargets = ['Ancient Citty']\nrolled = 'sword shield'\n";
    let faults = read(text).expect_err("three faults");
    let lines: Vec<usize> = faults.iter().map(|fault| text[..fault.span.start].matches('\n').count() + 1).collect();
    assert_eq!(lines, [2, 3, 4]);
    let face = read("[campaign]\nrolled = 'sword / shied'\n").expect_err("no face");
    assert!(format!("{:?}", face[0].problem).contains("shield"), "{face:?}");
}

#[test]
fn law_2_8_1_a_card_at_a_facedown_site_is_read_by_the_english_printing() {
    let hand = fs::read_to_string("cases/oath/positions/hand.toml").expect("a position");
    let hand = hand.replace("[peoples-favor]", "[peoples-favor]\nholder = \"red\"");
    let done = run_with_input("do - play scouts to provinces-3 --edition en", hand.as_bytes());
    assert_eq!(done.status.code(), Some(0), "{}", text(&done.stderr));
    let after = text(&done.stdout);
    for line in ["check - --edition en", "wins - --edition en", "do - muster elders --edition en"] {
        let output = run_with_input(line, after.as_bytes());
        assert_ne!(output.status.code(), Some(2), "{line}: {}", text(&output.stderr));
    }
    for lang in ["en", "de", "pl"] {
        let refused = run_with_input(&format!("check - --lang {lang}"), after.as_bytes());
        assert_eq!(refused.status.code(), Some(2));
        assert!(text(&refused.stderr).contains("--edition en"), "{}", text(&refused.stderr));
    }
}
