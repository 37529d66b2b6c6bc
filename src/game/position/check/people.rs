//! The players §1.7 to §1.9: one for each colour, one Chancellor, every colour that is named has a player, and no pawn is at a
//! facedown site §5.6.2.

use super::Problems;
use crate::game::{
    fault::{AgainstWin, Place, Problem},
    nouns::{Colour, How, Phase, Role, TitleSide},
    pieces::Winner,
    setup::{Defender, Setup},
};

pub fn check(setup: &Setup, partial: bool, problems: &mut Problems) {
    let mut chancellors = 0;
    for (index, player) in setup.players.iter().enumerate() {
        let place = |key| Place::key("player", index, key);
        if setup.players[..index].iter().any(|other| other.colour == player.colour) {
            problems.push((place("colour"), Problem::ColourTwice(player.colour)));
        }
        let is_chancellor = player.role == Some(Role::Chancellor);
        chancellors += usize::from(is_chancellor);
        if is_chancellor && chancellors > 1 {
            problems.push((place("role"), Problem::TwoChancellors));
        } else if player.role.is_some() && is_chancellor != (player.colour == Colour::Purple) {
            problems.push((place("role"), Problem::ChancellorIsPurple));
        }
    }
    for (index, player) in setup.players.iter().enumerate() {
        if player.pawn.and_then(|pawn| setup.site(pawn)).is_some_and(|site| site.facedown) {
            problems.push((Place::key("player", index, "pawn"), Problem::PawnAtFacedown(player.colour)));
        }
    }
    winner(setup, problems);
    if !partial {
        for (place, colour) in named(setup) {
            if !setup.players.iter().any(|player| player.colour == colour) {
                problems.push((place, Problem::NotListed(colour)));
            }
        }
    }
}

/// The Visions that must be drawn before anybody wins with one §3.2.
const VISIONS_TO_WIN: u8 = 3;
/// The first round that can end the game §3.3.
const FIRST_END_ROLL: u8 = 5;
/// The last round §3.4.
const LAST_ROUND: u8 = 8;

/// Only a game that is won has a Chronicle §8, and each way to win is open to some roles only §3.
fn winner(setup: &Setup, problems: &mut Problems) {
    let Some(winner) = setup.winner else {
        if setup.phase == Phase::Chronicle {
            problems.push((Place::key("position", 0, "phase"), Problem::NoWinner));
        }
        if setup.ending.is_some() {
            problems.push((Place::key("ending", 0, ""), Problem::NoWinner));
        }
        return;
    };
    let can = |role: Role| match winner.how {
        How::Usurper | How::Visionary => role == Role::Exile,
        How::StableRegime => role == Role::Chancellor,
        How::Successor => role == Role::Citizen,
        How::WarExhaustion => true,
    };
    if setup.player(winner.player).and_then(|player| player.role).is_some_and(|role| !can(role)) {
        problems.push((Place::key("winner", 0, "how"), Problem::CannotHaveWon(winner.player, AgainstWin::Role)));
    } else if let Some(problem) = contradiction(setup, winner) {
        problems.push((Place::key("winner", 0, "how"), problem));
    }
}

/// Returns what speaks against a way to win: the title, the Visions drawn, or the round, as far as they are described.
fn contradiction(setup: &Setup, Winner { player, how }: Winner) -> Option<Problem> {
    let title_elsewhere = setup
        .title
        .is_some_and(|title| title.side == Some(TitleSide::Oathkeeper) || title.holder.is_some_and(|holder| holder != player));
    let (against, holds) = match how {
        How::Usurper => (AgainstWin::Title, title_elsewhere),
        How::Visionary => (AgainstWin::Visions, setup.visions_drawn.is_some_and(|drawn| drawn < VISIONS_TO_WIN)),
        How::StableRegime | How::Successor => (AgainstWin::Round, setup.round.is_some_and(|round| round < FIRST_END_ROLL)),
        How::WarExhaustion => (AgainstWin::Round, setup.round.is_some_and(|round| round != LAST_ROUND)),
    };
    holds.then_some(Problem::CannotHaveWon(player, against))
}

/// Returns the colours named outside the players' own tables.
fn named(setup: &Setup) -> Vec<(Place, Colour)> {
    let holder = |table, colour: Option<Colour>| colour.map(|colour| (Place::key(table, 0, "holder"), colour));
    // After a win the winner acts: one fault is enough.
    let turn = setup.turn.filter(|colour| setup.winner.is_none_or(|winner| winner.player != *colour));
    let turn = turn.map(|colour| (Place::key("position", 0, "turn"), colour));
    let winner = setup.winner.map(|winner| (Place::key("winner", 0, "player"), winner.player));
    let title = setup.title.and_then(|title| holder("title", title.holder));
    let peoples = setup.peoples_favor.and_then(|banner| holder("peoples-favor", banner.holder));
    let darkest = setup.darkest_secret.and_then(|banner| holder("darkest-secret", banner.holder));
    let mut named: Vec<(Place, Colour)> = [turn, winner, title, peoples, darkest].into_iter().flatten().collect();
    let prophets = setup.players.iter().enumerate().filter_map(|(index, it)| it.prophet.map(|colour| (index, colour)));
    named.extend(prophets.map(|(index, colour)| (Place::key("player", index, "prophet"), colour)));
    if let Some(campaign) = &setup.campaign {
        if let Some(Defender::Player(colour)) = campaign.defender {
            named.push((Place::key("campaign", 0, "defender"), colour));
        }
        named.extend(campaign.allies.iter().map(|colour| (Place::key("campaign", 0, "allies"), *colour)));
    }
    named
}
