//! What a statement about the rules rests on: a section of a book, a card, a recorded ruling.

use super::{Book, Lang, PerLang};
use std::fmt;

/// A section of a book, by its number: what every citation comes down to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LawRef {
    pub(super) book: Book,
    pub(super) number: &'static str,
}

/// Names a section of the Law, in constants only: a number that the Law does not have is out of bounds and does not compile.
#[must_use]
pub const fn law(number: &str) -> LawRef {
    law_in(Book::Oath, number)
}

/// Names a section of a book, in constants only.
#[must_use]
pub const fn law_in(book: Book, number: &str) -> LawRef {
    let numbers: &[&str] = match book {
        Book::Oath => include!(concat!(env!("OUT_DIR"), "/numbers-oath.rs")),
        Book::Xidit => include!(concat!(env!("OUT_DIR"), "/numbers-xidit.rs")),
        Book::Dominion => include!(concat!(env!("OUT_DIR"), "/numbers-dominion.rs")),
    };
    LawRef { book, number: among(numbers, number) }
}

/// Names a recorded ruling, in constants only: an id that no ruling has is out of bounds and does not compile.
#[must_use]
pub const fn ruling(id: &str) -> Cite {
    Cite::Ruling(among(include!(concat!(env!("OUT_DIR"), "/ruling-ids.rs")), id))
}

/// Returns the name that is equal to another; does not compile if none is.
const fn among(names: &[&'static str], name: &str) -> &'static str {
    let mut at = 0;
    while at < names.len() && !is_same(names[at].as_bytes(), name.as_bytes()) {
        at += 1;
    }
    names[at]
}

/// Compares as `==` does, which constants cannot use.
const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

impl LawRef {
    /// Returns the number as printed, or a name under it.
    #[must_use]
    pub const fn number(self) -> &'static str {
        self.number
    }
}

/// Written as `law` reads it: the number, with the book before it unless it is the Law.
impl fmt::Display for LawRef {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.book {
            Book::Oath => out.write_str(self.number),
            Book::Xidit | Book::Dominion => write!(out, "{} {}", self.book.key(), self.number),
        }
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

impl Cite {
    /// Returns the number of the section that it is; none for a card or a recorded ruling.
    #[must_use]
    pub const fn number(self) -> Option<&'static str> {
        match self {
            Self::Law(section) => Some(section.number),
            Self::Card(_) | Self::Site(_) | Self::Ruling(_) => None,
        }
    }
}

/// What stands before a name in a citation.
const CARD: PerLang<&str> = PerLang(["card", "Karte", "karta"]);
const SITE: PerLang<&str> = PerLang(["site", "Ort", "Obszar"]);
const RULING: PerLang<&str> = PerLang(["ruling", "Urteil", "orzeczenie"]);

impl Cite {
    /// Returns the word for its kind, which stands before its name; none before a number.
    #[must_use]
    pub fn kind(self, lang: Lang) -> Option<&'static str> {
        match self {
            Self::Law(_) => None,
            Self::Card(_) => Some(CARD[lang]),
            Self::Site(_) => Some(SITE[lang]),
            Self::Ruling(_) => Some(RULING[lang]),
        }
    }

    /// Returns whether a typed word is one for a kind, in any language.
    #[must_use]
    pub fn is_kind(typed: &str) -> bool {
        let typed = typed.to_lowercase();
        [CARD, SITE, RULING].iter().any(|kind| Lang::ALL.iter().any(|lang| kind[*lang].to_lowercase() == typed))
    }

    /// Returns the name of the card that a citation names as documents write it, with its kind before a colon; none if it is no
    /// such citation.
    #[must_use]
    pub fn card_name(typed: &str) -> Option<&str> {
        typed.split_once(':').filter(|(kind, _)| Self::is_kind(kind)).map(|(_, name)| name)
    }
}

impl From<LawRef> for Cite {
    fn from(section: LawRef) -> Self {
        Self::Law(section)
    }
}

impl fmt::Display for Cite {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Law(section) => section.fmt(out),
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
