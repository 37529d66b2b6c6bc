//! The line of a document that shows why it was found, with the matching words in their original spelling.

use super::{Content, meaning::Group};
use crate::{
    cards::rulings_on,
    law::{Lang, blocks, words},
};
use std::ops::Range;

/// About how many characters a snippet has.
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
    pub fn matched(&self) -> Vec<&str> {
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

/// Returns the best line of a document in a language.
#[must_use]
pub fn snippet(content: Content, groups: &[Group], lang: Lang) -> Snippet {
    let wanted = wanted(groups, lang);
    let lines = lines(content, lang);
    let marked = lines.into_iter().map(|line| {
        let marks = marks(&line, &wanted, lang);
        (line, marks)
    });
    let mut best: Option<(usize, String, Vec<Range<usize>>)> = None;
    for (line, marks) in marked {
        let mut distinct: Vec<String> = marks.iter().map(|mark| words::stem(lang, &line[mark.clone()])).collect();
        distinct.sort();
        distinct.dedup();
        if best.as_ref().is_none_or(|(count, _, _)| distinct.len() > *count) {
            best = Some((distinct.len(), line, marks));
        }
    }
    let (_, line, marks) = best.unwrap_or_default();
    cut(&line, &marks)
}

fn lines(content: Content, lang: Lang) -> Vec<String> {
    match content {
        Content::Section(unit) => blocks(unit.text(lang).text).into_iter().map(|block| block.text).collect(),
        Content::Term(term) => blocks(term.definition(lang)).into_iter().map(|block| block.text).collect(),
        Content::Card(card) => {
            let rulings = rulings_on(card).map(|ruling| ruling.text(lang).to_owned());
            std::iter::once(card.text(lang).to_owned()).chain(rulings).collect()
        }
        Content::Divergence(divergence) => {
            let told = divergence.words(lang);
            let printings = Lang::ALL.map(|printing| told.printing(printing).to_owned());
            [told.consequence.to_owned(), told.intent.to_owned()]
                .into_iter()
                .chain(printings)
                .filter(|line| !line.is_empty())
                .collect()
        }
    }
}

/// Returns the stems to mark in a language: those looked for, and those of the names of the terms meant.
fn wanted(groups: &[Group], lang: Lang) -> Vec<String> {
    let mut wanted = Vec::new();
    for group in groups {
        wanted.extend(group.stems.iter().filter(|(each, _, _)| *each == lang).map(|(_, stem, _)| stem.clone()));
        for term in &group.terms {
            for name in [term.name(lang)].iter().chain(term.variants(lang)) {
                let telling = words::words(name).map(|(_, word)| word).filter(|word| !words::is_common(lang, &words::fold(word)));
                wanted.extend(telling.flat_map(|word| words::index_stems(lang, word)));
            }
        }
    }
    wanted
}

fn marks(line: &str, wanted: &[String], lang: Lang) -> Vec<Range<usize>> {
    let fits = |word: &str| words::index_stems(lang, word).iter().any(|stem| wanted.contains(stem));
    words::words(line).filter(|(_, word)| fits(word)).map(|(at, word)| at..at + word.len()).collect()
}

/// Cuts a long line around its first match, at words.
fn cut(line: &str, marks: &[Range<usize>]) -> Snippet {
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
    use super::*;

    #[test]
    fn marks_keep_the_original_spelling_after_folding_splitting_and_stemming() {
        let line = "Legt eure Scharen auf die Verteidigungswürfel, größer als Gunst.";
        let wanted: Vec<String> =
            ["Schar", "Würfel", "Gunst"].iter().flat_map(|word| words::index_stems(Lang::De, word)).collect();
        let marked: Vec<&str> = marks(line, &wanted, Lang::De).into_iter().map(|mark| &line[mark]).collect();
        assert_eq!(marked, ["Scharen", "Verteidigungswürfel", "Gunst"]);
    }

    #[test]
    fn long_lines_are_cut_at_words_around_the_match() {
        let line = format!("{} Chorągwie {}", "słowo ".repeat(60), "żółw ".repeat(60));
        let at = line.find("Chorągwie").unwrap_or(0);
        let mark = at..at + "Chorągwie".len();
        let snippet = cut(&line, std::slice::from_ref(&mark));
        assert_eq!(snippet.matched(), ["Chorągwie"]);
        assert!(snippet.text.starts_with("… słowo") && snippet.text.ends_with("żółw …"));
    }
}
