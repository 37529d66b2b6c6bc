//! A section as a document for machines.

use super::{printed::Copies, term::Entry};
use crate::law::{DivergenceId, Lang, Unit, children};
use serde::Serialize;
use std::collections::BTreeMap;

/// One section.
#[derive(Serialize)]
pub struct Section {
    #[serde(skip_serializing_if = "Option::is_none")]
    schema: Option<&'static str>,
    book: &'static str,
    number: &'static str,
    parent: Option<&'static str>,
    kind: &'static str,
    children: Vec<&'static str>,
    texts: BTreeMap<&'static str, Words>,
    imperial: bool,
    cites: Vec<&'static str>,
    cited_by: &'static [&'static str],
    terms: &'static [&'static str],
    divergences: &'static [DivergenceId],
    misprints: Vec<Misprint>,
}

#[derive(Serialize)]
struct Words {
    title: &'static str,
    title_printed: bool,
    text: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    official: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    official_doubtful: bool,
}

#[derive(Serialize)]
struct Misprint {
    printed: &'static str,
    means: &'static str,
    id: &'static str,
    printings: Vec<&'static str>,
}

impl Section {
    /// Returns the document of a unit, with its words in these languages, and the printed ones where there are copies.
    pub fn new(unit: &'static Unit, langs: &[Lang], copies: &Copies) -> Self {
        let words = |lang: &Lang| {
            let text = unit.text(*lang);
            let official = copies.text(*lang, unit).map(str::to_owned);
            let official_doubtful = official.is_some() && copies.is_doubtful(*lang, unit);
            (lang.code(), Words { title: text.title, title_printed: text.printed, text: text.text, official, official_doubtful })
        };
        let mut cites: Vec<&'static str> = Vec::new();
        for citation in unit.cites {
            if !cites.contains(&citation.to) {
                cites.push(citation.to);
            }
        }
        let misprint = |citation: &'static crate::law::Citation| {
            Some(Misprint {
                printed: citation.to,
                means: citation.means?,
                id: citation.erratum.unwrap_or_default(),
                printings: citation.printings.iter().map(|printing| printing.word()).collect(),
            })
        };
        Self {
            schema: None,
            book: unit.book.key(),
            number: unit.number,
            parent: unit.parent,
            kind: unit.kind.word(),
            children: children(unit).map(|child| child.number).collect(),
            texts: langs.iter().map(words).collect(),
            imperial: unit.imperial,
            cites,
            cited_by: unit.cited_by,
            terms: unit.terms,
            divergences: unit.divergences,
            misprints: unit.cites.iter().filter_map(misprint).collect(),
        }
    }

    /// Returns the section as a document of its own.
    pub fn alone(self) -> Self {
        Self { schema: Some("lawspeaker/section/1"), ..self }
    }
}

/// Several sections, and the numbers that do not exist.
#[derive(Serialize)]
pub struct Sections {
    /// The schema.
    pub schema: &'static str,
    /// The sections, in the order asked for.
    #[serde(rename = "sections")]
    pub found: Vec<Section>,
    /// The terms, where a book has no section for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub terms: Vec<Entry>,
    /// What was not found.
    pub missing: Vec<Missing>,
}

/// A number or word that the book does not have.
#[derive(Serialize)]
pub struct Missing {
    /// What was asked for.
    pub wanted: String,
    /// What stands next to it.
    pub nearest: Vec<&'static str>,
}
