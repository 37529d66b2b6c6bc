//! Writes names as a table, folded and stemmed, with their order by key and by stems, so that looking one up
//! compares finished strings.

use lawspeaker_vocabulary::{Lang, words};
use std::fmt::Write as _;

/// A name of a row of some table.
pub struct Name {
    pub row: usize,
    pub lang: Lang,
    pub shown: String,
    pub official: bool,
    pub folded: String,
    pub stems: String,
}

impl Name {
    /// Returns a name, prepared for comparison.
    pub fn new(row: usize, lang: Lang, shown: &str, official: bool) -> Self {
        Self { row, lang, shown: shown.to_owned(), official, folded: words::key(shown), stems: words::stems(lang, shown) }
    }
}

/// Appends the table of the names of one kind of thing.
pub fn write(out: &mut String, table: &str, of: &str, names: &[Name]) {
    let mut by_folded: Vec<usize> = (0..names.len()).collect();
    by_folded.sort_by_key(|at| &names[*at].folded);
    let mut by_stems: Vec<usize> = (0..names.len()).collect();
    by_stems.sort_by_key(|at| (names[*at].lang, &names[*at].stems));
    let _ = writeln!(out, "/// Every name, as the rulebook has it.\npub static {table}: Names<{of}> = Names::new(&[");
    for Name { row, lang, shown, official, folded, stems } in names {
        let _ = writeln!(out, "Name::new({folded:?}, {stems:?}, {shown:?}, Lang::{lang:?}, {official}, (Book::Oath, {row})),");
    }
    let _ = writeln!(out, "], &{by_folded:?}, &{by_stems:?});");
}
