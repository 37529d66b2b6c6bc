//! Reads a position from a text; reports every fault with its line, and the right name.

use super::{
    error::{Error, FaultAt},
    fault,
    source::Source,
    spot::Spot,
};
use crate::{
    game::{self, Fault, GameName, Problem, Warning, declared_game},
    i18n::{Id, Words, id},
};

/// The most faults of a file that are told one by one; the others are counted.
const MOST_FAULTS: usize = 1000;

/// Returns the error that a file is not text, with the place of the first byte that is not.
#[must_use]
pub fn not_text(words: &Words, file: &str, fault: &std::string::FromUtf8Error) -> Error {
    let good = fault.utf8_error().valid_up_to();
    let readable = String::from_utf8_lossy(&fault.as_bytes()[..good]);
    let spot = Spot::find(&readable, &(good..good));
    let place = format!("{file}:{}:{}", spot.line, spot.column);
    Error::new(words, "not-utf8", words.say_with(id::GAME_NOT_TEXT, &[("place", (&place).into())])).at(place)
}

/// Returns the error that shows everything wrong with a file.
pub(super) fn refused(words: &Words, source: &Source<'_>, faults: &[Fault]) -> Error {
    let at = |fault: &Fault| {
        let (file, text, span) = source.part(&fault.span);
        let spot = Spot::find(text, &span);
        let hint = fault::hint(words, &fault.problem);
        FaultAt {
            kind: fault.problem.word(),
            message: fault::say(words, &fault.problem),
            excerpt: if source.is_given(&fault.span) {
                said_at(words, file, &spot, hint.as_deref())
            } else {
                spot.show(file, hint.as_deref().unwrap_or_default())
            },
            hint,
            line: spot.line,
            column: spot.column,
            cites: fault.problem.cites(),
        }
    };
    let listed: Vec<FaultAt> = faults.iter().take(MOST_FAULTS).map(at).collect();
    let count = faults.len();
    let file = faults.first().map_or(source.file, |fault| source.part(&fault.span).0);
    let given = faults.first().is_some_and(|fault| source.is_given(&fault.span));
    let called = if given { words.say(id::GAME_FACTS) } else { file.to_owned() };
    let message = words.say_with(id::GAME_REFUSED, &[("file", (&called).into()), ("count", count.into())]);
    let place = listed.first().map_or_else(|| file.to_owned(), |first| format!("{file}:{}:{}", first.line, first.column));
    let error = Error::new(words, "position", message).at(place).with_faults(listed);
    match other_game(source.declaring(), faults) {
        Some(id) => error.hint(words.say(id)),
        None => error,
    }
}

/// Says where among facts on a command line something is wrong: by the words.
fn said_at(words: &Words, given_by: &str, spot: &Spot<'_>, hint: Option<&str>) -> String {
    let place = words.say_with(id::GAME_IN_FACTS, &[("where", given_by.into()), ("words", spot.words().as_str().into())]);
    let hint = hint.map(|hint| format!("  {hint}\n")).unwrap_or_default();
    format!("  {place}\n{hint}")
}

/// Returns the hint for a file that has keys which only the other game knows: it may be one of that game.
fn other_game(text: &str, faults: &[Fault]) -> Option<Id> {
    let (id, tables, enough) = match declared_game(text) {
        GameName::Xidit => (id::XIDIT_SEEMS_OATH, &game::keys::TABLES[..], 1),
        GameName::Oath => (id::XIDIT_SEEMS_XIDIT, &game::xidit::keys::TABLES[..], 2),
    };
    let is_known = |key: &str| tables.iter().any(|table| table.keys.contains(&key));
    let unknown = faults.iter().filter(|fault| matches!(&fault.problem, Problem::UnknownKey { key, .. } if is_known(key)));
    (unknown.count() >= enough).then_some(id)
}

/// Says what is unusual in a file, with its place.
pub(super) fn warned(words: &Words, source: &Source<'_>, warning: &Warning) -> String {
    let (file, text, span) = source.part(&warning.span);
    let said = fault::warn(words, warning.concern);
    let excerpt = Spot::find(text, &span).show(file, "");
    format!("{}: {said}\n{excerpt}\n", words.say(id::GAME_WARNING))
}
