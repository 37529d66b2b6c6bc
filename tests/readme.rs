//! The commands of README and of `docs/` are run and must print what is shown.

use crate::common::{run, text};
use std::fs;

/// Returns the commands of the `console` blocks, each with the lines shown below it.
fn shown() -> Vec<(String, String)> {
    let docs = fs::read_dir("docs").expect("docs").map(|file| file.expect("a file").path());
    let pages = docs.chain(["README.md".into()]).map(|path| fs::read_to_string(path).expect("a page"));
    let mut commands: Vec<(String, String)> = Vec::new();
    let mut inside = false;
    for line in pages.collect::<String>().lines() {
        match line.strip_prefix("$ law ") {
            _ if line.starts_with("```") => inside = line == "```console",
            Some(command) if inside => commands.push((command.to_owned(), String::new())),
            Some(_) | None if inside => {
                let (_, output) = commands.last_mut().expect("output belongs to a command");
                output.push_str(line);
                output.push('\n');
            }
            Some(_) | None => {}
        }
    }
    commands
}

#[test]
fn what_readme_and_docs_show_is_what_law_prints() {
    let commands = shown();
    assert!(commands.len() >= 3, "README shows {} commands", commands.len());
    for (command, expected) in commands {
        let output = run(&command);
        assert_eq!(text(&output.stdout).trim_end(), expected.trim_end(), "law {command}");
    }
}

#[test]
fn readme_names_the_two_commands_that_do_everything() {
    let readme = fs::read_to_string("README.md").expect("README.md");
    let ci = fs::read_to_string(".ci/run").expect(".ci/run");
    assert!(readme.contains("cargo install --locked --path . && law 5.5.4 --lang en,de,pl"));
    assert!(readme.contains("cargo test --locked") && ci.contains("cargo test --locked"));
}
