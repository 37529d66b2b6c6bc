//! `law cases`: a section, a card in three languages, a folder with a case that fails.

use crate::common::{run, text};
use serde_json::Value;
use std::{fs, path::Path};

fn counts(line: &str) -> (u64, u64) {
    let document: Value = serde_json::from_slice(&run(line).stdout).expect(line);
    let count = |key: &str| document[key].as_u64().expect(key);
    (count("passed"), count("cases"))
}

#[test]
fn the_cases_of_a_section_are_those_of_the_sections_below_it() {
    let (passed, all) = counts("cases 5.5.7 --json");
    assert!(passed == all && all > 0);
    let parts: u64 = ["5.5.7.I", "5.5.7.II", "5.5.7.III"].iter().map(|part| counts(&format!("cases {part} --json")).1).sum();
    assert!(all >= parts && parts > 0);
    assert_eq!(counts("cases 5.5.7.i-iii --json").1, parts);
    assert!(text(&run("cases 5.5.7").stdout).starts_with(&format!("{all} of {all} cases passed.\n")));
}

#[test]
fn a_section_of_two_books_is_run_for_both() {
    let document: Value = serde_json::from_slice(&run("cases 6.1 --json").stdout).expect("JSON");
    assert_eq!((&document["book"], &document["books"][0]["book"]), (&"oath".into(), &"xidit".into()));
}

#[test]
fn a_card_is_known_by_its_name_in_three_languages() {
    let (passed, all) = counts("cases --card longbows --json");
    assert!(passed == all && all > 0);
    for name in ["Langbögen", "Długie łuki", "longbow"] {
        assert_eq!(counts(&format!("cases --card \"{name}\" --json")), (passed, all), "{name}");
    }
    let of_section = counts("cases 5.5.3 --card longbows --json").1;
    assert!(of_section > 0 && of_section < all);
}

#[test]
fn what_there_is_not_is_said() {
    let number = run("cases 5.5.99");
    assert_eq!((number.status.code(), text(&number.stdout).as_str()), (Some(1), ""));
    assert!(text(&number.stderr).contains("law cases 5.5.8"), "{}", text(&number.stderr));
    let card = run("cases --card xyzzyx");
    assert_eq!(card.status.code(), Some(1));
    let nothing = run("cases 8.1 --card longbows --lang de");
    assert_eq!((nothing.status.code(), text(&nothing.stdout).as_str()), (Some(1), "Dazu gibt es keinen Fall.\n"));
}

#[test]
fn a_failing_case_tells_its_file_and_line() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("failing-cases");
    fs::create_dir_all(folder.join("positions")).expect("a folder");
    fs::write(folder.join("positions/sparse.toml"), "turn = \"red\"\n").expect("a position");
    let case = "# A comment.\n\n[[case]]\nid = \"4.3/wrong\"\nwhy = \"\"\nposition = \"sparse\"\nask = \"muster elders\"\nexpect = \"never\"\n";
    fs::write(folder.join("4.3.toml"), case).expect("a case");
    let folder = folder.display();
    let shown = run(&format!("cases {folder}"));
    assert_eq!(shown.status.code(), Some(1));
    assert!(text(&shown.stdout).starts_with(&format!("✗ 4.3/wrong  {folder}/4.3.toml:3\n")), "{}", text(&shown.stdout));
    let document: Value = serde_json::from_slice(&run(&format!("cases {folder} --json")).stdout).expect("JSON");
    let failed = &document["failed"][0];
    assert_eq!((&failed["id"], &failed["line"]), (&"4.3/wrong".into(), &3.into()));
    assert_eq!(failed["file"], format!("{folder}/4.3.toml"));
}
