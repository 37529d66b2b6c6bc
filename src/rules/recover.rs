//! Recover §5.4.

use super::{
    action::{Asked, Recovered},
    ruling::Ruling,
    stub::later,
    table::Table,
};
use crate::game::Setup;

pub(super) fn may_recover(table: &Table<'_>, _recovered: &Recovered, _asked: &Asked) -> Ruling {
    later(table)
}
pub(super) fn recover(_: &Table<'_>, _: &mut Setup, _recovered: &Recovered, _asked: &Asked) {}
pub(super) fn recoveries(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
