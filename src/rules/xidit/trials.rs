//! The assessments §11: who ranks where, who is eliminated, and how ties are broken; the dummy loses every tie §12.2.6.

use crate::{
    game::xidit::{Colour, Position, Trial},
    law::LawRef,
    rules::xidit::{
        matter::Missing,
        ruling::{Reason, missing},
        values::{self, Contender, Known, Reading},
        xidit,
    },
};
use std::cmp::Reverse;

const ELIMINATED: LawRef = xidit("11.6");
const RANKING: LawRef = xidit("11.4");
const TIES: LawRef = xidit("11.5");
const LATER: LawRef = xidit("11.7");
const DUMMY_TIES: LawRef = xidit("12.2.6");

/// One assessment as it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trialled {
    /// Which.
    pub trial: Trial,
    /// Everybody with their value, the best first.
    pub ranking: Vec<(Contender, Option<u16>)>,
    /// Who is eliminated in it.
    pub eliminated: Vec<Contender>,
    /// What it rests on.
    pub cites: Vec<LawRef>,
}

/// Holds one assessment among those still active, dropping so many.
///
/// # Errors
/// Returns what must be described to decide it.
pub(crate) fn hold(
    position: &Position,
    reading: &Reading,
    trial: Trial,
    all: &[Contender],
    active: &mut Vec<Contender>,
    drops: usize,
) -> Result<Trialled, Vec<Reason>> {
    let value = |who: Contender| values::value(position, reading, who, trial);
    let mut cites = vec![RANKING, ELIMINATED];
    cites.extend(values::sections(trial));
    if active.len() < all.len() {
        cites.push(LATER);
    }
    let valued = valued(active, value)?;
    let mut eliminated = Vec::new();
    while eliminated.len() < drops {
        let left = || valued.iter().filter(|(who, _)| !eliminated.contains(who));
        let Some(low) = left().map(|(_, value)| *value).min() else { break };
        let level: Vec<Contender> = left().filter(|(_, value)| *value == low).map(|(who, _)| *who).collect();
        if level.len() <= drops - eliminated.len() {
            eliminated.extend(level);
        } else {
            eliminated.push(lowest(position, level, &mut cites)?);
        }
    }
    active.retain(|who| !eliminated.contains(who));
    let mut ranking: Vec<(Contender, Option<u16>)> = all.iter().map(|who| (*who, value(*who).ok())).collect();
    ranking.sort_by_key(|(who, value)| Reverse((*value, strength(position, *who))));
    Ok(Trialled { trial, ranking, eliminated, cites })
}

fn valued(active: &[Contender], value: impl Fn(Contender) -> Known) -> Result<Vec<(Contender, u16)>, Vec<Reason>> {
    let (mut known, mut unknown): (Vec<(Contender, u16)>, Vec<Reason>) = Default::default();
    for who in active {
        match value(*who) {
            Ok(value) => known.push((*who, value)),
            Err(reasons) => {
                let new: Vec<Reason> = reasons.into_iter().filter(|reason| !unknown.contains(reason)).collect();
                unknown.extend(new);
            }
        }
    }
    if unknown.is_empty() { Ok(known) } else { Err(unknown) }
}

/// Returns what decides a tie, the stronger the higher: no dummy, units, a later seat.
fn strength(position: &Position, who: Contender) -> (bool, Option<u16>, Option<usize>) {
    match who {
        Contender::Dummy => (false, None, None),
        Contender::Player(colour) => (true, units(position, colour), seat(position, colour)),
    }
}

fn units(position: &Position, colour: Colour) -> Option<u16> {
    position.player(colour).and_then(|player| player.units).map(|units| units.total())
}

/// Returns how far somebody sits from the first player.
fn seat(position: &Position, colour: Colour) -> Option<usize> {
    let at = |colour: Colour| position.players.iter().position(|player| player.colour == colour);
    let (first, own, count) = (at(position.first?)?, at(colour)?, position.players.len());
    Some((own + count - first) % count)
}

/// Returns the lowest of those who are level with each other §11.5.
fn lowest(position: &Position, level: Vec<Contender>, cites: &mut Vec<LawRef>) -> Result<Contender, Vec<Reason>> {
    let mut add = |cite| {
        if !cites.contains(&cite) {
            cites.push(cite);
        }
    };
    let mut colours: Vec<Colour> = Vec::new();
    for who in level {
        match who {
            Contender::Dummy => {
                add(DUMMY_TIES);
                return Ok(Contender::Dummy);
            }
            Contender::Player(colour) => colours.push(colour),
        }
    }
    add(TIES);
    let hidden = colours.iter().filter(|colour| units(position, **colour).is_none());
    let open: Vec<Reason> = hidden.map(|colour| missing(Missing::Units { colour: *colour }, TIES)).collect();
    if !open.is_empty() {
        return Err(open);
    }
    let fewest = colours.iter().filter_map(|colour| units(position, *colour)).min();
    colours.retain(|colour| units(position, *colour) == fewest);
    if colours.len() > 1 && position.first.is_none() {
        return Err(vec![missing(Missing::First, TIES)]);
    }
    let lowest = colours.into_iter().min_by_key(|colour| seat(position, *colour));
    lowest.map(Contender::Player).ok_or_else(|| vec![missing(Missing::Players, TIES)])
}
