//! Where a table and its history are kept: what a step does to the disk, one operation at a time, so that a test can stop
//! between any two of them.

use crate::cli::save;
use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read as _, Seek as _, Write as _},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

/// How often a lock that somebody else has is tried again, and how long it is waited between.
const TRIES: usize = 250;
const PAUSE: Duration = Duration::from_millis(20);

/// A table and its history on a disk, held by one program alone.
pub trait Disk {
    /// Reads the table.
    fn read_table(&mut self) -> io::Result<Vec<u8>>;
    /// Reads the history; nothing is an empty one.
    fn read_history(&mut self) -> io::Result<Vec<u8>>;
    /// Adds to the end of the history.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;
    /// Waits until the history is on the disk.
    fn sync_history(&mut self) -> io::Result<()>;
    /// Cuts the history to a length.
    fn cut_history(&mut self, length: u64) -> io::Result<()>;
    /// Keeps a copy of a history that is damaged.
    fn keep_damaged(&mut self, bytes: &[u8]) -> io::Result<()>;
    /// Writes the table that shall be beside the one that is, and waits until it is on the disk.
    fn write_new(&mut self, bytes: &[u8]) -> io::Result<()>;
    /// Puts the table that shall be in the place of the one that is.
    fn rename(&mut self) -> io::Result<()>;
    /// Waits until the names in the folder are on the disk.
    fn sync_folder(&mut self) -> io::Result<()>;
}

/// The files of a table in their folder.
pub struct Folder {
    table: PathBuf,
    history: File,
    new: Option<PathBuf>,
}

/// How the history is opened.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// To look at it, together with others.
    Read,
    /// To add to it, alone.
    Write,
}

/// Returns the file of the history beside a table.
pub fn history_file(table: &Path) -> PathBuf {
    let mut name = table.as_os_str().to_owned();
    name.push(".history");
    name.into()
}

impl Folder {
    /// Opens the history of a table and waits a little for others that use it. Nothing if it is only to be read and there is
    /// none.
    pub fn open(table: &Path, access: Access) -> io::Result<Option<Self>> {
        let path = history_file(table);
        let opened = match access {
            Access::Read => File::open(&path),
            Access::Write => OpenOptions::new().read(true).append(true).create(true).open(&path),
        };
        let history = match opened {
            Err(fault) if access == Access::Read && fault.kind() == io::ErrorKind::NotFound => return Ok(None),
            opened => opened?,
        };
        for _ in 0..TRIES {
            let tried = if access == Access::Read { history.try_lock_shared() } else { history.try_lock() };
            match tried {
                Ok(()) => return Ok(Some(Self { table: table.to_owned(), history, new: None })),
                Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
                Err(TryLockError::Error(fault)) => return Err(fault),
            }
        }
        Err(io::ErrorKind::ResourceBusy.into())
    }
}

impl Disk for Folder {
    fn read_table(&mut self) -> io::Result<Vec<u8>> {
        fs::read(&self.table)
    }

    fn read_history(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.history.rewind()?;
        self.history.read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.history.write_all(bytes)
    }

    fn sync_history(&mut self) -> io::Result<()> {
        self.history.sync_data()
    }

    fn cut_history(&mut self, length: u64) -> io::Result<()> {
        self.history.set_len(length)?;
        self.history.sync_data()
    }

    fn keep_damaged(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut name = history_file(&self.table).into_os_string();
        name.push(".damaged");
        save::save(Path::new(&name), bytes)
    }

    fn write_new(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.new = Some(save::write_beside(&self.table, bytes)?);
        Ok(())
    }

    fn rename(&mut self) -> io::Result<()> {
        let Some(new) = self.new.take() else { return Err(io::ErrorKind::NotFound.into()) };
        let renamed = fs::rename(&new, &self.table);
        if renamed.is_err() {
            let _ = fs::remove_file(&new);
        }
        renamed
    }

    fn sync_folder(&mut self) -> io::Result<()> {
        save::sync_folder(&self.table)
    }
}
