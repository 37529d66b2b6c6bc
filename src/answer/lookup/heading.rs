//! A section by number and title.

use crate::law::{Book, Contents as _, Lang, Unit};
use serde::Serialize;
use std::{borrow::Cow, fmt};

/// A section by number and title; a title in brackets is ours, not printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Heading {
    /// The number.
    pub number: &'static str,
    /// The title.
    pub title: String,
    /// The number as readers of the language see it.
    #[serde(skip)]
    pub shown: Cow<'static, str>,
}

impl Heading {
    /// Returns the heading of a section in a language.
    #[must_use]
    pub fn new(unit: &Unit, lang: Lang) -> Self {
        let text = unit.text(lang);
        let title = if text.printed { text.title.to_owned() } else { format!("[{}]", text.title) };
        Self { number: unit.number, title, shown: unit.number_in(lang) }
    }

    /// Returns the headings of those numbers that the book has.
    #[must_use]
    pub fn of(book: Book, numbers: &[&str], lang: Lang) -> Vec<Self> {
        numbers.iter().filter_map(|number| book.unit(number)).map(|unit| Self::new(unit, lang)).collect()
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}", self.shown, self.title)
    }
}
