//! Battle plans and the declaration paid for §7.1.2, with what plans do at once §5.5.3.

use crate::{
    cards::{
        Effect,
        effect::{Deed, Gain, Good, Pays, PlanDoes, TollOn},
    },
    game::{Favor, MOST_SUPPLY, Secrets, Setup, Supply},
    odds::Side,
    rules::{
        actions::campaign::battle::{Battle, plans::parts},
        powers::pay,
        state::moves,
    },
};

impl Battle<'_, '_> {
    /// Moves the warbands that battle plans move; all else was paid for.
    pub(crate) fn move_all(&self, setup: &mut Setup) {
        for plan in self.used.iter().filter(|plan| plan.by.is_some()) {
            self.move_warbands(setup, plan);
        }
    }

    /// Pays for all battle plans and gives the favor that the declaration brings, unless the Campaign is under way and that was done.
    pub(crate) fn pay_unless_under_way(&self, setup: &mut Setup) {
        if !self.campaign.declaration.under_way {
            self.herald(setup);
            self.pay_plans(setup);
        }
    }

    /// Pays for all battle plans and for the declaration of targets.
    fn pay_plans(&self, setup: &mut Setup) {
        self.flip_secrets(setup);
        self.pay_jinx(setup);
        let used = &self.used;
        for (at, plan) in used.iter().enumerate() {
            let Some(payer) = plan.by else { continue };
            pay::pay_printed(setup, payer.colour, plan.card);
            for &(toll, _) in self.campaign.toll(plan.side) {
                if let Pays::PlaceSecret(count) = toll {
                    pay::place(setup, payer.colour, plan.card, Favor::NONE, Secrets(count));
                } else if let Pays::BurnFavor(count) = toll {
                    moves::draw_on_vow(setup, payer.colour, Favor(count));
                    moves::burn_favor(setup, payer.colour, Favor(count));
                }
            }
            self.move_warbands(setup, plan);
            for part in parts(plan.card.0) {
                let mut before = self.pools_with(used.get(..at).unwrap_or_default());
                if part.pays == Pays::FavorToEnemyPerDie && self.campaign.holds(part.when, plan, &mut before) {
                    let dice = u8::try_from(before.defense_dice()).unwrap_or(u8::MAX);
                    let enemy = if plan.side == Side::Attacker { self.campaign.defender } else { Some(self.campaign.attacker) };
                    if let Some(enemy) = enemy {
                        moves::draw_on_vow(setup, payer.colour, Favor(dice));
                        moves::give_favor(setup, payer.colour, enemy.colour, Favor(dice));
                    }
                }
                if let PlanDoes::Now(Deed::Gain(Gain { what: Good::Supply, count, .. })) = part.does
                    && let Some(player) = moves::player(setup, payer.colour)
                {
                    player.supply = player.supply.map(|have| have.saturating_add(Supply(count)).min(MOST_SUPPLY));
                }
            }
        }
    }

    /// Turns secrets facedown for targets at The Hidden Place.
    fn flip_secrets(&self, setup: &mut Setup) {
        for power in self.campaign.powers {
            let asks = |effect: &Effect| matches!(effect, Effect::Toll(toll) if toll.on == TollOn::TargetingHere && toll.pays == Pays::FlipSecret);
            if power.card.effects.iter().any(asks) && power.site.is_some_and(|slot| self.campaign.aims_at(slot)) {
                moves::flip_secrets(setup, self.campaign.attacker.colour, Secrets(1));
            }
        }
    }
}
