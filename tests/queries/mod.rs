//! The labelled queries: what players ask, and what answers it.

use lawspeaker::index::Content;
use serde::Deserialize;
use std::fs;

/// A query with its answers, the best one first.
#[derive(Debug, Deserialize)]
pub struct Question {
    pub ask: String,
    /// The language it is asked in.
    pub lang: String,
    pub kind: String,
    pub answers: Vec<String>,
}

/// What a query is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The weights are learned from it.
    Learned,
    /// It only measures.
    Measured,
}

#[derive(Deserialize)]
struct Set {
    query: Vec<Question>,
}

/// Returns every query.
pub fn all() -> Vec<Question> {
    let mut files: Vec<_> =
        fs::read_dir("tests/search/queries").expect("the queries").flatten().map(|file| file.path()).collect();
    files.sort();
    let read = |path| toml::from_str::<Set>(&fs::read_to_string(path).expect("a file")).expect("TOML").query;
    files.into_iter().flat_map(read).collect()
}

impl Question {
    /// Returns what it is used for, by a rule that nobody chooses by: the sum of its bytes.
    pub fn part(&self) -> Part {
        if self.ask.bytes().map(u32::from).sum::<u32>() % 2 == 0 { Part::Learned } else { Part::Measured }
    }

    /// Returns whether a document answers it; glossary entries are the documents of their terms.
    pub fn accepts(&self, content: Content) -> bool {
        let id = id(content);
        self.answers.iter().any(|answer| answer.replace("10/", "term:") == id)
    }
}

/// Returns the id of a document as the answers name it.
pub fn id(content: Content) -> String {
    match content {
        Content::Section(unit) => unit.number.to_owned(),
        Content::Term(term) => format!("term:{}", term.key),
        Content::Divergence(divergence) => divergence.id.to_string(),
        Content::Card(card) => format!("card:{}", card.id),
        Content::Ruling(ruling) => format!("ruling:{}", ruling.id),
    }
}
