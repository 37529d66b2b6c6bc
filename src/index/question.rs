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
/// A line with so many words of the query is as telling as it gets.
const ENOUGH_WORDS: f32 = 4.0;
/// A part of a sentence that weighs less tells little.
const MIN_CLAUSE_WEIGHT: f32 = 5.0;
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
    /// The part of the sentence it stands in.
    clause: usize,
}

/// The most parts of a sentence that are told apart; the last takes the rest.
const MAX_CLAUSES: usize = 4;

/// How similar a query and the lines of a document are, each from 0 to 1.
#[derive(Clone, Copy, Debug, Default)]
pub struct Similarity {
    /// How much of the query stands in one line.
    pub query: f32,
    /// How much of a line stands in the query.
    pub line: f32,
    /// How much of one part of the sentence stands in one line; 0 for a query of one part.
    pub clause: f32,
}

/// The lines that hold the words of a query.
pub struct QuestionLines {
    words: Vec<WordLines>,
    /// The lines that hold any of the words.
    any: LineBits,
    total_weight: f32,
    /// The weights of the parts of the sentence.
    clause_weights: [f32; MAX_CLAUSES],
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
                    [] | [_] => words.push(word_lines(reader, &group.stems, weight, group.clause)),
                    several => {
                        let share = weight / several.iter().map(|_| 1.0).sum::<f32>();
                        let lines = |typed: &String| word_lines(reader, &all_stems(typed), share, group.clause);
                        words.extend(several.iter().map(lines));
                    }
                }
            }
            let kind_stems = |kind: &str| Lang::ALL.map(|lang| WeightedStem { lang, stem: kind.to_owned(), weight: 1.0 });
            let last = groups.last().map_or(0, |group| group.clause);
            words.extend(kinds.into_iter().map(|kind| word_lines(reader, &kind_stems(kind), QUESTION_WORD, last)));
        }
        let total_weight = words.iter().map(|word| word.weight).sum();
        let any = lines_with_any(&words);
        let mut clause_weights = [0.0; MAX_CLAUSES];
        for word in &words {
            clause_weights[word.clause] += word.weight;
        }
        Self {
            words,
            any,
            total_weight,
            clause_weights,
            lengths: tables::book_index(reader.book).lengths,
            documents: reader.documents.len(),
        }
    }

    /// Returns how similar the query and the best lines of a document are; 0 for a query of one word.
    pub fn similarity(&self, document: usize) -> Similarity {
        let mut best = Similarity::default();
        let is_one_clause = self.clause_weights.iter().filter(|weight| **weight > 0.0).count() < 2;
        for lang in Lang::ALL.map(|lang| lang as usize) {
            let mut left = bits(&self.any[lang], document);
            while left != 0 {
                let line = left & left.wrapping_neg();
                left ^= line;
                let (mut weight, mut words, mut clauses) = (0.0, 0, [0.0; MAX_CLAUSES]);
                for word in &self.words {
                    let part = match (bits(&word.whole[lang], document) & line, bits(&word.parts[lang], document) & line) {
                        (0, 0) => continue,
                        (0, _) => PART,
                        _ => 1.0,
                    };
                    weight += part * word.weight;
                    clauses[word.clause] += part * word.weight;
                    words += 1;
                }
                if words > 1 {
                    let others = self.line_length(document, lang, line.trailing_zeros() as usize).saturating_sub(words);
                    let others = OTHER_WORD * f32::from(others);
                    best.query = best.query.max(weight / (self.total_weight + others));
                    let enough = (f32::from(words) / ENOUGH_WORDS).min(1.0);
                    best.line = best.line.max(enough * weight / (weight + others));
                    for (found, all) in
                        clauses.into_iter().zip(self.clause_weights).filter(|(_, all)| !is_one_clause && *all > 0.0)
                    {
                        best.clause = best.clause.max(found / (all.max(MIN_CLAUSE_WEIGHT) + others));
                    }
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
fn word_lines(reader: &Reader, stems: &[WeightedStem], weight: f32, clause: usize) -> WordLines {
    let (mut whole, mut parts) = (LineBits::default(), LineBits::default());
    for stem in stems {
        let lines = if stem.weight >= MIN_WHOLE { &mut whole } else { &mut parts };
        let _ = add_lines(reader, stem.lang, &stem.stem, &mut lines[stem.lang as usize]);
    }
    WordLines { whole, parts, weight, clause: clause.min(MAX_CLAUSES - 1) }
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
