//! The sentence of a document that answers, with the places of the matching words.

use super::Content;
use super::meaning::{Group, content_words};
use super::tables::word_forms;
use crate::law::{Block, Book, Lang, Printing, Term, blocks, words};
use std::ops::Range;

/// The most characters of a snippet: longer sentences are cut.
const LENGTH: usize = 320;

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
    words: Vec<(String, usize)>,
}

impl Marks {
    /// Returns the words of a book to mark: every form of the stems of a query, and of the names of its terms.
    #[must_use]
    pub fn new(book: Book, groups: &[Group], lang: Lang) -> Self {
        let mut ranked: Vec<(String, &'static str, usize)> = Vec::new();
        for (meaning, stem) in marked_stems(groups, lang).iter().enumerate() {
            ranked.extend(word_forms(book, lang, stem).map(|(word, rank)| (word, rank, meaning)));
        }
        // A compound that matches several stems belongs to the first of them.
        ranked.sort_unstable();
        ranked.dedup_by(|one, other| one.0 == other.0);
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

/// Returns the sentence of a document that answers a query best: the one with the most different stems. What ends with a colon
/// is shown with what follows it.
#[must_use]
pub fn snippet(content: Content, marks: &Marks) -> Snippet {
    let lines = paragraphs(content, marks.lang);
    let Some(best) = best_sentence(&lines, marks) else { return Snippet { text: String::new(), marks: Vec::new() } };
    let mut text = lines[best.line].text[best.range.clone()].to_owned();
    if text.ends_with(':')
        && let Some(next) = lines.get(best.line + 1)
    {
        text.extend([" ", &next.text]);
    }
    let marks: Vec<Range<usize>> = marks.places_in(&text).into_iter().map(|(mark, _)| mark).collect();
    shorten_around(&text, &marks)
}

/// Returns the sentence that answers best, as it stands in the text of a document; none if no word of it matches.
#[must_use]
pub fn answering_sentence(content: Content, marks: &Marks) -> Option<String> {
    let lines = paragraphs(content, marks.lang);
    let best = best_sentence(&lines, marks).filter(|best| best.stems > 0)?;
    Some(lines[best.line].text[best.range].to_owned())
}

struct BestSentence {
    line: usize,
    range: Range<usize>,
    /// How many different stems of the query it has.
    stems: usize,
}

fn best_sentence(lines: &[Block], marks: &Marks) -> Option<BestSentence> {
    let mut best: Option<BestSentence> = None;
    for (line, Block { text, .. }) in lines.iter().enumerate() {
        let places = marks.places_in(text);
        for range in sentences(text, marks.lang) {
            let inside = places.iter().filter(|(mark, _)| mark.start >= range.start && mark.end <= range.end);
            let mut meanings: Vec<usize> = inside.map(|(_, meaning)| *meaning).collect();
            meanings.sort_unstable();
            meanings.dedup();
            if best.as_ref().is_none_or(|best| meanings.len() > best.stems) {
                best = Some(BestSentence { line, range, stems: meanings.len() });
            }
        }
    }
    best
}

/// Returns the sentences of a paragraph: each ends with a stop before a blank and a capital letter. A stop behind a figure is that
/// of a German ordinal.
fn sentences(text: &str, lang: Lang) -> Vec<Range<usize>> {
    let mut sentences = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices(['.', '!', '?']) {
        let end =
            at + 1 + text[at + 1..].chars().take_while(|letter| "”“\")»".contains(*letter)).map(char::len_utf8).sum::<usize>();
        let mut next = text[end..].chars();
        let is_ordinal = lang == Lang::De && text[..at].ends_with(|letter: char| letter.is_ascii_digit());
        let is_end = !is_ordinal
            && next.next() == Some(' ')
            && next.next().is_some_and(|letter| letter.is_uppercase() || "„“(♛".contains(letter));
        if is_end {
            sentences.push(start..end);
            start = end + 1;
        }
    }
    if start < text.len() {
        sentences.push(start..text.len());
    }
    sentences
}

/// Returns the paragraphs and list items of a document.
#[must_use]
pub fn paragraphs(content: Content, lang: Lang) -> Vec<Block> {
    match content {
        Content::Section(unit) => blocks(unit.text(lang).text),
        Content::Term(term) => term_paragraphs(term, lang),
        Content::Card(card) => blocks(card.text(lang)),
        Content::Ruling(ruling) => blocks(ruling.text(lang)),
        Content::Divergence(divergence) => {
            let words = divergence.words(lang);
            let printings = Printing::ALL.iter().map(|printing| words.printing(*printing));
            [words.consequence, words.intent].into_iter().chain(printings).flat_map(blocks).collect()
        }
    }
}

/// Returns the rule of a term, its special cases and examples, or else the terms it refers to.
fn term_paragraphs(term: &'static Term, lang: Lang) -> Vec<Block> {
    let cases = term.special(lang).iter().chain(term.examples(lang)).copied();
    let all: Vec<Block> = std::iter::once(term.definition(lang)).chain(cases).flat_map(blocks).collect();
    let see = || term.see().map(|other| Block { marker: "→", text: other.name(lang).to_owned() }).collect();
    if all.is_empty() { see() } else { all }
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
    fn sentences_end_with_a_stop_before_a_capital_letter() {
        let cut = |text: &'static str, lang| sentences(text, lang).into_iter().map(|range| &text[range]).collect::<Vec<&str>>();
        let text = "Pay 1 favor. (See 5.4.1.) Then gain „all“ in round 8. Nothing else!";
        let expected = ["Pay 1 favor.", "(See 5.4.1.)", "Then gain „all“ in round 8.", "Nothing else!"];
        assert_eq!(cut(text, Lang::En), expected);
        let text = "Am Ende der 5., 6. oder 7. Runde wird gewürfelt. Sonst nicht.";
        assert_eq!(cut(text, Lang::De), ["Am Ende der 5., 6. oder 7. Runde wird gewürfelt.", "Sonst nicht."]);
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
