//! The best use of battle plans §5.5.3 for one set of targets: the attacker chooses first, knowing that the defender answers as
//! well as possible. Every choice of plans of both sides is gone through; chances are exact.

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
    known: HashMap<Key, Option<Fraction>>,
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
    let base = game.chance(&[], &[])?;
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
    Some(Outcomes::of(&mut game).best(&game))
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
    /// Returns the Campaign with these plans, each used to the full.
    fn with(&self, attacker: &[CardRef], defender: &[CardRef]) -> (Fighting, Vec<What>) {
        let what = |cards: &[CardRef]| cards.iter().map(|card| What::Known(*card)).collect::<Vec<What>>();
        let giants = |cards: &[CardRef], dice: i8| {
            let giants = cards.iter().filter(|card| card.0.special == Some(Special::MountainGiant));
            giants.map(move |card| (*card, Pick::Count(dice))).collect()
        };
        let mut choosing: Vec<(CardRef, Pick)> = giants(attacker, 3);
        choosing.extend::<Vec<(CardRef, Pick)>>(giants(defender, -3));
        (Fighting { defending: what(defender), choosing, ..self.fighting.clone() }, what(attacker))
    }

    /// Returns the attacker's chance with these plans; none where they are not all allowed together.
    fn chance(&mut self, attacker: &[CardRef], defender: &[CardRef]) -> Option<Fraction> {
        let (fighting, using) = self.with(attacker, defender);
        self.memory.asked += 1;
        let fight = of_pools(&pools_if_legal(self.table, &fighting, &using)?)?;
        let key = (fight.attack_dice, fight.force, fight.defense_dice, fight.defenders, fight.changes.clone());
        let work_out = || odds::odds(&fight).ok().map(|odds| odds.win());
        self.memory.known.entry(key).or_insert_with(work_out).clone()
    }

    /// Returns the plans that a side may use; of more than can be gone through, those that alone change most.
    fn shortened(&mut self, side: Side, base: &Fraction) -> Vec<CardRef> {
        let mut weighed: Vec<(Fraction, usize, CardRef)> = Vec::new();
        for (at, card) in usable_plans(self.table, self.fighting, side).into_iter().enumerate() {
            let alone = match side {
                Side::Attacker => self.chance(&[card], &[]),
                Side::Defender => self.chance(&[], &[card]),
            };
            if let Some(chance) = alone {
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

/// The chances of all choices: for each of the attacker's, each answer.
struct Outcomes(Vec<Vec<Option<Fraction>>>);

impl Outcomes {
    fn of(game: &mut Game<'_, '_>) -> Self {
        let (attacker, defender) = (subsets(&game.attacker), subsets(&game.defender));
        let mut rows = Vec::new();
        for own in &attacker {
            let first = game.chance(own, &[]);
            let allowed = first.is_some();
            let row = defender.iter().map(|answer| if allowed { game.chance(own, answer) } else { None }).collect();
            rows.push(row);
        }
        Self(rows)
    }

    /// Returns the best choice and the best answer with their chance, of those without some plans.
    fn value(&self, without: (usize, usize)) -> Option<(usize, usize, &Fraction)> {
        let mut best: Option<(usize, usize, &Fraction)> = None;
        for (own, row) in self.0.iter().enumerate().filter(|(own, _)| own & without.0 == 0) {
            let mut answer: Option<(usize, &Fraction)> = None;
            for (at, chance) in row.iter().enumerate().filter(|(at, _)| at & without.1 == 0) {
                let Some(chance) = chance else { continue };
                let better = |(old, known): (usize, &Fraction)| (chance, at.count_ones()) < (known, old.count_ones());
                if answer.is_none_or(better) {
                    answer = Some((at, chance));
                }
            }
            let Some((at, chance)) = answer else { continue };
            let fewer = |old: usize| own.count_ones() < old.count_ones();
            if best.is_none_or(|(old, _, known)| chance > known || chance == known && fewer(old)) {
                best = Some((own, at, chance));
            }
        }
        best
    }

    fn best(&self, game: &Game<'_, '_>) -> Play {
        let Some((own, answer, win)) = self.value((0, 0)) else {
            return Play { win: Fraction::zero(), attacker: Vec::new(), defender: Vec::new(), left_out: game.left_out };
        };
        let without = |mask: (usize, usize)| self.value(mask).map_or_else(Fraction::zero, |(_, _, chance)| chance.clone());
        let chosen = |cards: &[CardRef], mask: usize| -> Vec<(usize, CardRef)> {
            cards.iter().copied().enumerate().filter(|(at, _)| mask >> at & 1 == 1).collect()
        };
        let cards = |cards: &[CardRef], mask: usize| chosen(cards, mask).into_iter().map(|(_, card)| card).collect::<Vec<_>>();
        let (fighting, using) = game.with(&cards(&game.attacker, own), &cards(&game.defender, answer));
        let costs = plan_costs(game.table, &fighting, &using);
        let cost = |card: CardRef| costs.iter().find(|(it, _)| *it == card).map(|(_, cost)| *cost).unwrap_or_default();
        let worth = |card: CardRef, chance: &Fraction| Worth { card, cost: cost(card), worth: distance(win, chance) };
        Play {
            win: win.clone(),
            left_out: game.left_out,
            attacker: chosen(&game.attacker, own).into_iter().map(|(at, card)| worth(card, &without((1 << at, 0)))).collect(),
            defender: chosen(&game.defender, answer).into_iter().map(|(at, card)| worth(card, &without((0, 1 << at)))).collect(),
        }
    }
}

/// Returns every choice of some cards, by the bits of its place.
fn subsets(cards: &[CardRef]) -> Vec<Vec<CardRef>> {
    let chosen = |mask: usize| cards.iter().enumerate().filter(move |(at, _)| mask >> at & 1 == 1).map(|(_, card)| *card);
    (0..1_usize << cards.len()).map(|mask| chosen(mask).collect()).collect()
}
