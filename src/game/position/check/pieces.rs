//! Warbands and favor §9.3: no more than the box holds, one colour at a site, none of a Citizen's own §6.6.2, nothing at a
//! facedown site, a token on every banner §2.5.3, and the derived numbers right.

use super::{AtFacedown, Problems};
use crate::game::{
    fault::{Place, Problem},
    nouns::{ALL_FAVOR, Colour, Role, Warbands},
    setup::Setup,
};

pub fn check(setup: &Setup, partial: bool, at_facedown: AtFacedown, problems: &mut Problems) {
    sites(setup, at_facedown, problems);
    banners(setup, problems);
    for colour in Colour::ALL {
        if let Some(found) = too_many(setup, *colour) {
            problems.push((place_of_warbands(setup, *colour), Problem::TooManyWarbands { colour: *colour, found }));
        }
    }
    let shared = setup.banks.and_then(|banks| banks.shared);
    let found = setup.favor_in_play() + shared.map_or(0, |favor| u16::from(favor.0));
    let derived = setup.derived_shared().filter(|_| !partial);
    match (shared, derived) {
        (Some(shared), Some(right)) if shared != right => {
            problems.push((Place::key("banks", 0, "shared"), Problem::WrongShared { right }));
        }
        _ if found > u16::from(ALL_FAVOR.0) => {
            let place = if setup.banks.is_some() { Place::key("banks", 0, "") } else { Place::key("player", 0, "favor") };
            problems.push((place, Problem::TooMuchFavor { found }));
        }
        _ => {}
    }
    if !partial {
        banks(setup, problems);
    }
}

fn sites(setup: &Setup, at_facedown: AtFacedown, problems: &mut Problems) {
    let citizens: Vec<Colour> =
        setup.players.iter().filter(|it| it.role == Some(Role::Citizen)).map(|player| player.colour).collect();
    for (index, site) in setup.sites.iter().enumerate() {
        let place = Place::key("site", index, "warbands");
        if site.warbands.len() > 1 {
            problems.push((place, Problem::TwoColours));
        }
        let own = site.warbands.iter().filter(|(colour, _)| citizens.contains(colour));
        problems.extend(own.map(|(colour, _)| (place, Problem::CitizenColourAtSite(*colour))));
        if site.facedown {
            let relics = !at_facedown.relics && !site.relics.is_empty();
            let things = [("favor", site.favor.0 > 0), ("secrets", site.secrets.0 > 0), ("relics", relics)];
            let there = things.into_iter().filter(|(_, there)| *there);
            let warbands = !at_facedown.warbands && !site.warbands.is_empty();
            problems.extend(warbands.then_some((place, Problem::WarbandsAtFacedown)));
            problems.extend(there.map(|(key, _)| (Place::key("site", index, key), Problem::TokensAtFacedown)));
        }
    }
}

/// Every banner keeps at least one token §2.5.3.
fn banners(setup: &Setup, problems: &mut Problems) {
    if setup.peoples_favor.is_some_and(|banner| banner.favor.0 == 0) {
        problems.push((Place::key("peoples-favor", 0, "favor"), Problem::EmptyBanner));
    }
    if setup.darkest_secret.is_some_and(|banner| banner.secrets.0 == 0) {
        problems.push((Place::key("darkest-secret", 0, "secrets"), Problem::EmptyBanner));
    }
}

/// Returns how many warbands of a colour are on the table, if more than exist.
fn too_many(setup: &Setup, colour: Colour) -> Option<u16> {
    let found = setup.warbands_in_play(colour);
    (found > u16::from(colour.warbands().0)).then_some(found)
}

/// Returns a place where warbands of a colour stand: the last site or board that has some.
fn place_of_warbands(setup: &Setup, colour: Colour) -> Place {
    let at_site = setup.sites.iter().rposition(|site| site.warbands.iter().any(|(other, _)| *other == colour));
    let has = |player: &crate::game::pieces::Player| player.warband_colour() == Some(colour) && player.warbands != Warbands::NONE;
    let on_board = setup.players.iter().rposition(has);
    match (on_board, at_site) {
        (Some(index), _) => Place::key("player", index, "warbands"),
        (None, Some(index)) => Place::key("site", index, "warbands"),
        (None, None) => Place::key("player", 0, "warbands"),
    }
}

fn banks(setup: &Setup, problems: &mut Problems) {
    for (index, player) in setup.players.iter().enumerate() {
        let Some(written) = player.bank else { continue };
        let place = Place::key("player", index, "bank");
        match setup.derived_bank(player.colour) {
            Some(right) if right != written => problems.push((place, Problem::WrongBank { right })),
            None if too_many(setup, player.colour).is_none() => {
                let found = setup.warbands_in_play(player.colour) + u16::from(written.0);
                if found > u16::from(player.colour.warbands().0) {
                    problems.push((place, Problem::TooManyWarbands { colour: player.colour, found }));
                }
            }
            Some(_) | None => {}
        }
    }
}
