//! The shells: the script that asks the program, and how candidates are written for each, quoted as it needs.

use super::{Candidate, INDEX, QUOTE, VARIABLE};
use std::borrow::Cow;

/// A shell that asks for completions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shell {
    Bash,
    Elvish,
    Fish,
    Powershell,
    Zsh,
}

impl Shell {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Bash, Self::Elvish, Self::Fish, Self::Powershell, Self::Zsh];

    /// Returns its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bash => "bash",
            Self::Elvish => "elvish",
            Self::Fish => "fish",
            Self::Powershell => "powershell",
            Self::Zsh => "zsh",
        }
    }

    /// Returns the shell of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        let name = if name == "pwsh" { "powershell" } else { name };
        Self::ALL.into_iter().find(|shell| shell.name() == name)
    }

    /// Returns the script that registers the completions.
    pub fn script(self) -> String {
        let script = match self {
            Self::Bash => include_str!("law.bash"),
            Self::Elvish => include_str!("law.elv"),
            Self::Fish => include_str!("law.fish"),
            Self::Powershell => include_str!("law.ps1"),
            Self::Zsh => include_str!("law.zsh"),
        };
        script.replace("@VARIABLE@", VARIABLE).replace("@INDEX@", INDEX).replace("@QUOTE@", QUOTE)
    }

    /// Returns the candidates as the shell reads them, one a line; `quote` is the quotation mark that the word begins with.
    pub fn written(self, candidates: &[Candidate], quote: Option<char>) -> String {
        let line = |it: &Candidate| {
            let about = it.about.replace(['\t', '\n'], " ");
            match self {
                Self::Bash => bash(&it.value, quote),
                Self::Elvish => it.value.clone(),
                Self::Fish | Self::Zsh if about.is_empty() => it.value.clone(),
                Self::Fish | Self::Zsh => format!("{}\t{about}", it.value),
                Self::Powershell => format!("{}\t{}", powershell(&it.value), if about.is_empty() { &it.value } else { &about }),
            }
        };
        candidates.iter().map(|it| line(it) + "\n").collect()
    }
}

/// Returns a word as bash inserts it: within quotation marks as it is but for the mark itself, else with its special letters
/// escaped.
fn bash(value: &str, quote: Option<char>) -> String {
    match quote {
        Some('\'') => value.replace('\'', r"'\''"),
        Some(_) => {
            let special = |letter: char| matches!(letter, '"' | '\\' | '$' | '`');
            value.chars().flat_map(|letter| special(letter).then_some('\\').into_iter().chain([letter])).collect()
        }
        None => {
            let plain =
                |letter: char| letter.is_alphanumeric() || matches!(letter, '.' | '-' | '_' | '/' | ',' | '+' | '=' | ':' | '%');
            value.chars().flat_map(|letter| (!plain(letter)).then_some('\\').into_iter().chain([letter])).collect()
        }
    }
}

/// Returns a word as PowerShell inserts it: in quotation marks if it needs them, which are doubled within.
fn powershell(value: &str) -> Cow<'_, str> {
    let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '.' | '-' | '_' | '/' | '\\' | '+' | '=' | ':');
    if value.chars().all(plain) { Cow::Borrowed(value) } else { Cow::Owned(format!("'{}'", value.replace('\'', "''"))) }
}

/// Returns a word without the quotation marks and escapes that a shell leaves in it.
pub fn unquoted(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    let mut mark = None;
    let mut letters = word.chars();
    while let Some(letter) = letters.next() {
        match (letter, mark) {
            ('\\', None | Some('"')) => plain.extend(letters.next()),
            ('"' | '\'', None) => mark = Some(letter),
            (letter, Some(open)) if letter == open => mark = None,
            (letter, _) => plain.push(letter),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_as_the_shell_needs() {
        let fair = [Candidate::new("Tinker's Fair", "")];
        assert_eq!(Shell::Bash.written(&fair, None), "Tinker\\'s\\ Fair\n");
        assert_eq!(Shell::Bash.written(&fair, Some('"')), "Tinker's Fair\n");
        assert_eq!(Shell::Bash.written(&fair, Some('\'')), "Tinker'\\''s Fair\n");
        assert_eq!(Shell::Powershell.written(&fair, None), "'Tinker''s Fair'\tTinker's Fair\n");
        assert_eq!(Shell::Zsh.written(&fair, None), "Tinker's Fair\n");
        assert_eq!(Shell::Fish.written(&[Candidate::new("Langbögen", "Longbows")], None), "Langbögen\tLongbows\n");
    }

    #[test]
    fn what_a_shell_leaves_in_a_word_is_taken_off() {
        for (word, plain) in
            [("\"vow of", "vow of"), ("Tinker\\'s\\ Fa", "Tinker's Fa"), ("'a b'", "a b"), ("x", "x"), ("\\", "")]
        {
            assert_eq!(unquoted(word), plain);
        }
    }

    #[test]
    fn every_script_asks_by_the_same_variables() {
        for shell in Shell::ALL {
            let script = shell.script();
            assert!(script.contains(VARIABLE) && script.contains(shell.name()) && !script.contains("@VARIABLE@"), "{script}");
        }
    }
}
