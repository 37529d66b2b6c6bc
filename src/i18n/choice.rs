//! Which languages to speak: what was asked for, else what the locale says, else English.

use super::identifier;
use crate::law::{Book, Lang};
use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// The languages of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The languages of the rules, in the order asked for; never empty.
    pub rules: Vec<Lang>,
    /// The language of the program's own words.
    pub ui: Lang,
}

impl Choice {
    /// Returns the first language of the rules.
    #[must_use]
    pub fn first(&self) -> Lang {
        self.rules.first().copied().unwrap_or(Lang::En)
    }

    /// Returns the languages of the rules that a book can answer in: those asked for that it has, else that of the
    /// program's own words, else the one that stands in for the first; never empty.
    #[must_use]
    pub fn within(&self, book: Book) -> Vec<Lang> {
        let has = |lang: &Lang| book.langs().contains(lang);
        let held: Vec<Lang> = self.rules.iter().copied().filter(has).collect();
        let instead = Some(self.ui).filter(has).unwrap_or_else(|| book.nearest(self.first()));
        if held.is_empty() { vec![instead] } else { held }
    }
}

/// Chooses by `--lang`, `--ui` and the locale that `variable` reads from the environment.
pub fn choose(rules: &[Lang], ui: Option<Lang>, variable: impl Fn(&str) -> Option<String>) -> Choice {
    let rules = if rules.is_empty() { vec![from_locale(variable)] } else { rules.to_vec() };
    let ui = ui.or_else(|| rules.first().copied()).unwrap_or(Lang::En);
    Choice { rules, ui }
}

/// Returns the language of the locale: the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set decides.
fn from_locale(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
    let Some(locale) = set else { return Lang::En };
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    let Ok(wanted) = name.parse::<LanguageIdentifier>() else { return Lang::En };
    let available = Lang::ALL.map(identifier);
    let english = identifier(Lang::En);
    let found = negotiate_languages(&[wanted], &available, Some(&english), NegotiationStrategy::Lookup);
    let best = found.first().copied().unwrap_or(&english);
    Lang::ALL.into_iter().find(|lang| identifier(*lang) == *best).unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locale(set: &[(&str, &str)]) -> Lang {
        choose(&[], None, |name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())).ui
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
    fn what_is_asked_for_beats_the_locale_and_leads_the_own_words() {
        let german = |_: &str| Some("de_DE.UTF-8".to_owned());
        let asked = choose(&[Lang::Pl, Lang::En], None, german);
        assert_eq!((asked.rules, asked.ui), (vec![Lang::Pl, Lang::En], Lang::Pl));
        assert_eq!(choose(&[Lang::Pl], Some(Lang::De), german).ui, Lang::De);
    }

    #[test]
    fn a_book_answers_in_the_nearest_language_it_has() {
        let within = |rules: &[Lang], ui: Lang, book| choose(rules, Some(ui), |_| None).within(book);
        assert_eq!(within(&[Lang::Pl], Lang::Pl, Book::Oath), [Lang::Pl]);
        assert_eq!(within(&[Lang::Pl], Lang::Pl, Book::Xidit), [Lang::En]);
        assert_eq!(within(&[Lang::Pl], Lang::De, Book::Xidit), [Lang::De]);
        assert_eq!(within(&[Lang::Pl, Lang::De], Lang::Pl, Book::Dominion), [Lang::De]);
        assert_eq!(within(&[Lang::De, Lang::Pl, Lang::En], Lang::De, Book::Dominion), [Lang::De, Lang::En]);
    }
}
