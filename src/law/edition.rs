//! Which printing rules: words and law are two settings. Where the printings disagree (`law diverge`), an edition
//! follows its own; the current rules follow the printings that the divergence names.

use super::{DivergenceId, Lang};
use lawspeaker_vocabulary::word_enum;

word_enum! {
    /// A printing of the Law: whose text rules, whatever language is spoken.
    Printing {
        /// The English printing.
        En = "en",
        /// The German printing.
        De = "de",
        /// The Polish printing.
        Pl = "pl",
    }
}

impl Printing {
    /// Returns the language it is printed in.
    #[must_use]
    pub const fn lang(self) -> Lang {
        match self {
            Self::En => Lang::En,
            Self::De => Lang::De,
            Self::Pl => Lang::Pl,
        }
    }
}

/// The law that a ruling follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edition {
    /// The rules as they stand today.
    #[default]
    Current,
    /// The English printing.
    En,
    /// The German printing.
    De,
    /// The Polish printing.
    Pl,
}

impl Edition {
    /// All editions, the usual one first.
    pub const ALL: [Self; 4] = [Self::Current, Self::En, Self::De, Self::Pl];

    /// Returns the word for `--edition` and JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Current => "current",
            Self::En => "en",
            Self::De => "de",
            Self::Pl => "pl",
        }
    }

    /// Returns the edition of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.word() == word)
    }

    /// Returns the printing it is, if it is one.
    #[must_use]
    pub const fn printing(self) -> Option<Printing> {
        match self {
            Self::Current => None,
            Self::En => Some(Printing::En),
            Self::De => Some(Printing::De),
            Self::Pl => Some(Printing::Pl),
        }
    }

    /// Returns whether, where the printings disagree, it goes with this one.
    #[must_use]
    pub fn follows(self, printing: Printing, divergence: DivergenceId) -> bool {
        match self.printing() {
            Some(own) => own == printing,
            None => divergence.divergence().current.contains(&printing),
        }
    }
}
