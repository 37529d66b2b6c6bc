//! The question as a whole: one line of what players ask that holds most of the query tells more than the same words
//! scattered over several lines.

use super::{meaning::Group, pack::Reader, query::Query, tables};
use crate::law::{Lang, words};
use std::iter;
use tantivy::{DocSet as _, TERMINATED, Term, postings::Postings as _, schema::IndexRecordOption};

/// What a question word tells beside the other words: who asks *who* does not ask *when*.
const QUESTION_WORD: f32 = 0.5;
/// What a word tells where only a part of it stands, as the cards in vision cards.
const PART: f32 = 0.4;
/// What a line loses for each of its words that nobody typed.
const OTHER_WORD: f32 = 0.6;
/// Stems that weigh less than this are parts.
const WHOLE: f32 = 0.6;

/// The lines of every document that hold something, a bit for each line, by language; nothing where no line does.
type Lines = [Vec<u64>; 3];

fn bits(lines: &[u64], at: usize) -> u64 {
    lines.get(at).copied().unwrap_or_default()
}

/// One word of the query.
struct Word {
    lines: Lines,
    /// The lines that hold a part of it.
    parts: Lines,
    /// How much it tells.
    worth: f32,
}

/// The lines that hold the words of a query.
pub struct Asked {
    words: Vec<Word>,
    /// The lines that hold any of the words.
    any: Lines,
    all: f32,
    /// How many telling words the lines have, as [`tables::lengths`] packs it.
    lengths: &'static [u8],
    documents: usize,
}

/// Finds the lines for the groups of a query, each with how much it tells. One word alone needs no lines.
pub fn lines(query: &Query, groups: &[Group], worth: &[f32], reader: &Reader) -> Asked {
    let told = groups.iter().zip(worth).filter(|(_, worth)| **worth > 0.0);
    let told: Vec<(&Group, Vec<&str>, f32)> = told.map(|(group, worth)| (group, telling(group), *worth)).collect();
    let questions = questions(query);
    let mut words: Vec<Word> = Vec::new();
    if told.iter().map(|(_, typed, _)| typed.len().max(1)).sum::<usize>() + questions.len() > 1 {
        for (group, typed, worth) in &told {
            match &typed[..] {
                [] | [_] => words.push(word(reader, &group.stems, *worth)),
                several => {
                    let share = worth / several.iter().map(|_| 1.0).sum::<f32>();
                    words.extend(several.iter().map(|typed| word(reader, &stems(typed), share)));
                }
            }
        }
        let of_kind = |kind: &&str| Lang::ALL.map(|lang| (lang, (*kind).to_owned(), 1.0));
        words.extend(questions.iter().map(|kind| word(reader, &of_kind(kind), QUESTION_WORD)));
    }
    let all = words.iter().map(|word| word.worth).sum();
    Asked { any: any(&words), words, all, lengths: tables::lengths(reader.book), documents: reader.documents.len() }
}

/// Returns the words of a group that tell something.
fn telling(group: &Group) -> Vec<&str> {
    group.typed.split(' ').filter(|word| !is_common(word)).collect()
}

/// Returns the kinds of answers that the query asks for.
fn questions(query: &Query) -> Vec<&'static str> {
    let of_word = |word: &String| {
        let folded = words::fold(word);
        Lang::ALL.map(|lang| words::question(lang, &folded))
    };
    let mut kinds: Vec<&str> = query.words.iter().flat_map(of_word).flatten().collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// Returns the stems of a word in every language, those of its parts with less weight.
fn stems(typed: &str) -> Vec<(Lang, String, f32)> {
    let mut stems = Vec::new();
    for lang in Lang::ALL {
        let weights = iter::once(1.0).chain(iter::repeat(PART));
        stems.extend(words::index_stems(lang, typed).into_iter().zip(weights).map(|(stem, weight)| (lang, stem, weight)));
    }
    stems
}

/// Returns the lines that hold any of the words.
fn any(words: &[Word]) -> Lines {
    let mut any = Lines::default();
    for (lang, any) in any.iter_mut().enumerate() {
        for lines in words.iter().flat_map(|word| [&word.lines[lang], &word.parts[lang]]).filter(|lines| !lines.is_empty()) {
            any.resize(lines.len(), 0);
            any.iter_mut().zip(lines).for_each(|(any, lines)| *any |= lines);
        }
    }
    any
}

fn is_common(word: &str) -> bool {
    let folded = words::fold(word);
    Lang::ALL.into_iter().any(|lang| words::is_common(lang, &folded))
}

impl Asked {
    /// Returns how alike the query and the best line of a document are, from 0 to 1. One word alone makes no question.
    pub fn likeness(&self, at: usize) -> f32 {
        let mut best: f32 = 0.0;
        for lang in Lang::ALL.map(|lang| lang as usize) {
            let mut left = bits(&self.any[lang], at);
            while left != 0 {
                let line = left & left.wrapping_neg();
                left ^= line;
                let (mut told, mut words) = (0.0, 0);
                for word in &self.words {
                    let weight = match (bits(&word.lines[lang], at) & line, bits(&word.parts[lang], at) & line) {
                        (0, 0) => continue,
                        (0, _) => PART,
                        _ => 1.0,
                    };
                    told += weight * word.worth;
                    words += 1;
                }
                if words > 1 {
                    let others = self.length(at, lang, line.trailing_zeros() as usize).saturating_sub(words);
                    best = best.max(told / (self.all + OTHER_WORD * f32::from(others)));
                }
            }
        }
        best
    }

    /// Returns how many telling words a line has.
    fn length(&self, at: usize, lang: usize, line: usize) -> u8 {
        let lists = self.documents * Lang::ALL.len();
        let end = |list: usize| {
            self.lengths.get(2 * list..2 * list + 2).map_or(0, |end| usize::from(end[0]) | usize::from(end[1]) << 8)
        };
        let list = at * Lang::ALL.len() + lang;
        let start = if list == 0 { 0 } else { end(list - 1) };
        self.lengths.get(2 * lists + start + line).copied().unwrap_or_default()
    }
}

fn word(reader: &Reader, stems: &[(Lang, String, f32)], worth: f32) -> Word {
    let of = |whole: bool| {
        let stems = stems.iter().filter(move |(_, _, weight)| (*weight >= WHOLE) == whole);
        holding(reader, stems.map(|(lang, stem, _)| (*lang, stem.as_str())))
    };
    Word { lines: of(true), parts: of(false), worth }
}

/// Returns the lines that hold any of some words; a posting list that cannot be read holds none.
fn holding<'a>(reader: &Reader, stems: impl IntoIterator<Item = (Lang, &'a str)>) -> Lines {
    let mut lines = Lines::default();
    for (lang, stem) in stems {
        let _ = mark(reader, lang, stem, &mut lines[lang as usize]);
    }
    lines
}

fn mark(reader: &Reader, lang: Lang, stem: &str, lines: &mut Vec<u64>) -> tantivy::Result<()> {
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
