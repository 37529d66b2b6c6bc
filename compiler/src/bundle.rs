//! Files that few commands read: those of a folder put together to one text and packed, which costs the program nothing until one
//! of them is asked for.

use lawspeaker_vocabulary::FILE_SEPARATOR;
use std::{fs, io, path::Path};

/// Writes a text packed.
pub fn save(file: &Path, text: &str) -> io::Result<()> {
    fs::write(file, miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 9))
}

/// Returns the files of a folder and of the folders in it that end in such an extension as one text, sorted by name: each is a
/// separator, its name below the folder on a line, and its text.
pub fn bundle(folder: &Path, extension: &str) -> io::Result<String> {
    let mut files = Vec::new();
    collect(folder, "", extension, &mut files)?;
    files.sort();
    Ok(files.iter().flat_map(|(name, text)| [FILE_SEPARATOR, name, "\n", text]).collect())
}

fn collect(folder: &Path, prefix: &str, extension: &str, files: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), extension, files)?;
        } else if entry.path().extension().is_some_and(|it| it == extension) {
            files.push((name, fs::read_to_string(entry.path())?));
        }
    }
    Ok(())
}
