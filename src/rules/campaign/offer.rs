//! What a player could attack §5.5.1, §5.5.2: every defender in reach with all that can be targeted.

use super::{CAMPAIGN, sides::Sides};
use crate::{
    game::{Defender, Ruler, Slot, Target},
    rules::{action::Fighting, ruling::Ruling, table::Table},
};

/// A defender in reach with all that can be targeted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The defender.
    pub defender: Defender,
    /// The sites that can be targeted.
    pub sites: Vec<Slot>,
    /// What else can be, all of it at the attacker's site, with its dice.
    pub things: Vec<(Target, u8)>,
    /// The attacker's site, if the defender rules it: it must be targeted.
    pub must: Option<Slot>,
    /// Whether the dice of all targets together must be an even number: Giant Python.
    pub even: bool,
}

impl Offer {
    /// Returns the smallest legal targets: the attacker's site if it must be one, or else the thing with fewest dice.
    #[must_use]
    pub fn smallest(&self) -> Vec<Target> {
        let least = self.things.iter().min_by_key(|(_, dice)| *dice).map(|(target, _)| *target);
        self.must.map(Target::Site).or(least).into_iter().collect()
    }
}

/// Returns every defender in reach, the bandits last. A player whose pawn is not described is taken to be in reach.
#[must_use]
pub fn offers(table: &Table<'_>) -> Vec<Offer> {
    let mut ruling = Ruling::default();
    let Some(attacker) = table.me(&mut ruling, CAMPAIGN) else { return Vec::new() };
    let others = table.position.players.iter().filter(|player| player.colour != attacker.colour);
    let defenders = others.map(|player| Defender::Player(player.colour)).chain([Defender::Bandits]);
    let offer = |defender| Sides::of(table, attacker, &Fighting::against(defender), &[], &mut Ruling::default())?.offer(defender);
    defenders.filter_map(offer).collect()
}

impl Sides<'_, '_> {
    fn offer(&self, defender: Defender) -> Option<Offer> {
        let unknown = self.defender.is_some_and(|player| player.pawn.is_none());
        let rules = match self.defender {
            Some(player) => self.table.rules(player.colour, self.here) == Some(true),
            None => self.table.ruler(self.here) == Some(Ruler::Bandits),
        };
        if !rules && !unknown && self.pawn_is_here() != Some(true) {
            return None;
        }
        let must = Some(self.here).filter(|here| self.defender_rules(*here) == Some(true));
        let mut things: Vec<(Target, u8)> = Vec::new();
        for target in self.possible_things() {
            let dice = self.dice_of(target, &mut Vec::new());
            things.push((target, u8::try_from(dice).unwrap_or(u8::MAX)));
        }
        if unknown && must.is_none() {
            things.push((Target::Pawn, super::pools::PAWN_DICE));
        }
        Some(Offer { defender, sites: self.possible_sites(), things, must, even: self.python().is_some() })
    }
}
