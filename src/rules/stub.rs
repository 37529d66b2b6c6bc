//! Stands where a rule is still to be written: open.

use super::{missing::Missing, ruling::Ruling, table::Table};
use crate::law::law;

pub(super) fn later(_: &Table<'_>) -> Ruling {
    let mut ruling = Ruling::default();
    ruling.untold(Missing::Roll, [law("4.2")]);
    ruling
}
