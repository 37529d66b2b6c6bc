//! The fights that are shown beside that of a planned Campaign, worked out in one place.

use crate::{
    planner::{Fight, Planned, fight},
    rules::{Action, Request, Table},
};

/// The fights that a Campaign becomes if more join, and if both sides play best.
pub(super) struct Fights {
    /// With every Ally who may still join the defender.
    pub(super) joined: Option<Fight>,
    /// With the best use of battle plans.
    pub(super) played: Option<Fight>,
}

impl Fights {
    /// Works the fights out.
    pub(super) fn new(table: &Table<'_>, planned: &Planned) -> Self {
        let played = planned.best.as_ref().map(|play| play.played(&planned.asked));
        Self { joined: joined(table, planned), played: played.and_then(|played| fought(table, &played)) }
    }
}

fn joined(table: &Table<'_>, planned: &Planned) -> Option<Fight> {
    let more = &planned.fight.pools.may_join;
    let Action::Campaign(fighting) = &planned.asked.action else { return None };
    if more.is_empty() {
        return None;
    }
    let mut fighting = (**fighting).clone();
    fighting.declaration.allies.get_or_insert_default().extend(more);
    fight(table, &fighting, &planned.asked.using).ok().flatten()
}

fn fought(table: &Table<'_>, request: &Request) -> Option<Fight> {
    let Action::Campaign(fighting) = &request.action else { return None };
    fight(table, fighting, &request.using).ok().flatten()
}
