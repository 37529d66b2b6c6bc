//! Which Campaign to pick §5.5: every legal set of targets against every defender in reach, the best chance first.
//!
//! The chance depends only on both pools, both forces and what cards do, so sets are gathered by these. More defense dice or
//! defenders never help the attacker, so for each number of dice only the weakest force that is left has to be worked out.
//! Where anybody has battle plans §5.5.3, [`super::played`] weighs them with the best play of both sides.

use super::{
    fight::{Fight, from_pools},
    things::Things,
    usable_plans::Play,
};
use crate::{
    game::{Defender, Slot, Target},
    odds::{self, Change, Fraction, Side},
    rules::{
        self, Action, BattleChoices, Bearing, Campaign, Declaration, DiceFrom, Fighting, Matter, Missing, Offer, Request, Ruling,
        Table, Verdict, offers,
    },
};
use std::collections::BTreeMap;

/// A Campaign that could be declared.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The action.
    pub asked: Request,
    /// The defender.
    pub defender: Defender,
    /// The targets.
    pub targets: Vec<Target>,
    /// Pools and odds.
    pub fight: Fight,
    /// The best use of battle plans, where anybody has some that matter.
    pub best: Option<Play>,
    /// The number of own dice that is better than all with the plans that were named, and its chance §5.5.2.
    pub fewer: Option<(u8, Fraction)>,
}

impl Planned {
    /// Returns the attacker's chance, with the best play where there are battle plans.
    #[must_use]
    pub fn win(&self) -> Fraction {
        self.best.as_ref().map_or_else(|| self.fight.odds.win(), |play| play.win.clone())
    }
}

/// All Campaigns that could be declared.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// How many legal sets of targets there are, against all defenders.
    pub sets: u64,
    /// The best of them, best first.
    pub campaigns: Vec<Planned>,
    /// How many sets were weighed with battle plans, where not all could be and others may be better; none: these are the best.
    pub weighed: Option<u64>,
    /// Rulings that stand in the way: one for each defender who cannot be attacked now.
    pub refused: Vec<(Request, Ruling)>,
    /// What must be described before the odds against somebody can be known.
    pub missing: Vec<Missing>,
}

/// Goes through every legal set of targets and returns the best: by chance, then by fewer dice, then by more targets.
#[must_use]
pub fn plan(table: &Table<'_>, against: Option<Defender>, most: usize) -> Plan {
    let mut plan = Plan { missing: rules::missing_for_campaigns(table).into_iter().collect(), ..Plan::default() };
    if rules::crown_without_role(table.position).is_some() {
        return plan;
    }
    let mut reach = offers(table);
    reach.retain(|offer| against.is_none_or(|wanted| wanted == offer.defender));
    if let Some(wanted) = against.filter(|_| reach.is_empty() && plan.missing.is_empty()) {
        let asked = asked(wanted, nearest(table, wanted));
        plan.refused.push((asked.clone(), rules::may(table, &asked)));
    }
    for offer in reach {
        let smallest = asked(offer.defender, offer.smallest.clone());
        let ruling = rules::may(table, &smallest);
        let mut against = ruling.reasons.iter().filter(|reason| reason.bearing == Bearing::Against).peekable();
        let only_odd = against.peek().is_some() && against.all(|reason| matches!(reason.matter, Matter::OddTargets { .. }));
        if ruling.verdict() == Verdict::Legal || only_odd {
            let mut found = Plan::default();
            let search = Search::new(table, &offer);
            if has_plans(table, &offer) {
                search.best_played(most, &mut found);
            } else {
                search.best(most, &mut found);
            }
            plan.sets = plan.sets.saturating_add(found.sets);
            plan.weighed = plan.weighed.max(found.weighed);
            plan.missing.extend(found.missing.iter().filter(|it| !plan.missing.contains(it)).copied().collect::<Vec<_>>());
            plan.campaigns.extend(found.campaigns);
        } else {
            plan.refused.push((smallest, ruling));
        }
    }
    plan.campaigns.sort_by(order);
    plan.campaigns.truncate(most);
    plan
}

/// Returns whether somebody has battle plans in a Campaign against this defender.
fn has_plans(table: &Table<'_>, offer: &Offer) -> bool {
    let declaration = Declaration::against(offer.defender, offer.smallest.clone());
    let Ok(campaign) = Campaign::open(table, &declaration) else { return false };
    [Side::Attacker, Side::Defender].iter().any(|side| !campaign.usable_plans(*side).is_empty())
}

fn order(one: &Planned, other: &Planned) -> std::cmp::Ordering {
    let chance = other.win().cmp(&one.win());
    let (one, other) = (&one.fight, &other.fight);
    chance
        .then(one.pools.defense_dice().cmp(&other.pools.defense_dice()))
        .then(one.pools.defending().cmp(&other.pools.defending()))
}

/// Returns what to ask about where a defender is out of reach: the pawn of a player, the site of the bandits.
fn nearest(table: &Table<'_>, defender: Defender) -> Vec<Target> {
    let here = || table.actor().and_then(|player| player.pawn).map(Target::Site);
    match defender {
        Defender::Player(_) => vec![Target::Pawn],
        Defender::Bandits => here().into_iter().collect(),
    }
}

fn asked(defender: Defender, targets: Vec<Target>) -> Request {
    Action::Campaign(Box::new(Fighting::against(defender, targets))).into()
}

/// Sets of sites that meet the same force with the same dice.
pub(super) type SiteSets = Vec<Vec<Slot>>;

/// What sets of sites bring that decides the chance.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SitesProfile {
    /// What cards do.
    pub(super) changes: Vec<Change>,
    pub(super) attack: u32,
    /// The defense dice, the title's among them.
    pub(super) dice: usize,
    pub(super) defenders: u32,
    /// Whether the dice of the sites alone are an odd number.
    odd: bool,
}

/// The search through all sets against one defender.
pub(super) struct Search<'a, 'p> {
    pub(super) table: &'a Table<'p>,
    pub(super) offer: &'a Offer,
    things: Things,
    /// Sets of sites by what they bring.
    pub(super) sites: BTreeMap<SitesProfile, SiteSets>,
    /// At least so many things must be taken: one, if the attacker's site is no target.
    pub(super) least: usize,
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
        let declaration = Declaration::against(self.offer.defender, targets);
        let Some(campaign) = Campaign::open(self.table, &declaration).ok().filter(Campaign::can_declare) else { return };
        let choices = BattleChoices::default();
        let battle = campaign.battle(&[], &choices);
        let pools = battle.pools();
        for missing in &pools.missing {
            if !self.missing.contains(missing) {
                self.missing.push(*missing);
            }
        }
        let of_targets = pools.defense.iter().filter(|part| matches!(part.from, DiceFrom::Target(_) | DiceFrom::Card(_)));
        let own = |change: &Change| !matches!(change, Change::BanditDefenders(_));
        let brings = SitesProfile {
            changes: pools.changes.iter().map(|change| change.value).filter(own).collect(),
            attack: pools.attack_dice(),
            dice: usize::try_from(pools.defense_dice()).unwrap_or(usize::MAX),
            defenders: pools.defending(),
            odd: of_targets.map(|part| i32::from(part.dice)).sum::<i32>() % 2 != 0,
        };
        self.sites.entry(brings).or_default().push(chosen);
    }

    /// Counts the sets, notes what is missing, and returns the columns; none where a number is not known.
    pub(super) fn columns(&self, plan: &mut Plan) -> Vec<ForcesByProfile> {
        let ways: Vec<(usize, u64)> = self.things.dice(self.least).filter(|(_, sets)| *sets > 0).collect();
        for (brings, alike) in &self.sites {
            let all =
                ways.iter().filter(|(more, _)| self.fits(brings, *more)).map(|(_, sets)| *sets).fold(0, u64::saturating_add);
            plan.sets = plan.sets.saturating_add(all.saturating_mul(alike.len() as u64));
        }
        if !self.missing.is_empty() {
            plan.missing.extend(self.missing.iter().filter(|it| !plan.missing.contains(it)).copied().collect::<Vec<_>>());
            return Vec::new();
        }
        let mut columns: BTreeMap<DefenseProfile, Vec<u32>> = BTreeMap::new();
        for brings in self.sites.keys() {
            for (more, _) in ways.iter().filter(|(more, _)| self.fits(brings, *more)) {
                let met = DefenseProfile { changes: brings.changes.clone(), attack: brings.attack, dice: brings.dice + more };
                columns.entry(met).or_default().push(brings.defenders);
            }
        }
        columns.into_iter().filter_map(|(met, forces)| ForcesByProfile::new(met, forces)).collect()
    }

    /// Adds the best sets to a plan.
    fn best(&self, most: usize, plan: &mut Plan) {
        let mut columns = self.columns(plan);
        let mut found = 0;
        while found < most {
            for column in &mut columns {
                column.weigh(self);
            }
            columns.retain(|column| column.chance.is_some());
            let Some(at) = best_column(&columns) else { return };
            let sets = self.sets(&columns[at].met, columns[at].force(), most - found);
            found += sets.len();
            plan.campaigns.extend(sets.into_iter().filter_map(|targets| self.planned(targets, None)));
            columns[at].advance();
        }
    }

    /// Returns whether things with so many dice may be targeted with such sites: not where the sum must be even and is odd.
    pub(super) const fn fits(&self, brings: &SitesProfile, more: usize) -> bool {
        !self.offer.even || brings.odd == (more % 2 == 1)
    }

    /// Returns the chance to win against such dice and so many defenders.
    fn chance(&self, met: &DefenseProfile, force: u32) -> Option<Fraction> {
        let declaration = self.example(met)?;
        let campaign = Campaign::open(self.table, &declaration).ok()?;
        let mut fight = from_pools(campaign.battle(&[], &BattleChoices::default()).pools())?;
        fight.defense_dice = odds::Dice(u32::try_from(met.dice).ok()?);
        fight.defenders = odds::Warbands(force);
        odds::odds(&fight).ok().map(|odds| odds.win())
    }

    /// Returns a Campaign against sites that bring such attack dice and changes.
    pub(super) fn example(&self, met: &DefenseProfile) -> Option<Declaration> {
        let same = |brings: &&SitesProfile| brings.attack == met.attack && brings.changes == met.changes;
        let sites = self.sites.iter().find(|(brings, _)| same(brings)).and_then(|(_, alike)| alike.first())?;
        let targets = sites.iter().map(|slot| Target::Site(*slot)).collect();
        Some(Declaration::against(self.offer.defender, targets))
    }

    /// Lists sets of targets with exactly these dice and defenders, those with most targets first.
    fn sets(&self, met: &DefenseProfile, force: u32, most: usize) -> Vec<Vec<Target>> {
        let is_it = |brings: &SitesProfile| {
            brings.defenders == force
                && (brings.attack, &brings.changes) == (met.attack, &met.changes)
                && met.dice.checked_sub(brings.dice).is_some_and(|more| self.fits(brings, more))
        };
        let of_force = || self.sites.iter().filter(|(brings, _)| is_it(brings));
        let mut found: Vec<Vec<Target>> = Vec::new();
        let largest = self.things.len() + self.offer.sites.len();
        for count in (0..=largest).rev() {
            for (brings, alike) in of_force() {
                for sites in alike.iter().filter(|sites| sites.len() <= count && count - sites.len() >= self.least) {
                    for things in self.things.sets(count - sites.len(), met.dice - brings.dice, most.saturating_sub(found.len()))
                    {
                        found.push(sites.iter().map(|slot| Target::Site(*slot)).chain(things).collect());
                    }
                }
            }
        }
        found
    }

    pub(super) fn planned(&self, targets: Vec<Target>, best: Option<Play>) -> Option<Planned> {
        let asked = asked(self.offer.defender, targets.clone());
        let fighting = Fighting::against(self.offer.defender, targets.clone());
        let fight = super::fight::fight(self.table, &fighting, &[]).ok().flatten()?;
        Some(Planned { asked, defender: self.offer.defender, targets, fight, best, fewer: None })
    }
}

/// What the attacker meets beside the force.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct DefenseProfile {
    pub(super) dice: usize,
    pub(super) attack: u32,
    pub(super) changes: Vec<Change>,
}

/// All forces that such dice come with, the weakest first.
pub(super) struct ForcesByProfile {
    pub(super) met: DefenseProfile,
    forces: Vec<u32>,
    next: usize,
    pub(super) chance: Option<Fraction>,
}

impl ForcesByProfile {
    fn new(met: DefenseProfile, mut forces: Vec<u32>) -> Option<Self> {
        forces.sort_unstable();
        forces.dedup();
        (!forces.is_empty()).then_some(Self { met, forces, next: 0, chance: None })
    }

    pub(super) fn force(&self) -> u32 {
        self.forces.get(self.next).copied().unwrap_or(u32::MAX)
    }

    /// Works out the chance against the weakest force that is left; none if none is left or the fight is too large.
    pub(super) fn weigh(&mut self, search: &Search<'_, '_>) {
        if self.chance.is_none() && self.next < self.forces.len() {
            self.chance = search.chance(&self.met, self.force());
        }
    }

    pub(super) fn advance(&mut self) {
        self.next += 1;
        self.chance = None;
    }
}

/// Returns the column with the best chance, the one with fewest dice first.
pub(super) fn best_column(columns: &[ForcesByProfile]) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (at, column) in columns.iter().enumerate() {
        if best.is_none_or(|best| column.chance > columns[best].chance) {
            best = Some(at);
        }
    }
    best
}
