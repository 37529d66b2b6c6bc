//! Writes files whole or not at all.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::Path,
    process,
};

/// Writes a temporary file and moves it into place. What is not a regular file, like a pipe, is written to directly.
pub fn save(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let special = fs::metadata(path).is_ok_and(|found| !found.is_file());
    if special {
        return fs::OpenOptions::new().write(true).open(path)?.write_all(bytes);
    }
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let temporary = path.with_file_name(format!(".{}.{}.new", name.to_string_lossy(), process::id()));
    let mut file = File::create_new(&temporary)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all()).and_then(|()| fs::rename(&temporary, &path));
    if written.is_err() {
        // The first error is reported; nothing half written may stay.
        let _ = fs::remove_file(&temporary);
    }
    written
}
