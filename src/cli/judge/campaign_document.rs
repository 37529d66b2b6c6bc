//! Campaigns as a document for machines: `lawspeaker/campaign/1`.

use super::contested::Contested;
use crate::{
    cli::odds::{Chance, Losses, StepDocument, step_documents},
    game::{Colour, Defender, Target},
    law::{Cite, Lang},
    notation::print,
    planner::{Chosen, PlanUse, Planned, Play, Rolled},
    rules::{Cost, DiceFrom, Missing, PoolDice, Request, Stands, Troops},
};
use serde::Serialize;

/// The whole document.
#[derive(Serialize)]
pub struct CampaignDocument {
    pub schema: &'static str,
    pub player: Option<&'static str>,
    pub sets: u64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contested: Vec<Contested>,
    /// How many sets were weighed with battle plans, if others may be better.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weighed: Option<u64>,
    pub campaigns: Vec<Planning>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<super::document::ActionDocument>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<RollDocument>,
}

/// A Campaign with its pools and odds.
#[derive(Serialize)]
pub struct Planning {
    action: String,
    defender: &'static str,
    targets: Vec<&'static str>,
    attack: Vec<Part>,
    defense: Vec<Part>,
    force: u8,
    defenders: u32,
    defending: Vec<Force>,
    allies: Vec<&'static str>,
    may_join: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    win_if_joined: Option<Chance>,
    win: Chance,
    attacker_losses: Vec<Losses>,
    defender_losses: Vec<Losses>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    changes: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    plans: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best_play: Option<BestPlay>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fewer_dice: Option<FewerDice>,
}

/// The number of own dice that is better than all.
#[derive(Serialize)]
struct FewerDice {
    dice: u8,
    win: Chance,
}

/// The best use of battle plans.
#[derive(Serialize)]
struct BestPlay {
    /// The Campaign as both sides play it.
    action: String,
    win: Chance,
    /// How many own dice are added, if fewer are better than all.
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<u8>,
    attacker: Vec<PlanWorth>,
    defender: Vec<PlanWorth>,
    #[serde(skip_serializing_if = "is_none")]
    left_out: usize,
}

/// Returns whether a count is zero and is not written.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
const fn is_none(count: &usize) -> bool {
    *count == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
const fn is_nobody(count: &u8) -> bool {
    *count == 0
}

/// A battle plan with what it costs and what it is worth in win chance.
#[derive(Serialize)]
struct PlanWorth {
    card: &'static str,
    /// Who of the defending side uses it, if not the default user.
    #[serde(skip_serializing_if = "Option::is_none")]
    user: Option<&'static str>,
    /// The attack dice that it adds, or removes if negative, if not the default number.
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<i8>,
    /// The sites of the relics that it makes targets, one for each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    relics_at: Vec<&'static str>,
    favor: u8,
    secrets: u8,
    #[serde(skip_serializing_if = "is_nobody")]
    warbands: u8,
    worth: Chance,
}

impl From<&PlanUse> for PlanWorth {
    fn from(worth: &PlanUse) -> Self {
        let Cost { favor, secrets, warbands, .. } = worth.cost;
        let (dice, relics_at) = match &worth.choice {
            None => (None, Vec::new()),
            Some(Chosen::Dice(dice)) => (Some(*dice), Vec::new()),
            Some(Chosen::Relics(sites)) => (None, sites.iter().map(|slot| slot.word()).collect()),
        };
        let (favor, secrets, warbands, chance) = (favor.0, secrets.0, warbands.0, Chance::new(&worth.worth));
        Self {
            card: worth.card.0.id,
            user: worth.user.map(Colour::word),
            dice,
            relics_at,
            favor,
            secrets,
            warbands,
            worth: chance,
        }
    }
}

impl BestPlay {
    fn new(play: &Play, asked: &Request) -> Self {
        let action = print(&play.played(asked), Lang::En, false);
        let worths = |plans: &[PlanUse]| plans.iter().map(PlanWorth::from).collect();
        let (attacker, defender) = (worths(&play.attacker), worths(&play.defender));
        Self { action, win: Chance::new(&play.win), dice: play.dice, attacker, defender, left_out: play.left_out }
    }
}

#[derive(Serialize)]
struct Part {
    dice: i8,
    from: &'static str,
    cites: Vec<String>,
}

#[derive(Serialize)]
struct Force {
    warbands: u8,
    at: &'static str,
    bandits: bool,
    cites: Vec<String>,
}

/// A roll, resolved.
#[derive(Serialize)]
pub struct RollDocument {
    attack: Vec<&'static str>,
    defense: Vec<&'static str>,
    steps: Vec<StepDocument>,
    sacrifice: u8,
    won: bool,
    attacker_lost: u32,
    defender_lost: u32,
}

fn cited(cites: &[Cite]) -> Vec<String> {
    cites.iter().map(ToString::to_string).collect()
}

/// Returns the word of a target: a slot, the id of a relic, a banner, the pawn.
pub fn target(target: Target) -> &'static str {
    match target {
        Target::Site(slot) => slot.word(),
        Target::Relic(card) => card.0.id,
        Target::PeoplesFavor => "peoples-favor",
        Target::DarkestSecret => "darkest-secret",
        Target::Pawn => "pawn",
    }
}

impl From<&PoolDice> for Part {
    fn from(part: &PoolDice) -> Self {
        let from = match part.from {
            DiceFrom::Board => "board",
            DiceFrom::Target(it) => target(it),
            DiceFrom::Title => "title",
            DiceFrom::Crown(_) => "bandit-crown",
            DiceFrom::Card(card) | DiceFrom::Lacking(card) => card.0.id,
        };
        Self { dice: part.dice, from, cites: cited(&part.cites) }
    }
}

impl From<&Troops> for Force {
    fn from(troops: &Troops) -> Self {
        let at = match troops.at {
            Stands::Site(slot) => slot.word(),
            Stands::Board(colour) => colour.word(),
        };
        Self { warbands: troops.warbands.0, at, bandits: troops.bandits, cites: cited(&troops.cites) }
    }
}

impl Planning {
    /// Returns a Campaign, with its odds if all possible allies join.
    pub fn new(planned: &Planned) -> Self {
        let (pools, odds) = (&planned.fight.pools, &planned.fight.odds);
        let words = |colours: &[Colour]| colours.iter().map(|colour| colour.word()).collect();
        Self {
            action: print(&planned.asked, Lang::En, false),
            defender: match planned.defender {
                Defender::Player(colour) => colour.word(),
                Defender::Bandits => "bandits",
            },
            targets: planned.targets.iter().map(|it| target(*it)).collect(),
            attack: pools.attack.iter().map(Part::from).collect(),
            defense: pools.defense.iter().map(Part::from).collect(),
            force: pools.force.0,
            defenders: pools.defending(),
            defending: pools.defenders.iter().map(Force::from).collect(),
            allies: words(&pools.allies),
            may_join: words(&pools.may_join),
            win_if_joined: planned.if_joined.as_ref().map(|fight| Chance::new(&fight.odds.win())),
            win: Chance::new(&odds.win()),
            attacker_losses: odds.attacker_losses().iter().map(Losses::new).collect(),
            defender_losses: odds.defender_losses().iter().map(Losses::new).collect(),
            changes: pools.changes.iter().map(|change| change.value.to_string()).collect(),
            plans: pools.plans.iter().map(|(card, _)| card.0.id).collect(),
            best_play: planned.best.as_ref().map(|play| BestPlay::new(play, &planned.asked)),
            fewer_dice: planned.fewer.as_ref().map(|fewer| FewerDice { dice: fewer.dice, win: Chance::new(&fewer.chance) }),
        }
    }
}

impl RollDocument {
    /// Returns a roll, resolved.
    pub fn new(rolled: &Rolled) -> Self {
        let outcome = rolled.resolved.outcome;
        Self {
            attack: rolled.dice.attack.iter().map(|face| face.name()).collect(),
            defense: rolled.dice.defense.iter().map(|face| face.name()).collect(),
            steps: step_documents(&rolled.resolved.steps),
            sacrifice: rolled.fought.sacrifice.0,
            won: outcome.is_won(),
            attacker_lost: outcome.attacker_lost.0,
            defender_lost: outcome.defender_lost.0,
        }
    }
}

/// Returns the words of what is missing.
pub fn missing(missing: &[Missing]) -> Vec<&'static str> {
    missing.iter().map(|it| it.word()).collect()
}
