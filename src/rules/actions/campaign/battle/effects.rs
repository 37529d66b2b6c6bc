//! What battle plans do to a fight §5.5.3, §7.5.4: dice, faces, losses and outcome, each part under its own condition, judged
//! when the plan is used.

use crate::{
    cards::{
        Special,
        effect::{Dice, Pays, PlanDoes, Sign},
    },
    game::Warbands,
    law::{Cite, Cited, LawRef, law},
    odds::{Change, Side},
    rules::{
        actions::campaign::{
            BATTLE_PLANS,
            battle::{
                Battle,
                plans::{Used, leaves_choice, parts},
            },
            declaration::Campaign,
            pools::{DiceFrom, PoolDice, Pools},
        },
        powers::cite,
    },
};

const SIGNS: LawRef = law("7.5.4");
/// The dice that Mountain Giant adds or removes if it is to be discarded §5.5.8.
pub(super) const GIANT_DICE: u8 = 3;

impl<'a> Battle<'_, 'a> {
    /// Lets a plan have its effect on the pools.
    pub(crate) fn apply_plan(&self, plan: &Used<'a>, pools: &mut Pools) {
        pools.plans.push((plan.card, plan.side));
        self.regroup(plan, pools);
        let hunted = self.hunted_dice(plan);
        if hunted > 0 {
            push_dice(&mut pools.defense, plan, hunted);
        }
        let mut idle = plan.by.is_some() && plan.card.0.special.is_none() && parts(plan.card.0).next().is_some();
        for part in parts(plan.card.0) {
            if !self.campaign.holds(part.when, plan, pools) {
                continue;
            }
            idle = idle && self.campaign.does_nothing(part.does, plan);
            if let Pays::SacrificeInForce(count) = part.pays
                && plan.side == Side::Defender
            {
                pools.defenders_lost = pools.defenders_lost.saturating_add(Warbands(count));
            }
            match part.does {
                PlanDoes::Attack(dice) => {
                    let count = self.plan_dice(dice, plan);
                    pools.change_attack(count, plan.card, plan_cites(plan));
                }
                PlanDoes::Defense(dice) => {
                    let count = self.plan_dice(dice, plan);
                    push_dice(&mut pools.defense, plan, count);
                }
                PlanDoes::KillAttackers(count) => {
                    let board = self.campaign.attacker.warbands.checked_sub(pools.attackers_lost).unwrap_or(Warbands::NONE);
                    pools.attackers_lost = pools.attackers_lost.saturating_add(Warbands(count).min(board));
                }
                // Where no warbands can be placed, nobody is healed.
                PlanDoes::HealForce if plan.by.is_some_and(|user| !self.campaign.can_place(user)) => {}
                // A targeted site stays its ruler's only in victory.
                PlanDoes::HealForce if !self.campaign.keeps(plan) => {
                    pools.changes.push(Cited { value: Change::VictorsHealed, cites: vec![BATTLE_PLANS.into(), cite(plan.card)] });
                }
                other => {
                    if let Some(value) = change(other, plan.side) {
                        pools.changes.push(Cited { value, cites: vec![BATTLE_PLANS.into(), cite(plan.card)] });
                    }
                }
            }
        }
        if idle {
            pools.in_vain.push(plan.card);
        }
    }

    /// Returns how many dice a plan adds, or removes if negative §7.5.4: what was chosen, or else as many as serve the user.
    fn plan_dice(&self, dice: Dice, plan: &Used<'a>) -> i8 {
        let most = self.campaign.most_dice(dice, plan);
        let chosen = self.choices.count_for(plan.card);
        match (dice.sign, plan.side) {
            (Sign::Plus, _) => most,
            (Sign::Minus, _) => -most,
            (Sign::Either, Side::Attacker) => chosen.unwrap_or(most),
            (Sign::Either, Side::Defender) => chosen.unwrap_or(-most),
        }
    }

    /// Returns whether the number that was chosen for a plan is one it allows: dice §7.5.4, or one for yes and none for no.
    pub(crate) fn is_number_possible(&self, plan: &Used<'a>) -> bool {
        let Some(number) = self.choices.count_for(plan.card) else { return true };
        let chosen = number.unsigned_abs();
        let giant = plan.card.0.special == Some(Special::MountainGiant) && chosen == GIANT_DICE;
        giant
            || (0..=1).contains(&number) && leaves_choice(plan.card)
            || parts(plan.card.0).any(|part| {
                let PlanDoes::Attack(dice) = part.does else { return false };
                let most = self.campaign.most_dice(dice, plan).unsigned_abs();
                dice.sign == Sign::Either && (chosen == most || dice.up_to && chosen < most)
            })
    }
}

impl<'a> Campaign<'_, 'a> {
    /// Returns whether a part of a plan changes nothing although its condition holds.
    fn does_nothing(&self, does: PlanDoes, plan: &Used<'a>) -> bool {
        match does {
            PlanDoes::Attack(dice) | PlanDoes::Defense(dice) => self.most_dice(dice, plan) == 0,
            other => other == PlanDoes::BarOwnPlans,
        }
    }

    /// Returns whether the site of a plan is still its user's after a defeat: not if it was a target.
    pub(crate) fn keeps(&self, plan: &Used<'_>) -> bool {
        plan.side == Side::Attacker || !self.target_sites().any(|slot| Some(slot) == plan.site)
    }
}

/// Returns what the dice of a plan rest on.
pub(crate) fn plan_cites(plan: &Used<'_>) -> Vec<Cite> {
    vec![BATTLE_PLANS.into(), SIGNS.into(), cite(plan.card)]
}

fn push_dice(pool: &mut Vec<PoolDice>, plan: &Used<'_>, dice: i8) {
    pool.push(PoolDice { dice, from: DiceFrom::Card(plan.card), cites: plan_cites(plan).into() });
}

/// Returns what a part of a plan changes in the fight; none for parts that only matter before or after it.
pub(crate) fn change(does: PlanDoes, side: Side) -> Option<Change> {
    let by_side = |attacker: Change, defender: Change| Some(if side == Side::Attacker { attacker } else { defender });
    let of_attacker = |change: Change| (side == Side::Attacker).then_some(change);
    match does {
        PlanDoes::IgnoreSkulls => of_attacker(Change::IgnoreSkulls),
        PlanDoes::IgnoreSingleShields => of_attacker(Change::IgnoreSingleShields),
        PlanDoes::IgnoreDoubles => by_side(Change::IgnoreDoubleShields, Change::IgnoreDoubleSwords),
        PlanDoes::IgnoreHollowSwords => Some(Change::IgnoreHollowSwords),
        PlanDoes::DoubleAttack => Some(Change::DoubleAttack),
        PlanDoes::HalveAttack => Some(Change::HalveAttack),
        PlanDoes::SpareForce => by_side(Change::AttackersSpared, Change::DefendersSpared),
        PlanDoes::DoomForce => by_side(Change::AttackersDoomed, Change::DefendersDoomed),
        PlanDoes::HealForce => by_side(Change::AttackersHealed, Change::DefendersHealed),
        PlanDoes::SacrificeWorth(worth) => Some(Change::SacrificeWorth(worth.into())),
        PlanDoes::Win => by_side(Change::AttackerWins, Change::DefenderWins),
        PlanDoes::NoLosses => Some(Change::NoLosses),
        PlanDoes::Attack(_)
        | PlanDoes::Defense(_)
        | PlanDoes::KillAttackers(_)
        | PlanDoes::BarOwnPlans
        | PlanDoes::BarEnemyPlans(_)
        | PlanDoes::Now(_)
        | PlanDoes::OnVictory(_)
        | PlanDoes::DiscardAtEnd
        | PlanDoes::DiscardUnlessPeoplesFavor
        | PlanDoes::DiscardIfDefeated => None,
    }
}
