//! The end of the game §11: the census of the last year, three assessments one after the other, and the Savior.

use crate::{
    game::xidit::Position,
    law::LawRef,
    rules::xidit::{
        census::{self, ClassCensus},
        matter::{Matter, Missing},
        ruling::{Reason, missing, silent},
        trials::{self, Trialled},
        values::Contender,
        xidit,
    },
};

const ORDER: LawRef = xidit("11.2");
const ENDS: LawRef = xidit("11.1");
const SAVIOR: LawRef = xidit("11.8");
const DUMMY: LawRef = xidit("12.2.6");
const DUMMY_TAKES_PART: LawRef = xidit("12.2");

/// How the game ends, as far as it is described.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The census of this year, class by class.
    pub census: Vec<ClassCensus>,
    /// The assessments that could be held.
    pub trials: Vec<Trialled>,
    /// Who wins.
    pub savior: Option<Contender>,
    /// Whether this is the last year and all its orders are done.
    pub certain: bool,
    /// What keeps it open.
    pub open: Vec<Reason>,
    /// What it rests on beside the assessments.
    pub cites: Vec<LawRef>,
}

/// Plays the census and the assessments as if the game ended with this year.
#[must_use]
pub fn standing(position: &Position) -> Standing {
    // An order that is described is still to be carried out.
    let is_over = position.year == Some(position.last_year()) && position.order.is_none() && position.turn.is_none();
    let mut found = Standing { certain: is_over, ..Standing::default() };
    found.cites = vec![ENDS, ORDER, SAVIOR];
    match census::hold(position) {
        Ok(census) => found.census = census,
        Err(open) => {
            found.open = open;
            return found;
        }
    }
    let mut all: Vec<Contender> = position.players.iter().map(|player| Contender::Player(player.colour)).collect();
    if all.len() < 3 {
        found.open.push(missing(Missing::Players, ENDS));
        return found;
    }
    if all.len() == 3 {
        all.push(Contender::Dummy);
        found.cites.push(DUMMY_TAKES_PART);
    }
    let Some(order) = position.trials.as_ref() else {
        found.open.push(missing(Missing::Trials, ORDER));
        return found;
    };
    let mut active = all.clone();
    for (at, trial) in order.iter().enumerate() {
        let drops = if at == 0 && all.len() == 5 { 2 } else { 1 };
        match trials::hold(position, &found.census, *trial, &all, &mut active, drops) {
            Ok(held) => found.trials.push(held),
            Err(open) => {
                found.open = open;
                return found;
            }
        }
    }
    match active.as_slice() {
        [Contender::Dummy] => found.open.push(silent(Matter::SilentDummy, DUMMY)),
        [savior] => found.savior = Some(*savior),
        _ => {}
    }
    found
}
