//! The use of battle plans §5.5.3, §7.5: whether both sides may use theirs, and what it costs them §7.1.2.

use crate::{
    cards::{
        Special,
        effect::{Act, Pays, PlanDoes},
    },
    game::{CardRef, Colour, Favor, Player, Warbands},
    law::{Cited, LawRef, law},
    odds::Side,
    rules::{
        actions::campaign::{
            BATTLE_PLANS, DECLARE_TARGETS,
            battle::{
                Battle,
                plans::{Used, bars_enemy, does, is_plan_of, parts, toll_cost},
            },
            declaration::{Campaign, PlanAccess},
            pools::Pools,
        },
        base::{Cost, Matter, Missing, Ruling},
        payment,
        powers::{
            access::{self, UsedAs},
            cite, in_force, pay,
        },
        state::moves,
    },
};
use std::rc::Rc;

const PLANS: LawRef = law("7.5");
const CANNOT: LawRef = law("9.2");
const COST: LawRef = law("7.1.2");

impl Campaign<'_, '_> {
    /// Rules on the use of a plan by a player, apart from what else is used and from the price.
    fn access(&self, card: CardRef, side: Side, player: &Player) -> Rc<Ruling> {
        let mut known = self.for_plans.access.borrow_mut();
        let by = player.colour;
        if let Some(known) = known.iter().find(|it| (it.card, it.side, it.by) == (card, side, by)) {
            return Rc::clone(&known.ruling);
        }
        let mut ruling = access::ruling(self.table, player, card, UsedAs::BattlePlan, |slot| self.rules_here(player, slot));
        if self.table.actor().is_some_and(|actor| actor.colour != by) {
            for reason in &mut ruling.reasons {
                if let Matter::NotRuled { card } | Matter::NoAccess { card } = reason.matter {
                    reason.matter = Matter::NotRuledBy { card, colour: by };
                }
            }
        }
        if let Some(barring) = self.barring(card.0, side) {
            ruling.object(Matter::Forbids { card: barring.value }, barring.cites);
        }
        let ruling = Rc::new(ruling);
        known.push(PlanAccess { card, side, by, ruling: Rc::clone(&ruling) });
        ruling
    }
}

impl<'a> Battle<'_, 'a> {
    /// Rules on all battle plans in use, in their order.
    pub(crate) fn check_plans(&self, ruling: &mut Ruling) {
        if self.using.iter().chain(&self.choices.defending).any(|what| what.card().is_none()) {
            ruling.leave_open(Missing::Facedown, [BATTLE_PLANS]);
        }
        let used = &self.used;
        if self.campaign.defender.is_none() {
            for (at, what) in self.choices.defending.iter().enumerate() {
                let Some(card) = what.card() else { continue };
                if self.choices.defending[..at].contains(what) {
                    ruling.object(Matter::UsedTwice { card }, [BATTLE_PLANS]);
                }
                if !used.iter().any(|plan| plan.side == Side::Defender && plan.card == card) {
                    ruling.object(Matter::NotOfBandits { card }, [BATTLE_PLANS.into(), cite(card)]);
                }
            }
        }
        let mut purses: Vec<(Colour, Ruling)> = Vec::new();
        for (at, plan) in used.iter().enumerate().filter(|(_, plan)| plan.by.is_some()) {
            ruling.cite(BATTLE_PLANS);
            ruling.cite(cite(plan.card));
            if used.iter().take(at).any(|other| other.card == plan.card) {
                ruling.object(Matter::UsedTwice { card: plan.card }, [BATTLE_PLANS]);
            }
            if let Some(missing) = self.missing_user(plan) {
                ruling.leave_open(missing, [BATTLE_PLANS.into(), cite(plan.card)]);
                continue;
            }
            self.check_plan(ruling, plan);
            let Some(player) = plan.by else { continue };
            if plan.side == Side::Attacker {
                self.charge(ruling, at, plan, player);
                continue;
            }
            if !purses.iter().any(|(colour, _)| *colour == player.colour) {
                purses.push((player.colour, Ruling::default()));
            }
            if let Some((_, purse)) = purses.iter_mut().find(|(colour, _)| *colour == player.colour) {
                self.charge(purse, at, plan, player);
            }
        }
        for (_, purse) in purses {
            purse.cites.into_iter().for_each(|cite| ruling.cite(cite));
            purse.reasons.into_iter().for_each(|reason| ruling.reason(reason.bearing, reason.matter, reason.cites));
        }
    }

    fn check_plan(&self, ruling: &mut Ruling, plan: &Used<'a>) {
        let (card, Some(player)) = (plan.card, plan.by) else { return };
        if !is_plan_of(card.0, plan.side) {
            ruling.object(Matter::NotForThis { card }, [PLANS]);
            return;
        }
        ruling.merge(&self.campaign.access(card, plan.side, player));
        for other in self.used.iter().filter(|other| other.card != card) {
            if other.side == plan.side && does(other.card.0, PlanDoes::BarOwnPlans) {
                ruling.object(Matter::UsedAlone { card: other.card }, [BATTLE_PLANS.into(), cite(other.card)]);
            }
            if other.side != plan.side && bars_enemy(other.card.0) {
                ruling.object(Matter::Forbids { card: other.card }, [cite(other.card), CANNOT.into()]);
            }
        }
        if !self.is_number_possible(plan) {
            ruling.object(Matter::WrongPlanDice { card }, [const { law("7.5.4") }.into(), cite(card)]);
        }
    }

    /// Charges the user of the plan at a place among those in use with the printed cost, tolls, and what the plan itself asks for.
    pub(crate) fn charge(&self, purse: &mut Ruling, at: usize, plan: &Used<'a>, player: &Player) {
        let renewed = self.renewed(at, player);
        let heralded = self.campaign.after_herald(player);
        let hoped = heralded.favor.checked_sub(player.favor).filter(|_| self.campaign.table.position.banks.is_none());
        let mut player = self.campaign.as_now(&heralded);
        if renewed > Favor::NONE {
            let player = player.to_mut();
            player.favor = player.favor.saturating_add(renewed);
        }
        let player = &player;
        pay::check(self.campaign.table, purse, player, plan.card, UsedAs::BattlePlan);
        for &(toll, from) in self.campaign.toll(plan.side) {
            payment::charge(
                self.campaign.table,
                purse,
                player,
                &Cited { value: toll_cost(toll), cites: vec![COST.into(), from] },
            );
            if matches!(toll, Pays::PlaceSecret(_)) {
                in_force::forbid(self.campaign.table, purse, player, |_, cannot| cannot.act == Act::UseSecretPowers);
            }
        }
        for part in parts(plan.card.0) {
            let before = || self.pools_with(self.used.get(..at).unwrap_or_default());
            let cites = vec![COST.into(), cite(plan.card)];
            if let Pays::SacrificeInForce(count) = part.pays {
                let pools = before();
                let (need, have) = (Warbands(count), Warbands(mortal(&pools)));
                match pools.missing.first() {
                    _ if have >= need => {}
                    Some(missing) => purse.leave_open(*missing, cites),
                    None => purse.object(Matter::NotEnoughWarbands { need, have }, cites),
                }
            } else if part.pays == Pays::FavorToEnemyPerDie && self.campaign.holds(part.when, plan, &mut before()) {
                let dice = u8::try_from(before().defense_dice()).unwrap_or(u8::MAX);
                payment::charge(self.campaign.table, purse, player, &Cited { value: Cost::favor(dice), cites });
            }
        }
        let sure = player.favor.checked_sub(hoped.unwrap_or_default()).unwrap_or_default();
        if hoped.is_some_and(|hoped| hoped > Favor::NONE) && purse.cost.favor > sure {
            purse.leave_open(Missing::Banks, [DECLARE_TARGETS.into(), cite(plan.card)]);
        }
    }

    /// Returns the favor that the plans before one in use bring a player with the Vow of Renewal: plans are used and paid for one
    /// after the other §5.5.3.
    fn renewed(&self, at: usize, player: &Player) -> Favor {
        if !moves::has_adviser(player, Special::VowOfRenewal) {
            return Favor::NONE;
        }
        let burned = |plan: &Used<'a>| {
            let tolls = self.campaign.toll(plan.side);
            let tolls = tolls.iter().map(|(toll, _)| if let Pays::BurnFavor(count) = toll { *count } else { 0 });
            Favor(tolls.fold(plan.card.0.cost.favor_burned, u8::saturating_add))
        };
        self.used.iter().take(at).filter(|plan| plan.by.is_some()).map(burned).sum()
    }

    /// Returns what every plan in use costs its user §7.1.2: what is printed, what cards of the enemy add, and what the plan itself
    /// asks for.
    #[must_use]
    pub fn plan_costs(&self) -> Vec<(CardRef, Cost)> {
        let used = &self.used;
        let mut costs = Vec::new();
        for (at, plan) in used.iter().enumerate() {
            let Some(user) = plan.by else { continue };
            let charged = Ruling::apart(|purse| self.charge(purse, at, plan, user)).cost;
            let given = parts(plan.card.0).map(|part| if let Pays::SacrificeInForce(count) = part.pays { count } else { 0 });
            costs.push((plan.card, Cost { warbands: Warbands(given.sum()), ..charged }));
        }
        costs
    }
}

/// Returns how many of the defending force can die.
fn mortal(pools: &Pools) -> u8 {
    let all: u8 = pools.defenders.iter().filter(|troops| !troops.bandits).map(|troops| troops.warbands.0).sum();
    all.saturating_sub(pools.defenders_lost.0)
}
