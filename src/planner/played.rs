//! The best sets of targets §5.5.2 where somebody has battle plans §5.5.3: the best play of both sides decides.
//!
//! Sets are gone through by their chance without plans, and sets that differ in nothing plans look at are weighed once. No play
//! gives the attacker more than all of the attacker's plans at their best against what the defending side can use in any case:
//! once the best found are not worse than that for all that is left, they are the best of all. Where this takes too long, the
//! answer says how many sets were weighed.

use super::{
    best::best_play_in,
    fight::from_pools,
    plan::{DefenseProfile, ForcesByProfile, Plan, Search, SitesProfile, best_column},
    things::Things,
    usable_plans::{ChanceCache, Play},
};
use crate::{
    cards::{Effect, Special},
    game::{CardRef, Defender, SiteAtSlot, Slot, Target},
    odds::{self, Change, Fraction, Side},
    rules::{BattleChoices, Campaign, Declaration},
};
use std::collections::BTreeMap;

/// So many choices of plans are put to the rules for one defender; then it is enough.
const MOST_ASKED: usize = 20_000;
/// So many kinds of sets are weighed in any case.
const LEAST_KINDS: usize = 8;

/// What battle plans can tell apart in sets of targets.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    met: DefenseProfile,
    force: u32,
    /// Which of the sites that differ from others are among them, by the bits of their places.
    distinct: u32,
    sites: usize,
    pawn: bool,
    /// Whether something beside sites is among them.
    thing: bool,
}

/// What was found so far.
#[derive(Default)]
struct Found {
    kinds: BTreeMap<Kind, (Fraction, Option<Play>)>,
    /// The best, best first.
    best: Vec<(Fraction, Vec<Target>, Option<Play>)>,
    weighed: u64,
    /// Chances that no set of a column exceeds from a force on.
    highest: BTreeMap<(DefenseProfile, u32), Option<Fraction>>,
    memory: ChanceCache,
}

impl Found {
    /// Keeps a set if it is among the best; of equals the one that was found first.
    fn keep(&mut self, most: usize, chance: &Fraction, targets: Vec<Target>, play: Option<&Play>) {
        let at = self.best.iter().position(|(known, _, _)| known < chance).unwrap_or(self.best.len());
        self.best.insert(at, (chance.clone(), targets, play.cloned()));
        self.best.truncate(most);
    }

    /// Returns the worst of the best, if there are enough of them.
    fn least(&self, most: usize) -> Option<&Fraction> {
        self.best.get(most.checked_sub(1)?).map(|(chance, _, _)| chance)
    }
}

impl Search<'_, '_> {
    /// Adds the best sets to a plan, weighed with the best use of battle plans.
    pub(super) fn best_played(&self, most: usize, plan: &mut Plan) {
        let mut columns = self.columns(plan);
        let mut found = Found::default();
        let apart = self.distinct_sites();
        let attacker = !self.smallest_plans(Side::Attacker).is_empty();
        let others = self.offer.things.iter().copied().filter(|(target, _)| *target != Target::Pawn);
        let others = Things::new(others.collect());
        loop {
            for column in &mut columns {
                column.weigh(self);
            }
            columns.retain(|column| column.chance.is_some());
            let Some(at) = best_column(&columns) else { break };
            if self.is_over(&columns, most, attacker, &mut found) {
                break;
            }
            if found.memory.asked >= MOST_ASKED && found.kinds.len() >= LEAST_KINDS {
                plan.weighed = Some(found.weighed);
                break;
            }
            self.weigh_all(&columns[at], most, &apart, &others, &mut found);
            columns[at].advance();
        }
        let best = found.best.into_iter();
        plan.campaigns.extend(best.filter_map(|(_, targets, play)| self.planned(targets, play)));
    }

    /// Returns whether no set that is left can be better than the best found.
    fn is_over(&self, columns: &[ForcesByProfile], most: usize, attacker: bool, found: &mut Found) -> bool {
        let Some(least) = found.least(most).cloned() else { return false };
        columns.iter().all(|column| {
            let head = (column.met.clone(), column.force());
            let highest = found.highest.entry(head).or_insert_with(|| self.at_best(column));
            // Without plans of the attacker's no play is better than none.
            let plain = column.chance.as_ref().filter(|_| !attacker);
            highest.as_ref().is_some_and(|highest| *highest <= least) || plain.is_some_and(|plain| *plain <= least)
        })
    }

    /// Returns a chance that no set of a column exceeds, whatever plans are used; none where it cannot be worked out.
    fn at_best(&self, column: &ForcesByProfile) -> Option<Fraction> {
        let declaration = self.example(&column.met)?;
        let campaign = Campaign::open(self.table, &declaration).ok()?;
        let choices = BattleChoices::default();
        let battle = campaign.battle(&[], &choices);
        let (bare, pools) = (battle.pools(), battle.pools_at_best());
        let mut fight = from_pools(&pools)?;
        // Where a sacrifice is worth more than the swords beside a skull, a die more may be worse.
        let worse = |change: &Change| matches!(change, Change::SacrificeWorth(_) | Change::IgnoreDoubleSwords);
        if fight.changes.iter().any(worse) {
            fight.changes.push(Change::IgnoreSkulls);
        }
        let more = pools.defense_dice().saturating_sub(bare.defense_dice());
        fight.defense_dice = odds::Dice(u32::try_from(column.met.dice).ok()? + more);
        fight.defenders = odds::Warbands(column.force());
        odds::odds(&fight).ok().map(|odds| odds.win())
    }

    /// Returns the battle plans that a side could use where the smallest targets are declared.
    fn smallest_plans(&self, side: Side) -> Vec<CardRef> {
        let declaration = Declaration::against(self.offer.defender, self.offer.smallest.clone());
        Campaign::open(self.table, &declaration).map(|campaign| campaign.usable_plans(side)).unwrap_or_default()
    }

    /// Returns the sites that battle plans can tell apart from others: with cards, pawns or powers of their own.
    fn distinct_sites(&self) -> Vec<Slot> {
        let moves = |special: Option<Special>| special == Some(Special::RedistributeWarbands);
        let signals = self.smallest_plans(Side::Defender).iter().any(|card| moves(card.0.special));
        let crown = |colour| self.table.crown() == Some(colour);
        let crowned = matches!(self.offer.defender, Defender::Player(colour) if crown(colour));
        let pawn = |slot: Slot| self.table.position.players.iter().any(|player| player.pawn == Some(slot));
        let all = self.offer.sites.iter().map(|slot| Target::Site(*slot)).collect();
        let declaration = Declaration::against(self.offer.defender, all);
        let campaign = Campaign::open(self.table, &declaration).ok();
        let hunted = campaign.and_then(|campaign| campaign.battle(&[], &BattleChoices::default()).hunter());
        let relic = |slot: Slot| hunted.as_ref().is_some_and(|hunter| hunter.relics.contains(&slot));
        let power = |site: &SiteAtSlot| {
            let tolls = |effect: &Effect| matches!(effect, Effect::Toll(_));
            site.card().is_some_and(|card| card.special.is_some() || card.effects.iter().any(tolls))
        };
        let apart = |site: &&SiteAtSlot| {
            signals || crowned || !site.cards.is_empty() || pawn(site.slot) || power(site) || relic(site.slot)
        };
        self.table.position.sites.iter().filter(apart).map(|site| site.slot).collect()
    }

    /// Weighs every kind of set of a column.
    fn weigh_all(&self, column: &ForcesByProfile, most: usize, apart: &[Slot], others: &Things, found: &mut Found) {
        let (met, force) = (&column.met, column.force());
        let pawn = self.offer.things.iter().find(|(target, _)| *target == Target::Pawn).map(|(_, dice)| usize::from(*dice));
        let is_it = |brings: &SitesProfile| {
            brings.defenders == force
                && (brings.attack, &brings.changes) == (met.attack, &met.changes)
                && met.dice.checked_sub(brings.dice).is_some_and(|more| self.fits(brings, more))
        };
        for (brings, alike) in self.sites.iter().filter(|(brings, _)| is_it(brings)) {
            for sites in alike {
                let distinct = apart.iter().enumerate().filter(|(_, slot)| sites.contains(slot)).map(|(at, _)| 1_u32 << at).sum();
                for dice in [Some(0), pawn].into_iter().flatten() {
                    let with_pawn = dice > 0;
                    let Some(more) = (met.dice - brings.dice).checked_sub(dice) else { continue };
                    let least = self.least.saturating_sub(usize::from(with_pawn));
                    let sets = listed(others, more, least, most);
                    let Some(first) = sets.first() else { continue };
                    let thing = with_pawn || !first.is_empty();
                    let (met, sites_count) = (met.clone(), sites.len());
                    let kind = Kind { met, force, distinct, sites: sites_count, pawn: with_pawn, thing };
                    for things in sets {
                        let targets = sites.iter().map(|slot| Target::Site(*slot));
                        let pawn = with_pawn.then_some(Target::Pawn);
                        self.weigh_set(&kind, targets.chain(pawn).chain(things).collect(), most, found);
                    }
                }
            }
        }
    }

    fn weigh_set(&self, kind: &Kind, targets: Vec<Target>, most: usize, found: &mut Found) {
        found.weighed += 1;
        if !found.kinds.contains_key(kind) {
            let declaration = Declaration::against(self.offer.defender, targets.clone());
            let Ok(campaign) = Campaign::open(self.table, &declaration) else { return };
            let choices = BattleChoices::default();
            let play = best_play_in(&campaign, &choices, &mut found.memory);
            let without = || odds::odds(&from_pools(campaign.battle(&[], &choices).pools())?).ok().map(|odds| odds.win());
            let Some(chance) = play.as_ref().map(|play| play.win.clone()).or_else(without) else { return };
            found.kinds.insert(kind.clone(), (chance, play));
        }
        if let Some((chance, play)) = found.kinds.get(kind).cloned() {
            found.keep(most, &chance, targets, play.as_ref());
        }
    }
}

/// Lists sets of at least so many things with exactly so many dice, those with most things first, at most so many of them.
fn listed(things: &Things, dice: usize, least: usize, most: usize) -> Vec<Vec<Target>> {
    let mut found = Vec::new();
    for count in (least..=things.len()).rev() {
        found.extend(things.sets(count, dice, most.saturating_sub(found.len())));
    }
    found
}
