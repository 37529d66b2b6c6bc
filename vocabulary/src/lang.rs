//! The three languages of the Law's printings.

use std::ops::{Index, IndexMut};

/// A language the Law was printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    En,
    /// German.
    De,
    /// Polish.
    Pl,
}

impl Lang {
    /// All languages, in the order in which they are listed everywhere.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Pl];

    /// Returns the two-letter code, as in `--lang` and in JSON keys.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Pl => "pl",
        }
    }

    /// Returns the language of a two-letter code, in any case.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }
}

/// One value for each language, in the order of [`Lang::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PerLang<T>(pub [T; 3]);

impl<T> PerLang<T> {
    /// Makes the value for each language.
    pub fn from_fn(value: impl FnMut(Lang) -> T) -> Self {
        Self(Lang::ALL.map(value))
    }

    /// Returns the value for a language, in constants as well.
    #[must_use]
    pub const fn get(&self, lang: Lang) -> &T {
        &self.0[lang as usize]
    }
}

impl<T> Index<Lang> for PerLang<T> {
    type Output = T;

    fn index(&self, lang: Lang) -> &T {
        self.get(lang)
    }
}

impl<T> IndexMut<Lang> for PerLang<T> {
    fn index_mut(&mut self, lang: Lang) -> &mut T {
        &mut self.0[lang as usize]
    }
}
