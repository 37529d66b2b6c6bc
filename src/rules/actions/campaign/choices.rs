//! What the users of battle plans choose §5.5.3, §7.5.4: dice that are added or removed, and relics that Relic Hunter makes
//! targets; for whoever looks for the best choice.

use crate::{
    cards::{
        Special,
        effect::{Dice, Pays, Per, PlanDoes, PlanWhen, Sign},
    },
    game::{CardRef, Colour, Player, Slot},
    law::{DivergenceId::D23, Printing},
    odds::Side,
    rules::{
        actions::campaign::{
            effects::GIANT_DICE,
            plans::{Used, is_plan_of, parts},
            pools::Pools,
            sides::{Sides, sites},
        },
        powers::in_force::InForce,
        request::Fighting,
    },
};

/// A battle plan with all that its user may choose for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanChoice {
    /// The card.
    pub card: CardRef,
    /// Who uses it, if not whoever does so when nobody is said to: the same card stands once for each who may.
    pub user: Option<Colour>,
    /// The numbers that may be chosen, the one that usually serves its user first: attack dice that it adds, or removes if
    /// negative §7.5.4; or how many relics it makes targets. Where there is nothing to choose, the dice it changes.
    pub numbers: Vec<i8>,
    /// The number it is used with if none is said.
    pub unsaid: i8,
    /// How many defense dice there must be for it to change the attack pool.
    pub least: Option<u8>,
    /// Whether it looks at how many warbands meet, which other plans of its side change.
    pub counts_forces: bool,
    /// Whether it changes how many warbands meet.
    pub changes_forces: bool,
    /// Whether its cost grows with the defense pool.
    pub costs_dice: bool,
    /// The sites of the relics that it can make targets, one for each relic.
    pub relics: Vec<Slot>,
}

impl<'a> Sides<'a, '_> {
    /// Returns what can be chosen for the battle plans that a side could use by itself, those first that others reckon with.
    pub fn plan_choices(&self, fighting: &Fighting, side: Side) -> Vec<PlanChoice> {
        let mut pools = self.pools_with(fighting, &[]);
        let usable = self.usable(fighting, side);
        let changing = usable.iter().any(|card| changes_forces(*card));
        let mut found = Vec::new();
        for card in usable {
            for (user, by) in self.possible_users(card, side, fighting) {
                let choice = self.plan_choice(&self.placed(card, side, by), fighting, changing, &mut pools);
                found.push(PlanChoice { user, ..choice });
            }
        }
        found
    }

    /// Returns who could use a plan: first whoever does so when nobody is said to; others only where it matters who does.
    fn possible_users(&self, card: CardRef, side: Side, fighting: &Fighting) -> Vec<(Option<Colour>, Option<&'a Player>)> {
        if side == Side::Attacker {
            return vec![(None, Some(self.attacker))];
        }
        let first = self.users(&[card], fighting).into_iter().flatten().next();
        let mut found = vec![(None, first)];
        let players = self.players(side, fighting);
        if players.len() > 1 && fighting.user_of(card).is_none() && self.asks_who_uses(card) {
            let others = players.into_iter().filter(|player| first.is_none_or(|first| first.colour != player.colour));
            found.extend(others.filter(|it| self.rules_card(it, card)).map(|it| (Some(it.colour), Some(it))));
        }
        found
    }

    /// Returns whether it matters who of a side uses a plan: it looks at the user's pawn, or at what is the user's alone (D23).
    fn asks_who_uses(&self, card: CardRef) -> bool {
        let own = |dice: Dice| matches!(dice.per, Per::Ruled(_) | Per::Adviser(_) | Per::SuitRuledBut(_));
        let counts = |does: PlanDoes| matches!(does, PlanDoes::Attack(dice) | PlanDoes::Defense(dice) if own(dice));
        let alone = || !self.table.follows(D23, Printing::Pl);
        parts(card.0).any(|part| {
            part.when == PlanWhen::EnemyAtYourSite
                || (part.when == PlanWhen::HoldingDarkestSecret || counts(part.does)) && alone()
        })
    }

    fn plan_choice(&self, plan: &Used<'a>, fighting: &Fighting, changing: bool, pools: &mut Pools) -> PlanChoice {
        let mut choice = PlanChoice {
            card: plan.card,
            user: None,
            numbers: vec![0],
            unsaid: 0,
            least: None,
            counts_forces: false,
            changes_forces: changes_forces(plan.card),
            costs_dice: parts(plan.card.0).any(|part| part.pays == Pays::FavorToEnemyPerDie),
            relics: Vec::new(),
        };
        for part in parts(plan.card.0) {
            let PlanDoes::Attack(dice) = part.does else { continue };
            let works = match part.when {
                PlanWhen::DefensePool(least) => {
                    choice.least = Some(least);
                    true
                }
                PlanWhen::Outnumbering | PlanWhen::Outnumbered if changing => {
                    choice.counts_forces = true;
                    true
                }
                when => self.holds(when, plan, fighting, pools),
            };
            if works {
                choice.numbers = self.numbers(dice, plan, fighting);
                let most = self.most_dice(dice, plan, fighting);
                choice.unsaid = if dice.sign == Sign::Minus || removes(dice, plan.side) { -most } else { most };
            }
        }
        choice
    }

    /// Returns the numbers of dice that a plan can be used with, the one that usually serves its user first.
    fn numbers(&self, dice: Dice, plan: &Used<'a>, fighting: &Fighting) -> Vec<i8> {
        let most = self.most_dice(dice, plan, fighting);
        let giant = i8::try_from(GIANT_DICE).unwrap_or(i8::MAX);
        let is_giant = plan.card.0.special == Some(Special::MountainGiant);
        let mut numbers: Vec<i8> = match (dice.sign, fighting.count_for(plan.card)) {
            (Sign::Plus, _) => vec![most],
            (Sign::Minus, _) => vec![-most],
            (Sign::Either, Some(said)) => vec![said],
            (Sign::Either, None) if is_giant => vec![giant, most, -most, -giant],
            (Sign::Either, None) if dice.up_to => (-most..=most).rev().collect(),
            (Sign::Either, None) => vec![most, -most],
        };
        if removes(dice, plan.side) {
            numbers.reverse();
        }
        numbers.dedup();
        numbers
    }

    /// Returns the attacker's Relic Hunter with the relics at targeted sites; none where the attacker has it not or there is
    /// no relic.
    pub fn hunter(&self, fighting: &Fighting) -> Option<PlanChoice> {
        let held = |power: &&InForce<'_>| {
            power.card.special == Some(Special::RelicHunter)
                && is_plan_of(power.card, Side::Attacker)
                && self.side_holds(power, Side::Attacker, fighting)
        };
        let card = self.powers.iter().find(held)?.card_ref();
        let at = |slot: Slot| self.table.position.site(slot).map_or(0, |site| site.relics.len());
        let relics: Vec<Slot> = sites(&fighting.targets).flat_map(|slot| std::iter::repeat_n(slot, at(slot))).collect();
        let most = i8::try_from(relics.len()).ok().filter(|most| *most > 0)?;
        let (least, numbers, not) = (None, (0..=most).collect(), false);
        Some(PlanChoice {
            card,
            user: None,
            numbers,
            unsaid: 0,
            least,
            counts_forces: not,
            changes_forces: not,
            costs_dice: not,
            relics,
        })
    }
}

/// Returns whether the user of a plan that goes either way usually removes dice with it.
fn removes(dice: Dice, side: Side) -> bool {
    dice.sign == Sign::Either && side == Side::Defender
}

/// Returns whether a plan kills, sacrifices or moves warbands before the roll.
fn changes_forces(card: CardRef) -> bool {
    let kills = |does: PlanDoes| matches!(does, PlanDoes::KillAttackers(_));
    parts(card.0).any(|part| kills(part.does) || matches!(part.pays, Pays::SacrificeInForce(_)))
        || card.0.special == Some(Special::RedistributeWarbands)
}
