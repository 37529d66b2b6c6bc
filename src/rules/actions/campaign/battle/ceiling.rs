//! How good battle plans §5.5.3 can make a Campaign for the attacker at most, for a search for the best set of targets: the
//! attacker uses every plan to the full, the defending side only what it can use against everything.

use crate::{
    cards::{
        Special,
        effect::{Pays, Per, PlanDoes, PlanWhen, Sign},
    },
    game::{CardIdentity, CardRef},
    law::Cited,
    odds::Side,
    rules::{
        actions::campaign::{
            battle::{
                Battle,
                effects::{GIANT_DICE, change, plan_cites},
                plans::{bars_enemy, parts},
            },
            pools::Pools,
        },
        base::{Ruling, Verdict},
        powers::cite,
        request::BattleChoices,
    },
};

impl Battle<'_, '_> {
    /// Returns both pools and both forces as they are at best for the attacker: every plan that the attacker could use does all
    /// it can, whatever its condition and cost. No choice of plans is better against a defending side that plays well.
    #[must_use]
    pub fn pools_at_best(&self) -> Pools {
        let choices = BattleChoices { defending: self.sure_answer(), ..self.choices.clone() };
        let mut pools = self.campaign.battle(self.using, &choices).pools().clone();
        for card in self.campaign.usable_plans(Side::Attacker) {
            let plan = self.campaign.placed(card, Side::Attacker, Some(self.campaign.attacker));
            for part in parts(card.0) {
                match part.does {
                    PlanDoes::Attack(dice) if dice.sign != Sign::Minus => {
                        let sites = if dice.per == Per::TargetedSite { self.campaign.possible_sites().len() } else { 0 };
                        let most = usize::from(self.campaign.most_dice(dice, &plan).unsigned_abs());
                        let giant = if card.0.special == Some(Special::MountainGiant) { GIANT_DICE } else { 0 };
                        let most = most.max(usize::from(dice.count) * sites).max(giant.into());
                        pools.change_attack(i8::try_from(most).unwrap_or(i8::MAX), card, plan_cites(&plan));
                    }
                    other => {
                        let change = change(other, Side::Attacker).map(|value| Cited { value, cites: vec![cite(card)] });
                        pools.changes.extend(change);
                    }
                }
            }
        }
        pools
    }

    /// Returns plans that the defending side can use together whatever is targeted and whatever the attacker does.
    fn sure_answer(&self) -> Vec<CardIdentity> {
        let mut answer: Vec<CardIdentity> = Vec::new();
        if self.campaign.usable_plans(Side::Attacker).iter().any(|card| bars_enemy(card.0)) {
            return answer;
        }
        let sure = |card: &CardRef| {
            let always = parts(card.0)
                .all(|part| part.when == PlanWhen::Always && part.pays == Pays::Nothing && part.does != PlanDoes::BarOwnPlans);
            always && card.0.special.is_none()
        };
        for card in self.campaign.usable_plans(Side::Defender).into_iter().filter(sure) {
            answer.push(CardIdentity::Known(card));
            let choices = BattleChoices { defending: answer.clone(), ..self.choices.clone() };
            let battle = self.campaign.battle(self.using, &choices);
            if Ruling::apart(|ruling| battle.check_plans(ruling)).verdict() != Verdict::Legal {
                answer.pop();
            }
        }
        answer
    }
}
