//! All fights of an evening together: wins against expected wins, and how lucky that is.

use super::fought::Fought;
use crate::odds::{Fraction, number_of_wins};

/// An evening of campaigns.
pub struct Evening {
    pub wins: usize,
    pub expected: Fraction,
    /// The chance of every number of wins.
    pub number_of_wins: Vec<Fraction>,
    /// The chance of at most so many wins.
    pub at_most: Fraction,
    /// The chance of at least so many wins.
    pub at_least: Fraction,
    /// The chance of an evening no better: by wins, or by the ending itself where there was only one fight.
    pub worse: Fraction,
    /// The chance of an evening no worse, likewise.
    pub better: Fraction,
}

/// A class of luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    VeryUnlucky,
    Unlucky,
    Even,
    Lucky,
    VeryLucky,
}

impl Standing {
    /// Returns the word for it in documents and message ids.
    pub const fn word(self) -> &'static str {
        match self {
            Self::VeryUnlucky => "very-unlucky",
            Self::Unlucky => "unlucky",
            Self::Even => "even",
            Self::Lucky => "lucky",
            Self::VeryLucky => "very-lucky",
        }
    }
}

impl Evening {
    /// Returns the evening of these fights.
    pub fn new(fights: &[Fought]) -> Self {
        let chances: Vec<Fraction> = fights.iter().map(|fought| fought.odds.win()).collect();
        let wins = fights.iter().filter(|fought| fought.seen.won).count();
        let number_of_wins = number_of_wins(&chances);
        let sum = |parts: &[Fraction]| parts.iter().fold(Fraction::zero(), |sum, part| &sum + part);
        let (at_most, at_least) = (sum(&number_of_wins[..=wins]), sum(&number_of_wins[wins..]));
        let (worse, better) = match fights {
            [only] => (only.odds.at_most(&only.seen), only.odds.at_least(&only.seen)),
            _ => (at_most.clone(), at_least.clone()),
        };
        Self { wins, expected: sum(&chances), number_of_wins, at_most, at_least, worse, better }
    }

    /// Returns the luck of the evening from 0, the worst, to 1, the best; 1/2 is expected.
    pub fn luck(&self) -> Fraction {
        (&self.worse + &self.better.complement()).halved()
    }

    /// Returns the class of luck: unlucky below one in six, very unlucky below one in forty, and so upwards.
    pub fn standing(&self) -> Standing {
        let luck = self.luck();
        let below = |luck: &Fraction, one_in: u32| luck * &Fraction::from(one_in) < Fraction::one();
        let other = luck.complement();
        if below(&luck, 40) {
            Standing::VeryUnlucky
        } else if below(&luck, 6) {
            Standing::Unlucky
        } else if below(&other, 40) {
            Standing::VeryLucky
        } else if below(&other, 6) {
            Standing::Lucky
        } else {
            Standing::Even
        }
    }
}
