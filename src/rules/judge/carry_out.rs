//! Which file moves the pieces of which action.

use crate::{
    game::{CardAt, Setup, What},
    law::law,
    rules::{
        actions::{
            campaign::{self, Fought},
            citizenship, muster, peek, play, recover, rest, search, trade, travel, use_power, wake, warbands,
        },
        base::{Matter, Ruling, Verdict},
        powers,
        request::{Action, Asked},
        state::Table,
        victory::title,
    },
};

/// Returns the Relic Thief who may roll for what an action takes, and the relics; those of Recover and Campaign are dealt with
/// there, and what is given is not taken (publisher).
pub(crate) fn taken_under_watch<'a>(
    table: &Table<'a>,
    setup: &Setup,
    asked: &Asked,
) -> Option<(powers::relic_thief::Thief<'a>, Vec<What>)> {
    let takes = match &asked.action {
        Action::Play { card, .. } | Action::Use(card, _) => card.card().is_some_and(|card| !use_power::is_deal(card)),
        Action::Conspire(taking) => taking.is_some(),
        _ => false,
    };
    let taker = table.actor().filter(|_| takes)?;
    let new = |relic: &&CardAt| !taker.relics.iter().any(|it| it.what == relic.what);
    let relics: Vec<What> = setup.player(taker.colour)?.relics.iter().filter(new).map(|it| it.what.clone()).collect();
    let thief = powers::relic_thief::lurks(table, taker).filter(|_| !relics.is_empty())?;
    Some((thief, relics))
}

/// Asks what comes of a Relic Thief's roll where an action that is all told takes relics; returns whether somebody may roll.
pub(crate) fn ask_thief(table: &Table<'_>, asked: &Asked, ruling: &mut Ruling) -> bool {
    let told = ruling.verdict() == Verdict::Legal && ruling.choices.is_empty() && ruling.needs.is_empty();
    let taker = table.actor().filter(|_| told);
    let Some(taker) = taker.filter(|taker| powers::relic_thief::lurks(table, taker).is_some()) else { return false };
    let mut setup = table.position.clone().into_setup();
    carry_out(table, &mut setup, asked, None);
    let watched = taken_under_watch(table, &setup, asked);
    if let Some((thief, relics)) = &watched {
        let told = (relics.len(), powers::relic_thief::said(asked));
        powers::relic_thief::ask((table, taker), thief, told, law("10/take").into(), ruling);
    }
    watched.is_some()
}

/// Moves the pieces. Supply has been spent.
pub(crate) fn carry_out(table: &Table<'_>, setup: &mut Setup, asked: &Asked, fought: Option<&Fought>) -> Vec<Matter> {
    let mut told = Vec::new();
    match &asked.action {
        Action::Search(source) => search::search(table, setup, *source, asked, &mut told),
        Action::Muster(card) => muster::muster(table, setup, card, asked),
        Action::Trade(card, traded) => trade::trade(table, setup, card, *traded, asked),
        Action::Recover(recovered) => recover::recover(table, setup, recovered, asked),
        Action::Campaign(fighting) => {
            setup.campaign = None;
            if let Some(fought) = fought {
                campaign::campaign(table, setup, asked, (fighting, *fought), &mut told);
            }
        }
        Action::Travel(to) => travel::travel(table, setup, *to, asked),
        Action::Play { card, onto, discarding, heap, choices } => {
            play::play(table, setup, play::Play { card, onto: *onto, discarding, heap: *heap, choices }, asked);
        }
        Action::Conspire(taking) => play::conspire(table, setup, *taking, asked),
        Action::Discard(card, to) => play::discard(table, setup, card, *to),
        Action::Use(card, choices) => use_power::use_power(table, setup, card, choices),
        Action::PeekRelic(at) => peek::peek_relic(table, setup, *at),
        Action::PeekReliquary(_) => {}
        Action::MoveToSite(count) => warbands::move_to_site(table, setup, *count),
        Action::MoveToBoard(count) => warbands::move_to_board(table, setup, *count),
        Action::GiveWarbands(count, to) => warbands::give(table, setup, *count, *to),
        Action::TakeWarbands(count, from) => warbands::take(table, setup, *count, *from),
        Action::OfferCitizenship { to, terms } => citizenship::offer(table, setup, *to, terms),
        Action::Accept(terms) => citizenship::accept(table, setup, terms),
        Action::Exile(citizen) => citizenship::exile(table, setup, *citizen),
        Action::SelfExile => citizenship::self_exile(table, setup),
        Action::HandTitle(to) => title::hand(setup, *to),
        Action::WakePlace => wake::place(table, setup),
        Action::WakeReturn(suit) => wake::give_back(setup, *suit),
        Action::WakeTake(token) => wake::take(table, setup, *token),
        Action::Act => wake::act(table, setup),
        Action::Rest(rolled) => rest::rest(table, setup, *rolled, asked, &mut told),
    }
    told
}
