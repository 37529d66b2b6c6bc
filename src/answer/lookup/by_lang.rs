//! What an answer says in each of its languages.

use crate::law::Lang;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// A value for each language of an answer, in the order asked for; as JSON a map by language.
#[derive(Clone, Debug)]
pub struct ByLang<T>(Vec<(Lang, T)>);

impl<T> ByLang<T> {
    /// Returns the value for each of the languages.
    pub fn new(langs: &[Lang], mut value: impl FnMut(Lang) -> T) -> Self {
        Self(langs.iter().map(|lang| (*lang, value(*lang))).collect())
    }

    /// Returns the value for a language, if the answer speaks it.
    #[must_use]
    pub fn get(&self, lang: Lang) -> Option<&T> {
        self.0.iter().find(|(other, _)| *other == lang).map(|(_, value)| value)
    }

    /// Returns the value for the first language.
    #[must_use]
    pub fn first(&self) -> Option<&T> {
        self.0.first().map(|(_, value)| value)
    }

    /// Returns each language with its value.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Lang, &T)> {
        self.0.iter().map(|(lang, value)| (*lang, value))
    }
}

impl<T> FromIterator<(Lang, T)> for ByLang<T> {
    fn from_iter<I: IntoIterator<Item = (Lang, T)>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl<T: Serialize> Serialize for ByLang<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().map(|(lang, value)| (lang.code(), value)).collect::<BTreeMap<_, _>>().serialize(serializer)
    }
}
