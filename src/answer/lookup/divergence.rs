//! Where the printings disagree, what that changes, and what the current rules follow.

use super::{ByLang, Heading};
use crate::{
    answer::{Schema, Speaker, clean::clean},
    i18n::id,
    law::{
        Book, Confidence, DIVERGENCES, Divergence, DivergenceId, Lang, NumberQuery, Printing, divergence, divergences_of,
        find_terms, read_number,
    },
};
use serde::Serialize;

/// The divergences of what was asked for, or all of them.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DivergencesAnswer {
    schema: Schema,
    /// The divergences, each once.
    pub divergences: Vec<DivergenceEntry>,
    /// What is said of everything that has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<String>,
}

/// One divergence.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DivergenceEntry {
    /// Its id.
    pub id: DivergenceId,
    /// The sections concerned.
    pub sections: &'static [&'static str],
    /// How much it weighs.
    pub severity: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// What each printing says.
    pub printings: ByLang<&'static str>,
    /// What it changes at the table.
    pub consequence: &'static str,
    /// What was likely meant.
    pub intent: &'static str,
    /// How sure that is.
    pub confidence: Option<&'static str>,
    /// The printings that the current rules follow.
    pub current: Vec<&'static str>,
    /// Whether even that choice is disputed.
    pub contested: bool,
    /// The sections concerned, by title.
    pub headings: Vec<Heading>,
}

/// Returns the divergences of everything that is wanted (ids, numbers, names of terms); of nothing, all.
#[must_use]
pub fn divergences(speaker: &Speaker, wanted: &[String]) -> DivergencesAnswer {
    let mut found: Vec<&Divergence> = if wanted.is_empty() { DIVERGENCES.iter().collect() } else { Vec::new() };
    let mut missing = Vec::new();
    for wanted in wanted {
        let these = find(wanted);
        if these.is_empty() {
            missing.push(speaker.words.say_with(id::DIVERGE_NOTHING, &[("wanted", clean(wanted).as_ref().into())]));
        }
        for divergence in these {
            if !found.iter().any(|other| other.id == divergence.id) {
                found.push(divergence);
            }
        }
    }
    let lang = speaker.choice.first();
    let divergences = found.into_iter().map(|it| entry(it, lang)).collect();
    DivergencesAnswer { schema: Schema::Divergences, divergences, missing }
}

fn find(wanted: &str) -> Vec<&'static Divergence> {
    if let Some(one) = divergence(wanted.trim()) {
        return vec![one];
    }
    match read_number(wanted) {
        NumberQuery::Units(numbers) => numbers.into_iter().flat_map(divergences_of).collect(),
        NumberQuery::NoSuch(_) => Vec::new(),
        NumberQuery::Word => find_terms(wanted)
            .into_iter()
            .flat_map(|(_, names)| names)
            .flat_map(|name| divergences_of_entry(name.term().key))
            .collect(),
    }
}

fn divergences_of_entry(key: &str) -> Vec<&'static Divergence> {
    let entry = format!("10/{key}");
    DIVERGENCES.iter().filter(|it| it.sections.contains(&entry.as_str())).collect()
}

fn entry(divergence: &'static Divergence, lang: Lang) -> DivergenceEntry {
    let words = divergence.words(lang);
    DivergenceEntry {
        id: divergence.id,
        sections: divergence.sections,
        severity: divergence.severity.word(),
        title: words.title,
        printings: Printing::ALL.iter().map(|it| (it.lang(), words.printing(*it))).collect(),
        consequence: words.consequence,
        intent: words.intent,
        confidence: divergence.confidence.map(Confidence::word),
        current: divergence.current.iter().map(|printing| printing.word()).collect(),
        contested: divergence.contested,
        headings: Heading::of(Book::Oath, divergence.sections, lang),
    }
}
