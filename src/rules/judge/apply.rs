//! An action carried out: the same position with its pieces moved, checked again.

use crate::{
    game::{Colour, Favor, Phase, Position, Problems, Setup, Winner},
    law::Cite,
    rules::{
        actions::{
            campaign::{self, Fought},
            peek, wake,
        },
        base::{Bearing, Cost, DoneOf, Matter, Missing, NeededChoice, Reason, RefusedOf, Ruling, Verdict},
        judge::{may::may, roles, taken_relics, walk::walk},
        powers,
        request::{Action, Request},
        state::{
            Reading, Step, Table,
            moves::{self, vow_of_kinship},
        },
        victory::{title, win::Win},
    },
};

/// What came of an action under the Law.
pub type Done = DoneOf<Position, Matter, Missing, Cost, NeededChoice>;
/// Why an action was not carried out under the Law.
pub type Refused = RefusedOf<Matter, Missing, Cost, NeededChoice>;

/// Carries out an action.
///
/// # Errors
/// Returns why not.
pub fn apply(position: &Position, by: Option<Colour>, reading: impl Into<Reading>, asked: &Request) -> Result<Done, Refused> {
    let table = Table::new(position, by, reading);
    let ruling = may(&table, asked);
    apply_ruled(&table, asked, ruling)
}

/// Carries out an action that was ruled on.
///
/// # Errors
/// Returns why not.
pub fn apply_ruled(table: &Table<'_>, asked: &Request, mut ruling: Ruling) -> Result<Done, Refused> {
    if matches!(asked.action, Action::Campaign(_)) && !ruling.needs.contains(&Missing::Roll) {
        ruling.needs.push(Missing::Roll);
    }
    carried(table, asked, ruling, None)
}

/// Carries out a Campaign that was ruled on and whose dice were rolled.
///
/// # Errors
/// Returns why not.
pub fn apply_fought(table: &Table<'_>, asked: &Request, declared: Ruling, fought: &Fought) -> Result<Done, Refused> {
    let ruling = may_fought(table, asked, declared, fought);
    carried(table, asked, ruling, Some(fought))
}

/// Rules on a Campaign whose dice were rolled, and on the choices that they ask for; its declaration was ruled on.
#[must_use]
pub fn may_fought(table: &Table<'_>, asked: &Request, declared: Ruling, fought: &Fought) -> Ruling {
    let again = |table: &Table<'_>| may_fought_as_described(table, asked, may(table, asked), fought);
    roles::ruling_for_every_role(table, may_fought_as_described(table, asked, declared, fought), again)
}

fn may_fought_as_described(table: &Table<'_>, asked: &Request, mut ruling: Ruling, fought: &Fought) -> Ruling {
    if let (Action::Campaign(fighting), Verdict::Legal) = (&asked.action, ruling.verdict()) {
        campaign::check_end(table, &mut ruling, asked, fighting, *fought);
    }
    ruling
}

fn carried(table: &Table<'_>, asked: &Request, ruling: Ruling, fought: Option<&Fought>) -> Result<Done, Refused> {
    let done = carried_as_described(table, asked, ruling, fought)?;
    let again =
        |table: &Table<'_>| carried_as_described(table, asked, done.ruling.clone(), fought).ok().map(|done| done.position);
    match roles::role_that_decides(table, &done.position, again) {
        None => Ok(done),
        Some(holder) => {
            let missing = vec![Missing::Role(holder)];
            Err(Refused::Needs { ruling: Box::new(done.ruling), choices: Vec::new(), missing })
        }
    }
}

fn carried_as_described(table: &Table<'_>, asked: &Request, ruling: Ruling, fought: Option<&Fought>) -> Result<Done, Refused> {
    if ruling.verdict() != Verdict::Legal {
        return Err(Refused::Ruling(Box::new(ruling)));
    }
    if !ruling.choices.is_empty() || !ruling.needs.is_empty() {
        let (choices, missing) = (ruling.choices.clone(), ruling.needs.clone());
        return Err(Refused::Needs { ruling: Box::new(ruling), choices, missing });
    }
    let mut setup = table.position.clone().into_setup();
    if let Some(colour) = table.by {
        moves::spend_supply(&mut setup, colour, ruling.cost.supply);
        if is_under_vow(table, asked, colour) {
            moves::draw_from_nomads(&mut setup, colour, ruling.cost.favor);
        }
    }
    let still = powers::free_actions::still_follows(table, asked);
    setup.this_turn.follows.clear();
    let mut step = Step::carrying_out(table, setup);
    walk(&mut step, asked, fought);
    let (Some(mut setup), news) = step.finish() else { return Err(Refused::Ruling(Box::new(ruling))) };
    peek::forget_moved(&mut setup);
    if matches!(table.position.phase, Phase::Setup | Phase::Chronicle) {
        // Nothing on the boards counts yet, or any longer: no title passes, no vow binds.
        let position = table.check(setup).map_err(Refused::Broken)?;
        return Ok(Done { position, ruling, news: as_reasons(news) });
    }
    setup.this_turn.follows.extend(still);
    setup.this_turn.travelled = powers::free_actions::has_travelled(table, asked);
    taken_relics::steal(table, &mut setup, asked);
    keep_vows(table, &mut setup, asked, ruling.cost.favor);
    title::settle(table, &mut setup);
    let position = table.check(setup).map_err(Refused::Broken)?;
    let (position, won) = end_at_wake(table, position).map_err(Refused::Broken)?;
    let news = as_reasons(news.into_iter().chain(won));
    Ok(Done { position, ruling, news })
}

/// Returns news as reasons.
fn as_reasons(news: impl IntoIterator<Item = Matter>) -> Vec<Reason> {
    news.into_iter().map(|matter| Reason::new(Bearing::For, matter, [] as [Cite; 0])).collect()
}

/// Ends a game that the player whose turn has begun wins in the Wake Phase §4.1.2.
fn end_at_wake(table: &Table<'_>, position: Position) -> Result<(Position, Option<Matter>), Problems> {
    let win = wake::won_at_once(&Table::new(&position, position.turn, table.reading())).filter(|_| position.winner.is_none());
    let Some(Win { player, how, .. }) = win else { return Ok((position, None)) };
    let ended = table.check(Setup { winner: Some(Winner { player, how }), ..position.into_setup() })?;
    Ok((ended, Some(Matter::GameWon { player })))
}

/// Returns whether a player is under the Vow of Kinship in an action: in a Trade by the advisers that stand in for their own.
fn is_under_vow(table: &Table<'_>, asked: &Request, colour: Colour) -> bool {
    let Some(player) = table.position.player(colour) else { return false };
    let trades = matches!(asked.action, Action::Trade(..)) && table.by == Some(colour);
    let disguised = trades.then(|| powers::trader(table, player, None, asked));
    vow_of_kinship(disguised.as_ref().unwrap_or(player)).is_some()
}

/// Moves the favor of players under the Vow of Kinship to the Nomad bank: all of it as they take the vow, later what they gain
/// beside what they have left after paying.
fn keep_vows(table: &Table<'_>, setup: &mut Setup, asked: &Request, paid: Favor) {
    let colours: Vec<Colour> = setup.players.iter().map(|player| player.colour).collect();
    for colour in colours {
        let had = table.position.player(colour).map_or(Favor::NONE, |player| player.favor);
        let had = if table.by == Some(colour) { had.checked_sub(paid).unwrap_or(Favor::NONE) } else { had };
        let before = table.position.player(colour).is_some_and(|player| vow_of_kinship(player).is_some());
        let now = setup.player(colour).is_some_and(|player| vow_of_kinship(player).is_some());
        if now && !before {
            moves::keep_vow(setup, colour, Favor::NONE);
        } else if is_under_vow(table, asked, colour) && (now || !before) {
            moves::keep_vow(setup, colour, had);
        }
    }
}
