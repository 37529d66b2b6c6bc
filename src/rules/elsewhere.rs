//! What other printings make of the standing of a game §2.11, §3: the same table, ruled by each edition.

use super::{
    table::{Reading, Table},
    victory::{Standing, Win, standing},
};
use crate::{
    game::{Colour, Position},
    law::{DIVERGENCES, Edition},
};

/// Another edition in which the title or a win is otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// The edition.
    pub edition: Edition,
    /// The standing by it.
    pub standing: Standing,
    /// The divergence, if one alone makes the difference.
    pub divergence: Option<&'static str>,
}

/// Returns the standing by an edition, and the editions that see it otherwise.
#[must_use]
pub fn standing_in_editions(position: &Position, by: Option<Colour>, edition: Edition) -> (Standing, Vec<Elsewhere>) {
    let read = |reading: Reading| standing(&Table::new(position, by, reading));
    let here = read(edition.into());
    let mut elsewhere = Vec::new();
    for other in Edition::ALL.into_iter().filter(|other| *other != edition) {
        let there = read(other.into());
        if is_same(&here, &there) {
            continue;
        }
        let turns = |id: &&'static str| !is_same(&here, &read(Reading { edition, instead: Some((*id, other)) }));
        let divergence = DIVERGENCES.iter().map(|it| it.id).find(turns);
        elsewhere.push(Elsewhere { edition: other, standing: there, divergence });
    }
    (here, elsewhere)
}

/// Returns whether two editions give the title and the wins to the same players.
fn is_same(one: &Standing, other: &Standing) -> bool {
    let told = |win: &Win| (win.player, win.when, win.how, win.certain);
    one.due == other.due && one.wins.iter().map(told).eq(other.wins.iter().map(told))
}
