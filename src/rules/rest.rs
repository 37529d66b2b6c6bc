//! The Rest Phase §4.3.

use super::{action::Asked, matter::Matter, ruling::Ruling, stub::later, table::Table};
use crate::game::Setup;

pub(super) fn may_rest(table: &Table<'_>, _rolled: Option<u8>, _asked: &Asked) -> Ruling {
    later(table)
}
pub(super) fn rest(_: &Table<'_>, _: &mut Setup, _rolled: Option<u8>, _asked: &Asked, _told: &mut Vec<Matter>) {}
pub(super) fn rests(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
