//! A Campaign with the battle plans of both sides §5.5.3: which may be used, what they cost, and the pools and forces they lead to.

mod card_changes;
mod ceiling;
mod choices;
mod conditions;
mod effects;
mod herald;
mod hunting;
mod jinx;
mod paying;
mod plans;
mod unused;
mod use_plans;
mod users;
mod warning_signals;

pub use card_changes::{card_changes, is_battle_plan};
pub use choices::PlanChoice;
pub(crate) use plans::{Used, does, kills_before_roll, makes_citizen, parts};

use crate::{
    game::{CardIdentity, CardRef},
    odds::Side,
    rules::{
        actions::{
            campaign::{declaration::Campaign, pools::Pools},
            relic_thief::is_jinx,
        },
        base::{Ruling, Verdict},
        request::BattleChoices,
    },
};
use std::cell::OnceCell;

/// A Campaign with the battle plans of both sides.
pub struct Battle<'c, 'a> {
    pub(crate) campaign: &'c Campaign<'c, 'a>,
    /// The attacker's battle plans, and Jinx where it is named among them.
    pub(crate) using: &'c [CardIdentity],
    pub(crate) choices: &'c BattleChoices,
    /// Every battle plan in use, the attacker's first.
    pub(crate) used: Vec<Used<'a>>,
    pools: OnceCell<Pools>,
}

impl<'a> Campaign<'_, 'a> {
    /// Returns the Campaign with the attacker's battle plans, those of the defending side, and what is chosen for them.
    #[must_use]
    pub fn battle<'c>(&'c self, using: &'c [CardIdentity], choices: &'c BattleChoices) -> Battle<'c, 'a> {
        Battle { campaign: self, using, choices, used: self.plans_in_use(using, choices), pools: OnceCell::new() }
    }

    fn plans_in_use(&self, using: &[CardIdentity], choices: &BattleChoices) -> Vec<Used<'a>> {
        let known = |what: &CardIdentity| what.card().filter(|card| !is_jinx(*card));
        let own = using.iter().filter_map(known).map(|card| self.placed(card, Side::Attacker, Some(self.attacker)));
        if self.defender.is_none() {
            return own.chain(self.bandit_plans(using)).collect();
        }
        let answer: Vec<CardRef> = choices.defending.iter().filter_map(known).collect();
        let users = self.users(&answer, choices);
        own.chain(answer.iter().zip(users).map(|(card, user)| self.placed(*card, Side::Defender, user))).collect()
    }
}

impl<'a> Battle<'_, 'a> {
    /// Returns both pools and both forces, with all battle plans in use.
    #[must_use]
    pub fn pools(&self) -> &Pools {
        self.pools.get_or_init(|| self.all_pools())
    }

    /// Returns both pools and both forces, with all battle plans in use, and asks nothing more.
    #[must_use]
    pub fn into_pools(mut self) -> Pools {
        self.pools.take().unwrap_or_else(|| self.all_pools())
    }

    fn all_pools(&self) -> Pools {
        let mut pools = self.pools_with(&self.used);
        self.reroll_changes(&mut pools);
        pools
    }

    /// Returns both pools and both forces if both sides may use these battle plans beside what the targets ask for; else none.
    #[must_use]
    pub fn pools_if_legal(&self) -> Option<&Pools> {
        let begun = self.campaign.begun()?;
        if begun.verdict() != Verdict::Legal {
            return None;
        }
        let mut ruling = Ruling { cost: begun.cost, ..Ruling::default() };
        self.check_plans(&mut ruling);
        if !self.choices.hunting.is_empty() {
            self.check_hunting(&mut ruling);
        }
        (ruling.verdict() == Verdict::Legal).then(|| self.pools())
    }

    /// Returns both pools and both forces before anybody uses a battle plan §5.5.2.
    #[must_use]
    pub fn pools_before_plans(&self) -> Pools {
        self.pools_with(&[])
    }

    /// Returns both pools and both forces with some battle plans in use.
    pub(crate) fn pools_with(&self, used: &[Used<'a>]) -> Pools {
        let mut pools = self.campaign.collected(self.choices.dice);
        for plan in used {
            self.apply_plan(plan, &mut pools);
        }
        self.unused_changes(used, &mut pools);
        self.campaign.bandit_changes(&mut pools);
        self.campaign.standing_changes(&mut pools);
        pools
    }
}
