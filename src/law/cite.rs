//! What a statement about the rules rests on: a section of the Law, a card, a recorded ruling.

use std::fmt;

/// A section of the Law, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LawRef(&'static str);

/// Names a section of the Law. That it exists is checked by a test over the sources.
#[must_use]
pub const fn law(number: &'static str) -> LawRef {
    LawRef(number)
}

impl LawRef {
    /// Returns the number as printed, or a name under it.
    #[must_use]
    pub const fn number(self) -> &'static str {
        self.0
    }
}

/// What a statement about the rules rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cite {
    /// A section of the Law.
    Law(LawRef),
    /// A card other than a site, by its id.
    Card(&'static str),
    /// A site, by its id.
    Site(&'static str),
    /// A recorded ruling, by its id.
    Ruling(&'static str),
}

impl From<LawRef> for Cite {
    fn from(section: LawRef) -> Self {
        Self::Law(section)
    }
}

impl fmt::Display for Cite {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Law(section) => out.write_str(section.0),
            Self::Card(id) => write!(out, "card:{id}"),
            Self::Site(id) => write!(out, "site:{id}"),
            Self::Ruling(id) => write!(out, "ruling:{id}"),
        }
    }
}

/// A quantity with what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cited<T> {
    /// The quantity.
    pub value: T,
    /// What it rests on.
    pub cites: Vec<Cite>,
}

impl<T> Cited<T> {
    /// Returns a quantity that rests on one thing.
    pub fn new(value: T, cite: impl Into<Cite>) -> Self {
        Self { value, cites: vec![cite.into()] }
    }
}
