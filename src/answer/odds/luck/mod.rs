//! How lucky an evening of campaigns was, exactly, seen from the attacker's side.

mod evening;
mod fought;

use crate::{
    answer::{
        Error, Schema, Speaker,
        chance::{Chance, Expected},
        figures::Figures,
    },
    i18n::{Words, family, id},
    odds::Fraction,
};
use evening::{Evening, Standing};
use fought::{Fought, read};
use serde::Serialize;

/// How lucky the campaigns were; as JSON the document `luck`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct LuckAnswer {
    schema: Schema,
    /// The campaigns, in their order.
    pub fights: Vec<FightAnswer>,
    /// How many were won.
    pub wins: usize,
    /// How many could be expected.
    pub expected_wins: Expected,
    /// The chance of at most so many wins.
    pub at_most_so_many_wins: Chance,
    /// The chance of at least so many wins.
    pub at_least_so_many_wins: Chance,
    /// The chance of every number of wins.
    pub number_of_wins: Vec<Chance>,
    /// The luck of the evening from 0, the worst, to 1, the best.
    pub luck: Chance,
    /// The class of luck.
    pub verdict: &'static str,
    /// The sections it rests on.
    cites: [&'static str; 3],
    /// The answer in words.
    pub said: LuckSaid,
    /// Commands to read on with.
    pub read: Vec<String>,
}

/// The luck of an evening in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct LuckSaid {
    /// How lucky it was, as one sentence.
    pub verdict: String,
    /// Wins and survivors against what was to be expected.
    pub summary: Vec<String>,
}

/// One campaign and how lucky its ending was.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FightAnswer {
    /// The fight in the short form.
    pub fight: String,
    /// The changes by cards.
    pub with: Vec<String>,
    /// Whether the attacker won.
    pub won: bool,
    /// The warbands left, if that is known.
    pub left: Option<u32>,
    /// The chance to win.
    pub win: Chance,
    /// The chance of this ending.
    pub chance: Chance,
    /// The chance of this or a better ending.
    pub this_or_better: Chance,
    /// The chance of this or a worse ending.
    pub this_or_worse: Chance,
    /// The luck from 0, the worst, to 1, the best.
    pub luck: Chance,
    /// The ending in words.
    pub said: String,
}

/// Returns how lucky campaigns were that are typed like `6v4+3 lost`.
///
/// # Errors
/// Returns what cannot be read, or cannot have happened.
pub fn luck(speaker: &Speaker, typed: &[String]) -> Result<LuckAnswer, Error> {
    let words = &speaker.words;
    let fights = read(words, typed)?;
    let evening = Evening::new(&fights);
    Ok(LuckAnswer {
        schema: Schema::Luck,
        fights: fights.iter().map(|fought| FightAnswer::new(words, fought)).collect(),
        wins: evening.wins,
        expected_wins: Expected::new(&evening.expected),
        at_most_so_many_wins: Chance::new(&evening.at_most),
        at_least_so_many_wins: Chance::new(&evening.at_least),
        number_of_wins: evening.number_of_wins.iter().map(Chance::new).collect(),
        luck: Chance::new(&evening.luck()),
        verdict: evening.standing().word(),
        cites: ["5.5.4", "5.5.5", "5.5.6"],
        said: LuckSaid { verdict: verdict(words, &evening), summary: summary(words, &fights, &evening) },
        read: vec!["law 5.5".to_owned()],
    })
}

impl FightAnswer {
    fn new(words: &Words, fought: &Fought) -> Self {
        let (odds, seen) = (&fought.odds, &fought.seen);
        let result = words.say(if seen.won { id::LUCK_WON } else { id::LUCK_LOST });
        let left = seen.left.map(|left| words.say_with(id::LUCK_LEFT, &[("left", (left.0 as usize).into())]));
        Self {
            fight: fought.shown(),
            with: fought.fight.changes.iter().map(ToString::to_string).collect(),
            won: seen.won,
            left: seen.left.map(|left| left.0),
            win: Chance::new(&odds.win()),
            chance: Chance::new(&odds.chance_of(seen)),
            this_or_better: Chance::new(&odds.at_least(seen)),
            this_or_worse: Chance::new(&odds.at_most(seen)),
            luck: Chance::new(&odds.luck(seen)),
            said: left.map_or_else(|| result.clone(), |left| format!("{result}, {left}")),
        }
    }
}

/// Returns the one plain sentence, with the chance of an evening like this or further out.
fn verdict(words: &Words, evening: &Evening) -> String {
    let figures = Figures::new(words);
    let standing = evening.standing();
    let chance = match standing {
        Standing::VeryUnlucky | Standing::Unlucky => figures.percent(&evening.worse),
        Standing::Even => figures.percent(&evening.luck()),
        Standing::Lucky | Standing::VeryLucky => figures.percent(&evening.better),
    };
    words.say_with(family::LUCK_EVENING.of(standing.word()), &[("chance", (&chance).into())])
}

/// Returns wins and survivors against what was to be expected.
fn summary(words: &Words, fights: &[Fought], evening: &Evening) -> Vec<String> {
    let figures = Figures::new(words);
    let (most, least) = (figures.exact(&evening.at_most), figures.exact(&evening.at_least));
    let expected = figures.decimal(&evening.expected);
    let values = [("wins", evening.wins.into()), ("fights", fights.len().into()), ("expected", (&expected).into())];
    let mut said = vec![
        words.say_with(id::LUCK_WINS, &values),
        words.say_with(id::LUCK_SO_MANY, &[("most", (&most).into()), ("least", (&least).into())]),
    ];
    let counted: Vec<&Fought> = fights.iter().filter(|fought| fought.seen.left.is_some()).collect();
    if !counted.is_empty() {
        let left: usize = counted.iter().filter_map(|fought| fought.seen.left).map(|left| left.0 as usize).sum();
        let expected = counted.iter().fold(Fraction::zero(), |sum, fought| &sum + &fought.odds.expected_left());
        let expected = figures.decimal(&expected);
        said.push(words.say_with(id::LUCK_SURVIVORS, &[("left", left.into()), ("expected", (&expected).into())]));
    }
    said
}
