//! What a line typed at the prompt asks for: an action to carry out, or anything that can follow `law`.

use crate::{
    answer::{Error, judge::Table},
    cli::{command::Command, help},
    i18n::Words,
};

/// The sign before a remark in a script.
const REMARK: char = '#';
/// The word that begins every command outside the prompt, and may be typed here as well.
const PROGRAM: &str = "law";
/// The kind of error of words that begin like no action.
const NO_ACTION: &str = "unknown-action";

/// What a line asks for.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// Nothing: an empty line or a remark.
    Nothing,
    /// To leave the prompt.
    Leave,
    /// An action on the table, as typed.
    Action(String),
    /// A command with its arguments, or words without a command.
    Arguments(Vec<String>),
}

impl Line {
    /// Returns what a line asks for. Words that begin like an action are one, unless they are a command and no action, or end
    /// with a question mark.
    pub fn new(commands: &[Command], words: &Words, table: Option<&Table<'_>>, typed: &str) -> Self {
        let typed = typed.trim();
        let typed = typed.strip_prefix(PROGRAM).filter(|rest| rest.starts_with(' ')).map_or(typed, str::trim);
        if typed.is_empty() || typed.starts_with(REMARK) {
            return Self::Nothing;
        }
        if words.say("prompt-leave-words").split(", ").any(|word| word == typed.to_lowercase()) {
            return Self::Leave;
        }
        let arguments = split(typed);
        let is_command = arguments.first().is_some_and(|word| help::find(commands, word).is_some());
        let is_action = match table.map(|table| table.glance(typed)) {
            Some(Ok(_)) => true,
            Some(Err(error)) => !is_command && begins_an_action(&error) && !typed.ends_with('?'),
            None => false,
        };
        if is_action { Self::Action(typed.to_owned()) } else { Self::Arguments(arguments) }
    }
}

/// Returns whether words that are no action at least begin like one.
fn begins_an_action(error: &Error) -> bool {
    error.kind() != NO_ACTION
}

/// Returns the words of a line; what stands between double quotes is one word. An apostrophe is a letter: Tinker's Fair.
pub fn split(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (at, part) in line.split('"').enumerate() {
        if at % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{answer::Speaker, cli::COMMANDS, i18n::choose_languages, law::Lang};

    const TABLE: &str = "round = 5\nturn = 'red'\n[[site]]\nslot = 'cradle-1'\nname = 'Steppe'\n[[site]]\nslot = 'cradle-2'\n\
                         name = 'Mountain'\n[[player]]\ncolour = 'red'\nrole = 'exile'\npawn = 'cradle-1'\nsupply = 4\n";

    fn meant(lang: Lang, typed: &str) -> Line {
        let speaker = Speaker::new(choose_languages(&[lang], None, |_| None));
        let table = Table::open(&speaker, "table.toml", TABLE, None, None).unwrap_or_else(|error| panic!("{error}"));
        Line::new(COMMANDS, &speaker.words, Some(&table), typed)
    }

    #[test]
    fn actions_commands_and_questions_are_told_apart() {
        let action = |typed: &str| Line::Action(typed.to_owned());
        let arguments = |typed: &str| Line::Arguments(split(typed));
        for typed in ["travel mountain", "search world", "travel mountian", "rest", "law travel mountain"] {
            assert_eq!(meant(Lang::En, typed), action(typed.trim_start_matches("law ")), "{typed}");
        }
        for typed in ["check", "search sacrifice warbands", "5.5.4", "6v4+3", "longbows", "can I travel there", "travel twice?"] {
            assert_eq!(meant(Lang::En, typed), arguments(typed), "{typed}");
        }
        assert_eq!(meant(Lang::De, "reise zum Berg"), action("reise zum Berg"));
        assert_eq!(meant(Lang::Pl, "podróżuj na Górę"), action("podróżuj na Górę"));
    }

    #[test]
    fn one_leaves_in_each_language_and_remarks_are_nothing() {
        assert_eq!(meant(Lang::En, " quit "), Line::Leave);
        assert_eq!(meant(Lang::De, "ende"), Line::Leave);
        assert_eq!(meant(Lang::Pl, "koniec"), Line::Leave);
        assert_eq!(meant(Lang::En, "# round 3"), Line::Nothing);
        assert_eq!(meant(Lang::En, "   "), Line::Nothing);
    }

    #[test]
    fn quotes_hold_words_together_and_apostrophes_do_not() {
        assert_eq!(split("card Tinker's Fair"), ["card", "Tinker's", "Fair"]);
        assert_eq!(split("may rest --given \"red supply 4\""), ["may", "rest", "--given", "red supply 4"]);
    }
}
