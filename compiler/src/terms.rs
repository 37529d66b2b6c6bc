//! Which terms stand in which unit, found by the stems of their official names.

use super::source::Book;
use lawspeaker_vocabulary::{Lang, PerLang, words};

/// Terms too common to be listed under a section.
const TOO_COMMON: [&str; 6] = ["after", "you", "place", "box", "player", "take"];

/// The stems of the official names of every term.
pub struct Names<'a>(Vec<(&'a str, PerLang<Vec<String>>)>);

impl<'a> Names<'a> {
    /// Stems every name once.
    pub fn new(book: &'a Book) -> Self {
        let listed = book.terms.iter().filter(|(key, term)| term.kind != "rule-word" && !TOO_COMMON.contains(&key.as_str()));
        let stems = |name: &String, lang: Lang| format!(" {} ", words::stems(lang, name));
        let of =
            |lang: Lang, names: &[String]| names.iter().map(|name| stems(name, lang)).filter(|name| name.len() > 2).collect();
        Self(listed.map(|(key, term)| (key.as_str(), PerLang::from_fn(|lang| of(lang, term.official(lang))))).collect())
    }

    /// Returns the keys of the terms that a text names in English and in another language, in the order in
    /// which its English words name them.
    pub fn within(&self, texts: &PerLang<String>) -> Vec<&'a str> {
        let stems = PerLang::from_fn(|lang| format!(" {} ", words::stems(lang, &texts[lang])));
        let mut found: Vec<(usize, &str)> = Vec::new();
        for (key, names) in &self.0 {
            let places = Lang::ALL.map(|lang| names[lang].iter().filter_map(|name| stems[lang].find(name)).min());
            if let (Some(place), [_, Some(_), _] | [_, _, Some(_)]) = (places[0], places) {
                found.push((place, key));
            }
        }
        found.sort_unstable();
        found.into_iter().map(|(_, key)| key).collect()
    }
}
