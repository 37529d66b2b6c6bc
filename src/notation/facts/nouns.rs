//! Nouns as facts name them: in any language and form, and as they are printed.

use crate::{
    game::{Colour, NounKeys, Problem, Word, find_word, name_of, noun_keys},
    law::{Lang, TypedName, words::key},
    notation::vocabulary::Inflected,
};

/// The nouns of one kind.
#[derive(Clone, Copy)]
pub(super) struct Nouns {
    /// Returns the word of the noun that some words spell whole, in whatever form.
    pub(super) exact: fn(&str) -> Option<&'static str>,
    /// Returns the word of the noun that some words mean; they may be shortened.
    pub(super) find: fn(&str) -> Result<&'static str, Problem>,
    /// Returns a noun in a language.
    pub(super) say: fn(&str, Lang) -> String,
}

/// Returns the nouns of a kind.
pub(super) const fn nouns<T: Word>() -> Nouns {
    Nouns { exact: exact::<T>, find: find::<T>, say: say::<T> }
}

/// The colours of Oath.
pub(super) const COLOURS: Nouns = Nouns { exact: exact_colour, find: find_colour, say: say::<Colour> };

fn exact<T: Word>(typed: &str) -> Option<&'static str> {
    let spelled = key(typed);
    let form = TypedName::new(typed);
    let is_called = |keys: &NounKeys| {
        keys.word == spelled
            || keys.aliases.contains(&spelled)
            || keys.printed.iter().any(|(_, name)| *name == spelled)
            || keys.printed.iter().any(|(lang, name)| form.is_form_of(*lang, name))
    };
    let rows = || T::all().iter().zip(noun_keys::<T>());
    let mut found = rows().filter(|(_, keys)| is_called(keys));
    match (found.next(), found.next()) {
        (Some((it, _)), None) => Some(it.word()),
        (_, _) => rows().find(|(_, keys)| keys.word == spelled).map(|(it, _)| it.word()),
    }
}

fn find<T: Word>(typed: &str) -> Result<&'static str, Problem> {
    find_word::<T>(typed).map(Word::word)
}

fn say<T: Word>(word: &str, lang: Lang) -> String {
    let it = T::all().iter().find(|it| it.word() == word);
    let name = it.and_then(|it| match lang {
        Lang::En => Some(it.word()),
        Lang::De | Lang::Pl => name_of(*it, lang),
    });
    name.unwrap_or(word).to_owned()
}

fn exact_colour(typed: &str) -> Option<&'static str> {
    let spelled = key(typed);
    let inflected = Colour::ALL.iter().copied().find(|colour| colour.phrases().include(&spelled));
    inflected.map(Colour::word).or_else(|| exact::<Colour>(typed))
}

fn find_colour(typed: &str) -> Result<&'static str, Problem> {
    exact_colour(typed).map_or_else(|| find::<Colour>(typed), Ok)
}
