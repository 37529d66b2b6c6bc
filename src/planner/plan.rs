//! Which Campaign to pick §5.5: every legal set of targets against every defender in reach, the best chance first.

use super::{
    fight::OddsCache,
    planned::{Plan, Planned, request},
    search::Search,
};
use crate::{
    game::{Colour, Defender, Phase, Target},
    odds::Fraction,
    rules::{self, Bearing, Matter, Missing, Table, Verdict, offers},
};
use std::cmp::Reverse;

/// So many choices of plans are put to the rules in all, as many for each defender; then it is enough.
const MOST_ASKED: usize = 40_000;

/// The order of Campaigns: by chance, then by fewer defense dice, then by fewer defenders.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    chance: Reverse<Fraction>,
    defense_dice: u32,
    defenders: u32,
}

impl Rank {
    fn of(planned: &Planned) -> Self {
        let pools = &planned.fight.pools;
        Self { chance: Reverse(planned.win()), defense_dice: pools.defense_dice(), defenders: pools.defending() }
    }
}

/// So many sets are listed at most where some of them are looked for.
const MOST_LISTED: usize = 20_000;

/// Goes through every legal set of targets and returns the best: by chance, then by fewer defense dice and defenders; of one
/// defender's equals the set with more targets.
#[must_use]
pub fn plan(table: &Table<'_>, against: Option<Defender>, most: usize) -> Plan {
    plan_with(table, against, &[], most)
}

/// Goes through every legal set of targets and returns the best of those that hold all of `wanted`.
#[must_use]
pub fn plan_with(table: &Table<'_>, against: Option<Defender>, wanted: &[Target], most: usize) -> Plan {
    let mut odds = OddsCache::default();
    let mut listed = most;
    let mut plan = loop {
        let mut plan = ranked(table, against, listed, &mut odds);
        plan.campaigns.retain(|planned| wanted.iter().all(|target| planned.targets.contains(target)));
        let all_listed = listed as u64 >= plan.sets || listed >= MOST_LISTED;
        if wanted.is_empty() || plan.campaigns.len() >= most || all_listed {
            break plan;
        }
        listed = listed.saturating_mul(8).clamp(256, MOST_LISTED);
    };
    plan.campaigns.truncate(most);
    plan.campaigns = plan.campaigns.into_iter().map(|planned| planned.complete(table, &mut odds)).collect();
    plan
}

/// Returns so many of the best sets of targets, best first.
fn ranked(table: &Table<'_>, against: Option<Defender>, most: usize, odds: &mut OddsCache) -> Plan {
    let mut plan = Plan { missing: rules::missing_for_campaigns(table).into_iter().collect(), ..Plan::default() };
    if rules::crown_without_role(table.position).is_some() {
        return plan;
    }
    let mut reach = offers(table);
    if reach.is_empty() && against.is_none() && plan.missing.is_empty() {
        plan.missing.extend(unknown_chancellor(table));
    }
    reach.retain(|offer| against.is_none_or(|wanted| wanted == offer.defender));
    if let Some(wanted) = against.filter(|_| reach.is_empty() && plan.missing.is_empty()) {
        let asked = request(wanted, nearest(table, wanted));
        plan.refused.push((asked.clone(), rules::may(table, &asked)));
    }
    let most_asked = MOST_ASKED / reach.len().max(2);
    for offer in reach {
        let smallest = request(offer.defender, offer.smallest.clone());
        let ruling = rules::may(table, &smallest);
        let mut against = ruling.reasons.iter().filter(|reason| reason.bearing == Bearing::Against).peekable();
        let only_odd = against.peek().is_some() && against.all(|reason| matches!(reason.matter, Matter::OddTargets { .. }));
        if ruling.verdict() == Verdict::Legal || only_odd {
            Search::new(table, &offer, most_asked).add_best(most, &mut plan, odds);
        } else {
            plan.refused.push((smallest, ruling));
        }
    }
    plan.campaigns.sort_by_cached_key(Rank::of);
    plan.campaigns.truncate(most);
    plan
}

/// Returns that the Chancellor is not described, who is at every table and may be in reach.
fn unknown_chancellor(table: &Table<'_>) -> Option<Missing> {
    let (setup, chancellor) = (table.position, Colour::Purple);
    let could_act = setup.phase == Phase::Act && setup.winner.is_none();
    let attacker = table.actor().filter(|_| could_act)?;
    (attacker.colour != chancellor && setup.player(chancellor).is_none()).then_some(Missing::Chancellor)
}

/// Returns what to ask about where a defender is out of reach: the pawn of a player, the site of the bandits.
fn nearest(table: &Table<'_>, defender: Defender) -> Vec<Target> {
    let here = || table.actor().and_then(|player| player.pawn).map(Target::Site);
    match defender {
        Defender::Player(_) => vec![Target::Pawn],
        Defender::Bandits => here().into_iter().collect(),
    }
}
