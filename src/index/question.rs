//! The question as a whole: one line of what players ask that holds most of the query counts more than the same words
//! scattered over several lines.

use super::meaning::{Group, WeightedStem};
use super::query::Query;
use super::reader::Reader;
use super::tables;
use crate::law::{Lang, words};
use std::iter;
use tantivy::{DocSet as _, TERMINATED, Term, postings::Postings as _, schema::IndexRecordOption};

/// The weight of a question word beside the other words: *who* asks something else than *when*.
const QUESTION_WORD: f32 = 0.5;
/// The weight of a word where only a part of it stands, as the cards in vision cards.
const PART: f32 = 0.4;
/// What a line loses for each of its words that was not typed.
const OTHER_WORD: f32 = 0.6;
/// Stems of less weight are parts.
const MIN_WHOLE: f32 = 0.6;

/// For each language and document, the lines that hold something, a bit for each line; empty where no line does.
type LineBits = [Vec<u64>; 3];

fn bits(lines: &[u64], document: usize) -> u64 {
    lines.get(document).copied().unwrap_or_default()
}

/// The lines that hold one word of the query.
struct WordLines {
    whole: LineBits,
    /// The lines that hold a part of it.
    parts: LineBits,
    weight: f32,
}

/// The lines that hold the words of a query.
pub struct QuestionLines {
    words: Vec<WordLines>,
    /// The lines that hold any of the words.
    any: LineBits,
    total_weight: f32,
    /// How many content words the lines have, as packed by [`tables::BookIndex`].
    lengths: &'static [u8],
    documents: usize,
}

impl QuestionLines {
    /// Finds the lines for the groups of a query, each with its weight. One word alone needs no lines.
    pub fn find(query: &Query, groups: &[Group], weights: &[f32], reader: &Reader) -> Self {
        let weighted: Vec<(&Group, f32)> =
            groups.iter().zip(weights.iter().copied()).filter(|(_, weight)| *weight > 0.0).collect();
        let kinds = question_kinds(query);
        let mut words: Vec<WordLines> = Vec::new();
        if weighted.iter().map(|(group, _)| group.content_words.len().max(1)).sum::<usize>() + kinds.len() > 1 {
            for (group, weight) in weighted {
                match &group.content_words[..] {
                    [] | [_] => words.push(word_lines(reader, &group.stems, weight)),
                    several => {
                        let share = weight / several.iter().map(|_| 1.0).sum::<f32>();
                        words.extend(several.iter().map(|typed| word_lines(reader, &all_stems(typed), share)));
                    }
                }
            }
            let kind_stems = |kind: &str| Lang::ALL.map(|lang| WeightedStem { lang, stem: kind.to_owned(), weight: 1.0 });
            words.extend(kinds.into_iter().map(|kind| word_lines(reader, &kind_stems(kind), QUESTION_WORD)));
        }
        let total_weight = words.iter().map(|word| word.weight).sum();
        let any = lines_with_any(&words);
        Self { words, any, total_weight, lengths: tables::book_index(reader.book).lengths, documents: reader.documents.len() }
    }

    /// Returns how similar the query and the best line of a document are, from 0 to 1; 0 for a query of one word.
    pub fn similarity(&self, document: usize) -> f32 {
        let mut best: f32 = 0.0;
        for lang in Lang::ALL.map(|lang| lang as usize) {
            let mut left = bits(&self.any[lang], document);
            while left != 0 {
                let line = left & left.wrapping_neg();
                left ^= line;
                let (mut weight, mut words) = (0.0, 0);
                for word in &self.words {
                    let part = match (bits(&word.whole[lang], document) & line, bits(&word.parts[lang], document) & line) {
                        (0, 0) => continue,
                        (0, _) => PART,
                        _ => 1.0,
                    };
                    weight += part * word.weight;
                    words += 1;
                }
                if words > 1 {
                    let others = self.line_length(document, lang, line.trailing_zeros() as usize).saturating_sub(words);
                    best = best.max(weight / (self.total_weight + OTHER_WORD * f32::from(others)));
                }
            }
        }
        best
    }

    /// Returns how many content words a line has.
    fn line_length(&self, document: usize, lang: usize, line: usize) -> u8 {
        let lists = self.documents * Lang::ALL.len();
        let end = |list: usize| {
            self.lengths.get(2 * list..2 * list + 2).map_or(0, |end| usize::from(end[0]) | usize::from(end[1]) << 8)
        };
        let list = document * Lang::ALL.len() + lang;
        let start = if list == 0 { 0 } else { end(list - 1) };
        self.lengths.get(2 * lists + start + line).copied().unwrap_or_default()
    }
}

/// Returns the kinds of answers that the query asks for.
fn question_kinds(query: &Query) -> Vec<&'static str> {
    let kinds_of = |word: &String| {
        let folded = words::fold(word);
        Lang::ALL.map(|lang| words::question(lang, &folded))
    };
    let mut kinds: Vec<&str> = query.words.iter().flat_map(kinds_of).flatten().collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// Returns the stems of a word in every language, those of its parts with less weight.
fn all_stems(word: &str) -> Vec<WeightedStem> {
    let stems = |lang: Lang| {
        let weights = iter::once(1.0).chain(iter::repeat(PART));
        words::index_stems(lang, word).into_iter().zip(weights).map(move |(stem, weight)| WeightedStem { lang, stem, weight })
    };
    Lang::ALL.into_iter().flat_map(stems).collect()
}

/// Returns the lines that hold any of the words.
fn lines_with_any(words: &[WordLines]) -> LineBits {
    let mut any = LineBits::default();
    for (lang, any) in any.iter_mut().enumerate() {
        for lines in words.iter().flat_map(|word| [&word.whole[lang], &word.parts[lang]]).filter(|lines| !lines.is_empty()) {
            any.resize(lines.len(), 0);
            any.iter_mut().zip(lines).for_each(|(any, lines)| *any |= lines);
        }
    }
    any
}

/// Returns the lines that hold a word by its stems; a posting list that cannot be read holds none.
fn word_lines(reader: &Reader, stems: &[WeightedStem], weight: f32) -> WordLines {
    let (mut whole, mut parts) = (LineBits::default(), LineBits::default());
    for stem in stems {
        let lines = if stem.weight >= MIN_WHOLE { &mut whole } else { &mut parts };
        let _ = add_lines(reader, stem.lang, &stem.stem, &mut lines[stem.lang as usize]);
    }
    WordLines { whole, parts, weight }
}

fn add_lines(reader: &Reader, lang: Lang, stem: &str, lines: &mut Vec<u64>) -> tantivy::Result<()> {
    let field = reader.fields.ask[lang as usize];
    let inverted = reader.segment.inverted_index(field)?;
    let term = Term::from_field_text(field, stem);
    let Some(mut postings) = inverted.read_postings(&term, IndexRecordOption::WithFreqsAndPositions)? else { return Ok(()) };
    lines.resize(reader.documents.len(), 0);
    let mut places = Vec::new();
    while postings.doc() != TERMINATED {
        postings.positions(&mut places);
        if let Some(slot) = lines.get_mut(postings.doc() as usize) {
            *slot = places.iter().fold(*slot, |lines, place| lines | 1 << words::line_of(*place));
        }
        postings.advance();
    }
    Ok(())
}
