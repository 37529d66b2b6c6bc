//! How well documents match a group of words: tantivy's BM25, with a weight for each field.

use super::{meaning::Group, reader::Reader};
use crate::law::{Lang, words};
use tantivy::{
    DocSet as _, Score, TERMINATED, Term,
    postings::{Postings as _, SegmentPostings},
    query::{Bm25StatisticsProvider as _, Bm25Weight},
    schema::{Field, IndexRecordOption},
};

const TITLE: f32 = 1.4;
const BODY: f32 = 1.0;
const HINT: f32 = 0.9;
const ASK: f32 = 1.2;
const CONCEPT: f32 = 0.8;
const TITLE_CONCEPT: f32 = 1.6;
/// A phrase counts more than its words.
const PHRASE: f32 = 2.0;

/// Returns the score of every document for a group; zero where it does not match.
pub fn group_scores(reader: &Reader, group: &Group) -> Vec<Score> {
    let fields = &reader.fields;
    let mut best = vec![0.0; reader.documents.len()];
    // A posting list that cannot be read adds nothing.
    if let Some(phrase) = &group.phrase {
        for lang in Lang::ALL {
            let stems: Vec<String> = phrase.iter().map(|word| words::index_stems(lang, word).swap_remove(0)).collect();
            let mut scores = vec![0.0; best.len()];
            for (field, weight) in [(fields.title[lang as usize], TITLE), (fields.body[lang as usize], BODY)] {
                let _ = add_phrase(reader, field, &stems, PHRASE * weight, &mut scores);
            }
            keep_best(&mut best, &scores);
        }
        return best;
    }
    for stem in &group.stems {
        let at = stem.lang as usize;
        let mut scores = vec![0.0; best.len()];
        for (field, weight) in
            [(fields.title[at], TITLE), (fields.body[at], BODY), (fields.hint[at], HINT), (fields.ask[at], ASK)]
        {
            let _ = add_term(reader, field, &stem.stem, stem.weight * weight, &mut scores);
        }
        keep_best(&mut best, &scores);
    }
    for term in &group.terms {
        let mut scores = vec![0.0; best.len()];
        let _ = add_term(reader, fields.concept, term.key, CONCEPT, &mut scores);
        let _ = add_term(reader, fields.title_concept, term.key, TITLE_CONCEPT, &mut scores);
        keep_best(&mut best, &scores);
    }
    best
}

/// Returns for every document whether its title or text has a word in any language.
pub fn documents_with_word(reader: &Reader, word: &str) -> Vec<bool> {
    let fields = &reader.fields;
    let mut scores = vec![0.0; reader.documents.len()];
    for lang in Lang::ALL {
        let stem = words::index_stems(lang, word).swap_remove(0);
        for field in [fields.title[lang as usize], fields.body[lang as usize]] {
            let _ = add_term(reader, field, &stem, 1.0, &mut scores);
        }
    }
    scores.into_iter().map(|score| score > 0.0).collect()
}

/// Adds the score of one stem in one field.
fn add_term(reader: &Reader, field: Field, stem: &str, weight: f32, scores: &mut [Score]) -> tantivy::Result<()> {
    let inverted = reader.segment.inverted_index(field)?;
    let Some(found) = inverted.get_term_info(&Term::from_field_text(field, stem))? else { return Ok(()) };
    let norms = reader.segment.get_fieldnorms_reader(field)?;
    let (documents, tokens) = (reader.total_num_docs()?, inverted.total_num_tokens());
    let bm25 = Bm25Weight::for_one_term_without_explain(found.doc_freq.into(), documents, average_length(tokens, documents));
    let mut postings = inverted.read_postings_from_terminfo(&found, IndexRecordOption::WithFreqs)?;
    while postings.doc() != TERMINATED {
        if let Some(slot) = scores.get_mut(postings.doc() as usize) {
            *slot += weight * bm25.score(norms.fieldnorm_id(postings.doc()), postings.term_freq());
        }
        postings.advance();
    }
    Ok(())
}

#[allow(clippy::cast_precision_loss, reason = "the book has some hundred documents of some hundred words")]
fn average_length(tokens: u64, documents: u64) -> Score {
    tokens as Score / documents as Score
}

/// Adds the score of stems that follow each other in one field.
fn add_phrase(reader: &Reader, field: Field, stems: &[String], weight: f32, scores: &mut [Score]) -> tantivy::Result<()> {
    let inverted = reader.segment.inverted_index(field)?;
    let norms = reader.segment.get_fieldnorms_reader(field)?;
    let terms: Vec<Term> = stems.iter().map(|stem| Term::from_field_text(field, stem)).collect();
    let mut postings: Vec<SegmentPostings> = Vec::with_capacity(terms.len());
    for term in &terms {
        let Some(found) = inverted.read_postings(term, IndexRecordOption::WithFreqsAndPositions)? else { return Ok(()) };
        postings.push(found);
    }
    let bm25 = Bm25Weight::for_terms(reader, &terms)?;
    let Some((first, others)) = postings.split_first_mut() else { return Ok(()) };
    while first.doc() != TERMINATED {
        let frequency = phrase_frequency(first, others);
        if let Some(slot) = scores.get_mut(first.doc() as usize).filter(|_| frequency > 0) {
            *slot += weight * bm25.score(norms.fieldnorm_id(first.doc()), frequency);
        }
        first.advance();
    }
    Ok(())
}

/// Returns how often the others follow the first, in order, in the current document of the first.
fn phrase_frequency(first: &mut SegmentPostings, others: &mut [SegmentPostings]) -> u32 {
    let (mut starts, mut places) = (Vec::new(), Vec::new());
    first.positions(&mut starts);
    starts.dedup();
    for (other, offset) in others.iter_mut().zip(1..) {
        if other.doc() < first.doc() {
            other.seek(first.doc());
        }
        if other.doc() != first.doc() {
            return 0;
        }
        other.positions(&mut places);
        starts.retain(|start| places.binary_search(&(start + offset)).is_ok());
    }
    u32::try_from(starts.len()).unwrap_or(u32::MAX)
}

fn keep_best(best: &mut [Score], other: &[Score]) {
    for (best, other) in best.iter_mut().zip(other) {
        *best = best.max(*other);
    }
}
