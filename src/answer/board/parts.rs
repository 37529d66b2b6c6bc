//! Parts of a board: things by their names, cards with what lies on them, warbands by colour.

use crate::{
    answer::{clean::clean, nouns},
    cards::{Face, Nature, Suit},
    game::{CardAt, CardIdentity, CardRef, Colour, Setup, SiteAtSlot, SiteIdentity, Slot, Warbands, Word, name_of},
    i18n::{Id, Words},
};
use serde::Serialize;

/// A thing by the English word of files and by its name in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Named {
    /// The English word.
    pub word: &'static str,
    /// The name in the reader's language.
    pub name: String,
}

impl Named {
    /// Returns a noun that a term or a card names.
    pub(super) fn noun<T: Word>(words: &Words, noun: T) -> Self {
        Self { word: noun.word(), name: name_of(noun, words.lang).unwrap_or_else(|| noun.word()).to_owned() }
    }

    /// Returns a colour of Oath.
    pub(super) fn colour(words: &Words, colour: Colour) -> Self {
        Self { word: colour.word(), name: nouns::colour(words, colour) }
    }

    /// Returns something that only a message names.
    pub(super) fn said(words: &Words, word: &'static str, message: Id) -> Self {
        Self { word, name: words.say(message) }
    }
}

/// Warbands of one colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WarbandsBoard {
    /// The colour.
    pub colour: Named,
    /// How many.
    pub count: u8,
}

/// A site by its slot and, if it has one, its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlaceName {
    /// The slot, as in files.
    pub slot: &'static str,
    /// The name of the site there, or else of the slot.
    pub name: String,
}

impl PlaceName {
    pub(super) fn new(words: &Words, setup: &Setup, slot: Slot) -> Self {
        let name = setup.site(slot).and_then(|site| site_name(words, site));
        Self { slot: slot.word(), name: name.unwrap_or_else(|| nouns::slot(words, slot)) }
    }
}

/// A card with what lies on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CardBoard {
    /// The id of the card; none if it is unknown or of the table's own making.
    pub id: Option<&'static str>,
    /// Its name; none if it is unknown.
    pub name: Option<String>,
    /// Its suit when it lies faceup; a ruin has none.
    pub suit: Option<Named>,
    /// Whether it lies facedown.
    pub facedown: bool,
    /// Whether it is the ruined face of an edifice.
    pub ruined: bool,
    /// The favor on it.
    pub favor: u8,
    /// The secrets on it.
    pub secrets: u8,
    /// The warbands on it.
    pub warbands: Vec<WarbandsBoard>,
}

impl CardBoard {
    pub(super) fn new(words: &Words, card: &CardAt) -> Self {
        let known = card.identity.card();
        let name = match &card.identity {
            CardIdentity::Known(card) => Some(card.0.name(words.lang).to_owned()),
            CardIdentity::Described { name, .. } => name.as_deref().map(|name| clean(name).into_owned()),
            CardIdentity::Unknown => None,
        };
        Self {
            id: known.map(|card| card.0.id),
            name,
            suit: card.suit().map(|suit| suited(words, suit)),
            facedown: card.facedown,
            ruined: known.is_some_and(|card| matches!(card.0.nature, Nature::Edifice { face: Face::Ruined, .. })),
            favor: card.favor.0,
            secrets: card.secrets.0,
            warbands: warbands(words, &card.warbands),
        }
    }

    /// Returns a card that lies faceup with nothing on it.
    pub(super) fn faceup(words: &Words, card: CardRef) -> Self {
        Self::new(words, &CardAt::known(card.0))
    }
}

pub(super) fn cards(words: &Words, cards: &[CardAt]) -> Vec<CardBoard> {
    cards.iter().map(|card| CardBoard::new(words, card)).collect()
}

pub(super) fn suited(words: &Words, suit: Suit) -> Named {
    Named::noun(words, suit)
}

pub(super) fn warbands(words: &Words, all: &[(Colour, Warbands)]) -> Vec<WarbandsBoard> {
    all.iter().map(|(colour, count)| WarbandsBoard { colour: Named::colour(words, *colour), count: count.0 }).collect()
}

/// Returns the name of a site; none if it is unknown.
pub(super) fn site_name(words: &Words, site: &SiteAtSlot) -> Option<String> {
    match site.identity.as_ref()? {
        SiteIdentity::Known(card) => Some(card.0.name(words.lang).to_owned()),
        SiteIdentity::Described { name, .. } => name.as_deref().map(|name| clean(name).into_owned()),
    }
}
