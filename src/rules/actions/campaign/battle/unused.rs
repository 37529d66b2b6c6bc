//! Battle plans that speak of defeat §5.5.6. The German printing has the loser resolve those they have, used or not (D27).

use crate::{
    cards::{Card, effect::PlanDoes},
    law::{Cited, DivergenceId::D27, Printing},
    odds::{Change, Side},
    rules::{
        actions::campaign::{
            BATTLE_PLANS,
            battle::{
                Battle,
                plans::{Used, does, is_plan_of},
            },
            pools::Pools,
        },
        powers::{cite, in_force::InForce},
    },
};

/// Returns whether a battle plan says what happens to a side that is defeated.
fn speaks_of_defeat(card: &'static Card) -> bool {
    [PlanDoes::SpareForce, PlanDoes::DoomForce, PlanDoes::DiscardIfDefeated].into_iter().any(|what| does(card, what))
}

impl<'a> Battle<'_, 'a> {
    /// Returns the plans that speak of defeat and that a side has without using them, where that counts.
    pub(crate) fn unused(&self, used: &[Used<'a>], side: Side) -> Vec<Used<'a>> {
        let is_used = |card: &Card| used.iter().any(|plan| plan.card.0.id == card.id);
        let powers = self.campaign.powers;
        let known = match side {
            Side::Attacker => &self.campaign.for_plans.attacker_on_defeat,
            Side::Defender => &self.campaign.for_plans.defender_on_defeat,
        };
        let is_had = |power: &InForce<'_>| {
            speaks_of_defeat(power.card) && is_plan_of(power.card, side) && self.campaign.side_holds(power, side)
        };
        let places = known.get_or_init(|| (0..powers.len()).filter(|at| is_had(&powers[*at])).collect());
        let mut had = places.iter().map(|at| &powers[*at]).filter(|power| !is_used(power.card));
        let Some(first) = had.next() else { return Vec::new() };
        if !self.campaign.table.follows(D27, Printing::De) {
            return Vec::new();
        }
        let by = |power: &InForce<'_>| match (side, self.campaign.defender) {
            (Side::Attacker, _) => Some(self.campaign.attacker),
            (Side::Defender, Some(_)) => self.campaign.users(&[power.card_ref()], self.choices).into_iter().flatten().next(),
            (Side::Defender, None) => None,
        };
        [first]
            .into_iter()
            .chain(had)
            .map(|power| Used { card: power.card_ref(), side, by: by(power), site: power.site })
            .collect()
    }

    /// Adds to the fight what unused plans do for a side that is defeated.
    pub(crate) fn unused_changes(&self, used: &[Used<'a>], pools: &mut Pools) {
        for (side, spared, doomed) in [
            (Side::Attacker, Change::AttackersSpared, Change::AttackersDoomed),
            (Side::Defender, Change::DefendersSpared, Change::DefendersDoomed),
        ] {
            let unused = self.unused(used, side);
            for (what, value) in [(PlanDoes::SpareForce, spared), (PlanDoes::DoomForce, doomed)] {
                for plan in unused.iter().filter(|plan| does(plan.card.0, what)) {
                    pools.changes.push(Cited { value, cites: vec![BATTLE_PLANS.into(), cite(plan.card)] });
                }
            }
        }
    }
}
