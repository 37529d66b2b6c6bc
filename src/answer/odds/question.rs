//! The question about a fight: as typed, and as it is understood.

use super::read::{self, Written};
use crate::{
    answer::Error,
    i18n::{Words, id},
    odds::{Aim, Dice, Fight, Fraction, Warbands},
};

/// A question as typed, every number still a text.
#[derive(Clone, Debug, Default)]
pub struct TypedQuestion {
    /// The short form, `6v4+3`; may be empty.
    pub fight: String,
    /// The numbers given one by one.
    pub written: Written,
    /// The changes by cards.
    pub with: Vec<String>,
    /// How many warbands must be left.
    pub keep: Option<String>,
    /// The chance to reach with the fewest warbands.
    pub need: Option<String>,
    /// The aim of the attacker: `win`, `keep` or `survivors`.
    pub aim: Option<String>,
    /// The file into which the asker draws the chart.
    pub svg: Option<String>,
    /// Whether the grid is asked for.
    pub table: bool,
    /// Whether to roll once.
    pub roll: bool,
}

/// A question about a fight.
#[derive(Clone, Debug)]
pub struct Question {
    /// The campaign; without attackers where only the fewest or a table are asked for.
    pub fight: Fight,
    /// Whether an attack was given.
    pub attacks: bool,
    /// The force, where one was given beside the dice.
    pub own_force: Option<Warbands>,
    /// The warbands that must be left.
    pub keep: Option<Warbands>,
    /// The chance to reach with the fewest warbands.
    pub need: Option<Fraction>,
    /// The aim of the attacker, if given.
    pub aim: Option<Aim>,
    /// The file into which the asker draws the chart.
    pub svg: Option<String>,
    /// Whether the grid is asked for.
    pub table: bool,
    /// Whether to roll once.
    pub roll: bool,
}

impl TypedQuestion {
    /// Returns the question.
    ///
    /// # Errors
    /// Returns what cannot be read, is missing or given twice.
    pub fn read(&self, words: &Words) -> Result<Question, Error> {
        let written = self.numbers(words)?;
        let form = |error: Error| if self.fight.is_empty() { error } else { error.hint(words.say(id::FIGHT_FORM)) };
        let dice = |name: &str, text: &Option<String>| text.as_deref().map(|text| read::dice(words, name, text)).transpose();
        let warbands =
            |name: &str, text: &Option<String>| text.as_deref().map(|text| read::warbands(words, name, text)).transpose();
        let (attack, force) = (dice("attack", &written.attack).map_err(form)?, warbands("force", &written.force).map_err(form)?);
        let defense = dice("defense", &written.defense).map_err(form)?;
        let defenders = warbands("defenders", &written.defenders).map_err(form)?;
        let keep = warbands("keep", &self.keep)?;
        let need = self.need.as_deref().map(|text| read::chance(words, text)).transpose()?;
        let aim = read::aim(words, self.aim.as_deref(), keep)?;
        let changes = read::changes(words, self.with.iter().map(String::as_str))?;
        read::check_changes(words, &changes)?;
        let without_attack = (self.table || need.is_some()) && !self.roll && self.svg.is_none() && self.aim.is_none();
        let without_defense = self.table && without_attack && need.is_none();
        if attack.is_none() && !without_attack || defense.is_none() && !without_defense {
            return Err(Error::new(words, "missing", words.say(id::FIGHT_INCOMPLETE)).hint(words.say(id::FIGHT_FORM)));
        }
        let dice = attack.unwrap_or_default();
        if attack == Some(0) && force.unwrap_or_default() == 0 && changes.is_empty() {
            return Err(Error::new(words, "bad-number", words.say(id::FIGHT_NOBODY)).hint(words.say(id::FIGHT_FORM)));
        }
        Ok(Question {
            fight: Fight {
                attack_dice: Dice(dice),
                force: Warbands(force.unwrap_or(dice)),
                defense_dice: Dice(defense.unwrap_or_default()),
                defenders: Warbands(defenders.unwrap_or_default()),
                changes,
            },
            attacks: attack.is_some(),
            own_force: force.map(Warbands),
            keep: keep.map(Warbands),
            need,
            aim,
            svg: self.svg.clone(),
            table: self.table,
            roll: self.roll,
        })
    }

    /// Returns the numbers of the short form and of the options together. None may be given twice.
    fn numbers(&self, words: &Words) -> Result<Written, Error> {
        if self.fight.trim().is_empty() {
            return Ok(self.written.clone());
        }
        let short = Written::short(&self.fight).ok_or_else(|| read::no_fight(words, &self.fight))?;
        let once = |name: &str, short: Option<String>, option: &Option<String>| match (short, option) {
            (Some(_), Some(_)) => {
                let message = words.say_with(id::FIGHT_GIVEN_TWICE, &[("option", (&format!("--{name}")).into())]);
                Err(Error::new(words, "twice", message))
            }
            (short, option) => Ok(short.or_else(|| option.clone())),
        };
        Ok(Written {
            attack: once("attack", short.attack, &self.written.attack)?,
            force: once("force", short.force, &self.written.force)?,
            defense: once("defense", short.defense, &self.written.defense)?,
            defenders: once("defenders", short.defenders, &self.written.defenders)?,
        })
    }
}
