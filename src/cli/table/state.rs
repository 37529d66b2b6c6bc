//! Which table is open: named by an option, by a variable, or remembered in the folder where the system keeps a program's state.

use crate::{
    answer::{Error, clean::fit},
    cli::{
        error::{cannot_read, cannot_write},
        save::save,
    },
    i18n::{Words, id},
};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

/// The variable that names the open table.
const TABLE: &str = "LAWSPEAKER_TABLE";
/// The variable that names the folder for what the program remembers.
const STATE: &str = "LAWSPEAKER_STATE";

fn set(name: &str) -> Option<PathBuf> {
    env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// Returns the file in which the open table is remembered.
fn remembered() -> Option<PathBuf> {
    let home = |under: &str| set("HOME").map(|home| home.join(under));
    let folder = set(STATE).or_else(|| {
        let system = if cfg!(windows) {
            set("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            home("Library/Application Support")
        } else {
            set("XDG_STATE_HOME").filter(|path| path.is_absolute()).or_else(|| home(".local/state"))
        };
        system.map(|system| system.join("lawspeaker"))
    });
    folder.map(|folder| folder.join("table"))
}

/// Returns a path as it is shown.
pub fn shown(path: &Path) -> String {
    fit(&path.display().to_string()).into_owned()
}

/// Returns a path as people write it: their own folder as `~`.
pub fn short(path: &str) -> String {
    let home = set("HOME").map(|home| shown(&home)).filter(|home| home.len() > 1);
    match home.and_then(|home| path.strip_prefix(home.as_str()).map(str::to_owned)) {
        Some(rest) if rest.starts_with('/') => format!("~{rest}"),
        Some(_) | None => path.to_owned(),
    }
}

/// The word for no table at all.
const NONE: &str = "none";

/// Returns the table that is open: the one that the option names, or the variable, or that is remembered; none if that is what
/// they name.
///
/// # Errors
/// Returns why what is remembered cannot be read.
pub fn open_table(words: &Words, option: Option<&str>) -> Result<Option<PathBuf>, Error> {
    if let Some(named) = option.map(PathBuf::from).or_else(|| set(TABLE)) {
        return Ok(Some(named).filter(|named| named.as_os_str() != NONE));
    }
    let Some(file) = remembered() else { return Ok(None) };
    match fs::read_to_string(&file) {
        Ok(text) => Ok(Some(text.trim_end_matches('\n')).filter(|path| !path.is_empty()).map(PathBuf::from)),
        Err(fault) if is_missing(&fault) => Ok(None),
        Err(fault) => Err(cannot_read(words, &shown(&file), &fault).at(shown(&file))),
    }
}

fn is_missing(fault: &io::Error) -> bool {
    matches!(fault.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

/// Returns the open table.
///
/// # Errors
/// Returns that none is open.
pub fn required(words: &Words, option: Option<&str>) -> Result<PathBuf, Error> {
    open_table(words, option)?
        .ok_or_else(|| Error::new(words, "no-table", words.say(id::STEP_NO_TABLE)).hint(words.say(id::STEP_OPEN_ONE)))
}

/// Remembers a table.
///
/// # Errors
/// Returns why it cannot.
pub fn remember(words: &Words, table: &Path) -> Result<(), Error> {
    let Some(file) = remembered() else { return Err(Error::new(words, "no-state-folder", words.say(id::STEP_NO_FOLDER))) };
    let written = file.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| match table.to_str() {
        Some(path) => save(&file, format!("{path}\n").as_bytes()),
        None => Err(io::ErrorKind::InvalidFilename.into()),
    });
    written.map_err(|fault| cannot_write(words, &shown(&file), &fault).at(shown(&file)))
}

/// Forgets the table that is remembered; returns it.
///
/// # Errors
/// Returns why it cannot.
pub fn forget(words: &Words) -> Result<Option<PathBuf>, Error> {
    let Some(file) = remembered() else { return Ok(None) };
    let table = fs::read_to_string(&file).ok().map(|text| PathBuf::from(text.trim_end_matches('\n')));
    match fs::remove_file(&file) {
        Ok(()) => Ok(table),
        Err(fault) if is_missing(&fault) => Ok(None),
        Err(fault) => Err(cannot_write(words, &shown(&file), &fault).at(shown(&file))),
    }
}
