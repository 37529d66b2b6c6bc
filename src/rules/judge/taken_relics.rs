//! Relics that an action has taken, for a Relic Thief to roll for when it is over §7.1.4: by Recover, a played card or a power. A
//! Campaign deals with those that it takes, and what is given is not taken (publisher).

use crate::{
    game::Setup,
    law::{LawRef, law},
    rules::{
        actions::relic_thief::{self, Said, Taken, newly_held},
        base::{Ruling, Verdict},
        judge::walk::{traits, walk},
        request::Request,
        state::{Step, Table},
    },
};

const TAKE: LawRef = law("10/take");

/// Lets a Relic Thief take the relics that an action took.
pub(crate) fn steal(table: &Table<'_>, setup: &mut Setup, asked: &Request) {
    if let Some(taker) = table.actor().filter(|_| traits(&asked.action).takes_relics && relic_thief::is_in_play(table)) {
        let relics = newly_held(taker, setup);
        relic_thief::pay_and_take(table, setup, taker, &relics, |thief| Said::in_action(asked, thief));
    }
}

/// Asks for the result of a Relic Thief's roll where an action with all its choices made takes relics; returns whether somebody
/// may roll.
pub(crate) fn ask(table: &Table<'_>, ruling: &mut Ruling, asked: &Request) -> bool {
    let complete = ruling.verdict() == Verdict::Legal && ruling.choices.is_empty() && ruling.needs.is_empty();
    let taker = table.actor().filter(|_| complete && traits(&asked.action).takes_relics);
    let Some(taker) = taker.filter(|_| relic_thief::is_in_play(table)) else { return false };
    let mut step = Step::carrying_out(table, table.position.clone().into_setup());
    walk(&mut step, asked, None);
    let Some(after) = step.finish().0 else { return false };
    let count = newly_held(taker, &after).len();
    let taken = Taken { table, now: &after, by: taker };
    count > 0 && taken.ask(ruling, count, TAKE, |thief| Said::in_action(asked, thief))
}
