//! Battle plans paid for §7.1.2, and what comes of them after the fight §5.5.6, §5.5.8: the choices that are still to be named,
//! and cards discarded. What the victor gets is told in [`crate::rules::actions::campaign::spoils`].

use crate::{
    cards::{
        Effect, Special,
        effect::{Deed, Gain, Good, Pays, PlanDoes, TollOn},
    },
    game::{CardAt, CardRef, Colour, Favor, Secrets, Setup, Slot, Supply, Warbands},
    law::{DivergenceId::D47, Printing},
    odds::Side,
    rules::{
        actions::campaign::{
            ending::Ending,
            freed::strike_back,
            plans::{Used, is_plan_of, parts},
            sides::Sides,
            spoils::Fallen,
        },
        base::Ruling,
        request::Fighting,
        state::{discard, moves},
    },
};

/// The most Supply there is §4.3.
const MOST_SUPPLY: u8 = 7;

impl<'a> Sides<'a, '_> {
    /// Returns the battle plans of a side that change the roll, those first that others reckon with.
    pub fn usable(&self, fighting: &Fighting, side: Side) -> Vec<CardRef> {
        if side == Side::Defender && self.defender.is_none() {
            return Vec::new();
        }
        let counts = |does: PlanDoes| !matches!(does, PlanDoes::Now(_) | PlanDoes::OnVictory(_));
        let mut found: Vec<CardRef> = self
            .powers
            .iter()
            .filter(|power| is_plan_of(power.card, side) && self.side_holds(power, side, fighting))
            .filter(|power| parts(power.card).any(|part| counts(part.does)))
            .map(crate::rules::powers::in_force::InForce::card_ref)
            .collect();
        found.sort_by_key(|card| {
            let kills = parts(card.0).any(|part| matches!(part.does, PlanDoes::KillAttackers(_)));
            let gives = parts(card.0).any(|part| matches!(part.pays, Pays::SacrificeInForce(_)));
            let moves = card.0.special == Some(Special::RedistributeWarbands);
            (!kills && !moves, gives)
        });
        found
    }

    /// Says what the end of the fight still asks for because of battle plans and of forces from several places.
    pub fn may_reckon(&self, fighting: &Fighting, ending: Ending, ruling: &mut Ruling) {
        let (pools, used) = (self.pools(fighting), self.used(fighting));
        for plan in &used {
            if ending.won == (plan.side == Side::Attacker) {
                self.may_choose_spoils(plan, fighting, (ending, &pools), ruling);
            }
            if plan.card.0.special == Some(Special::MountainGiant) && fighting.count_for(plan.card).is_none() {
                ruling.choices.push("choosing CARD N");
            }
        }
        self.may_ride(&used, &self.gone(&used, fighting, ending), fighting, ruling);
        if ending.won {
            self.may_take_hunted(fighting, ruling);
            self.may_steal(fighting, ruling);
        }
        let stacks = pools.defenders.iter().filter(|troops| !troops.bandits).count();
        let named = fighting.losing.iter().any(|(at, _)| !self.is_attackers(fighting, &pools, *at));
        if !ending.won && ending.defender_dead != Warbands::NONE && stacks > 1 && !named {
            ruling.choices.push(crate::rules::actions::campaign::ending::LOSING);
        }
        if !used.is_empty() {
            ruling.cite(crate::rules::actions::campaign::RESOLVE_PLANS);
        }
    }

    /// Returns the plans that are discarded at the end or by defeat §5.5.6, §5.5.8.
    fn gone(&self, used: &[Used<'a>], fighting: &Fighting, ending: Ending) -> Vec<Used<'a>> {
        let holder = self.table.position.peoples_favor.and_then(|banner| banner.holder);
        let goes = |plan: &&Used<'a>| {
            let keeps = holder.is_some() && self.you(plan, fighting).iter().any(|player| Some(player.colour) == holder);
            let unless = parts(plan.card.0).any(|part| part.does == PlanDoes::DiscardUnlessPeoplesFavor);
            is_discarded(plan, fighting, ending.won == (plan.side == Side::Attacker)) || !keeps && unless
        };
        used.iter().filter(goes).copied().collect()
    }

    /// Moves the warbands that battle plans move; all else was paid for.
    pub fn move_all(&self, setup: &mut Setup, fighting: &Fighting) {
        for plan in self.used(fighting).iter().filter(|plan| plan.by.is_some()) {
            self.move_warbands(setup, plan, fighting);
        }
    }

    /// Pays for all battle plans and for the declaration of targets.
    pub fn pay_plans(&self, setup: &mut Setup, fighting: &Fighting) {
        self.flip_secrets(setup, fighting);
        self.pay_jinx(setup, fighting);
        let used = self.used(fighting);
        for (at, plan) in used.iter().enumerate() {
            let Some(payer) = plan.by else { continue };
            let cost = plan.card.0.cost;
            moves::draw_on_vow(setup, payer.colour, Favor(cost.favor()));
            place(setup, plan.card, payer.colour, (Favor(cost.favor_placed), Secrets(cost.secrets_placed)));
            moves::burn_favor(setup, payer.colour, Favor(cost.favor_burned));
            moves::burn_secrets(setup, payer.colour, Secrets(cost.secrets_burned));
            for (toll, _) in self.toll(plan.side, fighting) {
                if let Pays::PlaceSecret(count) = toll {
                    place(setup, plan.card, payer.colour, (Favor::NONE, Secrets(count)));
                } else if let Pays::BurnFavor(count) = toll {
                    moves::draw_on_vow(setup, payer.colour, Favor(count));
                    moves::burn_favor(setup, payer.colour, Favor(count));
                }
            }
            self.move_warbands(setup, plan, fighting);
            for part in parts(plan.card.0) {
                let mut before = self.pools_with(fighting, used.get(..at).unwrap_or_default());
                if part.pays == Pays::FavorToEnemyPerDie && self.holds(part.when, plan, fighting, &mut before) {
                    let dice = u8::try_from(before.defense_dice()).unwrap_or(u8::MAX);
                    let enemy = if plan.side == Side::Attacker { self.defender } else { Some(self.attacker) };
                    if let Some(enemy) = enemy {
                        moves::draw_on_vow(setup, payer.colour, Favor(dice));
                        moves::give_favor(setup, payer.colour, enemy.colour, Favor(dice));
                    }
                }
                if let PlanDoes::Now(Deed::Gain(Gain { what: Good::Supply, count, .. })) = part.does
                    && let Some(player) = moves::player(setup, payer.colour)
                {
                    player.supply = player.supply.map(|have| have.and(Supply(count)).min(Supply(MOST_SUPPLY)));
                }
            }
        }
    }

    /// Turns secrets facedown for targets at The Hidden Place.
    fn flip_secrets(&self, setup: &mut Setup, fighting: &Fighting) {
        for power in &self.powers {
            let asks = |effect: &Effect| matches!(effect, Effect::Toll(toll) if toll.on == TollOn::TargetingHere && toll.pays == Pays::FlipSecret);
            if power.card.effects.iter().any(asks) && power.site.is_some_and(|slot| self.aims_at(fighting, slot)) {
                flip(setup, self.attacker.colour, Secrets(1));
            }
        }
    }

    /// Gives the victor what battle plans promise, heals the dead, then discards what must go §5.5.6, §5.5.8.
    pub fn reckon(&self, setup: &mut Setup, fighting: &Fighting, ending: Ending) {
        let used = self.used(fighting);
        let victor = if ending.won { Side::Attacker } else { Side::Defender };
        let killed = if ending.won { ending.defender_lost } else { ending.attacker_lost };
        let mut fallen = Fallen { killed, ..Fallen::default() };
        strike_back(setup, self.attacker.colour);
        for plan in used.iter().filter(|plan| plan.side == victor) {
            self.reward(setup, plan, fighting, ending, &mut fallen);
        }
        self.heal(setup, &used, ending, fallen.burned);
        self.discard_unused(setup, fighting, victor.enemy());
        let (gone, beast) = self.ridden(&used, self.gone(&used, fighting, ending), fighting);
        for plan in gone.iter().chain(&beast) {
            self.put_away(setup, plan);
        }
        let victors: Vec<Used<'a>> = used.into_iter().filter(|plan| plan.side == victor).collect();
        self.turn_citizens(setup, &victors, fighting);
    }

    /// Puts a plan on the discard pile §10/discard: an adviser by where its owner's pawn is. Secrets on it go to the attacker,
    /// who acts, or by the German printing to whoever discards it (D47). Homelands count only what the player in turn discards.
    pub(crate) fn put_away(&self, setup: &mut Setup, plan: &Used<'_>) {
        let at: Option<Slot> = plan.site.or_else(|| plan.by.and_then(|player| setup.player(player.colour)?.pawn));
        let before = setup.this_turn.discarded.len();
        let own = plan.by.is_some_and(|user| setup.turn.or(self.table.by) == Some(user.colour));
        let Some(mut card) = take_out(setup, plan.card) else { return };
        if card.secrets != Secrets::NONE
            && self.table.follows(D47, Printing::De)
            && let Some(user) = plan.by.and_then(|user| moves::player(setup, user.colour))
        {
            user.secrets_facedown = user.secrets_facedown.and(std::mem::take(&mut card.secrets));
        }
        discard::put_away(self.table, setup, card, at, None);
        if plan.site.is_none() || !own {
            setup.this_turn.discarded.truncate(before);
        }
    }
}

/// Returns whether a plan is discarded at the end or by defeat §5.5.6, §5.5.8.
fn is_discarded(plan: &Used<'_>, fighting: &Fighting, won: bool) -> bool {
    let giant = plan.card.0.special == Some(Special::MountainGiant)
        && fighting.count_for(plan.card).is_some_and(|dice| dice.unsigned_abs() > 1);
    giant
        || parts(plan.card.0).any(|part| part.does == PlanDoes::DiscardAtEnd || part.does == PlanDoes::DiscardIfDefeated && !won)
}

/// Pays what a card costs §7.1.2: onto the card, or outside one's turn favor to the bank and secrets facedown.
pub(crate) fn place(setup: &mut Setup, card: CardRef, colour: Colour, (favor, secrets): (Favor, Secrets)) {
    let outside = setup.turn != Some(colour);
    let Some(player) = moves::player(setup, colour) else { return };
    player.favor = player.favor.less(favor).unwrap_or(Favor::NONE);
    if outside {
        flip(setup, colour, secrets);
        match card.0.suit {
            Some(suit) => moves::to_bank(setup, suit, favor),
            None => moves::to_shared_bank(setup, favor),
        }
        return;
    }
    moves::spend_secrets(player, secrets);
    if let Some(card) = all_cards(setup).find(|it| is(it, card)) {
        card.favor = card.favor.and(favor);
        card.secrets = card.secrets.and(secrets);
    }
}

fn flip(setup: &mut Setup, colour: Colour, secrets: Secrets) {
    if let Some(player) = moves::player(setup, colour) {
        let flipped = player.secrets.min(secrets);
        player.secrets = player.secrets.less(flipped).unwrap_or(Secrets::NONE);
        player.secrets_facedown = player.secrets_facedown.and(flipped);
    }
}

pub(crate) fn is(at: &CardAt, card: CardRef) -> bool {
    at.card().is_some_and(|it| it.id == card.0.id)
}

pub(crate) fn all_cards(setup: &mut Setup) -> impl Iterator<Item = &mut CardAt> {
    let at_sites = setup.sites.iter_mut().flat_map(|site| &mut site.cards);
    at_sites.chain(setup.players.iter_mut().flat_map(|player| player.advisers.iter_mut().chain(&mut player.relics)))
}

fn take_out(setup: &mut Setup, card: CardRef) -> Option<CardAt> {
    let piles = setup.sites.iter_mut().map(|site| &mut site.cards);
    for pile in piles.chain(setup.players.iter_mut().map(|player| &mut player.advisers)) {
        if let Some(at) = pile.iter().position(|it| is(it, card)) {
            return Some(pile.remove(at));
        }
    }
    None
}
