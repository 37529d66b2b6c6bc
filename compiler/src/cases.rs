//! The public case suites: the files of each put together to one text, which costs the program nothing until cases are asked for.

use lawspeaker_vocabulary::FILE_SEPARATOR;
use std::{fs, io, path::Path};

/// Returns the TOML files of a folder and of the folders in it as one text, sorted by name: each is a separator, its name below
/// the folder on a line, and its text.
pub fn bundle(folder: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    collect(folder, "", &mut files)?;
    files.sort();
    Ok(files.iter().flat_map(|(name, text)| [FILE_SEPARATOR, name, "\n", text]).collect())
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else if entry.path().extension().is_some_and(|extension| extension == "toml") {
            files.push((name, fs::read_to_string(entry.path())?));
        }
    }
    Ok(())
}
