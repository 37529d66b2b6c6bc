//! The Dispossessed §8.4, as far as the chronicle of a position names them: cards come from there and go there.

use crate::{
    cards::Nature,
    game::{CardRef, Raw, Setup, Wanted, find_card},
    law::{Lang, words::key},
};

const KEY: &str = "dispossessed";

fn row(setup: &mut Setup) -> Option<&mut Vec<Raw>> {
    let Some(Raw::Table(rows)) = setup.chronicle.as_mut() else { return None };
    rows.iter_mut().find(|(key, _)| key == KEY).and_then(|(_, row)| match row {
        Raw::List(names) => Some(names),
        Raw::Text(_) | Raw::Plain(_) | Raw::Table(_) => None,
    })
}

/// Returns whether a row names a card, in any language. A chronicle may be long: names are not looked up one by one.
fn names(raw: &Raw, card: CardRef) -> bool {
    match raw {
        Raw::Text(name) => Lang::ALL.iter().any(|lang| key(card.0.name(*lang)) == key(name)) || card.0.id == name,
        Raw::Plain(_) | Raw::List(_) | Raw::Table(_) => false,
    }
}

/// Returns whether a card can come from the Dispossessed: a denizen that lies nowhere else, and is named where they are.
pub(crate) fn has(setup: &mut Setup, card: CardRef) -> bool {
    let denizen = matches!(card.0.nature, Nature::Denizen { .. });
    denizen && !setup.is_somewhere(card) && row(setup).is_none_or(|row| row.iter().any(|raw| names(raw, card)))
}

/// Takes one card from the Dispossessed and puts another there.
pub(crate) fn exchange(setup: &mut Setup, out: CardRef, into: CardRef) {
    if let Some(row) = row(setup) {
        row.retain(|raw| !names(raw, out));
        row.push(Raw::Text(into.0.name(Lang::En).to_owned()));
    }
}

/// Returns all of them, if they are named.
pub(crate) fn all(setup: &Setup) -> Option<Vec<CardRef>> {
    let Some(Raw::Table(rows)) = &setup.chronicle else { return None };
    let Some((_, Raw::List(listed))) = rows.iter().find(|(key, _)| key == KEY) else { return None };
    let card = |raw: &Raw| match raw {
        Raw::Text(name) => find_card(name, Wanted::World).ok().map(CardRef),
        Raw::Plain(_) | Raw::List(_) | Raw::Table(_) => None,
    };
    listed.iter().map(card).collect()
}

/// Takes a card from there, if it is named.
pub(crate) fn take(setup: &mut Setup, card: CardRef) {
    if let Some(row) = row(setup) {
        row.retain(|raw| !names(raw, card));
    }
}

/// Takes all of them away: the Archive is healed §8.4.
pub(crate) fn empty(setup: &mut Setup) {
    if let Some(row) = row(setup) {
        row.clear();
    }
}

/// Returns how many there are, if that is described.
pub(crate) fn count(setup: &mut Setup) -> Option<usize> {
    row(setup).map(|row| row.len())
}

/// Puts a card there.
pub(crate) fn put(setup: &mut Setup, card: CardRef) {
    if let Some(row) = row(setup) {
        row.push(Raw::Text(card.0.name(Lang::En).to_owned()));
    }
}
