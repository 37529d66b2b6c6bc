//! A table that a command holds while it changes it, and what goes wrong with it in the reader's language.

use super::{
    disk::{Access, Folder, history_file},
    session::Session,
    state::shown,
};
use crate::{
    answer::{
        Error,
        judge::ChangeAnswer,
        steps::{StepAnswer, answer},
    },
    cli::{
        Context,
        error::{cannot_read, cannot_write},
    },
    game::LONGEST,
    i18n::{Words, id},
    table::{Entry, Kind},
};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// A table that is held.
pub struct Held {
    /// The file, with no links left in its path.
    pub path: PathBuf,
    session: Session<Folder>,
}

impl Held {
    /// Holds a table: nobody else changes it meanwhile.
    ///
    /// # Errors
    /// Returns why not: somebody else holds it, or its files cannot be read or written.
    pub fn hold(words: &Words, table: &Path) -> Result<Self, Error> {
        let path = real(words, table)?;
        let folder = Folder::open(&path, Access::Write).map_err(|fault| no_history(words, &path, &fault))?;
        let folder = folder.ok_or_else(|| no_history(words, &path, &io::ErrorKind::NotFound.into()))?;
        Self::read(words, path, folder)
    }

    /// Looks at a table together with others; nothing if it has no history.
    ///
    /// # Errors
    /// Returns why its files cannot be read.
    pub fn look(words: &Words, table: &Path) -> Result<Option<Self>, Error> {
        let path = real(words, table)?;
        let folder = Folder::open(&path, Access::Read).map_err(|fault| no_history(words, &path, &fault))?;
        folder.map(|folder| Self::read(words, path, folder)).transpose()
    }

    fn read(words: &Words, path: PathBuf, folder: Folder) -> Result<Self, Error> {
        let session = Session::open(folder).map_err(|fault| cannot_read(words, &shown(&path), &fault).at(shown(&path)))?;
        if session.text.len() > LONGEST {
            let fault = io::ErrorKind::FileTooLarge.into();
            return Err(cannot_read(words, &shown(&path), &fault).at(shown(&path)));
        }
        Ok(Self { path, session })
    }

    /// Returns the text of the table.
    pub fn text(&self) -> &str {
        &self.session.text
    }

    /// Returns the history.
    pub const fn history(&self) -> &crate::table::History {
        &self.session.history
    }

    /// Begins the history, or writes down what happened since the last step.
    ///
    /// # Errors
    /// Returns why it cannot be written.
    pub fn settle(&mut self, words: &Words) -> Result<(), Error> {
        let settled = self.session.settle();
        settled.map_err(|fault| cannot_write(words, &shown(&history_file(&self.path)), &fault))
    }

    /// Takes a step; returns it with what it changed.
    ///
    /// # Errors
    /// Returns why it cannot be written; then nothing has changed.
    pub fn take(&mut self, words: &Words, entry: Entry, after: &str, changes: Vec<ChangeAnswer>) -> Result<StepAnswer, Error> {
        let taken = self.session.take(entry, after);
        taken.map_err(|fault| cannot_write(words, &shown(&self.path), &fault).hint(words.say(id::STEP_UNCHANGED)))?;
        let missing = || Error::new(words, "cannot-write", words.say(id::STEP_UNCHANGED));
        Ok(answer(words, self.session.last().ok_or_else(missing)?, changes, false))
    }

    /// Says what was found out about the history: what is damaged, and what happened to the table since the last step.
    pub fn remarks(&self, words: &Words) -> Vec<String> {
        let mut remarks = Vec::new();
        if let Some(damage) = self.session.damage {
            let file = shown(&history_file(&self.path));
            let id = if damage.is_unfinished { id::STEP_UNFINISHED } else { id::STEP_DAMAGED };
            remarks.push(words.say_with(id, &[("file", (&file).into()), ("line", damage.line.into())]));
        }
        let noticed = self.history().steps().get(self.session.known.max(1)).map(|step| (step.entry.kind, step.number));
        match noticed {
            Some((Kind::Edit, number)) => remarks.push(words.say_with(id::STEP_NOTICED_EDIT, &[("number", number.into())])),
            Some((Kind::Interrupted, number)) => {
                remarks.push(words.say_with(id::STEP_NOTICED_INTERRUPTED, &[("number", (number - 1).into())]));
            }
            Some(_) | None => {}
        }
        remarks
    }
}

/// Returns the path of a file with no links left in it.
fn real(words: &Words, table: &Path) -> Result<PathBuf, Error> {
    let found =
        fs::canonicalize(table).and_then(|path| if path.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { Ok(path) });
    found.map_err(|fault| cannot_read(words, &shown(table), &fault).at(shown(table)))
}

fn no_history(words: &Words, table: &Path, fault: &io::Error) -> Error {
    if fault.kind() == io::ErrorKind::ResourceBusy {
        let message = words.say_with(id::STEP_BUSY, &[("file", (&shown(table)).into())]);
        return Error::new(words, "busy", message).at(shown(table));
    }
    let file = shown(&history_file(table));
    cannot_write(words, &file, fault).at(file).hint(words.say(id::STEP_UNCHANGED))
}

/// Returns the text of a position in the program's own form; nothing if it is none.
pub fn own_form(ctx: &Context, text: &str) -> Option<String> {
    crate::answer::judge::Table::open(&ctx.speaker, "", text, None, None).ok().map(|table| table.toml())
}
