//! The attacker's best way to use battle plans §5.5.3 against the best answer to each.
//!
//! The rules are asked once for each choice of plans of both sides; with other numbers, in another order or with other own dice
//! the same plans lead to other pools only. What the attacker can choose beside the usual way is refuted wherever the answer to
//! it leaves a die more no worse, and the defending side has no better number there than the one that removes most.

use super::{
    usable_plans::{FightChance, PlanUse, Play, UsablePlans, distance},
    ways::{Dice, Keep, PlanSequence, ways},
};
use crate::{
    game::Defender,
    odds::{self, Fraction, Side},
    rules::{BattleChoices, PlanChoice},
};
use std::collections::HashMap;

/// A way of the attacker's with an answer.
#[derive(Clone, Debug)]
struct Line {
    own: PlanSequence,
    answer: PlanSequence,
    chance: Fraction,
    /// Whether everything with fewer attack dice and no fewer defense dice is refuted by the same answer.
    plain: bool,
}

/// All choices of both sides. A chance is worked out when it is asked for: most choices are refuted by one answer.
pub(super) struct Choices<'g, 'a, 'p> {
    game: &'g mut UsablePlans<'a, 'p>,
    /// The pools before any plan, with all own dice, then with fewer and fewer.
    starts: Vec<(Option<u8>, Dice)>,
    /// The attacker's ways, for each choice of plans; nothing until they are needed.
    own: Vec<Vec<(Dice, PlanSequence)>>,
    /// The ways to answer so many attack dice, for each choice of plans.
    answers: HashMap<i32, Vec<Vec<(Dice, PlanSequence)>>>,
    /// The fights of plans that are used in the usual way.
    usual: HashMap<(usize, usize), Option<odds::Fight>>,
    asked: HashMap<(PlanSequence, PlanSequence), Option<odds::Fight>>,
}

impl<'g, 'a, 'p> Choices<'g, 'a, 'p> {
    pub(super) fn of(game: &'g mut UsablePlans<'a, 'p>) -> Self {
        let (own, asked) = (Vec::new(), HashMap::new());
        let mut choices = Self { game, starts: Vec::new(), own, answers: HashMap::new(), usual: HashMap::new(), asked };
        choices.starts.push(choices.start(None));
        choices
    }

    /// Returns the pools before any plan with so many own dice.
    fn start(&self, dice: Option<u8>) -> (Option<u8>, Dice) {
        let choices = BattleChoices { dice: dice.or(self.game.choices.dice), ..self.game.choices.clone() };
        let pools = self.game.campaign.battle(&[], &choices).pools_before_plans();
        let count = |dice: u32| i32::try_from(dice).unwrap_or(i32::MAX);
        (dice, Dice { attack: count(pools.attack_dice()), defense: count(pools.defense_dice()) })
    }

    /// Returns the pools after the attacker's plans.
    fn pools(&self, own: &PlanSequence) -> Option<Dice> {
        let start = self.starts.iter().find(|(dice, _)| *dice == own.dice)?;
        Some(own.through(&self.game.attacker, start.1))
    }

    /// Returns the attacker's ways to use some plans.
    fn own_ways(&mut self, mask: usize) -> Vec<(Dice, PlanSequence)> {
        if self.own.is_empty() {
            let fewer = (0..self.game.own_dice().unwrap_or_default()).rev();
            let fewer: Vec<_> = fewer.map(|dice| self.start(Some(dice))).collect();
            self.starts.extend(fewer);
            let keep = if self.game.defender.iter().any(|plan| plan.costs_dice) { Keep::Every } else { Keep::Smallest };
            self.own = ways(&self.game.attacker, &self.starts, keep);
        }
        self.own.get(mask).cloned().unwrap_or_default()
    }

    /// Returns the ways to answer so many attack dice with some plans.
    fn answer_ways(&mut self, attack: i32, mask: usize) -> Vec<(Dice, PlanSequence)> {
        let start = [(None, Dice { attack, defense: 0 })];
        let plans = &self.game.defender;
        let all = self.answers.entry(attack).or_insert_with(|| ways(plans, &start, Keep::Largest));
        all.get(mask).cloned().unwrap_or_default()
    }

    /// Returns the fight of plans that are used in the usual way.
    fn usual(&mut self, own: usize, answer: usize) -> Option<odds::Fight> {
        let ways = (PlanSequence::usual(&self.game.attacker, own), PlanSequence::usual(&self.game.defender, answer));
        let game = &mut *self.game;
        self.usual.entry((own, answer)).or_insert_with(|| game.ask(&ways.0, &ways.1)).clone()
    }

    /// Returns the fight that two ways lead to; none where they are not allowed together.
    fn fight(&mut self, own: &PlanSequence, answer: &PlanSequence) -> Option<odds::Fight> {
        if !self.costs_dice(answer) {
            let usual = self.usual(own.mask(), answer.mask())?;
            if let Some(fight) = self.adjusted(usual, own, answer) {
                return Some(fight);
            }
        }
        let game = &mut *self.game;
        self.asked.entry((own.clone(), answer.clone())).or_insert_with(|| game.ask(own, answer)).clone()
    }

    /// Returns the fight of the same plans in the usual way with the dice of these ways; none where more than dice differs.
    fn adjusted(&self, mut fight: odds::Fight, own: &PlanSequence, answer: &PlanSequence) -> Option<odds::Fight> {
        let usual =
            (PlanSequence::usual(&self.game.attacker, own.mask()), PlanSequence::usual(&self.game.defender, answer.mask()));
        if (&usual.0, &usual.1) == (own, answer) {
            return Some(fight);
        }
        let any = |holds: fn(&PlanChoice) -> bool| answer.uses.iter().any(|it| self.game.defender.get(it.at).is_some_and(holds));
        let bandits = self.game.campaign.declaration.defender == Defender::Bandits;
        if bandits || any(|plan| plan.counts_forces) && any(|plan| plan.changes_forces) {
            return None;
        }
        let through = |own: &PlanSequence, answer: &PlanSequence| Some(answer.through(&self.game.defender, self.pools(own)?));
        let (before, now) = (through(&usual.0, &usual.1)?, through(own, answer)?);
        if i32::try_from(fight.attack_dice.0) != Ok(before.attack) {
            return None;
        }
        fight.attack_dice = odds::Dice(u32::try_from(now.attack).ok()?);
        fight.defense_dice = odds::Dice(fight.defense_dice.0.checked_add_signed(now.defense - before.defense)?);
        Some(fight)
    }

    fn weighed(&mut self, own: &PlanSequence, answer: &PlanSequence) -> Option<FightChance> {
        let fight = self.fight(own, answer)?;
        self.game.weigh(&fight)
    }

    /// Returns the best way with the best answer and their chance, of those without some plans; of equals the one with fewer
    /// plans, then the more usual one.
    fn best_line(&mut self, without_own: usize, without_answer: usize) -> Option<Line> {
        let mut best: Option<Line> = None;
        let mut first = PlanSequence::default();
        for mask in (0..1_usize << self.game.attacker.len()).filter(|mask| mask & without_own == 0) {
            let usual = PlanSequence::usual(&self.game.attacker, mask);
            if self.usual(mask, 0).is_none() {
                continue;
            }
            let mut refuted: Vec<Dice> = Vec::new();
            let mut others: Option<Vec<(Dice, PlanSequence)>> = None;
            let mut next = self.pools(&usual).map(|dice| (dice, usual));
            while let Some((dice, own)) = next.take() {
                let is_refuted = |known: &Dice| dice.attack <= known.attack && dice.defense >= known.defense;
                if !refuted.iter().any(is_refuted)
                    && let Some(line) = self.answered(&own, without_answer, &first, best.as_ref())
                {
                    first = line.answer.clone();
                    if line.plain {
                        refuted.push(dice);
                    }
                    if best.as_ref().is_none_or(|best| beats(&line, best)) {
                        best = Some(line);
                    }
                }
                if others.is_none() && (refuted.is_empty() || self.needs_more_defense_dice(mask)) {
                    others = Some(self.own_ways(mask).into_iter().rev().collect());
                }
                next = others.as_mut().and_then(Vec::pop);
            }
        }
        best
    }

    /// Returns whether one of these plans works only with more defense dice than there are.
    fn needs_more_defense_dice(&self, mask: usize) -> bool {
        let dice = self.starts.first().map_or(0, |(_, dice)| dice.defense);
        let of_mask = self.game.attacker.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
        of_mask.filter_map(|(_, plan)| plan.least).any(|least| dice < i32::from(least))
    }

    /// Returns a way of the attacker's with the best answer, or with the first that makes it no better than the best known.
    fn answered(&mut self, own: &PlanSequence, without: usize, first: &PlanSequence, best: Option<&Line>) -> Option<Line> {
        let attack = self.pools(own)?.attack;
        let mut worst: Option<Line> = None;
        let again = Some(first.clone()).filter(|first| first.mask() & without == 0);
        let masks = (0..1_usize << self.game.defender.len()).filter(|mask| mask & without == 0);
        let usual: Vec<PlanSequence> = masks.map(|mask| PlanSequence::usual(&self.game.defender, mask)).collect();
        for (at, answer) in again.into_iter().chain(usual).enumerate() {
            let Some(FightChance { chance, risky }) = self.weighed(own, &answer) else { continue };
            let (mask, costs) = (answer.mask(), self.costs_dice(&answer));
            let mut lines = vec![Line { own: own.clone(), answer, chance, plain: !risky && !costs }];
            // Where a die more may be worse for the attacker, the defending side may add some.
            if risky && at > 0 {
                for (_, answer) in self.answer_ways(attack, mask) {
                    let Some(FightChance { chance, .. }) = self.weighed(own, &answer) else { continue };
                    lines.push(Line { own: own.clone(), answer, chance, plain: false });
                }
            }
            for line in lines {
                if worst.as_ref().is_none_or(|worst| self.order(&line) < self.order(worst)) {
                    if best.is_some_and(|best| !beats(&line, best)) {
                        return Some(line);
                    }
                    worst = Some(line);
                }
            }
        }
        worst
    }

    fn costs_dice(&self, answer: &PlanSequence) -> bool {
        answer.uses.iter().any(|it| self.game.defender.get(it.at).is_some_and(|plan| plan.costs_dice))
    }

    /// Returns what the defending side looks at: the chance, then how few plans, then how usual.
    fn order<'l>(&self, line: &'l Line) -> (&'l Fraction, u32, usize, (usize, bool)) {
        let mask = line.answer.mask();
        (&line.chance, mask.count_ones(), mask, line.answer.deviation(&self.game.defender))
    }

    /// Returns the best play, with the cost and the worth of every plan in it.
    pub(super) fn best(&mut self) -> Play {
        let Some(line) = self.best_line(0, 0) else {
            return self.game.play(&PlanSequence::default(), &PlanSequence::default(), Fraction::zero());
        };
        let mut play = self.game.play(&line.own, &line.answer, line.chance.clone());
        let costs = self.game.costs(&play);
        let mut weigh = |side: Side, worth: &mut PlanUse| {
            let same = self.game.plans(side).iter().enumerate().filter(|(_, plan)| plan.card == worth.card);
            let same: usize = same.map(|(at, _)| 1 << at).sum();
            let (own, answer) = if side == Side::Attacker { (same, 0) } else { (0, same) };
            let without = self.best_line(own, answer).map_or_else(Fraction::zero, |line| line.chance);
            worth.cost = costs.iter().find(|(card, _)| *card == worth.card).map(|(_, cost)| *cost).unwrap_or_default();
            worth.worth = distance(&line.chance, &without);
        };
        play.attacker.iter_mut().for_each(|worth| weigh(Side::Attacker, worth));
        play.defender.iter_mut().for_each(|worth| weigh(Side::Defender, worth));
        play
    }
}

/// Returns whether the attacker prefers a way to a known one.
fn beats(line: &Line, known: &Line) -> bool {
    let fewer = line.own.uses.len() < known.own.uses.len();
    line.chance > known.chance || line.chance == known.chance && fewer
}
