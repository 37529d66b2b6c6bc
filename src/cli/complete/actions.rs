//! Actions: the verbs, and what is legal at a table, a word at a time.

use super::Candidate;
use crate::{
    answer::{Speaker, judge::Table},
    cli::position,
    i18n::LanguageChoice,
    law::{Lang, words::key},
    notation::verb_phrases,
};

/// Returns the next words of the verbs that begin with those before.
pub fn verbs(before: &[&str], typed: &str, lang: Lang) -> Vec<Candidate> {
    let own = verb_phrases(lang);
    let english = verb_phrases(Lang::En).filter(|_| lang != Lang::En);
    next_words(before, typed, own.chain(english).map(|verb| (verb.to_owned(), verb.to_owned())))
}

/// Returns the next words of actions that are legal at a table and begin with those before; then the verbs.
pub fn legal(file: &str, before: &[&str], typed: &str, lang: Lang) -> Vec<Candidate> {
    let speaker = Speaker::new(LanguageChoice { rules: vec![lang], ui: lang });
    let text = position::text(&speaker.words, file);
    let table = text.and_then(|text| Table::open(&speaker, file, &text, None, None));
    let listed = table.map(|table| table.actions().legal).unwrap_or_default();
    let said = listed.iter().map(|action| (action.said.typed.clone(), action.said.action.clone()));
    // The words of files are there for those who begin to type them.
    let written = listed.iter().filter(|_| !typed.is_empty()).map(|action| (action.action.clone(), action.said.action.clone()));
    let mut found = next_words(before, typed, said.chain(written));
    if before.is_empty() {
        let is_new = |verb: &Candidate| !found.iter().any(|other| other.value == verb.value);
        let verbs: Vec<Candidate> = verbs(before, typed, lang).into_iter().filter(is_new).collect();
        found.extend(verbs);
    }
    found
}

/// Returns the next word of each phrase that begins with some words, once each, with the first whole phrase that it leads to.
fn next_words(before: &[&str], typed: &str, phrases: impl Iterator<Item = (String, String)>) -> Vec<Candidate> {
    let wanted: Vec<String> = before.iter().map(|word| key(word)).collect();
    let begun = key(typed);
    let mut found: Vec<Candidate> = Vec::new();
    for (phrase, about) in phrases {
        let words: Vec<&str> = phrase.split(' ').collect();
        let (Some(first), Some(next)) = (words.get(..wanted.len()), words.get(wanted.len())) else { continue };
        let fits = first.iter().map(|word| key(word)).eq(wanted.iter().cloned()) && key(next).starts_with(&begun);
        if fits && !found.iter().any(|other| key(&other.value) == key(next)) {
            found.push(Candidate::new(*next, about));
        }
    }
    found
}
