//! Who may act now §4, §4.2: whose turn it is, in which phase, with nothing left unfinished.

use crate::{
    cards::{Special, named},
    game::{CardRef, Phase, Player},
    law::{self, Cite, LawRef, law},
    rules::{
        base::{Bearing, Matter, Missing, Ruling},
        state::Table,
    },
};

const ACT_PHASE: LawRef = law("4.2");
const MARTIAL_CULTURE_FIRST: Cite = law::ruling("martial-culture-second-wind");
const SEARCH_PLAY: LawRef = law("5.1.4");

/// Returns who acts, objecting if it is not their Act Phase or another action is not finished §4.2.
pub(crate) fn acting<'a>(table: &Table<'a>, ruling: &mut Ruling) -> Option<&'a Player> {
    let player = in_phase(table, ruling, Phase::Act, ACT_PHASE)?;
    nothing_unfinished(table, ruling, player);
    Some(player)
}

/// Returns who acts by a card that follows a Campaign. Martial Culture comes before the Second Wind and ends the Act Phase;
/// what is left of the Second Wind then is undecided.
pub(crate) fn acting_after<'a>(table: &Table<'a>, ruling: &mut Ruling, card: CardRef) -> Option<&'a Player> {
    let waits = card.0.special == Some(Special::SecondWind) && table.position.this_turn.follows.contains(&card);
    if !waits || table.position.phase != Phase::Rest {
        return acting(table, ruling);
    }
    let player = in_phase(table, ruling, Phase::Rest, ACT_PHASE)?;
    let cites = [Cite::Card(card.0.id), MARTIAL_CULTURE_FIRST, ACT_PHASE.into()];
    ruling.reason(Bearing::Unknown, Matter::Undecided { card }, cites);
    nothing_unfinished(table, ruling, player);
    Some(player)
}

/// Returns who acts, perhaps in the midst of a Search §5.1.
pub(crate) fn searching<'a>(table: &Table<'a>, ruling: &mut Ruling) -> Option<&'a Player> {
    if let Some(player) = table.actor().filter(|it| has_foreign_vision(table, it)) {
        ruling.cite(named::FALSE_PROPHET.cite());
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
    let waits = matches!(player.drawn.as_slice(), [only] if only.identity.is_vision());
    waits && table.position.turn.is_some_and(|turn| turn != player.colour)
}

/// Returns whether the Vision that a player holds comes from the False Prophet, and no Search was made for it.
pub(crate) fn inherits_vision(table: &Table<'_>, player: &Player) -> bool {
    let prophet = |card: &CardRef| card.0.special == Some(Special::FalseProphet);
    has_foreign_vision(table, player) || table.position.this_turn.searching.iter().any(prophet)
}

/// Objects if an action is not finished §4.2.
pub(crate) fn nothing_unfinished(table: &Table<'_>, ruling: &mut Ruling, player: &Player) {
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
            ruling.object(Matter::NotYourTurn { turn, player: player.colour }, [const { law("4") }]);
        }
        Some(_) => {}
        None => ruling.leave_open(Missing::Turn, [const { law("4") }]),
    }
    let phase = table.position.phase;
    if phase != wanted {
        ruling.object(Matter::WrongPhase { phase, wanted }, [section]);
    }
    Some(player)
}
