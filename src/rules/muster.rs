//! Muster §5.2.

use super::{action::Asked, ruling::Ruling, stub::later, table::Table};
use crate::game::{Setup, What};

pub(super) fn may_muster(table: &Table<'_>, _card: &What, _asked: &Asked) -> Ruling {
    later(table)
}
pub(super) fn muster(_: &Table<'_>, _: &mut Setup, _card: &What, _asked: &Asked) {}
pub(super) fn musters(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
