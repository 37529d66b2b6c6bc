//! Checks whether a setup is possible: all problems at once, each with its place. What the rules allow is decided
//! elsewhere.

mod cards;
mod people;
mod pieces;

use crate::{
    game::{
        fault::{Concern, Place, Problem},
        setup::Setup,
    },
    law::Edition,
};

/// How many advisers a player may have, unless a card says otherwise §5.1.4.II.
pub const ADVISER_LIMIT: usize = 3;

/// What is wrong, and where.
pub type Problems = Vec<(Place, Problem)>;

/// Returns everything impossible by an edition. If a part of the file is unreadable, nothing is reported as missing.
pub fn check(setup: &Setup, partial: bool, edition: Edition) -> Problems {
    let mut problems = Problems::new();
    people::check(setup, partial, &mut problems);
    cards::check(setup, edition, &mut problems);
    pieces::check(setup, partial, edition, &mut problems);
    problems
}

/// Returns what is unusual.
pub fn concerns(setup: &Setup) -> Vec<(Place, Concern)> {
    let counts = setup.players.iter().map(|player| player.advisers.len()).enumerate();
    let many = counts.filter(|(_, found)| *found > ADVISER_LIMIT);
    many.map(|(index, found)| (Place::key("player", index, "advisers"), Concern::ManyAdvisers { found })).collect()
}
