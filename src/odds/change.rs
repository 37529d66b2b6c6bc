//! The closed vocabulary of what cards do to a fight §5.5.3, §7.5.4.
//!
//! `words` decides how a change is written, `terms` what it does; which card makes which change, and whether its condition
//! holds, is the caller's.

/// A change of a fight by a card. Numbers of the same kind add up; a change without a number is in force or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Change {
    /// Attack dice added or removed before the roll. One that cannot be removed adds a defense die §5.5.3.
    AttackDice(i32),
    /// Defense dice added or removed before the roll.
    DefenseDice(i32),
    /// The final attack pool is halved, rounded down.
    HalveAttack,
    /// Warbands that join the attacking force without adding dice.
    MoreForce(u32),
    /// Warbands or bandits that join the defending force.
    MoreDefenders(u32),
    /// Warbands of the attacking force that die before the roll.
    AttackersLost(u32),
    /// Warbands of the defending force that die before the roll, adding nothing to the defense.
    DefendersLost(u32),
    /// So many of the attacking force are bandits, who can be neither killed nor sacrificed §7.6.5.
    BanditForce(u32),
    /// Warbands outside the attacking force whom skulls kill and whom the attacker sacrifices once the force has no more.
    Reserve(u32),
    /// So many of the defenders are bandits, who cannot be killed §5.5.6.
    BanditDefenders(u32),
    /// All defenders are bandits, who cannot be killed §5.5.6.
    Bandits,
    /// Skulls kill nobody.
    IgnoreSkulls,
    /// Hollow swords count for nothing.
    IgnoreHollowSwords,
    /// Two-sword faces add no swords; their skulls still kill.
    IgnoreDoubleSwords,
    /// Single-shield faces add nothing.
    IgnoreSingleShields,
    /// Two-shield faces add nothing.
    IgnoreDoubleShields,
    /// Every attack die counts twice, its skull too: a single hollow sword is a pair.
    DoubleAttack,
    /// The attacker may reroll all attack dice once, having seen both rolls.
    RerollAttack,
    /// The defender may reroll all defense dice once, before the attack is rolled.
    RerollDefense,
    /// The attacker cannot sacrifice.
    NoSacrifice,
    /// Each sacrificed warband adds so much to the attack; the highest counts.
    SacrificeWorth(u32),
    /// The attacker loses nobody by defeat, not even the whole force.
    AttackersSpared,
    /// The defender loses nobody by defeat, not even the whole force.
    DefendersSpared,
    /// A defeated attacker loses the whole force.
    AttackersDoomed,
    /// A defeated defender loses the whole force.
    DefendersDoomed,
    /// The attacker's dead go elsewhere instead: they leave the force but are not lost.
    AttackersHealed,
    /// The defender's dead go elsewhere instead: they are not lost.
    DefendersHealed,
    /// The dead of a victorious defender go elsewhere instead: they are not lost. Those of a defeated one are.
    VictorsHealed,
    /// Nobody dies on either side. A sacrifice is a death (§10, Sacrifice), so there is none.
    NoLosses,
    /// The attacker wins outright and nothing is rolled. The attacker's plans come first §5.5.3, so this beats
    /// [`Self::DefenderWins`].
    AttackerWins,
    /// The defender wins outright and nothing is rolled.
    DefenderWins,
}
