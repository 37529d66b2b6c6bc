//! Where cards may be: each in one place, no more at a site than it holds §2.8.1, none at a facedown site (D06), no
//! Vision at a site §5.1.4.III, revealed ones only on the boards of Exiles §2.2.1, and restricted ones where they may lie
//! §7.2.1.

use super::{AtFacedown, Problems};
use crate::{
    cards::{Card, Nature, Restriction, named},
    game::{
        fault::{Place, Problem},
        nouns::{Region, Role, Space},
        pieces::{CardAt, OnSpace, Pile},
        setup::Setup,
    },
};

pub fn check(setup: &Setup, at_facedown: AtFacedown, problems: &mut Problems) {
    sites(setup, at_facedown, problems);
    visions(setup, problems);
    advisers(setup, problems);
    let mut seen: Vec<&str> = Vec::new();
    for (place, card) in known(setup) {
        let id = card.physical_id();
        if seen.contains(&id) {
            problems.push((place, Problem::CardTwice(card.id)));
        } else {
            seen.push(id);
        }
    }
}

fn sites(setup: &Setup, at_facedown: AtFacedown, problems: &mut Problems) {
    for (index, site) in setup.sites.iter().enumerate() {
        let place = |key| Place::key("site", index, key);
        if setup.sites[..index].iter().any(|other| other.slot == site.slot) {
            problems.push((place("slot"), Problem::SlotTwice(site.slot.word())));
        }
        for (item, card) in site.cards.iter().enumerate() {
            let Some(card) = card.card() else { continue };
            if matches!(card.nature, Nature::Vision(_)) {
                problems.push((place("cards").item(item), Problem::VisionAtSite(card.id)));
            } else if card.restriction == Some(Restriction::AdviserOnly) {
                problems.push((place("cards").item(item), Problem::AdviserOnlyAtSite(card.id)));
            }
        }
        if site.facedown {
            // Facedown sites show no capacity.
            if !at_facedown.cards && !site.cards.is_empty() {
                problems.push((place("cards"), Problem::CardAtFacedown));
            }
        } else if let Some(capacity) = site.most_cards()
            && site.cards.len() > usize::from(capacity)
        {
            let problem = Problem::OverCapacity { found: site.cards.len(), capacity };
            problems.push((place("cards").item(usize::from(capacity)), problem));
        }
    }
}

/// Faceup advisers are denizens that may be some §7.2.1; a Vision is one only facedown §5.1.4.III.
fn advisers(setup: &Setup, problems: &mut Problems) {
    for (index, player) in setup.players.iter().enumerate() {
        let faceup = player.advisers.iter().enumerate().filter(|(_, adviser)| !adviser.facedown);
        for (item, card) in faceup.filter_map(|(item, adviser)| Some((item, adviser.card()?))) {
            let place = Place::key("player", index, "advisers").item(item);
            if matches!(card.nature, Nature::Vision(_)) {
                problems.push((place, Problem::FaceupVision(card.id)));
            } else if card.restriction == Some(Restriction::SiteOnly) {
                problems.push((place, Problem::SiteOnlyAdviser(card.id)));
            }
        }
    }
}

/// Only an Exile's board has a Revealed Vision space §2.2.1, and the Conspiracy does not stay on it §5.1.4.IV.
fn visions(setup: &Setup, problems: &mut Problems) {
    for (index, player) in setup.players.iter().enumerate() {
        let Some(vision) = player.vision.map(|vision| vision.0) else { continue };
        let place = Place::key("player", index, "vision");
        if matches!(vision.nature, Nature::Vision(None)) {
            problems.push((place, Problem::ConspiracyOnVisionSpace));
        } else if player.role.is_some_and(Role::is_imperial) {
            problems.push((place, Problem::ImperialWithVision(vision.id)));
        }
    }
}

/// Returns every card of the rulebook on the table, in the order of the file's tables.
fn known(setup: &Setup) -> Vec<(Place, &'static Card)> {
    let mut known: Vec<(Place, &'static Card)> = Vec::new();
    for (index, site) in setup.sites.iter().enumerate() {
        known.extend(site.card().map(|card| (Place::key("site", index, "name"), card)));
        list(&site.cards, Place::key("site", index, "cards"), &mut known);
        list(&site.relics, Place::key("site", index, "relics"), &mut known);
    }
    for (index, player) in setup.players.iter().enumerate() {
        list(&player.advisers, Place::key("player", index, "advisers"), &mut known);
        list(&player.relics, Place::key("player", index, "relics"), &mut known);
        known.extend(player.vision.map(|vision| (Place::key("player", index, "vision"), vision.0)));
        list(&player.drawn, Place::key("player", index, "drawn"), &mut known);
    }
    for space in Space::ALL {
        if let Some(OnSpace::Covered(Some(relic))) = setup.reliquary.on(*space) {
            known.push((Place::key("reliquary", 0, space.word()), relic.0));
        }
    }
    pile(setup.decks.world.as_ref(), Place::key("decks", 0, "world"), &mut known);
    pile(setup.decks.relics.as_ref(), Place::key("decks", 0, "relics"), &mut known);
    known.extend(setup.decks.scepter.then_some((Place::key("decks", 0, "scepter"), named::THE_GRAND_SCEPTER)));
    for region in Region::ALL {
        pile(setup.discards.pile(*region), Place::key("discards", 0, region.word()), &mut known);
    }
    known
}

fn pile(pile: Option<&Pile>, place: Place, known: &mut Vec<(Place, &'static Card)>) {
    match pile {
        Some(Pile::Cards(cards)) => list(cards, place, known),
        Some(Pile::Count(_)) | None => {}
    }
}

fn list(cards: &[CardAt], place: Place, known: &mut Vec<(Place, &'static Card)>) {
    let placed = cards.iter().enumerate().filter_map(|(item, card)| Some((place.item(item), card.card()?)));
    known.extend(placed);
}
