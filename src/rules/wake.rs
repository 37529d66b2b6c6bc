//! The Wake Phase §4.1.

use super::{action::Asked, ruling::Ruling, stub::later, table::Table};
use crate::{
    cards::{Suit, Token},
    game::Setup,
};

pub(super) fn may_place(table: &Table<'_>) -> Ruling {
    later(table)
}
pub(super) fn may_return(table: &Table<'_>, _suit: Suit) -> Ruling {
    later(table)
}
pub(super) fn may_take(table: &Table<'_>, _token: Token) -> Ruling {
    later(table)
}
pub(super) fn may_act(table: &Table<'_>) -> Ruling {
    later(table)
}
pub(super) fn place(_: &Table<'_>, _: &mut Setup) {}
pub(super) fn give_back(_: &Table<'_>, _: &mut Setup, _suit: Suit) {}
pub(super) fn take(_: &Table<'_>, _: &mut Setup, _token: Token) {}
pub(super) fn act(_: &Table<'_>, _: &mut Setup) {}
pub(super) fn choices(_: &Table<'_>) -> Vec<Asked> {
    Vec::new()
}
