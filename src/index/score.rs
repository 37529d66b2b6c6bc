//! How well documents fit a group of words: tantivy's BM25, heading before text before hints.

use super::{meaning::Group, pack::Reader};
use crate::law::{Lang, words};
use tantivy::{
    Score, Term,
    query::{EnableScoring, PhraseQuery, Query, TermQuery},
    schema::{Field, IndexRecordOption},
};

const TITLE: f32 = 1.4;
const BODY: f32 = 1.0;
const HINT: f32 = 0.9;
const ASK: f32 = 1.4;
const CONCEPT: f32 = 0.8;
const TITLE_CONCEPT: f32 = 1.6;
/// A phrase counts more than its words.
const PHRASE: f32 = 2.0;

/// Returns whether the index has a stem in a language.
pub fn knows(reader: &Reader, lang: Lang, stem: &str) -> bool {
    let fields = &reader.fields;
    let at = lang as usize;
    [fields.title[at], fields.body[at], fields.hint[at], fields.ask[at]]
        .into_iter()
        .any(|field| reader.searcher.doc_freq(&Term::from_field_text(field, stem)).is_ok_and(|count| count > 0))
}

/// Returns the score of every document for a group; zero where it does not fit.
pub fn scores(reader: &Reader, group: &Group) -> Vec<Score> {
    let fields = &reader.fields;
    let mut best = vec![0.0; reader.documents.len()];
    if let Some(phrase) = &group.phrase {
        for lang in Lang::ALL {
            let stems: Vec<String> = phrase.iter().map(|word| words::index_stems(lang, word).swap_remove(0)).collect();
            let mut together = vec![0.0; best.len()];
            for (field, weight) in [(fields.title[lang as usize], TITLE), (fields.body[lang as usize], BODY)] {
                let terms = stems.iter().map(|stem| Term::from_field_text(field, stem)).collect();
                add(reader, &PhraseQuery::new(terms), PHRASE * weight, &mut together);
            }
            keep_best(&mut best, &together);
        }
        return best;
    }
    for (lang, stem, weight) in &group.stems {
        let at = *lang as usize;
        let mut together = vec![0.0; best.len()];
        for (field, of_field) in
            [(fields.title[at], TITLE), (fields.body[at], BODY), (fields.hint[at], HINT), (fields.ask[at], ASK)]
        {
            add_term(reader, field, stem, weight * of_field, &mut together);
        }
        keep_best(&mut best, &together);
    }
    for term in &group.terms {
        let mut together = vec![0.0; best.len()];
        add_term(reader, fields.concept, term.key, CONCEPT, &mut together);
        add_term(reader, fields.title_concept, term.key, TITLE_CONCEPT, &mut together);
        keep_best(&mut best, &together);
    }
    best
}

/// Returns whether a document holds a word in any language and field.
pub fn holding(reader: &Reader, word: &str) -> Vec<bool> {
    let fields = &reader.fields;
    let mut scores = vec![0.0; reader.documents.len()];
    for lang in Lang::ALL {
        let stem = words::index_stems(lang, word).swap_remove(0);
        for field in [fields.title[lang as usize], fields.body[lang as usize]] {
            add_term(reader, field, &stem, 1.0, &mut scores);
        }
    }
    scores.into_iter().map(|score| score > 0.0).collect()
}

fn add_term(reader: &Reader, field: Field, text: &str, weight: f32, scores: &mut [Score]) {
    let query = TermQuery::new(Term::from_field_text(field, text), IndexRecordOption::WithFreqs);
    add(reader, &query, weight, scores);
}

fn add(reader: &Reader, query: &dyn Query, weight: f32, scores: &mut [Score]) {
    let Some(segment) = reader.searcher.segment_readers().first() else { return };
    let Ok(weighed) = query.weight(EnableScoring::enabled_from_searcher(&reader.searcher)) else { return };
    let mut keep = |document: u32, score: Score| {
        if let Some(slot) = scores.get_mut(document as usize) {
            *slot += weight * score;
        }
    };
    // A posting list that cannot be read adds nothing.
    let _ = weighed.for_each(segment, &mut keep);
}

fn keep_best(best: &mut [Score], other: &[Score]) {
    for (best, other) in best.iter_mut().zip(other) {
        *best = best.max(*other);
    }
}
