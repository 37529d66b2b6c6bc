//! What an action costs §4.2, §7.1.2: charged to a player, who must have it.

use crate::{
    cards::Suit,
    game::{Favor, Player},
    law::{Cite, Cited, DivergenceId::D34, LawRef, Printing, law},
    rules::{
        base::{Cost, Matter, Missing, Ruling},
        state::{Table, moves::vow_of_kinship},
    },
};

const ACT_PHASE: LawRef = law("4.2");
const POWER_COST: LawRef = law("7.1.2");

/// Charges a cost to the board of a player, objecting once for every part that is not there, together with what the
/// ruling charged before. Secrets that lie facedown pay for nothing §7.1.2.
pub(crate) fn charge(table: &Table<'_>, ruling: &mut Ruling, player: &Player, cost: &Cited<Cost>) {
    let before = ruling.cost;
    ruling.charge(cost);
    let need = ruling.cost;
    let cites = || cost.cites.iter().copied();
    match player.supply {
        Some(have) if before.supply <= have && have < need.supply => {
            ruling.object(Matter::NotEnoughSupply { need: need.supply, have }, cites().chain([ACT_PHASE.into()]));
        }
        None if cost.value.supply.0 > 0 => ruling.leave_open(Missing::Supply(player.colour), [ACT_PHASE]),
        Some(_) | None => {}
    }
    pay_favor(table, ruling, player, before.favor, cost);
    let secrets = |cost: Cost| cost.secrets.saturating_add(cost.secrets_flipped);
    let have = player.secrets;
    if secrets(before) <= have && have < secrets(need) {
        let facedown = (player.secrets_facedown.0 > 0).then_some(POWER_COST.into());
        ruling.object(Matter::NotEnoughSecrets { need: secrets(need), have }, cites().chain(facedown));
    }
    let have = player.warbands;
    if before.warbands <= have && have < need.warbands {
        ruling.object(Matter::NotEnoughWarbands { need: need.warbands, have }, cites());
    }
}

/// Objects if favor is not there; with the Vow of Kinship that of the Nomad bank is.
fn pay_favor(table: &Table<'_>, ruling: &mut Ruling, player: &Player, before: Favor, cost: &Cited<Cost>) {
    let need = ruling.cost.favor;
    if need > player.favor
        && let Some(vow) = vow_of_kinship(player)
    {
        ruling.cite(Cite::Card(vow.0.id));
    }
    match purse(table, player) {
        Ok(have) if before <= have && have < need => {
            ruling.object(Matter::NotEnoughFavor { need, have }, cost.cites.iter().copied());
        }
        Err(missing) if need > player.favor => ruling.leave_open(missing, cost.cites.iter().copied()),
        Ok(_) | Err(_) => {}
    }
}

/// Returns the favor that a player can pay with: that on the board, and with the Vow of Kinship that of the Nomad bank.
pub(crate) fn purse(table: &Table<'_>, player: &Player) -> Result<Favor, Missing> {
    match (vow_of_kinship(player), table.position.banks) {
        (None, _) => Ok(player.favor),
        (Some(_), Some(banks)) => Ok(player.favor.saturating_add(banks.in_bank(Suit::Nomad))),
        (Some(_), None) => Err(Missing::Banks),
    }
}

/// Charges a cost that is not for using a power. The Polish printing lets facedown secrets pay it (D34).
pub(crate) fn pay_outside_powers(table: &Table<'_>, ruling: &mut Ruling, player: &Player, cost: &Cited<Cost>) {
    if player.secrets < cost.value.secrets && table.follows(D34, Printing::Pl) {
        let secrets = player.secrets.saturating_add(player.secrets_facedown);
        charge(table, ruling, &Player { secrets, ..player.clone() }, cost);
    } else {
        charge(table, ruling, player, cost);
    }
}
