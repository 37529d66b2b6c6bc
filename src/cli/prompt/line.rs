//! What a line typed at the prompt asks for: an action to carry out, or anything that can follow `law`.

use crate::{
    answer::{
        BareWords, Error, SpokenCommand, asked_about, asked_of_player, asked_of_table, asked_ways, bare_words, begins_a_question,
        done_by, judge::Table, spoken_command, tells_of_player, without_filler,
    },
    cli::{command::Command, help},
    i18n::{Words, id},
};

/// The sign before a remark in a script.
const REMARK: char = '#';
/// The word that begins every command outside the prompt, and may be typed here as well.
const PROGRAM: &str = "law";
/// The command that carries out an action.
const CARRY_OUT: &str = "do ";
/// The command that searches; an action begins with the same word.
const SEARCH: &str = "search";
/// The kind of error of words that begin like no action.
const NO_ACTION: &str = "unknown-action";

/// The kind of error of a name that is none.
const MISSPELT: &str = "unknown-name";

/// What a line asks for.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// Nothing: an empty line or a remark.
    Nothing,
    /// To leave the prompt.
    Leave,
    /// How one plays at the prompt.
    Help,
    /// An action on the table, as typed.
    Action(String),
    /// An action in which a part is missing, as typed.
    Lacking(String),
    /// Whose turn it is.
    Turn,
    /// What lies on the table, and the answer.
    Told(String),
    /// A command with its arguments, or words without a command.
    Arguments(Vec<String>),
    /// Words that look like an action, and that action.
    Near {
        /// The words.
        typed: String,
        /// The action.
        action: String,
    },
    /// Words to search for that begin like an action, and why they are none.
    Search {
        /// Why they are no action.
        fault: String,
        /// The words.
        words: Vec<String>,
    },
}

impl Line {
    /// Returns what a line asks for, without the words that mean nothing where they stand in the way: `travel to the mountain now`.
    pub fn new(words: &Words, commands: &[Command], table: Option<&Table<'_>>, typed: &str) -> Self {
        let meant = Self::meant(words, commands, table, typed);
        let is_clear = |line: &Self| match line {
            Self::Action(action) => table.is_some_and(|table| table.glance(action).is_ok() || table.several(action).is_some()),
            Self::Arguments(arguments) => match arguments.split_first() {
                Some((first, rest)) if first == "may" => {
                    table.is_some_and(|table| table.glance(&rest.join(" ")).is_ok() || table.ways(&rest.join(" ")).is_some())
                }
                Some((first, _)) => first != SEARCH && help::find(commands, first).is_some(),
                None => true,
            },
            Self::Near { .. } | Self::Search { .. } => false,
            Self::Nothing | Self::Leave | Self::Help | Self::Lacking(_) | Self::Turn | Self::Told(_) => true,
        };
        if is_clear(&meant) {
            return meant;
        }
        let plain = without_filler(typed).map(|plain| Self::meant(words, commands, table, &plain));
        plain.filter(is_clear).unwrap_or(meant)
    }

    /// Returns what a line asks for as it stands. A question is never an action. Words that begin like an action are one, unless
    /// they are a command, a name, or nothing that an action could be made of.
    fn meant(words: &Words, commands: &[Command], table: Option<&Table<'_>>, typed: &str) -> Self {
        let typed = without_program(typed);
        if typed.is_empty() || typed.starts_with(REMARK) {
            return Self::Nothing;
        }
        let glance = |words: &str| table.map(|table| table.glance(words).map(|_| ()));
        if let Some(command) = Self::with_options(typed) {
            return command;
        }
        if let Some(command) = Self::spoken(typed, matches!(glance(typed), Some(Ok(())))) {
            return command;
        }
        if let Some(told) = asked_of_table(typed).and_then(|question| table?.told(&question)) {
            return Self::Told(told.said);
        }
        let is_misspelt = |error: &Error| error.kind() == MISSPELT && error.has_suggestion() && !error.is_ambiguous();
        if let Some((colour, about)) = asked_of_player(typed)
            && glance(&about).is_some_and(|glance| glance.as_ref().map_or_else(is_misspelt, |()| true))
        {
            return Self::command(&["may"], &split(&done_by(colour, &about)));
        }
        if let Some(verb) = asked_ways(typed) {
            return Self::command(&["may", verb], &[""; 0]);
        }
        let ways = |words: &str| table.is_some_and(|table| table.ways(words).is_some());
        let lacks = |words: &str| ways(words) || table.is_some_and(|table| table.lacking(words).is_some());
        if let Some(about) = asked_about(typed) {
            return Self::asked(&glance, &ways, typed, &about);
        }
        let arguments = split(typed);
        let is_command = arguments.first().is_some_and(|word| help::find(commands, word).is_some());
        // A command that can be asked alone is no action that lacks something.
        let is_whole_command = is_command && arguments.len() == 1 && arguments[0] != SEARCH;
        if table.is_some_and(|table| table.several(typed).is_some()) {
            return Self::Action(typed.to_owned());
        }
        // In the Wake Phase an action of the Act Phase has no ways, and is meant all the same.
        let is_waking = table.is_some_and(Table::is_waking);
        match glance(typed) {
            Some(Err(_)) if !is_whole_command && (ways(typed) || (is_waking || !is_name(typed)) && lacks(typed)) => {
                Self::Lacking(typed.to_owned())
            }
            Some(Ok(())) => Self::Action(typed.to_owned()),
            None => Self::Arguments(arguments),
            Some(Err(error)) if error.kind() == NO_ACTION && !is_command && !is_name(typed) => {
                let near = table.and_then(|table| table.nearest_action(typed));
                match near {
                    Some(action) => Self::Near { typed: typed.to_owned(), action },
                    // Who says what a player does wants it to be done.
                    None if tells_of_player(typed) => Self::Search { fault: words.say(id::PROMPT_NOT_DONE), words: arguments },
                    None => Self::Arguments(arguments),
                }
            }
            Some(Err(error)) if is_command || error.kind() == NO_ACTION || is_name(typed) => Self::Arguments(arguments),
            Some(Err(error)) if could_be_meant(&error) => Self::Action(typed.to_owned()),
            Some(Err(error)) => Self::Search { fault: error.message().to_owned(), words: arguments },
        }
    }

    /// Returns the command that a line says as people say it, if it says one. What is an action already corrects nothing.
    fn spoken(typed: &str, is_action: bool) -> Option<Self> {
        let (command, rest) = spoken_command(typed)?;
        Some(match command {
            SpokenCommand::Set if is_action => return None,
            SpokenCommand::Set => Self::command(&["set"], &split_all(&rest)),
            SpokenCommand::Leave => Self::Leave,
            SpokenCommand::Help => Self::Help,
            SpokenCommand::Turn => Self::Turn,
            SpokenCommand::Log if !rest.is_empty() => Self::command(&["log", "-n"], &rest),
            _ => Self::command(&command.word().split(' ').collect::<Vec<&str>>(), &rest),
        })
    }

    /// Returns what a question asks for: a ruling if there is an action in it, else whatever is found.
    fn asked(glance: &dyn Fn(&str) -> Option<Result<(), Error>>, ways: &dyn Fn(&str) -> bool, typed: &str, about: &str) -> Self {
        let action = about.strip_prefix(CARRY_OUT).unwrap_or(about);
        match glance(action) {
            Some(Ok(())) => Self::command(&["may"], &split(action)),
            Some(Err(_)) if ways(action) => Self::command(&["may"], &split(action)),
            // A name is misspelt: which one is meant is said.
            Some(Err(error))
                if error.kind() == MISSPELT && !is_name(about) && error.has_suggestion() && !error.is_ambiguous() =>
            {
                Self::command(&["may"], &split(action))
            }
            Some(Err(error)) if error.kind() != NO_ACTION && !is_name(about) => {
                Self::Search { fault: error.message().to_owned(), words: split(typed) }
            }
            // The first word of a question may be that of a command.
            Some(Err(_)) | None if begins_a_question(typed) || action != about => Self::command(&[SEARCH], &split(typed)),
            Some(Err(_)) | None => Self::Arguments(split(typed)),
        }
    }

    /// Returns the command with options that a line says, however the command is called: `plansza --for czerwony`.
    fn with_options(typed: &str) -> Option<Self> {
        let (said, options) = typed.split_at(typed.find(" --")?);
        let (command, _) = spoken_command(said)?;
        let shows = matches!(command, SpokenCommand::Board | SpokenCommand::Check);
        shows.then(|| Self::command(&[command.word()], &split(options)))
    }

    fn command<W: AsRef<str>>(command: &[&str], rest: &[W]) -> Self {
        let command = command.iter().map(|word| (*word).to_owned());
        Self::Arguments(command.chain(rest.iter().map(|word| word.as_ref().to_owned())).collect())
    }
}

/// Returns a line without the word that begins every command outside the prompt.
fn without_program(typed: &str) -> &str {
    let typed = typed.trim();
    match typed.split_once(char::is_whitespace) {
        Some((first, rest)) if first.eq_ignore_ascii_case(PROGRAM) => rest.trim(),
        None if typed.eq_ignore_ascii_case(PROGRAM) => "",
        Some(_) | None => typed,
    }
}

/// Returns whether words are the name of a card, a site or a term.
pub fn is_name(typed: &str) -> bool {
    bare_words(&typed.split_whitespace().collect::<Vec<&str>>()) != BareWords::Question
}

/// Returns whether words that are no action are so near to one that it is meant: something is missing in it, or there is a name
/// like the one that was typed.
fn could_be_meant(error: &Error) -> bool {
    !matches!(error.kind(), "unused-words" | "unknown-name") || error.has_suggestion()
}

fn split_all(words: &[&str]) -> Vec<String> {
    split(&words.join(" "))
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
        Line::new(&speaker.words, COMMANDS, Some(&table), typed)
    }

    #[test]
    fn actions_commands_and_questions_are_told_apart() {
        let action = |typed: &str| Line::Action(typed.to_owned());
        let arguments = |typed: &str| Line::Arguments(split(typed));
        for typed in ["travel mountain", "search world", "travel mountian", "rest", "law travel mountain"] {
            assert_eq!(meant(Lang::En, typed), action(typed.trim_start_matches("law ")), "{typed}");
        }
        for typed in [
            "check",
            "search sacrifice warbands",
            "5.5.4",
            "6v4+3",
            "longbows",
            "vow of peace",
            "rest phase",
            "travel cost",
            "odds 6v4+3",
        ] {
            assert_eq!(meant(Lang::En, typed), arguments(typed), "{typed}");
            assert_eq!(meant(Lang::En, &format!("law {typed}")), arguments(typed), "{typed}");
        }
        for (lang, typed) in [
            (Lang::En, "red travels to the mountain"),
            (Lang::De, "Rot reist zum Berg"),
            (Lang::De, "rot geht zum Berg"),
            (Lang::Pl, "czerwony podróżuje na Górę"),
            (Lang::Pl, "czerwony idzie na Górę"),
        ] {
            assert_eq!(meant(lang, typed), action(typed), "{typed}");
        }
        assert!(matches!(meant(Lang::De, "Rot schläft auf dem Berg"), Line::Search { .. }), "it is said that nothing was done");
        assert_eq!(meant(Lang::De, "reise zum Berg"), action("reise zum Berg"));
        assert_eq!(meant(Lang::Pl, "podróżuj na Górę"), action("podróżuj na Górę"));
    }

    #[test]
    fn a_question_is_never_carried_out() {
        for (lang, typed, ruled) in [
            (Lang::En, "travel mountain?", "may travel mountain"),
            (Lang::En, "can I travel to the mountain", "may travel to the mountain"),
            (Lang::En, "May I rest?", "may rest"),
            (Lang::En, "do travel mountain?", "may travel mountain"),
            (Lang::De, "Darf ich zum Berg reisen?", "may zum Berg reisen"),
            (Lang::De, "kann ich ruhen", "may ruhen"),
            (Lang::Pl, "czy mogę odpocząć?", "may odpocząć"),
            (Lang::Pl, "mogę podróżować na Górę", "may podróżować na Górę"),
            (Lang::En, "can blue travel to the mountain?", "may blue: travel to the mountain"),
            (Lang::De, "Darf Rot zum Berg reisen?", "may red: zum Berg reisen"),
            (Lang::Pl, "czy czerwony może podróżować na Górę?", "may red: podróżować na Górę"),
        ] {
            assert_eq!(meant(lang, typed), Line::Arguments(split(ruled)), "{typed}");
        }
        for typed in ["can I travel there", "travel twice?", "can I keep it"] {
            assert!(matches!(meant(Lang::En, typed), Line::Search { .. }), "{typed}: {:?}", meant(Lang::En, typed));
        }
    }

    #[test]
    fn an_action_that_lacks_something_is_answered_with_every_way_to_end_it() {
        for (lang, typed, asked) in [
            (Lang::En, "can I travel?", "may travel"),
            (Lang::De, "Kann ich reisen?", "may reisen"),
            (Lang::Pl, "czy mogę podróżować?", "may podróżować"),
            (Lang::En, "where can I travel?", "may travel"),
            (Lang::De, "Wohin kann ich reisen?", "may travel"),
            (Lang::Pl, "dokąd mogę podróżować?", "may travel"),
        ] {
            assert_eq!(meant(lang, typed), Line::Arguments(split(asked)), "{typed}");
        }
        for (lang, typed) in [
            (Lang::En, "travel"),
            (Lang::En, "search"),
            (Lang::En, "red searches"),
            (Lang::De, "reisen"),
            (Lang::De, "Rot sucht"),
            (Lang::Pl, "podróżować"),
            (Lang::Pl, "czerwony przeszukuje"),
        ] {
            assert_eq!(meant(lang, typed), Line::Lacking(typed.to_owned()), "{typed}");
        }
        assert_eq!(meant(Lang::En, "campaign"), Line::Arguments(split("campaign")), "a command that can be asked alone");
    }

    #[test]
    fn commands_are_understood_in_each_language() {
        for (lang, typed, command) in [
            (Lang::De, "was kann ich tun?", "check"),
            (Lang::En, "take that back", "undo"),
            (Lang::Pl, "cofnij 2", "undo 2"),
            (Lang::De, "Verlauf 3", "log -n 3"),
            (Lang::Pl, "popraw czerwony zaopatrzenie 4", "set czerwony zaopatrzenie 4"),
        ] {
            assert_eq!(meant(lang, typed), Line::Arguments(split(command)), "{typed}");
        }
        for typed in ["help", "?", "Hilfe", "pomoc"] {
            assert_eq!(meant(Lang::En, typed), Line::Help, "{typed}");
        }
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
