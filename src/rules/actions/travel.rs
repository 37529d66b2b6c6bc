//! Travel §5.6: may the pawn go there, what does it cost, and what turns up.

use crate::{
    cards::{MajorAction, named},
    game::{Region, Slot, Supply},
    law::{Cited, LawRef, law},
    rules::{
        base::{Cost, Matter, Missing, Ruling},
        payment::charge,
        powers::{
            self,
            free_actions::{check_follows_now, second_wind},
        },
        request::{Action, Request},
        state::{Step, Table, moves},
        turn::{acting, acting_after},
    },
};

const TRAVEL: LawRef = law("5.6");
const CHOOSE_DESTINATION: LawRef = law("5.6.1");
const ACT_PHASE: LawRef = law("4.2");
const REVEAL: LawRef = law("5.6.2");
const REVEAL_PROMPT: LawRef = law("2.8.2");
const FREE_TRAVEL: LawRef = law("7.6.2");

/// Travels to a site: pays, moves the pawn and reveals the site §5.6.2.
pub(crate) fn travel(step: &mut Step<'_, '_>, to: Slot, asked: &Request) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(TRAVEL);
    let wind = second_wind(asked);
    let player = match wind {
        Some(card) => acting_after(table, ruling, card),
        None => acting(table, ruling),
    };
    let Some(player) = player else { return };
    let Some(from) = table.pawn(player, ruling, CHOOSE_DESTINATION) else { return };
    let asked = &without_second_wind(asked);
    if to == from {
        ruling.object(Matter::AlreadyThere { site: to }, [CHOOSE_DESTINATION]);
    }
    let usual = region_cost(from.region(), to.region());
    ruling.explain(Matter::RegionPrice { from: from.region(), to: to.region(), supply: usual }, [CHOOSE_DESTINATION]);
    if !are_sites_known(table, ruling, from, to) {
        ruling.charge(&Cited::new(Cost { supply: usual, ..Cost::default() }, CHOOSE_DESTINATION));
        if player.supply.is_none() {
            ruling.leave_open(Missing::Supply(player.colour), [ACT_PHASE]);
        }
        return;
    }
    name_possible_passes(table, ruling, from, to);
    let trip = powers::journey::trip(table, ruling, player, from, to, asked);
    let mut supply = trip.price(ruling, usual);
    if let Some(card) = wind {
        ruling.explain(Matter::CardFrees { card }, [powers::cite(card), FREE_TRAVEL.into()]);
        check_follows_now(table, ruling, card);
        if table.position.this_turn.travelled {
            ruling.object(Matter::TravelledAlready { card }, [powers::cite(card), FREE_TRAVEL.into()]);
        }
        supply = Supply::NONE;
    }
    charge(table, ruling, player, &Cited::new(Cost { supply, ..Cost::default() }, CHOOSE_DESTINATION));
    trip.doubt_price(ruling);
    powers::check_using(table, ruling, player, MajorAction::Travel, &asked.using);
    trip.check(table, ruling, player);
    if let Some(site) = table.position.site(to).filter(|site| site.facedown) {
        ruling.explain(Matter::SiteRevealed { site: to }, [REVEAL, REVEAL_PROMPT]);
        if site.facts().is_none() {
            ruling.needs.push(Missing::SiteName(to));
        }
    }
    step.change(|setup| {
        powers::spend(setup, player.colour, &asked.using);
        trip.set_out(table, setup, player);
        if let Some(player) = moves::player(setup, player.colour) {
            player.pawn = Some(to);
        }
        moves::reveal_site(setup, to);
        trip.arrive(table, setup, player);
    });
}

/// Returns whether it is described which sites the journey begins and ends at, leaving the ruling open if not: they may change
/// the price, or be the Narrow Pass.
fn are_sites_known(table: &Table<'_>, ruling: &mut Ruling, from: Slot, to: Slot) -> bool {
    let unknown = [from, to].map(|slot| table.is_site_unknown(slot).then_some(slot));
    for site in unknown.into_iter().flatten() {
        let described = table.position.site(site).is_some();
        ruling.leave_open(if described { Missing::SiteName(site) } else { Missing::Site(site) }, [CHOOSE_DESTINATION]);
    }
    unknown == [None, None]
}

/// Names the sites of another region that could be the Narrow Pass: it is ruled as if none were.
fn name_possible_passes(table: &Table<'_>, ruling: &mut Ruling, from: Slot, to: Slot) {
    if from.region() != to.region() {
        for site in table.possible_passes(to.region()).filter(|slot| *slot != to) {
            ruling.explain(Matter::SiteUnknown { site }, [CHOOSE_DESTINATION.into(), named::NARROW_PASS.cite()]);
        }
    }
}

/// Returns the action without the Second Wind, which was paid for in the Campaign that it follows.
fn without_second_wind(asked: &Request) -> Request {
    let wind = second_wind(asked);
    let using = asked.using.iter().filter(|what| wind.is_none() || what.card() != wind).cloned().collect();
    Request { using, ..asked.clone() }
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

/// Returns every journey that could be asked about.
pub(crate) fn offers(_: &Table<'_>) -> Vec<Request> {
    Slot::ALL.iter().map(|to| Action::Travel(*to).into()).collect()
}
