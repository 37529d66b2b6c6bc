//! The commands of README and of `docs/` are run and must print what is shown.

use crate::common::{law, run, split, text};
use std::{fs, path::PathBuf, process::Output};

/// The pages whose commands are those of one evening: they are run in a folder with a table in it, one after the other.
const EVENINGS: [&str; 2] = ["README.md", "table.md"];

/// A command that a page shows, with the lines shown below it.
struct Shown {
    page: String,
    command: String,
    output: String,
}

/// Returns the commands of the `console` blocks.
fn shown() -> Vec<Shown> {
    let docs = fs::read_dir("docs").expect("docs").map(|file| file.expect("a file").path());
    let mut commands: Vec<Shown> = Vec::new();
    for path in docs.chain(["README.md".into()]) {
        let page = path.file_name().expect("a page").to_string_lossy().into_owned();
        let mut inside = false;
        for line in fs::read_to_string(path).expect("a page").lines() {
            match line.strip_prefix("$ law ") {
                _ if line.starts_with("```") => inside = line == "```console",
                Some(command) if inside => {
                    commands.push(Shown { page: page.clone(), command: command.to_owned(), output: String::new() });
                }
                Some(_) | None if inside => {
                    let shown = commands.last_mut().expect("output belongs to a command");
                    shown.output.push_str(line);
                    shown.output.push('\n');
                }
                Some(_) | None => {}
            }
        }
    }
    commands
}

/// Returns a folder with a table in it.
fn evening(page: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("evening").join(page);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let example = fs::read_to_string("tests/game/example.toml").expect("an example");
    let table: String = example.split_inclusive('\n').filter(|line| !line.starts_with("drawn")).collect();
    fs::write(folder.join("table.toml"), table).expect("a table");
    fs::canonicalize(folder).expect("a folder")
}

#[test]
fn what_readme_and_docs_show_is_what_law_prints() {
    let commands = shown();
    assert!(commands.len() >= 3, "README shows {} commands", commands.len());
    let folders = EVENINGS.map(evening);
    let at_the_table = |folder: &PathBuf, command: &str| -> Output {
        let mut law = law();
        law.current_dir(folder).env("HOME", folder).env("LAWSPEAKER_STATE", folder.join("state"));
        law.args(split(command)).output().expect("law runs")
    };
    for Shown { page, command, output: expected } in commands {
        let folder = EVENINGS.iter().zip(&folders).find(|(evening, _)| **evening == page).map(|(_, folder)| folder);
        let output = folder.map_or_else(|| run(&command), |folder| at_the_table(folder, &command));
        assert_eq!(text(&output.stdout).trim_end(), expected.trim_end(), "{page}: law {command}");
    }
}

/// A dispute is settled by one line that can be typed at a table.
#[test]
fn twelve_disputes_are_one_short_line_each() {
    let disputes: Vec<Shown> = shown().into_iter().filter(|shown| shown.page == "disputes.md").collect();
    assert!(disputes.len() >= 12, "{} disputes", disputes.len());
    for Shown { command, output, .. } in &disputes {
        let line = format!("law {command}");
        assert!(line.chars().count() <= 200, "{} letters: {line}", line.chars().count());
        assert!(output.starts_with("LEGAL") || output.starts_with("ILLEGAL"), "not settled: {line}");
    }
}

#[test]
fn readme_names_the_two_commands_that_do_everything() {
    let readme = fs::read_to_string("README.md").expect("README.md");
    let ci = fs::read_to_string(".ci/run").expect(".ci/run");
    assert!(readme.contains("cargo install --locked --path . && law 5.5.4 --lang en,de,pl"));
    assert!(readme.contains("cargo test --locked") && ci.contains("cargo test --locked"));
}
