//! Battle plans paid for §7.1.2, and what comes of them after the fight §5.5.6, §5.5.8: rewards of the victor, cards
//! discarded. What leaves a choice that no word names is not carried out.

use super::{
    ending::Ending,
    plans::{Side, Used, is_plan_of, parts},
    sides::Sides,
};
use crate::{
    cards::{
        Effect, Special, Suit,
        effect::{Bank, Deed, Gain, Good, Pays, Per, PlanDoes, TollOn},
    },
    game::{CardAt, CardRef, Colour, Favor, Secrets, Setup, Slot, Supply, Target, Warbands},
    law::Lang,
    rules::{action::Fighting, missing::Missing, moves, play, ruling::Ruling},
};

/// The most Supply there is §4.3.
const MOST_SUPPLY: u8 = 7;

impl<'a> Sides<'a, '_> {
    /// Returns the battle plans of a side that change the roll, those first that others reckon with.
    pub fn usable(&self, fighting: &Fighting, side: Side) -> Vec<CardRef> {
        if side == Side::Defender && self.defender.is_none() {
            return Vec::new();
        }
        let open = |special| matches!(special, Some(Special::RelicHunter | Special::RedistributeWarbands));
        let counts = |does: PlanDoes| !matches!(does, PlanDoes::Now(_) | PlanDoes::OnVictory(_));
        let mut found: Vec<CardRef> = self
            .powers
            .iter()
            .filter(|power| is_plan_of(power.card, side) && !open(power.card.special) && self.side_holds(power, side, fighting))
            .filter(|power| parts(power.card).any(|part| counts(part.does)))
            .map(crate::rules::powers::in_force::InForce::card_ref)
            .collect();
        found.sort_by_key(|card| {
            let kills = parts(card.0).any(|part| matches!(part.does, PlanDoes::KillAttackers(_)));
            let gives = parts(card.0).any(|part| matches!(part.pays, Pays::SacrificeInForce(_)));
            (!kills, gives)
        });
        found
    }

    /// Says what the end of the fight still asks for because of battle plans.
    pub fn may_reckon(&self, fighting: &Fighting, ending: Ending, ruling: &mut Ruling) {
        let pools = self.pools(fighting);
        let healed = |word: &str| word.ends_with("-healed");
        let used = self.used(fighting);
        let mut open = pools.joined != Warbands::NONE || pools.changes.iter().any(|change| healed(&change.value));
        for plan in &used {
            let won = ending.won == (plan.side == Side::Attacker);
            open |= won && self.leaves_choice(plan, fighting);
            open |= plan.card.0.special == Some(Special::WildMounts)
                && used
                    .iter()
                    .any(|it| it.side == plan.side && it.card.0.suit == Some(Suit::Nomad) && is_discarded(it, fighting, true));
            let unsaid = !fighting.choosing.iter().any(|(card, _)| *card == plan.card);
            if plan.card.0.special == Some(Special::MountainGiant) && unsaid {
                ruling.choices.push("choosing CARD N");
            }
        }
        if open {
            ruling.needs.push(Missing::Effect);
        }
        let stacks = pools.defenders.iter().filter(|troops| !troops.bandits).count();
        if !ending.won && ending.defender_lost != Warbands::NONE && stacks > 1 && self.defending_losses(fighting).is_empty() {
            ruling.choices.push("losing N from SITE|COLOUR,...");
        }
        if !used.is_empty() {
            ruling.cite(super::RESOLVE_PLANS);
        }
    }

    /// Returns whether a victorious side has a choice by a plan that no word names.
    fn leaves_choice(&self, plan: &Used<'a>, fighting: &Fighting) -> bool {
        let citizen = parts(plan.card.0).any(|part| matches!(part.does, PlanDoes::OnVictory(Deed::BecomeCitizen { .. })));
        let mixed = self.defender.is_some_and(|it| it.secrets != Secrets::NONE && it.secrets_facedown != Secrets::NONE);
        let special = plan.card.0.special;
        matches!(special, Some(Special::SecondWind | Special::StickyFire | Special::ObsidianCage))
            || special == Some(Special::BookBurning) && mixed && fighting.targets.contains(&Target::Pawn)
            || citizen
    }

    /// Pays for all battle plans and for the declaration of targets.
    pub fn pay_plans(&self, setup: &mut Setup, fighting: &Fighting) {
        self.flip_secrets(setup, fighting);
        let used = self.used(fighting);
        for (at, plan) in used.iter().enumerate() {
            let Some(payer) = plan.by else { continue };
            let cost = plan.card.0.cost;
            moves::draw_on_vow(setup, payer.colour, Favor(cost.favor()));
            place(setup, plan, payer.colour, (Favor(cost.favor_placed), Secrets(cost.secrets_placed)));
            moves::burn_favor(setup, payer.colour, Favor(cost.favor_burned));
            moves::burn_secrets(setup, payer.colour, Secrets(cost.secrets_burned));
            for (toll, _) in self.toll(plan.side, fighting) {
                if let Pays::PlaceSecret(count) = toll {
                    place(setup, plan, payer.colour, (Favor::NONE, Secrets(count)));
                } else if let Pays::BurnFavor(count) = toll {
                    moves::draw_on_vow(setup, payer.colour, Favor(count));
                    moves::burn_favor(setup, payer.colour, Favor(count));
                }
            }
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

    /// Gives the victor what battle plans promise, then discards what must go §5.5.6, §5.5.8.
    pub fn reckon(&self, setup: &mut Setup, fighting: &Fighting, ending: Ending) {
        let used = self.used(fighting);
        let victor = if ending.won { Side::Attacker } else { Side::Defender };
        for plan in used.iter().filter(|plan| plan.side == victor) {
            self.reward(setup, plan, fighting, ending);
        }
        self.discard_unused(setup, fighting, victor.enemy());
        for plan in &used {
            let holds = self.table.position.peoples_favor.and_then(|banner| banner.holder);
            let keeps = holds.is_some() && holds == plan.by.map(|player| player.colour);
            let gone = is_discarded(plan, fighting, plan.side == victor);
            if gone || !keeps && parts(plan.card.0).any(|part| part.does == PlanDoes::DiscardUnlessPeoplesFavor) {
                self.put_away(setup, plan);
            }
        }
    }

    fn reward(&self, setup: &mut Setup, plan: &Used<'a>, fighting: &Fighting, ending: Ending) {
        let pawn = fighting.targets.contains(&Target::Pawn);
        if let Some(loser) = self.defender.filter(|_| pawn) {
            if plan.card.0.special == Some(Special::Slander) {
                moves::burn_favor(setup, loser.colour, Favor(u8::MAX));
            } else if plan.card.0.special == Some(Special::BookBurning) {
                let all = loser.secrets.and(loser.secrets_facedown);
                moves::burn_secrets(setup, loser.colour, all.less(Secrets(1)).unwrap_or(Secrets::NONE));
            }
        }
        let Some(user) = plan.by else { return };
        let killed = if plan.side == Side::Attacker { ending.defender_lost } else { ending.attacker_lost };
        for part in parts(plan.card.0) {
            let PlanDoes::OnVictory(Deed::Gain(gain)) = part.does else { continue };
            match (gain.what, gain.per, gain.from) {
                (Good::Favor, Per::EnemyAdviser, Bank::Matching) => {
                    for suit in self.enemy_suits(plan.side, fighting) {
                        moves::gain_favor(setup, user.colour, suit, Favor(gain.count));
                    }
                }
                (Good::Favor, _, Bank::Of(suit)) => moves::gain_favor(setup, user.colour, suit, Favor(gain.count)),
                (Good::Warbands, Per::EnemyKilled, _) => moves::gain_warbands(setup, user.colour, killed),
                (Good::Warbands, _, _) => moves::gain_warbands(setup, user.colour, Warbands(gain.count)),
                _ => {}
            }
        }
    }

    /// Puts a plan on the discard pile §10/discard: an adviser by where its owner's pawn is. Secrets on it go to the attacker,
    /// who acts, or by the German printing to whoever discards it (D47).
    pub(super) fn put_away(&self, setup: &mut Setup, plan: &Used<'_>) {
        let at: Option<Slot> = plan.site.or_else(|| plan.by.and_then(|player| setup.player(player.colour)?.pawn));
        let before = setup.this_turn.discarded.len();
        let Some(mut card) = take_out(setup, plan.card) else { return };
        if card.secrets != Secrets::NONE
            && self.table.follows("D47", Lang::De)
            && let Some(user) = plan.by.and_then(|user| moves::player(setup, user.colour))
        {
            user.secrets_facedown = user.secrets_facedown.and(std::mem::take(&mut card.secrets));
        }
        play::put_away(self.table, setup, card, at);
        if plan.site.is_none() {
            setup.this_turn.discarded.truncate(before);
        }
    }
}

/// Returns whether a plan is discarded at the end or by defeat §5.5.6, §5.5.8.
fn is_discarded(plan: &Used<'_>, fighting: &Fighting, won: bool) -> bool {
    let giant = plan.card.0.special == Some(Special::MountainGiant)
        && fighting.choosing.iter().any(|(card, dice)| *card == plan.card && dice.unsigned_abs() > 1);
    giant
        || parts(plan.card.0).any(|part| part.does == PlanDoes::DiscardAtEnd || part.does == PlanDoes::DiscardIfDefeated && !won)
}

/// Pays what a plan costs §7.1.2: onto the card, or outside one's turn favor to the bank and secrets facedown.
fn place(setup: &mut Setup, plan: &Used<'_>, colour: Colour, (favor, secrets): (Favor, Secrets)) {
    let Some(player) = moves::player(setup, colour) else { return };
    player.favor = player.favor.less(favor).unwrap_or(Favor::NONE);
    if plan.side == Side::Defender {
        flip(setup, colour, secrets);
        match plan.card.0.suit {
            Some(suit) => moves::to_bank(setup, suit, favor),
            None => moves::to_shared_bank(setup, favor),
        }
        return;
    }
    moves::spend_secrets(player, secrets);
    if let Some(card) = all_cards(setup).find(|card| is(card, plan.card)) {
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

fn is(at: &CardAt, card: CardRef) -> bool {
    at.card().is_some_and(|it| it.id == card.0.id)
}

fn all_cards(setup: &mut Setup) -> impl Iterator<Item = &mut CardAt> {
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
