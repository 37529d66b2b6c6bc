//! A game in progress that can be adjudicated: a [`Setup`] that was checked.

mod check;

use crate::{
    game::{
        nouns::{Colour, Phase, Role, Slot},
        pieces::{CardIdentity, CardRef},
        setup::Setup,
    },
    law::Edition,
};
use check::check;
use std::ops::Deref;

pub use check::{ADVISER_LIMIT, AtFacedown, Problems, concerns};

/// A checked position. It reads like a [`Setup`]; to change it, take the setup out and check it again.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position(Setup);

impl Position {
    /// Checks a setup.
    ///
    /// # Errors
    /// Returns everything impossible.
    pub fn new(setup: Setup) -> Result<Self, Problems> {
        Self::in_edition(setup, Edition::Current)
    }

    /// Checks a setup by an edition, or by what may lie at a facedown site.
    ///
    /// # Errors
    /// Returns everything impossible.
    pub fn in_edition(setup: Setup, at_facedown: impl Into<AtFacedown>) -> Result<Self, Problems> {
        Self::from_file(setup, false, at_facedown.into())
    }

    /// Checks a setup read from a file. If the file is only partly readable, nothing is reported as missing.
    ///
    /// # Errors
    /// Returns everything impossible.
    pub(super) fn from_file(mut setup: Setup, partial: bool, at_facedown: AtFacedown) -> Result<Self, Problems> {
        name_chancellor(&mut setup);
        open_chronicle(&mut setup);
        let problems = check(&setup, partial, at_facedown);
        if problems.is_empty() { Ok(Self::normalized(setup)) } else { Err(problems) }
    }

    /// Returns the same with sites of which only the name is told.
    #[must_use]
    pub fn with_sites_named(mut self, sites: &[(Slot, CardRef)]) -> Self {
        self.0.only_named = sites.to_vec();
        self
    }

    /// Returns the setup, to be changed.
    #[must_use]
    pub fn into_setup(self) -> Setup {
        self.0
    }

    /// Normalizes a checked setup: sites from top to bottom, the Chancellor first, unknown cards facedown, no numbers that follow
    /// from the rest.
    fn normalized(mut setup: Setup) -> Self {
        setup.sites.sort_by_key(|site| site.slot);
        if let Some(first) = setup.players.iter().position(|player| player.role == Some(Role::Chancellor)) {
            setup.players.rotate_left(first);
        }
        for card in setup.cards_mut().filter(|card| card.identity == CardIdentity::Unknown) {
            card.facedown = true;
        }
        for index in 0..setup.players.len() {
            if setup.derived_bank(setup.players[index].colour).is_some() {
                setup.players[index].bank = None;
            }
        }
        let derived = setup.derived_shared().is_some();
        if let Some(banks) = setup.banks.as_mut().filter(|_| derived) {
            banks.shared = None;
        }
        Self(setup)
    }
}

/// Fills in the role of the purple player: only the Chancellor is purple §1.8.
fn name_chancellor(setup: &mut Setup) {
    for player in &mut setup.players {
        if player.colour == Colour::Purple && player.role.is_none() {
            player.role = Some(Role::Chancellor);
        }
    }
}

/// Lets the winner of a game that is over act: the Chronicle comes next §8.
fn open_chronicle(setup: &mut Setup) {
    if let Some(winner) = setup.winner {
        setup.phase = Phase::Chronicle;
        setup.turn = Some(winner.player);
        setup.ending.get_or_insert_default();
    }
}

impl Deref for Position {
    type Target = Setup;

    fn deref(&self) -> &Setup {
        &self.0
    }
}
