//! What rules on a position fits the terminal: no line is wider, in any language, whatever the answer, and no name of the
//! table's own moves the cursor.

use crate::common::{law, run_with_input, split, text};

/// Positions with much and with little to say.
const POSITIONS: [&str; 5] = ["war", "plans", "hand", "sparse", "empire"];
/// What is asked about each.
const LINES: [&str; 8] = [
    "check {}",
    "wins {}",
    "campaign {} -n 3",
    "may {} travel cradle-1",
    "may {} campaign purple targeting cradle-1,provinces-1,pawn",
    "may {} offer-citizenship red giving brutal and 1 favor for 2 secrets replacing 1 at cradle-1",
    "do {} campaign purple targeting cradle-1",
    "may {} trvael",
];

fn fits(columns: usize, line: &str) {
    for lang in ["en", "de", "pl"] {
        let output = law().args(split(line)).args(["--lang", lang]).env("COLUMNS", columns.to_string()).output();
        let output = output.expect("law runs");
        let told = text(&output.stdout) + &text(&output.stderr);
        assert!(!told.is_empty(), "{line}");
        for shown in told.lines() {
            assert!(shown.chars().count() <= columns, "{columns} columns, {lang}, {line}: {shown}");
        }
    }
}

fn asked(columns: usize) {
    for position in POSITIONS {
        for line in LINES {
            fits(columns, &line.replace("{}", &format!("cases/oath/positions/{position}.toml")));
        }
    }
}

#[test]
fn rulings_fit_eighty_columns() {
    asked(80);
}

#[test]
fn rulings_fit_sixty_columns() {
    asked(60);
}

#[test]
fn rulings_fit_two_hundred_columns() {
    asked(200);
}

#[test]
fn names_of_the_table_do_not_move_the_cursor() {
    let position = std::fs::read_to_string("cases/oath/positions/plain.toml").expect("the position is there");
    let odd = "{ name = \"Odd\\u001b[31m\\u202e\\u0007\\nX\", suit = \"order\" }";
    let position = position.replace("\"Elders\"", odd).replace("name = \"Mountain\"", "name = \"M\\u001b[2J\"\ncapacity = 2");
    for line in [
        "check -",
        "wins -",
        "campaign -",
        "may - travel provinces-1",
        "may - \"muster Odd\u{1b}[31m\u{202e}\u{7} X\"",
        "may - campaign purple targeting provinces-1",
        "do - \"muster Odd\u{1b}[31m\u{202e}\u{7} X\"",
        "do - travel provinces-1",
    ] {
        for lang in ["en", "de", "pl"] {
            let output = run_with_input(&format!("{line} --lang {lang}"), position.as_bytes());
            let told = text(&output.stdout) + &text(&output.stderr);
            assert!(!told.is_empty(), "{line}");
            let unfit = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
            assert!(!told.contains(unfit), "{line}: {told:?}");
        }
    }
}
