//! Campaign §5.5.

use super::{
    action::{Asked, Fighting},
    matter::Matter,
    ruling::Ruling,
    stub::later,
    table::Table,
};
use crate::game::Setup;

pub(super) fn may_campaign(table: &Table<'_>, _fighting: &Fighting, _asked: &Asked) -> Ruling {
    later(table)
}
pub(super) fn campaign(_: &Table<'_>, _: &mut Setup, _fighting: &Fighting, _asked: &Asked, _told: &mut Vec<Matter>) {}
pub(super) fn campaigns(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
