//! Completion in real shells: bash is always there; zsh and fish are asked where they are installed.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// A folder with the program under its own name and a position file, for the time of a test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("law-completion-{name}-{}", std::process::id()));
        fs::create_dir_all(path.join("bin")).expect("a folder");
        place(env!("CARGO_BIN_EXE_law").as_ref(), &path.join("bin/law")).expect("the program");
        fs::copy("cases/oath/positions/plain.toml", path.join("table.toml")).expect("a position");
        Self(path)
    }

    /// Runs a shell in the folder; none if it is not installed.
    fn run(&self, shell: &str, arguments: &[&str], lang: &str) -> Option<Output> {
        let path = format!("{}:{}", self.0.join("bin").display(), env::var("PATH").unwrap_or_default());
        let mut command = Command::new(shell);
        command.args(arguments).current_dir(&self.0).env("PATH", path).env("LC_ALL", lang).env("HOME", &self.0);
        let found = command.output();
        if found.is_err() {
            println!("{shell} is not installed: its completions were not tried");
        }
        found.ok()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Puts the program somewhere else. A copy could not be started while another thread that starts a program holds it open.
#[cfg(unix)]
fn place(program: &Path, there: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(program, there)
}

#[cfg(not(unix))]
fn place(program: &Path, there: &Path) -> std::io::Result<()> {
    fs::copy(program, there).map(|_| ())
}

/// What is typed, in which language, and the first thing that it is completed to.
const TYPED: [(&str, &str, &str); 10] = [
    ("law ch", "en_US.UTF-8", "check"),
    ("law 5.5.4", "en_US.UTF-8", "5.5.4"),
    ("law check ta", "en_US.UTF-8", "table.toml"),
    ("law may table.toml trav", "en_US.UTF-8", "travel"),
    ("law may table.toml travel mou", "en_US.UTF-8", "Mountain"),
    ("law card longb", "en_US.UTF-8", "Longbows"),
    ("law card LONGB", "en_US.UTF-8", "Longbows"),
    ("law card vow of pe", "en_US.UTF-8", "Peace"),
    ("law card langb", "de_DE.UTF-8", "Langbögen"),
    ("law term oathk", "en_US.UTF-8", "Oathkeeper"),
];

/// The same in the words of a reader: a name whose letters a shell would read as its own.
const FAIR: &str = "Tinker's Fair";

fn lines(output: &Output) -> Vec<String> {
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

/// Asks bash as it asks itself: with the words of the line, and the one that is completed.
fn by_bash(folder: &Folder, typed: &str, lang: &str) -> Vec<String> {
    let script = "source <(law completions bash); eval \"COMP_WORDS=($1)\"; COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); \
                  _law law \"${COMP_WORDS[COMP_CWORD]}\" '' 2>/dev/null; printf '%s\\n' \"${COMPREPLY[@]}\"";
    lines(&folder.run("bash", &["--norc", "-c", script, "bash", typed], lang).expect("bash is always there"))
}

#[test]
fn bash_completes_files_verbs_actions_numbers_and_names() {
    let folder = Folder::new("bash");
    for (typed, lang, first) in TYPED {
        let found = by_bash(&folder, typed, lang);
        assert_eq!(found.first().map(String::as_str), Some(first), "{typed}: {found:?}");
    }
    assert_eq!(by_bash(&folder, "law card tink", "en_US.UTF-8"), ["Tinker\\'s\\ Fair"]);
    assert!(by_bash(&folder, "law may table.toml travel prov", "en_US.UTF-8").contains(&"provinces-1".to_owned()));
    assert!(by_bash(&folder, "law 5.5", "en_US.UTF-8").contains(&"5.5.7.II".to_owned()));
    assert_eq!(by_bash(&folder, "law --lang d", "en_US.UTF-8"), ["de"]);
}

/// What bash inserts is read back by bash as the name.
#[test]
fn bash_reads_back_what_it_inserts() {
    let folder = Folder::new("bash-back");
    for (typed, open) in [("law card tink", ""), ("law card \\\"tink", "\""), ("law card \\'tink", "'")] {
        let found = by_bash(&folder, typed, "en_US.UTF-8").concat();
        let script = format!("printf %s {open}{found}{open}");
        let said = folder.run("bash", &["--norc", "-c", &script], "C").expect("bash is always there");
        assert_eq!(String::from_utf8_lossy(&said.stdout), FAIR, "{script}");
    }
}

#[test]
fn fish_completes_files_verbs_actions_numbers_and_names() {
    let folder = Folder::new("fish");
    let ask = |typed: &str, lang: &str| {
        let script = "law completions fish | source; complete -C $argv[1]";
        folder.run("fish", &["--no-config", "-c", script, typed], lang).map(|output| lines(&output))
    };
    for (typed, lang, first) in TYPED {
        let Some(found) = ask(typed, lang) else { return };
        let value = found.first().and_then(|line| line.split('\t').next());
        assert_eq!(value, Some(first), "{typed}: {found:?}");
    }
    assert_eq!(ask("law card tink", "en_US.UTF-8"), Some(vec![FAIR.to_owned()]));
}

/// Types into a shell that thinks it is used by a person, presses Tab, and tells what the line has become. The command that
/// tells it may be echoed before the echo is off, so it is written otherwise than what it prints; the keys that ask for it mean
/// nothing to a terminal that is not yet read letter by letter.
const ZSH_DRIVER: &str = r#"
zmodload zsh/zpty
zpty z zsh -f -i
zpty -w z 'PS1= PS2=; stty -echo'
zpty -w z 'autoload -Uz compinit; compinit -u -D; source <(law completions zsh)'
zpty -w z 'report() { print -r -- "li""ne=[$BUFFER]" }; zle -N report; bindkey "^Xr" report; print rea""dy=yes'
zpty -r -m z line '*ready=yes*'
zpty -w -n z "$1"$'\t\x18r'
zpty -r -m z line '*line=\[*\]*'
print -r -- "$line"
zpty -d z
"#;

#[test]
fn zsh_completes_files_verbs_actions_numbers_and_names() {
    let folder = Folder::new("zsh");
    let ask = |typed: &str, lang: &str| {
        let output = folder.run("zsh", &["-f", "-c", ZSH_DRIVER, "zsh", typed], lang)?;
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let at = said.rfind("line=[").map_or(0, |at| at + "line=[".len());
        Some(said[at..].split(']').next().unwrap_or_default().to_owned())
    };
    for (typed, line) in [
        ("law che", "law check "),
        ("law check ta", "law check table.toml "),
        ("law may table.toml trav", "law may table.toml travel "),
        ("law card longb", "law card Longbows "),
        ("law card tink", "law card Tinker\\'s\\ Fair "),
        ("law card \"tink", "law card \"Tinker's Fair\" "),
        ("law 5.5.4", "law 5.5.4 "),
    ] {
        let Some(found) = ask(typed, "en_US.UTF-8") else { return };
        assert_eq!(found, line, "{typed}");
    }
}

#[test]
fn powershell_is_registered_for_the_program() {
    let folder = Folder::new("powershell");
    let law = folder.0.join("bin/law");
    let script = folder.run(&law.display().to_string(), &["completions", "powershell"], "C").expect("the program runs");
    let text = String::from_utf8_lossy(&script.stdout).into_owned();
    for part in ["Register-ArgumentCompleter -Native -CommandName law", "LAW_COMPLETE = 'powershell'", "CompletionResult"] {
        assert!(text.contains(part), "{text}");
    }
    let mut asked = Command::new(Path::new(&law));
    asked.args(["--", "law", "card", "tink"]).env("LAW_COMPLETE", "powershell").env("LC_ALL", "C");
    assert_eq!(lines(&asked.output().expect("the program runs")), ["'Tinker''s Fair'\tTinker's Fair"]);
}
