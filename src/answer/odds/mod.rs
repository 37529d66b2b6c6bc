//! The exact chances of a Campaign §5.5.2–5.5.6 as data: figures, the best number of dice, the fewest warbands, a grid, one
//! roll, and how lucky an evening was. The arithmetic is in [`crate::odds`]; what is read and said is here.

mod figures;
mod luck;
mod question;
mod read;
mod results;
mod roll;
mod said;
mod steps;
mod table;

pub use figures::{EndingChance, Figures, Input, Rolled, Survivors};
pub use luck::{FightAnswer, LuckAnswer, LuckSaid, luck};
pub use question::{Question, TypedQuestion};
pub use read::{Written, too_large};
pub use results::{Best, Need};
pub use roll::{NoRandomness, RandomSource, Roll};
pub use said::{Labelled, Said};
pub use steps::{Faces, RollLine, RollStep, roll_lines, roll_steps};
pub use table::{Cell, Grid, Row};

use super::{Error, Schema, Speaker, chance::Losses};
use crate::odds::{best_choice, fewest_force, odds as odds_of};
use serde::Serialize;

/// The sections that a fight rests on.
const CITES: [&str; 5] = ["5.5.2", "5.5.3", "5.5.4", "5.5.5", "5.5.6"];

/// What can be said of a fight; as JSON the document `odds`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OddsAnswer {
    schema: Schema,
    /// The fight asked about.
    pub input: Input,
    /// The figures of the fight, if an attack was given.
    #[serde(flatten)]
    pub figures: Option<Figures>,
    /// The chance to win with so many left, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win_keeping: Option<Losses>,
    /// The best number of dice, if there is an aim.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<Best>,
    /// The fewest warbands for a chance, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub need: Option<Need>,
    /// The grid, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Grid>,
    /// The roll, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<Roll>,
    /// The file into which the asker draws the chart.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// The sections it rests on.
    cites: [&'static str; 5],
    /// The figures in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
    /// Commands to read on with.
    pub read: Vec<String>,
}

impl OddsAnswer {
    /// Returns whether what was asked for cannot be reached.
    #[must_use]
    pub fn is_negative(&self) -> bool {
        self.need.as_ref().is_some_and(|need| need.force.is_none())
    }
}

/// Returns what can be said of a fight; the dice of a roll come from `random`.
///
/// # Errors
/// Returns that the fight is too large, or that there are no random numbers.
///
/// ```
/// use lawspeaker::{answer::{Speaker, odds::{TypedQuestion, odds}}, i18n::choose_languages, law::Lang};
///
/// let speaker = Speaker::new(choose_languages(&[Lang::Pl], None, |_| None));
/// let question = TypedQuestion { fight: "6v4+3".to_owned(), ..TypedQuestion::default() }.read(&speaker.words)?;
/// let answer = odds(&speaker, &question, &mut |_| Ok(()))?;
/// assert_eq!(answer.said.map(|said| said.verdict.contains("83,66%")), Some(true));
/// # Ok::<(), lawspeaker::answer::Error>(())
/// ```
pub fn odds(speaker: &Speaker, question: &Question, random: RandomSource<'_>) -> Result<OddsAnswer, Error> {
    let (words, fight) = (&speaker.words, &question.fight);
    let wrong = |fault| too_large(words, fault);
    let odds = question.attacks.then(|| odds_of(fight)).transpose().map_err(wrong)?;
    let best = match question.aim.filter(|_| question.attacks) {
        Some(aim) => Some(Best::new(words, aim, &best_choice(fight, aim).map_err(wrong)?)),
        None => None,
    };
    let keep = question.keep.unwrap_or_default();
    let need = match &question.need {
        Some(need) => Some(Need::new(words, need, keep, fewest_force(fight, need, keep).map_err(wrong)?.as_ref())),
        None => None,
    };
    let read_on = if question.table || question.roll { "law 5.5" } else { "law 5.5.5" };
    Ok(OddsAnswer {
        schema: Schema::Odds,
        input: Input::new(question),
        figures: odds.as_ref().map(Figures::new),
        win_keeping: question.keep.zip(odds.as_ref()).map(|(keep, odds)| Losses::new(&(keep, odds.win_keeping(keep)))),
        best,
        need,
        table: question.table.then(|| Grid::new(question)),
        roll: question.roll.then(|| roll::roll(words, question, random)).transpose()?,
        svg: question.svg.clone(),
        cites: CITES,
        said: odds.as_ref().map(|odds| Said::new(words, question, odds)),
        read: vec![read_on.to_owned()],
    })
}
