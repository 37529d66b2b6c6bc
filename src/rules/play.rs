//! Playing and discarding cards §5.1.3, §5.1.4, §6.1.

use super::{
    action::{Asked, Onto, Thing},
    ruling::Ruling,
    stub::later,
    table::Table,
};
use crate::game::{Colour, Setup, What};

pub(super) fn may_play(table: &Table<'_>, _card: &What, _onto: Onto, _discarding: &[What], _asked: &Asked) -> Ruling {
    later(table)
}
pub(super) fn may_conspire(table: &Table<'_>, _taking: Option<(Thing, Colour)>, _asked: &Asked) -> Ruling {
    later(table)
}
pub(super) fn may_discard(table: &Table<'_>, _card: &What) -> Ruling {
    later(table)
}
pub(super) fn play(_: &Table<'_>, _: &mut Setup, _card: &What, _onto: Onto, _discarding: &[What]) {}
pub(super) fn conspire(_: &Table<'_>, _: &mut Setup, _taking: Option<(Thing, Colour)>) {}
pub(super) fn discard(_: &Table<'_>, _: &mut Setup, _card: &What) {}
pub(super) fn plays(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
pub(super) fn discards(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
