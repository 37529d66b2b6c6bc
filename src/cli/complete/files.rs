//! Position files and folders.

use super::Candidate;
use std::{fs, path::Path};

/// Returns the position files and the folders that a path could become; a folder ends in a stroke.
pub fn positions(typed: &str) -> Vec<Candidate> {
    let (folder, name) = typed.rfind('/').map_or(("", typed), |at| typed.split_at(at + 1));
    let listed = fs::read_dir(Path::new(if folder.is_empty() { "." } else { folder }));
    let mut found: Vec<(bool, String)> = Vec::new();
    for entry in listed.into_iter().flatten().flatten() {
        let is_folder = entry.path().is_dir();
        let Ok(file) = entry.file_name().into_string() else { continue };
        let is_hidden = file.starts_with('.') && !name.starts_with('.');
        let is_position = Path::new(&file).extension().is_some_and(|ending| ending == "toml");
        if file.starts_with(name) && !is_hidden && (is_folder || is_position) {
            found.push((is_folder, format!("{folder}{file}{}", if is_folder { "/" } else { "" })));
        }
    }
    found.sort();
    found.into_iter().map(|(_, path)| Candidate::new(path, "")).collect()
}
