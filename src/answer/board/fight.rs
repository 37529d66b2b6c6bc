//! A Campaign under way §5.5 on the board: against whom, for what, with which battle plans and dice.

use super::parts::{CardBoard, Named, PlaceName, cards};
use crate::{
    game::{Campaign, Defender, Setup, Target},
    i18n::{Words, id},
};
use serde::Serialize;

/// A Campaign under way.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FightBoard {
    /// The attacker: whose turn it is.
    pub attacker: Option<Named>,
    /// The defender.
    pub defender: Option<Named>,
    /// The targets.
    pub targets: Vec<String>,
    /// The card by which it is fought for no Supply.
    pub by: Option<CardBoard>,
    /// The site at which the attacker's pawn counts as being.
    pub at: Option<PlaceName>,
    /// The Imperial Allies.
    pub allies: Vec<Named>,
    /// The battle plans used.
    pub plans: Vec<CardBoard>,
    /// The dice rolled.
    pub rolled: Option<String>,
}

impl FightBoard {
    pub(super) fn new(words: &Words, setup: &Setup, fight: &Campaign) -> Self {
        let target = |target: &Target| match target {
            Target::Site(slot) => PlaceName::new(words, setup, *slot).name,
            Target::Relic(relic) => relic.0.name(words.lang).to_owned(),
            Target::PeoplesFavor => words.say(id::BOARD_PEOPLES_FAVOR),
            Target::DarkestSecret => words.say(id::BOARD_DARKEST_SECRET),
            Target::Pawn => words.say(id::BOARD_PAWN),
        };
        let defender = |defender: Defender| match defender {
            Defender::Player(colour) => Named::colour(words, colour),
            Defender::Bandits => Named::said(words, "bandits", id::BOARD_RULER_BANDITS),
        };
        Self {
            attacker: setup.turn.map(|colour| Named::colour(words, colour)),
            defender: fight.defender.map(defender),
            targets: fight.targets.iter().map(target).collect(),
            by: fight.by.map(|card| CardBoard::faceup(words, card)),
            at: fight.at.map(|slot| PlaceName::new(words, setup, slot)),
            allies: fight.allies.iter().map(|colour| Named::colour(words, *colour)).collect(),
            plans: cards(words, &fight.plans),
            rolled: fight.rolled.as_ref().map(|rolled| rolled.words(words.lang)),
        }
    }
}
