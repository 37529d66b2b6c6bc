//! The numbers of goals, suits, sites and cards in a chronicle string.

use crate::{
    cards::{self, CARDS, Card, Nature, Suit, named},
    game::{CardRef, Oath},
};

/// The number of an empty place.
pub const EMPTY: u8 = 0xFF;
/// What is added to the number of a facedown site.
pub const FACEDOWN: u8 = 24;
/// The suits by their numbers.
pub const SUITS: [Suit; 6] = [Suit::Discord, Suit::Hearth, Suit::Nomad, Suit::Arcane, Suit::Order, Suit::Beast];

/// Returns the number of a goal.
pub const fn number_of_oath(oath: Oath) -> u8 {
    match oath {
        Oath::Supremacy => 0,
        Oath::People => 1,
        Oath::Devotion => 2,
        Oath::Protection => 3,
    }
}

/// Returns the goal with a number.
pub fn oath_with_number(number: u8) -> Option<Oath> {
    Oath::ALL.iter().copied().find(|oath| number_of_oath(*oath) == number)
}

/// Returns the number of a suit.
pub fn number_of_suit(suit: Suit) -> usize {
    SUITS.iter().position(|other| *other == suit).unwrap_or_default()
}

/// Returns the number of a card; sites have numbers of their own.
pub fn card_number(card: CardRef) -> u8 {
    card.0.save_id.unwrap_or(EMPTY)
}

/// Returns the site with a number.
pub fn site_with_number(number: u8) -> Option<CardRef> {
    CARDS.iter().find(|card| is_site(card) && card.save_id == Some(number)).map(CardRef)
}

/// Returns the card with a number that can lie in a deck or at a site.
pub fn card_with_number(number: u8) -> Option<CardRef> {
    CARDS.iter().find(|card| !is_site(card) && card.save_id == Some(number)).map(CardRef).filter(|card| match card.0.nature {
        Nature::Denizen { .. } | Nature::Edifice { .. } | Nature::Vision(_) => true,
        Nature::Relic => !is_scepter(*card),
        Nature::Site(_) | Nature::Banner { .. } | Nature::Reliquary { .. } => false,
    })
}

/// Returns whether a card is the Grand Scepter, which always begins with the Chancellor §1.8.
pub fn is_scepter(card: CardRef) -> bool {
    card.0 == named::THE_GRAND_SCEPTER
}

/// Returns the number of a card, the same for both faces of an edifice §2.9.
pub fn number_of_both_faces(card: CardRef) -> u8 {
    cards::card(card.0.physical_id()).map_or(EMPTY, |card| card_number(CardRef(card)))
}

const fn is_site(card: &Card) -> bool {
    matches!(card.nature, Nature::Site(_))
}

/// Returns whether a card is a denizen.
pub const fn is_denizen(card: CardRef) -> bool {
    matches!(card.0.nature, Nature::Denizen { .. })
}

/// Returns whether a card is a relic.
pub const fn is_relic(card: CardRef) -> bool {
    matches!(card.0.nature, Nature::Relic)
}

/// Returns whether a card is a Vision.
pub const fn is_vision(card: CardRef) -> bool {
    matches!(card.0.nature, Nature::Vision(_))
}
