//! What the use of a power costs §7.1.2: favor and secrets placed or burned; nothing is placed on a card that bears any.

use super::access::{Lies, cite, find};
use crate::{
    game::{CardRef, Favor, Player, Secrets},
    law::{Cited, LawRef, law},
    rules::{cost::Cost, gate, matter::Matter, ruling::Ruling, table::Table},
};

const COST: LawRef = law("7.1.2");
const NO_PAY_LIMIT: LawRef = law("7.5.3");

/// Charges for a power; `plan`: a battle plan can be paid for whatever lies on it §7.5.3.
pub(in crate::rules) fn check(table: &Table<'_>, ruling: &mut Ruling, player: &Player, card: CardRef, plan: bool) {
    let printed = card.0.cost;
    if printed.is_free() {
        return;
    }
    let paid = Cost { favor: Favor(printed.favor()), secrets: Secrets(printed.secrets()), ..Cost::default() };
    gate::pay(ruling, player, &Cited { value: paid, cites: vec![COST.into(), cite(card)] });
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
