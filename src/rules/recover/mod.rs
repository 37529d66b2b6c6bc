//! Recover §5.4: a relic by its site's cost, or a banner by paying more than lies on it.

mod banner;
mod relic;

use super::{
    action::{Asked, Recovered},
    gate::acting,
    powers,
    ruling::Ruling,
    table::Table,
};
use crate::{
    cards::MajorAction,
    game::Setup,
    law::{LawRef, law},
};

const RECOVER: LawRef = law("5.4");
const CHOOSE_TARGET: LawRef = law("5.4.1");
const PAY_COST: LawRef = law("5.4.2");
const TAKE_IT: LawRef = law("5.4.3");
const RESOLVE_BANNER: LawRef = law("5.4.4");

/// Rules on recovering a relic or a banner.
pub(super) fn may_recover(table: &Table<'_>, recovered: &Recovered, asked: &Asked) -> Ruling {
    let mut ruling = Ruling::on(RECOVER);
    ruling.cite(TAKE_IT);
    let Some(player) = acting(table, &mut ruling) else { return ruling };
    powers::check_using(table, &mut ruling, player, MajorAction::Recover, &asked.using);
    match recovered {
        Recovered::Relic(named) => relic::may(table, player, *named, &mut ruling),
        Recovered::PeoplesFavor { paying, starting } => {
            banner::may_peoples_favor(table, player, *paying, *starting, &mut ruling);
        }
        Recovered::DarkestSecret { paying } => banner::may_darkest_secret(table, player, *paying, &mut ruling),
    }
    ruling
}

/// Pays and takes it.
pub(super) fn recover(table: &Table<'_>, setup: &mut Setup, recovered: &Recovered, _asked: &Asked) {
    match recovered {
        Recovered::Relic(named) => relic::take(table, setup, *named),
        Recovered::PeoplesFavor { paying, starting } => banner::take_peoples_favor(table, setup, *paying, *starting),
        Recovered::DarkestSecret { paying } => banner::take_darkest_secret(table, setup, *paying),
    }
}

/// Returns every Recover that could be asked about.
pub(super) fn recoveries(table: &Table<'_>) -> Vec<Asked> {
    relic::all(table).into_iter().chain(banner::all(table)).collect()
}
