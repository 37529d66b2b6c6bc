//! A disk that stops, fails or fills up at every operation: the table is before or after the step, never between.

use super::{disk::Disk, session::Session};
use crate::table::{Entry, Kind};
use std::{cell::RefCell, io, rc::Rc};

/// What is on the disk, and what a power cut would leave of it.
#[derive(Clone, Debug, Default, PartialEq)]
struct Files {
    table: Vec<u8>,
    history: Vec<u8>,
    /// How much of the history is on the disk for certain.
    history_synced: usize,
    /// The table that a power cut before the folder is synced brings back.
    table_before: Option<Vec<u8>>,
    new: Option<Vec<u8>>,
    damaged: Option<Vec<u8>>,
}

/// What happens to the operation that is counted down to.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Trouble {
    /// The program is killed before it.
    Killed,
    /// The program is killed in the middle of it.
    KilledHalfway,
    /// It fails, and so does everything that writes afterwards: the disk is full.
    Full,
    /// It fails once.
    FailsOnce,
}

/// A disk in memory with trouble ahead.
#[derive(Clone)]
struct Memory {
    files: Rc<RefCell<Files>>,
    left: usize,
    trouble: Trouble,
    is_dead: bool,
}

impl Memory {
    fn new(files: &Files, left: usize, trouble: Trouble) -> Self {
        Self { files: Rc::new(RefCell::new(files.clone())), left, trouble, is_dead: false }
    }

    /// Counts an operation; `how_much` of it happens.
    fn operation(&mut self, length: usize) -> Result<(), (usize, io::Error)> {
        let fault = |kind: io::ErrorKind| io::Error::from(kind);
        if self.is_dead {
            return Err((0, fault(io::ErrorKind::BrokenPipe)));
        }
        if self.left > 0 {
            self.left -= 1;
            return Ok(());
        }
        match self.trouble {
            Trouble::Killed => self.is_dead = true,
            Trouble::KilledHalfway => {
                self.is_dead = true;
                return Err((length / 2, fault(io::ErrorKind::BrokenPipe)));
            }
            Trouble::Full => return Err((length / 2, fault(io::ErrorKind::StorageFull))),
            Trouble::FailsOnce => {
                self.left = usize::MAX;
                return Err((length / 2, fault(io::ErrorKind::Other)));
            }
        }
        Err((0, fault(io::ErrorKind::BrokenPipe)))
    }
}

impl Disk for Memory {
    fn read_table(&mut self) -> io::Result<Vec<u8>> {
        Ok(self.files.borrow().table.clone())
    }

    fn read_history(&mut self) -> io::Result<Vec<u8>> {
        Ok(self.files.borrow().history.clone())
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let done = self.operation(bytes.len());
        let length = done.as_ref().map_or_else(|(length, _)| *length, |()| bytes.len());
        self.files.borrow_mut().history.extend(&bytes[..length]);
        done.map_err(|(_, fault)| fault)
    }

    fn sync_history(&mut self) -> io::Result<()> {
        self.operation(0).map_err(|(_, fault)| fault)?;
        let mut files = self.files.borrow_mut();
        files.history_synced = files.history.len();
        Ok(())
    }

    fn cut_history(&mut self, length: u64) -> io::Result<()> {
        // To make a file shorter needs no room.
        if self.trouble != Trouble::Full || self.left > 0 {
            self.operation(0).map_err(|(_, fault)| fault)?;
        }
        let mut files = self.files.borrow_mut();
        files.history.truncate(usize::try_from(length).expect("short"));
        files.history_synced = files.history.len();
        Ok(())
    }

    fn keep_damaged(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.operation(0).map_err(|(_, fault)| fault)?;
        self.files.borrow_mut().damaged = Some(bytes.to_vec());
        Ok(())
    }

    fn write_new(&mut self, bytes: &[u8]) -> io::Result<()> {
        let done = self.operation(bytes.len());
        let length = done.as_ref().map_or_else(|(length, _)| *length, |()| bytes.len());
        self.files.borrow_mut().new = Some(bytes[..length].to_vec());
        done.map_err(|(_, fault)| fault)
    }

    fn rename(&mut self) -> io::Result<()> {
        self.operation(0).map_err(|(_, fault)| fault)?;
        let mut files = self.files.borrow_mut();
        let new = files.new.take().expect("written before it is renamed");
        files.table_before = Some(std::mem::replace(&mut files.table, new));
        Ok(())
    }

    fn sync_folder(&mut self) -> io::Result<()> {
        self.operation(0).map_err(|(_, fault)| fault)?;
        self.files.borrow_mut().table_before = None;
        Ok(())
    }
}

const BEFORE: &str = "favor = 4 # of red\nwarbands = 7\n";
const AFTER: &str = "favor = 3 # of red\nwarbands = 9\n";
const NO_TROUBLE: usize = usize::MAX;

fn action(words: &str) -> Entry {
    Entry { kind: Kind::Action, by: "red".to_owned(), words: words.to_owned() }
}

/// Returns the files of a table that has a step already.
fn begun() -> Files {
    let disk = Memory::new(
        &Files { table: b"favor = 5 # of red\nwarbands = 7\n".to_vec(), ..Files::default() },
        NO_TROUBLE,
        Trouble::Killed,
    );
    let mut session = Session::open(disk.clone()).expect("it opens");
    session.take(action("first"), BEFORE).expect("it is written");
    disk.files.take()
}

/// Takes a step with trouble at an operation; returns the files and whether the step was reported as taken.
fn step(files: &Files, left: usize, trouble: Trouble, after: &str) -> (Files, bool) {
    let disk = Memory::new(files, left, trouble);
    let taken = Session::open(disk.clone()).and_then(|mut session| session.take(action("second"), after)).is_ok();
    let files = disk.files.borrow().clone();
    (files, taken)
}

/// Opens a table after trouble, takes another step and goes all the way back: nothing is in the way, and nothing is lost.
fn goes_on(files: &Files, wanted: &[&str]) {
    let disk = Memory::new(files, NO_TROUBLE, Trouble::Killed);
    let mut session = Session::open(disk.clone()).expect("it opens again");
    assert!(wanted.contains(&session.text.as_str()), "{:?} is between", session.text);
    assert!(session.damage.is_none_or(|damage| damage.is_unfinished), "{:?}", session.damage);
    let there = session.text.clone();
    session.take(action("third"), "favor = 1\n").expect("another step");
    drop(session);
    let mut session = Session::open(disk.clone()).expect("it opens once more");
    assert_eq!(session.damage, None);
    assert_eq!(session.history.undone(&session.text, 1).as_deref(), Some(there.as_str()));
    let all = session.history.possible().0;
    let first = session.history.undone(&session.text, all).expect("all the way back");
    assert_eq!(first, "favor = 5 # of red\nwarbands = 7\n");
    session.take(Entry::new(Kind::Undo(all)), &first).expect("it is written");
    assert_eq!(disk.files.borrow().table, first.as_bytes());
}

#[test]
fn a_program_killed_at_any_operation_leaves_the_table_before_or_after_the_step() {
    let files = begun();
    for trouble in [Trouble::Killed, Trouble::KilledHalfway] {
        for left in 0..6 {
            let (found, _) = step(&files, left, trouble, AFTER);
            let is_there = |text: &str| found.table == text.as_bytes();
            assert!(is_there(BEFORE) || is_there(AFTER), "{trouble:?} at {left}");
            goes_on(&found, &[BEFORE, AFTER]);
        }
    }
}

/// A power cut loses what was not waited for, and only that.
#[test]
fn a_power_cut_at_any_operation_leaves_the_table_before_or_after_the_step() {
    let files = begun();
    for left in 0..6 {
        let (mut found, taken) = step(&files, left, Trouble::Killed, AFTER);
        assert!(!taken || found.table_before.is_none() || left == 4, "a step that is reported is on the disk");
        let synced = found.history_synced;
        let whole = found.clone();
        for length in [synced, usize::midpoint(synced, found.history.len())] {
            found.history.truncate(length);
            goes_on(&found, &[BEFORE, AFTER]);
        }
        if let Some(before) = whole.table_before.clone() {
            goes_on(&Files { table: before, ..whole }, &[BEFORE, AFTER]);
        }
    }
}

#[test]
fn a_disk_that_is_full_or_fails_once_loses_nothing() {
    let files = begun();
    for trouble in [Trouble::Full, Trouble::FailsOnce] {
        for left in 0..4 {
            let (found, taken) = step(&files, left, trouble, AFTER);
            assert!(!taken, "{trouble:?} at {left} is reported");
            assert_eq!(found.table, BEFORE.as_bytes(), "{trouble:?} at {left}");
            assert_eq!(found.history, files.history, "{trouble:?} at {left}: what could not be done is not written down");
            goes_on(&found, &[BEFORE]);
        }
    }
    // The folder is waited for when the step is taken: what fails then does not undo it.
    let (found, taken) = step(&files, 4, Trouble::FailsOnce, AFTER);
    assert!(taken && found.table == AFTER.as_bytes());
}

#[test]
fn a_step_that_never_reached_the_table_is_told_and_can_be_taken_again() {
    let (found, _) = step(&begun(), 3, Trouble::Killed, AFTER);
    assert_eq!(found.table, BEFORE.as_bytes());
    let session = Session::open(Memory::new(&found, NO_TROUBLE, Trouble::Killed)).expect("it opens");
    let kinds: Vec<Kind> = session.history.steps().iter().map(|step| step.entry.kind).collect();
    assert_eq!(kinds, [Kind::Start, Kind::Action, Kind::Action, Kind::Interrupted]);
    assert_eq!(session.history.redone(&session.text, 1).as_deref(), Some(AFTER));
}

#[test]
fn a_damaged_history_is_kept_aside_and_the_steps_before_it_stay() {
    let (mut found, _) = step(&begun(), NO_TROUBLE, Trouble::Killed, AFTER);
    let whole = found.history.clone();
    let second = whole.iter().rposition(|byte| *byte == b'@').expect("a step");
    found.history[second + 1] = b'9';
    let disk = Memory::new(&found, NO_TROUBLE, Trouble::Killed);
    let mut session = Session::open(disk.clone()).expect("it opens");
    let damage = session.damage.expect("it is told");
    assert_eq!((damage.line, damage.is_unfinished), (4, false));
    session.take(action("third"), "favor = 1\n").expect("another step");
    assert_eq!(disk.files.borrow().damaged.as_ref(), Some(&found.history));
    let again = Session::open(disk).expect("it opens");
    assert_eq!(again.damage, None);
    assert_eq!(again.history.undone(&again.text, 1).as_deref(), Some(AFTER), "the table as it was found");
    assert_eq!(again.history.undone(&again.text, 2).as_deref(), Some(BEFORE), "and as the steps before the damage left it");
}
