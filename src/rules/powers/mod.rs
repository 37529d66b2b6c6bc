//! Powers §7: access, cost, use.

use super::{action::Asked, ruling::Ruling, stub::later, table::Table};
use crate::game::{Setup, What};

pub(super) fn may_use(table: &Table<'_>, _card: &What, _choices: &str) -> Ruling {
    later(table)
}
pub(super) fn use_power(_: &Table<'_>, _: &mut Setup, _card: &What, _choices: &str) {}
pub(super) fn uses(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
