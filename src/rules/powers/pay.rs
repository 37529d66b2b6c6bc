//! What the use of a power costs §7.1.2: favor and secrets placed or burned; nothing is placed on a card that bears any, and
//! a card may forbid powers that cost secrets.

use super::{
    access::{Lies, cite, find},
    in_force::forbid,
};
use crate::{
    cards::effect::Act,
    game::{CardAt, CardRef, Colour, Favor, Player, Secrets, Setup, What},
    law::{Cited, LawRef, law},
    rules::{cost::Cost, gate, matter::Matter, moves, ruling::Ruling, table::Table},
};

const COST: LawRef = law("7.1.2");
const NO_PAY_LIMIT: LawRef = law("7.5.3");

/// Charges for a power; `plan`: a battle plan can be paid for whatever lies on it §7.5.3.
pub(super) fn check(table: &Table<'_>, ruling: &mut Ruling, player: &Player, card: CardRef, plan: bool) {
    let printed = card.0.cost;
    if printed.is_free() {
        return;
    }
    let paid = Cost { favor: Favor(printed.favor()), secrets: Secrets(printed.secrets()), ..Cost::default() };
    gate::pay(ruling, player, &Cited { value: paid, cites: vec![COST.into(), cite(card)] });
    if printed.secrets() > 0 {
        forbid(table, ruling, player, |_, cannot| cannot.act == Act::UseSecretPowers);
    }
    let placed = printed.favor_placed > 0 || printed.secrets_placed > 0;
    let bears = find(table, card).as_ref().and_then(Lies::card_at).is_some_and(|at| at.favor.0 > 0 || at.secrets.0 > 0);
    if placed && bears {
        if plan {
            ruling.cite(NO_PAY_LIMIT);
        } else {
            ruling.object(Matter::Occupied { card }, [COST]);
        }
    }
}

/// Pays for the cards used: places favor and secrets on them, and burns §7.1.2.
pub(in crate::rules) fn pay_for(setup: &mut Setup, colour: Colour, using: &[What]) {
    for card in using.iter().filter_map(What::card) {
        let cost = card.0.cost;
        moves::burn_favor(setup, colour, Favor(cost.favor_burned));
        moves::burn_secrets(setup, colour, Secrets(cost.secrets_burned));
        if let Some(player) = moves::player(setup, colour) {
            player.favor = player.favor.less(Favor(cost.favor_placed)).unwrap_or(Favor::NONE);
            moves::spend_secrets(player, Secrets(cost.secrets_placed));
        }
        if let Some(lies) = on_table(setup, card) {
            lies.favor = lies.favor.and(Favor(cost.favor_placed));
            lies.secrets = lies.secrets.and(Secrets(cost.secrets_placed));
        }
    }
}

/// Returns a card at a site or with a player.
pub(super) fn on_table(setup: &mut Setup, card: CardRef) -> Option<&mut CardAt> {
    let at_sites = setup.sites.iter_mut().flat_map(|site| &mut site.cards);
    let of_players = setup.players.iter_mut().flat_map(|player| player.advisers.iter_mut().chain(&mut player.relics));
    at_sites.chain(of_players).find(|it| it.what == What::Known(card))
}
