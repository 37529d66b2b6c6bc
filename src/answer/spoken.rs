//! What people say at a table beside actions, in three languages (`rulebook/words/prompt.tsv`): commands as they call them, and
//! questions whether something is allowed.

use crate::{
    game::Colour,
    law::{Lang, PhraseTable, Phrases, phrases_in, words::key},
    notation::actor,
};
use std::sync::LazyLock;

/// The words.
pub(super) const TABLE: PhraseTable = include!(concat!(env!("OUT_DIR"), "/phrases-prompt.rs"));

/// A command, as people say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpokenCommand {
    /// How one plays here.
    Help,
    /// A step is taken back.
    Undo,
    /// A step is taken again.
    Redo,
    /// The table is drawn.
    Board,
    /// What can be done.
    Check,
    /// Who wins.
    Wins,
    /// What was done.
    Log,
    /// The table is corrected.
    Set,
    /// A turn is planned.
    Plan,
    /// What the others can do.
    Threats,
    /// Whose turn it is.
    Turn,
    /// The prompt is left.
    Leave,
    /// A step of the plan is carried out.
    DoPlan,
    /// Which Campaigns can be won, and with what chance.
    Chances,
}

impl SpokenCommand {
    const ALL: [Self; 14] = [
        Self::Help,
        Self::Undo,
        Self::Redo,
        Self::Board,
        Self::Check,
        Self::Wins,
        Self::Log,
        Self::Set,
        Self::Plan,
        Self::Threats,
        Self::Turn,
        Self::Leave,
        Self::DoPlan,
        Self::Chances,
    ];

    /// Returns the word of the command line for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Help => "help",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Board => "board",
            Self::Check => "check",
            Self::Wins => "wins",
            Self::Log => "log",
            Self::Set => "set",
            Self::Plan => "plan",
            Self::Threats => "threats",
            Self::Turn => "turn",
            Self::Leave => "leave",
            Self::DoPlan => "do plan",
            Self::Chances => "campaign",
        }
    }

    /// Returns whether it changes something: then it is never meant by a question.
    const fn changes(self) -> bool {
        matches!(self, Self::Undo | Self::Redo | Self::Set | Self::Leave | Self::DoPlan)
    }

    /// Returns whether words may stand behind it.
    fn takes(self, rest: &[&str]) -> bool {
        let is_digits = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        let is_number = || matches!(rest, [word] if is_digits(word));
        let is_step = || matches!(rest, [word] if word.strip_prefix('#').is_some_and(is_digits));
        match self {
            Self::Undo => rest.is_empty() || is_number() || is_step(),
            Self::Redo | Self::Log | Self::DoPlan => rest.is_empty() || is_number(),
            Self::Set => !rest.is_empty(),
            Self::Help
            | Self::Board
            | Self::Check
            | Self::Wins
            | Self::Plan
            | Self::Threats
            | Self::Turn
            | Self::Leave
            | Self::Chances => rest.is_empty(),
        }
    }
}

/// Returns the command that a line says, and the words behind it.
#[must_use]
pub fn spoken_command(line: &str) -> Option<(SpokenCommand, Vec<&str>)> {
    static ROWS: LazyLock<Vec<Phrases>> =
        LazyLock::new(|| phrases_in(TABLE, "command", &SpokenCommand::ALL.map(SpokenCommand::word)));
    let asked = is_asked(line);
    let words: Vec<&str> = without_sign(line).split_whitespace().collect();
    if words.is_empty() {
        return asked.then_some((SpokenCommand::Help, words));
    }
    let keys: Vec<String> = words.iter().map(|word| key(word)).collect();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let said = SpokenCommand::ALL.iter().zip(ROWS.iter()).filter_map(|(command, row)| Some((*command, row.begin(&keys)?)));
    let fits = |(command, count): &(SpokenCommand, usize)| command.takes(&words[*count..]) && !(asked && command.changes());
    said.filter(fits).max_by_key(|(_, count)| *count).map(|(command, count)| (command, words[count..].to_vec()))
}

/// A reply as people give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpokenReply {
    /// Yes.
    Yes,
    /// No, none, nowhere.
    No,
}

/// Returns which of yes and no a reply says, if it says either.
#[must_use]
pub fn spoken_reply(reply: &str) -> Option<SpokenReply> {
    static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "answer", &["yes", "no"]));
    let spelled = key(without_sign(reply));
    let words: Vec<&str> = spelled.split(' ').collect();
    let said = [SpokenReply::Yes, SpokenReply::No].into_iter().zip(ROWS.iter());
    said.filter(|(_, row)| row.begin(&words) == Some(words.len())).map(|(reply, _)| reply).next()
}

/// Returns whether a reply drops what is under way.
#[must_use]
pub fn says_to_drop(reply: &str) -> bool {
    is_reply(reply, 0)
}

/// Returns whether a reply leaves it to the program to roll or draw.
#[must_use]
pub fn says_to_roll(reply: &str) -> bool {
    is_reply(reply, 1)
}

/// Returns whether a word may stand around the number in a reply: `I sacrifice two warbands`.
#[must_use]
pub fn stands_around_numbers(word: &str) -> bool {
    is_reply(word, 2)
}

/// Returns whether a reply is one of those of a kind: to drop, to roll, around a number.
fn is_reply(reply: &str, kind: usize) -> bool {
    static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "answer", &["drop", "roll", "around"]));
    let spelled = key(without_sign(reply));
    let words: Vec<&str> = spelled.split(' ').collect();
    ROWS[kind].begin(&words) == Some(words.len())
}

/// Returns a line without the words that mean nothing in it: `travel to the mountain now`; nothing if there are none.
#[must_use]
pub fn without_filler(line: &str) -> Option<String> {
    static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "question", &["filler"]));
    let means = |word: &&str| ROWS[0].begin(&[key(word.trim_matches(',')).as_str()]).is_none();
    let kept: Vec<&str> = line.split_whitespace().filter(means).collect();
    (!kept.is_empty() && kept.len() < line.split_whitespace().count()).then(|| kept.join(" "))
}

/// Returns whether a line asks something: it ends with a question mark, or begins with a word that asks.
#[must_use]
pub fn asks_something(line: &str) -> bool {
    static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "question", &["asking"]));
    let spelled = key(without_sign(line));
    let words: Vec<&str> = spelled.split(' ').collect();
    !spelled.is_empty() && (is_asked(line) || words.len() > 1 && ROWS[0].begin(&words).is_some() || begins_a_question(line))
}

/// Returns a reply with a stroke in the place of the word between two sides of a fight.
#[must_use]
pub fn with_stroke(reply: &str) -> String {
    static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "answer", &["against"]));
    let words: Vec<&str> = reply.split_whitespace().collect();
    let keys: Vec<String> = words.iter().map(|word| key(word)).collect();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let between = (1..words.len()).find_map(|at| Some((at, ROWS[0].begin(&keys[at..])?)));
    between.map_or_else(
        || reply.to_owned(),
        |(at, count)| format!("{} / {}", words[..at].join(" ").trim_end_matches(','), words[at + count..].join(" ")),
    )
}

/// Returns of whom a line asks whether something is allowed, and what: `can red travel to the mountain?`.
#[must_use]
pub fn asked_of_player(line: &str) -> Option<(Colour, String)> {
    static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "question", &["whether", "able"]));
    let (whether, able) = (&ROWS[0], &ROWS[1]);
    let words: Vec<&str> = without_sign(line).split_whitespace().collect();
    let keys: Vec<String> = words.iter().map(|word| key(word)).collect();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let at = whether.begin(&keys)?;
    let colour = actor(&format!("{}:", words.get(at)?))?;
    let rest = at + 1 + able.begin(&keys[at + 1..]).unwrap_or_default();
    Some((colour, words[rest..].join(" "))).filter(|(_, about)| !about.is_empty())
}

/// Returns the verb that a line asks for every way of: `where can I travel?`.
#[must_use]
pub fn asked_ways(line: &str) -> Option<&'static str> {
    const VERBS: [&str; 5] = ["travel", "muster", "trade", "campaign", "recover"];
    static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "ways", &VERBS));
    let spelled = key(without_sign(line));
    let words: Vec<&str> = spelled.split(' ').collect();
    VERBS.into_iter().zip(ROWS.iter()).find(|(_, row)| row.begin(&words) == Some(words.len())).map(|(verb, _)| verb)
}

/// Returns whether a line begins with a player, as one that says what a player does.
#[must_use]
pub fn tells_of_player(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    words.len() > 1 && words[0].len() > 2 && !is_asked(line) && actor(&format!("{}:", words[0])).is_some()
}

/// Returns the words by which somebody does something: `red: travel mountain`.
#[must_use]
pub fn done_by(colour: Colour, action: &str) -> String {
    format!("{}: {action}", colour.name(Lang::En))
}

/// Returns what a line asks about, if it is a question: one that begins like a question whether something is allowed, or ends
/// with a question mark.
#[must_use]
pub fn asked_about(line: &str) -> Option<String> {
    let words: Vec<&str> = without_sign(line).split_whitespace().collect();
    let begun = question_words(&words);
    (begun > 0 || is_asked(line)).then(|| words[begun..].join(" "))
}

/// Returns how many words begin a question whether something is allowed.
fn question_words(words: &[&str]) -> usize {
    static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "question", &["may"]));
    let keys: Vec<String> = words.iter().map(|word| key(word)).collect();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    ROWS.iter().filter_map(|row| row.begin(&keys)).max().unwrap_or_default()
}

/// Returns whether a line begins like a question whether something is allowed.
#[must_use]
pub fn begins_a_question(line: &str) -> bool {
    question_words(&line.split_whitespace().collect::<Vec<&str>>()) > 0
}

fn is_asked(line: &str) -> bool {
    line.trim_end().ends_with('?')
}

fn without_sign(line: &str) -> &str {
    line.trim().trim_end_matches(['?', '!', ' '])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_known_as_people_say_them() {
        let said = |line: &str| spoken_command(line).map(|(command, rest)| (command.word(), rest.join(" ")));
        for (line, command, rest) in [
            ("hilfe", "help", ""),
            ("POMOC", "help", ""),
            ("?", "help", ""),
            ("zurück", "undo", ""),
            ("rueckgaengig", "undo", ""),
            ("take that back", "undo", ""),
            ("cofnij 2", "undo", "2"),
            ("Spielplan", "board", ""),
            ("plansza", "board", ""),
            ("Was kann ich tun?", "check", ""),
            ("what can I do", "check", ""),
            ("co mogę zrobić?", "check", ""),
            ("wer gewinnt?", "wins", ""),
            ("who is winning", "wins", ""),
            ("kto wygrywa", "wins", ""),
            ("Verlauf", "log", ""),
            ("dziennik", "log", ""),
            ("korrigiere rot vorrat 4", "set", "rot vorrat 4"),
            ("popraw czerwony zaopatrzenie 4", "set", "czerwony zaopatrzenie 4"),
            ("koniec", "leave", ""),
        ] {
            assert_eq!(said(line), Some((command, rest.to_owned())), "{line}");
        }
        for line in
            ["undo?", "take that back?", "help actions", "koniec tury", "board table.toml", "set", "zug beenden", "travel"]
        {
            assert_eq!(said(line), None, "{line}");
        }
    }

    #[test]
    fn a_question_is_told_from_what_it_asks_about() {
        for (line, about) in [
            ("can I travel to the mountain?", "travel to the mountain"),
            ("may I rest", "rest"),
            ("darf ich zum Berg reisen?", "zum Berg reisen"),
            ("Kann ich ruhen", "ruhen"),
            ("czy mogę odpocząć?", "odpocząć"),
            ("mogę podróżować na Górę", "podróżować na Górę"),
            ("rest?", "rest"),
        ] {
            assert_eq!(asked_about(line).as_deref(), Some(about), "{line}");
        }
        assert_eq!(asked_about("rest"), None);
    }

    #[test]
    fn a_question_may_be_about_another_player() {
        for (line, by, about) in [
            ("can red muster on longbows?", Colour::Red, "muster on longbows"),
            ("is blue allowed to travel to the mountain", Colour::Blue, "travel to the mountain"),
            ("Darf Rot zum Berg reisen?", Colour::Red, "zum Berg reisen"),
            ("kann Lila jetzt ruhen", Colour::Purple, "ruhen"),
            ("czy czerwony może odpocząć?", Colour::Red, "odpocząć"),
        ] {
            assert_eq!(asked_of_player(line), Some((by, about.to_owned())), "{line}");
        }
        for line in ["can I rest?", "red rests", "may red?", "czy mogę odpocząć?"] {
            assert_eq!(asked_of_player(line), None, "{line}");
        }
    }
}
