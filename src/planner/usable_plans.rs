//! The battle plans that both sides of a Campaign can use §5.5.3, what the rules say to a choice of them, and what it is worth.

use super::{
    fight::from_pools,
    plan_set::{MOST_PLANS, PlanSet},
    ways::{PlanSequence, Use},
};
use crate::{
    cards::{Special, effect::Pays},
    game::{CardIdentity, CardRef, Colour, Slot},
    odds::{self, Fraction, KnownPools, Side},
    rules::{Action, BattleChoices, Campaign, Cost, Pick, PlanChoice, Request},
};
use std::{collections::BTreeMap, rc::Rc};

/// A battle plan in the best play.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanUse {
    /// The card.
    pub card: CardRef,
    /// Who of the defending side uses it, if not its default user.
    pub user: Option<Colour>,
    /// What is chosen for it, if it is not what it does when nothing is said.
    pub choice: Option<Chosen>,
    /// What its use costs §7.1.2, with what cards of the enemy add.
    pub cost: Cost,
    /// What its side loses in chance if it cannot be used and both sides play as well as they can without it.
    pub worth: Fraction,
}

/// What is chosen for a battle plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The attack dice that it adds, or removes if negative §7.5.4.
    Dice(i8),
    /// The sites of the relics that it makes targets, one for each.
    Relics(Vec<Slot>),
}

/// The best play of both sides.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// The attacker's chance to win.
    pub win: Fraction,
    /// How many dice the attacker adds for the own board §5.5.2, if fewer are better than all.
    pub dice: Option<u8>,
    /// The attacker's plans, in the order of their use.
    pub attacker: Vec<PlanUse>,
    /// The answer of the defending side, in the order of its use.
    pub defender: Vec<PlanUse>,
    /// How many plans of both sides were left out, because there were more than are gone through.
    pub left_out: usize,
}

impl Play {
    /// Returns a Campaign as both sides play it.
    #[must_use]
    pub fn played(&self, asked: &Request) -> Request {
        let mut asked = asked.clone();
        if let Action::Campaign(fighting) = &mut asked.action {
            self.choose(&mut fighting.battle);
        }
        asked.using.extend(self.attacker.iter().map(|plan| CardIdentity::Known(plan.card)));
        asked
    }

    /// Adds what both sides choose, but for the attacker's plans themselves.
    fn choose(&self, choices: &mut BattleChoices) {
        choices.dice = self.dice.or(choices.dice);
        choices.defending.extend(self.defender.iter().map(|plan| CardIdentity::Known(plan.card)));
        for plan in self.attacker.iter().chain(&self.defender) {
            choose(choices, plan.card, plan.user, plan.choice.as_ref());
        }
    }

    /// Returns the choices of both sides, and the attacker's plans.
    fn fought(&self, choices: &BattleChoices) -> (BattleChoices, Vec<CardIdentity>) {
        let mut choices = choices.clone();
        self.choose(&mut choices);
        (choices, self.attacker.iter().map(|plan| CardIdentity::Known(plan.card)).collect())
    }
}

/// Adds what is chosen for a plan.
fn choose(choices: &mut BattleChoices, card: CardRef, user: Option<Colour>, choice: Option<&Chosen>) {
    choices.choosing.extend(user.map(|colour| (card, Pick::User(colour))));
    match choice {
        Some(Chosen::Dice(count)) => choices.choosing.push((card, Pick::Count(*count))),
        Some(Chosen::Relics(sites)) => choices.hunting.extend(sites.iter().map(|slot| (*slot, None))),
        None => {}
    }
}

/// What is known of chances from other sets of targets, and how often the rules were asked.
#[derive(Default)]
pub(super) struct ChanceCache {
    known: BTreeMap<odds::Fight, Option<Rc<FightChance>>>,
    pools: KnownPools,
    /// How many choices of plans were put to the rules.
    pub(super) asked: usize,
}

/// A chance, and whether fewer dice may make it better.
#[derive(Debug)]
pub(super) struct FightChance {
    pub(super) chance: Fraction,
    pub(super) fewer_dice_may_win: bool,
}

/// The plans that both sides can use.
pub(super) struct UsablePlans<'g, 'a> {
    pub(super) campaign: &'g Campaign<'g, 'a>,
    /// What is chosen beside battle plans.
    pub(super) choices: &'g BattleChoices,
    pub(super) attacker: Vec<PlanChoice>,
    pub(super) defender: Vec<PlanChoice>,
    cache: &'g mut ChanceCache,
    pub(super) left_out: usize,
    /// The fights without plans and with each plan alone, where the rules allow it.
    pub(super) alone: Vec<FightAlone>,
}

/// The fight that one plan makes alone, or none.
pub(super) struct FightAlone {
    pub(super) own: PlanSet,
    pub(super) answer: PlanSet,
    pub(super) fight: odds::Fight,
}

/// A plan of a side by its place, with the fight that it makes alone, if it may be used alone.
struct Candidate {
    at: usize,
    fight: Option<odds::Fight>,
    /// How much it changes the chance, alone or with those who move warbands.
    distance: Fraction,
}

impl<'g, 'a> UsablePlans<'g, 'a> {
    /// Returns the plans that both sides can use in a Campaign; none where no side has one that matters, or a number is missing.
    pub(super) fn new(campaign: &'g Campaign<'g, 'a>, choices: &'g BattleChoices, cache: &'g mut ChanceCache) -> Option<Self> {
        let (attacker, defender, alone) = (Vec::new(), Vec::new(), Vec::new());
        let mut usable = Self { campaign, choices, attacker, defender, cache, left_out: 0, alone };
        let none = PlanSequence::default();
        let fight = usable.fight_if_allowed(&none, &none)?;
        let base = usable.chance_of(&fight)?;
        usable.alone.push(FightAlone { own: PlanSet::EMPTY, answer: PlanSet::EMPTY, fight });
        usable.load_plans(Side::Attacker, &base.chance);
        usable.load_plans(Side::Defender, &base.chance);
        if usable.attacker.is_empty() && usable.defender.is_empty() {
            return None;
        }
        usable.add_relic_hunter();
        Some(usable)
    }

    pub(super) const fn plans(&self, side: Side) -> &Vec<PlanChoice> {
        match side {
            Side::Attacker => &self.attacker,
            Side::Defender => &self.defender,
        }
    }

    const fn plans_mut(&mut self, side: Side) -> &mut Vec<PlanChoice> {
        match side {
            Side::Attacker => &mut self.attacker,
            Side::Defender => &mut self.defender,
        }
    }

    /// Returns the dice from which the attacker may take some back; none where their number was named.
    pub(super) fn own_dice(&self) -> Option<u8> {
        self.choices.dice.is_none().then_some(self.campaign.attacker.warbands.0)
    }

    /// Returns a plan as it is used, without its cost and worth.
    fn used(&self, side: Side, it: Use) -> Option<PlanUse> {
        let plan = self.plans(side).get(it.at())?;
        let choice = chosen(plan, it.number);
        Some(PlanUse { card: plan.card, user: plan.user, choice, cost: Cost::default(), worth: Fraction::zero() })
    }

    /// Returns the play of two ways; what its plans cost and are worth is not known yet.
    pub(super) fn play(&self, own: &PlanSequence, answer: &PlanSequence, win: Fraction) -> Play {
        let plans = |side: Side, way: &PlanSequence| way.uses.iter().filter_map(|it| self.used(side, *it)).collect();
        let (attacker, defender) = (plans(Side::Attacker, own), plans(Side::Defender, answer));
        Play { win, dice: own.dice, attacker, defender, left_out: self.left_out }
    }

    /// Returns what every plan of a play costs.
    pub(super) fn costs(&self, play: &Play) -> Vec<(CardRef, Cost)> {
        let (choices, using) = play.fought(self.choices);
        self.campaign.battle(&using, &choices).plan_costs()
    }

    /// Returns the fight that two ways lead to; none where they are not allowed together.
    pub(super) fn fight_if_allowed(&mut self, own: &PlanSequence, answer: &PlanSequence) -> Option<odds::Fight> {
        self.cache.asked += 1;
        let (choices, using) = self.fought(own, answer);
        from_pools(self.campaign.battle(&using, &choices).pools_if_legal()?)
    }

    /// Returns the choices of both sides in two ways, and the attacker's plans.
    fn fought(&self, own: &PlanSequence, answer: &PlanSequence) -> (BattleChoices, Vec<CardIdentity>) {
        let mut choices = self.choices.clone();
        choices.dice = own.dice.or(choices.dice);
        let mut cards = |side: Side, way: &PlanSequence| -> Vec<CardIdentity> {
            let plans = way.uses.iter().filter_map(|it| Some((self.plans(side).get(it.at())?, it.number)));
            let card = |(plan, number): (&PlanChoice, i8)| {
                choose(&mut choices, plan.card, plan.user, chosen(plan, number).as_ref());
                CardIdentity::Known(plan.card)
            };
            plans.map(card).collect()
        };
        let (using, defending) = (cards(Side::Attacker, own), cards(Side::Defender, answer));
        choices.defending.extend(defending);
        (choices, using)
    }

    /// Returns the chance of a fight; none if it is too large.
    pub(super) fn chance_of(&mut self, fight: &odds::Fight) -> Option<Rc<FightChance>> {
        if let Some(known) = self.cache.known.get(fight) {
            return known.clone();
        }
        let chance = self.cache.pools.win_chance(fight).ok();
        let weighed = chance.map(|chance| Rc::new(FightChance { chance, fewer_dice_may_win: odds::fewer_dice_may_win(fight) }));
        self.cache.known.insert(fight.clone(), weighed.clone());
        weighed
    }

    /// Returns the fight where one side uses some plans in the usual way, and the other none.
    fn fight_alone(&mut self, side: Side, set: PlanSet) -> Option<odds::Fight> {
        let (way, none) = (PlanSequence::usual(self.plans(side), set), PlanSequence::default());
        match side {
            Side::Attacker => self.fight_if_allowed(&way, &none),
            Side::Defender => self.fight_if_allowed(&none, &way),
        }
    }

    /// Finds the plans that a side may use; of more than can be gone through, those that alone change most.
    fn load_plans(&mut self, side: Side, base: &Fraction) {
        *self.plans_mut(side) = self.campaign.battle(&[], self.choices).plan_choices(side);
        let signals = self.plans(side).iter().position(|plan| plan.card.0.special == Some(Special::RedistributeWarbands));
        let mut found: Vec<Candidate> = Vec::new();
        for at in 0..self.plans(side).len() {
            // Warbands that others move there can be sacrificed.
            let needs = self.plans(side).get(at).is_some_and(|plan| sacrifices(plan.card));
            let moved = signals.filter(|_| needs).map(|signals| [signals, at].into_iter().collect());
            let fight = self.fight_alone(side, PlanSet::only(at));
            let weighed = fight.as_ref().and_then(|fight| self.chance_of(fight)).or_else(|| {
                let fight = self.fight_alone(side, moved?)?;
                self.chance_of(&fight)
            });
            found.extend(weighed.map(|it| Candidate { at, fight, distance: distance(&it.chance, base) }));
        }
        found.sort_by(|one, other| other.distance.cmp(&one.distance));
        self.left_out += found.len().saturating_sub(MOST_PLANS);
        found.truncate(MOST_PLANS);
        found.sort_by_key(|kept| kept.at);
        let mut at = 0..;
        self.plans_mut(side).retain(|_| at.next().is_some_and(|at| found.iter().any(|kept| kept.at == at)));
        let alone = found.into_iter().enumerate().filter_map(|(at, kept)| {
            let (own, answer) = match side {
                Side::Attacker => (PlanSet::only(at), PlanSet::EMPTY),
                Side::Defender => (PlanSet::EMPTY, PlanSet::only(at)),
            };
            Some(FightAlone { own, answer, fight: kept.fight? })
        });
        self.alone.extend(alone);
    }

    /// Adds Relic Hunter to the attacker's plans where somebody looks at how many defense dice there are.
    fn add_relic_hunter(&mut self) {
        let battle = self.campaign.battle(&[], self.choices);
        let dice = battle.pools_before_plans().defense_dice();
        let waits = |plan: &PlanChoice| plan.least.is_some_and(|least| dice < least.into());
        if !self.attacker.iter().any(waits) && !self.defender.iter().any(|plan| plan.costs_dice) {
            return;
        }
        let Some(mut found) = battle.hunter().filter(|_| self.choices.hunting.is_empty()) else { return };
        let at = self.attacker.len();
        self.attacker.insert(0, found.clone());
        found.relics.retain(|slot| {
            self.attacker[0].relics = vec![*slot];
            let way = PlanSequence { dice: None, uses: [Use::new(0, 1)].into_iter().collect() };
            self.fight_if_allowed(&way, &PlanSequence::default()).is_some()
        });
        self.attacker.remove(0);
        let most = i8::try_from(found.relics.len()).unwrap_or(i8::MAX);
        found.numbers = (0..=most).collect();
        if most > 0 {
            self.attacker.insert(at, found);
        }
    }
}

/// Returns what is chosen for a plan with a number, if it is not what it does when nothing is said.
fn chosen(plan: &PlanChoice, number: i8) -> Option<Chosen> {
    let hunted = || plan.relics.iter().take(usize::from(number.unsigned_abs())).copied().collect();
    match (number == plan.unsaid || plan.numbers.len() < 2, plan.relics.is_empty()) {
        (true, _) => None,
        (false, true) => Some(Chosen::Dice(number)),
        (false, false) => Some(Chosen::Relics(hunted())),
    }
}

/// Returns whether a plan has its user sacrifice warbands of the force.
fn sacrifices(card: CardRef) -> bool {
    use crate::cards::Effect;
    let gives = |effect: &Effect| matches!(effect, Effect::Plan(plan) if matches!(plan.pays, Pays::SacrificeInForce(_)));
    card.0.effects.iter().any(gives)
}

/// Returns how far two chances are apart.
pub(super) fn distance(one: &Fraction, other: &Fraction) -> Fraction {
    if one > other { less(one, other) } else { less(other, one) }
}

/// Returns the difference of a chance and a smaller one.
fn less(larger: &Fraction, smaller: &Fraction) -> Fraction {
    (&larger.complement() + smaller).complement()
}
