//! A table that is held while a step is taken: its text, its history, and the step written to both.
//!
//! The history is written first and is on the disk before the table is touched; the table is written beside the old one and
//! then put in its place. A crash before the table is in place leaves a step in the history that the table does not have: the
//! next program finds the table as it was before that step and writes down that the step was interrupted.

use super::disk::Disk;
use crate::table::{Damage, Entry, History, Step};
use std::io;

/// A table that is held.
pub struct Session<D> {
    disk: D,
    /// The text of the table.
    pub text: String,
    /// Every step that was taken.
    pub history: History,
    /// What of the history could not be read.
    pub damage: Option<Damage>,
    /// How many steps were written down when the table was opened.
    pub known: usize,
    /// What must be added to the history before the next step.
    owed: String,
    /// The length of the history that is whole.
    length: u64,
    /// The history as it was found, if it is damaged.
    found: Vec<u8>,
}

impl<D: Disk> Session<D> {
    /// Reads a table and its history. What happened to the table since the last step is written down with the next one.
    ///
    /// # Errors
    /// Returns why one of them cannot be read; that the table is not text.
    pub fn open(mut disk: D) -> io::Result<Self> {
        let found = disk.read_history()?;
        let text = String::from_utf8(disk.read_table()?).map_err(|_| io::Error::from(io::ErrorKind::InvalidData))?;
        let (mut history, damage) = History::read(&found);
        let known = history.steps().len();
        let length = damage.map_or(found.len(), |damage| damage.whole) as u64;
        let owed = history.notice(&text);
        let found = if damage.is_some() { found } else { Vec::new() };
        Ok(Self { disk, text, history, damage, known, owed, length, found })
    }

    /// Writes down what happened to the table since the last step.
    ///
    /// # Errors
    /// Returns why it cannot be written.
    pub fn settle(&mut self) -> io::Result<()> {
        let owed = std::mem::take(&mut self.owed);
        if owed.is_empty() && self.damage.is_none() { Ok(()) } else { self.write_history(owed.as_bytes()) }
    }

    /// Takes a step: writes it down, then puts the new text in the place of the old one.
    ///
    /// # Errors
    /// Returns why it cannot be written; then nothing has changed.
    pub fn take(&mut self, entry: Entry, after: &str) -> io::Result<()> {
        let owed = std::mem::take(&mut self.owed);
        let lines = owed.clone() + &self.history.append(entry, &self.text, after);
        let whole = self.length;
        let taken = self.write_history(lines.as_bytes()).and_then(|()| self.disk.write_new(after.as_bytes()));
        if let Err(fault) = taken.and_then(|()| self.disk.rename()) {
            // What cannot be cut off again is found and told by the next program.
            let _ = self.disk.cut_history(whole);
            (self.owed, self.length) = (owed, whole);
            self.history = History::read(&self.disk.read_history().unwrap_or_default()).0;
            let _ = self.history.notice(&self.text);
            return Err(fault);
        }
        after.clone_into(&mut self.text);
        // The step is taken, and is whole before and after a crash; a folder that cannot be waited for is no reason to deny it.
        let _ = self.disk.sync_folder();
        Ok(())
    }

    /// Adds lines to the history behind what is whole of it.
    fn write_history(&mut self, lines: &[u8]) -> io::Result<()> {
        if let Some(damage) = self.damage {
            if !damage.is_unfinished {
                self.disk.keep_damaged(&self.found)?;
            }
            self.disk.cut_history(self.length)?;
        }
        let written = self.disk.append(lines).and_then(|()| self.disk.sync_history());
        if written.is_err() {
            let _ = self.disk.cut_history(self.length);
        } else {
            self.length += lines.len() as u64;
        }
        written
    }

    /// Returns the last step.
    pub fn last(&self) -> Option<&Step> {
        self.history.steps().last()
    }
}
