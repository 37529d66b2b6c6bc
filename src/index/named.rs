//! Cards named in a query: a name alone is an order for that card, a name in a question a strong hint.

use super::{Content, query::Query};
use crate::{
    cards::{CARD_NAMES, Card},
    law::names_by_folded,
};

/// A card steps back behind the rules when a question is asked.
pub const CARD: f32 = 0.35;
/// A card whose name is all that is asked for.
const ALONE: f32 = 500.0;
/// A card whose name of several words stands in a longer question.
const IN_QUESTION: f32 = 25.0;
/// The most words in the name of a card.
const LONGEST_NAME: usize = 8;

/// Returns the cards that are named in the query, and how much that counts. What is a word of the Law as well is
/// left to the Law, unless it is the printed name of a card and nothing else is asked for.
pub fn cards(query: &Query) -> Vec<(&'static Card, f32)> {
    let words = &query.spelled;
    let mut named = Vec::new();
    for start in 0..words.len() {
        for end in start + 1..=words.len().min(start + LONGEST_NAME) {
            let whole = end - start == words.len() && query.numbers.is_empty();
            if !whole && end - start == 1 {
                continue;
            }
            let key = words[start..end].join(" ");
            let is_term = !names_by_folded(&key).is_empty();
            let fitting = CARD_NAMES.with_key(&key).into_iter().filter(|name| !is_term || whole && name.official);
            named.extend(fitting.map(|name| (name.owner(), if whole { ALONE } else { IN_QUESTION })));
        }
    }
    named
}

/// Returns what being named adds to a document.
pub fn bonus(content: Content, named: &[(&'static Card, f32)]) -> f32 {
    let Content::Card(card) = content else { return 0.0 };
    named.iter().filter(|(other, _)| other.id == card.id).map(|(_, bonus)| *bonus).fold(0.0, f32::max)
}

/// Returns whether a document passes the filters on cards; nothing but a card passes one.
pub fn passes(content: Content, query: &Query) -> bool {
    match content {
        Content::Card(card) => {
            let wanted = query.cards.iter().all(|any| any.iter().any(|filter| filter.fits(card)));
            wanted && !query.without.iter().any(|filter| filter.fits(card))
        }
        Content::Section(_) | Content::Term(_) | Content::Divergence(_) => query.cards.is_empty(),
    }
}
