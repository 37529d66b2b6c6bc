//! Powers §7: access, cost, use.

use super::{action::Asked, matter::Matter, ruling::Bearing, ruling::Ruling, stub::later, table::Table};
use crate::game::{Player, Setup, What};
use crate::law::LawRef;

pub(super) fn may_use(table: &Table<'_>, _card: &What, _choices: &str) -> Ruling {
    later(table)
}
pub(super) fn resting(_: &Table<'_>, ruling: &mut Ruling, _: &Player, using: &[What], section: LawRef) {
    for card in using.iter().filter_map(What::card) {
        ruling.reason(Bearing::Unknown, Matter::Unmodelled { card }, [section]);
    }
}
pub(super) fn use_power(_: &Table<'_>, _: &mut Setup, _card: &What, _choices: &str) {}
pub(super) fn uses(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
