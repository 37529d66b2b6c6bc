//! The weights of what speaks for a document, learned from one part of the labelled queries in `tests/search`:
//!
//! ```text
//! cargo run --release --example fit_search > weights.rs && mv weights.rs src/index/
//! ```

use super::features::Features;

/// The weights.
pub const WEIGHTS: Features = Features {
    words: 1.644,
    coverage: 1.470,
    coverage_long: 0.342,
    question: 0.453,
    question_long: -0.211,
    line: 1.903,
    line_long: -0.053,
    clause: 0.184,
    entry: -0.487,
    term: -1.504,
    term_long: -0.412,
    divergence: -0.497,
    divergence_in_wording: -1.245,
    card: -1.166,
    card_long: 0.511,
    card_asked: 1.618,
    ruling: -2.074,
    ruling_long: 0.138,
    ruling_asked: -0.568,
    titled: 1.097,
    bare_term: -0.141,
    bare_term_too: 0.176,
    named_word_of_the_law: 1.177,
    named_inflected: 1.254,
    named_one_word: 2.579,
    named_several_words: 1.941,
    named_alone: 3.161,
    ruling_on_hinted: 0.169,
    ruling_on_named: 0.232,
};
