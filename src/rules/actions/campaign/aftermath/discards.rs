//! Battle plans that are discarded §5.5.6, §5.5.8, and the Beast card that Wild Mounts gives in place of Nomad plans.

use crate::{
    cards::{Special, Suit, effect::PlanDoes},
    game::{CardAt, CardIdentity, CardRef, Ruler, Secrets, Setup, Slot},
    law::{DivergenceId::D47, Printing},
    odds::Side,
    rules::{
        actions::campaign::{
            BATTLE_PLANS, RESOLVE_PLANS,
            aftermath::Aftermath,
            battle::{Used, does, parts},
        },
        base::{Matter, NeededChoice, Ruling},
        powers::{cite, in_force::InForce},
        state::{discard, moves},
    },
};

impl<'a> Aftermath<'_, 'a> {
    /// Returns the plans that are discarded at the end or by defeat §5.5.6, §5.5.8.
    pub(crate) fn discarded(&self) -> Vec<Used<'a>> {
        let holder = self.campaign.table.position.peoples_favor.and_then(|banner| banner.holder);
        let goes = |plan: &&Used<'a>| {
            let keeps = holder.is_some() && self.campaign.meant_by_you(plan).iter().any(|player| Some(player.colour) == holder);
            let unless = does(plan.card.0, PlanDoes::DiscardUnlessPeoplesFavor);
            self.is_discarded(plan, self.ending.won == (plan.side == Side::Attacker)) || !keeps && unless
        };
        self.battle.used.iter().filter(goes).copied().collect()
    }

    /// Returns whether a plan is discarded at the end or by defeat §5.5.6, §5.5.8.
    fn is_discarded(&self, plan: &Used<'_>, won: bool) -> bool {
        let giant = plan.card.0.special == Some(Special::MountainGiant)
            && self.battle.choices.count_for(plan.card).is_some_and(|dice| dice.unsigned_abs() > 1);
        giant
            || parts(plan.card.0)
                .any(|part| part.does == PlanDoes::DiscardAtEnd || part.does == PlanDoes::DiscardIfDefeated && !won)
    }

    /// Rules on the Beast card that Wild Mounts gives in place of Nomad plans; `discarded` are the plans that must go.
    pub(crate) fn check_beast(&self, ruling: &mut Ruling, discarded: &[Used<'a>]) {
        let used = &self.battle.used;
        let mounts = used.iter().find(|plan| plan.card.0.special == Some(Special::WildMounts) && plan.by.is_some());
        let Some((mounts, user)) = mounts.and_then(|plan| plan.by.map(|by| (plan, by))) else {
            if let Some(card) = self.choices.discarding {
                ruling.object(Matter::CardNotMeant { card: CardIdentity::Known(card) }, [BATTLE_PLANS]);
            }
            return;
        };
        let in_use = |card: CardRef| used.iter().any(|plan| plan.card == card);
        let is_beast = |card: CardRef| card.0.suit == Some(Suit::Beast) && !card.0.locked && self.campaign.rules_card(user, card);
        let cites = || [RESOLVE_PLANS.into(), cite(mounts.card)];
        let spared = discarded.iter().any(|plan| is_spared(plan, mounts));
        let could = self.campaign.powers.iter().map(InForce::card_ref).any(|card| is_beast(card) && !in_use(card));
        match self.choices.discarding {
            Some(card) if in_use(card) => ruling.object(Matter::ModifierInUse { card: CardIdentity::Known(card) }, cites()),
            Some(card) if !is_beast(card) => ruling.object(Matter::CardNotMeant { card: CardIdentity::Known(card) }, cites()),
            None if spared && could && self.battle.choices.count_for(mounts.card).is_none() => {
                ruling.explain(Matter::MayGiveBeast { card: mounts.card }, cites());
                ruling.choices.push(NeededChoice::DiscardOrNot);
            }
            Some(_) | None => {}
        }
    }

    /// Returns the plans that are discarded after Wild Mounts had its say, and the Beast card that goes in their place.
    pub(crate) fn spared_by_mounts(&self, discarded: Vec<Used<'a>>) -> (Vec<Used<'a>>, Option<Used<'a>>) {
        let used = &self.battle.used;
        let mounts = used.iter().find(|plan| plan.card.0.special == Some(Special::WildMounts));
        let beast = mounts.and_then(|mounts| match mounts.by {
            Some(_) => self.choices.discarding.map(|beast| self.campaign.placed(beast, mounts.side, mounts.by)),
            None => self.beast_of_bandits(mounts, &discarded),
        });
        let (Some(mounts), Some(beast)) = (mounts, beast) else { return (discarded, None) };
        (discarded.into_iter().filter(|plan| !is_spared(plan, mounts)).collect(), Some(beast))
    }

    /// Returns the Beast card that bandits discard in place of two or more Nomad plans: the first at their sites, from the top of
    /// the Cradle down (publisher). One in use stays §7.4.3.
    fn beast_of_bandits(&self, mounts: &Used<'a>, discarded: &[Used<'a>]) -> Option<Used<'a>> {
        let nomads = discarded.iter().filter(|plan| is_spared(plan, mounts)).count();
        let in_use = |card: CardRef| self.battle.used.iter().any(|plan| plan.card == card);
        let free = |power: &&InForce<'_>| {
            let lies = power.lies.is_some_and(|lies| lies.suit() == Some(Suit::Beast) && !lies.is_locked());
            lies && power.ruler == Ruler::Bandits && !in_use(power.card_ref())
        };
        let beast = self.campaign.powers.iter().find(free).filter(|_| nomads > 1)?;
        Some(Used { card: beast.card_ref(), site: beast.site, ..*mounts })
    }

    /// Discards the unused plans of the loser that say so.
    pub(crate) fn discard_unused(&self, setup: &mut Setup, loser: Side) {
        let unused = self.battle.unused(&self.battle.used, loser);
        for plan in unused.into_iter().filter(|plan| does(plan.card.0, PlanDoes::DiscardIfDefeated)) {
            self.put_away(setup, &plan);
        }
    }

    /// Puts a plan on the discard pile §10/discard: an adviser by where its owner's pawn is. Secrets on it go to the attacker,
    /// who acts, or by the German printing to the player who discards it (D47). Homelands count only what the player in turn discards.
    pub(crate) fn put_away(&self, setup: &mut Setup, plan: &Used<'_>) {
        let at: Option<Slot> = plan.site.or_else(|| plan.by.and_then(|player| setup.player(player.colour)?.pawn));
        let before = setup.this_turn.discarded.len();
        let own = plan.by.is_some_and(|user| setup.turn.or(self.campaign.table.by) == Some(user.colour));
        let Some(mut card) = take_out(setup, plan.card) else { return };
        if card.secrets != Secrets::NONE
            && self.campaign.table.follows(D47, Printing::De)
            && let Some(user) = plan.by.and_then(|user| moves::player(setup, user.colour))
        {
            user.secrets_facedown = user.secrets_facedown.saturating_add(std::mem::take(&mut card.secrets));
        }
        discard::put_away(self.campaign.table, setup, card, at, None);
        if plan.site.is_none() || !own {
            setup.this_turn.discarded.truncate(before);
        }
    }
}

/// Returns whether Wild Mounts spares a plan: a Nomad card of its user.
fn is_spared(plan: &Used<'_>, mounts: &Used<'_>) -> bool {
    let user = |plan: &Used<'_>| (plan.side, plan.by.map(|by| by.colour));
    plan.card.0.suit == Some(Suit::Nomad) && user(plan) == user(mounts)
}

fn take_out(setup: &mut Setup, card: CardRef) -> Option<CardAt> {
    let piles = setup.sites.iter_mut().map(|site| &mut site.cards);
    for pile in piles.chain(setup.players.iter_mut().map(|player| &mut player.advisers)) {
        if let Some(at) = pile.iter().position(|it| it.identity == CardIdentity::Known(card)) {
            return Some(pile.remove(at));
        }
    }
    None
}
