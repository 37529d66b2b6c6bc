//! Luck: how the ending of a campaign compares with all possible endings, exactly.
//!
//! A victory is better than a defeat, and of two alike the one with more warbands left is better.

use std::cmp::Ordering;

use num_bigint::BigUint;

use super::answer::Odds;
use super::fight::Warbands;
use super::fraction::Fraction;
use super::outcome::Outcome;

/// The ending of a campaign, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seen {
    /// Whether the attacker won.
    pub won: bool,
    /// What was left of the attacking force.
    pub left: Option<Warbands>,
}

impl Seen {
    /// Compares an outcome with this ending: greater is better for the attacker.
    fn compare(&self, outcome: &Outcome) -> Ordering {
        let by_left = self.left.map_or(Ordering::Equal, |left| outcome.attacker_left.cmp(&left));
        outcome.is_won().cmp(&self.won).then(by_left)
    }
}

impl Odds {
    /// Returns the chance of exactly this ending.
    #[must_use]
    pub fn chance_of(&self, seen: &Seen) -> Fraction {
        self.chance(|outcome| seen.compare(outcome).is_eq())
    }

    /// Returns the chance of an ending at least as good for the attacker.
    #[must_use]
    pub fn at_least(&self, seen: &Seen) -> Fraction {
        self.chance(|outcome| seen.compare(outcome).is_ge())
    }

    /// Returns the chance of an ending at most as good for the attacker.
    #[must_use]
    pub fn at_most(&self, seen: &Seen) -> Fraction {
        self.chance(|outcome| seen.compare(outcome).is_le())
    }

    /// Returns the luck from 0, the worst, to 1, the best: the chance of worse and half that of the same. Its expectation is
    /// exactly one half, in every fight.
    #[must_use]
    pub fn luck(&self, seen: &Seen) -> Fraction {
        let both = &self.chance(|outcome| seen.compare(outcome).is_lt()) + &self.at_most(seen);
        both.halved()
    }
}

/// Returns the chance of winning 0, 1, 2 … of several campaigns, given the chance to win each.
#[must_use]
pub fn number_of_wins(chances: &[Fraction]) -> Vec<Fraction> {
    // Out of the product of all denominators; the terms are lowest only at the end.
    let mut wins = vec![BigUint::from(1_u8)];
    let mut whole = BigUint::from(1_u8);
    for chance in chances {
        let (win, miss) = (chance.numerator(), chance.denominator() - chance.numerator());
        wins.push(BigUint::ZERO);
        for count in (0..wins.len()).rev() {
            let before = if count > 0 { &wins[count - 1] * win } else { BigUint::ZERO };
            wins[count] = before + &wins[count] * &miss;
        }
        whole *= chance.denominator();
    }
    wins.into_iter().map(|count| Fraction::reduced(count, whole.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::super::evaluate::odds;
    use super::super::fight::Fight;
    use super::*;

    #[test]
    fn luck_is_even_in_the_mean() {
        let odds = odds(&Fight::new(6, 4, 3)).expect("a fight within the limits");
        let luck = |(outcome, chance): (Outcome, Fraction)| {
            &odds.luck(&Seen { won: outcome.is_won(), left: Some(outcome.attacker_left) }) * &chance
        };
        let mean = odds.outcomes().map(luck).fold(Fraction::zero(), |sum, part| &sum + &part);
        assert_eq!(mean.to_string(), "1/2");
    }

    #[test]
    fn a_defeat_is_worse_than_any_victory() {
        let odds = odds(&Fight::new(6, 4, 3)).expect("a fight within the limits");
        let lost = Seen { won: false, left: None };
        assert_eq!(odds.chance_of(&lost), odds.win().complement());
        assert_eq!(odds.at_least(&lost), Fraction::one());
        assert_eq!(odds.at_most(&lost), odds.win().complement());
        let won = Seen { won: true, left: Some(Warbands(6)) };
        assert_eq!(odds.at_least(&won), odds.win_losing(Warbands(0)));
    }

    #[test]
    fn wins_of_an_evening_sum_to_one() {
        let chances = ["1/2", "1/3", "5/6"].map(|text| text.parse().expect("a fraction"));
        let wins = number_of_wins(&chances);
        let texts: Vec<_> = wins.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["1/18", "13/36", "4/9", "5/36"]);
    }
}
