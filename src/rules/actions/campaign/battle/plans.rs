//! Battle plans §5.5.3, §7.5: which cards are some, who uses which, what keeps a side from using one and what its enemy adds to
//! the cost; bandits use all that they rule and that cost nothing.

use crate::{
    cards::{
        Card, Effect, PowerKind, Special,
        effect::{Act, CannotWhen, Cards, Deed, Pays, Plan, PlanDoes, TollOn},
    },
    game::{CardIdentity, CardRef, Player, Ruler, Slot, suits_match},
    law::{Cite, Cited, LawRef, law},
    odds::Side,
    rules::{actions::campaign::declaration::Campaign, base::Cost, powers::in_force::InForce},
};

const CANNOT: LawRef = law("9.2");

/// A battle plan in use.
#[derive(Clone, Copy)]
pub(crate) struct Used<'a> {
    pub card: CardRef,
    pub side: Side,
    /// Who uses it; none: the bandits.
    pub by: Option<&'a Player>,
    /// The site where it lies.
    pub site: Option<Slot>,
}

/// Returns what a card does as a battle plan.
pub(crate) fn parts(card: &'static Card) -> impl Iterator<Item = &'static Plan> {
    card.effects.iter().filter_map(|effect| if let Effect::Plan(plan) = effect { Some(plan) } else { None })
}

/// Returns whether a card does this as a battle plan.
pub(crate) fn does(card: &'static Card, what: PlanDoes) -> bool {
    parts(card).any(|plan| plan.does == what)
}

/// Returns whether a card is a battle plan of a side §7.5.
pub(crate) fn is_plan_of(card: &Card, side: Side) -> bool {
    let own = match side {
        Side::Attacker => PowerKind::BattlePlanAttacker,
        Side::Defender => PowerKind::BattlePlanDefender,
    };
    card.powers.iter().any(|kind| *kind == own || *kind == PowerKind::BattlePlanEither)
}

impl<'a> Campaign<'_, 'a> {
    /// Returns a plan in use, with the site where it lies.
    pub(crate) fn placed(&self, card: CardRef, side: Side, by: Option<&'a Player>) -> Used<'a> {
        let lies = self.powers.iter().find(|power| power.card.id == card.0.id).and_then(|power| power.site);
        Used { card, side, by, site: lies }
    }

    /// Returns the plans that bandits use §5.5.3: all without cost at the sites they rule, Code of Honor alone.
    pub(crate) fn bandit_plans(&self, using: &[CardIdentity]) -> Vec<Used<'a>> {
        let barred = using.iter().filter_map(CardIdentity::card).any(|card| bars_enemy(card.0));
        if barred || !self.toll(Side::Defender).is_empty() {
            return Vec::new();
        }
        let free = |power: &&InForce<'_>| {
            is_plan_of(power.card, Side::Defender)
                && power.card.cost.is_free()
                && parts(power.card).all(|plan| plan.pays == Pays::Nothing)
                && self.side_holds(power, Side::Defender)
                && self.barring(power.card, Side::Defender).is_none()
        };
        let mut plans: Vec<Used<'a>> = self
            .powers
            .iter()
            .filter(free)
            .map(|power| Used { card: power.card_ref(), side: Side::Defender, by: None, site: power.site })
            .collect();
        if let Some(alone) = plans.iter().find(|used| does(used.card.0, PlanDoes::BarOwnPlans)).copied() {
            plans = vec![alone];
        }
        plans
    }

    /// Returns the card that keeps a side from using a plan §9.2: True Names, Beast Tamer, Marsh Spirit.
    pub(crate) fn barring(&self, plan: &Card, side: Side) -> Option<Cited<CardRef>> {
        let bars = |power: &&InForce<'_>| {
            power.card.effects.iter().any(|effect| {
                let Effect::Cannot(cannot) = effect else { return false };
                let Act::UsePlans(cards) = cannot.act else { return false };
                let against = cannot.when == CannotWhen::AgainstHolder && self.side_holds(power, side.enemy());
                let aimed = || side == Side::Attacker && self.target_sites().any(|at| Some(at) == power.site);
                let here = cannot.when == CannotWhen::TargetingHere && aimed();
                (against || here) && self.means(cards, plan, power)
            })
        };
        self.powers.iter().find(bars).map(|power| Cited { value: power.card_ref(), cites: vec![power.cite(), CANNOT.into()] })
    }

    fn means(&self, cards: Cards, plan: &Card, power: &InForce<'_>) -> bool {
        match cards {
            Cards::Any => true,
            Cards::Suit(suit) => plan.suit == Some(suit),
            Cards::Either(one, other) => plan.suit == Some(one) || plan.suit == Some(other),
            Cards::Matching => {
                let Ruler::Player(colour) = power.ruler else { return false };
                let holder = self.table.position.player(colour);
                holder.is_some_and(|it| it.advisers.iter().any(|adviser| suits_match(adviser.suit(), plan.suit)))
            }
            _ => false,
        }
    }

    /// Returns what each plan of a side costs more §7.1.2: Gleaming Armor, Insect Swarm.
    pub(crate) fn toll(&self, side: Side) -> &[(Pays, Cite)] {
        let known = match side {
            Side::Attacker => &self.for_plans.attacker_tolls,
            Side::Defender => &self.for_plans.defender_tolls,
        };
        known.get_or_init(|| self.tolls(side))
    }

    fn tolls(&self, side: Side) -> Vec<(Pays, Cite)> {
        let mut tolls = Vec::new();
        for power in self.powers {
            for effect in power.card.effects {
                if let Effect::Toll(toll) = effect
                    && toll.on == TollOn::PlanAgainstHolder
                    && self.side_holds(power, side.enemy())
                {
                    tolls.push((toll.pays, power.cite()));
                }
            }
        }
        tolls
    }
}

/// Returns what a toll costs.
pub(crate) const fn toll_cost(toll: Pays) -> Cost {
    if let Pays::PlaceSecret(count) = toll {
        Cost::secrets(count)
    } else if let Pays::BurnFavor(count) = toll {
        Cost::favor(count)
    } else {
        Cost::supply(0)
    }
}

/// Returns whether warbands are lost by a plan before the roll.
pub(crate) fn kills_before_roll(card: &'static Card) -> bool {
    let kills = |part: &Plan| matches!(part.does, PlanDoes::KillAttackers(_)) || matches!(part.pays, Pays::SacrificeInForce(_));
    parts(card).any(kills)
}

/// Returns whether a plan keeps the enemy from using plans.
pub(crate) fn bars_enemy(card: &'static Card) -> bool {
    parts(card).any(|plan| matches!(plan.does, PlanDoes::BarEnemyPlans(_)))
}

/// Returns whether a plan can make its victorious user a Citizen.
pub(crate) fn makes_citizen(card: CardRef) -> bool {
    parts(card.0).any(|part| matches!(part.does, PlanDoes::OnVictory(Deed::BecomeCitizen { .. })))
}

/// Returns whether a plan leaves its victorious user a choice between yes and no.
pub(crate) fn leaves_choice(card: CardRef) -> bool {
    let special = matches!(card.0.special, Some(Special::StickyFire | Special::BookBurning | Special::WildMounts));
    special || makes_citizen(card)
}
