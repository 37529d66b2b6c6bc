//! The arguments of `law odds`, and the question they ask.

use super::read::{self, Written};
use crate::answer::Error;
use crate::{
    cli::candidates,
    i18n::Words,
    odds::{Aim, Dice, Fight, Fraction, Warbands},
};
use clap::{Arg, ArgAction, ArgMatches};
use std::path::PathBuf;

/// The arguments as typed.
pub struct Typed {
    fight: String,
    written: Written,
    with: Vec<String>,
    keep: Option<String>,
    need: Option<String>,
    aim: Option<String>,
    svg: Option<PathBuf>,
    table: bool,
    roll: bool,
}

/// The question.
pub struct Ask {
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
    /// Where to draw the chart.
    pub svg: Option<PathBuf>,
    pub table: bool,
    pub roll: bool,
}

/// Returns the arguments for clap.
pub fn arguments(say: &impl Fn(&str) -> String) -> Vec<Arg> {
    let heading = say("help-options");
    let option = |name: &'static str, value: &str| {
        let arg = Arg::new(name).long(name).help(say(&format!("help-option-{name}"))).help_heading(heading.clone());
        if value.is_empty() { arg.action(ArgAction::SetTrue) } else { arg.value_name(say(value)).num_args(1) }
    };
    let fight = Arg::new("fight").num_args(0..).value_name(say("help-value-fight")).help(say("help-arg-fight"));
    vec![
        fight.help_heading(say("help-arguments")),
        option("attack", "help-value-count"),
        option("force", "help-value-count"),
        option("defense", "help-value-count"),
        option("defenders", "help-value-count"),
        option("with", "help-value-changes").action(ArgAction::Append).value_delimiter(',').add(candidates::changes()),
        option("keep", "help-value-count"),
        option("need", "help-value-chance"),
        option("aim", "help-value-aim").add(candidates::aims()),
        option("table", ""),
        option("svg", "help-value-file"),
        option("roll", ""),
    ]
}

impl Typed {
    /// Returns the arguments that clap parsed.
    pub fn new(of: &ArgMatches) -> Self {
        let one = |id: &str| of.get_one::<String>(id).cloned();
        let many = |id: &str| of.get_many::<String>(id).into_iter().flatten().cloned().collect::<Vec<String>>();
        let (attack, force, defense, defenders) = (one("attack"), one("force"), one("defense"), one("defenders"));
        Self {
            fight: many("fight").join(" "),
            written: Written { attack, force, defense, defenders },
            with: many("with"),
            keep: one("keep"),
            need: one("need"),
            aim: one("aim"),
            svg: one("svg").map(PathBuf::from),
            table: of.get_flag("table"),
            roll: of.get_flag("roll"),
        }
    }

    /// Returns the question, or why it cannot be answered.
    pub fn ask(&self, words: &Words) -> Result<Ask, Error> {
        let written = self.numbers(words)?;
        let form = |error: Error| if self.fight.is_empty() { error } else { error.hint(words.say("fight-form")) };
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
        let without_attack = (self.table || need.is_some()) && !self.roll && self.svg.is_none() && self.aim.is_none();
        let without_defense = self.table && without_attack && need.is_none();
        if attack.is_none() && !without_attack || defense.is_none() && !without_defense {
            return Err(Error::new(words, "missing", words.say("fight-incomplete")).hint(words.say("fight-form")));
        }
        let dice = attack.unwrap_or_default();
        if attack == Some(0) && force.unwrap_or_default() == 0 && changes.is_empty() {
            return Err(Error::new(words, "bad-number", words.say("fight-nobody")).hint(words.say("fight-form")));
        }
        Ok(Ask {
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
                let message = words.say_with("fight-given-twice", &[("option", (&format!("--{name}")).into())]);
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
