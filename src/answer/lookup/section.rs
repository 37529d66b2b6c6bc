//! A section with its parts, its place, what it cites and who cites it, and what a reader must know beside its text.

use super::{ByLang, Copies, Heading, TermEntry, books};
use crate::{
    answer::Speaker,
    i18n::{Id, id},
    law::{
        Book, Citation, Contents as _, DivergenceId, IMPERIAL_MARK, Kind, Lang, Unit, after, before, children, cited_by, lineage,
    },
};
use serde::Serialize;

/// One section.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SectionAnswer {
    /// The key of its book.
    pub book: &'static str,
    /// Its number.
    pub number: &'static str,
    /// The section it belongs to.
    pub parent: Option<&'static str>,
    /// The word for its kind.
    pub kind: &'static str,
    /// The sections directly under it.
    pub children: Vec<&'static str>,
    /// Its words.
    pub texts: ByLang<SectionWords>,
    /// Whether a paragraph of it bears the Imperial mark.
    pub imperial: bool,
    /// Its references as printed.
    pub cites: Vec<&'static str>,
    /// The sections whose references mean this one.
    pub cited_by: Vec<&'static str>,
    /// The keys of the terms it names.
    pub terms: &'static [&'static str],
    /// The ids of its divergences.
    pub divergences: &'static [DivergenceId],
    /// Its misprinted references.
    pub misprints: Vec<Misprint>,
    /// Where it stands: the book unless it is the Law, and the headings above it.
    pub place: Vec<String>,
    /// What stands under it, unless it was wanted alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<SectionPart>,
    /// What a reader must know beside the text of it and its parts: Imperial marks, misprints, differences between printings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The differences between the printings in it and its parts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub differs: Vec<DivergenceHeading>,
    /// References to and fro, and the way on.
    pub around: Around,
    /// The term that was asked for, where this section is only the place that the book names for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub term: Option<Box<TermEntry>>,
}

/// A section under another one.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SectionPart {
    /// Its number.
    pub number: &'static str,
    /// Its words.
    pub texts: ByLang<SectionWords>,
}

/// The words of a section in one language.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SectionWords {
    /// The title.
    pub title: &'static str,
    /// Whether the book prints that title; where not, it is ours.
    pub title_printed: bool,
    /// The restatement.
    pub text: &'static str,
    /// The printed words, from the reader's own copy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub official: Option<String>,
    /// Whether the printed words are to be compared with the book.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub official_doubtful: bool,
    /// Number and title.
    #[serde(skip)]
    pub heading: Heading,
}

/// A misprinted reference.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Misprint {
    /// The reference as printed.
    printed: String,
    /// The section that is meant.
    means: &'static str,
    /// The id of the misprint.
    id: &'static str,
    /// The printings that have it.
    printings: Vec<&'static str>,
}

/// A divergence by its title.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DivergenceHeading {
    /// Its id.
    pub id: DivergenceId,
    /// What it is about.
    pub title: &'static str,
}

/// What stands around a section, by title in the first language.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Around {
    /// Where its references lead, misprints put right.
    pub cites: Vec<Heading>,
    /// The sections whose references mean this one.
    pub cited_by: Vec<Heading>,
    /// The names of its terms.
    pub terms: Vec<&'static str>,
    /// The section printed just before, within the same parent.
    pub before: Option<Heading>,
    /// The section printed just after.
    pub after: Option<Heading>,
}

impl SectionAnswer {
    /// Returns a section with the parts that are to be shown below it.
    #[must_use]
    pub fn new(speaker: &Speaker, copies: &Copies, unit: &'static Unit, parts: &[&'static Unit]) -> Self {
        let (langs, lang) = (speaker.langs(unit.book), speaker.lang(unit.book));
        let texts = |unit: &'static Unit| ByLang::new(&langs, |lang| SectionWords::new(unit, lang, copies));
        let book = (unit.book != Book::Oath).then(|| books::title(&speaker.words, unit.book));
        let above = lineage(unit).into_iter().map(|above| Heading::new(above, lang).to_string());
        let all: Vec<&Unit> = std::iter::once(unit).chain(parts.iter().copied()).collect();
        let differs = differs(speaker, &all);
        Self {
            book: unit.book.key(),
            number: unit.number,
            parent: unit.parent,
            kind: unit.kind.word(),
            children: children(unit, lang).iter().map(|child| child.number).collect(),
            texts: texts(unit),
            imperial: unit.is_imperial(&langs),
            cites: each_once(unit.cites_in(&langs).map(|citation| citation.to)),
            cited_by: cited_by(unit, &langs).map(|other| other.number).collect(),
            terms: unit.terms,
            divergences: unit.divergences,
            misprints: unit.cites.iter().filter_map(Misprint::new).collect(),
            place: book.into_iter().chain(above).collect(),
            parts: parts.iter().map(|part| SectionPart { number: part.number, texts: texts(part) }).collect(),
            notes: notes(speaker, &all, !differs.is_empty()),
            differs,
            around: Around::new(unit, &langs, lang),
            term: None,
        }
    }
}

impl SectionWords {
    fn new(unit: &Unit, lang: Lang, copies: &Copies) -> Self {
        let text = unit.text(lang);
        let official = copies.text(lang, unit).map(str::to_owned);
        let official_doubtful = official.is_some() && copies.is_doubtful(lang, unit);
        let heading = Heading::new(unit, lang);
        Self { title: text.title, title_printed: text.printed, text: text.text, official, official_doubtful, heading }
    }
}

impl Misprint {
    fn new(citation: &'static Citation) -> Option<Self> {
        Some(Self {
            printed: citation.page.map_or_else(|| citation.to.to_owned(), |page| format!("p. {page}")),
            means: citation.target(),
            id: citation.erratum?,
            printings: citation.printings.iter().map(|printing| printing.word()).collect(),
        })
    }
}

impl Around {
    fn new(unit: &'static Unit, langs: &[Lang], lang: Lang) -> Self {
        let book = unit.book;
        let terms = unit.terms.iter().filter_map(|key| book.term(key)).map(|term| term.name(lang));
        Self {
            cites: Heading::of(book, &each_once(unit.cites_in(langs).map(Citation::target)), lang),
            cited_by: cited_by(unit, langs).map(|other| Heading::new(other, lang)).collect(),
            terms: each_once(terms),
            before: before(unit, lang).map(|unit| Heading::new(unit, lang)),
            after: after(unit, lang).map(|unit| Heading::new(unit, lang)),
        }
    }
}

fn each_once(words: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut once = Vec::new();
    for word in words {
        if !once.contains(&word) {
            once.push(word);
        }
    }
    once
}

/// Returns the differences between the printings in the units.
fn differs(speaker: &Speaker, units: &[&'static Unit]) -> Vec<DivergenceHeading> {
    let mut ids: Vec<DivergenceId> = units.iter().flat_map(|unit| unit.divergences).copied().collect();
    ids.sort_unstable();
    ids.dedup();
    let lang = speaker.choice.first();
    ids.into_iter().map(|id| DivergenceHeading { id, title: id.divergence().words(lang).title }).collect()
}

/// Says what a reader must know beside the text of the units.
fn notes(speaker: &Speaker, units: &[&'static Unit], differs: bool) -> Vec<String> {
    let langs = &speaker.choice.rules;
    let mut notes = Vec::new();
    if units.iter().any(|unit| unit.is_imperial(langs)) {
        notes.push(format!("{IMPERIAL_MARK} {}", speaker.say(id::SHOW_IMPERIAL)));
    }
    for unit in units {
        notes.extend(unit.cites_in(langs).filter_map(|citation| misprint(speaker, unit, citation)));
    }
    if differs {
        notes.push(
            speaker.words.say_with(id::SHOW_DIVERGES, &[("number", (&*units[0].number_in(speaker.choice.first())).into())]),
        );
    }
    notes
}

/// Says what a misprinted reference means.
fn misprint(speaker: &Speaker, unit: &Unit, citation: &Citation) -> Option<String> {
    let named = |number: &'static str| match unit.book.unit(number) {
        Some(entry) if entry.kind == Kind::Entry => entry.text(speaker.choice.first()).title,
        Some(_) | None => number,
    };
    let means = named(citation.target());
    let values = [("unit", unit.number.into()), ("means", means.into()), ("id", citation.erratum?.into())];
    let say = |id: Id, name: &'static str, printed: &str| {
        speaker.words.say_with(id, &[values[0], values[1], values[2], (name, printed.into())])
    };
    Some(match citation.page {
        Some(page) => say(id::SHOW_MISPRINT_PAGE, "page", &page.to_string()),
        None => say(id::SHOW_MISPRINT, "printed", named(citation.to)),
    })
}
