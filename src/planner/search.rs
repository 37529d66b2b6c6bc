//! The best sets of targets §5.5.2 against one defender. Sites and things are gathered apart: a site brings its defenders and may
//! change both pools, while a thing adds nothing but dice. Where nobody has battle plans §5.5.3, the chance of a set is that of
//! its [`Column`]; where somebody has, [`super::played`] weighs sets with the best play of both sides.

use super::{
    columns::{Column, Columns, DefenseProfile, Example},
    fight::{OddsCache, changes, from_pools},
    planned::{Plan, Planned, request},
    things::{SetsByDice, Things},
    usable_plans::Play,
};
use crate::{
    game::{CardRef, Slot, Target},
    odds::{self, Change, Side},
    rules::{BattleChoices, Campaign, Declaration, DiceFrom, Fighting, Missing, Offer, Pools, Table, ThingDice},
};
use std::{cell::OnceCell, collections::BTreeMap, rc::Rc};

/// What sets of sites bring that decides the chance.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SitesProfile {
    /// What cards do.
    changes: Vec<Change>,
    attack: u32,
    /// The defense dice, the title's among them.
    pub(super) dice: usize,
    defenders: u32,
    /// Whether the dice of the sites alone are an odd number.
    odd: bool,
}

impl SitesProfile {
    /// Returns what sites bring whose pools are with a thing that adds so many dice.
    fn new(pools: &Pools, thing: u8) -> Self {
        let of_targets = pools.defense.iter().filter(|part| matches!(part.from, DiceFrom::Target(_) | DiceFrom::Card(_)));
        let own = |change: &Change| !matches!(change, Change::BanditDefenders(_));
        Self {
            changes: changes(pools).filter(own).collect(),
            attack: pools.attack_dice(),
            dice: usize::try_from(pools.defense_dice()).unwrap_or(usize::MAX).saturating_sub(thing.into()),
            defenders: pools.defending(),
            odd: (of_targets.map(|part| i32::from(part.dice)).sum::<i32>() - i32::from(thing)) % 2 != 0,
        }
    }
}

/// Sets of sites that meet the same force with the same dice.
pub(super) struct SiteSets {
    /// The fight for the first of them; none where a number is missing.
    fight: Option<odds::Fight>,
    pub(super) sets: Vec<Vec<Slot>>,
}

/// The battle plans that both sides could use where the smallest targets are declared.
#[derive(Default)]
pub(super) struct SmallestPlans {
    pub(super) attacker: Vec<CardRef>,
    pub(super) defender: Vec<CardRef>,
}

/// One of the best sets of targets, with its best play where anybody has battle plans that matter.
pub(super) struct BestSet {
    pub(super) targets: Vec<Target>,
    pub(super) play: Option<Play>,
}

/// The search through all sets against one defender.
pub(super) struct Search<'a, 'p> {
    pub(super) table: &'a Table<'p>,
    pub(super) offer: &'a Offer,
    things: Things,
    /// Sets of sites by what they bring.
    sites: BTreeMap<SitesProfile, SiteSets>,
    /// At least so many things must be taken: one, if the attacker's site is no target.
    pub(super) least: usize,
    pub(super) plans: SmallestPlans,
    missing: Vec<Missing>,
    /// So many choices of plans are put to the rules.
    pub(super) most_asked: usize,
}

impl<'a, 'p> Search<'a, 'p> {
    pub(super) fn new(table: &'a Table<'p>, offer: &'a Offer, most_asked: usize) -> Self {
        let declaration = Declaration::against(offer.defender, offer.smallest.clone());
        let plans = Campaign::open(table, &declaration).map(|campaign| SmallestPlans {
            attacker: campaign.usable_plans(Side::Attacker),
            defender: campaign.usable_plans(Side::Defender),
        });
        let mut search = Self {
            table,
            offer,
            things: Things::new(offer.things.clone()),
            sites: BTreeMap::new(),
            least: usize::from(offer.must.is_none()),
            plans: plans.unwrap_or_default(),
            missing: Vec::new(),
            most_asked,
        };
        let others: Vec<Slot> = offer.sites.iter().copied().filter(|slot| Some(*slot) != offer.must).collect();
        for mask in 0_u32..1 << others.len() {
            let chosen = others.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, slot)| *slot);
            let chosen: Vec<Slot> = offer.must.into_iter().chain(chosen).collect();
            search.gather(chosen);
        }
        search
    }

    fn gather(&mut self, chosen: Vec<Slot>) {
        let declaration = self.declaration(&chosen);
        let Some(campaign) = Campaign::open(self.table, &declaration).ok().filter(Campaign::can_declare) else { return };
        let pools = campaign.battle(&[], &BattleChoices::default()).into_pools();
        for missing in &pools.missing {
            if !self.missing.contains(missing) {
                self.missing.push(*missing);
            }
        }
        let alike = self.sites.entry(SitesProfile::new(&pools, self.thing_always().map_or(0, |thing| thing.dice)));
        alike.or_insert_with(|| SiteSets { fight: from_pools(&pools), sets: Vec::new() }).sets.push(chosen);
    }

    /// Returns a thing in the place of those that every set has, if each must have one: the attacker's site is aimed at by it.
    fn thing_always(&self) -> Option<ThingDice> {
        self.offer.things.first().copied().filter(|_| self.least > 0)
    }

    /// Returns a Campaign against some sites, and a thing if there must be one.
    pub(super) fn declaration(&self, sites: &[Slot]) -> Declaration {
        let sites = sites.iter().map(|slot| Target::Site(*slot));
        Declaration::against(self.offer.defender, sites.chain(self.thing_always().map(|thing| thing.target)).collect())
    }

    /// Adds to a plan how many sets there are, what is missing, and the best sets.
    pub(super) fn add_best(&self, most: usize, plan: &mut Plan, odds: &mut OddsCache) {
        let of_things = self.things.sets_by_dice(self.least);
        for (brings, alike) in &self.sites {
            let fitting = of_things.iter().filter(|things| self.fits(brings, things.dice)).map(|things| things.sets);
            let all = fitting.fold(0, u64::saturating_add);
            plan.sets = plan.sets.saturating_add(all.saturating_mul(alike.sets.len() as u64));
        }
        for missing in &self.missing {
            if !plan.missing.contains(missing) {
                plan.missing.push(*missing);
            }
        }
        if !self.missing.is_empty() {
            return;
        }
        let columns = self.columns(&of_things);
        let best: Vec<BestSet> = if self.plans.attacker.is_empty() && self.plans.defender.is_empty() {
            self.best_without_plans(columns, most)
        } else {
            self.best_played(columns, most, &mut plan.completeness)
        };
        for BestSet { targets, play } in best {
            let fighting = Fighting::against(self.offer.defender, targets.clone());
            let fight = odds.fight(self.table, &fighting, &[]);
            let planned = |fight| Planned::new(request(self.offer.defender, targets), &fighting, fight);
            plan.campaigns.extend(fight.map(planned).map(|planned| Planned { best: play, ..planned }));
        }
    }

    fn columns(&self, of_things: &[SetsByDice]) -> Columns {
        let mut examples: Vec<Rc<Example>> = Vec::new();
        let mut forces: BTreeMap<DefenseProfile, (Rc<Example>, Vec<u32>)> = BTreeMap::new();
        let mut last: Option<&SitesProfile> = None;
        for (brings, alike) in &self.sites {
            if last.is_none_or(|last| (last.attack, &last.changes) != (brings.attack, &brings.changes)) {
                let (Some(sites), Some(fight)) = (alike.sets.first().cloned(), alike.fight.clone()) else { continue };
                examples.push(Rc::new(Example { sites, fight, ceiling: OnceCell::new() }));
            }
            last = Some(brings);
            let Some(example) = examples.last() else { continue };
            for things in of_things.iter().filter(|things| self.fits(brings, things.dice)) {
                let dice = brings.dice + things.dice;
                let met = DefenseProfile { changes: brings.changes.clone(), attack: brings.attack, dice };
                forces.entry(met).or_insert_with(|| (Rc::clone(example), Vec::new())).1.push(brings.defenders);
            }
        }
        Columns::new(forces.into_iter().map(|(met, (example, forces))| Column::new(met, example, forces)).collect())
    }

    fn best_without_plans(&self, mut columns: Columns, most: usize) -> Vec<BestSet> {
        let mut found: Vec<BestSet> = Vec::new();
        while found.len() < most
            && let Some(at) = columns.best()
        {
            let sets = self.sets(columns.at(at), most - found.len());
            found.extend(sets.into_iter().map(|targets| BestSet { targets, play: None }));
            columns.advance(at);
        }
        found
    }

    /// Returns whether things with so many dice may be targeted with such sites: not where the sum must be even and is odd.
    const fn fits(&self, brings: &SitesProfile, more: usize) -> bool {
        !self.offer.even || brings.odd == (more % 2 == 1)
    }

    /// Returns the sets of sites that the weakest force of a column comes with.
    pub(super) fn sites_of(&self, column: &Column) -> impl Iterator<Item = (&SitesProfile, &SiteSets)> {
        let (met, force) = (&column.met, column.force());
        self.sites.iter().filter(move |(brings, _)| {
            brings.defenders == force
                && (brings.attack, &brings.changes) == (met.attack, &met.changes)
                && met.dice.checked_sub(brings.dice).is_some_and(|more| self.fits(brings, more))
        })
    }

    /// Lists sets of targets with the dice and the weakest force of a column, those with most targets first.
    fn sets(&self, column: &Column, most: usize) -> Vec<Vec<Target>> {
        let of_force: Vec<(&SitesProfile, &SiteSets)> = self.sites_of(column).collect();
        let mut found: Vec<Vec<Target>> = Vec::new();
        let largest = self.things.len() + self.offer.sites.len();
        for count in (0..=largest).rev() {
            for (brings, alike) in &of_force {
                for sites in alike.sets.iter().filter(|sites| sites.len() <= count && count - sites.len() >= self.least) {
                    let most = most.saturating_sub(found.len());
                    for things in self.things.sets(count - sites.len(), column.met.dice - brings.dice, most) {
                        found.push(sites.iter().map(|slot| Target::Site(*slot)).chain(things).collect());
                    }
                }
            }
        }
        found
    }
}
