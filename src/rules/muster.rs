//! Muster §5.2: a favor on a card at the site, two warbands on the board.

use super::{
    action::{Action, Asked},
    card_here,
    cost::Cost,
    gate::{acting, pay},
    matter::Matter,
    missing::Missing,
    moves, powers,
    ruling::Ruling,
    table::Table,
};
use crate::{
    cards::MajorAction,
    game::{Favor, Player, Secrets, Setup, Supply, Warbands, What},
    law::{Cited, LawRef, law},
};

const MUSTER: LawRef = law("5.2");
const PAY_COST: LawRef = law("5.2.1");
const GAIN_WARBANDS: LawRef = law("5.2.2");
const GAIN: LawRef = law("10/gain");
const LIMITS: LawRef = law("9.3");

/// Rules on mustering with a card at the site.
pub(super) fn may_muster(table: &Table<'_>, card: &What, asked: &Asked) -> Ruling {
    let mut ruling = Ruling::on(MUSTER);
    let Some(player) = acting(table, &mut ruling) else { return ruling };
    card_here::at_site(table, player, card, PAY_COST, &mut ruling);
    pay(&mut ruling, player, &cost());
    powers::check_using(table, &mut ruling, player, MajorAction::Muster, &asked.using);
    explain_gain(table, player, &mut ruling);
    ruling
}

/// Returns what a Muster costs §5.2.1.
fn cost() -> Cited<Cost> {
    Cited::new(Cost { supply: Supply(1), favor: Favor(1), ..Cost::default() }, PAY_COST)
}

/// Returns how many warbands a Muster brings §5.2.2.
fn gain() -> Cited<Warbands> {
    Cited { value: Warbands(2), cites: vec![GAIN_WARBANDS.into(), GAIN.into()] }
}

/// Says how many warbands come, and of which colour: as many as the bank has §9.3.
fn explain_gain(table: &Table<'_>, player: &Player, ruling: &mut Ruling) {
    let Some(colour) = player.warband_colour() else {
        ruling.needs.push(Missing::Role(player.colour));
        return;
    };
    let gain = gain();
    match table.position.bank(colour) {
        None => ruling.needs.push(Missing::Bank(colour)),
        Some(left) if left < gain.value => {
            ruling.explain(Matter::BankShort { count: left, colour }, gain.cites.into_iter().chain([LIMITS.into()]));
        }
        Some(_) => ruling.explain(Matter::GainsWarbands { count: gain.value, colour }, gain.cites),
    }
}

/// Places the favor and gains the warbands.
pub(super) fn muster(table: &Table<'_>, setup: &mut Setup, card: &What, _asked: &Asked) {
    card_here::place(table, setup, card, cost().value.favor, Secrets::NONE);
    if let Some(colour) = table.by {
        moves::gain_warbands(setup, colour, gain().value);
    }
}

/// Returns every Muster that could be asked about.
pub(super) fn musters(table: &Table<'_>) -> Vec<Asked> {
    card_here::all(table).into_iter().map(|card| Action::Muster(card).into()).collect()
}
