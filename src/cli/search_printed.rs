//! Search in the printed texts a user has read in. A word that only they have comes first; a section that they alone
//! show to fit comes after what the index found.

use super::Desk;
use crate::{
    import::find,
    index::{Content, Group, Hit, Kind, Query, Snippet, cut},
    law::{Lang, Unit, unit, words},
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

/// Returns the sections that only the printed texts show to fit: those to put first, and those to put last.
pub fn search(desk: &Desk, query: &Query, groups: &[Group], hits: &[Hit]) -> (Vec<Copied>, Vec<Copied>) {
    let is_narrowed = query.imperial || !query.cites.is_empty() || !query.cards.is_empty();
    if is_narrowed || !(query.kinds.is_empty() || query.kinds.contains(&Kind::Section)) {
        return (Vec::new(), Vec::new());
    }
    let mut copied: Vec<Copied> = Vec::new();
    for lang in Lang::ALL {
        let wanted: Vec<&str> = query.words.iter().chain(query.phrases.iter().flatten()).map(String::as_str).collect();
        let telling: Vec<&str> = wanted.into_iter().filter(|word| !words::is_common(lang, &words::fold(word))).collect();
        for found in find(desk.copies.sections(lang), &telling, lang) {
            let is_excluded =
                query.excluded.iter().any(|word| !find(std::slice::from_ref(found.printed), &[word], lang).is_empty());
            let is_new = !copied.iter().any(|other| other.unit.number == found.printed.number);
            if let Some(unit) = unit(found.printed.number).filter(|_| is_new && !is_excluded) {
                copied.push(Copied { unit, lang, snippet: cut(found.line, &found.marks) });
            }
        }
    }
    if groups.iter().any(|group| group.via.is_some()) {
        return (copied, Vec::new());
    }
    let number = |hit: &Hit| match hit.document.content() {
        Content::Section(unit) => Some(unit.number),
        Content::Term(term) => term.entry(),
        Content::Card(_) | Content::Divergence(_) => None,
    };
    copied.retain(|copied| !hits.iter().any(|hit| number(hit) == Some(copied.unit.number)));
    (Vec::new(), copied)
}
