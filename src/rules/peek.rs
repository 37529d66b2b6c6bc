//! Peeking §6.3, §6.4.

use super::{action::Asked, ruling::Ruling, stub::later, table::Table};
use crate::game::{Setup, Slot, Space};

pub(super) fn may_peek_relic(table: &Table<'_>, _at: Option<Slot>) -> Ruling {
    later(table)
}
pub(super) fn may_peek_reliquary(table: &Table<'_>, _space: Option<Space>) -> Ruling {
    later(table)
}
pub(super) fn peek_relic(_: &Table<'_>, _: &mut Setup, _at: Option<Slot>) {}
pub(super) fn peeks(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
