//! Words for a Campaign §5.5: dice that come with the targets, and what a battle plan does §7.5. The planner turns them into
//! the changes of `odds`.

use super::{Cards, Deed, Pays, Per, Suit};
use serde::{Deserialize, Serialize};

/// Dice that go into the pools when targets are declared §5.5.2, without anybody's choice and even if the attacker rules
/// the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pool {
    /// For what.
    pub when: PoolWhen,
    /// Attack dice added, or removed if negative.
    #[serde(default)]
    pub attack: i8,
    /// Defense dice added.
    #[serde(default)]
    pub defense: u8,
}

/// For what dice go into the pools.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PoolWhen {
    /// Once if any target is at this site: the site itself, or relics, banners or the pawn of a defender who is here.
    TargetHere,
    /// For each targeted site that the holder of the card rules.
    EachSiteOfHolder,
    /// For each targeted relic of the holder of the card.
    EachRelicOfHolder,
    /// For the holder's pawn and favor as a target.
    PawnOfHolder,
}

/// One thing that a battle plan does. All things of a plan are done together when it is used; a part whose `when` does not
/// hold does nothing, and a plan of which no part does anything can still be used. "You" is the whole side §5.5.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Under which condition, judged at the moment of use unless it speaks of the end.
    #[serde(default)]
    pub when: PlanWhen,
    /// What must be paid besides the cost of the card.
    #[serde(default)]
    pub pays: Pays,
    /// What it does.
    pub does: PlanDoes,
}

/// Under which condition a part of a battle plan works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlanWhen {
    /// Always.
    #[default]
    Always,
    /// This site is a target.
    HereTargeted,
    /// A site with a card of this suit is a target.
    SuitTargeted(Suit),
    /// The enemy's pawn and favor are a target.
    PawnTargeted,
    /// The user's side holds the Darkest Secret.
    HoldingDarkestSecret,
    /// The enemy does not hold the People's Favor.
    EnemyWithoutPeoplesFavor,
    /// The enemy has a faceup adviser of this suit.
    EnemyAdviser(Suit),
    /// The enemy's pawn is at the user's site.
    EnemyAtYourSite,
    /// The user's force is larger than the enemy's.
    Outnumbering,
    /// The enemy's force is larger than the user's.
    Outnumbered,
    /// The defense pool has at least so many dice.
    DefensePool(u8),
    /// The user is an Exile, and so is the enemy.
    ExileAgainstExile,
}

/// What a part of a battle plan does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlanDoes {
    /// Changes the attack pool. One die that cannot be removed adds a defense die §5.5.3.
    Attack(Dice),
    /// Changes the defense pool.
    Defense(Dice),
    /// Skulls that the user rolls kill nobody. Used by a defender it does nothing.
    IgnoreSkulls,
    /// Single shields that the enemy rolls count for nothing.
    IgnoreSingleShields,
    /// Double faces that the enemy rolls count for nothing: two shields for an attacker, two swords (not their skull) for a
    /// defender.
    IgnoreDoubles,
    /// Hollow swords that the enemy rolls count for nothing.
    IgnoreHollowSwords,
    /// The whole attack roll counts twice, skulls too.
    DoubleAttack,
    /// Half of the final attack pool is rolled, rounded down, after all other plans.
    HalveAttack,
    /// Defeated, the user's side kills nobody, not even where the whole force should die §5.5.6.
    SpareForce,
    /// Defeated, the user's side kills its whole force §5.5.6.
    DoomForce,
    /// The dead of the user's side go to this site at the end, if the side rules it then: not killed.
    HealForce,
    /// So many warbands on the attacker's board die at once; that costs no further dice.
    KillAttackers(u8),
    /// Each warband that the user sacrifices adds so much to the attack §5.5.5.
    SacrificeWorth(u8),
    /// The user's side wins at once; nothing is rolled.
    Win,
    /// Nobody is killed on either side.
    NoLosses,
    /// The user's side can use no other plan: this one is used alone or not at all.
    BarOwnPlans,
    /// The enemy's side can use no plans, of such cards.
    BarEnemyPlans(Cards),
    /// At once.
    Now(Deed),
    /// If the user's side is victorious §5.5.8.
    OnVictory(Deed),
    /// The card is discarded at the end §5.5.8.
    DiscardAtEnd,
    /// The card is discarded at the end unless the user holds the People's Favor §5.5.8.
    DiscardUnlessPeoplesFavor,
    /// The card is discarded if the user's side is defeated §5.5.6.
    DiscardIfDefeated,
}

/// Dice that a battle plan adds or removes §7.5.4: `count` for each `per`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    /// Which way.
    pub sign: Sign,
    /// How many.
    #[serde(default = "super::common::one")]
    pub count: u8,
    /// For each of what; once if nothing is said.
    #[serde(default)]
    pub per: Per,
    /// Whether the user may choose fewer.
    #[serde(default)]
    pub up_to: bool,
}

/// The sign beside the dice §7.5.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sign {
    /// They are added.
    Plus,
    /// They are removed.
    Minus,
    /// The user chooses: added or removed, as attacker and as defender.
    Either,
}
