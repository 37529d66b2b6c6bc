//! How well documents match a group of words: what its stems and terms find, the best of it for each document.

use super::{meaning::Group, postings::Postings, reader::Reader, snippet::paragraphs, tables::word_forms};
use crate::law::{Lang, words};

/// A phrase counts more than its words.
const PHRASE: f32 = 2.0;

/// Returns the score of every document for a group; zero where it does not match.
pub fn group_scores(reader: &Reader, group: &Group) -> Vec<f32> {
    let mut best = vec![0.0; reader.documents.len()];
    if let Some(phrase) = &group.phrase {
        for lang in Lang::ALL {
            add_phrase(reader, lang, phrase, &mut best);
        }
        return best;
    }
    for stem in &group.stems {
        keep_best(stem.postings, stem.weight, &mut best);
    }
    for term in &group.terms {
        keep_best(reader.term(term.key), 1.0, &mut best);
    }
    best
}

fn keep_best(postings: Postings, weight: f32, best: &mut [f32]) {
    for posting in postings.documents() {
        if let Some(best) = best.get_mut(posting.document) {
            *best = best.max(weight * posting.score);
        }
    }
}

/// Returns for every document whether its title or text has a word in any language.
pub fn documents_with_word(reader: &Reader, word: &str) -> Vec<bool> {
    let mut having = vec![false; reader.documents.len()];
    for lang in Lang::ALL {
        let stem = words::index_stems(lang, word).swap_remove(0);
        let found = reader.stem(lang, &stem).unwrap_or_default();
        for posting in found.documents().filter(|posting| posting.in_text) {
            having[posting.document] = true;
        }
    }
    having
}

/// Adds the scores of the documents of a language in whose title or text some words follow each other.
fn add_phrase(reader: &Reader, lang: Lang, phrase: &[String], best: &mut [f32]) {
    let stems: Vec<String> = phrase.iter().map(|word| words::index_stems(lang, word).swap_remove(0)).collect();
    let mut scores = vec![(0, 0.0); best.len()];
    for posting in stems.iter().filter_map(|stem| reader.stem(lang, stem)).flat_map(Postings::documents) {
        let (count, score) = &mut scores[posting.document];
        *count += usize::from(posting.in_text);
        *score += posting.score;
    }
    let forms: Vec<Vec<String>> =
        stems.iter().map(|stem| word_forms(reader.book, lang, stem).map(|(word, _)| word).collect()).collect();
    for (at, (_, score)) in scores.into_iter().enumerate().filter(|(_, (count, _))| *count == stems.len()) {
        let content = reader.documents[at].content();
        let follow = |text: &str| {
            let all: Vec<String> = words::words(text).map(|(_, word)| word.to_lowercase()).collect();
            all.windows(forms.len()).any(|words| words.iter().zip(&forms).all(|(word, forms)| forms.contains(word)))
        };
        if follow(content.title(lang)) || paragraphs(content, lang).iter().any(|block| follow(&block.text)) {
            best[at] = best[at].max(PHRASE * score);
        }
    }
}
