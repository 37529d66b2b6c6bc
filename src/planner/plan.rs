//! Which Campaign to pick §5.5: every legal set of targets against every defender in reach, the best chance first.
//!
//! The chance depends only on both pools and both forces, so sets are gathered by defense dice and defenders. More of either
//! never helps the attacker, so for each number of dice only the weakest force that is left has to be worked out.

use super::{
    fight::{Fight, of_pools},
    things::Things,
};
use crate::{
    game::{Defender, Slot, Target},
    odds::{self, Fraction},
    rules::{self, Action, Asked, Fighting, Missing, Offer, Ruling, Table, Verdict, offers},
};
use std::collections::BTreeMap;

/// A Campaign that could be declared.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The action.
    pub asked: Asked,
    /// The defender.
    pub defender: Defender,
    /// The targets.
    pub targets: Vec<Target>,
    /// Pools and odds.
    pub fight: Fight,
}

/// All Campaigns that could be declared.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// How many legal sets of targets there are, against all defenders.
    pub sets: u64,
    /// The best of them, best first.
    pub campaigns: Vec<Planned>,
    /// Rulings that stand in the way: one for each defender who cannot be attacked now.
    pub refused: Vec<(Asked, Ruling)>,
    /// What must be described before the odds against somebody can be known.
    pub missing: Vec<Missing>,
}

/// Goes through every legal set of targets and returns the best: by chance, then by fewer dice, then by more targets.
#[must_use]
pub fn plan(table: &Table<'_>, against: Option<Defender>, most: usize) -> Plan {
    let mut plan = Plan::default();
    for offer in offers(table).into_iter().filter(|offer| against.is_none_or(|wanted| wanted == offer.defender)) {
        let smallest = asked(&offer, offer.smallest());
        let ruling = rules::may(table, &smallest);
        if ruling.verdict() == Verdict::Legal {
            Search::new(table, &offer).best(most, &mut plan);
        } else {
            plan.refused.push((smallest, ruling));
        }
    }
    plan.campaigns.sort_by(|one, other| order(&one.fight, &other.fight));
    plan.campaigns.truncate(most);
    plan
}

fn order(one: &Fight, other: &Fight) -> std::cmp::Ordering {
    let chance = other.odds.win().cmp(&one.odds.win());
    chance
        .then(one.pools.defense_dice().cmp(&other.pools.defense_dice()))
        .then(one.pools.defending().cmp(&other.pools.defending()))
}

fn asked(offer: &Offer, targets: Vec<Target>) -> Asked {
    let fighting = Fighting { targets, ..Fighting::against(offer.defender) };
    Action::Campaign(Box::new(fighting)).into()
}

/// Sets of sites that meet the same force with the same dice.
type Alike = Vec<Vec<Slot>>;

/// The search through all sets against one defender.
struct Search<'a, 'p> {
    table: &'a Table<'p>,
    offer: &'a Offer,
    things: Things,
    /// Sets of sites by the dice and defenders they bring, the title's dice among them.
    sites: BTreeMap<(usize, u32), Alike>,
    /// At least so many things must be taken: one, if the attacker's site is no target.
    least: usize,
    missing: Vec<Missing>,
}

impl<'a, 'p> Search<'a, 'p> {
    fn new(table: &'a Table<'p>, offer: &'a Offer) -> Self {
        let mut search = Self {
            table,
            offer,
            things: Things::new(offer.things.clone()),
            sites: BTreeMap::new(),
            least: usize::from(offer.must.is_none()),
            missing: Vec::new(),
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
        let targets = chosen.iter().map(|slot| Target::Site(*slot)).collect();
        let fighting = Fighting { targets, ..Fighting::against(self.offer.defender) };
        let Some(pools) = rules::pools(self.table, &fighting) else { return };
        for missing in &pools.missing {
            if !self.missing.contains(missing) {
                self.missing.push(*missing);
            }
        }
        let dice = usize::try_from(pools.defense_dice()).unwrap_or(usize::MAX);
        self.sites.entry((dice, pools.defending())).or_default().push(chosen);
    }

    /// Adds the best sets to a plan.
    fn best(&self, most: usize, plan: &mut Plan) {
        let ways: Vec<(usize, u64)> = self.things.dice(self.least).filter(|(_, sets)| *sets > 0).collect();
        let all: u64 = ways.iter().map(|(_, sets)| *sets).fold(0, u64::saturating_add);
        let alike: u64 = self.sites.values().map(|sets| sets.len() as u64).sum();
        plan.sets = plan.sets.saturating_add(all.saturating_mul(alike));
        if !self.missing.is_empty() {
            plan.missing.extend(self.missing.iter().filter(|it| !plan.missing.contains(it)).copied().collect::<Vec<_>>());
            return;
        }
        let mut columns: BTreeMap<usize, Vec<u32>> = BTreeMap::new();
        for (dice, defenders) in self.sites.keys() {
            for (more, _) in &ways {
                columns.entry(dice + more).or_default().push(*defenders);
            }
        }
        let mut columns: Vec<Column> = columns.into_iter().filter_map(|(dice, forces)| Column::new(dice, forces)).collect();
        let mut found = 0;
        while found < most {
            for column in &mut columns {
                column.weigh(self);
            }
            columns.retain(|column| column.chance.is_some());
            let Some(at) = best_column(&columns) else { return };
            let sets = self.sets(columns[at].dice, columns[at].force(), most - found);
            found += sets.len();
            plan.campaigns.extend(sets.into_iter().filter_map(|targets| self.planned(targets)));
            columns[at].advance();
        }
    }

    /// Returns the chance to win against so many dice and defenders.
    fn chance(&self, dice: usize, force: u32) -> Option<Fraction> {
        let sites = self.sites.values().flatten().next()?;
        let targets = sites.iter().map(|slot| Target::Site(*slot)).collect();
        let pools = rules::pools(self.table, &Fighting { targets, ..Fighting::against(self.offer.defender) })?;
        let mut fight = of_pools(&pools)?;
        fight.defense_dice = odds::Dice(u32::try_from(dice).ok()?);
        fight.defenders = odds::Warbands(force);
        odds::odds(&fight).ok().map(|odds| odds.win())
    }

    /// Lists sets of targets with exactly these dice and defenders, those with most targets first.
    fn sets(&self, dice: usize, force: u32, most: usize) -> Vec<Vec<Target>> {
        let of_force = || self.sites.iter().filter(|((own, defenders), _)| *defenders == force && *own <= dice);
        let mut found: Vec<Vec<Target>> = Vec::new();
        let largest = self.things.len() + self.offer.sites.len();
        for count in (0..=largest).rev() {
            for ((own, _), alike) in of_force() {
                for sites in alike.iter().filter(|sites| sites.len() <= count && count - sites.len() >= self.least) {
                    for things in self.things.sets(count - sites.len(), dice - own, most.saturating_sub(found.len())) {
                        found.push(sites.iter().map(|slot| Target::Site(*slot)).chain(things).collect());
                    }
                }
            }
        }
        found
    }

    fn planned(&self, targets: Vec<Target>) -> Option<Planned> {
        let asked = asked(self.offer, targets.clone());
        let fighting = Fighting { targets: targets.clone(), ..Fighting::against(self.offer.defender) };
        let fight = super::fight::fight(self.table, &fighting).ok().flatten()?;
        Some(Planned { asked, defender: self.offer.defender, targets, fight })
    }
}

/// All forces that so many dice come with, the weakest first.
struct Column {
    dice: usize,
    forces: Vec<u32>,
    next: usize,
    chance: Option<Fraction>,
}

impl Column {
    fn new(dice: usize, mut forces: Vec<u32>) -> Option<Self> {
        forces.sort_unstable();
        forces.dedup();
        (!forces.is_empty()).then_some(Self { dice, forces, next: 0, chance: None })
    }

    fn force(&self) -> u32 {
        self.forces.get(self.next).copied().unwrap_or(u32::MAX)
    }

    /// Works out the chance against the weakest force that is left; none if none is left or the fight is too large.
    fn weigh(&mut self, search: &Search<'_, '_>) {
        if self.chance.is_none() && self.next < self.forces.len() {
            self.chance = search.chance(self.dice, self.force());
        }
    }

    fn advance(&mut self) {
        self.next += 1;
        self.chance = None;
    }
}

/// Returns the column with the best chance, the one with fewest dice first.
fn best_column(columns: &[Column]) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (at, column) in columns.iter().enumerate() {
        if best.is_none_or(|best| column.chance > columns[best].chance) {
            best = Some(at);
        }
    }
    best
}
