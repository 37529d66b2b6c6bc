//! Numbers and names: in any case, without diacritics, those of the reader's language first.

use super::Candidate;
use crate::{
    cards::CARDS,
    law::{Lang, TERMS, UNITS, words::key},
};

/// Returns the section numbers that a word could become, with their titles.
pub fn numbers(typed: &str, lang: Lang) -> Vec<Candidate> {
    let begun = UNITS.iter().filter(|unit| unit.number.starts_with(typed));
    begun.map(|unit| Candidate::new(unit.number, unit.text(lang).title)).collect()
}

/// Returns the names of cards that the words could become.
pub fn cards(before: &[&str], typed: &str, lang: Lang) -> Vec<Candidate> {
    let names = |of: Lang| CARDS.iter().map(move |card| (card.name(of), card.name(lang)));
    begun(before, typed, in_order(lang).into_iter().flat_map(names))
}

/// Returns the names of terms that the words could become.
pub fn terms(before: &[&str], typed: &str, lang: Lang) -> Vec<Candidate> {
    let names = |of: Lang| TERMS.iter().map(move |term| (term.name(of), term.name(lang)));
    begun(before, typed, in_order(lang).into_iter().flat_map(names))
}

/// Returns the languages, the reader's first.
fn in_order(lang: Lang) -> Vec<Lang> {
    std::iter::once(lang).chain(Lang::ALL.into_iter().filter(|other| *other != lang)).collect()
}

/// Returns what is left of the names that begin with the words, each once; a name that is begun with its last word is completed
/// from there.
fn begun(before: &[&str], typed: &str, names: impl Iterator<Item = (&'static str, &'static str)>) -> Vec<Candidate> {
    let mut wanted = key(&[before, &[typed]].concat().join(" "));
    if typed.is_empty() && !before.is_empty() {
        wanted.push(' ');
    }
    let mut found: Vec<Candidate> = Vec::new();
    for (name, own) in names.filter(|(name, _)| key(name).starts_with(&wanted)) {
        let rest = name.split(' ').skip(before.len()).collect::<Vec<_>>().join(" ");
        if !rest.is_empty() && !found.iter().any(|other| other.value == rest) {
            found.push(Candidate::new(rest, if name == own { "" } else { own }));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(found: &[Candidate]) -> Vec<&str> {
        found.iter().map(|it| it.value.as_str()).collect()
    }

    #[test]
    fn names_are_completed_in_any_case_and_from_any_word() {
        assert_eq!(values(&cards(&[], "tinker", Lang::En)), ["Tinker's Fair"]);
        assert_eq!(values(&cards(&["vow", "of"], "pe", Lang::En)), ["Peace"]);
        assert_eq!(values(&cards(&["VOW"], "of pe", Lang::En)), ["of Peace"]);
        assert_eq!(values(&cards(&[], "sluby pok", Lang::En)), ["Śluby Pokoju"]);
        assert!(cards(&[], "xqz", Lang::En).is_empty());
    }

    #[test]
    fn names_of_the_reader_come_first() {
        let found = cards(&[], "la", Lang::De);
        let first_foreign = found.iter().position(|it| !it.about.is_empty()).unwrap_or(found.len());
        assert!(first_foreign > 0 && found[first_foreign..].iter().all(|it| !it.about.is_empty()));
        assert!(values(&found[..first_foreign]).contains(&"Langbögen"));
    }

    #[test]
    fn numbers_are_completed_with_their_titles() {
        let found = numbers("5.5.4", Lang::En);
        assert_eq!(values(&found), ["5.5.4"]);
        assert!(!found[0].about.is_empty());
        assert!(values(&numbers("5.5", Lang::De)).contains(&"5.5.7.II"));
    }
}
