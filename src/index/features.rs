//! What speaks for a document, as numbers: how well it matches, what it is, and how it was named. The weights of these numbers are
//! learned ([`super::weights`]); the score of a document is the exponential of their weighted sum.

use super::{
    Content,
    card_names::{NamedCard, Naming},
    question::Similarity,
};
use crate::law::{Severity, Term};
use libm::logf;

/// Declares the numbers.
macro_rules! features {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// The numbers that speak for a document, or their weights.
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        pub struct Features { $($(#[$doc])* pub $name: f32,)* }

        impl Features {
            /// The names of the numbers.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// Returns the numbers in the order of their names.
            #[must_use]
            pub fn values(&self) -> Vec<f32> {
                vec![$(self.$name),*]
            }

            /// Returns the sum of the products with weights.
            #[must_use]
            pub fn weighted(&self, weights: &Self) -> f32 {
                0.0 $(+ self.$name * weights.$name)*
            }
        }
    };
}

features! {
    /// How well the words match.
    words,
    /// How many of the words match, by their weight.
    coverage,
    /// The same in long queries.
    coverage_long,
    /// How much of the query stands in one line that players ask.
    question,
    /// The same in long queries.
    question_long,
    /// How much of such a line stands in the query.
    line,
    /// The same in long queries.
    line_long,
    /// How much of one part of the sentence stands in such a line.
    clause,
    /// A glossary entry.
    entry,
    /// A term without an entry.
    term,
    /// A term in long queries.
    term_long,
    /// A divergence.
    divergence,
    /// A divergence in wording only.
    divergence_in_wording,
    /// A card.
    card,
    /// A card in long queries.
    card_long,
    /// A card where the query asks which card.
    card_asked,
    /// A card of the kind that the query asks for.
    card_of_kind,
    /// A card of another kind than the query asks for.
    card_of_other_kind,
    /// A card where the query only tells something.
    card_told,
    /// How much of the query stands in one line, for a card.
    card_question,
    /// How much of such a line stands in the query, for a card.
    card_line,
    /// A ruling.
    ruling,
    /// A ruling in long queries.
    ruling_long,
    /// A ruling where the query asks which card.
    ruling_asked,
    /// A ruling where the query only tells something.
    ruling_told,
    /// The section that is titled with the only term of the query.
    titled,
    /// The only term of the query.
    bare_term,
    /// A term that shares its name with the only one of the query.
    bare_term_too,
    /// A card whose name is a word of the Law.
    named_word_of_the_law,
    /// A card named in another form.
    named_inflected,
    /// A card named in one word.
    named_one_word,
    /// A card named in several words.
    named_several_words,
    /// A card whose name is the whole query.
    named_alone,
    /// A ruling on a card that the query names in a word of the Law or in another form.
    ruling_on_hinted,
    /// A ruling on a card that the query names.
    ruling_on_named,
}

/// What is known of the query as a whole.
pub struct QueryFacts<'q> {
    /// The terms of a query that asks for nothing else.
    pub bare: &'q [&'static Term],
    /// The number of the section that is titled with the only term.
    pub titled: Option<&'static str>,
    /// The cards named in it.
    pub named: &'q [NamedCard],
    /// How long it is: 0 up to five groups of words, 1 from twelve.
    pub length: f32,
    /// What kind of card it asks for, `card` for any.
    pub asked_kind: Option<&'static str>,
    /// Whether it tells something and asks nothing.
    pub is_statement: bool,
}

/// How the words of a query match a document.
pub struct Matches {
    /// The sum of the scores of the words.
    pub words: f32,
    /// The share of the words that match, by their weight.
    pub coverage: f32,
    /// How similar the query is to what players ask.
    pub similarity: Similarity,
}

/// A match of fewer words than this share counts as this share.
const LEAST_COVERAGE: f32 = 0.03;
/// How much a query gains that players ask in just these words; a partial match gains little.
const QUESTION: f32 = 8.0;

impl Features {
    /// Returns the numbers of a document.
    #[must_use]
    pub fn new(content: Content, matches: &Matches, query: &QueryFacts<'_>) -> Self {
        let coverage = logf(matches.coverage.max(LEAST_COVERAGE));
        let similarity = matches.similarity.query;
        let question = logf(1.0 + QUESTION * similarity * similarity * similarity);
        let line = matches.similarity.line;
        let mut features = Self {
            words: logf(1.0 + matches.words),
            coverage,
            coverage_long: query.length * coverage,
            question,
            question_long: query.length * question,
            line,
            line_long: query.length * line,
            clause: matches.similarity.clause,
            ..Self::default()
        };
        features.add_kind(content, query);
        features
    }

    fn add_kind(&mut self, content: Content, query: &QueryFacts<'_>) {
        let number = |is_so: bool| f32::from(u8::from(is_so));
        let (asked, told) = (number(query.asked_kind.is_some()), number(query.is_statement));
        match content {
            Content::Section(unit) => self.titled = f32::from(u8::from(query.titled == Some(unit.number))),
            Content::Term(term) => {
                let bare = query.bare.iter().position(|other| other.key == term.key);
                match bare {
                    Some(0) => self.bare_term = 1.0,
                    Some(_) => self.bare_term_too = 1.0,
                    None if term.entry().is_some() => self.entry = 1.0,
                    None => self.term = 1.0,
                }
                self.term_long = query.length;
            }
            Content::Divergence(divergence) if divergence.severity == Severity::Wording => self.divergence_in_wording = 1.0,
            Content::Divergence(_) => self.divergence = 1.0,
            Content::Card(card) => {
                (self.card, self.card_long, self.card_asked, self.card_told) = (1.0, query.length, asked, told);
                (self.card_question, self.card_line) = (self.question, self.line);
                let is_of_kind = query.asked_kind.filter(|kind| *kind != "card").map(|kind| kind == card.nature.word());
                self.card_of_kind = number(is_of_kind == Some(true));
                self.card_of_other_kind = number(is_of_kind == Some(false));
                let naming = query.named.iter().filter(|named| named.card.id == card.id).map(|named| named.naming).max();
                match naming {
                    Some(Naming::WordOfTheLaw) => self.named_word_of_the_law = 1.0,
                    Some(Naming::Inflected) => self.named_inflected = 1.0,
                    Some(Naming::OneWord) => self.named_one_word = 1.0,
                    Some(Naming::SeveralWords) => self.named_several_words = 1.0,
                    Some(Naming::Alone) => self.named_alone = 1.0,
                    None => {}
                }
            }
            Content::Ruling(ruling) => {
                (self.ruling, self.ruling_long, self.ruling_asked, self.ruling_told) = (1.0, query.length, asked, told);
                let named = query.named.iter().filter(|named| ruling.cards.contains(&named.card.id));
                match named.map(|named| named.naming).max() {
                    Some(Naming::WordOfTheLaw | Naming::Inflected) => self.ruling_on_hinted = 1.0,
                    Some(Naming::OneWord | Naming::SeveralWords | Naming::Alone) => self.ruling_on_named = 1.0,
                    None => {}
                }
            }
        }
    }
}
