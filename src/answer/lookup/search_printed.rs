//! Search in the printed texts a user has read in. A word that only they have comes first; a section that they alone
//! show to fit comes after what the index found.

use super::Copies;
use crate::{
    import::sections_with_words,
    index::{Content, Hit, Kind, Query, SearchResult, Snippet, shorten_around},
    law::{Book, Lang, Unit, unit, words},
};

/// A section found in a printed text.
pub struct Copied {
    /// The section.
    pub unit: &'static Unit,
    /// The language of the text.
    pub lang: Lang,
    /// The printed line that fits.
    pub snippet: Snippet,
}

/// The sections that only the printed texts show to fit.
#[derive(Default)]
pub struct Extra {
    /// Those to put before the hits: no other text has the words as they were typed.
    pub first: Vec<Copied>,
    /// Those to put after the hits.
    pub last: Vec<Copied>,
}

/// Returns what the printed texts add to what the index found. Without any text no word is looked at.
pub fn search(copies: &Copies, query: &Query, found: &SearchResult) -> Extra {
    let is_narrowed = query.imperial || !query.cites.is_empty() || !query.cards.is_empty();
    let is_for_sections = query.kinds.is_empty() || query.kinds.contains(&Kind::Section);
    if query.book != Book::Oath || is_narrowed || !is_for_sections || copies.readable.is_empty() {
        return Extra::default();
    }
    let mut copied = everywhere(copies, query);
    if found.groups.iter().any(|group| group.guess.is_some()) {
        return Extra { first: copied, last: Vec::new() };
    }
    let number = |hit: &Hit| match hit.document.content() {
        Content::Section(unit) => Some(unit.number),
        Content::Term(term) => term.entry(),
        Content::Card(_) | Content::Divergence(_) | Content::Ruling(_) => None,
    };
    copied.retain(|copied| !found.hits.iter().any(|hit| number(hit) == Some(copied.unit.number)));
    Extra { first: Vec::new(), last: copied }
}

/// Returns the sections whose printed text fits, each in the first language that shows it.
fn everywhere(copies: &Copies, query: &Query) -> Vec<Copied> {
    let mut copied: Vec<Copied> = Vec::new();
    for lang in Lang::ALL {
        let wanted: Vec<&str> = query.words.iter().chain(query.phrases.iter().flatten()).map(String::as_str).collect();
        let telling: Vec<&str> = wanted.into_iter().filter(|word| !words::is_common(lang, &words::fold(word))).collect();
        for found in sections_with_words(copies.sections(lang), &telling, lang) {
            let is_excluded = query
                .excluded
                .iter()
                .any(|word| !sections_with_words(std::slice::from_ref(found.section), &[word], lang).is_empty());
            let is_new = !copied.iter().any(|other| other.unit.number == found.section.number);
            if let Some(unit) = unit(found.section.number).filter(|_| is_new && !is_excluded) {
                copied.push(Copied { unit, lang, snippet: shorten_around(found.line, &found.marks) });
            }
        }
    }
    copied
}
