//! What to do in a turn or a game year, and what the others can do, as documents.

use super::parts::{Parts, ReasonAnswer};
use crate::answer::{
    Schema,
    chance::{Chance, Expected},
};
use serde::Serialize;
use std::collections::BTreeMap;

/// What is asked about a turn or a game year.
#[derive(Clone, Debug, Default)]
pub struct PlanQuestion {
    /// The goal in words; without one, victory if it is in reach, or else the title.
    pub goal: Option<String>,
    /// Of what there is to be the most, in words.
    pub best: Option<String>,
    /// What is set already, in words: the orders of a game year.
    pub set: String,
}

/// Returns, for so many searches that are left, what is asked now and then whether so many positions of the next one are enough.
pub type Stops<'s> = dyn Fn(usize) -> Box<dyn Fn(u64) -> bool + 's> + 's;

/// The plan of a turn or a game year; as JSON the document `plan`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TurnAnswer {
    pub(super) schema: Schema,
    /// The book that rules.
    pub book: &'static str,
    /// Who plans.
    pub player: &'static str,
    /// The goal, in English words; nothing where it is only told what orders come to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<String>,
    /// The chance of the goal with the best play.
    pub win: Chance,
    /// What can be expected of what the goal counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<Expected>,
    /// The best line, up to the first fight.
    pub line: Vec<PlanStep>,
    /// How the fight at its end can end, and how to go on.
    pub otherwise: Vec<EndAnswer>,
    /// The best line without dice.
    pub safe: SafeAnswer,
    /// Other goals that were looked at.
    pub reach: Vec<GoalInReach>,
    /// What one more of something would bring, where that is better.
    pub more: Vec<MoreAnswer>,
    /// Ways that were not gone.
    pub open: Vec<OpenAnswer>,
    /// How many positions were weighed.
    pub states: u64,
    /// What the player has more after the line: `units`, `gold`, `bards`, `stories`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub gains: BTreeMap<&'static str, i16>,
    /// Whether nothing better can be.
    pub proven: bool,
    /// What the parts do not say themselves.
    pub said: TurnSaid,
}

/// A step of a line.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlanStep {
    /// The action, in English words.
    pub action: String,
    /// What it costs.
    pub cost: Parts,
    /// What it rests on.
    pub cites: Vec<String>,
    /// The chance of the goal before it, with the best play.
    pub win: Chance,
    /// What it costs, in words.
    pub terms: String,
    /// The chance of the goal before it, in words.
    pub chance: String,
    /// The action, as it can be typed.
    pub typed: String,
    /// The main sections that it rests on, as its reader sees them.
    #[serde(skip)]
    pub shown: Vec<String>,
    /// What else is to be said of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The symbol of the order, in a game of orders.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<&'static str>,
    /// Whether the order brings nothing and lapses.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub lapses: bool,
    /// What the rules say of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<ReasonAnswer>,
    /// Who comes first in the city, or may.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub first: Vec<FirstAnswer>,
}

/// Another player who comes first in a city, or may.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FirstAnswer {
    /// Who.
    pub player: &'static str,
    /// With which order.
    pub order: u8,
    /// Whether that order is set; else it is the earliest that could be.
    pub certain: bool,
}

/// One end of a fight.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct EndAnswer {
    /// Whether the fight is won.
    pub won: bool,
    /// The chance of this end.
    pub chance: Chance,
    /// The chance of the goal then.
    pub win: Chance,
    /// The Campaign with what is chosen after the roll, in English words; the dice are missing.
    pub action: String,
    /// How to go on, up to the next fight.
    pub line: Vec<PlanStep>,
    /// How that fight can end.
    pub otherwise: Vec<EndAnswer>,
    /// The end in words.
    pub text: String,
}

/// The best line without dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SafeAnswer {
    /// The chance of the goal.
    pub win: Chance,
    /// The line.
    pub line: Vec<PlanStep>,
}

/// A goal that was looked at.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GoalInReach {
    /// The goal, in English words.
    pub goal: String,
    /// The chance of it.
    pub win: Chance,
    /// Both in words.
    pub text: String,
}

/// What one more of something would bring.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MoreAnswer {
    /// Of what: `supply`, `warband`, `favor` or `secret`.
    pub what: &'static str,
    /// The chance of the goal with it.
    pub win: Chance,
    /// Both in words.
    pub text: String,
}

/// A way that was not gone.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OpenAnswer {
    /// The action, in English words.
    pub action: String,
    /// What the description leaves out.
    pub missing: Option<&'static str>,
    /// Why it was not gone, in words.
    pub text: String,
}

/// A plan in words, beside what its parts say.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TurnSaid {
    /// The goal and its chance.
    pub heading: String,
    /// Who else wins as things stand, which the plan does not count.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
    /// The best line without dice, where it is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub safe: Option<String>,
    /// What the player has more after the line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gains: Option<String>,
    /// How much was looked at, and whether that is all.
    pub search: String,
}

/// What the others can do in their next turn; as JSON the document `threats`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ThreatsAnswer {
    pub(super) schema: Schema,
    /// The book that rules.
    pub book: &'static str,
    /// Who asks.
    pub player: &'static str,
    /// What is threatened, the greatest chance first.
    pub threats: Vec<ThreatAnswer>,
    /// Whether nothing can be worse, as far as it is told.
    pub proven: bool,
    /// That nobody threatens anything, or how far the search went.
    pub said: Vec<String>,
}

/// What a player can do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ThreatAnswer {
    /// Who.
    pub player: &'static str,
    /// What, as a goal in English words.
    pub goal: String,
    /// The chance with the best play that was found.
    pub win: Chance,
    /// Whether there is no greater chance; else it is at least so great: not everything was gone through, or cards are hidden.
    pub proven: bool,
    /// How: the actions up to the first fight.
    pub line: Vec<String>,
    /// What the first of them rests on.
    pub cites: Vec<String>,
    /// A cheap single action of the player who asks that stops it or makes it less likely; nothing where none was found, or where it
    /// is somebody else's turn.
    pub stop: Option<StopAnswer>,
    /// All of it in words.
    pub text: String,
}

/// What stops a threat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StopAnswer {
    /// The action, in English words.
    pub action: String,
    /// What it costs.
    pub cost: Parts,
    /// The chance of the threat after it.
    pub win: Chance,
    /// What it rests on.
    pub cites: Vec<String>,
    /// The action, as it can be typed.
    pub typed: String,
}
