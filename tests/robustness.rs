//! The program under attack: hostile characters, endless words, full disks. An answer within its time, and nothing raw on a
//! terminal or in a document.

use crate::common::{law, run, split, text};
use lawspeaker::game::is_unprintable;
use serde_json::Value;
use std::{
    fs,
    path::PathBuf,
    process::{Output, Stdio},
    time::{Duration, Instant},
};

/// Characters that move the cursor, hide text or turn its direction: C0, C1, DEL, overrides, isolates, marks and tags.
const HOSTILE: &str = "\u{1b}[31m\u{7}\u{9b}31m\u{7f}\u{202e}\u{2066}\u{61c}\u{2060}\u{e0041}\u{200b}\u{feff}";
/// How long an answer may take where nothing is optimised and other programs run.
const PATIENCE: Duration = Duration::from_secs(20);

/// A folder of its own for one test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("law-robust-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        fs::write(&path, text).expect("a file");
        path.display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed stays in the temporary folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Returns a table whose own names hold hostile characters, escaped as a file must have them.
fn hostile_table() -> String {
    let name: String = HOSTILE.chars().map(|letter| format!("\\U{:08X}", u32::from(letter))).collect::<Vec<_>>().concat();
    format!(
        "turn = 'red'\nround = 4\noath = 'supremacy'\n[banks]\norder = 3\n[[site]]\nslot = 'cradle-1'\nname = \"My {name} Site\"\n\
         capacity = 2\ncards = [{{ name = \"Card {name} End\", suit = 'order' }}]\n[[player]]\ncolour = 'red'\nrole = 'exile'\n\
         pawn = 'cradle-1'\nsupply = 5\nfavor = 3\nsecrets = 2\nwarbands = 4\n[[player]]\ncolour = 'purple'\nrole = 'chancellor'\n"
    )
}

fn is_tame(output: &Output, asked: &str) {
    for stream in [&output.stdout, &output.stderr] {
        let raw = text(stream).chars().find(|letter| is_unprintable(*letter) && !matches!(letter, '\n' | '\t'));
        assert_eq!(raw, None, "{asked}: {}", text(stream).escape_debug());
    }
}

#[test]
fn nothing_raw_reaches_a_terminal_or_a_document() {
    let folder = Folder::new("raw");
    let file = folder.file("hostile.toml", &hostile_table());
    let card = format!("Card {HOSTILE} End");
    let typed: Vec<Vec<&str>> = vec![
        vec!["check", &file],
        vec!["wins", &file],
        vec!["campaign", &file],
        vec!["may", &file, "muster", &card],
        vec!["may", &file, "travel", HOSTILE],
        vec!["do", &file, "muster", &card],
        vec!["do", &file, "rest"],
        vec!["search", HOSTILE],
        vec!["search", "warbands", HOSTILE],
        vec!["term", HOSTILE],
        vec!["card", HOSTILE],
        vec!["index", HOSTILE],
        vec!["diverge", HOSTILE],
        vec!["show", HOSTILE],
        vec!["odds", HOSTILE],
        vec!["odds", "6v4", "--with", HOSTILE],
        vec!["luck", HOSTILE],
        vec!["seed", HOSTILE],
        vec!["new", "--seed", HOSTILE],
        vec!["cases", HOSTILE],
        vec!["check", HOSTILE],
        vec!["import", HOSTILE],
        vec!["import", "--list"],
        vec!["man", "/dev/null/\u{1b}[31m\u{9b}"],
        vec!["completions", HOSTILE],
        vec!["help", HOSTILE],
        vec![HOSTILE],
        vec!["5", "--lang", HOSTILE],
        vec!["5", "--book", HOSTILE],
    ];
    for line in typed {
        for options in [&[][..], &["--json"], &["--ui", "pl"]] {
            let output = law().args(&line).args(options).output().expect("law runs");
            is_tame(&output, &format!("{line:?} {options:?}"));
        }
    }
    // A document keeps what was written, escaped.
    let listed: Value = serde_json::from_slice(&run(&format!("check {file} --json")).stdout).expect("a document");
    let actions = listed["legal"].as_array().expect("a list");
    assert!(actions.iter().any(|it| it["action"] == format!("muster {card}").as_str()), "{actions:?}");
}

#[test]
fn the_environment_is_no_more_trusted_than_a_file() {
    let folder = Folder::new("environment");
    let file = folder.file("small.txt", crate::import::SMALL);
    for data in [folder.0.join(HOSTILE), PathBuf::from("/dev/null").join(HOSTILE)] {
        for line in [&["import", &file, "--lang", "de"][..], &["2.1.4", "--lang", "de"], &["import", "--list"]] {
            let output = law().env("LAWSPEAKER_DATA", &data).args(line).args(["--color", "always"]).output().expect("law runs");
            let seen = text(&output.stdout) + &text(&output.stderr);
            assert!(!seen.contains("\u{1b}[31m") && !seen.contains(['\u{9b}', '\u{202e}']), "{line:?}: {}", seen.escape_debug());
        }
    }
    let damaged = folder.0.join(HOSTILE).join("printed/oath.de.json");
    fs::write(&damaged, "{").expect("the folder is there");
    for line in [&["import", "--list"][..], &["2.1.4", "--lang", "de"], &["2.1.4", "--lang", "de", "--json"]] {
        let output = law().env("LAWSPEAKER_DATA", folder.0.join(HOSTILE)).args(line).output().expect("law runs");
        is_tame(&output, &format!("{line:?}"));
        assert!(text(&output.stderr).contains("oath.de.json") || text(&output.stdout).contains("oath.de.json"));
    }
}

/// Every command has an answer, be it that something is too long, for words nobody would type.
#[test]
fn endless_words_are_answered_in_time() {
    let folder = Folder::new("endless");
    let file = folder.file("table.toml", &hostile_table());
    let umlauts = "ä".repeat(60_000);
    let ties = "to ".repeat(33_000);
    let names = "longbows,".repeat(12_000);
    let figures = "5.5.4-".repeat(18_000);
    let changes = "ignore-skulls,".repeat(8_000);
    for long in [&umlauts, &ties, &names, &figures, &changes] {
        let typed: Vec<Vec<&str>> = vec![
            vec!["index", long, long, long, long, long, long, long, long],
            vec!["search", long, long],
            vec!["term", long],
            vec!["card", long],
            vec!["diverge", long],
            vec!["show", long],
            vec![long],
            vec!["may", &file, long],
            vec!["may", &file, "play the gathering to site", long],
            vec!["do", &file, "campaign purple targeting", long],
            vec!["campaign", &file, long],
            vec!["campaign", &file, "--rolled", long],
            vec!["odds", long],
            vec!["odds", "6v4", "--with", long],
            vec!["luck", long],
            vec!["new", "--seed", long],
            vec!["cases", long],
            vec!["check", &file, "--player", long],
        ];
        for line in typed {
            let begun = Instant::now();
            let output = law().args(&line).output().expect("law runs");
            let shown = format!("{} {}…", line[0], &long[..8]);
            assert!(begun.elapsed() < PATIENCE, "{shown}: {:?}", begun.elapsed());
            assert!(matches!(output.status.code(), Some(0..=2)), "{shown}");
            assert!(output.stderr.len() + output.stdout.len() < 200_000, "{shown}");
        }
    }
    for (lang, said) in [("en", "No action is that long"), ("de", "So lang ist keine Aktion"), ("pl", "Żadna akcja nie jest")] {
        let output = law().args(["may", &file, "rest", &ties, "--lang", lang]).output().expect("law runs");
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(said), "{}", text(&output.stderr));
    }
}

#[test]
fn the_longest_fights_are_answered_in_time() {
    let rerolls = "--with reroll-attack,reroll-defense,double-attack,sacrifice-worth=10,bandit-force=500";
    for wish in ["--keep 10 --need 50%", "--table --keep 30", "--keep 700 --need 99%", "--aim survivors", "--keep 999"] {
        let begun = Instant::now();
        let output = run(&format!("odds 60/1000v60 {rerolls} {wish}"));
        assert!(matches!(output.status.code(), Some(0 | 1)), "{wish}: {}", text(&output.stderr));
        assert!(begun.elapsed() < 2 * PATIENCE, "{wish}: {:?}", begun.elapsed());
    }
}

#[test]
fn every_fault_of_a_file_is_counted() {
    let folder = Folder::new("faults");
    let keys: String = (0..300).map(|at| format!("key{at} = 1\n")).collect::<Vec<_>>().concat();
    let file = folder.file("keys.toml", &keys);
    for (lang, said) in [("en", "There are 300 errors"), ("de", "300 Fehler"), ("pl", "300 błęd")] {
        let told = text(&run(&format!("check {file} --lang {lang}")).stderr);
        assert!(told.contains(said) && told.len() < 20_000, "{told}");
    }
    let document: Value = serde_json::from_slice(&run(&format!("check {file} --json")).stdout).expect("a document");
    assert_eq!(document["faults"].as_array().map(Vec::len), Some(300));
    let file = folder.file("lines.toml", &"=\n".repeat(120_000));
    let told = text(&run(&format!("check {file}")).stderr);
    assert!(told.contains("There are 120000 errors") || told.contains("There are 120,000 errors"), "{told}");
}

/// What stands on a full disk is told; what has been done is done.
#[cfg(target_os = "linux")]
#[test]
fn a_full_stdout_is_told_on_stderr() {
    let folder = Folder::new("full");
    let table = folder.file("table.toml", &hostile_table());
    let small = folder.file("small.txt", crate::import::SMALL);
    let full = || Stdio::from(fs::OpenOptions::new().write(true).open("/dev/full").expect("a full disk"));
    let run = |line: &str| {
        let data = folder.0.join("data");
        law().env("LAWSPEAKER_DATA", data).args(split(line)).stdout(full()).output().expect("law runs")
    };
    for (line, said) in [
        ("do cases/oath/positions/plain.toml rest".to_owned(), "stdout cannot be written: the disk is full"),
        (format!("check {table} --json --lang de"), "Datenträger ist voll"),
        ("5.5.4 --lang pl".to_owned(), "na dysku nie ma miejsca"),
        ("--help".to_owned(), "the disk is full"),
    ] {
        let output = run(&line);
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(text(&output.stderr).contains(said), "{line}: {}", text(&output.stderr));
    }
    let imported = run(&format!("import {small} --lang de --ui en"));
    let told = text(&imported.stderr);
    assert_eq!(imported.status.code(), Some(0), "the text is stored: {told}");
    assert!(told.contains("numbered sections") && told.contains("the disk is full"), "{told}");
    assert!(folder.0.join("data/printed/oath.de.json").exists());
    assert_eq!(run("import --remove --lang de").status.code(), Some(0));
    assert!(!folder.0.join("data/printed/oath.de.json").exists());
}

#[cfg(unix)]
#[test]
fn what_the_system_reports_is_said_in_words() {
    let folder = Folder::new("system");
    let circle = folder.0.join("circle");
    std::os::unix::fs::symlink(&circle, &circle).expect("a link");
    let long = "x".repeat(300);
    for (lang, link, name) in [
        ("en", "its links lead in a circle", "too long"),
        ("de", "Verknüpfungen führen im Kreis", "zu lang"),
        ("pl", "dowiązania prowadzą w kółko", "za długa"),
    ] {
        let told = |line: &str| {
            let output = run(&format!("{line} --lang {lang}"));
            assert_eq!(output.status.code(), Some(2), "{line}");
            text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let said = told(&format!("check {}", circle.display()));
        assert!(said.contains(link), "{said}");
        let said = told(&format!("check {long}"));
        assert!(said.contains(name), "{said}");
        let said = told("show \"\"");
        assert!(!said.contains("<>"), "{said}");
    }
}
