//! Printed texts that a user imported: where they are stored, and how they are shown beside a restatement. Without any,
//! a command looks only for a folder that does not exist.

use super::{Context, page::paint, save::save};
use crate::{
    game::is_unprintable,
    import::{Imported, PrintedSection},
    law::{Book, Lang, Unit, unit},
};
use serde::{Deserialize, Serialize};
use std::{cell::OnceCell, env, fmt::Write as _, fs, io, path::PathBuf};

/// The variable that names the folder for everything the program keeps.
const VARIABLE: &str = "LAWSPEAKER_DATA";

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
            schema: "lawspeaker/printed/1".to_owned(),
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

/// Reads the text that is kept in a language; nothing where there is none.
pub fn read(lang: Lang) -> io::Result<Option<Copy>> {
    let Some(folder) = folder() else { return Ok(None) };
    match fs::read(file(&folder, lang)) {
        Ok(bytes) => serde_json::from_slice(&bytes).map(Some).map_err(io::Error::from),
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(fault) => Err(fault),
    }
}

/// Stores a text.
pub fn keep(folder: &std::path::Path, lang: Lang, copy: &Copy) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    save(&file(folder, lang), super::json::write(copy).as_bytes())
}

/// The printed texts, each read when it is first asked for.
#[derive(Default)]
pub struct Copies {
    present: OnceCell<bool>,
    texts: [OnceCell<Kept>; 3],
}

/// What is kept of one text.
#[derive(Default)]
struct Kept {
    sections: Vec<PrintedSection>,
    doubtful: Vec<String>,
}

impl Copies {
    /// Returns whether there may be any.
    pub fn are_there(&self) -> bool {
        *self.present.get_or_init(|| folder().is_some_and(|folder| folder.exists()))
    }

    fn kept(&self, lang: Lang) -> Option<&Kept> {
        let kept = |copy: Copy| Kept { sections: copy.sections(), doubtful: copy.doubtful };
        self.are_there()
            .then(|| self.texts[lang as usize].get_or_init(|| read(lang).ok().flatten().map(kept).unwrap_or_default()))
    }

    /// Returns the sections of a language's printed text; none where it was not read in or cannot be read.
    pub fn sections(&self, lang: Lang) -> &[PrintedSection] {
        self.kept(lang).map_or(&[], |kept| &kept.sections)
    }

    /// Returns whether the printed words of a unit are doubtful.
    pub fn is_doubtful(&self, lang: Lang, unit: &Unit) -> bool {
        self.kept(lang).is_some_and(|kept| kept.doubtful.iter().any(|number| number == unit.number))
    }

    /// Returns the printed words of a unit; the texts are those of the Law, and another book's numbers mean other rules.
    pub fn text(&self, lang: Lang, unit: &Unit) -> Option<&str> {
        let sections = if unit.book == Book::Oath { self.sections(lang) } else { &[] };
        sections.iter().find(|printed| printed.number == unit.number).map(|printed| printed.text.as_str())
    }
}

/// Appends the printed words of a unit in a marked block, if they are there.
pub fn append(ctx: &Context, out: &mut String, unit: &Unit, lang: Lang) {
    const BAR: &str = "  │ ";
    let Some(text) = ctx.copies.text(lang, unit) else { return };
    let code = lang.code().to_uppercase();
    let label = ctx.words.say_with("import-from-your-copy", &[("language", code.as_str().into())]);
    let _ = writeln!(out, "  ┌ {}", paint(ctx.page.paint.quiet, &label));
    if ctx.copies.is_doubtful(lang, unit) {
        let _ = writeln!(out, "{BAR}{}", paint(ctx.page.paint.alert, &ctx.say("import-is-doubtful")));
    }
    for line in text.lines() {
        let hanging = if line.starts_with('•') { "  │   " } else { BAR };
        let options = textwrap::Options::new(ctx.page.width.min(100)).initial_indent(BAR).subsequent_indent(hanging);
        let _ = writeln!(out, "{}", textwrap::fill(line, options).trim_end());
    }
    out.push('\n');
}
