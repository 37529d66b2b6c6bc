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
    law::{
        DivergenceId::{self, D06, D44, D55},
        Edition, Printing,
    },
};

/// How many advisers a player may have, unless a card says otherwise §5.1.4.II.
pub const ADVISER_LIMIT: usize = 3;

/// What is wrong, and where.
pub type Problems = Vec<(Place, Problem)>;

/// What may lie at a facedown site, where the printings disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtFacedown {
    /// Whether cards may (D06).
    pub cards: bool,
    /// Whether relics may, since in the Chronicle all sites get some (D44).
    pub relics: bool,
    /// Whether warbands may, since it can be taken from the bandits who rule it (D55).
    pub warbands: bool,
}

impl From<Edition> for AtFacedown {
    fn from(edition: Edition) -> Self {
        Self::by(|_| edition)
    }
}

impl AtFacedown {
    /// Returns what each of the editions in force for the three divergences lets lie there.
    pub fn by(edition_for: impl Fn(DivergenceId) -> Edition) -> Self {
        let follows = |printing, id| edition_for(id).follows(printing, id);
        Self { cards: follows(Printing::En, D06), relics: follows(Printing::Pl, D44), warbands: follows(Printing::En, D55) }
    }
}

/// Returns everything impossible. If a part of the file is unreadable, nothing is reported as missing.
pub fn check(setup: &Setup, partial: bool, at_facedown: AtFacedown) -> Problems {
    let mut problems = Problems::new();
    people::check(setup, partial, &mut problems);
    cards::check(setup, at_facedown, &mut problems);
    pieces::check(setup, partial, at_facedown, &mut problems);
    problems
}

/// Returns what is unusual.
pub fn concerns(setup: &Setup) -> Vec<(Place, Concern)> {
    let counts = setup.players.iter().map(|player| player.advisers.len()).enumerate();
    let many = counts.filter(|(_, found)| *found > ADVISER_LIMIT);
    many.map(|(index, found)| (Place::key("player", index, "advisers"), Concern::ManyAdvisers { found })).collect()
}
