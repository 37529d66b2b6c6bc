//! Powers §7: which cards are in force for whom, who has access to them, what they cost, and what they change.
//!
//! - `in_force`: every power in force and whom it concerns §7, §10/enemy; what cards forbid §9.2.
//! - `access`, `pay`, `toll`: who may use a card §7.1.1, its cost §7.1.2, and what other cards charge.
//! - `using`: the cards named for an action: modifiers §7.4, battle plans §7.5, Rest powers §7.3.4.
//! - `search`, `great_spire`, `muster_and_trade`, `trade_advisers`, `trade_reach`, `journey`, `travel_costs`: what cards change in
//!   an action.
//! - `adviser_limit`, `ancient_bloodline`: rules of single cards that several actions ask for.
//! - `free_actions`: Campaigns and journeys that cards make free, and what may follow an action.

pub(crate) mod access;
pub(crate) mod adviser_limit;
pub(crate) mod ancient_bloodline;
pub(crate) mod free_actions;
mod great_spire;
pub(crate) mod in_force;
pub(crate) mod journey;
mod muster_and_trade;
pub(crate) mod pay;
pub(crate) mod search;
pub(crate) mod toll;
mod trade_advisers;
mod trade_reach;
mod travel_costs;
mod using;

pub(crate) use great_spire::exchange as exchange_drawn;
pub(crate) use in_force::{cite, is_of};
pub(crate) use muster_and_trade::{Mustering, Trading, mustering, trading};
pub(crate) use pay::spend;
pub(crate) use trade_advisers::{On, advisers_for, check_trade_cards, trader};
pub(crate) use trade_reach::trade_reach;
pub(crate) use using::{Occasion, check_using, fits, is_about_playing, is_optional, uses_special};

use crate::{
    cards::{Card, PowerKind},
    game::CardRef,
    rules::state::Table,
};

/// Returns every modifier within reach that may be used or left §7.4.1, and every Rest power §7.3.4.
pub(crate) fn modifiers(table: &Table<'_>) -> Vec<CardRef> {
    in_reach(table, |card| is_optional(card) || card.powers.contains(&PowerKind::Rest))
}

/// Returns the cards and sites of some kind that the player to move has access to §7.1.1.
pub(crate) fn in_reach(table: &Table<'_>, is: impl Fn(&'static Card) -> bool) -> Vec<CardRef> {
    let Some(player) = table.actor() else { return Vec::new() };
    let mut cards: Vec<CardRef> = Vec::new();
    let mut add = |card: Option<&'static Card>| cards.extend(card.filter(|card| is(card)).map(CardRef));
    for site in &table.position.sites {
        site.cards.iter().filter(|card| !card.facedown).for_each(|card| add(card.card()));
        add(site.card().filter(|_| !site.facedown));
    }
    player.advisers.iter().chain(&player.relics).filter(|card| !card.facedown).for_each(|card| add(card.card()));
    cards.retain(|card| access::is_possible(table, player, *card));
    cards
}
