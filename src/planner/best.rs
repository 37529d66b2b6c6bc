//! The best use of battle plans §5.5.3 for one set of targets: the attacker chooses first, knowing that the defender answers as
//! well as possible. Every choice of plans of both sides is gone through, and where a skull can cost more than its swords add,
//! every number of dice that the attacker may collect §5.5.2; chances are exact.

use super::fight::of_pools;
use crate::{
    cards::Special,
    game::{CardRef, What},
    odds::{self, Fraction},
    rules::{Cost, Fighting, Pick, Side, Table, plan_costs, pools_if_legal, usable_plans},
};
use std::collections::HashMap;

/// The most plans of a side that are gone through.
const MOST_PLANS: usize = 6;

/// A battle plan in the best play.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// The card.
    pub card: CardRef,
    /// What its use costs §7.1.2, with what cards of the enemy add.
    pub cost: Cost,
    /// What its side loses in chance if it cannot be used and both sides play as well as they can without it.
    pub worth: Fraction,
}

/// The best play of both sides.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// The attacker's chance to win.
    pub win: Fraction,
    /// How many dice the attacker adds for the own board §5.5.2, if fewer are better than all.
    pub dice: Option<u8>,
    /// The attacker's plans.
    pub attacker: Vec<Worth>,
    /// The answer of the defending side.
    pub defender: Vec<Worth>,
    /// How many plans of both sides were left out, because there were more than are gone through.
    pub left_out: usize,
}

/// What is known of chances from other sets of targets, and how often the rules were asked.
#[derive(Default)]
pub(super) struct Memory {
    known: HashMap<Key, Option<Weighed>>,
    /// How many choices of plans were put to the rules.
    pub(super) asked: usize,
}

/// Returns the best play for the targets of a Campaign; none where nobody has a plan that matters, or a number is missing.
#[must_use]
pub fn best_play(table: &Table<'_>, fighting: &Fighting) -> Option<Play> {
    best_play_with(table, fighting, &mut Memory::default())
}

/// Returns the best play with what is known from other sets of targets.
pub(super) fn best_play_with(table: &Table<'_>, fighting: &Fighting, memory: &mut Memory) -> Option<Play> {
    let mut game = Game { table, fighting, attacker: Vec::new(), defender: Vec::new(), memory, left_out: 0 };
    let base = game.weighed(&[], None, &[])?.chance;
    for side in [Side::Attacker, Side::Defender] {
        let plans = game.shortened(side, &base);
        match side {
            Side::Attacker => game.attacker = plans,
            Side::Defender => game.defender = plans,
        }
    }
    if game.attacker.is_empty() && game.defender.is_empty() {
        return None;
    }
    Some(Choices::of(&mut game).best())
}

/// A chance, and whether fewer dice may make it better.
#[derive(Clone, Debug)]
pub(super) struct Weighed {
    chance: Fraction,
    risky: bool,
}

/// What decides the chance of a fight: dice, forces, and what cards do.
type Key = (odds::Dice, odds::Warbands, odds::Dice, odds::Warbands, Vec<odds::Change>);

struct Game<'a, 'p> {
    table: &'a Table<'p>,
    fighting: &'a Fighting,
    attacker: Vec<CardRef>,
    defender: Vec<CardRef>,
    memory: &'a mut Memory,
    left_out: usize,
}

impl Game<'_, '_> {
    const fn plans(&self, side: Side) -> &Vec<CardRef> {
        match side {
            Side::Attacker => &self.attacker,
            Side::Defender => &self.defender,
        }
    }

    /// Returns the dice from which the attacker may take some back; none where their number was named.
    fn own_dice(&self) -> Option<u8> {
        let own = self.table.actor().map(|player| player.warbands.0);
        own.filter(|_| self.fighting.dice.is_none())
    }

    /// Returns the Campaign with these plans, each used to the full.
    fn with(&self, attacker: &[CardRef], dice: Option<u8>, defender: &[CardRef]) -> (Fighting, Vec<What>) {
        let what = |cards: &[CardRef]| cards.iter().map(|card| What::Known(*card)).collect::<Vec<What>>();
        let giants = |cards: &[CardRef], dice: i8| {
            let giants = cards.iter().filter(|card| card.0.special == Some(Special::MountainGiant));
            giants.map(move |card| (*card, Pick::Count(dice))).collect()
        };
        let mut choosing: Vec<(CardRef, Pick)> = giants(attacker, 3);
        choosing.extend::<Vec<(CardRef, Pick)>>(giants(defender, -3));
        let dice = dice.or(self.fighting.dice);
        (Fighting { dice, defending: what(defender), choosing, ..self.fighting.clone() }, what(attacker))
    }

    /// Returns the attacker's chance with these plans and dice; none where they are not all allowed together.
    fn weighed(&mut self, attacker: &[CardRef], dice: Option<u8>, defender: &[CardRef]) -> Option<Weighed> {
        let (fighting, using) = self.with(attacker, dice, defender);
        self.memory.asked += 1;
        let fight = of_pools(&pools_if_legal(self.table, &fighting, &using)?)?;
        let key = (fight.attack_dice, fight.force, fight.defense_dice, fight.defenders, fight.changes.clone());
        let work_out = || {
            let chance = odds::odds(&fight).ok()?.win();
            Some(Weighed { chance, risky: odds::fewer_dice_may_win(&fight) })
        };
        self.memory.known.entry(key).or_insert_with(work_out).clone()
    }

    /// Returns the plans that a side may use; of more than can be gone through, those that alone change most.
    fn shortened(&mut self, side: Side, base: &Fraction) -> Vec<CardRef> {
        let mut weighed: Vec<(Fraction, usize, CardRef)> = Vec::new();
        for (at, card) in usable_plans(self.table, self.fighting, side).into_iter().enumerate() {
            let alone = match side {
                Side::Attacker => self.weighed(&[card], None, &[]),
                Side::Defender => self.weighed(&[], None, &[card]),
            };
            if let Some(Weighed { chance, .. }) = alone {
                weighed.push((distance(&chance, base), at, card));
            }
        }
        weighed.sort_by(|one, other| other.0.cmp(&one.0));
        self.left_out += weighed.len().saturating_sub(MOST_PLANS);
        weighed.truncate(MOST_PLANS);
        weighed.sort_by_key(|(_, at, _)| *at);
        weighed.into_iter().map(|(_, _, card)| card).collect()
    }
}

fn distance(one: &Fraction, other: &Fraction) -> Fraction {
    if one > other { less(one, other) } else { less(other, one) }
}

/// Returns the difference of a chance and a smaller one.
fn less(larger: &Fraction, smaller: &Fraction) -> Fraction {
    (&larger.complement() + smaller).complement()
}

/// A choice of both sides, by the places of their plans among all choices of plans.
#[derive(Clone, Debug)]
struct Line {
    own: usize,
    /// The dice the attacker adds for the own board, if not all §5.5.2.
    dice: Option<u8>,
    answer: usize,
    chance: Fraction,
}

/// All choices of both sides. A chance is worked out when it is asked for: most choices are refuted by one answer.
struct Choices<'g, 'a, 'p> {
    game: &'g mut Game<'a, 'p>,
    attacker: Vec<Vec<CardRef>>,
    defender: Vec<Vec<CardRef>>,
    known: HashMap<(usize, Option<u8>, usize), Option<Weighed>>,
}

impl<'g, 'a, 'p> Choices<'g, 'a, 'p> {
    fn of(game: &'g mut Game<'a, 'p>) -> Self {
        let (attacker, defender) = (subsets(&game.attacker), subsets(&game.defender));
        Self { game, attacker, defender, known: HashMap::new() }
    }

    fn chance(&mut self, own: usize, dice: Option<u8>, answer: usize) -> Option<Weighed> {
        let (game, attacker, defender) = (&mut *self.game, &self.attacker, &self.defender);
        let weigh = || game.weighed(attacker.get(own)?, dice, defender.get(answer)?);
        self.known.entry((own, dice, answer)).or_insert_with(weigh).clone()
    }

    /// Returns the best choice and the best answer with their chance, of those without some plans; of equals the one with fewer
    /// plans, then the one with all dice.
    fn value(&mut self, without: (usize, usize)) -> Option<Line> {
        let mut best: Option<Line> = None;
        let mut first = 0;
        for own in (0..self.attacker.len()).filter(|own| own & without.0 == 0) {
            if self.chance(own, None, 0).is_none() {
                continue;
            }
            let mut dice = None;
            while let Some(line) = self.answered((own, dice), without.1, first, best.as_ref()) {
                first = line.answer;
                let told = self.chance(own, dice, first);
                if best.as_ref().is_none_or(|best| beats(&line, best)) {
                    best = Some(line);
                }
                // Where this answer leaves a die more no worse, fewer dice are refuted by it too.
                let fewer = dice.or_else(|| self.game.own_dice()).and_then(|dice| dice.checked_sub(1));
                if fewer.is_none() || !told.is_some_and(|told| told.risky) {
                    break;
                }
                dice = fewer;
            }
        }
        best
    }

    /// Returns a choice of the attacker's with the best answer, or with the first that makes it no better than the best known.
    fn answered(&mut self, (own, dice): (usize, Option<u8>), without: usize, first: usize, best: Option<&Line>) -> Option<Line> {
        let mut worst: Option<Line> = None;
        for answer in [first].into_iter().chain(0..self.defender.len()).filter(|answer| answer & without == 0) {
            let Some(Weighed { chance, .. }) = self.chance(own, dice, answer) else { continue };
            let line = Line { own, dice, answer, chance };
            let order = |line: &Line| (line.chance.clone(), line.answer.count_ones(), line.answer);
            if worst.as_ref().is_none_or(|worst| order(&line) < order(worst)) {
                if best.is_some_and(|best| !beats(&line, best)) {
                    return Some(line);
                }
                worst = Some(line);
            }
        }
        worst
    }

    fn best(&mut self) -> Play {
        let Some(line) = self.value((0, 0)) else {
            let (attacker, defender) = (Vec::new(), Vec::new());
            return Play { win: Fraction::zero(), dice: None, attacker, defender, left_out: self.game.left_out };
        };
        let (own, answer) = (self.attacker[line.own].clone(), self.defender[line.answer].clone());
        let (fighting, using) = self.game.with(&own, line.dice, &answer);
        let costs = plan_costs(self.game.table, &fighting, &using);
        let cost = |card: CardRef| costs.iter().find(|(it, _)| *it == card).map(|(_, cost)| *cost).unwrap_or_default();
        let mut worths = |side: Side, chosen: &[CardRef]| -> Vec<Worth> {
            let mut found = Vec::new();
            for (at, card) in self.game.plans(side).clone().into_iter().enumerate().filter(|(_, card)| chosen.contains(card)) {
                let mask = if side == Side::Attacker { (1 << at, 0) } else { (0, 1 << at) };
                let without = self.value(mask).map_or_else(Fraction::zero, |line| line.chance);
                found.push(Worth { card, cost: cost(card), worth: distance(&line.chance, &without) });
            }
            found
        };
        let (attacker, defender) = (worths(Side::Attacker, &own), worths(Side::Defender, &answer));
        Play { win: line.chance, dice: line.dice, left_out: self.game.left_out, attacker, defender }
    }
}

/// Returns whether the attacker prefers a choice to a known one.
fn beats(line: &Line, known: &Line) -> bool {
    let fewer = line.own.count_ones() < known.own.count_ones();
    line.chance > known.chance || line.chance == known.chance && fewer
}

/// Returns every choice of some cards, by the bits of its place.
fn subsets(cards: &[CardRef]) -> Vec<Vec<CardRef>> {
    let chosen = |mask: usize| cards.iter().enumerate().filter(move |(at, _)| mask >> at & 1 == 1).map(|(_, card)| *card);
    (0..1_usize << cards.len()).map(|mask| chosen(mask).collect()).collect()
}
