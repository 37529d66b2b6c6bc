//! Which Wake Phases are still to come §4, and which win comes before which §3.

use crate::{
    game::{Colour, Phase, Setup},
    rules::victory::win::{LAST_ROUND, When, Win},
};

/// Returns whether a player is still to wake in this round, the turn that has just begun included; `None`: unknown.
fn is_to_wake(setup: &Setup, colour: Colour) -> Option<bool> {
    let turn = setup.turn?;
    let place = |colour: Colour| setup.players.iter().position(|player| player.colour == colour);
    Some(if colour == turn { setup.phase == Phase::Wake } else { place(colour)? > place(turn)? })
}

/// Returns how many Wake Phases a player still has in this game, this one included; `None`: unknown.
pub(crate) fn wakes_left(setup: &Setup, colour: Colour) -> Option<u8> {
    Some(LAST_ROUND.saturating_sub(setup.round?) + u8::from(is_to_wake(setup, colour)?))
}

/// Returns how many Wake Phases of the winner a win takes.
pub(crate) const fn wakes_needed(when: When) -> u8 {
    match when {
        When::Wake => 1,
        When::SecondWake => 2,
        When::Over | When::RoundEnd | When::GameEnd => 0,
    }
}

/// Returns when a win comes, for sorting: rounds after this one, at the end of it, place in the order of play.
pub(crate) fn chronological_key(setup: &Setup, win: &Win) -> (u8, bool, usize) {
    let place = setup.players.iter().position(|player| player.colour == win.player).unwrap_or_default();
    match win.when {
        When::Over => (0, false, 0),
        When::RoundEnd => (0, true, 0),
        When::GameEnd => (setup.round.map_or(0, |round| LAST_ROUND.saturating_sub(round)), true, 0),
        // Where it is unknown whose turn it is, all are taken to wake before the round ends.
        When::Wake | When::SecondWake => {
            let later = u8::from(is_to_wake(setup, win.player) == Some(false));
            (wakes_needed(win.when) - 1 + later, false, place)
        }
    }
}
