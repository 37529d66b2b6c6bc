//! The odds in words: the verdict first, then the figures, each with the sections it rests on.

use super::Question;
use crate::{
    answer::figures::Figures,
    i18n::{Id, Value, Words, id},
    odds::{Fraction, Odds, Outcome, Warbands},
};
use serde::Serialize;

/// The figures of a fight in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Said {
    /// The chance to win, as one sentence.
    pub verdict: String,
    /// The figures, each with its label.
    pub figures: Vec<Labelled>,
    /// What is unusual about the fight.
    pub notes: Vec<String>,
}

/// A figure with its label.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Labelled {
    /// What it is.
    pub label: String,
    /// The figure.
    pub text: String,
}

impl Said {
    pub(super) fn new(words: &Words, question: &Question, odds: &Odds) -> Self {
        let exact = Figures::new(words).exact(&odds.win());
        let more_dice = question.fight.attack_dice.0 > question.fight.force.0;
        Self {
            verdict: words.say_with(id::ODDS_VERDICT, &[("chance", (&exact).into())]),
            figures: labelled(words, question, odds),
            notes: more_dice.then(|| words.say(id::WISH_MORE_DICE)).into_iter().collect(),
        }
    }
}

/// Returns the labels with their figures.
fn labelled(words: &Words, question: &Question, odds: &Odds) -> Vec<Labelled> {
    let figures = Figures::new(words);
    let said = |id: Id, values: &[(&'static str, Value<'_>)]| words.say_with(id, values);
    let row = |id: Id, values: &[(&'static str, Value<'_>)], text: String| Labelled { label: said(id, values), text };
    let fight = &question.fight;
    let (attack, force) = (fight.attack_dice.0 as usize, fight.force.0 as usize);
    let (defense, defenders) = (fight.defense_dice.0 as usize, fight.defenders.0 as usize);
    let mut rows = vec![
        row(id::ODDS_ATTACK, &[], said(id::ODDS_ATTACKERS, &[("dice", attack.into()), ("warbands", force.into())])),
        row(id::ODDS_DEFENSE, &[], said(id::ODDS_DEFENDERS, &[("dice", defense.into()), ("warbands", defenders.into())])),
    ];
    if !fight.changes.is_empty() {
        let names: Vec<String> = fight.changes.iter().map(ToString::to_string).collect();
        rows.push(row(id::WISH_WITH, &[], format!("{} (5.5.3)", names.join(", "))));
        let (attack, defense) = (odds.attack_dice().0 as usize, odds.defense_dice().0 as usize);
        rows.push(row(id::WISH_ROLLED, &[], said(id::WISH_POOLS, &[("attack", attack.into()), ("defense", defense.into())])));
    }
    let half = Warbands(odds.force().0 / 2);
    rows.push(row(id::ODDS_ALONE, &[], figures.exact(&odds.win_without_sacrifice())));
    rows.push(row(id::ODDS_HALF, &[("most", (half.0 as usize).into())], figures.exact(&odds.win_losing(half))));
    if let Some(keep) = question.keep {
        rows.push(row(id::WISH_KEEPING, &[("least", (keep.0 as usize).into())], figures.exact(&odds.win_keeping(keep))));
    }
    let of = |left: &Fraction| {
        let left = figures.decimal(left);
        said(id::ODDS_OF_FORCE, &[("left", (&left).into()), ("force", (odds.force().0 as usize).into())])
    };
    rows.push(row(id::ODDS_LEFT, &[], of(&odds.expected_left())));
    if let Some(left) = odds.expected_left_if_won() {
        rows.push(row(id::ODDS_LEFT_IF_WON, &[], of(&left)));
        if let Some(lost) = lost_by_defender(odds).filter(|_| defenders > 0) {
            let values = [("lost", (lost as usize).into()), ("defenders", defenders.into())];
            rows.push(row(id::ODDS_DEFENDER_LOSES, &[], said(id::ODDS_OF_DEFENDERS, &values)));
        }
    }
    rows
}

/// Returns what a defeated defender loses §5.5.6: the same in every victory.
fn lost_by_defender(odds: &Odds) -> Option<u32> {
    let won = odds.outcomes().map(|(outcome, _)| outcome).find(Outcome::is_won);
    won.map(|outcome| outcome.defender_lost.0)
}
