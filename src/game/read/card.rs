//! Cards and piles: a name, or a table with details or with the description of a card of the table's own making.

use super::counts;
use crate::{
    cards::{Card, Face, Nature, card},
    game::{
        fault::{Place, Problem, Shape, Span},
        file::{Fields, Reader, Value},
        keys::CARD,
        names::{Wanted, find_card_suggesting, is_called},
        pieces::{CardAt, CardIdentity, CardRef, Pile},
    },
};
use toml::de::{DeTable, DeValue};

/// The most cards in a list; the whole game has fewer.
pub const MOST_CARDS: usize = 255;

/// Reads the cards of a list.
pub fn cards(reader: &mut Reader, fields: &Fields<'_, '_>, key: &'static str, wanted: Wanted) -> Vec<CardAt> {
    let list = fields.list(reader, key, Shape::List, MOST_CARDS);
    read_cards(reader, list, fields.place(key), wanted)
}

/// Reads a deck or pile: how many cards, or which.
pub fn pile(reader: &mut Reader, fields: &Fields<'_, '_>, key: &'static str, wanted: Wanted) -> Option<Pile> {
    let value = fields.get(key)?;
    if let DeValue::Integer(_) = value.get_ref() {
        return reader.number(value, 0, u8::MAX).map(Pile::Count);
    }
    let list = reader.list(value, Shape::Pile, MOST_CARDS);
    Some(Pile::Cards(read_cards(reader, list, fields.place(key), wanted)))
}

fn read_cards(reader: &mut Reader, list: &[Value<'_>], place: Place, wanted: Wanted) -> Vec<CardAt> {
    let mut cards = Vec::new();
    for value in list {
        if let Some(card) = read_card(reader, value, wanted) {
            reader.places.note(place.item(cards.len()), value.span());
            cards.push(card);
        }
    }
    cards
}

/// Reads a card.
fn read_card(reader: &mut Reader, value: &Value<'_>, wanted: Wanted) -> Option<CardAt> {
    match value.get_ref() {
        DeValue::String(name) => {
            let card = reader.found(value.span(), find_card_suggesting(name, wanted, reader.suggestions()))?;
            Some(CardAt::known(card))
        }
        DeValue::Table(table) => described(reader, table, value.span(), wanted),
        DeValue::Integer(_) | DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) | DeValue::Array(_) => {
            reader.wrong_shape(value, Shape::Card);
            None
        }
    }
}

/// Reads the name of a card of the rulebook.
pub fn known_card(reader: &mut Reader, value: &Value<'_>, wanted: Wanted) -> Option<CardRef> {
    let name = reader.text(value, Shape::Text)?;
    reader.found(value.span(), find_card_suggesting(name, wanted, reader.suggestions())).map(CardRef)
}

fn described(reader: &mut Reader, table: &DeTable<'_>, span: Span, wanted: Wanted) -> Option<CardAt> {
    let fields = Fields::new(reader, table, span.clone(), &CARD, usize::MAX);
    let facedown = fields.flag(reader, "facedown").unwrap_or(false);
    let favor = counts::favor(reader, &fields);
    let secrets = counts::secrets(reader, &fields, "secrets");
    let suit = fields.word(reader, "suit");
    let named = fields.get("name").map(|value| (value, reader.text(value, Shape::Text)));
    let what = match named {
        Some((value, Some(name))) => {
            match find_card_suggesting(name, wanted, if suit.is_some() { 0 } else { reader.suggestions() }) {
                Ok(card) if suit.is_none() || is_called(name, card) => {
                    CardIdentity::Known(CardRef(face_up(reader, &fields, card)?))
                }
                // Cards of the table's own making may have any name: with a suit, only an exact name means a card of the rulebook.
                Ok(_) | Err(_) if suit.is_some() => {
                    reader.check_own_name(value, name);
                    CardIdentity::Described { name: Some(name.to_owned()), suit }
                }
                Ok(_) => return None,
                Err(problem) => {
                    reader.fault(value.span(), problem);
                    return None;
                }
            }
        }
        Some((_, None)) => return None,
        None if suit.is_some() => CardIdentity::Described { name: None, suit },
        None if facedown => CardIdentity::Unknown,
        None => {
            if fields.get("suit").is_none() {
                reader.fault(span, Problem::NoIdentity);
            }
            return None;
        }
    };
    if let (CardIdentity::Known(card), Some(_), Some(value)) = (&what, suit, fields.get("suit"))
        && card.0.suit != suit
    {
        reader.fault(value.span(), Problem::Contradicts { key: "suit", card: card.0.id });
    }
    let warbands = counts::warbands(reader, &fields, usize::MAX);
    Some(CardAt { identity: what, facedown, favor, secrets, warbands })
}

/// Returns the face of an edifice given by `ruined`; other cards have only one §2.9.
fn face_up(reader: &mut Reader, fields: &Fields<'_, '_>, named: &'static Card) -> Option<&'static Card> {
    let Some(ruined) = fields.flag(reader, "ruined") else { return Some(named) };
    match (&named.nature, fields.get("ruined")) {
        (Nature::Edifice { face, other }, _) => {
            let up = if ruined { Face::Ruined } else { Face::Intact };
            if *face == up { Some(named) } else { card(other) }
        }
        (_, Some(value)) if ruined => {
            reader.fault(value.span(), Problem::Contradicts { key: "ruined", card: named.id });
            None
        }
        (
            Nature::Denizen { .. }
            | Nature::Relic
            | Nature::Site(_)
            | Nature::Vision(_)
            | Nature::Banner { .. }
            | Nature::Reliquary { .. },
            _,
        ) => Some(named),
    }
}
