//! The words for changes, as written on a command line: `ignore-skulls`, `attack-dice=+2`.

use std::fmt;
use std::str::FromStr;

use super::change::Change;
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
    /// With the least and the most that it may be.
    Count(u32, u32, u32),
}

/// Makes the table of words and its inverse. A row is `"name" = Kind Change`, with the range of a count.
macro_rules! change_words {
    ($($name:literal = $make:ident $change:ident $(($least:literal to $most:literal))?,)*) => {
        /// Every word, in the order of the Law.
        const WORDS: &[(&str, Make)] = &[$(($name, Make::$make(Change::$change $(, $least, $most)?))),*];

        impl Change {
            const fn written(self) -> (&'static str, Written) {
                match self {
                    $(change_words!(@pattern $make $change number) => {
                        ($name, change_words!(@written $make number $($least to $most)?))
                    })*
                }
            }
        }
    };
    (@pattern Plain $change:ident $number:ident) => { Self::$change };
    (@pattern $make:ident $change:ident $number:ident) => { Self::$change($number) };
    (@written Plain $number:ident) => { Written::Plain };
    (@written $make:ident $number:ident $($least:literal to $most:literal)?) => { Written::$make($number $(, $least, $most)?) };
}

change_words! {
    "attack-dice" = Signed AttackDice,
    "defense-dice" = Signed DefenseDice,
    "halve-attack" = Plain HalveAttack,
    "more-force" = Count MoreForce (0 to 1000),
    "more-defenders" = Count MoreDefenders (0 to 1000),
    "attackers-lost" = Count AttackersLost (0 to 1000),
    "defenders-lost" = Count DefendersLost (0 to 1000),
    "bandit-force" = Count BanditForce (0 to 1000),
    "reserve" = Count Reserve (0 to 1000),
    "bandit-defenders" = Count BanditDefenders (0 to 1000),
    "bandits" = Plain Bandits,
    "ignore-skulls" = Plain IgnoreSkulls,
    "ignore-hollow-swords" = Plain IgnoreHollowSwords,
    "ignore-double-swords" = Plain IgnoreDoubleSwords,
    "ignore-single-shields" = Plain IgnoreSingleShields,
    "ignore-double-shields" = Plain IgnoreDoubleShields,
    "double-attack" = Plain DoubleAttack,
    "reroll-attack" = Plain RerollAttack,
    "reroll-defense" = Plain RerollDefense,
    "no-sacrifice" = Plain NoSacrifice,
    "sacrifice-worth" = Count SacrificeWorth (1 to 10),
    "attackers-spared" = Plain AttackersSpared,
    "defenders-spared" = Plain DefendersSpared,
    "attackers-doomed" = Plain AttackersDoomed,
    "defenders-doomed" = Plain DefendersDoomed,
    "attackers-healed" = Plain AttackersHealed,
    "defenders-healed" = Plain DefendersHealed,
    "victors-healed" = Plain VictorsHealed,
    "no-losses" = Plain NoLosses,
    "attacker-wins" = Plain AttackerWins,
    "defender-wins" = Plain DefenderWins,
}

/// Returns every name with the number it takes, in the order of the Law.
pub fn change_names() -> impl Iterator<Item = (&'static str, Number)> {
    WORDS.iter().map(|&(name, make)| (name, make.number()))
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
    pub(super) const fn in_range(self) -> bool {
        match self.written().1 {
            Written::Plain => true,
            Written::Signed(number) => number.unsigned_abs() <= MOST_DIFFERENCE.unsigned_abs(),
            Written::Count(number, least, most) => least <= number && number <= most,
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, written) = self.written();
        match written {
            Written::Plain => f.write_str(name),
            Written::Signed(number) => write!(f, "{name}={number:+}"),
            Written::Count(number, ..) => write!(f, "{name}={number}"),
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
        for &(name, make) in WORDS {
            let change = match make {
                Plain(change) => change,
                Signed(make) => make(-7),
                Count(make, _, most) => make(most),
            };
            assert_eq!(change.name(), name);
            assert_eq!(change.to_string().parse(), Ok(change));
        }
        for written in ["attack-dice=+2", "attack-dice=2"] {
            assert_eq!(written.parse(), Ok(Change::AttackDice(2)));
        }
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
