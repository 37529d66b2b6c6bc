//! The question as a whole: one line of what players ask that holds most of the query counts more than the same words
//! scattered over several lines.

use super::meaning::{Group, WeightedStem};
use super::postings::Lines;
use super::query::Query;
use super::reader::Reader;
use crate::law::{Lang, words};
use std::iter::{self, Peekable};

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

/// The lines of a language that hold a word of the query.
struct WordLines {
    lang: Lang,
    lines: Peekable<Lines>,
    /// The place of the word in the query.
    word: u8,
    /// The weight of the word, or of its part.
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

/// How similar a query is to the lines of each document.
pub struct QuestionLines {
    words: Vec<WordLines>,
    word_count: u8,
    total_weight: f32,
    /// The weights of the parts of the sentence.
    clause_weights: [f32; MAX_CLAUSES],
}

/// What one line holds of a query.
#[derive(Clone, Copy, Default)]
struct Held {
    weight: f32,
    clauses: [f32; MAX_CLAUSES],
    words: u8,
    /// The last word of the query that it holds, counted from 1.
    last: u8,
}

/// So many lines are looked at together: what they hold stays near the processor.
const TOGETHER: usize = 512;

impl QuestionLines {
    /// Finds the lines for the groups of a query, each with its weight. One word alone needs no lines.
    pub fn find(query: &Query, groups: &[Group], weights: &[f32], reader: &Reader) -> Self {
        let weighted: Vec<(&Group, f32)> =
            groups.iter().zip(weights.iter().copied()).filter(|(_, weight)| *weight > 0.0).collect();
        let kinds = question_kinds(query);
        let mut lines = Self { words: Vec::new(), word_count: 0, total_weight: 0.0, clause_weights: [0.0; MAX_CLAUSES] };
        if weighted.iter().map(|(group, _)| group.content_words.len().max(1)).sum::<usize>() + kinds.len() < 2 {
            return lines;
        }
        for (group, weight) in weighted {
            match &group.content_words[..] {
                [] | [_] => lines.add(&group.stems, weight, group.clause),
                several => {
                    let share = weight / several.iter().map(|_| 1.0).sum::<f32>();
                    for typed in several {
                        lines.add(&all_stems(typed, reader), share, group.clause);
                    }
                }
            }
        }
        let last = groups.last().map_or(0, |group| group.clause);
        for kind in kinds {
            let stems = Lang::ALL.into_iter().filter_map(|lang| WeightedStem::find(reader, lang, kind.to_owned(), 1.0));
            lines.add(&stems.collect::<Vec<_>>(), QUESTION_WORD, last);
        }
        lines
    }

    /// Adds a word by its stems.
    fn add(&mut self, stems: &[WeightedStem], weight: f32, clause: usize) {
        let clause = clause.min(MAX_CLAUSES - 1);
        self.word_count = self.word_count.saturating_add(1);
        self.total_weight += weight;
        self.clause_weights[clause] += weight;
        let (wholes, parts): (Vec<&WeightedStem>, Vec<&WeightedStem>) = stems.iter().partition(|stem| stem.weight >= MIN_WHOLE);
        for (stems, weight) in [(wholes, weight), (parts, PART * weight)] {
            self.words.extend(stems.into_iter().map(|stem| WordLines {
                lang: stem.lang,
                lines: stem.postings.lines().peekable(),
                word: self.word_count,
                weight,
                clause,
            }));
        }
    }

    /// Returns how similar the query and the best lines of each document are; 0 for a query of one word.
    pub fn similarities(mut self, reader: &Reader) -> Vec<Similarity> {
        let mut best = vec![Similarity::default(); reader.documents.len()];
        if self.words.is_empty() {
            return best;
        }
        let lengths = reader.line_lengths();
        for lang in Lang::ALL {
            let mut of_lang: Vec<&mut WordLines> = self.words.iter_mut().filter(|word| word.lang == lang).collect();
            let first = reader.lines_of(lang, 0).start;
            let (mut document, mut ends) = (0, reader.lines_of(lang, 0).end);
            let all = reader.lines_of(lang, best.len() - 1).end - first;
            for start in (0..all).step_by(TOGETHER) {
                let mut held = [Held::default(); TOGETHER];
                for word in &mut of_lang {
                    word.add_to(&mut held, start);
                }
                for (line, held) in held.iter().enumerate().filter(|(_, held)| held.words > 1) {
                    let line = first + start + line;
                    while line >= ends {
                        document += 1;
                        ends = reader.lines_of(lang, document).end;
                    }
                    let others = lengths.get(line).copied().unwrap_or_default().saturating_sub(held.words);
                    best[document].improve(held, f32::from(others) * OTHER_WORD, self.total_weight, &self.clause_weights);
                }
            }
        }
        best
    }
}

impl WordLines {
    /// Adds the word to what the lines from `start` on hold.
    fn add_to(&mut self, held: &mut [Held; TOGETHER], start: usize) {
        while let Some(line) = self.lines.next_if(|line| *line < start + TOGETHER) {
            let held = &mut held[line - start];
            if held.last != self.word {
                held.last = self.word;
                held.words += 1;
                held.weight += self.weight;
                held.clauses[self.clause] += self.weight;
            }
        }
    }
}

impl Similarity {
    /// Takes over what is better in a line, given the weight of its words that were not typed.
    fn improve(&mut self, held: &Held, others: f32, total: f32, clauses: &[f32; MAX_CLAUSES]) {
        self.query = self.query.max(held.weight / (total + others));
        let enough = (f32::from(held.words) / ENOUGH_WORDS).min(1.0);
        self.line = self.line.max(enough * held.weight / (held.weight + others));
        if clauses.iter().filter(|weight| **weight > 0.0).count() > 1 {
            for (found, all) in held.clauses.iter().zip(clauses).filter(|(_, all)| **all > 0.0) {
                self.clause = self.clause.max(found / (all.max(MIN_CLAUSE_WEIGHT) + others));
            }
        }
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
fn all_stems(word: &str, reader: &Reader) -> Vec<WeightedStem> {
    let stems = |lang: Lang| {
        let weights = iter::once(1.0).chain(iter::repeat(PART));
        let stems = words::index_stems(lang, word).into_iter().zip(weights);
        stems.filter_map(move |(stem, weight)| WeightedStem::find(reader, lang, stem, weight))
    };
    Lang::ALL.into_iter().flat_map(stems).collect()
}
