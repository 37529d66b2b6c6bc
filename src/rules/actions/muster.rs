//! Muster §5.2: a favor on a card at the site, two warbands on the board.

use crate::{
    cards::{MajorAction, Special},
    game::{Favor, Player, Setup, Slot, Supply, Warbands, What},
    law::{Cited, LawRef, law},
    rules::{
        actions::{campaign::frees, card_here},
        base::{Cost, Matter, Missing, Ruling, Verdict},
        payment::pay,
        powers::{self, Mustering, On},
        request::{Action, Asked},
        state::{Table, moves},
        turn::acting,
    },
};

const MUSTER: LawRef = law("5.2");
const PAY_COST: LawRef = law("5.2.1");
const GAIN_WARBANDS: LawRef = law("5.2.2");
const GAIN: LawRef = law("10/gain");
const LIMITS: LawRef = law("9.3");

/// Rules on mustering with a card at the site.
pub(crate) fn may_muster(table: &Table<'_>, card: &What, asked: &Asked) -> Ruling {
    let mut ruling = Ruling::on(MUSTER);
    let Some(player) = acting(table, &mut ruling) else { return ruling };
    let on = find(table, player, card, &mut ruling);
    if powers::uses_special(asked, Special::Pressgangs).is_none() {
        card_here::bare(on, PAY_COST, &mut ruling);
    }
    let muster = powers::mustering(table, &mut ruling, player, on, asked, usual());
    if on.is_none() && ruling.verdict() == Verdict::Open {
        // What cards make of the price is not told where the site is not.
        ruling.charge(&muster.cost);
    } else {
        pay(table, &mut ruling, player, &muster.cost);
    }
    powers::check_using(table, &mut ruling, player, MajorAction::Muster, &asked.using);
    explain_gain(table, player, muster.warbands, &mut ruling);
    ruling
}

fn find<'a>(table: &Table<'a>, player: &Player, card: &What, ruling: &mut Ruling) -> Option<On<'a>> {
    let own: Vec<Slot> = player.pawn.into_iter().collect();
    card_here::find(table, player, card, &own, PAY_COST, ruling)
}

/// Returns what a Muster costs §5.2.1 and brings §5.2.2 before cards change it.
fn usual() -> Mustering {
    let cost = Cost { supply: Supply(1), favor: Favor(1), ..Cost::default() };
    Mustering {
        cost: Cited::new(cost, PAY_COST),
        warbands: Cited { value: Warbands(2), cites: vec![GAIN_WARBANDS.into(), GAIN.into()] },
    }
}

/// Says how many warbands come, and of which colour: as many as the bank has §9.3.
fn explain_gain(table: &Table<'_>, player: &Player, gain: Cited<Warbands>, ruling: &mut Ruling) {
    let Some(colour) = player.warband_colour() else {
        ruling.needs.push(Missing::Role(player.colour));
        return;
    };
    match table.position.bank(colour) {
        None => ruling.needs.push(Missing::Bank(colour)),
        Some(left) if left < gain.value => {
            ruling.explain(Matter::BankShort { count: left, colour }, gain.cites.into_iter().chain([LIMITS.into()]));
        }
        Some(_) => ruling.explain(Matter::GainsWarbands { count: gain.value, colour }, gain.cites),
    }
}

/// Pays and gains the warbands.
pub(crate) fn muster(table: &Table<'_>, setup: &mut Setup, card: &What, asked: &Asked) {
    let Some(player) = table.actor() else { return };
    let mut ruling = Ruling::default();
    let Some(on) = find(table, player, card, &mut ruling) else { return };
    let muster = powers::mustering(table, &mut ruling, player, Some(on), asked, usual());
    card_here::place(table, setup, on, muster.cost.value.favor, muster.cost.value.secrets);
    moves::gain_warbands(setup, player.colour, muster.warbands.value);
    powers::spend(setup, player.colour, &asked.using);
    let knights = asked.using.iter().filter_map(What::card).filter(|card| frees(*card).is_some());
    setup.this_turn.follows.extend(knights);
}

/// Returns every Muster that could be asked about.
pub(crate) fn musters(table: &Table<'_>) -> Vec<Asked> {
    card_here::all(table).into_iter().map(|card| Action::Muster(card).into()).collect()
}
