//! Printed texts that a user imported: where they are stored. Without any, a command looks only for a folder that does
//! not exist.

use super::save::{ABANDONED, clear_temporary, save};
use crate::{
    answer::{
        clean::fit,
        lookup::{Copies, DamagedCopy, PrintedCopy},
    },
    game::is_unprintable,
    import::{Imported, PrintedSection},
    law::{Book, Lang, unit},
};
use serde::{Deserialize, Serialize};
use std::{env, fs, io, path::PathBuf, time::Duration};

/// The variable that names the folder for everything the program keeps.
const VARIABLE: &str = "LAWSPEAKER_DATA";
/// The schema of a stored text.
const SCHEMA: &str = "lawspeaker/printed/1";

/// A printed text as it is kept.
#[derive(Deserialize, Serialize)]
pub struct Copy {
    schema: String,
    book: String,
    lang: String,
    /// The file it was read from.
    pub source: String,
    sections: Vec<Section>,
    /// The sections that were not found.
    pub missing: Vec<String>,
    /// The sections whose place is doubtful.
    pub doubtful: Vec<String>,
}

#[derive(Deserialize, Serialize)]
struct Section {
    number: String,
    line: usize,
    text: String,
}

impl Copy {
    /// Returns what is kept of an import.
    pub fn new(imported: &Imported, lang: Lang, source: &str) -> Self {
        let owned = |numbers: &[&str]| numbers.iter().map(|number| (*number).to_owned()).collect();
        let section = |it: &PrintedSection| Section { number: it.number.to_owned(), line: it.line, text: it.text.clone() };
        Self {
            schema: SCHEMA.to_owned(),
            book: Book::Oath.key().to_owned(),
            lang: lang.code().to_owned(),
            source: source.to_owned(),
            sections: imported.sections.iter().map(section).collect(),
            missing: owned(&imported.missing),
            doubtful: owned(&imported.doubtful),
        }
    }

    /// Returns its sections; what could harm a terminal is taken out, and numbers the Law lacks are passed over.
    pub fn sections(&self) -> Vec<PrintedSection> {
        let fit = |text: &str| text.chars().filter(|letter| *letter == '\n' || !is_unprintable(*letter)).collect();
        let printed = |section: &Section| {
            Some(PrintedSection { number: unit(&section.number)?.number, line: section.line, text: fit(&section.text) })
        };
        self.sections.iter().filter_map(printed).collect()
    }
}

/// Returns the folder of the printed texts: under the variable's, or where the system keeps a program's data.
pub fn folder() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = |under: &str| set("HOME").map(|home| home.join(under));
    let ours = |data: PathBuf| data.join("lawspeaker");
    let data = set(VARIABLE).or_else(|| {
        let system = if cfg!(windows) {
            set("APPDATA")
        } else if cfg!(target_os = "macos") {
            home("Library/Application Support")
        } else {
            set("XDG_DATA_HOME").filter(|path| path.is_absolute()).or_else(|| home(".local/share"))
        };
        system.map(ours)
    });
    data.map(|data| data.join("printed"))
}

/// Returns the file of a language's text in a folder.
pub fn file(folder: &std::path::Path, lang: Lang) -> PathBuf {
    folder.join(format!("oath.{}.json", lang.code()))
}

/// Returns a path as it is shown; the environment may hold anything.
pub fn shown(path: &std::path::Path) -> String {
    fit(&path.display().to_string()).into_owned()
}

/// Reads the text that is kept in a language; nothing where there is none.
pub fn read(lang: Lang) -> io::Result<Option<Copy>> {
    let Some(folder) = folder() else { return Ok(None) };
    match fs::read(file(&folder, lang)) {
        Ok(bytes) => {
            let copy: Copy = serde_json::from_slice(&bytes)?;
            let is_ours = copy.schema == SCHEMA && copy.book == Book::Oath.key() && copy.lang == lang.code();
            if is_ours { Ok(Some(copy)) } else { Err(io::ErrorKind::InvalidData.into()) }
        }
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(fault) => Err(fault),
    }
}

/// Returns a text that is there but cannot be read.
pub fn damaged(lang: Lang) -> Option<DamagedCopy> {
    folder().map(|folder| DamagedCopy { lang, file: shown(&file(&folder, lang)) })
}

/// Stores a text.
pub fn keep(folder: &std::path::Path, lang: Lang, copy: &Copy) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let file = file(folder, lang);
    // Temporary files may also be named without the ending.
    clear_temporary(&file.with_extension(""), ABANDONED);
    save(&file, super::json::write(copy).as_bytes())
}

/// Removes a text; returns whether there was one.
pub fn remove(folder: &std::path::Path, lang: Lang) -> io::Result<bool> {
    let file = file(folder, lang);
    for written in [file.as_path(), &file.with_extension("")] {
        clear_temporary(written, Duration::ZERO);
    }
    match fs::remove_file(&file) {
        Ok(()) => Ok(true),
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(fault) => Err(fault),
    }
}

/// Reads the printed texts of the languages, as far as there are any; those that cannot be read are named.
pub fn copies(langs: &[Lang]) -> Copies {
    let mut copies = Copies::default();
    if !folder().is_some_and(|folder| folder.exists()) {
        return copies;
    }
    for lang in langs {
        match read(*lang) {
            Ok(Some(copy)) => {
                let (sections, doubtful) = (copy.sections(), copy.doubtful);
                copies.readable.push(PrintedCopy { lang: *lang, sections, doubtful });
            }
            Ok(None) => {}
            Err(_) => copies.damaged.extend(damaged(*lang)),
        }
    }
    copies
}
