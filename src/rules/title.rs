//! The Oathkeeper title §2.11.

use super::{action::Asked, ruling::Ruling, stub::later, table::Table};
use crate::game::{Colour, Setup};

pub(super) fn may_hand(table: &Table<'_>, _to: Colour) -> Ruling {
    later(table)
}
pub(super) fn hand(_: &Table<'_>, _: &mut Setup, _to: Colour) {}
pub(super) fn settle(_: &Table<'_>, _: &mut Setup) {}
pub(super) fn handovers(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
