//! Campaigns §5.5: every legal set of targets with exact odds, the best first; or one roll resolved step by step.

mod option;
mod said;

pub use option::{BestPlay, CampaignOption, FewerDice, Force, PlanWorth, Pool};
pub use said::{CampaignRow, CampaignSaid, PlanLine};

use said::Style;

use super::{
    actions::{ActionAnswer, action},
    contested::{Contested, contested},
    errors::{no_action, no_dice, unknown_name, unresolved},
    game::{Game as _, Listed},
    oath::Oath,
    seat::Question,
};
use crate::{
    answer::{
        Error, Schema,
        odds::{Faces, RollLine, RollStep, roll_lines, roll_steps, too_large},
        phrase,
    },
    game::{self, Colour, Defender, find_word},
    i18n::{Id, Words, id},
    notation::{is_bandits, parse_targets},
    planner::{self, Completeness, Plan, PlanError, Rolled, given_dice, plan_one, plan_with, roll_first},
    rules::{Request, Ruling, Verdict},
};
use serde::Serialize;

/// The words for the Campaign that is under way.
const GO_ON: &str = "campaign";

/// What is asked about Campaigns.
#[derive(Clone, Debug, Default)]
pub struct CampaignQuestion {
    /// The words of one Campaign; if empty, the one that is under way, or all that could be declared.
    pub action: String,
    /// The defender, if only Campaigns against one are asked for.
    pub against: Option<String>,
    /// How many Campaigns are wanted.
    pub most: usize,
    /// The dice that were rolled.
    pub rolled: Option<String>,
    /// What must be among the targets.
    pub target: Option<String>,
    /// The one that is wanted of the best, by its place among them, from 1.
    pub place: Option<usize>,
    /// Whether fractions are written beside decimals.
    pub fractions: bool,
}

/// The best Campaigns, or how one roll ends; as JSON the document `campaign`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CampaignAnswer {
    schema: Schema,
    /// The book that rules.
    pub book: &'static str,
    /// Who acts.
    pub player: Option<&'static str>,
    /// How many legal sets of targets there are.
    pub sets: u64,
    /// The cards on the table that have two readings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contested: Vec<Contested>,
    /// How many sets were weighed with battle plans, if others may be better.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weighed: Option<u64>,
    /// The best Campaigns, the best first.
    pub campaigns: Vec<CampaignOption>,
    /// Campaigns that cannot be declared now, one for each defender.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<ActionAnswer>,
    /// What must be described before the odds against somebody can be known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<&'static str>,
    /// The roll for the first Campaign.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<RollAnswer>,
    /// What is not as the rules have it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
    /// What the Campaigns do not say themselves.
    pub said: PlanSaid,
}

/// A plan in words, beside its Campaigns.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlanSaid {
    /// How many Campaigns can be declared.
    pub heading: String,
    /// How many sets were weighed, if others may be better.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weighed: Option<String>,
    /// What must be described before odds can be known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missing: Option<String>,
}

/// A roll, resolved.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RollAnswer {
    /// The faces of the attack dice.
    pub attack: Vec<&'static str>,
    /// The faces of the defense dice.
    pub defense: Vec<&'static str>,
    /// The steps.
    pub steps: Vec<RollStep>,
    /// The warbands that victory takes.
    pub sacrifice: u8,
    /// Whether the attacker won.
    pub won: bool,
    /// The warbands lost by the attacker.
    pub attacker_lost: u32,
    /// The warbands lost by the defender.
    pub defender_lost: u32,
    /// Dice and steps in words, in their order.
    pub said: Vec<RollLine>,
}

impl CampaignAnswer {
    /// Returns whether no Campaign has odds.
    #[must_use]
    pub const fn is_negative(&self) -> bool {
        self.campaigns.is_empty()
    }
}

/// Returns the best Campaigns, or how one roll ends.
pub(super) fn campaign(question: &Question<'_, Oath>, asked: &CampaignQuestion) -> Result<CampaignAnswer, Error> {
    let (words, table) = (question.words, &question.table);
    let plan = planned(question, asked)?;
    let no_campaign = |id: Id| Error::new(words, "no-campaign", words.say(id));
    let typed = asked.rolled.as_deref().map(game::Rolled::parse).transpose().map_err(|fault| no_dice(words, &fault))?;
    let roll = match typed.or_else(|| given_dice(&plan).cloned()) {
        Some(dice) => {
            let rolled = roll_first(table, &plan, &dice).map_err(|error| unresolved(words, &error))?;
            Some(rolled.ok_or_else(|| no_campaign(id::PLAN_NOTHING_TO_ROLL))?)
        }
        None => None,
    };
    let refused = |(request, ruling): &(Request, Ruling)| {
        action(question, &Listed { request: request.clone(), ruling: ruling.clone(), most: None, using: Vec::new() })
    };
    let style = Style { fractions: asked.fractions, rolled: roll.is_some() };
    let option = |planned| CampaignOption::new(words, table.position, planned, style);
    let campaigns: Vec<CampaignOption> = plan.campaigns.iter().map(option).collect();
    Ok(CampaignAnswer {
        schema: Schema::Campaign,
        book: Oath::BOOK.key(),
        player: table.by.map(Colour::word),
        sets: plan.sets,
        contested: contested(words, table.position, &rests_on(&campaigns)),
        weighed: sets_weighed(&plan),
        campaigns,
        refused: plan.refused.iter().map(refused).collect(),
        missing: plan.missing.iter().map(|it| it.word()).collect(),
        roll: roll.as_ref().map(|rolled| RollAnswer::new(words, rolled)),
        warnings: Oath::warnings(words, table),
        said: PlanSaid::new(question, &plan, asked),
    })
}

/// Returns the Campaign that was asked about, or the best ones.
fn planned(question: &Question<'_, Oath>, asked: &CampaignQuestion) -> Result<Plan, Error> {
    let (words, table) = (question.words, &question.table);
    if asked.action.is_empty() && table.position.campaign.is_none() {
        let against = asked.against.as_deref().map(|typed| defender(words, typed)).transpose()?;
        let wanted = asked.target.as_deref().map(|typed| parse_targets(typed, table.position)).transpose();
        let wanted = wanted.map_err(|error| no_action::<Oath>(words, &error))?.unwrap_or_default();
        let mut plan = plan_with(table, against, &wanted, asked.most.max(asked.place.unwrap_or_default()));
        if let Some(place) = asked.place {
            let last = plan.campaigns.len();
            let values = [("place", place.into()), ("last", last.into())];
            let none = || Error::new(words, "no-campaign", words.say_with(id::PLAN_NO_SUCH_PLACE, &values));
            let chosen = place.checked_sub(1).filter(|at| *at < last).ok_or_else(none)?;
            plan.campaigns = vec![plan.campaigns.swap_remove(chosen)];
        }
        return Ok(plan);
    }
    let request = question.request(if asked.action.is_empty() { GO_ON } else { &asked.action })?;
    plan_one(table, request).map_err(|error| match error {
        PlanError::NoCampaign => Error::new(words, "no-campaign", words.say(id::PLAN_NO_FIGHT)),
        PlanError::Fight(fault) => too_large(words, fault),
    })
}

/// Returns what the pools and forces of Campaigns rest on.
fn rests_on(campaigns: &[CampaignOption]) -> Vec<String> {
    let pools = campaigns.iter().flat_map(|it| it.attack.iter().chain(&it.defense)).map(|pool| &pool.cites);
    let forces = campaigns.iter().flat_map(|it| &it.defending).map(|force| &force.cites);
    pools.chain(forces).flatten().cloned().collect()
}

/// Returns how many sets were weighed, if others may be better.
const fn sets_weighed(plan: &Plan) -> Option<u64> {
    match plan.completeness {
        Completeness::Complete => None,
        Completeness::StoppedAfter(weighed) => Some(weighed),
    }
}

fn defender(words: &Words, typed: &str) -> Result<Defender, Error> {
    if is_bandits(typed) {
        return Ok(Defender::Bandits);
    }
    find_word::<Colour>(typed).map(Defender::Player).map_err(|problem| unknown_name(words, &problem))
}

impl PlanSaid {
    fn new(question: &Question<'_, Oath>, plan: &Plan, asked: &CampaignQuestion) -> Self {
        let words = question.words;
        let counted = |id: Id, count: u64| {
            let count = usize::try_from(count).unwrap_or(usize::MAX);
            words.say_with(id, &[("count", count.into())])
        };
        let is_open = !plan.missing.is_empty() || plan.refused.iter().any(|(_, ruling)| ruling.verdict() == Verdict::Open);
        let heading = match (plan.sets, plan.campaigns.as_slice()) {
            (0, _) if !asked.action.is_empty() => counted(id::PLAN_OTHERS, planner::plan(&question.table, None, 0).sets),
            (0, _) if is_open => words.say(id::PLAN_PERHAPS),
            (1.., []) if asked.target.is_some() && plan.missing.is_empty() => words.say(id::PLAN_NOT_TARGETED),
            (1.., []) => counted(id::PLAN_UNRANKED, plan.sets),
            _ => counted(id::PLAN_HEADING, plan.sets),
        };
        Self {
            heading,
            weighed: sets_weighed(plan).map(|weighed| counted(id::PLAN_WEIGHED, weighed)),
            missing: (!plan.missing.is_empty()).then(|| phrase::no_odds(words, &plan.missing)),
        }
    }
}

impl RollAnswer {
    fn new(words: &Words, rolled: &Rolled) -> Self {
        let outcome = rolled.resolved.outcome;
        let steps = roll_steps(&rolled.resolved.steps);
        let faces = Faces {
            defense: rolled.dice.defense.iter().map(|face| face.name()).collect(),
            attack: rolled.dice.attack.iter().map(|face| face.name()).collect(),
            ..Faces::default()
        };
        Self {
            said: roll_lines(words, &steps, &faces),
            attack: faces.attack,
            defense: faces.defense,
            steps,
            sacrifice: rolled.fought.sacrifice.0,
            won: outcome.is_won(),
            attacker_lost: outcome.attacker_lost.0,
            defender_lost: outcome.defender_lost.0,
        }
    }
}
