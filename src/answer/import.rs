//! The printed text of the reader's own copy: what was read of it, what is kept, and why a file was refused.

use super::{Error, Schema};
use crate::{
    i18n::{Id, Words, family, id},
    import::{ImportError, Imported, MAX_BYTES, decode, import},
    law::{Book, Lang},
};
use serde::Serialize;
use std::collections::BTreeSet;

/// What was read of a printed text; as JSON the document `import`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ImportAnswer {
    schema: Schema,
    /// The key of the book.
    pub book: &'static str,
    /// The language of the text.
    pub lang: &'static str,
    /// The numbered sections that were found.
    pub sections: Vec<&'static str>,
    /// The words of the glossary that were found; one entry of a printing may explain two.
    pub glossary: Vec<&'static str>,
    /// How many entries explain them.
    #[serde(skip)]
    pub entries: usize,
    /// The sections and entries that were not found.
    pub missing: Vec<&'static str>,
    /// Those that should be compared with the book.
    pub doubtful: Vec<&'static str>,
}

/// The printed texts that are kept; as JSON the document `imports`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ImportsAnswer {
    schema: Schema,
    /// The texts, one for each language.
    pub imports: Vec<KeptImport>,
    /// The languages whose text was just removed.
    pub removed: Vec<&'static str>,
    /// Which texts cannot be read, and what helps.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

/// A printed text that is kept.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct KeptImport {
    /// The key of the book.
    pub book: &'static str,
    /// The language of the text.
    pub lang: &'static str,
    /// The file that it was read from.
    pub source: String,
    /// How many numbered sections it has.
    pub sections: usize,
    /// The sections and entries that were not found.
    pub missing: Vec<String>,
    /// Those that should be compared with the book.
    pub doubtful: Vec<String>,
}

impl ImportAnswer {
    /// Returns what was read of a text.
    #[must_use]
    pub fn new(imported: &Imported, lang: Lang) -> Self {
        let all = imported.sections.iter().map(|printed| printed.number);
        let (glossary, rest): (Vec<&str>, Vec<&str>) = all.partition(|number| number.starts_with("10/"));
        let explained = imported.sections.iter().filter(|printed| printed.number.starts_with("10/"));
        Self {
            schema: Schema::Import,
            book: Book::Oath.key(),
            lang: lang.code(),
            sections: rest.into_iter().filter(|number| is_numbered(number)).collect(),
            glossary,
            entries: explained.map(|printed| &printed.text).collect::<BTreeSet<_>>().len(),
            missing: imported.missing.clone(),
            doubtful: imported.doubtful.clone(),
        }
    }
}

impl ImportsAnswer {
    /// Returns the texts that are kept, the languages of those that were just removed, and what is to be said beside them.
    #[must_use]
    pub const fn new(imports: Vec<KeptImport>, removed: Vec<&'static str>, remarks: Vec<String>) -> Self {
        Self { schema: Schema::Imports, imports, removed, remarks }
    }
}

/// Returns whether a number is that of a section below a chapter, not of a glossary entry or a box.
#[must_use]
pub fn is_numbered(number: &str) -> bool {
    number.contains('.') && !number.contains('/')
}

/// Reads the bytes of a file as the printed Law in a language.
///
/// # Errors
/// Returns why the file is not that, with hints.
pub fn read(words: &Words, file: &str, bytes: &[u8], lang: Lang) -> Result<Imported, Error> {
    decode(bytes).and_then(|text| import(text, lang)).map_err(|refusal| refused(words, file, lang, refusal))
}

fn refused(words: &Words, path: &str, lang: Lang, refusal: ImportError) -> Error {
    let name = |lang: Lang| words.say(family::NAME_LANG.of(lang.code()));
    let file = ("file", path.into());
    let error = |kind, message| Error::new(words, kind, message).at(path.to_owned());
    let plain = |id: Id| words.say_with(id, &[file]);
    let encoding = if lang == Lang::Pl { "WINDOWS-1250" } else { "WINDOWS-1252" };
    let convert = |from: &str| words.say_with(id::IMPORT_CONVERT, &[file, ("encoding", from.into())]);
    match refusal {
        ImportError::Empty => error("empty", plain(id::IMPORT_EMPTY)),
        ImportError::TooLong => {
            error("too-long", words.say_with(id::IMPORT_TOO_LONG, &[file, ("most", (MAX_BYTES / 1024).into())]))
        }
        ImportError::Pdf => error("pdf", plain(id::IMPORT_PDF)).hint(plain(id::IMPORT_USE_PDFTOTEXT)),
        ImportError::Utf16 => error("not-utf8", plain(id::IMPORT_UTF16)).hint(convert("UTF-16")),
        ImportError::OneByte => error("not-utf8", plain(id::IMPORT_ONE_BYTE)).hint(convert(encoding)),
        ImportError::Binary => error("not-text", plain(id::IMPORT_BINARY)),
        ImportError::OtherLanguage(seems) => {
            let (wanted, other) = (name(lang), name(seems));
            let values = [file, ("wanted", (&wanted).into()), ("seems", (&other).into())];
            let hint = format!("law import {path} --lang {}", seems.code());
            error("other-language", words.say_with(id::IMPORT_OTHER_LANGUAGE, &values)).hint(hint)
        }
        ImportError::OtherBook { found, known } => {
            let values = [file, ("found", found.into()), ("known", known.into())];
            error("other-book", words.say_with(id::IMPORT_OTHER_BOOK, &values))
        }
    }
}
