//! Nouns: values that are one of a few (colours, slots, goals, faces of dice) and quantities. Each value has a word for
//! files and JSON, and names in three languages.

mod dice;
mod oath;
mod quantity;
pub mod xidit;

pub use dice::{FacesError, Rolled, defense_word, face_words, parse_defense};
pub use oath::{Chapter, Colour, GameName, Heap, How, Oath, Phase, Region, Role, Slot, Space, TitleSide};
pub use quantity::{ALL_FAVOR, Favor, MOST_SUPPLY, OTHER_WARBANDS, PURPLE_WARBANDS, Secrets, Supply, Warbands};

use crate::law::Lang;
use std::sync::OnceLock;

/// The names of one noun, as they are compared; those that are declined with their language.
#[derive(Debug)]
pub struct NounKeys {
    /// All that it goes by.
    pub all: Vec<(Option<Lang>, String)>,
    /// The name that is printed in each language.
    pub printed: Vec<(Lang, String)>,
    /// Its word.
    pub word: String,
    /// Its further names.
    pub aliases: Vec<String>,
}

/// A value that is one of a few and has names in three languages.
pub trait Word: Copy + PartialEq + 'static {
    /// The kind of value, as faults call it.
    const KIND: &'static str;

    /// Returns all of them.
    fn all() -> &'static [Self];

    /// Returns the word for files and JSON.
    fn word(self) -> &'static str;

    /// Returns the key of the term or the id of the card that gives it its names; empty if neither does.
    fn name_source(self) -> &'static str;

    /// Returns further names.
    fn aliases(self) -> &'static [&'static str];

    /// Returns where the names of all of them are kept, in their order, once they were worked out.
    fn kept_keys() -> &'static OnceLock<Vec<NounKeys>>;

    /// Returns its name in a language, where neither a term nor a card gives it one.
    fn own_name(self, _: Lang) -> Option<&'static str> {
        None
    }
}

/// Implements [`Word`]: the kind, the term or card that gives the names, further names, and its own name in each language.
macro_rules! named {
    ($($name:ident, $kind:literal, $key:path, $also:path $(, $own:path)?;)*) => {$(
        impl Word for $name {
            const KIND: &'static str = $kind;

            fn all() -> &'static [Self] {
                Self::ALL
            }

            fn word(self) -> &'static str {
                self.word()
            }

            fn name_source(self) -> &'static str {
                $key(self)
            }

            fn aliases(self) -> &'static [&'static str] {
                $also(self)
            }

            fn kept_keys() -> &'static std::sync::OnceLock<Vec<crate::game::NounKeys>> {
                static KEYS: std::sync::OnceLock<Vec<crate::game::NounKeys>> = std::sync::OnceLock::new();
                &KEYS
            }

            $(fn own_name(self, lang: crate::law::Lang) -> Option<&'static str> {
                Some($own(self, lang))
            })?
        }
    )*};
}

use named;

/// Returns the key for values that neither a term nor a card names.
const fn unnamed<T: Copy>(_: T) -> &'static str {
    ""
}

/// Returns no further names.
const fn no_more<T: Copy>(_: T) -> &'static [&'static str] {
    &[]
}
