//! Moving warbands §6.5.

use super::{action::Asked, ruling::Ruling, stub::later, table::Table};
use crate::game::{Colour, Setup, Warbands};

pub(super) fn may_move_to_site(table: &Table<'_>, _count: Warbands) -> Ruling {
    later(table)
}
pub(super) fn may_move_to_board(table: &Table<'_>, _count: Warbands) -> Ruling {
    later(table)
}
pub(super) fn may_give(table: &Table<'_>, _count: Warbands, _to: Colour) -> Ruling {
    later(table)
}
pub(super) fn may_take(table: &Table<'_>, _count: Warbands, _from: Colour) -> Ruling {
    later(table)
}
pub(super) fn move_to_site(_: &Table<'_>, _: &mut Setup, _count: Warbands) {}
pub(super) fn move_to_board(_: &Table<'_>, _: &mut Setup, _count: Warbands) {}
pub(super) fn give(_: &Table<'_>, _: &mut Setup, _count: Warbands, _to: Colour) {}
pub(super) fn take(_: &Table<'_>, _: &mut Setup, _count: Warbands, _from: Colour) {}
pub(super) fn moves(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
