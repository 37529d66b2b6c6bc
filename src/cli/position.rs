//! Reads a position from a file, or from stdin for `-`; reports every fault with its line, and the right name.

use super::{
    clean::clean,
    error::{Error, FaultAt},
    excerpt::Spot,
    fault,
};
use crate::{
    game::{self, Fault, LONGEST, Position, Problem, Warning},
    i18n::Words,
    law::Edition,
};
use std::{
    fmt::Write as _,
    fs::File,
    io::{self, Read},
};

/// The most faults that are shown one by one.
const MOST: usize = 20;

/// Returns the position in a file, and the warnings for stderr.
///
/// # Errors
/// Returns why the file cannot be read, or everything that is wrong with it.
pub fn load(words: &Words, path: &str, json: bool) -> Result<(Position, String), Error> {
    let text = text(words, path, json)?;
    parse(words, &clean(path), &text).map_err(|error| error.in_json(json))
}

/// Returns the text of a file.
///
/// # Errors
/// Returns why the file cannot be read.
pub fn text(words: &Words, path: &str, json: bool) -> Result<String, Error> {
    let read = if path == "-" { limited(io::stdin().lock()) } else { File::open(path).and_then(limited) };
    let file = clean(path);
    let bytes = read.map_err(|fault| Error::cannot_read(words, &file, &fault).at(file.to_string()).in_json(json))?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        // A text that is too long was cut, perhaps inside a character; its length is the error to report.
        Err(cut) if cut.as_bytes().len() > LONGEST => Ok(String::from_utf8_lossy(cut.as_bytes()).into_owned()),
        Err(fault) => Err(not_text(words, &file, &fault).in_json(json)),
    }
}

/// Returns the position in a text, and the warnings for stderr.
///
/// # Errors
/// Returns everything that is wrong with it.
pub fn parse(words: &Words, file: &str, text: &str) -> Result<(Position, String), Error> {
    parse_by(words, file, text, Edition::Current)
}

/// Returns the position in a text for a table that plays by an edition, and the warnings for stderr.
///
/// # Errors
/// Returns everything that is wrong with it.
pub fn parse_by(words: &Words, file: &str, text: &str, edition: Edition) -> Result<(Position, String), Error> {
    match game::read_in_edition(text, edition) {
        Ok((position, warnings)) => Ok((position, warnings.iter().map(|it| warned(words, file, text, it)).collect())),
        Err(faults) => Err(refused(words, file, text, &faults)),
    }
}

/// Reads no more than a position can have, and one byte to know that it is more.
fn limited(source: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(LONGEST as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn not_text(words: &Words, file: &str, fault: &std::string::FromUtf8Error) -> Error {
    let good = fault.utf8_error().valid_up_to();
    let readable = String::from_utf8_lossy(&fault.as_bytes()[..good]);
    let spot = Spot::find(&readable, &(good..good));
    let place = format!("{file}:{}:{}", spot.line, spot.column);
    Error::new(words, "not-utf8", words.say_with("game-not-text", &[("place", (&place).into())])).at(place)
}

/// Returns the error that shows everything wrong with a file.
pub(super) fn refused(words: &Words, file: &str, text: &str, faults: &[Fault]) -> Error {
    let label = words.say("error-label");
    let mut shown = String::new();
    let mut listed = Vec::new();
    for (at, fault) in faults.iter().enumerate() {
        let spot = Spot::find(text, &fault.span);
        let message = fault::say(words, &fault.problem);
        let hint = fault::hint(words, &fault.problem);
        if at < MOST {
            let excerpt = spot.show(file, hint.as_deref().unwrap_or_default());
            // Writing to a String cannot fail.
            let _ = write!(shown, "{label}: {message}\n{excerpt}\n");
        }
        let (kind, cites) = (fault.problem.word(), fault.problem.cites());
        listed.push(FaultAt { kind, message, hint, line: spot.line, column: spot.column, cites });
    }
    let count = faults.len();
    let message = words.say_with("game-refused", &[("file", file.into()), ("count", count.into())]);
    let place = listed.first().map_or_else(|| file.to_owned(), |first| format!("{file}:{}:{}", first.line, first.column));
    let error = Error::new(words, "position", message).at(place).with_faults(shown, listed);
    match other_game(text, faults) {
        Some(id) => error.hint(words.say(id)),
        None => error,
    }
}

/// Returns the hint for a file that has keys which only the other game knows: it may be one of that game.
fn other_game(text: &str, faults: &[Fault]) -> Option<&'static str> {
    let (id, tables, enough) = if game::xidit::declares_xidit(text) {
        ("xidit-seems-oath", &game::keys::TABLES[..], 1)
    } else {
        ("xidit-seems-xidit", &game::xidit::keys::TABLES[..], 2)
    };
    let is_known = |key: &str| tables.iter().any(|table| table.keys.contains(&key));
    let unknown = faults.iter().filter(|fault| matches!(&fault.problem, Problem::UnknownKey { key, .. } if is_known(key)));
    (unknown.count() >= enough).then_some(id)
}

fn warned(words: &Words, file: &str, text: &str, warning: &Warning) -> String {
    let said = fault::warn(words, warning.concern);
    let excerpt = Spot::find(text, &warning.span).show(file, "");
    format!("{}: {said}\n{excerpt}\n", words.say("game-warning"))
}
