//! The languages of an answer: those asked for, else that of the locale, else English.

use super::language_identifier;
use crate::law::{Book, Lang};
use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// The languages of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageChoice {
    /// The languages of the rules, in the order asked for; never empty.
    pub rules: Vec<Lang>,
    /// The language of the messages.
    pub ui: Lang,
}

impl LanguageChoice {
    /// Returns the first language of the rules.
    #[must_use]
    pub fn first(&self) -> Lang {
        self.rules.first().copied().unwrap_or(Lang::En)
    }

    /// Returns the languages for the rules of a book: those asked for that it has, else that of the messages, else the nearest
    /// to the first; never empty.
    #[must_use]
    pub fn for_book(&self, book: Book) -> Vec<Lang> {
        let has = |lang: &Lang| book.langs().contains(lang);
        let held: Vec<Lang> = self.rules.iter().copied().filter(has).collect();
        let instead = Some(self.ui).filter(has).unwrap_or_else(|| book.nearest(self.first()));
        if held.is_empty() { vec![instead] } else { held }
    }
}

/// Chooses the languages by `--lang`, `--ui` and the locale; `variable` reads an environment variable.
pub fn choose_languages(rules: &[Lang], ui: Option<Lang>, variable: impl Fn(&str) -> Option<String>) -> LanguageChoice {
    let rules = if rules.is_empty() { vec![locale_language(variable)] } else { rules.to_vec() };
    let ui = ui.or_else(|| rules.first().copied()).unwrap_or(Lang::En);
    LanguageChoice { rules, ui }
}

/// Returns the language of the locale: the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set decides.
fn locale_language(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
    let Some(locale) = set else { return Lang::En };
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    let Ok(wanted) = name.parse::<LanguageIdentifier>() else { return Lang::En };
    let available = Lang::ALL.map(language_identifier);
    let english = language_identifier(Lang::En);
    let found = negotiate_languages(&[wanted], &available, Some(&english), NegotiationStrategy::Lookup);
    let best = found.first().copied().unwrap_or(&english);
    Lang::ALL.into_iter().find(|lang| language_identifier(*lang) == *best).unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locale(set: &[(&str, &str)]) -> Lang {
        choose_languages(&[], None, |name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())).ui
    }

    #[test]
    fn the_locale_decides_when_nothing_is_asked_for() {
        assert_eq!(locale(&[("LANG", "de_AT.UTF-8")]), Lang::De);
        assert_eq!(locale(&[("LANG", "de_CH@euro")]), Lang::De);
        assert_eq!(locale(&[("LANG", "pl_PL")]), Lang::Pl);
        assert_eq!(locale(&[("LC_ALL", ""), ("LC_MESSAGES", "pl_PL.UTF-8"), ("LANG", "de_DE.UTF-8")]), Lang::Pl);
        assert_eq!(locale(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]), Lang::En);
        for english in ["C", "POSIX", "C.UTF-8", "fr_FR.UTF-8", "szl", "!?"] {
            assert_eq!(locale(&[("LANG", english)]), Lang::En, "{english}");
        }
        assert_eq!(locale(&[]), Lang::En);
    }

    #[test]
    fn what_is_asked_for_beats_the_locale_and_sets_the_messages() {
        let german = |_: &str| Some("de_DE.UTF-8".to_owned());
        let asked = choose_languages(&[Lang::Pl, Lang::En], None, german);
        assert_eq!((asked.rules, asked.ui), (vec![Lang::Pl, Lang::En], Lang::Pl));
        assert_eq!(choose_languages(&[Lang::Pl], Some(Lang::De), german).ui, Lang::De);
    }

    #[test]
    fn a_book_answers_in_the_nearest_language_it_has() {
        let within = |rules: &[Lang], ui: Lang, book| choose_languages(rules, Some(ui), |_| None).for_book(book);
        assert_eq!(within(&[Lang::Pl], Lang::Pl, Book::Oath), [Lang::Pl]);
        assert_eq!(within(&[Lang::Pl], Lang::Pl, Book::Xidit), [Lang::En]);
        assert_eq!(within(&[Lang::Pl], Lang::De, Book::Xidit), [Lang::De]);
        assert_eq!(within(&[Lang::Pl, Lang::De], Lang::Pl, Book::Dominion), [Lang::De]);
        assert_eq!(within(&[Lang::De, Lang::Pl, Lang::En], Lang::De, Book::Dominion), [Lang::De, Lang::En]);
    }
}
