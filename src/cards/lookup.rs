//! Finding cards by any of their names, and the rulings on them.

use super::{CARD_NAMES, CARDS, Card, RULINGS, Ruling};
use crate::law::{Book, Found, Name, Named, TypedName};

impl Named for Card {
    fn rows(_: Book) -> &'static [Self] {
        CARDS
    }
}

/// Returns the card with exactly this id.
#[must_use]
pub fn card(id: &str) -> Option<&'static Card> {
    CARDS.iter().find(|card| card.id == id)
}

/// Returns the cards that match a typed name, all by the same, best kind of match; none if nothing is near.
#[must_use]
pub fn find_cards(typed: &str) -> Option<(Found, Vec<&'static Name<Card>>)> {
    CARD_NAMES.find(typed)
}

/// Returns the cards that match a typed name and `fits`, all by the same, best kind of match up to `last`.
#[must_use]
pub fn find_cards_up_to(last: Found, typed: &str, fits: impl Fn(&Card) -> bool) -> Option<(Found, Vec<&'static Name<Card>>)> {
    CARD_NAMES.find_up_to(last, typed, |name| fits(name.owner()))
}

/// Returns a name of each card that `fits` admits and of whose name a typed one is a form.
pub(crate) fn cards_of_form(typed: &TypedName, fits: impl Fn(&Card) -> bool) -> Vec<&'static Name<Card>> {
    CARD_NAMES.with_form(typed, |name| fits(name.owner()))
}

/// Returns up to `most` names of cards that look like the typed one among those that `fits` admits, nearest first.
#[must_use]
pub fn closest_cards(typed: &str, most: usize, fits: impl Fn(&Card) -> bool) -> Vec<&'static Name<Card>> {
    CARD_NAMES.closest_where(typed, most, |name| fits(name.owner()))
}

/// Returns the rulings on a card.
pub fn rulings_on(card: &Card) -> impl Iterator<Item = &'static Ruling> {
    let id = card.id;
    RULINGS.iter().filter(move |ruling| ruling.cards.contains(&id))
}
