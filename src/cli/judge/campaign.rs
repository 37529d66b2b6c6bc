//! `law campaign`: every legal set of targets §5.5.2 with exact odds, the best first; or one roll resolved step by step.

use super::{
    Case, Typed,
    campaign_document::{CampaignDocument, Planning, RollDocument, missing},
    campaign_page::Shown,
    contested, document, name_error,
};
use crate::{
    cli::{Answer, Context, clean::clean, error::Error, json, odds::too_large, options},
    game::{self, Colour, Defender, FacesError, find_word},
    i18n::Words,
    notation::is_bandits,
    odds::{self, Side},
    planner::{Completeness, Plan, RollError, Rolled, plan, plan_one, roll},
    rules::{Action, Listed, Request, Table},
};
use clap::{Arg, builder::NonEmptyStringValueParser};

/// The words for the Campaign that is under way.
const GO_ON: &str = "campaign";

/// The arguments of the command.
pub fn arguments(say: &impl Fn(&str) -> String) -> Vec<Arg> {
    let positional = |id: &'static str, message: &str| {
        let (value, help) = (say(&format!("help-value-{message}")), say(&format!("help-arg-{message}")));
        Arg::new(id).value_name(value).help(help).help_heading(say("help-arguments"))
    };
    let option = |id: &'static str, value: &str, message: &str| {
        Arg::new(id).long(id).num_args(1).value_name(say(value)).help(say(message)).help_heading(say("help-options"))
    };
    let most = Arg::new("n").short('n').num_args(1).value_name(say("help-value-count"));
    vec![
        positional("position", "position").required(true).value_parser(NonEmptyStringValueParser::new()),
        positional("action", "campaign")
            .num_args(0..)
            .allow_negative_numbers(true)
            .value_parser(NonEmptyStringValueParser::new()),
        option("against", "help-value-defender", "help-option-against"),
        most.help(say("help-option-best")).help_heading(say("help-options")),
        option("rolled", "help-value-dice", "help-option-rolled"),
        option("edition", "help-value-edition", "help-option-edition"),
        option("player", "help-value-colour", "help-option-player"),
    ]
}

/// Answers with the best Campaigns, or with how one roll ends.
pub fn answer(ctx: &Context, typed: &Typed, case: &Case) -> Result<Answer, Error> {
    let fail = |error: Error| error.in_json(ctx.json);
    let most = options::count(&ctx.words, typed.most.as_ref()).map_err(fail)?;
    let against = against(&ctx.words, typed.against.as_deref()).map_err(fail)?;
    let table = Table::new(&case.position, case.by, case.edition);
    let words = if typed.words.is_empty() && case.position.campaign.is_some() { GO_ON } else { &typed.words };
    let plan = if words.is_empty() {
        plan(&table, against, most)
    } else {
        plan_of_one(ctx, &table, &case.asked(ctx, words)?).map_err(fail)?
    };
    let rolled = typed
        .rolled
        .as_deref()
        .map(|typed| game::Rolled::parse(typed).map_err(|fault| bad_dice(&ctx.words, &fault)))
        .transpose()
        .map_err(fail)?
        .or_else(|| given_dice(&plan).cloned())
        .map(|dice| resolve(ctx, &table, &plan, &dice))
        .transpose()
        .map_err(fail)?;
    let negative = plan.campaigns.is_empty();
    let out = if ctx.json {
        json::write(&document(ctx, case, &table, &plan, rolled.as_ref()))
    } else {
        Shown { ctx, case }.page(&plan, rolled.as_ref())
    };
    Ok(Answer { out, stderr: case.warnings.clone(), negative })
}

fn against(words: &Words, typed: Option<&str>) -> Result<Option<Defender>, Error> {
    let Some(typed) = typed else { return Ok(None) };
    if is_bandits(typed) {
        return Ok(Some(Defender::Bandits));
    }
    find_word::<Colour>(typed).map(|colour| Some(Defender::Player(colour))).map_err(|problem| name_error(words, &problem))
}

/// Returns a plan of the one Campaign asked about.
fn plan_of_one(ctx: &Context, table: &Table<'_>, asked: &Request) -> Result<Plan, Error> {
    let Action::Campaign(fighting) = &asked.action else {
        return Err(Error::new(&ctx.words, "no-campaign", ctx.say("plan-no-fight")));
    };
    plan_one(table, asked, fighting).map_err(|fault| too_large(&ctx.words, fault))
}

/// Returns the dice given with the first Campaign of a plan.
fn given_dice(plan: &Plan) -> Option<&game::Rolled> {
    match &plan.campaigns.first()?.asked.action {
        Action::Campaign(fighting) => fighting.battle.rolled.as_ref(),
        _ => None,
    }
}

/// Resolves dice for the first Campaign of a plan.
fn resolve(ctx: &Context, table: &Table<'_>, plan: &Plan, dice: &game::Rolled) -> Result<Rolled, Error> {
    let nothing = || Error::new(&ctx.words, "no-campaign", ctx.say("plan-nothing-to-roll"));
    let first = plan.campaigns.first().ok_or_else(nothing)?;
    let Action::Campaign(fighting) = &first.asked.action else { return Err(nothing()) };
    let mut fighting = (**fighting).clone();
    fighting.battle.rolled = Some(dice.clone());
    roll(table, &fighting, &first.asked.using).map_err(|error| unresolved(&ctx.words, &error))
}

/// Returns the error that words are not a roll.
pub(super) fn bad_dice(words: &Words, fault: &FacesError) -> Error {
    let message = match fault {
        FacesError::MissingSlash => words.say("plan-no-stroke"),
        FacesError::Unknown { typed, .. } => words.say_with("plan-unknown-face", &[("typed", clean(typed).as_ref().into())]),
    };
    Error::new(words, "bad-dice", message)
}

/// Returns the error that dice cannot be resolved.
pub(super) fn unresolved(words: &Words, error: &RollError) -> Error {
    match error {
        RollError::Missing | RollError::NoRoll => Error::new(words, "untold", words.say("plan-untold")),
        RollError::Dice(odds::RollError::Fight(fault)) => too_large(words, *fault),
        RollError::Dice(odds::RollError::WrongDice { side, rolled, pool }) => {
            let id = match side {
                Side::Attacker => "plan-wrong-attack",
                Side::Defender => "plan-wrong-defense",
            };
            let values = [("pool", (pool.0 as usize).into()), ("rolled", (*rolled).into())];
            Error::new(words, "bad-dice", words.say_with(id, &values))
        }
    }
}

fn document(ctx: &Context, case: &Case, table: &Table<'_>, plan: &Plan, rolled: Option<&Rolled>) -> CampaignDocument {
    let refused = plan.refused.iter().map(|(asked, ruling)| {
        let listed = Listed { asked: asked.clone(), ruling: ruling.clone(), most: None, using: Vec::new() };
        document::action(&ctx.words, case, &listed, None)
    });
    CampaignDocument {
        schema: "lawspeaker/campaign/1",
        player: table.by.map(Colour::word),
        sets: plan.sets,
        contested: contested::documents(&case.position),
        weighed: match plan.completeness {
            Completeness::Complete => None,
            Completeness::StoppedAfter(weighed) => Some(weighed),
        },
        campaigns: plan.campaigns.iter().map(Planning::new).collect(),
        refused: refused.collect(),
        missing: missing(&plan.missing),
        roll: rolled.map(RollDocument::new),
    }
}
