//! Trade §5.3.

use super::{
    action::{Asked, Traded},
    ruling::Ruling,
    stub::later,
    table::Table,
};
use crate::game::{Setup, What};

pub(super) fn may_trade(table: &Table<'_>, _card: &What, _traded: Traded, _asked: &Asked) -> Ruling {
    later(table)
}
pub(super) fn trade(_: &Table<'_>, _: &mut Setup, _card: &What, _traded: Traded, _asked: &Asked) {}
pub(super) fn trades(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
