//! Rulings: what was decided about cards and sections, and whose word it is.

use crate::law::{Lang, PerLang};

/// How much a ruling weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// The Law or the card itself says so.
    Law,
    /// The publisher answered so.
    Publisher,
    /// It follows from the text; no authority confirmed it.
    Inference,
    /// There are two readings.
    Contested,
}

impl Class {
    /// Returns the class as a word for JSON and message ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Law => "law",
            Self::Publisher => "publisher",
            Self::Inference => "inference",
            Self::Contested => "contested",
        }
    }
}

/// Where a ruling comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The publisher's questions and answers on cards, until March 2026.
    PublisherQa,
    /// The printings of the Law.
    Printings,
    /// The card as printed.
    Card,
    /// What other programs for the game do.
    Programs,
    /// How players read it in public.
    Forum,
}

impl Source {
    /// Returns the source as a word for JSON and message ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::PublisherQa => "publisher-qa",
            Self::Printings => "printings",
            Self::Card => "card",
            Self::Programs => "programs",
            Self::Forum => "forum",
        }
    }
}

/// A ruling on cards, on sections, or on both.
#[derive(Debug)]
pub struct Ruling {
    /// The id, the same in every language.
    pub id: &'static str,
    /// How much it weighs.
    pub class: Class,
    /// Where it comes from.
    pub source: Source,
    /// The numbers of the publisher's answers it holds, in the order of the published list.
    pub answers: &'static [u16],
    /// The ids of the cards it is about.
    pub cards: &'static [&'static str],
    /// The sections it is about.
    pub sections: &'static [&'static str],
    pub(super) texts: PerLang<&'static str>,
}

impl Ruling {
    /// Returns what was decided, in our own words.
    #[must_use]
    pub const fn text(&self, lang: Lang) -> &'static str {
        self.texts.get(lang)
    }
}
