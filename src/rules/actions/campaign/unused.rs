//! Battle plans that speak of defeat §5.5.6. The German printing has the loser resolve those they have, used or not (D27).

use crate::{
    cards::{Card, effect::PlanDoes},
    game::Setup,
    law::{Cited, DivergenceId::D27, Printing},
    odds::{Change, Side},
    rules::{
        actions::campaign::{
            BATTLE_PLANS,
            plans::{Used, is_plan_of, parts},
            pools::Pools,
            sides::Sides,
        },
        powers::cite,
        request::Fighting,
    },
};

/// Returns whether a battle plan says what happens to a side that is defeated.
fn speaks_of_defeat(card: &'static Card) -> bool {
    [PlanDoes::SpareForce, PlanDoes::DoomForce, PlanDoes::DiscardIfDefeated].into_iter().any(|does| has(card, does))
}

fn has(card: &'static Card, does: PlanDoes) -> bool {
    parts(card).any(|part| part.does == does)
}

impl<'a> Sides<'a, '_> {
    /// Returns the plans that speak of defeat and that a side has without using them, where that counts.
    fn unused(&self, fighting: &Fighting, used: &[Used<'a>], side: Side) -> Vec<Used<'a>> {
        let is_used = |card: &Card| used.iter().any(|plan| plan.card.0.id == card.id);
        let mut had = self.powers.iter().filter(|power| {
            speaks_of_defeat(power.card)
                && is_plan_of(power.card, side)
                && !is_used(power.card)
                && self.side_holds(power, side, fighting)
        });
        let Some(first) = had.next() else { return Vec::new() };
        if !self.table.follows(D27, Printing::De) {
            return Vec::new();
        }
        let by = |power: &crate::rules::powers::in_force::InForce<'_>| match (side, self.defender) {
            (Side::Attacker, _) => Some(self.attacker),
            (Side::Defender, Some(_)) => self.users(&[power.card_ref()], fighting).into_iter().flatten().next(),
            (Side::Defender, None) => None,
        };
        [first]
            .into_iter()
            .chain(had)
            .map(|power| Used { card: power.card_ref(), side, by: by(power), site: power.site })
            .collect()
    }

    /// Adds to the fight what unused plans do for a side that is defeated.
    pub fn unused_words(&self, fighting: &Fighting, used: &[Used<'a>], pools: &mut Pools) {
        let changes = [
            (Side::Attacker, PlanDoes::SpareForce, Change::AttackersSpared),
            (Side::Attacker, PlanDoes::DoomForce, Change::AttackersDoomed),
            (Side::Defender, PlanDoes::SpareForce, Change::DefendersSpared),
            (Side::Defender, PlanDoes::DoomForce, Change::DefendersDoomed),
        ];
        for (side, does, value) in changes {
            for plan in self.unused(fighting, used, side).into_iter().filter(|plan| has(plan.card.0, does)) {
                pools.changes.push(Cited { value, cites: vec![BATTLE_PLANS.into(), cite(plan.card)] });
            }
        }
    }

    /// Discards the unused plans of the loser that say so.
    pub fn discard_unused(&self, setup: &mut Setup, fighting: &Fighting, loser: Side) {
        let unused = self.unused(fighting, &self.used(fighting), loser);
        for plan in unused.into_iter().filter(|plan| has(plan.card.0, PlanDoes::DiscardIfDefeated)) {
            self.put_away(setup, &plan);
        }
    }
}
