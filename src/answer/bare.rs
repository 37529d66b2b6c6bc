//! What words ask for that come without a command: numbers, a fight, a name, or a question.

use crate::{
    answer::{lookup::is_card_term, odds::Written},
    cards::find_cards,
    law::{Book, Found, Name, NumberQuery, find_terms, read_number_in},
};

/// What words without a command ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BareWords {
    /// Sections by their numbers, or a term by its name.
    Show,
    /// A card by its name.
    Card,
    /// The odds of a fight.
    Fight,
    /// Anything else: a question.
    Question,
}

/// Returns what words without a command ask for.
#[must_use]
pub fn bare_words(words: &[&str]) -> BareWords {
    let joined = words.join(" ");
    if is_fight(&joined) {
        return BareWords::Fight;
    }
    let is_number = |word: &&str| read_number_in(Book::Oath, word) != NumberQuery::Word;
    let (book, rest) = match words.split_first() {
        Some((first, rest)) if Book::from_key(first).is_some() => (Book::from_key(first), rest),
        _ => (None, words),
    };
    if book.is_some_and(|book| book != Book::Oath) || !rest.is_empty() && rest.iter().all(is_number) {
        return BareWords::Show;
    }
    let by_name = |found: Found| found <= Found::Inflected;
    let card = find_cards(&joined).filter(|(found, _)| by_name(*found));
    let mut term = find_terms(&joined).filter(|(found, _)| by_name(*found));
    if let (Some((_, terms)), Some(_)) = (&mut term, &card) {
        // The Law names some cards; what such a term says is only that it is a card.
        terms.retain(|name| !is_card_term(name.term()));
    }
    match (term.filter(|(_, terms)| !terms.is_empty()), card) {
        (None, None) => BareWords::Question,
        (Some(_), None) => BareWords::Show,
        (None, Some(_)) => BareWords::Card,
        (Some((term_found, _)), Some((card_found, _))) if term_found != card_found => {
            if card_found < term_found {
                BareWords::Card
            } else {
                BareWords::Show
            }
        }
        (Some((_, terms)), Some((_, cards))) => {
            // Of equal names the card is shown, with the terms below it.
            let is_term = terms.iter().any(|name: &&Name| name.official) && !cards.iter().any(|name| name.official);
            if is_term { BareWords::Show } else { BareWords::Card }
        }
    }
}

/// Returns whether words are the numbers of a fight: `6v4+3`.
fn is_fight(text: &str) -> bool {
    let is_figures = |part: &Option<String>| part.as_ref().is_none_or(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
    Written::short(text).is_some_and(|written| {
        let parts = [&written.attack, &written.force, &written.defense, &written.defenders];
        written.attack.is_some() && written.defense.as_ref().is_some_and(|it| !it.is_empty()) && parts.into_iter().all(is_figures)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_without_a_command_are_numbers_fights_names_or_questions() {
        let asked = |typed: &str| bare_words(&typed.split(' ').collect::<Vec<_>>());
        for typed in ["5.5.4", "5.5.4 5.6", "11", "Erwachen", "oathkeeper", "xidit 4.2", "oath 5.5.4", "Chorągwie"] {
            assert_eq!(asked(typed), BareWords::Show, "{typed}");
        }
        for typed in ["longbows", "vow of peace", "mountain", "longbow", "map", "Zuflucht", "People's Favor", "Trybunał"] {
            assert_eq!(asked(typed), BareWords::Card, "{typed}");
        }
        for typed in ["6v4+3", "6 vs 4+3", "10/8v6"] {
            assert_eq!(asked(typed), BareWords::Fight, "{typed}");
        }
        for typed in ["can I travel to the mountain", "which card ignores skulls", "frobnicate", "v", "5 players"] {
            assert_eq!(asked(typed), BareWords::Question, "{typed}");
        }
    }
}
