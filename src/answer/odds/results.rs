//! What is asked beside the odds: the best number of dice for an aim, and the fewest warbands for a chance.

use crate::{
    answer::{
        chance::{Chance, Expected},
        figures::Figures,
    },
    i18n::{Value, Words, id},
    odds::{Aim, Choice, Fewest, Fraction, Warbands},
};
use serde::Serialize;

/// The best number of dice for an aim.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Best {
    /// The aim: `win`, `keep` or `survivors`.
    pub aim: &'static str,
    /// The dice to roll.
    pub attack_dice: u32,
    /// What they are worth for the aim.
    pub value: Expected,
    /// The chance to win with them.
    pub win: Chance,
    /// The result in words.
    pub said: String,
}

/// The fewest warbands for a chance; none if there are never enough.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Need {
    /// The chance to reach.
    pub chance: Chance,
    /// The warbands.
    pub force: Option<u32>,
    /// The dice to roll with them.
    pub attack_dice: Option<u32>,
    /// The chance that they reach.
    pub reached: Option<Chance>,
    /// The result in words.
    pub said: String,
}

impl Best {
    pub(super) fn new(words: &Words, aim: Aim, choice: &Choice) -> Self {
        let figures = Figures::new(words);
        let dice: Value<'_> = (choice.dice.0 as usize).into();
        let win = choice.odds.win();
        let percent = figures.percent(&win);
        let (aim, said) = match aim {
            Aim::Win => ("win", words.say_with(id::WISH_BEST_WIN, &[("dice", dice), ("chance", (&percent).into())])),
            Aim::WinKeeping(Warbands(least)) => {
                let chance = figures.exact(&choice.value);
                let values = [("dice", dice), ("least", (least as usize).into()), ("chance", (&chance).into())];
                ("keep", words.say_with(id::WISH_BEST_KEEP, &values))
            }
            Aim::MostSurvivors => {
                let left = figures.decimal(&choice.value);
                let values = [("dice", dice), ("left", (&left).into()), ("chance", (&percent).into())];
                ("survivors", words.say_with(id::WISH_BEST_SURVIVORS, &values))
            }
        };
        Self { aim, attack_dice: choice.dice.0, value: Expected::new(&choice.value), win: Chance::new(&win), said }
    }
}

impl Need {
    pub(super) fn new(words: &Words, need: &Fraction, keep: Warbands, fewest: Option<&Fewest>) -> Self {
        let reached = fewest.map(|fewest| fewest.odds.win_keeping(keep));
        Self {
            chance: Chance::new(need),
            force: fewest.map(|fewest| fewest.force.0),
            attack_dice: fewest.map(|fewest| fewest.dice.0),
            said: fewest_said(words, need, keep, fewest.zip(reached.as_ref())),
            reached: reached.as_ref().map(Chance::new),
        }
    }
}

/// Says which warbands reach a chance.
fn fewest_said(words: &Words, need: &Fraction, keep: Warbands, fewest: Option<(&Fewest, &Fraction)>) -> String {
    let figures = Figures::new(words);
    let need = figures.percent(need);
    let Some((Fewest { force, dice, .. }, reached)) = fewest else {
        return words.say_with(id::WISH_NEVER_ENOUGH, &[("need", (&need).into())]);
    };
    let chance = figures.exact(reached);
    let mut values = vec![
        ("need", (&need).into()),
        ("force", (force.0 as usize).into()),
        ("dice", (dice.0 as usize).into()),
        ("chance", (&chance).into()),
    ];
    if keep.0 == 0 {
        return words.say_with(id::WISH_FEWEST, &values);
    }
    values.push(("least", (keep.0 as usize).into()));
    words.say_with(id::WISH_FEWEST_KEEPING, &values)
}
