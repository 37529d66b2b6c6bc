//! The words for changes, as written on a command line: `ignore-skulls`, `attack-dice=+2`.

use std::fmt;
use std::str::FromStr;

use super::change::Change;
use Change as C;
use Make::{Count, Plain, Signed};

/// The most dice a single change adds or removes.
const MOST_DIFFERENCE: i32 = 120;

/// Whether a word takes a number, and from what range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// None: `ignore-skulls`.
    None,
    /// A difference, so far either way: `attack-dice=+2`.
    Signed(i32),
    /// A count, from the first to the second: `attackers-lost=1`.
    Count(u32, u32),
}

/// Why a word is not a change.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChangeError {
    /// No change has that name.
    #[error("unknown change {0:?}")]
    Unknown(String),
    /// The name stands without the number it needs.
    #[error("{0} needs a number, such as {0}=1")]
    NumberMissing(&'static str),
    /// The name takes no number.
    #[error("{0} takes no number")]
    NumberUnwanted(&'static str),
    /// What follows the name is not a number, or out of range.
    #[error("{name}: {text:?} is not a number in its range")]
    BadNumber {
        /// The name of the change.
        name: &'static str,
        /// What was given for a number.
        text: String,
    },
}

/// How a word becomes a change.
#[derive(Clone, Copy)]
enum Make {
    Plain(Change),
    Signed(fn(i32) -> Change),
    Count(fn(u32) -> Change, u32, u32),
}

/// How a change is written after its name.
enum Written {
    Plain,
    Signed(i32),
    Count(u32),
}

/// Every word, in the order of the Law.
const WORDS: [(&str, Make); 31] = [
    ("attack-dice", Signed(C::AttackDice)),
    ("defense-dice", Signed(C::DefenseDice)),
    ("halve-attack", Plain(C::HalveAttack)),
    ("more-force", Count(C::MoreForce, 0, 1000)),
    ("more-defenders", Count(C::MoreDefenders, 0, 1000)),
    ("attackers-lost", Count(C::AttackersLost, 0, 1000)),
    ("defenders-lost", Count(C::DefendersLost, 0, 1000)),
    ("bandit-force", Count(C::BanditForce, 0, 1000)),
    ("reserve", Count(C::Reserve, 0, 1000)),
    ("bandit-defenders", Count(C::BanditDefenders, 0, 1000)),
    ("bandits", Plain(C::Bandits)),
    ("ignore-skulls", Plain(C::IgnoreSkulls)),
    ("ignore-hollow-swords", Plain(C::IgnoreHollowSwords)),
    ("ignore-double-swords", Plain(C::IgnoreDoubleSwords)),
    ("ignore-single-shields", Plain(C::IgnoreSingleShields)),
    ("ignore-double-shields", Plain(C::IgnoreDoubleShields)),
    ("double-attack", Plain(C::DoubleAttack)),
    ("reroll-attack", Plain(C::RerollAttack)),
    ("reroll-defense", Plain(C::RerollDefense)),
    ("no-sacrifice", Plain(C::NoSacrifice)),
    ("sacrifice-worth", Count(C::SacrificeWorth, 1, 10)),
    ("attackers-spared", Plain(C::AttackersSpared)),
    ("defenders-spared", Plain(C::DefendersSpared)),
    ("attackers-doomed", Plain(C::AttackersDoomed)),
    ("defenders-doomed", Plain(C::DefendersDoomed)),
    ("attackers-healed", Plain(C::AttackersHealed)),
    ("defenders-healed", Plain(C::DefendersHealed)),
    ("victors-healed", Plain(C::VictorsHealed)),
    ("no-losses", Plain(C::NoLosses)),
    ("attacker-wins", Plain(C::AttackerWins)),
    ("defender-wins", Plain(C::DefenderWins)),
];

/// Returns every name with the number it takes, in the order of the Law.
pub fn change_names() -> impl Iterator<Item = (&'static str, Number)> {
    WORDS.iter().map(|&(name, make)| (name, make.number()))
}

/// Returns the changes of a list such as `ignore-skulls,attack-dice=+2`.
///
/// # Errors
/// The first word that is not a change.
pub fn parse_changes(list: &str) -> Result<Vec<Change>, ChangeError> {
    list.split(',').map(str::trim).filter(|word| !word.is_empty()).map(str::parse).collect()
}

impl Make {
    const fn number(self) -> Number {
        match self {
            Plain(_) => Number::None,
            Signed(_) => Number::Signed(MOST_DIFFERENCE),
            Count(_, least, most) => Number::Count(least, most),
        }
    }
}

impl Change {
    /// Returns the stable name, without the number.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.written().0
    }

    /// Returns whether the number is one the word may take.
    pub(super) fn in_range(self) -> bool {
        self.to_string().parse() == Ok(self)
    }

    const fn written(self) -> (&'static str, Written) {
        match self {
            Self::AttackDice(number) => ("attack-dice", Written::Signed(number)),
            Self::DefenseDice(number) => ("defense-dice", Written::Signed(number)),
            Self::HalveAttack => ("halve-attack", Written::Plain),
            Self::MoreForce(number) => ("more-force", Written::Count(number)),
            Self::MoreDefenders(number) => ("more-defenders", Written::Count(number)),
            Self::AttackersLost(number) => ("attackers-lost", Written::Count(number)),
            Self::DefendersLost(number) => ("defenders-lost", Written::Count(number)),
            Self::BanditForce(number) => ("bandit-force", Written::Count(number)),
            Self::Reserve(number) => ("reserve", Written::Count(number)),
            Self::BanditDefenders(number) => ("bandit-defenders", Written::Count(number)),
            Self::Bandits => ("bandits", Written::Plain),
            Self::IgnoreSkulls => ("ignore-skulls", Written::Plain),
            Self::IgnoreHollowSwords => ("ignore-hollow-swords", Written::Plain),
            Self::IgnoreDoubleSwords => ("ignore-double-swords", Written::Plain),
            Self::IgnoreSingleShields => ("ignore-single-shields", Written::Plain),
            Self::IgnoreDoubleShields => ("ignore-double-shields", Written::Plain),
            Self::DoubleAttack => ("double-attack", Written::Plain),
            Self::RerollAttack => ("reroll-attack", Written::Plain),
            Self::RerollDefense => ("reroll-defense", Written::Plain),
            Self::NoSacrifice => ("no-sacrifice", Written::Plain),
            Self::SacrificeWorth(number) => ("sacrifice-worth", Written::Count(number)),
            Self::AttackersSpared => ("attackers-spared", Written::Plain),
            Self::DefendersSpared => ("defenders-spared", Written::Plain),
            Self::AttackersDoomed => ("attackers-doomed", Written::Plain),
            Self::DefendersDoomed => ("defenders-doomed", Written::Plain),
            Self::AttackersHealed => ("attackers-healed", Written::Plain),
            Self::DefendersHealed => ("defenders-healed", Written::Plain),
            Self::VictorsHealed => ("victors-healed", Written::Plain),
            Self::NoLosses => ("no-losses", Written::Plain),
            Self::AttackerWins => ("attacker-wins", Written::Plain),
            Self::DefenderWins => ("defender-wins", Written::Plain),
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, written) = self.written();
        match written {
            Written::Plain => f.write_str(name),
            Written::Signed(number) => write!(f, "{name}={number:+}"),
            Written::Count(number) => write!(f, "{name}={number}"),
        }
    }
}

impl FromStr for Change {
    type Err = ChangeError;

    fn from_str(word: &str) -> Result<Self, ChangeError> {
        let (start, text) = word.split_once('=').map_or((word, None), |(start, text)| (start, Some(text)));
        let found = WORDS.iter().find(|(name, _)| *name == start);
        let &(name, make) = found.ok_or_else(|| ChangeError::Unknown(start.to_owned()))?;
        let bad = |text: &str| ChangeError::BadNumber { name, text: text.to_owned() };
        match (make, text) {
            (Plain(change), None) => Ok(change),
            (Plain(_), Some(_)) => Err(ChangeError::NumberUnwanted(name)),
            (Signed(_) | Count(..), None) => Err(ChangeError::NumberMissing(name)),
            (Signed(make), Some(text)) => {
                let number = text.parse().ok().filter(|number: &i32| number.unsigned_abs() <= MOST_DIFFERENCE.unsigned_abs());
                number.map(make).ok_or_else(|| bad(text))
            }
            (Count(make, least, most), Some(text)) => {
                let number = text.parse().ok().filter(|number| (least..=most).contains(number));
                number.map(make).ok_or_else(|| bad(text))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        for (name, make) in WORDS {
            let change = match make {
                Plain(change) => change,
                Signed(make) => make(-7),
                Count(make, _, most) => make(most),
            };
            assert_eq!(change.name(), name);
            assert_eq!(change.to_string().parse(), Ok(change));
        }
        assert_eq!(parse_changes("attack-dice=+2, attack-dice=3,"), Ok(vec![C::AttackDice(2), C::AttackDice(3)]));
    }

    #[test]
    fn what_is_no_change_says_why() {
        let error = |word: &str| word.parse::<Change>().err();
        assert_eq!(error("ignore-rules"), Some(ChangeError::Unknown("ignore-rules".into())));
        assert_eq!(error("attack-dice"), Some(ChangeError::NumberMissing("attack-dice")));
        assert_eq!(error("no-losses=1"), Some(ChangeError::NumberUnwanted("no-losses")));
        for bad in ["attackers-lost=-1", "attackers-lost=1001", "sacrifice-worth=0", "attack-dice=x", "attack-dice=121"] {
            assert!(matches!(error(bad), Some(ChangeError::BadNumber { .. })), "{bad}");
        }
    }
}
