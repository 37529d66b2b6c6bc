//! A resolved roll, step by step: for machines, and in words.

use crate::{
    i18n::{Id, Value, Words, family, id},
    odds::{AttackFace, DefenseFace, Side, Step, Verdict},
};
use serde::Serialize;
use std::collections::BTreeMap;

/// The words for the faces of both sides.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Faces {
    /// The faces of the defense dice.
    pub defense: Vec<&'static str>,
    /// The faces of the attack dice.
    pub attack: Vec<&'static str>,
    /// What the defender rolled first, where the defense was rolled again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_defense: Option<Vec<&'static str>>,
    /// What the attacker rolled first, where the attack was rolled again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_attack: Option<Vec<&'static str>>,
}

/// A step: the id of its message, the section, the numbers.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RollStep {
    /// What happens.
    step: &'static str,
    /// The section.
    cite: &'static str,
    /// How many of what.
    #[serde(flatten)]
    numbers: BTreeMap<&'static str, u64>,
}

/// A step, or the dice of a side, in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RollLine {
    /// The section.
    pub cite: &'static str,
    /// The sentence.
    pub text: String,
}

/// Returns the steps for machines and messages.
#[must_use]
pub fn roll_steps(steps: &[Step]) -> Vec<RollStep> {
    steps.iter().map(roll_step).collect()
}

fn roll_step(step: &Step) -> RollStep {
    let (step, cite, numbers): (_, _, Vec<(&'static str, u64)>) = match *step {
        Step::LostBefore { side: Side::Attacker, warbands } => ("attackers-lost", "5.5.3", vec![("warbands", warbands.0.into())]),
        Step::LostBefore { side: Side::Defender, warbands } => ("defenders-lost", "5.5.3", vec![("warbands", warbands.0.into())]),
        Step::Outright(Side::Attacker) => ("attacker-outright", "5.5.3", vec![]),
        Step::Outright(Side::Defender) => ("defender-outright", "5.5.3", vec![]),
        Step::Shields(shields) => ("shields", "5.5.4", vec![("shields", shields.into())]),
        Step::Doublers { count, shields } => ("doublers", "5.5.4", vec![("doublers", count.into()), ("shields", shields)]),
        Step::Defense { shields, defenders, defense } => {
            ("defense", "5.5.4", vec![("shields", shields), ("defenders", defenders.0.into()), ("defense", defense)])
        }
        Step::Skulls { skulls, killed, left } => {
            ("skulls", "5.5.5", vec![("skulls", skulls.into()), ("killed", killed.0.into()), ("left", left.0.into())])
        }
        Step::Swords(swords) => ("swords", "5.5.5", vec![("swords", swords.into())]),
        Step::HollowSwords { hollow, swords } => {
            ("hollow-swords", "5.5.5", vec![("hollow", hollow.into()), ("swords", swords.into())])
        }
        Step::Attack(attack) => ("attack", "5.5.5", vec![("attack", attack.into())]),
        Step::Sacrifice { warbands, attack } => {
            ("sacrifice", "5.5.5", vec![("warbands", warbands.0.into()), ("attack", attack.into())])
        }
        Step::Verdict(Verdict::Won | Verdict::WonBySacrifice) => ("won", "5.5.5", vec![]),
        Step::Verdict(Verdict::Lost) => ("lost", "5.5.5", vec![]),
        Step::Defeated { side: Side::Attacker, killed } => ("attacker-defeated", "5.5.6", vec![("killed", killed.0.into())]),
        Step::Defeated { side: Side::Defender, killed } => ("defender-defeated", "5.5.6", vec![("killed", killed.0.into())]),
    };
    RollStep { step, cite, numbers: numbers.into_iter().collect() }
}

/// Returns the steps in words; the dice of a side stand before the first step that counts them.
#[must_use]
pub fn roll_lines(words: &Words, steps: &[RollStep], faces: &Faces) -> Vec<RollLine> {
    let dice = |cite: &'static str, id: Id, faces: &[&'static str]| {
        let shown = if faces.is_empty() { words.say(id::ROLL_NO_DICE) } else { counted(words, faces) };
        RollLine { cite, text: words.say_with(id, &[("dice", (&shown).into())]) }
    };
    let mut lines = Vec::new();
    let (mut defended, mut attacked) = (false, false);
    for step in steps {
        if step.cite == "5.5.4" && !defended {
            defended = true;
            lines.extend(faces.first_defense.iter().map(|first| dice("5.5.4", id::ROLL_DEFENSE_FIRST, first)));
            lines.push(dice("5.5.4", id::ROLL_DEFENSE_DICE, &faces.defense));
        }
        if step.cite == "5.5.5" && defended && !attacked {
            attacked = true;
            lines.extend(faces.first_attack.iter().map(|first| dice("5.5.5", id::ROLL_ATTACK_FIRST, first)));
            lines.push(dice("5.5.5", id::ROLL_ATTACK_DICE, &faces.attack));
        }
        lines.push(RollLine { cite: step.cite, text: sentence(words, step) });
    }
    lines
}

fn sentence(words: &Words, step: &RollStep) -> String {
    let number = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    let values: Vec<(&'static str, Value<'_>)> =
        step.numbers.iter().map(|(name, value)| (*name, number(*value).into())).collect();
    words.say_with(family::ROLL_STEP.of(step.step), &values)
}

/// Returns the faces with how often each was rolled: `3 × hollow sword, 1 × sword`.
fn counted(words: &Words, faces: &[&'static str]) -> String {
    let all = AttackFace::FACES.iter().map(|face| face.name()).chain(DefenseFace::FACES.iter().map(|face| face.name()));
    let mut seen: Vec<&str> = Vec::new();
    let mut parts = Vec::new();
    for name in all {
        let count = faces.iter().filter(|face| **face == name).count();
        if count > 0 && !seen.contains(&name) {
            seen.push(name);
            parts.push(format!("{count} × {}", words.say(family::ROLL_FACE.of(name))));
        }
    }
    parts.join(", ")
}
