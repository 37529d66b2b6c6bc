//! The reader's own printed texts of the Law: what was read of them, and which are damaged. Files are read by the face.

use crate::{
    i18n::{Words, id},
    import::PrintedSection,
    law::{Book, Lang, Unit},
};

/// The printed texts that were read for a question.
#[derive(Debug, Default)]
pub struct Copies {
    /// Those that could be read, at most one for each language.
    pub readable: Vec<PrintedCopy>,
    /// Those that are there but could not be read.
    pub damaged: Vec<DamagedCopy>,
}

/// A printed text.
#[derive(Debug)]
pub struct PrintedCopy {
    /// Its language.
    pub lang: Lang,
    /// Its sections, free of what could harm a terminal.
    pub sections: Vec<PrintedSection>,
    /// The numbers of the sections to compare with the book.
    pub doubtful: Vec<String>,
}

/// A printed text that could not be read.
#[derive(Debug)]
pub struct DamagedCopy {
    /// Its language.
    pub lang: Lang,
    /// Its file.
    pub file: String,
}

impl Copies {
    fn copy(&self, lang: Lang) -> Option<&PrintedCopy> {
        self.readable.iter().find(|copy| copy.lang == lang)
    }

    /// Returns the sections of a language's printed text; none where there is no text.
    #[must_use]
    pub fn sections(&self, lang: Lang) -> &[PrintedSection] {
        self.copy(lang).map_or(&[], |copy| &copy.sections)
    }

    /// Returns whether the printed words of a unit are to be compared with the book.
    #[must_use]
    pub fn is_doubtful(&self, lang: Lang, unit: &Unit) -> bool {
        self.copy(lang).is_some_and(|copy| copy.doubtful.iter().any(|number| number == unit.number))
    }

    /// Returns the printed words of a unit; the texts are those of the Law, and another book's numbers mean other rules.
    #[must_use]
    pub fn text(&self, lang: Lang, unit: &Unit) -> Option<&str> {
        let sections = if unit.book == Book::Oath { self.sections(lang) } else { &[] };
        sections.iter().find(|printed| printed.number == unit.number).map(|printed| printed.text.as_str())
    }

    /// Says which texts could not be read, and what helps.
    #[must_use]
    pub fn remarks(&self, words: &Words) -> Vec<String> {
        let said = |copy: &DamagedCopy| {
            let code = copy.lang.code();
            words.say_with(id::IMPORT_DAMAGED, &[("file", (&copy.file).into()), ("code", code.into())])
        };
        self.damaged.iter().map(said).collect()
    }
}
