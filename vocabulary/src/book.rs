//! The books the tool knows, and the languages each was restated in.

use crate::Lang;

/// A rulebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Book {
    /// The Law of Oath: the default book.
    #[default]
    Oath,
    /// The rules of Lords of Xidit.
    Xidit,
    /// The glossary of instructions on Dominion cards: terms only, no numbered sections.
    Dominion,
}

impl Book {
    /// All books, in the order in which they are listed everywhere.
    pub const ALL: [Self; 3] = [Self::Oath, Self::Xidit, Self::Dominion];

    /// Returns the word for `--book`, JSON and the folder of the rulebook.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Oath => "oath",
            Self::Xidit => "xidit",
            Self::Dominion => "dominion",
        }
    }

    /// Returns the book of a key, in any case.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|book| book.key().eq_ignore_ascii_case(key))
    }

    /// Returns the languages that the book has.
    #[must_use]
    pub const fn langs(self) -> &'static [Lang] {
        match self {
            Self::Oath => &Lang::ALL,
            Self::Xidit | Self::Dominion => &[Lang::En, Lang::De],
        }
    }

    /// Returns a language if the book has it, else its substitute.
    #[must_use]
    pub fn nearest(self, lang: Lang) -> Lang {
        if self.langs().contains(&lang) { lang } else { Lang::En }
    }
}
