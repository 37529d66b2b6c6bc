//! The Relic Thief §7.1.4 and relics that a played card or a power takes. Those of Recover and Campaign are dealt with there, and
//! what is given is not taken (publisher).

use crate::{
    game::{CardAt, CardIdentity, Setup},
    law::law,
    rules::{
        base::{Ruling, Verdict},
        judge::walk::{traits, walk},
        powers::relic_thief::{self, Thief},
        request::Request,
        state::{Step, Table},
    },
};

/// Returns the Relic Thief who may roll for what an action took, and the relics.
pub(crate) fn watching<'a>(table: &Table<'a>, after: &Setup, asked: &Request) -> Option<(Thief<'a>, Vec<CardIdentity>)> {
    let taker = table.actor().filter(|_| traits(&asked.action).takes_relics)?;
    let new = |relic: &&CardAt| !taker.relics.iter().any(|it| it.identity == relic.identity);
    let relics: Vec<CardIdentity> = after.player(taker.colour)?.relics.iter().filter(new).map(|it| it.identity.clone()).collect();
    let thief = relic_thief::eligible_thief(table, taker).filter(|_| !relics.is_empty())?;
    Some((thief, relics))
}

/// Asks for the result of a Relic Thief's roll where an action with all its choices made takes relics; returns whether somebody
/// may roll.
pub(crate) fn ask(table: &Table<'_>, ruling: &mut Ruling, asked: &Request) -> bool {
    let complete = ruling.verdict() == Verdict::Legal && ruling.choices.is_empty() && ruling.needs.is_empty();
    let taker = table.actor().filter(|_| complete && traits(&asked.action).takes_relics);
    let Some(taker) = taker.filter(|taker| relic_thief::eligible_thief(table, taker).is_some()) else { return false };
    let mut step = Step::carrying_out(table, table.position.clone().into_setup());
    walk(&mut step, asked, None);
    let watched = step.finish().0.and_then(|after| watching(table, &after, asked));
    if let Some((thief, relics)) = &watched {
        let result = relic_thief::roll_result(asked);
        relic_thief::ask(table, ruling, taker, thief, relics.len(), result, const { law("10/take") }.into());
    }
    watched.is_some()
}
