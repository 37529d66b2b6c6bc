//! Battle plans §5.5.3, §7.5: who uses which, whether they may, and what it costs them: the attacker's first, then those of
//! the defending side; bandits use all that they rule and that cost nothing.

use crate::{
    cards::{
        Card, Effect, PowerKind,
        effect::{Act, CannotWhen, Cards, Pays, Plan, PlanDoes, TollOn},
    },
    game::{CardRef, Colour, Player, Ruler, Slot, Warbands, What, matches},
    law::{Cite, Cited, LawRef, law},
    odds::Side,
    rules::{
        actions::campaign::{
            BATTLE_PLANS,
            jinx::is_jinx,
            pools::Pools,
            sides::{Sides, sites},
        },
        base::{Cost, Matter, Missing, Ruling},
        payment,
        powers::{access, cite, in_force::InForce, pay},
        request::Fighting,
    },
};

const PLANS: LawRef = law("7.5");
const CANNOT: LawRef = law("9.2");
const COST: LawRef = law("7.1.2");

/// A battle plan in use.
#[derive(Clone, Copy)]
pub(crate) struct Used<'a> {
    pub card: CardRef,
    pub side: Side,
    /// Who uses it; nobody: the bandits.
    pub by: Option<&'a Player>,
    /// The site where it lies.
    pub site: Option<Slot>,
}

/// Returns what a card does as a battle plan.
pub(crate) fn parts(card: &'static Card) -> impl Iterator<Item = &'static Plan> {
    card.effects.iter().filter_map(|effect| if let Effect::Plan(plan) = effect { Some(plan) } else { None })
}

fn does(card: &'static Card, what: PlanDoes) -> bool {
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

impl<'a> Sides<'a, '_> {
    /// Returns the players of a side: nobody for the bandits.
    pub fn players(&self, side: Side, fighting: &Fighting) -> Vec<&'a Player> {
        match side {
            Side::Attacker => vec![self.attacker],
            Side::Defender => self.defender.into_iter().chain(self.allies(fighting)).collect(),
        }
    }

    /// Returns whether a player rules a site while the Campaign lasts §5.5.1, §6.6.3.
    pub fn rules_here(&self, player: &Player, slot: Slot) -> Option<bool> {
        if self.table.ruler(slot)? == Ruler::Empire && self.outcast() == Some(player.colour) {
            return Some(false);
        }
        self.table.rules(player.colour, slot)
    }

    /// Returns whether a side rules a card in force.
    pub fn side_holds(&self, power: &InForce<'_>, side: Side, fighting: &Fighting) -> bool {
        let players = self.players(side, fighting);
        match power.ruler {
            Ruler::Player(colour) => players.iter().any(|player| player.colour == colour),
            Ruler::Empire => power.site.is_some_and(|slot| players.iter().any(|it| self.rules_here(it, slot) == Some(true))),
            Ruler::Bandits => side == Side::Defender && self.defender.is_none(),
            Ruler::Nobody => false,
        }
    }

    /// Returns whether a player rules a card while the Campaign lasts.
    pub fn rules_card(&self, player: &Player, card: CardRef) -> bool {
        self.powers.iter().filter(|power| power.card.id == card.0.id).any(|power| self.rules_power(player, power))
    }

    /// Returns whether a player rules a card in force while the Campaign lasts.
    pub fn rules_power(&self, player: &Player, power: &InForce<'_>) -> bool {
        match power.site {
            Some(slot) if power.ruler == Ruler::Empire => self.rules_here(player, slot) == Some(true),
            Some(_) | None => power.ruler == Ruler::Player(player.colour),
        }
    }

    /// Returns every battle plan in use, the attacker's first.
    pub fn used(&self, fighting: &Fighting) -> Vec<Used<'a>> {
        let known = |what: &What| what.card().filter(|card| !is_jinx(*card));
        let mut used: Vec<Used<'a>> = Vec::new();
        for card in self.using.iter().filter_map(known) {
            used.push(self.placed(card, Side::Attacker, Some(self.attacker)));
        }
        if self.defender.is_none() {
            used.extend(self.bandit_plans(fighting));
            return used;
        }
        let answer: Vec<CardRef> = fighting.defending.iter().filter_map(known).collect();
        for (card, user) in answer.iter().zip(self.users(&answer, fighting)) {
            used.push(self.placed(*card, Side::Defender, user));
        }
        used
    }

    /// Returns a plan in use, with the site where it lies.
    pub fn placed(&self, card: CardRef, side: Side, by: Option<&'a Player>) -> Used<'a> {
        let lies = self.powers.iter().find(|power| power.card.id == card.0.id).and_then(|power| power.site);
        Used { card, side, by, site: lies }
    }

    /// Returns the plans that bandits use §5.5.3: all without cost at the sites they rule, Code of Honor alone.
    fn bandit_plans(&self, fighting: &Fighting) -> Vec<Used<'a>> {
        let barred = self.using.iter().filter_map(What::card).any(|card| bars_enemy(card.0));
        let free = |power: &&InForce<'_>| {
            is_plan_of(power.card, Side::Defender)
                && power.card.cost.is_free()
                && parts(power.card).all(|plan| plan.pays == Pays::Nothing)
                && self.side_holds(power, Side::Defender, fighting)
                && self.barring(power.card, Side::Defender, fighting).is_none()
                && self.toll(Side::Defender, fighting).is_empty()
        };
        let mut plans: Vec<Used<'a>> = self
            .powers
            .iter()
            .filter(free)
            .filter(|_| !barred)
            .map(|power| Used { card: power.card_ref(), side: Side::Defender, by: None, site: power.site })
            .collect();
        if let Some(alone) = plans.iter().find(|used| does(used.card.0, PlanDoes::BarOwnPlans)).copied() {
            plans = vec![alone];
        }
        plans
    }

    /// Returns the card that keeps a side from using a plan §9.2: True Names, Beast Tamer, Marsh Spirit.
    fn barring(&self, plan: &Card, side: Side, fighting: &Fighting) -> Option<Cited<CardRef>> {
        let bars = |power: &&InForce<'_>| {
            power.card.effects.iter().any(|effect| {
                let Effect::Cannot(cannot) = effect else { return false };
                let Act::UsePlans(cards) = cannot.act else { return false };
                let against = cannot.when == CannotWhen::AgainstHolder && self.side_holds(power, side.enemy(), fighting);
                let aimed = || side == Side::Attacker && sites(&fighting.targets).any(|at| Some(at) == power.site);
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
                holder.is_some_and(|it| it.advisers.iter().any(|adviser| matches(adviser.suit(), plan.suit)))
            }
            _ => false,
        }
    }

    /// Returns what each plan of a side costs more §7.1.2: Gleaming Armor, Insect Swarm.
    pub fn toll(&self, side: Side, fighting: &Fighting) -> Vec<(Pays, Cite)> {
        let mut tolls = Vec::new();
        for power in self.powers.iter().filter(|power| self.side_holds(power, side.enemy(), fighting)) {
            for effect in power.card.effects {
                if let Effect::Toll(toll) = effect
                    && toll.on == TollOn::PlanAgainstHolder
                {
                    tolls.push((toll.pays, power.cite()));
                }
            }
        }
        tolls
    }

    /// Rules on all battle plans in use, in their order.
    pub fn may_use_plans(&self, fighting: &Fighting, ruling: &mut Ruling) {
        if self.using.iter().chain(&fighting.defending).any(|what| what.card().is_none()) {
            ruling.untold(Missing::Facedown, [BATTLE_PLANS]);
        }
        let used = self.used(fighting);
        if self.defender.is_none() {
            for card in fighting.defending.iter().filter_map(What::card) {
                if !used.iter().any(|plan| plan.side == Side::Defender && plan.card == card) {
                    ruling.object(Matter::NotOfBandits { card }, [BATTLE_PLANS.into(), cite(card)]);
                }
            }
        }
        let mut purses: Vec<(Colour, Ruling)> = Vec::new();
        for (at, plan) in used.iter().enumerate().filter(|(_, plan)| plan.by.is_some()) {
            let mut own = Ruling::default();
            if used.iter().take(at).any(|other| other.card == plan.card) {
                own.object(Matter::UsedTwice { card: plan.card }, [BATTLE_PLANS]);
            }
            self.may_use(plan, &used, fighting, &mut own);
            ruling.cite(BATTLE_PLANS);
            ruling.cite(cite(plan.card));
            own.reasons.into_iter().for_each(|reason| ruling.reason(reason.bearing, reason.matter, reason.cites));
            own.cites.into_iter().for_each(|cite| ruling.cite(cite));
            let Some(player) = plan.by else { continue };
            if plan.side == Side::Attacker {
                self.charge(plan, player, fighting, (&used, at), ruling);
                continue;
            }
            if !purses.iter().any(|(colour, _)| *colour == player.colour) {
                purses.push((player.colour, Ruling::default()));
            }
            if let Some((_, purse)) = purses.iter_mut().find(|(colour, _)| *colour == player.colour) {
                self.charge(plan, player, fighting, (&used, at), purse);
            }
        }
        for (_, purse) in purses {
            purse.cites.into_iter().for_each(|cite| ruling.cite(cite));
            purse.reasons.into_iter().for_each(|reason| ruling.reason(reason.bearing, reason.matter, reason.cites));
        }
    }

    fn may_use(&self, plan: &Used<'a>, used: &[Used<'_>], fighting: &Fighting, ruling: &mut Ruling) {
        let (card, Some(player)) = (plan.card, plan.by) else { return };
        if !is_plan_of(card.0, plan.side) {
            ruling.object(Matter::NotForThis { card }, [PLANS]);
            return;
        }
        ruling.merge(access::ruling(self.table, player, card, true, |slot| self.rules_here(player, slot)));
        if let Some(barring) = self.barring(card.0, plan.side, fighting) {
            ruling.object(Matter::Forbids { card: barring.value }, barring.cites);
        }
        self.breaks_spell(plan, player, ruling);
        for other in used.iter().filter(|other| other.card != card) {
            if other.side == plan.side && does(other.card.0, PlanDoes::BarOwnPlans) {
                ruling.object(Matter::UsedAlone { card: other.card }, [BATTLE_PLANS.into(), cite(other.card)]);
            }
            if other.side != plan.side && bars_enemy(other.card.0) {
                ruling.object(Matter::Forbids { card: other.card }, [cite(other.card), CANNOT.into()]);
            }
        }
        if !self.may_choose_number(plan, fighting) {
            ruling.object(Matter::WrongPlanDice { card }, [law("7.5.4").into(), cite(card)]);
        }
    }

    /// Objects to powers that cost secrets where an enemy rules Spell Breaker.
    fn breaks_spell(&self, plan: &Used<'_>, player: &Player, ruling: &mut Ruling) {
        if plan.card.0.cost.secrets() == 0 {
            return;
        }
        for power in &self.powers {
            for effect in power.card.effects {
                if let Effect::Cannot(cannot) = effect
                    && cannot.act == Act::UseSecretPowers
                    && power.bears(self.table, ruling, &self.as_now(player), cannot.who)
                {
                    ruling.object(Matter::Forbids { card: power.card_ref() }, [power.cite(), CANNOT.into()]);
                }
            }
        }
    }

    /// Charges the printed cost, tolls, and what the plan itself asks for.
    pub fn charge(
        &self,
        plan: &Used<'a>,
        player: &Player,
        fighting: &Fighting,
        (used, at): (&[Used<'a>], usize),
        purse: &mut Ruling,
    ) {
        let player = &self.as_now(&self.heralded(player));
        pay::check(self.table, purse, player, plan.card, true);
        for (toll, from) in self.toll(plan.side, fighting) {
            payment::pay(self.table, purse, player, &Cited { value: toll_cost(toll), cites: vec![COST.into(), from] });
        }
        for part in parts(plan.card.0) {
            let before = || self.pools_with(fighting, used.get(..at).unwrap_or_default());
            let cites = vec![COST.into(), cite(plan.card)];
            if let Pays::SacrificeInForce(count) = part.pays {
                let (need, have) = (Warbands(count), Warbands(mortal(&before())));
                if have < need {
                    purse.object(Matter::NotEnoughWarbands { need, have }, cites);
                }
            } else if part.pays == Pays::FavorToEnemyPerDie && self.holds(part.when, plan, fighting, &mut before()) {
                let dice = u8::try_from(before().defense_dice()).unwrap_or(u8::MAX);
                payment::pay(self.table, purse, player, &Cited { value: Cost::favor(dice), cites });
            }
        }
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

/// Returns how many of the defending force can die.
fn mortal(pools: &Pools) -> u8 {
    let all: u8 = pools.defenders.iter().filter(|troops| !troops.bandits).map(|troops| troops.warbands.0).sum();
    all.saturating_sub(pools.defenders_lost.0)
}

/// Returns whether warbands are lost by a plan before the roll.
pub(crate) fn kills_before_roll(card: &'static Card) -> bool {
    let kills = |part: &Plan| matches!(part.does, PlanDoes::KillAttackers(_)) || matches!(part.pays, Pays::SacrificeInForce(_));
    parts(card).any(kills)
}

pub(crate) fn bars_enemy(card: &'static Card) -> bool {
    parts(card).any(|plan| matches!(plan.does, PlanDoes::BarEnemyPlans(_)))
}
