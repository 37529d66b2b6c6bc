//! A Campaign that could be declared: its pools, its odds, and the best use of battle plans.

use super::said::{CampaignSaid, Style};
use crate::{
    answer::{
        chance::{Chance, Losses},
        judge::parts::cited,
    },
    game::{Colour, Defender, Position, Target},
    i18n::Words,
    law::Lang,
    notation::print,
    planner::{Chosen, PlanUse, Planned, Play},
    rules::{Cost, DiceFrom, PoolDice, Stands, Troops},
};
use serde::Serialize;

/// A Campaign with its pools and odds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CampaignOption {
    /// The Campaign, in English words that can be typed.
    pub action: String,
    /// The defender.
    pub defender: &'static str,
    /// The targets.
    pub targets: Vec<&'static str>,
    /// The attack dice.
    pub attack: Vec<Pool>,
    /// The defense dice.
    pub defense: Vec<Pool>,
    /// The attacking force.
    pub force: u8,
    /// The defending force.
    pub defenders: u32,
    /// Where the defending force stands.
    pub defending: Vec<Force>,
    /// The Allies.
    pub allies: Vec<&'static str>,
    /// The Citizens who could join beside them.
    pub may_join: Vec<&'static str>,
    /// The chance if all of those join.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win_if_joined: Option<Chance>,
    /// The chance to win.
    pub win: Chance,
    /// The warbands lost by the attacker.
    pub attacker_losses: Vec<Losses>,
    /// The warbands lost by the defender.
    pub defender_losses: Vec<Losses>,
    /// What cards do to the fight.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<String>,
    /// The battle plans in use.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub plans: Vec<&'static str>,
    /// The best use of battle plans.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_play: Option<BestPlay>,
    /// The number of own dice that is better than all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fewer_dice: Option<FewerDice>,
    /// The Campaign in words.
    pub said: CampaignSaid,
}

/// The number of own dice that is better than all.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FewerDice {
    /// How many.
    pub dice: u8,
    /// The chance with them.
    pub win: Chance,
}

/// The best use of battle plans.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BestPlay {
    /// The Campaign as both sides play it.
    pub action: String,
    /// The chance to win.
    pub win: Chance,
    /// The attack dice that are rolled then.
    pub attack_dice: u32,
    /// The defense dice that are rolled then.
    pub defense_dice: u32,
    /// The defending force then.
    pub defenders: u32,
    /// How many own dice are added, if fewer are better than all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<u8>,
    /// The attacker's plans.
    pub attacker: Vec<PlanWorth>,
    /// The defender's plans.
    pub defender: Vec<PlanWorth>,
    /// How many plans were not weighed.
    #[serde(skip_serializing_if = "is_none")]
    pub left_out: usize,
}

/// Returns whether a count is zero and is not written.
fn is_none<T: Default + PartialEq>(count: &T) -> bool {
    *count == T::default()
}

/// A battle plan with what it costs and what it is worth in win chance.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlanWorth {
    /// The card.
    pub card: &'static str,
    /// Who of the defending side uses it, if not the default user.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user: Option<&'static str>,
    /// The attack dice that it adds, or removes if negative, if not the default number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<i8>,
    /// The sites of the relics that it makes targets, one for each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub relics_at: Vec<&'static str>,
    /// The favor it costs.
    pub favor: u8,
    /// The secrets it costs.
    pub secrets: u8,
    /// The warbands it costs.
    #[serde(skip_serializing_if = "is_none")]
    pub warbands: u8,
    /// What its side loses in chance without it.
    pub worth: Chance,
}

/// Dice of a pool, and where they come from.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Pool {
    /// How many; negative if they are taken away.
    pub dice: i8,
    /// Where they come from.
    pub from: &'static str,
    /// What it rests on.
    pub cites: Vec<String>,
}

/// A part of the defending force.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Force {
    /// How many.
    pub warbands: u8,
    /// The site, or the colour of the board.
    pub at: &'static str,
    /// Whether they are bandits.
    pub bandits: bool,
    /// What it rests on.
    pub cites: Vec<String>,
}

/// Returns the word of a target: a slot, the id of a relic, a banner, the pawn.
const fn target(target: Target) -> &'static str {
    match target {
        Target::Site(slot) => slot.word(),
        Target::Relic(card) => card.0.id,
        Target::PeoplesFavor => "peoples-favor",
        Target::DarkestSecret => "darkest-secret",
        Target::Pawn => "pawn",
    }
}

impl CampaignOption {
    /// Returns a Campaign that could be declared.
    pub(super) fn new(words: &Words, position: &Position, planned: &Planned, style: Style) -> Self {
        let (pools, odds) = (&planned.fight.pools, &planned.fight.odds);
        let colours = |colours: &[Colour]| colours.iter().map(|colour| colour.word()).collect();
        Self {
            action: print(&planned.asked, Lang::En, false),
            defender: match planned.defender {
                Defender::Player(colour) => colour.word(),
                Defender::Bandits => "bandits",
            },
            targets: planned.targets.iter().map(|it| target(*it)).collect(),
            attack: pools.attack.iter().map(Pool::from).collect(),
            defense: pools.defense.iter().map(Pool::from).collect(),
            force: pools.force.0,
            defenders: pools.defending(),
            defending: pools.defenders.iter().map(Force::from).collect(),
            allies: colours(&pools.allies),
            may_join: colours(&pools.may_join),
            win_if_joined: planned.if_joined.as_ref().map(|fight| Chance::new(&fight.odds.win())),
            win: Chance::new(&odds.win()),
            attacker_losses: odds.attacker_losses().iter().map(Losses::new).collect(),
            defender_losses: odds.defender_losses().iter().map(Losses::new).collect(),
            changes: pools.changes.iter().map(|change| change.value.to_string()).collect(),
            plans: pools.plans.iter().map(|(card, _)| card.0.id).collect(),
            best_play: planned.best.as_ref().map(|play| BestPlay::new(play, planned)),
            fewer_dice: planned.fewer.as_ref().map(|fewer| FewerDice { dice: fewer.dice, win: Chance::new(&fewer.chance) }),
            said: CampaignSaid::new(words, position, planned, style),
        }
    }
}

impl BestPlay {
    fn new(play: &Play, planned: &Planned) -> Self {
        let action = print(&play.played(&planned.asked), Lang::En, false);
        let pools = &planned.likely().pools;
        let worths = |plans: &[PlanUse]| plans.iter().map(PlanWorth::from).collect();
        let (attacker, defender) = (worths(&play.attacker), worths(&play.defender));
        Self {
            action,
            win: Chance::new(&play.win),
            attack_dice: pools.attack_dice(),
            defense_dice: pools.defense_dice(),
            defenders: pools.defending(),
            dice: play.dice,
            attacker,
            defender,
            left_out: play.left_out,
        }
    }
}

impl From<&PlanUse> for PlanWorth {
    fn from(plan: &PlanUse) -> Self {
        let Cost { favor, secrets, warbands, .. } = plan.cost;
        let (dice, relics_at) = match &plan.choice {
            None => (None, Vec::new()),
            Some(Chosen::Dice(dice)) => (Some(*dice), Vec::new()),
            Some(Chosen::Relics(sites)) => (None, sites.iter().map(|slot| slot.word()).collect()),
        };
        let (favor, secrets, warbands, worth) = (favor.0, secrets.0, warbands.0, Chance::new(&plan.worth));
        Self { card: plan.card.0.id, user: plan.user.map(Colour::word), dice, relics_at, favor, secrets, warbands, worth }
    }
}

impl From<&PoolDice> for Pool {
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
