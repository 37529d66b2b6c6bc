//! What the users of battle plans choose §5.5.3, §7.5.4: which plans there are, and the dice that each adds or removes; for a search
//! for the best choice.

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
            battle::{
                Battle,
                effects::GIANT_DICE,
                plans::{Used, is_plan_of, parts},
            },
            declaration::Campaign,
            pools::Pools,
        },
        powers::in_force::InForce,
    },
};

/// A battle plan with all that its user may choose for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanChoice {
    /// The card.
    pub card: CardRef,
    /// Who uses it, if not its default user: the same card stands once for each player who may.
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

impl PlanChoice {
    /// Returns a card that leaves nothing to choose and changes no dice.
    pub(super) fn of(card: CardRef) -> Self {
        let (counts_forces, changes_forces, costs_dice) = (false, false, false);
        let (numbers, relics) = (vec![0], Vec::new());
        Self { card, user: None, numbers, unsaid: 0, least: None, counts_forces, changes_forces, costs_dice, relics }
    }
}

impl Campaign<'_, '_> {
    /// Returns the battle plans of a side that change the roll, those first that change what others count.
    #[must_use]
    pub fn usable_plans(&self, side: Side) -> Vec<CardRef> {
        let counts = |does: PlanDoes| !matches!(does, PlanDoes::Now(_) | PlanDoes::OnVictory(_));
        let mut found = self.every_plan(side);
        found.retain(|card| parts(card.0).any(|part| counts(part.does)));
        found
    }

    /// Returns every battle plan of a side, those first that change what others count.
    pub(crate) fn every_plan(&self, side: Side) -> Vec<CardRef> {
        if side == Side::Defender && self.defender.is_none() {
            return Vec::new();
        }
        let of_side = self.powers.iter().filter(|power| is_plan_of(power.card, side) && self.side_holds(power, side));
        let mut found: Vec<CardRef> = of_side.map(InForce::card_ref).collect();
        found.sort_by_key(|card| {
            let kills = parts(card.0).any(|part| matches!(part.does, PlanDoes::KillAttackers(_)));
            let gives = parts(card.0).any(|part| matches!(part.pays, Pays::SacrificeInForce(_)));
            let moves = card.0.special == Some(Special::RedistributeWarbands);
            (!kills && !moves, gives)
        });
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
}

impl<'a> Battle<'_, 'a> {
    /// Returns what can be chosen for the battle plans that a side could use by itself, those first that change what others count.
    #[must_use]
    pub fn plan_choices(&self, side: Side) -> Vec<PlanChoice> {
        self.choices_for(self.campaign.usable_plans(side), side)
    }

    /// Returns the same for every battle plan, also for those that only bring something.
    #[must_use]
    pub fn every_plan_choice(&self, side: Side) -> Vec<PlanChoice> {
        self.choices_for(self.campaign.every_plan(side), side)
    }

    fn choices_for(&self, usable: Vec<CardRef>, side: Side) -> Vec<PlanChoice> {
        let mut pools = self.pools_with(&[]);
        let changing = usable.iter().any(|card| changes_forces(*card));
        let mut found = Vec::new();
        for card in usable {
            for (user, by) in self.possible_users(card, side) {
                let choice = self.plan_choice(&self.campaign.placed(card, side, by), changing, &mut pools);
                found.push(PlanChoice { user, ..choice });
            }
        }
        found
    }

    /// Returns who could use a plan: the default user first, others only where it matters who does.
    fn possible_users(&self, card: CardRef, side: Side) -> Vec<(Option<Colour>, Option<&'a Player>)> {
        if side == Side::Attacker {
            return vec![(None, Some(self.campaign.attacker))];
        }
        let first = self.campaign.users(&[card], self.choices).into_iter().flatten().next();
        let mut found = vec![(None, first)];
        let players = self.campaign.players(side);
        if players.len() > 1 && self.choices.user_of(card).is_none() && self.campaign.asks_who_uses(card) {
            let others = players.iter().copied().filter(|player| first.is_none_or(|first| first.colour != player.colour));
            found.extend(others.filter(|it| self.campaign.rules_card(it, card)).map(|it| (Some(it.colour), Some(it))));
        }
        found
    }

    fn plan_choice(&self, plan: &Used<'a>, changing: bool, pools: &mut Pools) -> PlanChoice {
        let mut choice = PlanChoice {
            changes_forces: changes_forces(plan.card),
            costs_dice: parts(plan.card.0).any(|part| part.pays == Pays::FavorToEnemyPerDie),
            ..PlanChoice::of(plan.card)
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
                when => self.campaign.holds(when, plan, pools),
            };
            if works {
                choice.numbers = self.numbers(dice, plan);
                let most = self.campaign.most_dice(dice, plan);
                choice.unsaid = if dice.sign == Sign::Minus || removes(dice, plan.side) { -most } else { most };
            }
        }
        choice
    }

    /// Returns the numbers of dice that a plan can be used with, the one that usually serves its user first.
    fn numbers(&self, dice: Dice, plan: &Used<'a>) -> Vec<i8> {
        let most = self.campaign.most_dice(dice, plan);
        let giant = i8::try_from(GIANT_DICE).unwrap_or(i8::MAX);
        let is_giant = plan.card.0.special == Some(Special::MountainGiant);
        let mut numbers: Vec<i8> = match (dice.sign, self.choices.count_for(plan.card)) {
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
