//! The best sets of targets §5.5.2 where somebody has battle plans §5.5.3: the best play of both sides decides.
//!
//! Sets are gone through by their chance without plans, and sets that differ in nothing plans look at are weighed once. No play
//! gives the attacker more than all of the attacker's plans at their best against what the defending side can use in any case:
//! once the best found are not worse than that for all that is left, they are the best of all. Where this takes too long, the
//! answer says how many sets were weighed.

use super::{
    best::best_play_in,
    columns::{Ceiling, Column, Columns, DefenseProfile},
    fight::from_pools,
    planned::Completeness,
    search::{BestSet, Search},
    things::Things,
    usable_plans::{ChanceCache, Play},
};
use crate::{
    cards::{Effect, Special},
    game::{Defender, SiteAtSlot, Slot, Target},
    odds::{self, Change, Fraction},
    rules::{BattleChoices, Campaign, Declaration},
};
use std::collections::BTreeMap;

/// So many kinds of sets are weighed in any case.
const LEAST_KINDS: usize = 2;

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

/// How a kind of sets is played best, if anybody has plans that matter, and the chance.
#[derive(Clone)]
struct Weighed {
    chance: Fraction,
    play: Option<Play>,
}

/// The best sets that were found, best first; of equals the one that was found first.
struct TopSets {
    limit: usize,
    sets: Vec<(Vec<Target>, Weighed)>,
}

impl TopSets {
    /// Keeps a set if it is among the best.
    fn insert(&mut self, targets: Vec<Target>, weighed: &Weighed) {
        if self.threshold().is_some_and(|threshold| weighed.chance <= *threshold) {
            return;
        }
        let worse = self.sets.iter().position(|(_, known)| known.chance < weighed.chance);
        self.sets.insert(worse.unwrap_or(self.sets.len()), (targets, weighed.clone()));
        self.sets.truncate(self.limit);
    }

    /// Returns the chance that a set must exceed to be among the best; none while there are too few.
    fn threshold(&self) -> Option<&Fraction> {
        self.sets.get(self.limit.checked_sub(1)?).map(|(_, weighed)| &weighed.chance)
    }
}

/// The search through all sets against one defender with battle plans.
struct SetSearch<'s, 'a, 'p> {
    search: &'s Search<'a, 'p>,
    /// The sites that battle plans can tell apart from others.
    distinct_sites: Vec<Slot>,
    /// What can be targeted beside sites and the pawn.
    others: Things,
    kinds: BTreeMap<Kind, Weighed>,
    top: TopSets,
    weighed: u64,
    cache: ChanceCache,
}

impl Search<'_, '_> {
    /// Returns the best sets, weighed with the best use of battle plans, noting where not all could be weighed.
    pub(super) fn best_played(&self, mut columns: Columns, most: usize, completeness: &mut Completeness) -> Vec<BestSet> {
        let mut played = SetSearch::new(self, most);
        while let Some(at) = columns.best() {
            if played.is_over(&columns) {
                break;
            }
            if played.cache.asked >= self.most_asked && played.kinds.len() >= LEAST_KINDS {
                *completeness = (*completeness).max(Completeness::StoppedAfter(played.weighed));
                break;
            }
            played.weigh_all(columns.at(at));
            columns.advance(at);
        }
        played.top.sets.into_iter().map(|(targets, weighed)| BestSet { targets, play: weighed.play }).collect()
    }
}

impl<'s, 'a, 'p> SetSearch<'s, 'a, 'p> {
    fn new(search: &'s Search<'a, 'p>, most: usize) -> Self {
        let others = search.offer.things.iter().copied().filter(|thing| thing.target != Target::Pawn);
        Self {
            search,
            distinct_sites: search.distinct_sites(),
            others: Things::new(others.collect()),
            kinds: BTreeMap::new(),
            top: TopSets { limit: most, sets: Vec::new() },
            weighed: 0,
            cache: ChanceCache::default(),
        }
    }

    /// Returns whether no set that is left can be better than the best found.
    fn is_over(&self, columns: &Columns) -> bool {
        let Some(threshold) = self.top.threshold() else { return false };
        columns.front().all(|column| {
            // Without plans of the attacker's no play is better than none.
            let plain = || column.chance().filter(|_| self.search.plans.attacker.is_empty());
            let is_enough = |highest: &Fraction| *highest <= *threshold;
            plain().is_some_and(is_enough) || self.search.highest(column).is_some_and(is_enough)
        })
    }

    /// Weighs every kind of set with the dice and the weakest force of a column.
    fn weigh_all(&mut self, column: &Column) {
        let (search, met, force) = (self.search, &column.met, column.force());
        let pawn = search.offer.things.iter().find(|thing| thing.target == Target::Pawn).map(|thing| thing.dice.into());
        for (brings, alike) in search.sites_of(column) {
            for sites in &alike.sets {
                let among = self.distinct_sites.iter().enumerate().filter(|(_, slot)| sites.contains(slot));
                let distinct = among.map(|(at, _)| 1_u32 << at).sum();
                for dice in [Some(0), pawn].into_iter().flatten() {
                    let with_pawn = dice > 0;
                    let Some(more) = (met.dice - brings.dice).checked_sub(dice) else { continue };
                    let least = search.least.saturating_sub(usize::from(with_pawn));
                    let sets = self.others.sets_of_at_least(least, more, self.top.limit);
                    let Some(first) = sets.first() else { continue };
                    let thing = with_pawn || !first.is_empty();
                    let (met, sites_count) = (met.clone(), sites.len());
                    let kind = Kind { met, force, distinct, sites: sites_count, pawn: with_pawn, thing };
                    for things in sets {
                        let targets = sites.iter().map(|slot| Target::Site(*slot));
                        let pawn = with_pawn.then_some(Target::Pawn);
                        self.weigh_set(&kind, targets.chain(pawn).chain(things).collect());
                    }
                }
            }
        }
    }

    fn weigh_set(&mut self, kind: &Kind, targets: Vec<Target>) {
        self.weighed += 1;
        if !self.kinds.contains_key(kind)
            && let Some(weighed) = self.best_play(targets.clone())
        {
            self.kinds.insert(kind.clone(), weighed);
        }
        if let Some(weighed) = self.kinds.get(kind) {
            self.top.insert(targets, weighed);
        }
    }

    fn best_play(&mut self, targets: Vec<Target>) -> Option<Weighed> {
        let declaration = Declaration::against(self.search.offer.defender, targets);
        let campaign = Campaign::open(self.search.table, &declaration).ok()?;
        let choices = BattleChoices::default();
        let play = best_play_in(&campaign, &choices, &mut self.cache);
        let without = || odds::win_chance(&from_pools(campaign.battle(&[], &choices).pools())?).ok();
        let chance = play.as_ref().map(|play| play.win.clone()).or_else(without)?;
        Some(Weighed { chance, play })
    }
}

impl Search<'_, '_> {
    /// Returns a chance that no set of a column exceeds, whatever plans are used; none where it is not known.
    fn highest<'c>(&self, column: &'c Column) -> Option<&'c Fraction> {
        let highest = || {
            let ceiling = column.example.ceiling.get_or_init(|| self.ceiling(&column.example.sites)).as_ref()?;
            column.chance_in(&ceiling.fight, ceiling.more_dice)
        };
        column.highest.get_or_init(highest).as_ref()
    }

    /// Returns a fight that is at best for the attacker against some sites, whatever plans are used.
    fn ceiling(&self, sites: &[Slot]) -> Option<Ceiling> {
        let declaration = self.declaration(sites);
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
        Some(Ceiling { fight, more_dice: pools.defense_dice().saturating_sub(bare.defense_dice()) })
    }

    /// Returns the sites that battle plans can tell apart from others: with cards, pawns or powers of their own.
    fn distinct_sites(&self) -> Vec<Slot> {
        let moves = |special: Option<Special>| special == Some(Special::RedistributeWarbands);
        let signals = self.plans.defender.iter().any(|card| moves(card.0.special));
        let crown = |colour| self.table.crown() == Some(colour);
        let crowned = matches!(self.offer.defender, Defender::Player(colour) if crown(colour));
        let pawn = |slot: Slot| self.table.position.players.iter().any(|player| player.pawn == Some(slot));
        let declaration = self.declaration(&self.offer.sites);
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
}
