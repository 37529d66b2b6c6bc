//! What other printings make of the standing of a game §2.11, §3: the same table, ruled by each edition.

use crate::{
    game::{Colour, Position},
    law::{DivergenceId, Edition},
    rules::{
        state::{Reading, Table, editions_that_differ},
        victory::{
            standing::standing,
            win::{Standing, Win},
        },
    },
};

/// Another edition with another title holder or winner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// The edition.
    pub edition: Edition,
    /// The standing by it.
    pub standing: Standing,
    /// The divergence, if one alone causes it.
    pub divergence: Option<DivergenceId>,
}

/// Returns the standing by an edition, and the editions that see it otherwise.
#[must_use]
pub fn standing_in_editions(position: &Position, by: Option<Colour>, edition: Edition) -> (Standing, Vec<Elsewhere>) {
    let read = |reading: Reading| standing(&Table::new(position, by, reading));
    let here = read(edition.into());
    let found = editions_that_differ(edition, |_| true, |reading| Some(read(reading)).filter(|there| !is_same(&here, there)));
    let elsewhere = found.into_iter().map(|(edition, standing, divergence)| Elsewhere { edition, standing, divergence });
    let elsewhere = elsewhere.collect();
    (here, elsewhere)
}

/// Returns whether two editions give the title and the wins to the same players.
fn is_same(one: &Standing, other: &Standing) -> bool {
    let facts = |win: &Win| (win.player, win.when, win.how, win.certain);
    one.due == other.due && one.wins.iter().map(facts).eq(other.wins.iter().map(facts))
}
