//! The three languages of the Law's printings.

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
