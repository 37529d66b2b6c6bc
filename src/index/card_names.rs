//! Cards named in a query: a name alone asks for that card, a name in a question is a strong hint.

use super::{Content, query::Query};
use crate::cards::{CARD_NAMES, Card};
use crate::law::names_by_folded;

/// The bonus of a card whose name is all that is asked for.
const ALONE: f32 = 500.0;
/// The bonus of a card whose name of several words stands in a longer question.
const IN_QUESTION: f32 = 25.0;
/// The most words in the name of a card.
const MAX_NAME_WORDS: usize = 8;

/// A card named in a query.
pub struct NamedCard {
    card: &'static Card,
    bonus: f32,
}

/// Returns the cards named in the query. What is a word of the Law as well is left to the Law, unless it is the printed name
/// of a card and nothing else is asked for.
pub fn named_cards(query: &Query) -> Vec<NamedCard> {
    let words = &query.keys;
    let mut named = Vec::new();
    for start in 0..words.len() {
        for end in start + 1..=words.len().min(start + MAX_NAME_WORDS) {
            let is_alone = end - start == words.len() && query.numbers.is_empty();
            if !is_alone && end - start == 1 {
                continue;
            }
            let key = words[start..end].join(" ");
            let is_term = !names_by_folded(&key).is_empty();
            let names = CARD_NAMES.with_key(&key).into_iter().filter(|name| !is_term || is_alone && name.official);
            named.extend(names.map(|name| NamedCard { card: name.owner(), bonus: if is_alone { ALONE } else { IN_QUESTION } }));
        }
    }
    named
}

/// Returns what being named adds to the score of a document.
pub fn name_bonus(content: Content, named: &[NamedCard]) -> f32 {
    let Content::Card(card) = content else { return 0.0 };
    named.iter().filter(|named| named.card.id == card.id).map(|named| named.bonus).fold(0.0, f32::max)
}
