//! What every action of the Act Phase has in common §4.2: whose turn, which phase, nothing left unfinished, and what it costs.

use super::{cost::Cost, matter::Matter, missing::Missing, ruling::Ruling, table::Table};
use crate::{
    game::{Phase, Player},
    law::{Cited, Lang, LawRef, law},
};

const ACT_PHASE: LawRef = law("4.2");
const POWER_COST: LawRef = law("7.1.2");
const SEARCH_PLAY: LawRef = law("5.1.4");

/// Returns who acts, objecting if it is not their Act Phase or another action is not finished §4.2.
pub(super) fn acting<'a>(table: &Table<'a>, ruling: &mut Ruling) -> Option<&'a Player> {
    let player = in_phase(table, ruling, Phase::Act, ACT_PHASE)?;
    nothing_unfinished(table, player, ruling);
    Some(player)
}

/// Objects if an action is not finished §4.2.
pub(super) fn nothing_unfinished(table: &Table<'_>, player: &Player, ruling: &mut Ruling) {
    if !player.drawn.is_empty() {
        ruling.object(Matter::CardsInHand { count: player.drawn.len() }, [ACT_PHASE, SEARCH_PLAY]);
    }
    if table.position.campaign.is_some() {
        ruling.object(Matter::CampaignUnderWay, [ACT_PHASE]);
    }
}

/// Returns who acts, objecting if it is not their turn or the turn is in another phase.
pub(super) fn in_phase<'a>(table: &Table<'a>, ruling: &mut Ruling, wanted: Phase, section: LawRef) -> Option<&'a Player> {
    let player = table.me(ruling, section)?;
    match table.position.turn {
        Some(turn) if turn != player.colour => ruling.object(Matter::NotYourTurn { turn }, [law("4")]),
        Some(_) => {}
        None => ruling.untold(Missing::Turn, [law("4")]),
    }
    let phase = table.position.phase;
    if phase != wanted {
        ruling.object(Matter::WrongPhase { phase, wanted }, [section]);
    }
    Some(player)
}

/// Charges a cost to the board of a player, objecting once for every part that is not there. Secrets that lie facedown
/// pay for nothing §7.1.2.
pub(super) fn pay(ruling: &mut Ruling, player: &Player, cost: &Cited<Cost>) {
    ruling.charge(cost);
    let need = cost.value;
    match player.supply {
        Some(have) if have < need.supply => {
            ruling.object(
                Matter::NotEnoughSupply { need: need.supply, have },
                cost.cites.iter().copied().chain([ACT_PHASE.into()]),
            );
        }
        None if need.supply.0 > 0 => ruling.untold(Missing::Supply(player.colour), [ACT_PHASE]),
        Some(_) | None => {}
    }
    let cites = || cost.cites.iter().copied();
    if player.favor < need.favor {
        ruling.object(Matter::NotEnoughFavor { need: need.favor, have: player.favor }, cites());
    }
    let secrets = need.secrets.and(need.secrets_flipped);
    if player.secrets < secrets {
        ruling.object(Matter::NotEnoughSecrets { need: secrets, have: player.secrets }, cites());
    }
    if player.warbands < need.warbands {
        ruling.object(Matter::NotEnoughWarbands { need: need.warbands, have: player.warbands }, cites());
    }
}

/// Charges a cost that is not for using a power. The Polish printing lets facedown secrets pay it (D34).
pub(super) fn pay_outside_powers(table: &Table<'_>, ruling: &mut Ruling, player: &Player, cost: &Cited<Cost>) {
    if player.secrets < cost.value.secrets && table.follows("D34", Lang::Pl) {
        let secrets = player.secrets.and(player.secrets_facedown);
        pay(ruling, &Player { secrets, ..player.clone() }, cost);
    } else if player.secrets < cost.value.secrets && player.secrets_facedown.0 > 0 {
        let cites = cost.cites.iter().copied().chain([POWER_COST.into()]).collect();
        pay(ruling, player, &Cited { value: cost.value, cites });
    } else {
        pay(ruling, player, cost);
    }
}
