//! Citizenship and exile §6.6–6.8.

use super::{action::Asked, ruling::Ruling, stub::later, table::Table};
use crate::game::{Colour, Setup, Space};

pub(super) fn may_offer(table: &Table<'_>, _to: Colour, _giving: Option<Space>, _bargain: &str) -> Ruling {
    later(table)
}
pub(super) fn may_accept(table: &Table<'_>, _space: Option<Space>) -> Ruling {
    later(table)
}
pub(super) fn may_exile(table: &Table<'_>, _citizen: Colour) -> Ruling {
    later(table)
}
pub(super) fn may_self_exile(table: &Table<'_>) -> Ruling {
    later(table)
}
pub(super) fn offer(_: &Table<'_>, _: &mut Setup, _to: Colour, _giving: Option<Space>, _bargain: &str) {}
pub(super) fn accept(_: &Table<'_>, _: &mut Setup, _space: Option<Space>) {}
pub(super) fn exile(_: &Table<'_>, _: &mut Setup, _citizen: Colour) {}
pub(super) fn self_exile(_: &Table<'_>, _: &mut Setup) {}
pub(super) fn offers(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
