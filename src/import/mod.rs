//! The text of a printed Law, as `pdftotext` or a copy out of a PDF reader gives it, split into the sections of the book.
//! Pure: text in, sections out; files belong to the edge. The rooms, in the order of the work:
//!
//! ```text
//! text        lines in reading order: columns, running heads and stray characters removed
//! heads       where each unit starts: by number, by heading, by headword; repeated pages removed
//! sections    which blocks of text belong to which unit, and how they are joined
//! doubt       which of the units should be compared with the printed book
//! similarity  how much of a text also stands in our restatement of a unit; used by all of the above
//! error       why a file is not the text of the Law
//! find        search for words in imported sections
//! ```

mod doubt;
mod error;
mod find;
mod heads;
mod sections;
mod similarity;
mod text;

pub use error::{ImportError, MAX_BYTES, decode};
pub use find::{PrintedMatch, sections_with_words};
pub use sections::PrintedSection;

use crate::law::{Kind, Lang, UNITS};
use heads::{is_numbered, order};

/// The sections of an imported text.
#[derive(Debug, PartialEq, Eq)]
pub struct Imported {
    /// The units with their printed words, in the order of the book: numbered sections, glossary entries, and the
    /// chapters and boxes that were found.
    pub sections: Vec<PrintedSection>,
    /// The numbered sections and glossary entries that were not found.
    pub missing: Vec<&'static str>,
    /// The units found in an unexpected place, or with words unlike ours.
    pub doubtful: Vec<&'static str>,
}

/// Splits the text of a printed Law in a language into sections.
///
/// # Errors
/// Returns why the text is not that: empty, in another language, another book.
pub fn import(text: &str, lang: Lang) -> Result<Imported, ImportError> {
    let mut lines = text::read_lines(text);
    if lines.iter().all(|line| line.text.is_empty()) {
        return Err(ImportError::Empty);
    }
    let mut candidates = heads::numbered_candidates(&lines, lang);
    let mut chosen = order::choose_heads(&candidates);
    if heads::remove_repeated_pages(&mut lines, &candidates, &chosen.heads) {
        candidates = heads::numbered_candidates(&lines, lang);
        chosen = order::choose_heads(&candidates);
    }
    error::check_is_law(&lines, lang, &chosen.heads)?;
    let unnumbered = heads::unnumbered_heads(&lines, lang, &chosen.heads);
    chosen.heads.extend(unnumbered);
    let mut repeats = order::repeated_places(&candidates, &chosen.heads, lang);
    let last_section = chosen.heads.iter().map(|head| (head.unit, head.place.line)).max().map_or(0, |(_, line)| line);
    let glossary = heads::glossary_heads(&lines, last_section, lang);
    chosen.heads.extend(glossary.heads);
    repeats.extend(glossary.repeats);
    chosen.heads.sort_by_key(|head| head.place);
    let sections = sections::printed_sections(&lines, &chosen.heads, &repeats, lang);
    let is_expected =
        |unit: &usize| is_numbered(&UNITS[*unit]) || (UNITS[*unit].kind == Kind::Entry && UNITS[*unit].text(lang).printed);
    let is_found = |unit: &usize| chosen.heads.iter().any(|head| head.unit == *unit);
    let missing: Vec<usize> = (0..UNITS.len()).filter(is_expected).filter(|unit| !is_found(unit)).collect();
    let doubtful = doubt::doubtful_units(&lines, &chosen, &missing, &sections, lang);
    let numbers = |units: Vec<usize>| units.into_iter().map(|unit| UNITS[unit].number).collect();
    Ok(Imported { sections, missing: numbers(missing), doubtful: numbers(doubtful) })
}
