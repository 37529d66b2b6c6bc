//! Muster §5.2: a favor on a card at the site, two warbands on the board.

use crate::{
    cards::{MajorAction, Special},
    game::{CardIdentity, Favor, Player, Slot, Supply, Warbands},
    law::{Cited, LawRef, law},
    rules::{
        actions::card_here,
        base::{Cost, Matter, Missing, Ruling, Verdict},
        payment::charge,
        powers::{self, Mustering, free_actions::frees},
        request::{Action, Request},
        state::{Step, Table, moves},
        turn::acting,
    },
};

const MUSTER: LawRef = law("5.2");
const PAY_COST: LawRef = law("5.2.1");
const GAIN_WARBANDS: LawRef = law("5.2.2");
const GAIN: LawRef = law("10/gain");
const LIMITS: LawRef = law("9.3");

/// Musters with a card at the site: pays and gains the warbands.
pub(crate) fn muster(step: &mut Step<'_, '_>, card: &CardIdentity, asked: &Request) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(MUSTER);
    let Some(player) = acting(table, ruling) else { return };
    let own: Vec<Slot> = player.pawn.into_iter().collect();
    let on = card_here::find(table, ruling, player, card, &own, PAY_COST);
    if powers::uses_special(asked, Special::Pressgangs).is_none() {
        card_here::check_no_tokens(ruling, on, PAY_COST);
    }
    let Mustering { cost, warbands } = powers::mustering(table, ruling, player, on, asked, usual());
    if on.is_none() && ruling.verdict() == Verdict::Open {
        // How cards change the price is unknown where the site is.
        ruling.charge(&cost);
    } else {
        charge(table, ruling, player, &cost);
    }
    powers::check_using(table, ruling, player, MajorAction::Muster, &asked.using);
    explain_gain(table, ruling, player, &warbands);
    let Some(on) = on else { return };
    step.change(|setup| {
        card_here::place(setup, player.colour, on, cost.value.favor, cost.value.secrets);
        moves::gain_warbands(setup, player.colour, warbands.value);
        powers::spend(setup, player.colour, &asked.using);
        let knights = asked.using.iter().filter_map(CardIdentity::card).filter(|card| frees(*card).is_some());
        setup.this_turn.follows.extend(knights);
    });
}

/// Returns what a Muster costs §5.2.1 and brings §5.2.2 before cards change it.
fn usual() -> Mustering {
    let cost = Cost { supply: Supply(1), favor: Favor(1), ..Cost::default() };
    Mustering {
        cost: Cited::new(cost, PAY_COST),
        warbands: Cited { value: Warbands(2), cites: vec![GAIN_WARBANDS.into(), GAIN.into()] },
    }
}

/// Explains how many warbands are gained, and of which colour: as many as the bank has §9.3.
fn explain_gain(table: &Table<'_>, ruling: &mut Ruling, player: &Player, gain: &Cited<Warbands>) {
    let Some(colour) = player.warband_colour() else {
        return ruling.needs.push(Missing::Role(player.colour));
    };
    let cites = gain.cites.iter().copied();
    match table.position.bank(colour) {
        None => ruling.needs.push(Missing::Bank(colour)),
        Some(left) if left < gain.value => {
            ruling.explain(Matter::BankShort { count: left, colour }, cites.chain([LIMITS.into()]));
        }
        Some(_) => ruling.explain(Matter::GainsWarbands { count: gain.value, colour }, cites),
    }
}

/// Returns every Muster that could be asked about.
pub(crate) fn offers(table: &Table<'_>) -> Vec<Request> {
    card_here::all(table).into_iter().map(|card| Action::Muster(card).into()).collect()
}
