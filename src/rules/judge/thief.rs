//! The Relic Thief §7.1.4 and relics that a played card or a power takes. Those of Recover and Campaign are dealt with there, and
//! what is given is not taken (publisher).

use crate::{
    game::{CardAt, CardIdentity, Player, Setup},
    law::{LawRef, law},
    rules::{
        base::{Missing, Ruling, Verdict},
        judge::walk::{traits, walk},
        powers::relic_thief::{self, Said, Taken, Thief},
        request::Request,
        state::{Step, Table},
        victory::title,
    },
};

const TAKE: LawRef = law("10/take");

/// Returns the Relic Thief who may roll for what an action took, and the relics.
fn watching<'a>(table: &Table<'a>, after: &Setup, asked: &Request) -> Option<(Thief<'a>, Vec<CardIdentity>)> {
    let taker = table.actor().filter(|_| traits(&asked.action).takes_relics)?;
    let new = |relic: &&CardAt| !taker.relics.iter().any(|it| it.identity == relic.identity);
    let relics: Vec<CardIdentity> = after.player(taker.colour)?.relics.iter().filter(new).map(|it| it.identity.clone()).collect();
    let thief = relic_thief::eligible(table, after, taker).filter(|_| !relics.is_empty())?;
    Some((thief, relics))
}

/// Lets a Relic Thief take the relics that an action took. The title is looked at before, as relics change hands twice (publisher).
pub(crate) fn steal(table: &Table<'_>, setup: &mut Setup, asked: &Request) {
    if let (Some((thief, relics)), Some(taker)) = (watching(table, setup, asked), table.by) {
        title::settle(table, setup);
        let said = Said::in_action(asked, thief.0.card_ref());
        relic_thief::steal(table, setup, &thief, taker, &relics, said);
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
    let Some((thief, relics)) = watching(table, &after, asked) else {
        let more = |player: &Player| player.relics.len() > taker.relics.len();
        let unknown = relic_thief::missing_to_roll(table, taker).filter(|_| after.player(taker.colour).is_some_and(more));
        if let Some(missing) = unknown {
            ruling.need(missing);
        }
        return false;
    };
    let said = Said::in_action(asked, thief.0.card_ref());
    let taken = Taken { table, now: &after, by: taker, count: relics.len(), section: TAKE };
    taken.ask(ruling, &thief, said);
    if said.is_stolen() && title::is_choice_unnamed(table, &after) {
        ruling.need(Missing::Effect);
    }
    true
}
