//! Where more favor and more secrets are of no use: all that they could still pay for in the turn can be paid.
//!
//! Looked at only where a goal asks who rules which sites. Favor then pays for Musters §5.2, for battle plans §5.5.3 and for the
//! powers of cards, secrets for the last two; everything else that brings favor or secrets, or moves them between banks, is
//! done in vain once there is enough. A power that is paid for by placing is used once §7.1.2, a battle plan in every Campaign
//! §7.5.3. On a table with a card of which that cannot be said, nothing is ever enough.

use super::reach::{CAMPAIGN, Reach, is_goods_special, within_reach};
use crate::{
    cards::{
        Card, Effect, Special,
        effect::{Deed, Good, MusterWhen, Pays, PlanDoes, PlanWhen, Timing},
    },
    game::{CardAt, CardRef, Colour, Favor, Position, Secrets, Setup, SiteAtSlot},
    rules::{Action, Recovered, Request},
};

/// What favor and secrets could pay for.
pub(super) struct Spare {
    /// Powers that can be used once.
    once: Vec<CardRef>,
    /// Powers that bring only favor and secrets, or move favor between the banks.
    goods: Vec<CardRef>,
    /// The battle plans.
    plans: Vec<CardRef>,
    /// The relics of others, and what they take favor and secrets for: of no use before a Campaign has taken them.
    theirs: Vec<(CardRef, Use)>,
}

/// What a card takes favor and secrets for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// For nothing.
    Nothing,
    /// For favor, secrets or the banks.
    Goods,
    /// For a power that is used once.
    Once,
    /// For a battle plan.
    Plan,
    /// Nobody can say how often.
    Unknown,
}

impl Spare {
    /// Returns what favor and secrets could pay for; nothing where that cannot be said.
    pub(super) fn new(position: &Position, me: Colour, reach: &Reach) -> Option<Self> {
        let relics_lie = position.sites.iter().flat_map(|site| &site.relics).any(|relic| relic.identity.card().is_some());
        let grounds = position.sites.iter().filter_map(SiteAtSlot::card);
        let mut all = position.cards().filter_map(CardAt::card).chain(grounds);
        if !reach.looks_at_rulers_only() || relics_lie || all.any(|card| card.effects.iter().any(binds_everybody)) {
            return None;
        }
        let mut found = Self { once: Vec::new(), goods: Vec::new(), plans: Vec::new(), theirs: Vec::new() };
        let others = position.players.iter().filter(|player| player.colour != me).flat_map(|player| &player.relics);
        let relics: Vec<CardRef> = others.filter_map(|relic| relic.identity.card()).collect();
        for card in within_reach(position, me) {
            match use_of(card.0, position) {
                Use::Nothing => {}
                used if relics.contains(&card) => found.theirs.push((card, used)),
                Use::Goods => found.goods.push(card),
                Use::Once => found.once.push(card),
                Use::Plan => found.plans.push(card),
                Use::Unknown => return None,
            }
        }
        Some(found)
    }

    /// Returns the favor and secrets that can be of use; nothing where the player has less.
    fn enough(&self, position: &Position, me: Colour) -> Option<(Favor, Secrets)> {
        let own = position.player(me)?;
        let supply = u32::from(own.supply?.0);
        let fights = supply / u32::from(CAMPAIGN);
        let is_own = |card: CardRef| own.relics.iter().any(|relic| relic.identity.card() == Some(card));
        let theirs = || self.theirs.iter().filter(|(card, _)| fights > 1 || is_own(*card));
        if theirs().any(|(_, used)| *used == Use::Unknown) {
            return None;
        }
        let of = |wanted: Use| theirs().filter(move |(_, used)| *used == wanted).map(|(card, _)| card);
        let is_free = |card: &&CardRef| !position.cards().any(|at| bears_tokens(at, **card));
        let once = costs(self.once.iter().chain(of(Use::Once)).filter(is_free));
        let plans = costs(self.plans.iter().chain(of(Use::Plan)));
        let musters = |fights: u32| supply - fights * u32::from(CAMPAIGN);
        let favor = (1..=fights).map(|fights| musters(fights) + fights * plans.0).max().unwrap_or(0) + once.0;
        let secrets = fights * plans.1 + once.1;
        let has = u32::from(own.favor.0) >= favor && u32::from(own.secrets.0) >= secrets;
        let (favor, secrets) = (u8::try_from(favor).ok()?, u8::try_from(secrets).ok()?);
        has.then_some((Favor(favor), Secrets(secrets)))
    }

    /// Returns the table without the favor and secrets that are of no use; nothing where there are none to spare.
    pub(super) fn without(&self, position: &Position, me: Colour) -> Option<Setup> {
        let (favor, secrets) = self.enough(position, me)?;
        let mut setup = position.clone().into_setup();
        setup.banks = None;
        let own = setup.players.iter_mut().find(|player| player.colour == me)?;
        (own.favor, own.secrets) = (favor, secrets);
        Some(setup)
    }

    /// Returns whether the player has all favor and secrets that can be of use.
    pub(super) fn has_enough(&self, position: &Position, me: Colour) -> bool {
        self.enough(position, me).is_some()
    }

    /// Returns whether an action brings only favor, secrets or a banner, or moves favor between the banks.
    pub(super) fn is_for_goods(&self, asked: &Request) -> bool {
        match &asked.action {
            Action::Trade(..) => true,
            Action::Recover(recovered) => !matches!(recovered, Recovered::Relic(_)),
            Action::Use(card, _) => card.card().is_some_and(|card| self.goods.contains(&card)),
            _ => false,
        }
    }
}

/// Returns the favor and secrets that some cards take together.
fn costs<'c>(cards: impl Iterator<Item = &'c CardRef>) -> (u32, u32) {
    cards.fold((0, 0), |(favor, secrets), card| {
        (favor + u32::from(card.0.cost.favor()), secrets + u32::from(card.0.cost.secrets()))
    })
}

fn bears_tokens(at: &CardAt, card: CardRef) -> bool {
    at.identity.card() == Some(card) && (at.favor.0 > 0 || at.secrets.0 > 0)
}

/// Returns what a card takes favor and secrets for.
fn use_of(card: &'static Card, position: &Position) -> Use {
    if card.powers.is_empty() {
        return Use::Nothing;
    }
    // The horse needs a card of a discard pile, and hidden ones are never guessed.
    if card.special == Some(Special::BrassHorse) && !position.discards.piles.iter().any(|pile| is_told(pile.as_ref())) {
        return Use::Nothing;
    }
    let is_unknown = card.effects.is_empty() && card.special.is_none();
    if is_unknown || card.special.is_some_and(|special| !is_goods_special(special)) || card.effects.iter().any(binds) {
        return Use::Unknown;
    }
    if card.powers.iter().any(|kind| kind.is_battle_plan()) {
        return Use::Plan;
    }
    let used = |effect: &Effect| matches!(effect, Effect::Use(used) if used.on == Timing::Action);
    let goods = |effect: &Effect| match effect {
        Effect::Use(used) => match used.does {
            Deed::Gain(gain) => matches!(gain.what, Good::Favor | Good::Secrets),
            Deed::Take(_) | Deed::TakeHere(_) | Deed::Shift(_) | Deed::Look(_) => true,
            _ => false,
        },
        _ => false,
    };
    let ends_phase = card.special.is_none_or(|special| special == Special::EndActPhase);
    let placed = card.cost.favor_placed > 0 || card.cost.secrets_placed > 0;
    if card.effects.iter().any(used) && ends_phase && card.effects.iter().all(goods) {
        Use::Goods
    } else if card.cost.is_free() {
        Use::Nothing
    } else if placed {
        Use::Once
    } else {
        Use::Unknown
    }
}

/// Returns whether cards of a pile are told.
fn is_told(pile: Option<&crate::game::Pile>) -> bool {
    matches!(pile, Some(crate::game::Pile::Cards(_)))
}

/// Returns whether an effect does so whoever has the card: what others charge or can do by it may hang on favor, secrets or banners.
fn binds_everybody(effect: &Effect) -> bool {
    match effect {
        Effect::Toll(_) => true,
        Effect::Plan(plan) => {
            matches!(plan.when, PlanWhen::HoldingDarkestSecret | PlanWhen::EnemyWithoutPeoplesFavor)
                || matches!(plan.does, PlanDoes::DiscardUnlessPeoplesFavor)
                || matches!(plan.does, PlanDoes::Now(does) | PlanDoes::OnVictory(does) if takes(does))
        }
        Effect::After(after) => takes(after.does),
        Effect::Use(_)
        | Effect::Wins
        | Effect::Search(_)
        | Effect::Play(_)
        | Effect::Muster(_)
        | Effect::Travel(_)
        | Effect::Trade(_)
        | Effect::AdviserLimit(_)
        | Effect::Cannot(_)
        | Effect::Pool(_) => false,
    }
}

/// Returns whether a deed takes something from somebody.
const fn takes(does: Deed) -> bool {
    matches!(does, Deed::Take(_) | Deed::TakeHere(_) | Deed::Shift(_) | Deed::Deal(_))
}

/// Returns whether an effect makes favor, secrets, banks or banners worth something beyond what is counted here.
fn binds(effect: &Effect) -> bool {
    match effect {
        Effect::Muster(muster) => muster.cost.is_some() || muster.when == MusterWhen::PoorestBank,
        Effect::Travel(travel) => travel.pays != Pays::Nothing,
        Effect::Trade(trade) => trade.pays != Pays::Nothing,
        Effect::Plan(plan) => plan.pays != Pays::Nothing,
        Effect::Toll(_)
        | Effect::Use(_)
        | Effect::After(_)
        | Effect::Wins
        | Effect::Search(_)
        | Effect::Play(_)
        | Effect::AdviserLimit(_)
        | Effect::Cannot(_)
        | Effect::Pool(_) => false,
    }
}
