//! The line of a document that shows why it was found, with the places of the matching words.

use super::Content;
use super::meaning::{Group, content_words};
use super::tables::word_forms;
use crate::law::{Book, Lang, Printing, Term, blocks, words};
use std::ops::Range;

/// The length of a snippet, in characters.
const LENGTH: usize = 150;

/// A piece of a document and the places of the matching words in it.
#[derive(Debug, PartialEq, Eq)]
pub struct Snippet {
    /// The piece, on one line.
    pub text: String,
    /// The matching words, as byte ranges of the piece.
    pub marks: Vec<Range<usize>>,
}

impl Snippet {
    /// Returns the matching words, each once.
    #[must_use]
    pub fn matched_words(&self) -> Vec<&str> {
        let mut matched: Vec<&str> = Vec::new();
        for mark in &self.marks {
            let word = &self.text[mark.clone()];
            if !matched.contains(&word) {
                matched.push(word);
            }
        }
        matched
    }
}

/// The words of a book that a query matches, in one language; serves for every snippet.
#[derive(Debug)]
pub struct Marks {
    lang: Lang,
    words: Vec<(&'static str, usize)>,
}

impl Marks {
    /// Returns the words of a book to mark: every form of the stems of a query, and of the names of its terms.
    #[must_use]
    pub fn new(book: Book, groups: &[Group], lang: Lang) -> Self {
        let mut ranked: Vec<(&'static str, &'static str, usize)> = Vec::new();
        for (meaning, stem) in marked_stems(groups, lang).iter().enumerate() {
            ranked.extend(word_forms(book, lang, stem).split_terminator(' ').map(|form| {
                let (rank, word) = form.split_at(1);
                (word, rank, meaning)
            }));
        }
        // A compound that matches several stems belongs to the first of them.
        ranked.sort_unstable();
        ranked.dedup_by_key(|(word, _, _)| *word);
        Self { lang, words: ranked.into_iter().map(|(word, _, meaning)| (word, meaning)).collect() }
    }

    /// Returns the places of the words in a line, each with the stem it belongs to.
    fn places_in(&self, line: &str) -> Vec<(Range<usize>, usize)> {
        let is_same =
            |known: &str, word: &str| known.len() == word.len() && word.chars().flat_map(char::to_lowercase).eq(known.chars());
        let meaning = |word: &str| self.words.iter().find(|(known, _)| is_same(known, word)).map(|(_, meaning)| *meaning);
        words::words(line).filter_map(|(at, word)| Some((at..at + word.len(), meaning(word)?))).collect()
    }
}

/// Returns the best line of a document: the one with the most different stems.
#[must_use]
pub fn snippet(content: Content, marks: &Marks) -> Snippet {
    let mut best: Option<(usize, String, Vec<Range<usize>>)> = None;
    for line in document_lines(content, marks.lang) {
        let found = marks.places_in(&line);
        let mut meanings: Vec<usize> = found.iter().map(|(_, meaning)| *meaning).collect();
        meanings.sort_unstable();
        meanings.dedup();
        if best.as_ref().is_none_or(|(count, _, _)| meanings.len() > *count) {
            best = Some((meanings.len(), line, found.into_iter().map(|(mark, _)| mark).collect()));
        }
    }
    let (_, line, marks) = best.unwrap_or_default();
    shorten_around(&line, &marks)
}

fn document_lines(content: Content, lang: Lang) -> Vec<String> {
    match content {
        Content::Section(unit) => blocks(unit.text(lang).text).into_iter().map(|block| block.text).collect(),
        Content::Term(term) => term_lines(term, lang),
        Content::Card(card) => vec![card.text(lang).to_owned()],
        Content::Ruling(ruling) => vec![ruling.text(lang).to_owned()],
        Content::Divergence(divergence) => {
            let words = divergence.words(lang);
            let printings = Printing::ALL.iter().map(|printing| words.printing(*printing).to_owned());
            [words.consequence.to_owned(), words.intent.to_owned()]
                .into_iter()
                .chain(printings)
                .filter(|line| !line.is_empty())
                .collect()
        }
    }
}

/// Returns the rule of a term, its special cases and examples, or else the terms it refers to.
fn term_lines(term: &'static Term, lang: Lang) -> Vec<String> {
    let cases = term.special(lang).iter().chain(term.examples(lang)).copied();
    let lines: Vec<String> =
        std::iter::once(term.definition(lang)).chain(cases).flat_map(blocks).map(|block| block.text).collect();
    if lines.is_empty() { term.see().map(|other| format!("→ {}", other.name(lang))).collect() } else { lines }
}

/// Returns the stems to mark in a language: those of the query, and those of the names of its terms.
fn marked_stems(groups: &[Group], lang: Lang) -> Vec<String> {
    let mut stems = Vec::new();
    for group in groups {
        stems.extend(group.stems.iter().filter(|stem| stem.lang == lang).map(|stem| stem.stem.clone()));
        for term in &group.terms {
            for name in [term.name(lang)].iter().chain(term.variants(lang)) {
                stems.extend(content_words(lang, name).flat_map(|word| words::index_stems(lang, word)));
            }
        }
    }
    stems
}

/// Shortens a long line around its first match, between words.
#[must_use]
pub fn shorten_around(line: &str, marks: &[Range<usize>]) -> Snippet {
    if line.chars().count() <= LENGTH {
        return Snippet { text: line.to_owned(), marks: marks.to_vec() };
    }
    let first = marks.first().map_or(0, |mark| mark.start);
    let back = line[..first].char_indices().rev().nth(LENGTH / 3).map_or(0, |(at, _)| at);
    let start = if back == 0 { 0 } else { line[back..].find(' ').map_or(back, |blank| back + blank + 1) };
    let rest = &line[start..];
    let far = rest.char_indices().nth(LENGTH).map_or(line.len(), |(at, _)| start + at);
    let end = if far == line.len() { far } else { line[..far].rfind(' ').filter(|blank| *blank > start).unwrap_or(far) };
    let lead = if start > 0 { "… " } else { "" };
    let tail = if end < line.len() { " …" } else { "" };
    let text = format!("{lead}{}{tail}", &line[start..end]);
    let inside = marks.iter().filter(|mark| mark.start >= start && mark.end <= end);
    let shifted = inside.map(|mark| mark.start - start + lead.len()..mark.end - start + lead.len());
    Snippet { text, marks: shifted.collect() }
}

#[cfg(test)]
mod tests {
    use super::{
        super::{Query, search},
        *,
    };

    #[test]
    fn marks_keep_the_original_spelling_after_folding_splitting_and_stemming() {
        let line = "Legt eure Scharen auf die Verteidigungswürfel, größer als Gunst.";
        let found = search(&Query::parse("Schar Würfel Gunst"), Lang::De);
        let marks = Marks::new(Book::Oath, &found.groups, Lang::De);
        let marked: Vec<&str> = marks.places_in(line).into_iter().map(|(mark, _)| &line[mark]).collect();
        assert_eq!(marked, ["Scharen", "Verteidigungswürfel", "Gunst"]);
    }

    #[test]
    fn long_lines_are_cut_at_words_around_the_match() {
        let line = format!("{} Chorągwie {}", "słowo ".repeat(60), "żółw ".repeat(60));
        let at = line.find("Chorągwie").unwrap_or(0);
        let mark = at..at + "Chorągwie".len();
        let snippet = shorten_around(&line, std::slice::from_ref(&mark));
        assert_eq!(snippet.matched_words(), ["Chorągwie"]);
        assert!(snippet.text.starts_with("… słowo") && snippet.text.ends_with("żółw …"));
    }
}
