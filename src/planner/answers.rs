//! The attacker's best way to use battle plans §5.5.3 against the best answer to each.
//!
//! The rules are asked once for each choice of plans of both sides; with other numbers, in another order or with other own dice
//! the same plans lead to other pools only. What the attacker can choose beside the usual way is refuted wherever the answer to
//! it leaves a die more no worse, and the defending side has no better number there than the one that removes most. The attacker's
//! larger choices come first: they leave most others refuted by a single answer.

use super::{
    plan_set::PlanSet,
    usable_plans::{FightAlone, FightChance, PlanUse, Play, UsablePlans, distance},
    ways::{Deviation, Keep, PlanSequence, Start, Way, ways},
};
use crate::{
    game::Defender,
    odds::{self, Fraction, PoolSizes, Side},
    rules::{BattleChoices, PlanChoice},
};
use std::{collections::HashMap, rc::Rc};

/// A way of the attacker's with an answer.
#[derive(Clone, Debug)]
struct Line {
    own: Rc<Way>,
    answer: Rc<Way>,
    weighed: Rc<FightChance>,
    /// Whether everything with fewer attack dice and no fewer defense dice is refuted by the same answer.
    plain: bool,
}

/// What the defending side looks at in an answer, best first: the chance, then how few plans, then how usual.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct AnswerRank<'l> {
    chance: &'l Fraction,
    plans: PlanSet,
    deviation: Deviation,
}

impl Line {
    fn chance(&self) -> &Fraction {
        &self.weighed.chance
    }

    fn rank(&self) -> AnswerRank<'_> {
        AnswerRank { chance: self.chance(), plans: self.answer.set, deviation: self.answer.deviation }
    }

    /// Returns whether the attacker prefers it to a known one: for the chance, then for fewer plans, then for the first ones.
    fn beats(&self, known: &Self) -> bool {
        self.chance() > known.chance() || self.chance() == known.chance() && self.own.set < known.own.set
    }
}

/// A choice of plans of both sides that the rules allow.
struct Pair {
    /// The fight with all plans used in the usual way.
    fight: odds::Fight,
    /// The pools of that fight, as the dice of plans add up.
    pools: PoolSizes,
    /// Whether other pools of the same plans make the same fight but for the dice.
    only_dice_differ: bool,
    /// The chances of pools that were asked for.
    chances: Vec<(PoolSizes, Option<Rc<FightChance>>)>,
}

/// What the rules say to a choice of plans of both sides.
#[derive(Default)]
enum KnownPair {
    #[default]
    NotAsked,
    Refused,
    Allowed(Box<Pair>),
}

/// All choices of both sides. A chance is worked out when it is asked for: most choices are refuted by one answer.
pub(super) struct Choices<'g, 'a, 'p> {
    usable: &'g mut UsablePlans<'a, 'p>,
    /// The pools before any plan, with all own dice, then with fewer and fewer.
    starts: Vec<Start>,
    /// The attacker's usual ways, for each choice of plans.
    usual_own: Vec<Rc<Way>>,
    /// The usual answers, for each choice of plans.
    usual_answers: Vec<Rc<Way>>,
    /// The attacker's ways, for each choice of plans; nothing until they are needed.
    own: Vec<Vec<Rc<Way>>>,
    /// The ways to answer so many attack dice, for each choice of plans.
    answers: HashMap<i64, Vec<Vec<Rc<Way>>>>,
    /// What is known of choices of plans: for each of the attacker's, for each answer.
    pairs: Vec<KnownPair>,
    asked: HashMap<(PlanSequence, PlanSequence), Option<Rc<FightChance>>>,
}

impl<'g, 'a, 'p> Choices<'g, 'a, 'p> {
    /// Returns the best play of both sides, with the cost and the worth of every plan in it.
    pub(super) fn best_play(usable: &'g mut UsablePlans<'a, 'p>) -> Play {
        Self::new(usable).best()
    }

    fn new(usable: &'g mut UsablePlans<'a, 'p>) -> Self {
        let start = start(usable, None);
        let usual = |plans: &[PlanChoice], pools: PoolSizes| -> Vec<Rc<Way>> {
            PlanSet::all(plans.len()).map(|set| Rc::new(Way::usual(plans, set, pools))).collect()
        };
        let (usual_own, usual_answers) = (usual(&usable.attacker, start.pools), usual(&usable.defender, start.pools));
        let alone = std::mem::take(&mut usable.alone);
        let (own, answers, asked) = (Vec::new(), HashMap::new(), HashMap::new());
        let pairs = std::iter::repeat_with(KnownPair::default).take(usual_own.len() * usual_answers.len()).collect();
        let mut choices = Self { usable, starts: vec![start], usual_own, usual_answers, own, answers, pairs, asked };
        for FightAlone { own, answer, fight } in alone {
            let (pair, at) = (choices.pair(own, answer, fight), choices.pair_index(own, answer));
            choices.pairs[at] = KnownPair::Allowed(Box::new(pair));
        }
        choices
    }

    /// Returns the attacker's ways to use some plans.
    fn own_ways(&mut self, set: PlanSet) -> Vec<Rc<Way>> {
        if self.own.is_empty() {
            let fewer = (0..self.usable.own_dice().unwrap_or_default()).rev();
            self.starts.extend(fewer.map(|dice| start(self.usable, Some(dice))));
            let keep = if self.usable.defender.iter().any(|plan| plan.costs_dice) { Keep::Every } else { Keep::Smallest };
            self.own = ways(&self.usable.attacker, &self.starts, keep);
        }
        self.own.get(set.index()).cloned().unwrap_or_default()
    }

    /// Returns the ways to answer so many attack dice with some plans.
    fn answer_ways(&mut self, attack: i64, set: PlanSet) -> Vec<Rc<Way>> {
        let start = [Start { dice: None, pools: PoolSizes { attack, defense: 0 } }];
        let plans = &self.usable.defender;
        let all = self.answers.entry(attack).or_insert_with(|| ways(plans, &start, Keep::Largest));
        all.get(set.index()).cloned().unwrap_or_default()
    }

    /// Returns what is known of a choice of plans with the fight that they make in the usual way.
    fn pair(&self, own: PlanSet, answer: PlanSet, fight: odds::Fight) -> Pair {
        let (own, answer) = (&self.usual_own[own.index()], &self.usual_answers[answer.index()].sequence);
        let any =
            |holds: fn(&PlanChoice) -> bool| answer.uses.iter().any(|it| self.usable.defender.get(it.at()).is_some_and(holds));
        let forces_count = any(|plan| plan.counts_forces) && any(|plan| plan.changes_forces);
        let bandits = self.usable.campaign.declaration.defender == Defender::Bandits;
        let pools = answer.through(&self.usable.defender, own.pools);
        let only_dice_differ = !bandits && !forces_count && i64::from(fight.attack_dice.0) == pools.attack;
        Pair { fight, pools, only_dice_differ, chances: Vec::new() }
    }

    /// Asks the rules about plans that are used in the usual way, once; returns whether they are allowed together.
    fn is_allowed(&mut self, own: PlanSet, answer: PlanSet) -> bool {
        let at = self.pair_index(own, answer);
        match self.pairs[at] {
            KnownPair::NotAsked => {}
            KnownPair::Refused => return false,
            KnownPair::Allowed(_) => return true,
        }
        let ways = (&self.usual_own[own.index()].sequence, &self.usual_answers[answer.index()].sequence);
        let fight = self.usable.fight_if_allowed(ways.0, ways.1);
        let pair = fight.map(|fight| Box::new(self.pair(own, answer, fight)));
        self.pairs[at] = pair.map_or(KnownPair::Refused, KnownPair::Allowed);
        matches!(self.pairs[at], KnownPair::Allowed(_))
    }

    const fn pair_index(&self, own: PlanSet, answer: PlanSet) -> usize {
        own.index() * self.usual_answers.len() + answer.index()
    }

    /// Returns the chance that two ways lead to; none where they are not allowed together.
    fn weighed(&mut self, own: &Rc<Way>, answer: &Rc<Way>) -> Option<Rc<FightChance>> {
        if !answer.costs_dice {
            let (own_set, answer_set) = (own.set, answer.set);
            if !self.is_allowed(own_set, answer_set) {
                return None;
            }
            let is_usual =
                is_same(&self.usual_own[own_set.index()], own) && is_same(&self.usual_answers[answer_set.index()], answer);
            let at = self.pair_index(own_set, answer_set);
            let KnownPair::Allowed(pair) = &mut self.pairs[at] else { return None };
            if is_usual || pair.only_dice_differ {
                let pools = if is_usual { pair.pools } else { answer.sequence.through(&self.usable.defender, own.pools) };
                if let Some((_, known)) = pair.chances.iter().find(|(known, _)| *known == pools) {
                    return known.clone();
                }
                if let Some(fight) = pair.with_pools(pools) {
                    let weighed = self.usable.chance_of(&fight);
                    pair.chances.push((pools, weighed.clone()));
                    return weighed;
                }
            }
        }
        let ways = (own.sequence.clone(), answer.sequence.clone());
        if let Some(known) = self.asked.get(&ways) {
            return known.clone();
        }
        let weighed = self.usable.fight_if_allowed(&ways.0, &ways.1).and_then(|fight| self.usable.chance_of(&fight));
        self.asked.insert(ways, weighed.clone());
        weighed
    }

    fn line(&mut self, own: &Rc<Way>, answer: &Rc<Way>) -> Option<Line> {
        let weighed = self.weighed(own, answer)?;
        let plain = !weighed.fewer_dice_may_win && !answer.costs_dice;
        Some(Line { own: Rc::clone(own), answer: Rc::clone(answer), weighed, plain })
    }

    /// Returns the best way with the best answer and their chance, of those without some plans; of equals the one with fewer
    /// plans, then the more usual one.
    fn best_line(&mut self, without_own: PlanSet, without_answer: PlanSet) -> Option<Line> {
        let mut best: Option<Line> = None;
        let mut last_answer: Option<Rc<Way>> = None;
        for set in PlanSet::all(self.usable.attacker.len()).rev().filter(|set| set.is_disjoint(without_own)) {
            let needs_more = self.needs_more_defense_dice(set);
            let usual = Rc::clone(&self.usual_own[set.index()]);
            let refuting = self.refuting(&usual, last_answer.as_ref(), best.as_ref());
            if refuting.is_some_and(|line| line.plain) && !needs_more || !self.is_allowed(set, PlanSet::EMPTY) {
                continue;
            }
            let mut refuted: Vec<PoolSizes> = Vec::new();
            let mut others: Option<Vec<Rc<Way>>> = None;
            let mut next = Some(usual);
            while let Some(own) = next.take() {
                let is_refuted = |known: &PoolSizes| own.pools.attack <= known.attack && own.pools.defense >= known.defense;
                if !refuted.iter().any(is_refuted)
                    && let Some(line) = self.answered(&own, without_answer, last_answer.as_ref(), best.as_ref())
                {
                    last_answer = Some(Rc::clone(&line.answer));
                    if line.plain {
                        refuted.push(own.pools);
                    }
                    if best.as_ref().is_none_or(|best| line.beats(best)) {
                        best = Some(line);
                    }
                }
                if others.is_none() && (refuted.is_empty() || needs_more) {
                    others = Some(self.own_ways(set).into_iter().rev().collect());
                }
                next = others.as_mut().and_then(Vec::pop);
            }
        }
        best
    }

    /// Returns whether one of these plans works only with more defense dice than there are.
    fn needs_more_defense_dice(&self, set: PlanSet) -> bool {
        let dice = self.starts.first().map_or(0, |start| start.pools.defense);
        let of_set = self.usable.attacker.iter().enumerate().filter(|(at, _)| set.contains(*at));
        of_set.filter_map(|(_, plan)| plan.least).any(|least| dice < i64::from(least))
    }

    /// Returns a way of the attacker's with an answer that makes it no better than the best known; none if that one does not.
    fn refuting(&mut self, own: &Rc<Way>, answer: Option<&Rc<Way>>, best: Option<&Line>) -> Option<Line> {
        let line = self.line(own, answer?)?;
        (!line.beats(best?)).then_some(line)
    }

    /// Returns a way of the attacker's with the best answer, or with the first that makes it no better than the best known.
    fn answered(&mut self, own: &Rc<Way>, without: PlanSet, first: Option<&Rc<Way>>, best: Option<&Line>) -> Option<Line> {
        let refuting = self.refuting(own, first, best);
        if refuting.is_some() {
            return refuting;
        }
        let mut worst: Option<Line> = None;
        // Answers with many plans refute most.
        for set in PlanSet::all(self.usable.defender.len()).rev().filter(|set| set.is_disjoint(without)) {
            let usual = Rc::clone(&self.usual_answers[set.index()]);
            let Some(line) = self.line(own, &usual) else { continue };
            // Where a die more may be worse for the attacker, the defending side may add some.
            let adds_dice = line.weighed.fewer_dice_may_win;
            if let Some(refuting) = Self::keep_worst(&mut worst, line, best) {
                return Some(refuting);
            }
            let others = if adds_dice { self.answer_ways(own.pools.attack, set) } else { Vec::new() };
            for answer in others {
                let Some(line) = self.line(own, &answer) else { continue };
                if let Some(refuting) = Self::keep_worst(&mut worst, Line { plain: false, ..line }, best) {
                    return Some(refuting);
                }
            }
        }
        worst
    }

    /// Keeps the worse of two lines for the attacker; returns it instead if it is no better than the best known.
    fn keep_worst(worst: &mut Option<Line>, line: Line, best: Option<&Line>) -> Option<Line> {
        if worst.as_ref().is_some_and(|worst| worst.rank() <= line.rank()) {
            return None;
        }
        if best.is_some_and(|best| !line.beats(best)) {
            return Some(line);
        }
        *worst = Some(line);
        None
    }

    fn best(&mut self) -> Play {
        let Some(line) = self.best_line(PlanSet::EMPTY, PlanSet::EMPTY) else {
            return self.usable.play(&PlanSequence::default(), &PlanSequence::default(), Fraction::zero());
        };
        let mut play = self.usable.play(&line.own.sequence, &line.answer.sequence, line.chance().clone());
        let costs = self.usable.costs(&play);
        let mut weigh = |side: Side, plan: &mut PlanUse| {
            let same = self.usable.plans(side).iter().enumerate().filter(|(_, other)| other.card == plan.card);
            let same: PlanSet = same.map(|(at, _)| at).collect();
            let (own, answer) = if side == Side::Attacker { (same, PlanSet::EMPTY) } else { (PlanSet::EMPTY, same) };
            let without = self.best_line(own, answer).map_or_else(Fraction::zero, |line| line.chance().clone());
            plan.cost = costs.iter().find(|(card, _)| *card == plan.card).map(|(_, cost)| *cost).unwrap_or_default();
            plan.worth = distance(line.chance(), &without);
        };
        play.attacker.iter_mut().for_each(|plan| weigh(Side::Attacker, plan));
        play.defender.iter_mut().for_each(|plan| weigh(Side::Defender, plan));
        play
    }
}

impl Pair {
    /// Returns the fight of the same plans with other pools; none where there are no such pools.
    fn with_pools(&self, pools: PoolSizes) -> Option<odds::Fight> {
        if pools == self.pools {
            return Some(self.fight.clone());
        }
        let attack_dice = odds::Dice(u32::try_from(pools.attack).ok()?);
        let defense_dice = i64::from(self.fight.defense_dice.0) + pools.defense - self.pools.defense;
        let defense_dice = odds::Dice(u32::try_from(defense_dice).ok()?);
        Some(odds::Fight { attack_dice, defense_dice, ..self.fight.clone() })
    }
}

/// Returns whether two ways use the same plans alike.
fn is_same(one: &Rc<Way>, other: &Rc<Way>) -> bool {
    Rc::ptr_eq(one, other) || one.sequence == other.sequence
}

/// Returns the pools before any plan with so many own dice, or with all.
fn start(usable: &UsablePlans<'_, '_>, dice: Option<u8>) -> Start {
    let choices = BattleChoices { dice: dice.or(usable.choices.dice), ..usable.choices.clone() };
    let pools = usable.campaign.battle(&[], &choices).pools_before_plans();
    Start { dice, pools: PoolSizes { attack: pools.attack_dice().into(), defense: pools.defense_dice().into() } }
}
