//! Writes files whole or not at all.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
    process,
    time::Duration,
};

/// How old a temporary file is that nobody can be writing any more.
pub const ABANDONED: Duration = Duration::from_mins(1);

/// Writes a temporary file and moves it into place. What is not a regular file, like a pipe, is written to directly.
pub fn save(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let special = fs::metadata(path).is_ok_and(|found| !found.is_file());
    if special {
        return fs::OpenOptions::new().write(true).open(path)?.write_all(bytes);
    }
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let temporary = write_beside(&path, bytes)?;
    let renamed = fs::rename(&temporary, &path);
    if renamed.is_err() {
        // The first error is reported; nothing half written may stay.
        let _ = fs::remove_file(&temporary);
    }
    renamed
}

/// Writes a temporary file beside a file, as readable as that one, and waits until it is on the disk. Nothing half written
/// stays.
pub fn write_beside(path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
    clear_temporary(path, ABANDONED);
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let temporary = path.with_file_name(format!("{}{}.new", prefix(&name.to_string_lossy()), process::id()));
    let mut file = File::create_new(&temporary)?;
    let permissions = fs::metadata(path).ok().map(|found| found.permissions());
    let written = permissions
        .map_or(Ok(()), |permissions| file.set_permissions(permissions))
        .and_then(|()| file.write_all(bytes))
        .and_then(|()| file.sync_all());
    if written.is_err() {
        let _ = fs::remove_file(&temporary);
    }
    written.map(|()| temporary)
}

/// Waits until the names in the folder of a file are on the disk, where the system can say so of a folder.
pub fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(windows) { Ok(()) } else { File::open(folder(path))?.sync_all() }
}

/// Removes the temporary files of a file that programs left when they were killed, if they are at least so old. What cannot be
/// removed stays: it does no harm.
pub fn clear_temporary(path: &Path, age: Duration) {
    let found = temporary_files(path).unwrap_or_default();
    let is_old = |path: &PathBuf| {
        let written = fs::metadata(path).and_then(|found| found.modified());
        age.is_zero() || written.is_ok_and(|written| written.elapsed().is_ok_and(|elapsed| elapsed >= age))
    };
    for left in found.iter().filter(|path| is_old(path)) {
        let _ = fs::remove_file(left);
    }
}

/// Returns the temporary files that were written for a file.
fn temporary_files(path: &Path) -> Option<Vec<PathBuf>> {
    let name = path.file_name()?.to_string_lossy();
    let is_temporary = |other: &str| {
        let process = other.strip_prefix(&prefix(&name)).and_then(|rest| rest.strip_suffix(".new"));
        process.is_some_and(|id| !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let all = fs::read_dir(folder(path)).ok()?.flatten();
    Some(all.filter(|entry| is_temporary(&entry.file_name().to_string_lossy())).map(|entry| entry.path()).collect())
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn prefix(name: &str) -> String {
    format!(".{name}.")
}
