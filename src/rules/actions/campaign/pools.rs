//! Both pools and both forces §5.5.2, §5.5.4, with the source of every die and warband and the section it rests on.

use crate::{
    game::{CardRef, Colour, Slot, Target, Warbands},
    law::{Cite, Cited, LawRef, law},
    odds::{Change, PoolSizes, Side},
    rules::{actions::campaign::BATTLE_PLANS, base::Missing, request::Stands},
};
use std::rc::Rc;

/// Bandits for the holder of the Bandit Crown.
pub(crate) const BANDIT_CROWN: LawRef = law("7.6.5");

/// The die and the bandit of a site.
pub(crate) const SITE_DIE: LawRef = law("2.8.3");

/// The dice that pawn and favor add §5.5.2, as the board shows them.
pub(crate) const PAWN_DICE: u8 = 2;

/// Where dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceFrom {
    /// The warbands on the attacker's board §5.5.2.
    Board,
    /// A target §5.5.2.
    Target(Target),
    /// The Oathkeeper title §2.11.
    Title,
    /// Bandits of the Bandit Crown at a site (D38).
    Crown(Slot),
    /// A card: a site, a ward, a battle plan.
    Card(CardRef),
    /// A card that would take attack dice that are not there §5.5.3.
    Lacking(CardRef),
}

/// Dice with where they come from and what they rest on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PoolDice {
    /// How many; less than none where they are removed.
    pub dice: i8,
    /// Where from.
    pub from: DiceFrom,
    /// What they rest on: shared, because pools are copied for every choice of battle plans.
    pub cites: Rc<[Cite]>,
}

/// A part of the defending force §5.5.4, §10/force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Troops {
    /// Where they stand.
    pub at: Stands,
    /// How many.
    pub warbands: Warbands,
    /// Whether they are bandits, who cannot be killed §5.5.6.
    pub bandits: bool,
    /// What they rest on.
    pub cites: Rc<[Cite]>,
}

/// Both pools and both forces of a Campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pools {
    /// The attack dice.
    pub attack: Vec<PoolDice>,
    /// The defense dice.
    pub defense: Vec<PoolDice>,
    /// The attacking force §10/force.
    pub force: Warbands,
    /// The defending force §10/force.
    pub defenders: Vec<Troops>,
    /// The Allies §5.5.2.
    pub allies: Vec<Colour>,
    /// The Citizens who could join beside them.
    pub may_join: Vec<Colour>,
    /// What cards do to the fight: the attacker's first §5.5.3.
    pub changes: Vec<Cited<Change>>,
    /// The battle plans in use §5.5.3, the attacker's first.
    pub plans: Vec<(CardRef, Side)>,
    /// Those of them that somebody uses and that change nothing §7.1.3.
    pub in_vain: Vec<CardRef>,
    /// Those of the attacking force who die before the roll.
    pub attackers_lost: Warbands,
    /// Those of the defending force who die before the roll, adding nothing to the defense.
    pub defenders_lost: Warbands,
    /// Those of the attacking force who stand at sites.
    pub joined: Vec<(Slot, Warbands)>,
    /// What is not described and decides a number.
    pub missing: Vec<Missing>,
}

impl Pools {
    /// Returns the number of attack dice, before the pool is halved.
    #[must_use]
    pub fn attack_dice(&self) -> u32 {
        u32::try_from(sum(&self.attack)).unwrap_or(0)
    }

    /// Returns the number of defense dice.
    #[must_use]
    pub fn defense_dice(&self) -> u32 {
        u32::try_from(sum(&self.defense)).unwrap_or(0)
    }

    /// Lets a card add attack dice or take some, each lacking one as a defense die §5.5.3.
    pub(crate) fn change_attack(&mut self, dice: i8, card: CardRef, cites: Vec<Cite>) {
        let before = PoolSizes { attack: sum(&self.attack).into(), defense: 0 };
        let after = before.with_attack_dice(dice.into());
        let small = |dice: i64| i8::try_from(dice).unwrap_or(i8::MAX);
        let (changed, lacking) = (small(after.attack - before.attack), small(after.defense));
        if lacking > 0 {
            let cites = cites.iter().copied().chain([BATTLE_PLANS.into()].into_iter().filter(|it| !cites.contains(it)));
            self.defense.push(PoolDice { dice: lacking, from: DiceFrom::Lacking(card), cites: cites.collect() });
        }
        self.attack.push(PoolDice { dice: changed, from: DiceFrom::Card(card), cites: cites.into() });
    }

    /// Returns the size of the attacking force, without those who died before the roll.
    #[must_use]
    pub fn attackers(&self) -> u32 {
        u32::from(self.force.0).saturating_sub(self.attackers_lost.0.into())
    }

    /// Returns the size of the defending force.
    #[must_use]
    pub fn defending(&self) -> u32 {
        self.defenders.iter().map(|troops| u32::from(troops.warbands.0)).sum()
    }
}

fn sum(parts: &[PoolDice]) -> i32 {
    parts.iter().map(|part| i32::from(part.dice)).sum()
}

/// Returns dice as a part of a pool counts them.
pub(crate) fn signed(dice: u8) -> i8 {
    i8::try_from(dice).unwrap_or(i8::MAX)
}
