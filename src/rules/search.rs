//! Search §5.1: where to draw, what it costs.

use super::{
    action::{Asked, Source},
    matter::Matter,
    ruling::Ruling,
    stub::later,
    table::Table,
};
use crate::game::Setup;

pub(super) fn may_search(table: &Table<'_>, _source: Source, _asked: &Asked) -> Ruling {
    later(table)
}
pub(super) fn search(_: &Table<'_>, _: &mut Setup, _source: Source, _asked: &Asked, _told: &mut Vec<Matter>) {}
pub(super) fn searches(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
