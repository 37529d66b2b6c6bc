//! What every player has that goals count §2.11, §3.2: sites ruled, relics and banners held.

use super::goal;
use crate::{
    game::{Colour, Player, Role},
    rules::state::Table,
};

/// What a player has that goals count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Who.
    pub player: Colour,
    /// The sites ruled; the Empire's count for the Chancellor. None for a Citizen, and where rulers are not described.
    pub sites: Option<usize>,
    /// The relics held.
    pub relics: usize,
    /// Whether the player holds the People's Favor.
    pub peoples_favor: bool,
    /// Whether the player holds the Darkest Secret.
    pub darkest_secret: bool,
}

/// Returns what every player has that goals count, in the order of the table.
#[must_use]
pub fn tally(table: &Table<'_>) -> Vec<Tally> {
    let setup = table.position;
    let sites = goal::sites(table, setup).ok();
    let ruled = |player: Colour| sites.as_ref()?.iter().find(|(colour, _)| *colour == player).map(|(_, count)| *count);
    let of = |player: &Player| Tally {
        player: player.colour,
        sites: if player.role == Some(Role::Citizen) { None } else { ruled(player.colour) },
        relics: player.relics.len(),
        peoples_favor: setup.peoples_favor.is_some_and(|banner| banner.holder == Some(player.colour)),
        darkest_secret: setup.darkest_secret.is_some_and(|banner| banner.holder == Some(player.colour)),
    };
    setup.players.iter().map(of).collect()
}
