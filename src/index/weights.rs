//! The weights of what speaks for a document, learned from one part of the labelled queries in `tests/search`:
//!
//! ```text
//! cargo run --release --example fit_search > weights.rs && mv weights.rs src/index/
//! ```

use super::features::Features;

/// The weights.
pub const WEIGHTS: Features = Features {
    words: 1.624,
    coverage: 1.429,
    coverage_long: 0.512,
    question: 0.335,
    question_long: -0.140,
    line: 2.478,
    line_long: -0.945,
    clause: 0.143,
    entry: -0.720,
    term: -2.105,
    term_long: -0.849,
    divergence: -0.447,
    divergence_in_wording: -1.513,
    card: -0.963,
    card_long: -0.738,
    card_asked: 1.375,
    card_of_kind: 0.434,
    card_of_other_kind: -0.922,
    card_told: -0.048,
    card_question: -0.386,
    card_line: 0.923,
    ruling: -3.100,
    ruling_long: 0.548,
    ruling_asked: -0.598,
    ruling_told: 0.206,
    titled: 1.196,
    bare_term: -0.285,
    bare_term_too: -0.128,
    named_word_of_the_law: 1.718,
    named_inflected: 1.269,
    named_one_word: 1.897,
    named_several_words: 1.296,
    named_alone: 2.303,
    ruling_on_hinted: -0.004,
    ruling_on_named: 0.326,
};
