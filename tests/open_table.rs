//! The open table as people use it: opened, changed in place, taken back; by several programs at once, killed in the middle, and
//! with files that are damaged or cannot be written.

use crate::{
    common::{law, split, text},
    generated::Chance,
};
use lawspeaker::{
    answer::{
        Speaker,
        judge::{Carried, Table},
        source::Source,
    },
    cards::CARDS,
    i18n::choose_languages,
    law::Lang,
    table::{History, Kind},
};
use serde_json::Value;
use std::{
    fs,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

/// Returns the table of the example, with no Search under way.
fn example() -> String {
    include_str!("game/example.toml").split_inclusive('\n').filter(|line| !line.starts_with("drawn")).collect()
}

/// A folder of its own for one test, with a table in it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("law-table-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let folder = fs::canonicalize(folder).expect("a folder");
        fs::write(folder.join("table.toml"), example()).expect("a table");
        Self(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn table(&self) -> String {
        fs::read_to_string(self.path("table.toml")).expect("a table")
    }

    /// Returns the program in this folder, which remembers what it remembers here.
    fn law(&self) -> Command {
        let mut law = law();
        law.current_dir(&self.0).env("LAWSPEAKER_STATE", self.path("state"));
        law
    }

    fn run(&self, line: &str) -> Output {
        self.law().args(split(line)).output().expect("law runs")
    }

    /// Runs a line that must be answered with yes and returns stdout.
    fn said(&self, line: &str) -> String {
        let output = self.run(line);
        assert!(output.status.success(), "law {line}: {}", text(&output.stderr));
        text(&output.stdout)
    }

    /// Returns what a line says on stderr, on one line.
    fn told(&self, line: &str) -> String {
        text(&self.run(line).stderr).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Runs a line that cannot be answered and returns stderr, on one line.
    fn refused(&self, line: &str) -> String {
        let output = self.run(line);
        assert_eq!(output.status.code(), Some(2), "law {line}: {}", text(&output.stdout));
        text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn log(&self) -> Value {
        serde_json::from_str(&self.said("log --json")).expect("a document")
    }

    fn kinds(&self) -> Vec<String> {
        let log = self.log();
        log["steps"].as_array().expect("steps").iter().map(|step| step["kind"].as_str().expect("a kind").to_owned()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed stays in the temporary folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_table_is_opened_changed_in_place_and_taken_back_byte_for_byte() {
    let folder = Folder::new("evening");
    assert_eq!(folder.run("open").status.code(), Some(1));
    assert!(folder.refused("check").contains("No table is open"));
    assert!(folder.said("open table.toml").contains("table.toml"));
    assert!(folder.said("open").contains("no steps yet"));
    assert!(folder.said("check").contains("Legal"));
    assert!(folder.said("may travel provinces-2").contains("LEGAL"));
    assert!(folder.said("do --dry-run travel provinces-2").contains("provinces-2"));
    assert_eq!(folder.table(), example());
    let printed = folder.said("do table.toml travel provinces-2");
    assert!(printed.starts_with("round = 5"), "a file that is named stays, and the new position is printed");
    assert_eq!(folder.table(), example());
    folder.said("do travel provinces-2");
    let (example, after) = (example(), folder.table());
    let changed: Vec<(&str, &str)> = example.lines().zip(after.lines()).filter(|(old, new)| old != new).collect();
    assert_eq!(changed.len(), 2, "the pawn and the Supply: {changed:?}");
    let of_lines = |text: &str| text.lines().map(|line| line.split_once('#').map(|(_, it)| it.to_owned())).collect::<Vec<_>>();
    assert_eq!(of_lines(&after), of_lines(&example), "every comment is where it was");
    folder.said("do rest rolled 3");
    folder.said("undo 2");
    assert_eq!(folder.table(), example);
    assert!(folder.refused("undo").contains("no step to undo"));
    folder.said("redo");
    assert_eq!(folder.table(), after);
    assert_eq!(folder.kinds(), ["action", "action", "undo", "redo"]);
    let log = folder.log();
    assert_eq!(log["steps"][0]["player"], "red");
    assert_eq!(log["steps"][0]["words"], "travel provinces-2");
    assert_eq!((&log["steps"][0]["undone"], &log["steps"][1]["undone"]), (&false.into(), &true.into()));
    assert!(folder.said("close").contains("table.toml"));
    assert!(folder.refused("undo").contains("No table is open"));
}

#[test]
fn the_table_can_be_named_by_an_option_or_a_variable() {
    let folder = Folder::new("named");
    folder.said("do --table table.toml travel provinces-2");
    let by_variable = folder.law().env("LAWSPEAKER_TABLE", "table.toml").args(["undo"]).output().expect("law runs");
    assert!(by_variable.status.success());
    assert_eq!(folder.table(), example());
    assert!(folder.run("open").status.code() == Some(1), "nothing was remembered");
}

#[test]
fn an_edit_by_hand_is_a_step_that_can_be_taken_back() {
    let folder = Folder::new("by-hand");
    folder.said("open table.toml");
    folder.said("do travel provinces-2");
    let before = folder.table();
    let edited = before.replace("favor = 5", "favor = 4   # miscounted");
    assert_ne!(before, edited);
    fs::write(folder.path("table.toml"), &edited).expect("an edit");
    assert_eq!(folder.kinds(), ["action", "edit"], "the log knows before anything is written");
    let told = folder.told("do rest rolled 3");
    assert!(told.contains("edited by hand"), "{told}");
    folder.said("undo");
    assert_eq!(folder.table(), edited);
    folder.said("undo");
    assert_eq!(folder.table(), before);
    // A file that is broken can be taken back too.
    fs::write(folder.path("table.toml"), "favor = [").expect("an edit");
    assert!(folder.refused("do rest rolled 3").contains("table.toml"));
    folder.said("undo");
    assert_eq!(folder.table(), before);
}

#[test]
fn a_correction_is_checked_whole_and_is_a_step_of_its_own() {
    let folder = Folder::new("set");
    folder.said("open table.toml");
    let said = folder.said("set red favor 4, supply 5");
    assert!(said.contains("5 → 4") && said.contains("6 → 5"), "{said}");
    assert_eq!(folder.table(), example().replace("favor = 5", "favor = 4").replace("supply = 6", "supply = 5"));
    assert_eq!(folder.kinds(), ["correction"]);
    for wrong in ["set red favor 99", "set red favour plenty", "set red favor 4"] {
        folder.refused(wrong);
    }
    assert_eq!(folder.kinds(), ["correction"], "what is refused changes nothing");
    assert!(folder.said("set --dry-run red favor 2").contains("4 → 2"));
    folder.said("undo");
    assert_eq!(folder.table(), example());
}

/// A file of facts stays one: lines that the program wrote are written anew, the others stay as they are.
#[test]
fn a_file_of_facts_is_changed_in_place() {
    let folder = Folder::new("facts");
    for lang in ["en", "de", "pl"] {
        let facts = format!("# our table\n{}", folder.said(&format!("facts table.toml --lang {lang}")));
        fs::write(folder.path("table.txt"), &facts).expect("a table");
        folder.said(&format!("do --table table.txt travel provinces-2 --lang {lang}"));
        let after = fs::read_to_string(folder.path("table.txt")).expect("a table");
        let differing = facts.lines().zip(after.lines()).filter(|(old, new)| old != new).count();
        assert_eq!((facts.lines().count(), differing), (after.lines().count(), 1), "{after}");
        assert!(after.starts_with("# our table\n"));
        let by_facts = folder.said("facts table.txt --toml");
        assert_eq!(by_facts, folder.said("do table.toml travel provinces-2"));
        folder.said("undo --table table.txt");
        assert_eq!(fs::read_to_string(folder.path("table.txt")).expect("a table"), facts);
    }
}

/// In facts as a person wrote them, what changed is changed where it stands: comments, order and spelling stay.
#[test]
fn facts_of_a_person_are_edited_where_they_stand() {
    let own = "# Our Friday game\nround 5; oath supremacy; turn red; phase act   # started late\n\n\
               red: exile at Mountain; four supply; favor 3, secrets 2; advisers Longbows, Scouts # Ann\n\
               blue: exile at Steppe, 3 supply # Bob\nMountain in provinces 1: 3 red warbands; cards Wizard School with 1 favor\n\
               Steppe in cradle 1: Tents\nbanks: order 3, hearth 2\n";
    let speaker = Speaker::new(choose_languages(&[Lang::En], None, |_| None));
    for (facts, old, new) in [
        ("red supply 2", "four supply", "2 supply"),
        ("red favor 0", "favor 3", "favor 0"),
        ("round 6", "round 5", "round 6"),
        ("red at Steppe", "exile at Mountain;", "exile at Steppe;"),
        ("Mountain warbands 5 red", "3 red warbands", "5 red warbands"),
        ("banks hearth 4", "hearth 2", "hearth 4"),
        ("red advisers Longbows, Scouts, Keep facedown", "Longbows, Scouts", "Longbows, Scouts, Keep facedown"),
        ("red advisers Longbows", "Longbows, Scouts", "Longbows"),
        ("Mountain cards Wizard School with 2 favor", "with 1 favor", "with 2 favor"),
        ("turn blue", "turn red", "turn blue"),
    ] {
        let table = Table::open(&speaker, "table", own, None, None).unwrap_or_else(|error| panic!("{error}"));
        let source = Source { file: "table", text: own, given_by: "law set", given: Some(facts), action: "" };
        let after = Table::given(&speaker, &source, None, None).unwrap_or_else(|error| panic!("{facts}: {error}")).toml();
        let edited = table.edited(own, &after).unwrap_or_else(|error| panic!("{facts}: {error}")).text;
        assert_eq!(edited, own.replacen(old, new, 1), "{facts}");
    }
    let table = Table::open(&speaker, "table", own, None, None).unwrap_or_else(|error| panic!("{error}"));
    let source = Source { file: "table", text: own, given_by: "law set", given: Some("blue favor 2"), action: "" };
    let after = Table::given(&speaker, &source, None, None).unwrap_or_else(|error| panic!("{error}")).toml();
    let edited = table.edited(own, &after).unwrap_or_else(|error| panic!("{error}")).text;
    assert_eq!(edited, format!("{own}blue favor 2\n"), "what was not said yet is said below");
}

/// A table that a step begins stands below the others §8: the Chronicle is written at the open table, to its end.
#[test]
fn law_8_the_chronicle_is_written_in_place() {
    let folder = Folder::new("chronicle");
    fs::write(folder.path("table.toml"), include_str!("../cases/oath/positions/finished.toml")).expect("a table");
    folder.said("open table.toml");
    for step in ["vow supremacy", "clear map", "add cards order", "remove cards", "clear relics", "rebuild deck"] {
        folder.said(&format!("do --roll {step}"));
    }
    let table = folder.table();
    assert!(table.starts_with("# A game that the Chancellor has won") && table.contains("oath = \"supremacy\""), "{table}");
    let seed = folder.said("seed table.toml");
    assert!(folder.said(&format!("new --players 3 --seed \"{}\"", seed.trim())).contains("oath = \"supremacy\""));
}

#[test]
fn what_may_not_be_done_changes_nothing() {
    let folder = Folder::new("refused");
    folder.said("open table.toml");
    let history = fs::read(folder.path("table.toml.history")).expect("a history");
    let output = folder.run("do travel cradle-1");
    assert_eq!(output.status.code(), Some(1));
    folder.refused("do dance");
    assert_eq!(folder.table(), example());
    assert_eq!(fs::read(folder.path("table.toml.history")).expect("a history"), history);
}

/// Many programs at once: each step is whole, none is lost, none is there twice.
#[test]
fn programs_at_the_same_time_do_not_mix() {
    let folder = Folder::new("at-once");
    folder.said("open table.toml");
    let start =
        |line: &str| folder.law().args(split(line)).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("law starts");
    let lines = ["do travel provinces-2", "do travel provinces-1", "undo", "redo", "do travel cradle-1", "log"];
    let running: Vec<_> = (0..18).map(|at| start(lines[at % lines.len()])).collect();
    let mut taken = 0;
    for (at, child) in running.into_iter().enumerate() {
        let output = child.wait_with_output().expect("it ends");
        let line = lines[at % lines.len()];
        taken += usize::from(output.status.success() && line != "log");
        let complaints = text(&output.stderr);
        assert!(!complaints.contains("damaged") && !complaints.contains("by hand"), "law {line}: {complaints}");
    }
    let bytes = fs::read(folder.path("table.toml.history")).expect("a history");
    let (history, damage) = History::read(&bytes);
    assert_eq!(damage, None);
    assert!(history.is_at(&folder.table()));
    assert_eq!(history.texts().last(), Some(&folder.table()));
    assert_eq!(history.steps().len(), taken + 1, "the start, and every step that was reported");
    assert!(!history.steps().iter().any(|step| matches!(step.entry.kind, Kind::Edit | Kind::Interrupted)));
}

/// The program is killed wherever it happens to be: the table is before or after the step, and the evening goes on.
#[test]
fn a_program_that_is_killed_leaves_the_table_before_or_after_the_step() {
    let folder = Folder::new("killed");
    folder.said("open table.toml");
    folder.said("do travel provinces-2");
    let after = folder.table();
    folder.said("undo");
    for attempt in 0..12 {
        let mut child = folder.law().args(["redo"]).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("law starts");
        // The later the attempt, the longer the program runs: work that grows, not a clock.
        for _ in 0..attempt * 40 {
            let _ = fs::read(folder.path("table.toml"));
            if folder.table() == after {
                break;
            }
        }
        let _ = child.kill();
        child.wait().expect("it ends");
        let found = folder.table();
        assert!(found == example() || found == after, "attempt {attempt}: {found}");
        if found == after {
            folder.said("undo");
        } else {
            let output = folder.run("log");
            assert!(output.status.success(), "attempt {attempt}: {}", text(&output.stderr));
        }
        assert_eq!(folder.table(), example());
    }
}

/// A file that may not grow stops the program in the middle of what it writes: told, or killed outright.
#[cfg(unix)]
#[test]
fn a_file_that_cannot_grow_is_told_and_loses_nothing() {
    let folder = Folder::new("limit");
    folder.said("open table.toml");
    let history = fs::metadata(folder.path("table.toml.history")).expect("a history").len();
    for blocks in 0..=history.div_ceil(512) + 1 {
        for trap in ["trap '' XFSZ; ", ""] {
            let script = format!("{trap}ulimit -f {blocks}; exec {} do travel provinces-2", env!("CARGO_BIN_EXE_law"));
            let mut shell = Command::new("sh");
            shell.arg("-c").arg(script).current_dir(&folder.0).stdin(Stdio::null());
            shell.env("LAWSPEAKER_STATE", folder.path("state")).env("LAWSPEAKER_DATA", "no-such-folder");
            let output = shell.output().expect("a shell");
            let found = folder.table();
            if output.status.success() {
                assert_ne!(found, example(), "{blocks}");
                folder.said("undo");
            } else {
                assert_eq!(found, example(), "{blocks}");
                let told = text(&output.stderr);
                assert!(trap.is_empty() || told.contains("table.toml"), "{blocks}: {told}");
            }
            assert_eq!(folder.table(), example(), "{blocks}");
            assert!(folder.run("log").status.code() < Some(2), "{blocks}");
        }
    }
    folder.said("do travel provinces-2");
}

#[test]
fn a_damaged_history_is_told_and_kept() {
    let folder = Folder::new("damaged");
    folder.said("open table.toml");
    folder.said("do travel provinces-2");
    folder.said("do rest rolled 3");
    let path = folder.path("table.toml.history");
    let whole = fs::read(&path).expect("a history");
    let table = folder.table();
    // A last line that was never finished is cut off.
    fs::write(&path, &whole[..whole.len() - 5]).expect("a history");
    let told = folder.told("undo");
    assert!(told.contains("never finished"), "{told}");
    assert_eq!(folder.kinds(), ["action", "edit", "undo"]);
    folder.said("redo");
    assert_eq!(folder.table(), table);
    // Damage in the middle leaves a copy of everything.
    let mut bytes = whole.clone();
    let middle = bytes.iter().position(|byte| *byte == b'@').expect("a step");
    bytes[middle] = b'?';
    fs::write(&path, &bytes).expect("a history");
    for (lang, told) in [("en", "damaged"), ("de", "beschädigt"), ("pl", "uszkodzony")] {
        let said = folder.told(&format!("log --lang {lang}"));
        assert!(said.contains(told), "{said}");
    }
    folder.said("open table.toml");
    assert_eq!(fs::read(folder.path("table.toml.history.damaged")).expect("a copy"), bytes);
}

#[test]
fn a_history_that_cannot_be_written_leaves_the_table_alone() {
    let folder = Folder::new("no-history");
    fs::create_dir(folder.path("table.toml.history")).expect("a folder in the way");
    assert!(folder.told("open table.toml").contains("no step can be written"));
    for (lang, told) in [("en", "cannot be written"), ("de", "nicht schreiben"), ("pl", "zapisać")] {
        let said = folder.refused(&format!("do travel provinces-2 --lang {lang}"));
        assert!(said.contains(told), "{said}");
    }
    assert_eq!(folder.table(), example());
    assert!(folder.said("check").contains("Legal"), "it can still be asked about");
}

/// Returns a text as a person would have it: names in another language, comments everywhere, lists on several lines, other line
/// ends, sites in another order.
fn by_a_person(toml: &str, lang: Lang, chance: &mut Chance) -> String {
    let mut text = String::from("# comment 0: our table\n");
    for (at, line) in toml.lines().enumerate() {
        let mut line = line.to_owned();
        for card in CARDS {
            if chance.one_in(2) {
                line = line.replace(&format!("\"{}\"", card.name(Lang::En)), &format!("\"{}\"", card.name(lang)));
            }
        }
        if let Some((key, list)) = line.split_once(" = [").filter(|(_, list)| list.len() > 20 && !list.contains('{')) {
            let items: Vec<String> = list.trim_end_matches(']').split(", ").map(|item| format!("  {item},\n")).collect();
            line = format!("{key} = [ # comment {at}a: a list\n{}]", items.concat());
        }
        if !line.is_empty() && chance.one_in(3) {
            line = format!("{line}   # comment {at}: beside");
        }
        if chance.one_in(8) && !line.contains('\n') {
            line = format!("# comment {at}b: above\n{line}");
        }
        text.push_str(&line);
        text.push('\n');
    }
    if chance.one_in(3) { text.replace('\n', "\r\n") } else { text }
}

fn comments(text: &str) -> Vec<&str> {
    let mut found: Vec<&str> = text.lines().filter_map(|line| Some(line.split_once("# comment")?.1)).collect();
    found.sort_unstable();
    found
}

/// Whatever is done, the text says exactly the new position and has lost no comment.
fn play_in_place(start: &str, lang: Lang, chance: &mut Chance, steps: usize) -> usize {
    let speaker = Speaker::new(choose_languages(&[Lang::En], None, |_| None));
    let open = |text: &str| Table::open(&speaker, "table", text, None, None);
    let Ok(first) = open(start) else { panic!("a start that can be read") };
    let mut text = by_a_person(&first.toml(), lang, chance);
    let wanted: Vec<String> = comments(&text).into_iter().map(str::to_owned).collect();
    let mut done = 0;
    for _ in 0..steps {
        let table = open(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let legal = table.actions().legal;
        let Some(action) = legal.get(chance.below(legal.len().max(1))).map(|it| it.action.clone()) else { break };
        let Ok(Carried::Out(after)) = table.carry_out(&action) else { continue };
        let edited = table.edited(&text, &after.toml).unwrap_or_else(|error| panic!("{action}: {error}\n{text}")).text;
        let read = open(&edited).map(|table| table.toml());
        assert_eq!(read.ok().as_deref(), Some(after.toml.as_str()), "{action}");
        assert_eq!(comments(&edited), wanted, "{action}\n{text}\n----\n{edited}");
        assert_eq!(text.contains("\r\n"), edited.contains("\r\n"));
        let (ends, of_windows) = (edited.matches('\n').count(), edited.matches("\r\n").count());
        assert!(of_windows == 0 || of_windows == ends, "{action}: line ends of both kinds");
        text = edited;
        done += 1;
    }
    done
}

#[test]
fn comments_and_spelling_survive_a_game() {
    let mut chance = Chance::new(77);
    let mut done = 0;
    for (game, lang) in [Lang::En, Lang::De, Lang::Pl, Lang::De].into_iter().enumerate() {
        let start = crate::generated::start(game as u64 + 1).to_toml();
        done += play_in_place(&start, lang, &mut chance, 60);
    }
    for file in ["war", "plans", "hand", "choices", "partly-described", "unnamed"] {
        let start = fs::read_to_string(format!("cases/oath/positions/{file}.toml")).expect("a position");
        done += play_in_place(&start, Lang::De, &mut chance, 12);
    }
    for file in ["three", "five", "year", "census", "regions"] {
        let start = fs::read_to_string(format!("cases/xidit/positions/{file}.toml")).expect("a position");
        done += play_in_place(&start, Lang::De, &mut chance, 8);
    }
    assert!(done > 150, "only {done} actions were carried out");
}

/// From any position to any other of the same game: what a correction may do.
#[test]
fn any_position_can_be_edited_into_any_other() {
    let speaker = Speaker::new(choose_languages(&[Lang::En], None, |_| None));
    let mut chance = Chance::new(5);
    for seed in 0..60 {
        let [from, to] = [seed, seed + 1].map(|seed| crate::generated::position(seed).to_toml());
        let own = by_a_person(&from, Lang::Pl, &mut chance);
        let table = Table::open(&speaker, "table", &own, None, None).unwrap_or_else(|error| panic!("{error}\n{own}"));
        let edited = table.edited(&own, &to).unwrap_or_else(|error| panic!("{seed}: {error}\n{own}\n----\n{to}")).text;
        let read = Table::open(&speaker, "table", &edited, None, None).map(|table| table.toml());
        assert_eq!(read.ok().as_deref(), Some(to.as_str()), "{seed}");
    }
}

#[test]
fn nothing_is_left_beside_the_table() {
    let folder = Folder::new("tidy");
    folder.said("open table.toml");
    folder.said("do travel provinces-2");
    let mut names: Vec<String> = fs::read_dir(&folder.0)
        .expect("a folder")
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    assert_eq!(names, ["state", "table.toml", "table.toml.history"]);
    assert!(folder.path("state/table").exists());
}
