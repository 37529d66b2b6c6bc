//! The plan of a turn as a document.

use crate::answer::{
    Schema,
    chance::{Chance, Expected},
    judge::Parts,
};
use serde::Serialize;

/// The plan of a turn; as JSON the document `plan`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TurnAnswer {
    pub(super) schema: Schema,
    /// The book that rules.
    pub book: &'static str,
    /// Who plans.
    pub player: &'static str,
    /// The goal, in English words.
    pub goal: String,
    /// The chance of the goal with the best play.
    pub win: Chance,
    /// What can be expected of what the goal counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<Expected>,
    /// The best line, up to the first fight.
    pub line: Vec<StepAnswer>,
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
    /// Whether nothing better can be.
    pub proven: bool,
    /// What the parts do not say themselves.
    pub said: TurnSaid,
}

/// A step of a line.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StepAnswer {
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
    pub line: Vec<StepAnswer>,
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
    pub line: Vec<StepAnswer>,
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
    /// The best line without dice, where it is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub safe: Option<String>,
    /// How much was looked at, and whether that is all.
    pub search: String,
}
