//! What is planned: Campaigns §5.5 with their pools, odds and best play.

use super::{
    fewer_dice::FewerDice,
    fight::{FightOdds, OddsCache},
    usable_plans::Play,
};
use crate::{
    game::{Defender, Target},
    odds::Fraction,
    rules::{Action, Fighting, Missing, Request, Ruling, Table},
};

/// A Campaign that could be declared, with everything that is said of it.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The action.
    pub asked: Request,
    /// The defender.
    pub defender: Defender,
    /// The targets.
    pub targets: Vec<Target>,
    /// Pools and odds.
    pub fight: FightOdds,
    /// The best use of battle plans, where anybody has some that matter.
    pub best: Option<Play>,
    /// Pools and odds with the best use of battle plans.
    pub with_best_play: Option<FightOdds>,
    /// Pools and odds if every Imperial Ally joins the defender who still may; none if nobody may.
    pub if_joined: Option<FightOdds>,
    /// The number of own dice that is better than all with the plans that were named §5.5.2.
    pub fewer: Option<FewerDice>,
}

impl Planned {
    /// Returns a Campaign of which nothing is known but its pools and odds.
    pub(super) fn new(asked: Request, fighting: &Fighting, fight: FightOdds) -> Self {
        let (defender, targets) = (fighting.declaration.defender, fighting.declaration.targets.clone());
        Self { asked, defender, targets, fight, best: None, with_best_play: None, if_joined: None, fewer: None }
    }

    /// Returns the attacker's chance, with the best play where there are battle plans.
    #[must_use]
    pub fn win(&self) -> Fraction {
        self.best.as_ref().map_or_else(|| self.fight.odds.win(), |play| play.win.clone())
    }

    /// Returns the pools and odds that belong to this chance.
    #[must_use]
    pub fn likely(&self) -> &FightOdds {
        self.with_best_play.as_ref().unwrap_or(&self.fight)
    }

    /// Works out the fights that the best play and the Allies lead to.
    pub(super) fn complete(mut self, table: &Table<'_>, odds: &mut OddsCache) -> Self {
        let mut fight = |asked: &Request| {
            let Action::Campaign(fighting) = &asked.action else { return None };
            odds.fight(table, fighting, &asked.using)
        };
        self.with_best_play = self.best.as_ref().and_then(|play| fight(&play.played(&self.asked)));
        let may_join = &self.fight.pools.may_join;
        if !may_join.is_empty() {
            let mut joined = self.asked.clone();
            if let Action::Campaign(fighting) = &mut joined.action {
                fighting.declaration.allies.get_or_insert_default().extend(may_join);
            }
            self.if_joined = fight(&joined);
        }
        self
    }
}

/// All Campaigns that could be declared.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// How many legal sets of targets there are, against all defenders.
    pub sets: u64,
    /// The best of them, best first.
    pub campaigns: Vec<Planned>,
    /// Whether these are the best of all sets.
    pub completeness: Completeness,
    /// Rulings that stand in the way: one for each defender who cannot be attacked now.
    pub refused: Vec<(Request, Ruling)>,
    /// What must be described before the odds against somebody can be known.
    pub missing: Vec<Missing>,
}

/// Whether all sets of targets were weighed with the battle plans of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Completeness {
    /// All that could be among the best.
    #[default]
    Complete,
    /// So many, the best ones without plans; others may be better.
    StoppedAfter(u64),
}

/// Returns the request for a Campaign of which nothing but its targets is said.
pub(super) fn request(defender: Defender, targets: Vec<Target>) -> Request {
    Action::Campaign(Box::new(Fighting::against(defender, targets))).into()
}
