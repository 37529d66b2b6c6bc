//! Battle plans and the declaration paid for §7.1.2, with what plans do at once §5.5.3.

use crate::{
    cards::{
        Effect,
        effect::{Deed, Gain, Good, Pays, PlanDoes, TollOn},
    },
    game::{CardAt, CardRef, Colour, Favor, MOST_SUPPLY, Secrets, Setup, Supply},
    odds::Side,
    rules::{
        actions::campaign::battle::{Battle, plans::parts},
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

    /// Pays for all battle plans and for the declaration of targets.
    pub(crate) fn pay_plans(&self, setup: &mut Setup) {
        self.flip_secrets(setup);
        self.pay_jinx(setup);
        let used = &self.used;
        for (at, plan) in used.iter().enumerate() {
            let Some(payer) = plan.by else { continue };
            let cost = plan.card.0.cost;
            moves::draw_on_vow(setup, payer.colour, Favor(cost.favor()));
            place(setup, plan.card, payer.colour, Favor(cost.favor_placed), Secrets(cost.secrets_placed));
            moves::burn_favor(setup, payer.colour, Favor(cost.favor_burned));
            moves::burn_secrets(setup, payer.colour, Secrets(cost.secrets_burned));
            for (toll, _) in self.campaign.toll(plan.side) {
                if let Pays::PlaceSecret(count) = toll {
                    place(setup, plan.card, payer.colour, Favor::NONE, Secrets(count));
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
                flip(setup, self.campaign.attacker.colour, Secrets(1));
            }
        }
    }
}

/// Pays what a card costs §7.1.2: onto the card, or outside one's turn favor to the bank and secrets facedown.
pub(crate) fn place(setup: &mut Setup, card: CardRef, colour: Colour, favor: Favor, secrets: Secrets) {
    let outside = setup.turn != Some(colour);
    let Some(player) = moves::player(setup, colour) else { return };
    player.favor = player.favor.checked_sub(favor).unwrap_or(Favor::NONE);
    if outside {
        flip(setup, colour, secrets);
        match card.0.suit {
            Some(suit) => moves::to_bank(setup, suit, favor),
            None => moves::to_shared_bank(setup, favor),
        }
        return;
    }
    moves::spend_secrets(player, secrets);
    if let Some(card) = all_cards(setup).find(|it| is_card(it, card)) {
        card.favor = card.favor.saturating_add(favor);
        card.secrets = card.secrets.saturating_add(secrets);
    }
}

fn flip(setup: &mut Setup, colour: Colour, secrets: Secrets) {
    if let Some(player) = moves::player(setup, colour) {
        let flipped = player.secrets.min(secrets);
        player.secrets = player.secrets.checked_sub(flipped).unwrap_or(Secrets::NONE);
        player.secrets_facedown = player.secrets_facedown.saturating_add(flipped);
    }
}

/// Returns whether this is the card.
pub(crate) fn is_card(at: &CardAt, card: CardRef) -> bool {
    at.card().is_some_and(|it| it.id == card.0.id)
}

/// Returns all cards at sites and of players.
pub(crate) fn all_cards(setup: &mut Setup) -> impl Iterator<Item = &mut CardAt> {
    let at_sites = setup.sites.iter_mut().flat_map(|site| &mut site.cards);
    at_sites.chain(setup.players.iter_mut().flat_map(|player| player.advisers.iter_mut().chain(&mut player.relics)))
}
