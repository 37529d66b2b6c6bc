//! Cards on the table with a contested ruling.

use crate::{
    cards::{Card, Class, rulings_on},
    cli::Context,
    game::{CardAt, Setup, SiteAtSlot},
};
use serde::Serialize;

/// A card with a contested ruling.
#[derive(Serialize)]
pub struct Contested {
    card: &'static str,
    ruling: &'static str,
    read: String,
}

/// Returns the cards that lie open, are held or are in hand and have a contested ruling, with its id.
fn cards(setup: &Setup) -> Vec<(&'static Card, &'static str)> {
    let at_sites = setup.sites.iter().flat_map(|site| &site.cards);
    let of_players = setup.players.iter().flat_map(|it| it.advisers.iter().chain(&it.relics).chain(&it.drawn));
    let lying = at_sites.chain(of_players).filter(|it| !it.facedown).filter_map(CardAt::card);
    let sites = setup.sites.iter().filter(|site| !site.facedown).filter_map(SiteAtSlot::card);
    let visions = setup.players.iter().filter_map(|player| player.vision).map(|vision| vision.0);
    let ruled = lying.chain(sites).chain(visions).flat_map(|card| rulings_on(card).map(move |ruling| (card, ruling)));
    ruled.filter(|(_, ruling)| ruling.class == Class::Contested).map(|(card, ruling)| (card, ruling.id)).collect()
}

/// Returns them for machines.
pub fn documents(setup: &Setup) -> Vec<Contested> {
    cards(setup)
        .into_iter()
        .map(|(card, ruling)| Contested { card: card.id, ruling, read: format!("law card {}", card.id) })
        .collect()
}

/// Returns a line for each of them; nothing for machines, whose documents list them.
pub fn note(ctx: &Context, setup: &Setup) -> String {
    let mut out = String::new();
    for (card, _) in cards(setup).into_iter().filter(|_| !ctx.json) {
        ctx.page.line(&mut out, &ctx.words.say_with("judge-contested", &[("card", card.name(ctx.words.lang).into())]), 0);
    }
    out
}
