//! What every action of the Act Phase has in common §4.2: whose turn, which phase, nothing left unfinished, and what it costs.

use crate::{
    cards::{Special, Suit},
    game::{CardAt, CardRef, Favor, Phase, Player},
    law::{Cite, Cited, Lang, LawRef, law},
    rules::{
        base::{Bearing, Cost, Matter, Missing, Ruling},
        state::Table,
    },
};

const ACT_PHASE: LawRef = law("4.2");
/// The id of the False Prophet.
pub(crate) const FALSE_PROPHET: &str = "false-prophet";
const POWER_COST: LawRef = law("7.1.2");
const SEARCH_PLAY: LawRef = law("5.1.4");

/// Returns who acts, objecting if it is not their Act Phase or another action is not finished §4.2.
pub(crate) fn acting<'a>(table: &Table<'a>, ruling: &mut Ruling) -> Option<&'a Player> {
    let player = in_phase(table, ruling, Phase::Act, ACT_PHASE)?;
    nothing_unfinished(table, player, ruling);
    Some(player)
}

/// Returns who acts by a card that follows a Campaign. Martial Culture comes before the Second Wind and ends the Act Phase; what
/// is left of the Second Wind then nobody says.
pub(crate) fn acting_after<'a>(table: &Table<'a>, ruling: &mut Ruling, card: CardRef) -> Option<&'a Player> {
    let waits = card.0.special == Some(Special::SecondWind) && table.position.this_turn.follows.contains(&card);
    if !waits || table.position.phase != Phase::Rest {
        return acting(table, ruling);
    }
    let player = in_phase(table, ruling, Phase::Rest, ACT_PHASE)?;
    let cites = [Cite::Card(card.0.id), Cite::Ruling("martial-culture-second-wind"), ACT_PHASE.into()];
    ruling.reason(Bearing::Unknown, Matter::Undecided { card }, cites);
    nothing_unfinished(table, player, ruling);
    Some(player)
}

/// Returns who acts, perhaps in the midst of a Search §5.1.
pub(crate) fn searching<'a>(table: &Table<'a>, ruling: &mut Ruling) -> Option<&'a Player> {
    if let Some(player) = table.actor().filter(|it| has_foreign_vision(table, it)) {
        ruling.cite(Cite::Card(FALSE_PROPHET));
        no_campaign(table, ruling);
        return Some(player);
    }
    // The first of two cards may end the Act Phase: Land Warden.
    let cut_short = table.position.phase == Phase::Rest && !table.position.this_turn.searching.is_empty();
    let player = in_phase(table, ruling, if cut_short { Phase::Rest } else { Phase::Act }, ACT_PHASE)?;
    no_campaign(table, ruling);
    Some(player)
}

/// Returns whether a player holds a Vision in the turn of another: one that the False Prophet stood on was discarded.
fn has_foreign_vision(table: &Table<'_>, player: &Player) -> bool {
    let waits = matches!(player.drawn.as_slice(), [only] if only.what.is_vision());
    waits && table.position.turn.is_some_and(|turn| turn != player.colour)
}

/// Returns whether the Vision that a player holds comes from the False Prophet, and no Search was made for it.
pub(crate) fn inherits_vision(table: &Table<'_>, player: &Player) -> bool {
    let prophet = |card: &CardRef| card.0.special == Some(Special::FalseProphet);
    has_foreign_vision(table, player) || table.position.this_turn.searching.iter().any(prophet)
}

/// Objects if an action is not finished §4.2.
pub(crate) fn nothing_unfinished(table: &Table<'_>, player: &Player, ruling: &mut Ruling) {
    if !player.drawn.is_empty() {
        ruling.object(Matter::CardsInHand { count: player.drawn.len() }, [ACT_PHASE, SEARCH_PLAY]);
    }
    no_campaign(table, ruling);
}

fn no_campaign(table: &Table<'_>, ruling: &mut Ruling) {
    if table.position.campaign.is_some() {
        ruling.object(Matter::CampaignUnderWay, [ACT_PHASE]);
    }
}

/// Returns who acts, objecting if it is not their turn or the turn is in another phase.
pub(crate) fn in_phase<'a>(table: &Table<'a>, ruling: &mut Ruling, wanted: Phase, section: LawRef) -> Option<&'a Player> {
    let player = table.me(ruling, section)?;
    match table.position.turn {
        Some(turn) if turn != player.colour => {
            ruling.object(Matter::NotYourTurn { turn, player: player.colour }, [law("4")]);
        }
        Some(_) => {}
        None => ruling.untold(Missing::Turn, [law("4")]),
    }
    let phase = table.position.phase;
    if phase != wanted {
        ruling.object(Matter::WrongPhase { phase, wanted }, [section]);
    }
    Some(player)
}

/// Charges a cost to the board of a player, objecting once for every part that is not there, together with what the
/// ruling charged before. Secrets that lie facedown pay for nothing §7.1.2.
pub(crate) fn pay(table: &Table<'_>, ruling: &mut Ruling, player: &Player, cost: &Cited<Cost>) {
    let before = ruling.cost;
    ruling.charge(cost);
    let need = ruling.cost;
    let cites = || cost.cites.iter().copied();
    match player.supply {
        Some(have) if before.supply <= have && have < need.supply => {
            ruling.object(Matter::NotEnoughSupply { need: need.supply, have }, cites().chain([ACT_PHASE.into()]));
        }
        None if cost.value.supply.0 > 0 => ruling.untold(Missing::Supply(player.colour), [ACT_PHASE]),
        Some(_) | None => {}
    }
    pay_favor(table, ruling, player, (before.favor, cost));
    let secrets = |cost: Cost| cost.secrets.and(cost.secrets_flipped);
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
fn pay_favor(table: &Table<'_>, ruling: &mut Ruling, player: &Player, (before, cost): (Favor, &Cited<Cost>)) {
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
        Err(missing) if need > player.favor => ruling.untold(missing, cost.cites.iter().copied()),
        Ok(_) | Err(_) => {}
    }
}

/// Returns the favor that a player can pay with: that on the board, and with the Vow of Kinship that of the Nomad bank.
pub(crate) fn purse(table: &Table<'_>, player: &Player) -> Result<Favor, Missing> {
    match (vow_of_kinship(player), table.position.banks) {
        (None, _) => Ok(player.favor),
        (Some(_), Some(banks)) => Ok(player.favor.and(banks.of(Suit::Nomad))),
        (Some(_), None) => Err(Missing::Banks),
    }
}

/// Returns the vow of a player who pays out of the Nomad bank, if they took it.
pub(crate) fn vow_of_kinship(player: &Player) -> Option<CardRef> {
    let vow = |it: &&CardAt| !it.facedown && it.card().is_some_and(|card| card.special == Some(Special::VowOfKinship));
    player.advisers.iter().find(vow).and_then(CardAt::card).map(CardRef)
}

/// Charges a cost that is not for using a power. The Polish printing lets facedown secrets pay it (D34).
pub(crate) fn pay_outside_powers(table: &Table<'_>, ruling: &mut Ruling, player: &Player, cost: &Cited<Cost>) {
    if player.secrets < cost.value.secrets && table.follows("D34", Lang::Pl) {
        let secrets = player.secrets.and(player.secrets_facedown);
        pay(table, ruling, &Player { secrets, ..player.clone() }, cost);
    } else {
        pay(table, ruling, player, cost);
    }
}
