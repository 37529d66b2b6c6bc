//! Reads the text of a position from a file, or from stdin for `-`; writes the start of a game.

use super::{Answer, Context, error::cannot_read};
use crate::{
    answer::{Error, clean::clean, judge::PositionAnswer, position::not_text},
    game::LONGEST,
    i18n::Words,
};
use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

/// Returns whether a word is a file with a position and not the beginning of an action: `-`, a file that exists, or a name that
/// ends as such files do.
#[must_use]
pub fn is_file(word: &str) -> bool {
    let path = Path::new(word);
    let is_called_so = path.extension().is_some_and(|end| ["toml", "txt"].iter().any(|it| end.eq_ignore_ascii_case(it)));
    word == "-" || is_called_so || path.is_file()
}

/// Returns the text of a file.
///
/// # Errors
/// Returns why the file cannot be read.
pub fn text(words: &Words, path: &str) -> Result<String, Error> {
    let read = if path == "-" { limited(io::stdin().lock()) } else { File::open(path).and_then(limited) };
    let file = clean(path);
    let bytes = read.map_err(|fault| cannot_read(words, &file, &fault).at(file.to_string()))?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        // A text that is too long was cut, perhaps inside a character; its length is the error to report.
        Err(cut) if cut.as_bytes().len() > LONGEST => Ok(String::from_utf8_lossy(cut.as_bytes()).into_owned()),
        Err(fault) => Err(not_text(words, &file, &fault)),
    }
}

/// Reads no more than a position can have, and one byte to know that it is more.
fn limited(source: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(LONGEST as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Returns the file on stdout, and what the players should hear on stderr.
pub(super) fn written(ctx: &Context, answer: &PositionAnswer, mut stderr: String) -> Answer {
    let told = answer.told.iter().chain(answer.differs_in.iter().map(|it| &it.text));
    told.for_each(|line| ctx.page.line(&mut stderr, line, 0));
    Answer { out: ctx.write(answer, |_, answer| answer.toml.clone()), stderr, ..Answer::default() }
}
