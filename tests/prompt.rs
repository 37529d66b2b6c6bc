//! The prompt as people use it: scripts through standard input, and a real terminal, in three languages.

use crate::common::{law, split, text};
use std::{
    fs,
    io::Write as _,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

/// Returns the table of the example, with no Search under way.
fn example() -> String {
    include_str!("game/example.toml").split_inclusive('\n').filter(|line| !line.starts_with("drawn")).collect()
}

/// A folder of its own for one test, with an open table in it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, table: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("law-prompt-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let folder = Self(fs::canonicalize(folder).expect("a folder"));
        fs::write(folder.0.join("table.toml"), table).expect("a table");
        assert!(folder.run("open table.toml").status.success());
        folder
    }

    fn table(&self) -> String {
        fs::read_to_string(self.0.join("table.toml")).expect("a table")
    }

    fn law(&self) -> Command {
        let mut law = law();
        law.current_dir(&self.0).env("LAWSPEAKER_STATE", self.0.join("state"));
        law
    }

    fn run(&self, line: &str) -> Output {
        self.law().args(split(line)).output().expect("law runs")
    }

    /// Returns all that is said to the lines of a script, stdout and then stderr, each on one line.
    fn played(&self, options: &str, script: &str) -> String {
        let mut law = self.law();
        let law = law.arg("table").args(split(options)).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = law.spawn().expect("law runs");
        let written = child.stdin.take().map(|mut stdin| stdin.write_all(script.as_bytes()));
        assert!(matches!(written, Some(Ok(()))), "the script is read");
        let output = child.wait_with_output().expect("law ends");
        format!("{}\n{}", text(&output.stdout), text(&output.stderr))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed stays in the temporary folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_odds_and_the_name_of_the_program_are_understood() {
    let folder = Folder::new("odds", &example());
    let asked = text(&folder.run("odds 6v4+3").stdout);
    for line in ["odds 6v4+3", "law odds 6v4+3", "6v4+3", "Law 6v4+3"] {
        let said = folder.played("", &format!("{line}\n"));
        assert!(said.contains(asked.trim_end()), "{line}: {said}");
    }
}

#[test]
fn a_question_is_ruled_on_and_not_carried_out() {
    let folder = Folder::new("question", &example());
    for (lang, line, verdict) in [
        ("en", "travel mountain?", "LEGAL"),
        ("en", "can I travel to the mountain", "LEGAL"),
        ("en", "may I travel to the mountain?", "LEGAL"),
        ("de", "Darf ich zum Berg reisen?", "ERLAUBT"),
        ("de", "kann ich ruhen", "ERLAUBT"),
        ("pl", "czy mogę podróżować na Górę?", "WOLNO"),
        ("pl", "mogę odpocząć", "WOLNO"),
    ] {
        let said = folder.played(&format!("--lang {lang}"), &format!("{line}\n"));
        assert!(said.contains(verdict), "{line}: {said}");
        let outside = text(&folder.run(&format!("--lang {lang} {line}")).stdout);
        assert!(outside.contains(verdict), "law {line}: {outside}");
        assert_eq!(folder.table(), example(), "{line}");
    }
    let said = folder.played("", "can I keep a vision?\n");
    assert!(said.contains(text(&folder.run("search can I keep a vision?").stdout).trim_end()), "{said}");
}

#[test]
fn commands_are_said_as_people_say_them() {
    let folder = Folder::new("commands", &example());
    for (lang, go, check, back, wins, log) in [
        ("en", "travel mountain", "what can I do?", "take that back", "who is winning", "log"),
        ("de", "reise zum Berg", "Was kann ich tun?", "zurück", "wer gewinnt", "Verlauf"),
        ("pl", "podróżuj na Górę", "co mogę zrobić?", "cofnij", "kto wygrywa", "dziennik"),
    ] {
        let option = format!("--lang {lang}");
        for (line, command) in [(check, "check"), (wins, "wins")] {
            let said = folder.played(&option, &format!("{line}\n"));
            let asked = text(&folder.run(&format!("{command} --lang {lang}")).stdout);
            assert!(said.contains(asked.trim_end()), "{line}: {said}");
        }
        let said = folder.played(&option, &format!("{go}\n{back}\n{log}\n"));
        assert_eq!(folder.table(), example(), "{said}");
    }
}

#[test]
fn help_is_about_playing_and_fits_a_screen() {
    let folder = Folder::new("help", &example());
    let mut pages = Vec::new();
    for (lang, word) in [("en", "help"), ("en", "?"), ("de", "Hilfe"), ("pl", "pomoc")] {
        let said = folder.played(&format!("--lang {lang}"), &format!("{word}\n"));
        let page = said.trim_end();
        assert!(page.lines().count() <= 21, "{page}");
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
        assert!(page.contains("6v4+3") && !page.contains("--json"), "{page}");
        pages.push(page.lines().skip(1).map(str::to_owned).collect::<Vec<String>>());
    }
    assert_eq!(pages[0], pages[1]);
    assert!(folder.played("", "help may\n").contains("law may"));
}

#[test]
fn a_name_that_begins_like_an_action_is_that_name() {
    let folder = Folder::new("names", &example());
    for (line, whole) in [("vow of peace", "card \"vow of peace\""), ("rest phase", "rest phase")] {
        let said = folder.played("", &format!("{line}\n"));
        assert!(said.contains(text(&folder.run(whole).stdout).trim_end()), "{line}: {said}");
    }
    let said = folder.played("", "travel cost\n");
    assert!(said.lines().nth(1).is_some_and(|line| line.contains("“cost”")), "the fault is said first: {said}");
    assert!(said.contains("5.6"), "{said}");
    let said = folder.played("", "travel mountian\n");
    assert!(said.contains("Did you mean"), "{said}");
}
