//! The odds for machines: `lawspeaker/odds/1`.

use super::{ask::Ask, roll::Rolled, table::Grid};
use crate::answer::chance::{Chance, Expected, Losses};
use crate::odds::{Aim, Choice, Fewest, Fraction, Odds, Outcome, Warbands};
use serde::Serialize;

#[derive(Serialize)]
struct Input {
    #[serde(skip_serializing_if = "Option::is_none")]
    attack_dice: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    force: Option<u32>,
    defense_dice: u32,
    defenders: u32,
    with: Vec<String>,
}

/// An ending of the fight.
#[derive(Serialize)]
struct Ending {
    won: bool,
    sacrifice: bool,
    attacker_left: u32,
    attacker_lost: u32,
    defender_lost: u32,
    #[serde(flatten)]
    chance: Chance,
}

impl Ending {
    fn new((outcome, chance): &(Outcome, Fraction)) -> Self {
        Self {
            won: outcome.is_won(),
            sacrifice: outcome.verdict == crate::odds::Verdict::WonBySacrifice,
            attacker_left: outcome.attacker_left.0,
            attacker_lost: outcome.attacker_lost.0,
            defender_lost: outcome.defender_lost.0,
            chance: Chance::new(chance),
        }
    }
}

/// What can be said of one fight.
#[derive(Serialize)]
struct Numbers {
    rolled: Pools,
    win: Chance,
    win_without_sacrifice: Chance,
    win_losing_at_most_half: Chance,
    attacker_losses: Vec<Losses>,
    defender_losses: Vec<Losses>,
    expected_attacker_losses: Expected,
    expected_defender_losses: Expected,
    expected_attacker_left: Expected,
    expected_attacker_left_if_won: Option<Expected>,
    endings: Vec<Ending>,
}

#[derive(Serialize)]
struct Pools {
    attack_dice: u32,
    defense_dice: u32,
    force: u32,
}

impl Numbers {
    fn new(odds: &Odds) -> Self {
        Self {
            rolled: Pools { attack_dice: odds.attack_dice().0, defense_dice: odds.defense_dice().0, force: odds.force().0 },
            win: Chance::new(&odds.win()),
            win_without_sacrifice: Chance::new(&odds.win_without_sacrifice()),
            win_losing_at_most_half: Chance::new(&odds.win_losing(Warbands(odds.force().0 / 2))),
            attacker_losses: odds.attacker_losses().iter().map(Losses::new).collect(),
            defender_losses: odds.defender_losses().iter().map(Losses::new).collect(),
            expected_attacker_losses: Expected::new(&odds.expected_attacker_losses()),
            expected_defender_losses: Expected::new(&odds.expected_defender_losses()),
            expected_attacker_left: Expected::new(&odds.expected_left()),
            expected_attacker_left_if_won: odds.expected_left_if_won().as_ref().map(Expected::new),
            endings: odds.outcomes().map(|ending| Ending::new(&ending)).collect(),
        }
    }
}

/// The best number of dice for an aim.
#[derive(Serialize)]
struct Best {
    aim: &'static str,
    attack_dice: u32,
    value: Expected,
    win: Chance,
}

/// The fewest warbands for a chance; none if there are never enough.
#[derive(Serialize)]
struct Need {
    chance: Chance,
    force: Option<u32>,
    attack_dice: Option<u32>,
    reached: Option<Chance>,
}

/// The whole document.
#[derive(Serialize)]
pub struct Document {
    schema: &'static str,
    input: Input,
    #[serde(flatten)]
    numbers: Option<Numbers>,
    #[serde(skip_serializing_if = "Option::is_none")]
    win_keeping: Option<Losses>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<Best>,
    #[serde(skip_serializing_if = "Option::is_none")]
    need: Option<Need>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Grid>,
    #[serde(skip_serializing_if = "Option::is_none")]
    roll: Option<Rolled>,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<String>,
    cites: [&'static str; 5],
}

impl Document {
    /// Returns the document of a question and its odds.
    pub fn new(ask: &Ask, odds: Option<&Odds>) -> Self {
        let fight = &ask.fight;
        let input = Input {
            attack_dice: ask.attacks.then_some(fight.attack_dice.0),
            force: (ask.attacks || ask.own_force.is_some()).then_some(fight.force.0),
            defense_dice: fight.defense_dice.0,
            defenders: fight.defenders.0,
            with: fight.changes.iter().map(ToString::to_string).collect(),
        };
        let keeping = ask.keep.zip(odds).map(|(keep, odds)| Losses::new(&(keep, odds.win_keeping(keep))));
        Self {
            schema: "lawspeaker/odds/1",
            input,
            numbers: odds.map(Numbers::new),
            win_keeping: keeping,
            best: None,
            need: None,
            table: None,
            roll: None,
            svg: ask.svg.as_ref().map(|path| path.display().to_string()),
            cites: ["5.5.2", "5.5.3", "5.5.4", "5.5.5", "5.5.6"],
        }
    }

    /// Adds the best choice of dice.
    pub fn best(&mut self, aim: Aim, choice: &Choice) {
        let aim = match aim {
            Aim::Win => "win",
            Aim::WinKeeping(_) => "keep",
            Aim::MostSurvivors => "survivors",
        };
        let (value, win) = (Expected::new(&choice.value), Chance::new(&choice.odds.win()));
        self.best = Some(Best { aim, attack_dice: choice.dice.0, value, win });
    }

    /// Adds the fewest warbands for a chance.
    pub fn need(&mut self, need: &Fraction, keep: Warbands, fewest: Option<&Fewest>) {
        self.need = Some(Need {
            chance: Chance::new(need),
            force: fewest.map(|fewest| fewest.force.0),
            attack_dice: fewest.map(|fewest| fewest.dice.0),
            reached: fewest.map(|fewest| Chance::new(&fewest.odds.win_keeping(keep))),
        });
    }

    /// Adds the grid, if there is one.
    pub fn table(&mut self, grid: Option<Grid>) {
        self.table = grid;
    }

    /// Adds the roll, if there is one.
    pub fn roll(&mut self, rolled: Option<Rolled>) {
        self.roll = rolled;
    }
}
