//! The suites that the program carries: the files of each in one text, as the build script has put them together and packed it.

use super::case::{Suite, SuiteError};
use crate::law::{Book, unpacked};
use lawspeaker_vocabulary::FILE_SEPARATOR;
use std::sync::LazyLock;

static OATH: LazyLock<String> = LazyLock::new(|| unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/cases-oath.deflate"))));
static XIDIT: LazyLock<String> = LazyLock::new(|| unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/cases-xidit.deflate"))));

/// Returns the files of the embedded suite of a book: name below the folder, and text. A book without rulings has none.
pub fn embedded_files(book: Book) -> impl Iterator<Item = (&'static str, &'static str)> {
    let text = match book {
        Book::Oath => OATH.as_str(),
        Book::Xidit => XIDIT.as_str(),
        Book::Dominion => "",
    };
    text.split(FILE_SEPARATOR).filter_map(|file| file.split_once('\n'))
}

/// Returns the embedded suite of a book.
///
/// # Errors
/// Returns every fault of its files.
pub fn embedded(book: Book) -> Result<Suite, Vec<SuiteError>> {
    embedded_where(book, |_| true)
}

/// Returns the part of the embedded suite of a book that stands in files with these names.
///
/// # Errors
/// Returns every fault of these files.
pub fn embedded_where(book: Book, is_wanted: impl Fn(&str) -> bool) -> Result<Suite, Vec<SuiteError>> {
    Suite::read(&format!("cases/{}", book.key()), embedded_files(book).filter(|(name, _)| is_wanted(name)))
}
