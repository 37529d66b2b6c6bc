//! Travel §5.6: may the pawn go there, and what turns up when it does.

use crate::{
    cards::MajorAction,
    game::{Region, Setup, Slot, Supply},
    law::{Cite, Cited, LawRef, law},
    rules::{
        actions::campaign::{may_come_now, second_wind},
        base::{Cost, Matter, Missing, Ruling},
        payment::pay,
        powers,
        request::{Action, Asked},
        state::{Table, moves},
        turn::{acting, acting_after},
    },
};

const TRAVEL: LawRef = law("5.6");
const CHOOSE_DESTINATION: LawRef = law("5.6.1");
const ACT_PHASE: LawRef = law("4.2");
const REVEAL: LawRef = law("5.6.2");
const REVEAL_PROMPT: LawRef = law("2.8.2");

/// Rules on travelling to a site, objecting once for every rule in the way.
pub(crate) fn may_travel(table: &Table<'_>, to: Slot, asked: &Asked) -> Ruling {
    let mut ruling = Ruling::on(TRAVEL);
    let wind = second_wind(asked);
    let player = match wind {
        Some(card) => acting_after(table, &mut ruling, card),
        None => acting(table, &mut ruling),
    };
    let Some(player) = player else { return ruling };
    let Some(from) = table.pawn(player, &mut ruling, CHOOSE_DESTINATION) else { return ruling };
    let asked = &besides(asked);
    if to == from {
        ruling.object(Matter::AlreadyThere { site: to }, [CHOOSE_DESTINATION]);
    }
    let usual = region_cost(from.region(), to.region());
    ruling.explain(Matter::RegionPrice { from: from.region(), to: to.region(), supply: usual }, [CHOOSE_DESTINATION]);
    if !both_told(table, &mut ruling, from, to) {
        ruling.charge(&Cited::new(Cost { supply: usual, ..Cost::default() }, CHOOSE_DESTINATION));
        if player.supply.is_none() {
            ruling.untold(Missing::Supply(player.colour), [ACT_PHASE]);
        }
        return ruling;
    }
    passes_not_told(table, &mut ruling, from, to);
    let trip = powers::journey::trip(table, &mut ruling, player, (from, to), asked);
    let mut supply = trip.price(&mut ruling, usual);
    if let Some(card) = wind {
        ruling.explain(Matter::CardFrees { card }, [powers::cite(card), law("7.6.2").into()]);
        may_come_now(table, card, &mut ruling);
        if table.position.this_turn.travelled {
            ruling.object(Matter::TravelledAlready { card }, [powers::cite(card), law("7.6.2").into()]);
        }
        supply = Supply::NONE;
    }
    pay(table, &mut ruling, player, &Cited::new(Cost { supply, ..Cost::default() }, CHOOSE_DESTINATION));
    trip.doubt_price(&mut ruling);
    powers::check_using(table, &mut ruling, player, MajorAction::Travel, &asked.using);
    trip.check(table, &mut ruling, player);
    if let Some(site) = table.position.site(to).filter(|site| site.facedown) {
        ruling.explain(Matter::SiteRevealed { site: to }, [REVEAL, REVEAL_PROMPT]);
        if site.facts().is_none() {
            ruling.needs.push(Missing::SiteName(to));
        }
    }
    ruling
}

/// Leaves it open where nobody tells what the site is where the journey begins or ends: it may change the price, or lead past the
/// Narrow Pass. Returns whether both are told.
fn both_told(table: &Table<'_>, ruling: &mut Ruling, from: Slot, to: Slot) -> bool {
    let untold = [from, to].map(|slot| table.is_site_unknown(slot).then_some(slot));
    for site in untold.into_iter().flatten() {
        let described = table.position.site(site).is_some();
        ruling.untold(if described { Missing::SiteName(site) } else { Missing::Site(site) }, [CHOOSE_DESTINATION]);
    }
    untold == [None, None]
}

/// Says which sites of another region could be the Narrow Pass: it is ruled as if none were.
fn passes_not_told(table: &Table<'_>, ruling: &mut Ruling, from: Slot, to: Slot) {
    if from.region() != to.region() {
        for site in table.possible_passes(to.region()).filter(|slot| *slot != to) {
            ruling.explain(Matter::SiteNotTold { site }, [CHOOSE_DESTINATION.into(), Cite::Site("narrow-pass")]);
        }
    }
}

/// Returns the action without the Second Wind, which was paid for in the Campaign that it follows.
fn besides(asked: &Asked) -> Asked {
    let wind = second_wind(asked);
    let using = asked.using.iter().filter(|what| wind.is_none() || what.card() != wind).cloned().collect();
    Asked { using, ..asked.clone() }
}

/// Returns the cost between regions §5.6.1. The match is total: no pair can go unpriced.
const fn region_cost(from: Region, to: Region) -> Supply {
    use Region::{Cradle, Hinterland, Provinces};
    Supply(match (from, to) {
        (Cradle, Cradle) => 1,
        (Provinces, _) | (_, Provinces) => 2,
        (Hinterland, Hinterland) => 3,
        (Cradle, Hinterland) | (Hinterland, Cradle) => 4,
    })
}

/// Pays, moves the pawn and reveals the site §5.6.2.
pub(crate) fn travel(table: &Table<'_>, setup: &mut Setup, to: Slot, asked: &Asked) {
    let Some(player) = table.actor() else { return };
    let Some(from) = player.pawn else { return };
    let asked = &besides(asked);
    let trip = powers::journey::trip(table, &mut Ruling::default(), player, (from, to), asked);
    powers::spend(setup, player.colour, &asked.using);
    trip.set_out(table, setup, player);
    if let Some(player) = moves::player(setup, player.colour) {
        player.pawn = Some(to);
    }
    moves::reveal_site(setup, to);
    trip.arrive(table, setup, player);
}

/// Returns every journey that could be asked about.
pub(crate) fn journeys(_: &Table<'_>) -> Vec<Asked> {
    Slot::ALL.iter().map(|to| Action::Travel(*to).into()).collect()
}
