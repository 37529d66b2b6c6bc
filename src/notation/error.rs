//! Why words are no request, and where.

use crate::{
    game::{Colour, FacesError, Problem, with_suggestions},
    law::{Lang, PerLang},
    notation::vocabulary::Verb,
};

/// The longest request that is read, in bytes; one with every clause and every die has a third of it.
pub(super) const LONGEST: usize = 4000;

/// Words that are no request.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("word {word}, {typed:?}: {fault}")]
pub struct WordsError {
    /// The words at fault, as typed.
    pub typed: String,
    /// Where they begin: the byte.
    pub at: usize,
    /// Which word they begin with, from 1.
    pub word: usize,
    /// What is wrong.
    pub fault: WordsFault,
}

/// What is wrong with words.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum WordsFault {
    /// No request begins like this.
    #[error("no request begins like this")]
    UnknownVerb {
        /// The nearest verbs there are, for a reader of each language.
        nearest: PerLang<Vec<&'static str>>,
    },
    /// Longer than any request.
    #[error("longer than any request")]
    TooLong {
        /// The most bytes.
        most: usize,
    },
    /// A part is missing.
    #[error("a part is missing of: {pattern}")]
    Incomplete {
        /// How the request is written.
        pattern: &'static str,
    },
    /// Nothing follows a word that opens a clause.
    #[error("nothing follows")]
    Empty,
    /// Nothing uses these words.
    #[error("nothing uses this")]
    Unused {
        /// How the request is written, if that helps.
        pattern: Option<&'static str>,
        /// The nearest words that would be used, in each language.
        nearest: Vec<PerLang<String>>,
    },
    /// Another player acts.
    #[error("another player acts")]
    OtherPlayer {
        /// The one that is named.
        colour: Colour,
    },
    /// Several actions at once.
    #[error("one action at a time")]
    OneAtATime,
    /// A name is wrong.
    #[error(transparent)]
    Name(Problem),
    /// Not a number that fits.
    #[error("not a number that fits")]
    Number,
    /// Rolled dice are none.
    #[error(transparent)]
    Dice(FacesError),
}

impl WordsFault {
    /// Returns the words with which requests begin of which a part is missing here, in English and for a reader of a language.
    #[must_use]
    pub fn verbs(&self, lang: Lang) -> Vec<&'static str> {
        let first = |phrase: &'static str| phrase.split(' ').next().unwrap_or_default();
        match self {
            Self::Incomplete { pattern } => vec![first(pattern)],
            Self::UnknownVerb { nearest } => {
                let usual = |phrase: &&'static str| {
                    let verb = Verb::ALL
                        .iter()
                        .find(|verb| Lang::ALL.iter().any(|lang| verb.phrases().all(*lang).any(|it| it == *phrase)));
                    verb.map_or(*phrase, |verb| verb.phrases().usual(lang))
                };
                nearest[lang].iter().map(usual).map(first).collect()
            }
            Self::TooLong { .. }
            | Self::Empty
            | Self::Unused { .. }
            | Self::OtherPlayer { .. }
            | Self::OneAtATime
            | Self::Name(_)
            | Self::Number
            | Self::Dice(_) => Vec::new(),
        }
    }
}

impl WordsError {
    /// Objects to what is longer than any request.
    pub(super) fn check_length(typed: &str) -> Result<(), Self> {
        let error = || Self { typed: typed.to_owned(), at: 0, word: 1, fault: WordsFault::TooLong { most: LONGEST } };
        if typed.len() > LONGEST { Err(error()) } else { Ok(()) }
    }

    /// Adds the names that look most like one that nothing is called by.
    pub(super) fn with_suggestions(self) -> Self {
        let fault = match self.fault {
            WordsFault::Name(problem) => WordsFault::Name(with_suggestions(problem)),
            fault => fault,
        };
        Self { fault, ..self }
    }

    /// Adds how the request is written, where nothing uses the words and that is not said yet.
    pub(super) fn with_pattern(mut self, form: &'static str) -> Self {
        if let WordsFault::Unused { pattern: pattern @ None, .. } = &mut self.fault {
            *pattern = Some(form);
        }
        self
    }
}

impl From<FacesError> for WordsFault {
    fn from(error: FacesError) -> Self {
        Self::Dice(error)
    }
}

impl From<Problem> for WordsFault {
    fn from(problem: Problem) -> Self {
        Self::Name(problem)
    }
}
