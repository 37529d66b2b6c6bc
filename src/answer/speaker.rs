//! The languages of an answer: the program's own words, and the languages in which books are shown.

use crate::{
    i18n::{Id, LanguageChoice, Words},
    law::{Book, Lang},
};

/// Words an answer is put in.
pub struct Speaker {
    /// The program's own words.
    pub words: Words,
    /// The languages that were chosen.
    pub choice: LanguageChoice,
}

impl Speaker {
    /// Returns a speaker of the languages.
    #[must_use]
    pub const fn new(choice: LanguageChoice) -> Self {
        Self { words: Words::new(choice.ui), choice }
    }

    /// Returns a message in the language of the interface.
    #[must_use]
    pub fn say(&self, id: Id) -> String {
        self.words.say(id)
    }

    /// Returns the languages in which a book is shown; never empty.
    #[must_use]
    pub fn langs(&self, book: Book) -> Vec<Lang> {
        self.choice.for_book(book)
    }

    /// Returns the first language in which a book is shown.
    #[must_use]
    pub fn lang(&self, book: Book) -> Lang {
        self.langs(book).first().copied().unwrap_or(Lang::En)
    }
}
