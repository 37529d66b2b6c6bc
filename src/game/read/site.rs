//! The sites of the file §2.8, and sites as other tables name them: by slot or by name.

use super::{card, counts};
use crate::{
    cards::{Nature, find_cards_up_to},
    game::{
        fault::{Place, Problem, Shape, Span},
        file::{Fields, Reader, Value},
        keys::SITE,
        names::{Wanted, find_card, find_card_suggesting, find_slot, is_called, nearest_said, slot_name},
        nouns::Slot,
        pieces::{CardAt, CardRef, SiteAtSlot, SiteIdentity},
    },
    law::{Found, PerLang, words::key},
};
use toml::de::{DeTable, DeValue};

/// The most cards that a site described in place can hold.
const MOST_CAPACITY: u8 = 9;

/// Reads a site.
pub fn read(reader: &mut Reader, table: &DeTable<'_>, span: Span, index: usize) -> Option<SiteAtSlot> {
    let fields = Fields::new(reader, table, span, &SITE, index);
    fields.require(reader, "slot");
    let slot = fields.get("slot").and_then(|value| slot(reader, value));
    let mut site = SiteAtSlot::empty(slot.unwrap_or(Slot::Cradle1));
    site.identity = identity(reader, &fields);
    site.facedown = fields.flag(reader, "facedown").unwrap_or(false);
    site.favor = counts::favor(reader, &fields);
    site.secrets = counts::secrets(reader, &fields, "secrets");
    site.warbands = counts::warbands(reader, &fields, index);
    site.cards = card::cards(reader, &fields, "cards", Wanted::AtSite);
    site.relics = relics(reader, &fields);
    slot.map(|_| site)
}

fn slot(reader: &mut Reader, value: &Value<'_>) -> Option<Slot> {
    let text = reader.text(value, Shape::Text)?;
    let unknown = || {
        let near = nearest_said(text, Slot::ALL.iter().map(|slot| PerLang::from_fn(|lang| slot_name(*slot, lang))));
        Problem::UnknownName { name: text.to_owned(), kind: "slot", nearest: near.into_iter().collect() }
    };
    reader.found(value.span(), find_slot(text).ok_or_else(unknown))
}

fn identity(reader: &mut Reader, fields: &Fields<'_, '_>) -> Option<SiteIdentity> {
    let capacity = fields.number(reader, "capacity", 0, MOST_CAPACITY);
    let Some(value) = fields.get("name") else {
        return capacity.map(|capacity| SiteIdentity::Described { name: None, capacity: Some(capacity) });
    };
    let name = reader.text(value, Shape::Text)?;
    let suggestions = if capacity.is_some() { 0 } else { reader.suggestions() };
    match find_card_suggesting(name, Wanted::Site, suggestions) {
        Ok(card) if capacity.is_none() || is_called(name, card) => {
            let differs = matches!(&card.nature, Nature::Site(facts) if capacity.is_some_and(|given| given != facts.capacity));
            if let (true, Some(value)) = (differs, fields.get("capacity")) {
                reader.fault(value.span(), Problem::Contradicts { key: "capacity", card: card.id });
            }
            Some(SiteIdentity::Known(CardRef(card)))
        }
        Ok(_) | Err(_) if capacity.is_some() => {
            reader.check_own_name(value, name);
            Some(SiteIdentity::Described { name: Some(name.to_owned()), capacity })
        }
        Ok(_) => None,
        Err(problem) => {
            reader.fault(value.span(), problem);
            None
        }
    }
}

/// Reads how many facedown relics lie there, or which.
fn relics(reader: &mut Reader, fields: &Fields<'_, '_>) -> Vec<CardAt> {
    const MOST_RELICS: u8 = 20;
    match fields.get("relics") {
        Some(value) if matches!(value.get_ref(), DeValue::Integer(_)) => {
            let count = reader.number(value, 0, MOST_RELICS).unwrap_or(0);
            vec![CardAt { facedown: true, ..CardAt::default() }; usize::from(count)]
        }
        Some(value) if !matches!(value.get_ref(), DeValue::Array(_)) => {
            reader.wrong_shape(value, Shape::Pile);
            Vec::new()
        }
        Some(_) | None => {
            let mut relics = card::cards(reader, fields, "relics", Wanted::Relic);
            for relic in &mut relics {
                relic.facedown = true;
            }
            relics
        }
    }
}

/// Reads a slot, or the name of a site on the map.
pub fn on_map(reader: &mut Reader, value: &Value<'_>, sites: &[SiteAtSlot]) -> Option<Slot> {
    let text = reader.text(value, Shape::Text)?;
    match find_on_map(text, sites) {
        Ok(slot) => Some(slot),
        // The site may be one that could not be read.
        Err(Problem::NotOnMap { .. }) if reader.broken || reader.partial => None,
        Err(problem) => {
            reader.fault(value.span(), problem);
            None
        }
    }
}

/// Returns the slot of that name, or the slot of the site of that name.
pub fn find_on_map(text: &str, sites: &[SiteAtSlot]) -> Result<Slot, Problem> {
    if let Some(slot) = find_slot(text) {
        return Ok(slot);
    }
    let own = |site: &&SiteAtSlot| match &site.identity {
        Some(SiteIdentity::Described { name: Some(name), .. }) => key(name) == key(text),
        Some(SiteIdentity::Described { name: None, .. } | SiteIdentity::Known(_)) | None => false,
    };
    let lies = |id: &str| sites.iter().find(|site| site.card().is_some_and(|card| card.id == id)).map(|site| site.slot);
    if let Some(site) = sites.iter().find(own) {
        return Ok(site.slot);
    }
    if let Some((_, names)) = find_cards_up_to(Found::Begun, text, |card| lies(card.id).is_some())
        && let [name] = names.as_slice()
        && let Some(slot) = lies(name.owner().id)
    {
        return Ok(slot);
    }
    let card = find_card(text, Wanted::Site)?;
    lies(card.id).ok_or_else(|| Problem::NotOnMap { name: text.to_owned() })
}

/// Reads a list of sites by slot or name.
pub fn slots(reader: &mut Reader, list: &[Value<'_>], place: Place, sites: &[SiteAtSlot]) -> Vec<Slot> {
    let mut slots = Vec::new();
    for value in list {
        if let Some(slot) = on_map(reader, value, sites)
            && !slots.contains(&slot)
        {
            reader.places.note(place.item(slots.len()), value.span());
            slots.push(slot);
        }
    }
    slots
}
