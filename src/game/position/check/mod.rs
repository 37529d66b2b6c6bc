//! Whether what was written can be: everything that is wrong at once, each with its place. Whether a rule allows it is
//! decided elsewhere.

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

/// Returns everything that cannot be by an edition. Where a part could not be read, nothing is called missing.
pub fn check(setup: &Setup, partial: bool, edition: Edition) -> Problems {
    let mut problems = Problems::new();
    people::check(setup, partial, &mut problems);
    cards::check(setup, edition, &mut problems);
    pieces::check(setup, partial, &mut problems);
    problems
}

/// Returns what is unusual.
pub fn concerns(setup: &Setup) -> Vec<(Place, Concern)> {
    let counts = setup.players.iter().map(|player| player.advisers.len()).enumerate();
    let many = counts.filter(|(_, found)| *found > ADVISER_LIMIT);
    many.map(|(index, found)| (Place::of("player", index, "advisers"), Concern::ManyAdvisers { found })).collect()
}
