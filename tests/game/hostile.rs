//! Files nobody should have written: an answer, never a panic, and nothing unfit on the terminal.

use lawspeaker::{
    answer::judge::{Oath, read_position},
    cli::error::page,
    game::{self, LONGEST, Problem},
    i18n::Words,
    law::Lang,
};
use proptest::prelude::*;

fn shown(text: &str) -> String {
    match read_position::<Oath>(&Words::new(Lang::De), "t.toml", text) {
        Ok((_, aside)) => aside,
        Err(error) => page(&error),
    }
}

#[test]
fn ten_megabytes_are_refused_at_once() {
    for text in ["a".repeat(10_000_000), "[".repeat(10_000_000), "x=1\n".repeat(2_500_000)] {
        let faults = game::read(&text).expect_err("too long");
        assert_eq!(faults[0].problem, Problem::TooLong { most: LONGEST });
        assert!(shown(&text).len() < 1000);
    }
}

#[test]
fn the_longest_texts_get_a_short_answer() {
    let fill = |part: &str| part.repeat(LONGEST / part.len());
    let texts = [
        fill("a"),
        fill("["),
        fill("a.b."),
        fill("[[site]]\n"),
        fill("x = 1\n"),
        fill("\"\u{1b}[31m\" = {}\n"),
        format!("advisers = [{}]", "'Map',".repeat(40_000)),
        format!("[[player]]\ncolour = 'red'\nadvisers = [{}]", "'Mop',".repeat(40_000)),
        format!("[[player]]\ncolour = 'red'\nadvisers = [{}]", "'Map',".repeat(40_000)),
        format!("a = {}", "[".repeat(100_000)),
        format!("chronicle = {}{}", "{ a = ".repeat(60), "}".repeat(60)),
        format!("[[player]]\ncolour = '{}'", "ä".repeat(100_000)),
    ];
    for text in texts {
        let begun = std::time::Instant::now();
        let shown = shown(&text);
        assert!(shown.len() < 20_000, "{}", shown.len());
        assert!(begun.elapsed().as_secs() < 20, "{}", &text[..20]);
    }
}

#[test]
fn control_characters_never_reach_the_terminal() {
    let text = "\"\\u001b[2J\" = 1\noath = \"\\u0007\\u202e\\u001b]0;x\"\n[[player]]\ncolour = \"red\"\nadvisers = [\"\u{202e}\u{200b}\", { name = \"\\u001b[31m\", suit = \"\\u0000\" }]\n";
    let said = shown(text);
    assert!(said.matches("t.toml:").count() >= 5, "{said}");
    assert!(!said.contains(|letter: char| letter.is_control() && letter != '\n'), "{said:?}");
    assert!(!said.contains(['\u{202e}', '\u{200b}']), "{said:?}");
}

#[test]
fn names_with_control_characters_are_written_escaped_and_read_again() {
    let text = "[[site]]\nslot = 'cradle-1'\nname = \"\\u001b[31m\\u202e\\n\\\"\\\\\"\ncapacity = 1\n";
    let (position, _) = game::read(text).expect("anybody may call a site as they like");
    let written = position.to_toml();
    assert!(!written.contains(['\u{1b}', '\u{202e}']), "{written:?}");
    assert_eq!(game::read(&written).map(|(again, _)| again), Ok(position));
}

#[test]
fn marks_and_line_ends_of_other_systems_are_no_fault() {
    assert!(game::read("\u{feff}round = 5\r\n[[player]]\r\ncolour = 'red'\r\n").is_ok());
}

#[test]
fn what_stands_twice_is_told_with_its_place() {
    let twice = [
        ("round = 5\nround = 6\n", "t.toml:2:1"),
        ("[banks]\nhearth = 1\n[banks]\nnomad = 2\n", "t.toml:3:2"),
        ("[[player]]\ncolour = 'red'\ncolor = 'blue'\n", "t.toml:3:1"),
        ("[[player]]\ncolour = 'red'\n[[player]]\ncolour = 'red'\n", "t.toml:4:"),
        ("[[site]]\nslot = 'cradle-1'\n[[site]]\nslot = 'cradle-1'\n", "t.toml:4:"),
    ];
    for (text, place) in twice {
        assert!(shown(text).contains(place), "{text}: {}", shown(text));
    }
}

#[test]
fn zero_bytes_and_deep_nesting_are_faults_with_a_place() {
    for text in ["round = 5\n\0\n", "turn = 'r\0ed'\n", "\0"] {
        let said = shown(text);
        assert!(said.contains("t.toml:") && !said.contains('\0'), "{said:?}");
    }
    for (open, close) in [("[", "]"), ("{ a = ", "}")] {
        let text = format!("chronicle = {}1{}", open.repeat(5000), close.repeat(5000));
        assert!(shown(&text).contains("t.toml:1:"), "{}", shown(&text));
    }
}

/// Pieces of position files, sensible and not.
fn pieces() -> impl Strategy<Value = String> {
    const WORDS: &[&str] = &[
        "round = 5\n",
        "oath",
        " = ",
        "\"supremacy\"",
        "[[site]]\n",
        "[[player]]\n",
        "slot = 'cradle-1'\n",
        "colour = 'red'\n",
        "name = 'Plains'\n",
        "cards = [",
        "'Longbows'",
        ", ",
        "]",
        "{ ",
        " }",
        "favor = 1",
        "\n",
        "[banks]\n",
        "warbands = { red = 3 }\n",
        "bank = 7\n",
        "[campaign]\n",
        "targets = ['pawn']\n",
        "[chronicle]\n",
        "'",
        "\"",
        "\\u0000",
        "ä",
        "\u{1b}",
        "= 99999999999999999999",
        "relics = 3\n",
    ];
    proptest::collection::vec(
        prop_oneof![4 => proptest::sample::select(WORDS).prop_map(str::to_owned), 1 => any::<String>()],
        0..40,
    )
    .prop_map(|parts| parts.concat())
}

proptest! {
    #[test]
    fn anything_gets_an_answer(text in pieces()) {
        let said = shown(&text);
        prop_assert!(!said.contains(|letter: char| letter.is_control() && letter != '\n'), "{said:?}");
        if let Ok((position, _)) = game::read(&text) {
            prop_assert_eq!(game::read(&position.to_toml()).map(|(again, _)| again), Ok(position));
        }
    }
}
