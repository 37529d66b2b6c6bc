//! The players §1.7 to §1.9: one for each colour, one Chancellor, and every colour that is named has a player.

use super::Problems;
use crate::game::{
    fault::{Place, Problem},
    nouns::{Colour, Role},
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
    if !partial {
        for (place, colour) in named(setup) {
            if !setup.players.iter().any(|player| player.colour == colour) {
                problems.push((place, Problem::NotListed(colour)));
            }
        }
    }
}

/// Returns the colours named outside the players' own tables.
fn named(setup: &Setup) -> Vec<(Place, Colour)> {
    let holder = |table, colour: Option<Colour>| colour.map(|colour| (Place::key(table, 0, "holder"), colour));
    let turn = setup.turn.map(|colour| (Place::key("position", 0, "turn"), colour));
    let title = setup.title.and_then(|title| holder("title", title.holder));
    let peoples = setup.peoples_favor.and_then(|banner| holder("peoples-favor", banner.holder));
    let darkest = setup.darkest_secret.and_then(|banner| holder("darkest-secret", banner.holder));
    let mut named: Vec<(Place, Colour)> = [turn, title, peoples, darkest].into_iter().flatten().collect();
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
