//! Roles that are not described: they decide who is an enemy §10/enemy, what the Empire rules §6.6.3 and whose the bandits are under
//! the Bandit Crown §7.6.5. What a table says whichever role a player has is ruled, the rest is open.

use crate::{
    cards::Special,
    game::{Colour, Position, Role, Setup},
    law::{LawRef, law},
    rules::{
        base::{Bearing, Matter, Missing, Ruling, Verdict},
        state::{Supposed, Table},
    },
};

const IMPERIAL: LawRef = law("6.6.3");
const BANDIT_CROWN: LawRef = law("7.6.5");

/// Returns the table of a supposed role, with the same player to act and by the same law.
fn lay_out<'a>(supposed: &'a Supposed, like: &Table<'_>) -> Table<'a> {
    Table::new(&supposed.position, like.by, like.reading())
}

/// Returns who has the Bandit Crown, if that player's role is not described.
#[must_use]
pub fn crown_without_role(setup: &Setup) -> Option<Colour> {
    let holder = setup.holder_of_relic(Special::BanditCrown)?;
    setup.player(holder).filter(|player| player.role.is_none()).map(|player| player.colour)
}

/// Returns the table once for each role that can be supposed for a player.
fn supposed(table: &Table<'_>) -> Vec<Supposed> {
    let unknown = table.position.players.iter().filter(|player| player.role.is_none()).map(|player| player.colour);
    let roles = |player| [Role::Chancellor, Role::Citizen, Role::Exile].map(|role| (player, role));
    let with = |(player, role)| {
        let position = table.check(with_role(table.position, player, Some(role))).ok()?;
        Some(Supposed { player, position })
    };
    unknown.flat_map(roles).filter_map(with).collect()
}

fn with_role(setup: &Setup, colour: Colour, role: Option<Role>) -> Setup {
    let mut setup = setup.clone();
    for player in setup.players.iter_mut().filter(|player| player.colour == colour) {
        player.role = role;
    }
    setup
}

/// Leaves a ruling open where supposed roles disagree; an objection stands if it does with every role.
pub(crate) fn ruling_for_every_role(table: &Table<'_>, mut ruling: Ruling, rule: impl Fn(&Table<'_>) -> Ruling) -> Ruling {
    if ruling.verdict() == Verdict::Open {
        return ruling;
    }
    let (objected, crown) = (ruling.verdict() == Verdict::Illegal, crown_without_role(table.position));
    let as_described = ruling.clone();
    for supposed in table.by_role(|| supposed(table)) {
        let other = lay_out(supposed, table);
        let other_ruling = rule(&other);
        table.learn(&other);
        let stands = |reason: &_| other_ruling.reasons.contains(reason);
        ruling.reasons.retain(|reason| reason.bearing != Bearing::Against || stands(reason));
        let lifted = objected && !ruling.reasons.iter().any(|reason| reason.bearing == Bearing::Against);
        if lifted || !is_same(&other_ruling, &as_described) {
            let section = if crown == Some(supposed.player) { BANDIT_CROWN } else { IMPERIAL };
            ruling.leave_open(Missing::Role(supposed.player), [section]);
        }
    }
    ruling
}

fn is_same(one: &Ruling, other: &Ruling) -> bool {
    let dice = |ruling: &Ruling| -> Option<Matter> {
        ruling.reasons.iter().map(|reason| &reason.matter).find(|it| matches!(it, Matter::PoolsMeet { .. })).cloned()
    };
    let facts = |ruling: &Ruling| (ruling.verdict(), ruling.cost, ruling.consent_from.clone(), dice(ruling));
    facts(one) == facts(other)
}

/// Returns a player whose role is not described, if the position after an action depends on it.
pub(crate) fn role_that_decides(
    table: &Table<'_>,
    after: &Position,
    act: impl Fn(&Table<'_>) -> Option<Position>,
) -> Option<Colour> {
    let same = |supposed: &&Supposed| {
        let done = act(&lay_out(supposed, table));
        done.is_some_and(|done| with_role(&done, supposed.player, None) == **after)
    };
    table.by_role(|| supposed(table)).iter().find(|supposed| !same(supposed)).map(|supposed| supposed.player)
}
