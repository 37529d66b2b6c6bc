//! The commands that rule on a position, with their arguments.

use super::{Typed, check, may, perform, plan, threats, wins};
use crate::{
    cli::{
        actions::pointer,
        command::{Arguments, Command},
        options,
    },
    i18n::id,
};
use clap::{Arg, ValueHint};

/// `law check`.
pub const CHECK: Command = Command::new("check", id::HELP_CHECK, checked_position, |ctx, of| check(ctx, &Typed::new(of)));
/// `law may`.
pub const MAY: Command = Command::new("may", id::HELP_MAY, action, |ctx, of| may(ctx, &Typed::new(of))).with_help(pointer);
/// `law do`.
pub const DO: Command =
    Command::new("do", id::HELP_DO, action_or_none, |ctx, of| perform(ctx, &Typed::new(of))).with_help(pointer);
/// `law campaign`.
pub const CAMPAIGN: Command =
    Command::new("campaign", id::HELP_CAMPAIGN, campaign, |ctx, of| super::campaign(ctx, &Typed::new(of)));
/// `law wins`.
pub const WINS: Command = Command::new("wins", id::HELP_WINS, position, |ctx, of| wins(ctx, &Typed::new(of)));

/// `law plan`.
pub const PLAN: Command = Command::new("plan", id::HELP_PLAN, turn, |ctx, of| plan(ctx, &Typed::new(of), of));
/// `law threats`.
pub const THREATS: Command = Command::new("threats", id::HELP_THREATS, timed, |ctx, of| threats(ctx, &Typed::new(of), of));

fn turn(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = timed(make);
    let of_plans = [
        make.positional("action", "plan").num_args(0..),
        make.option("goal", id::HELP_VALUE_GOAL, id::HELP_OPTION_GOAL),
        make.option("best", id::HELP_VALUE_GOODS, id::HELP_OPTION_BEST_GOODS),
        make.flag("full"),
    ];
    arguments.splice(1..1, of_plans);
    arguments
}

fn timed(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = seen_position(make);
    arguments.push(make.option("seconds", id::HELP_VALUE_SECONDS, id::HELP_OPTION_SECONDS));
    arguments
}

fn position(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.positional("position", "position").value_hint(ValueHint::FilePath),
        make.option("given", id::HELP_VALUE_FACTS, id::HELP_OPTION_GIVEN),
        options::table(make),
        make.option("edition", id::HELP_VALUE_EDITION, id::HELP_OPTION_EDITION),
        make.option("player", id::HELP_VALUE_COLOUR, id::HELP_OPTION_PLAYER),
    ]
}

fn seen_position(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = position(make);
    arguments.push(options::seen_by(make));
    arguments
}

fn checked_position(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = seen_position(make);
    arguments.push(make.flag("full").help(make.say(id::HELP_OPTION_CHECK_FULL)));
    arguments
}

fn action(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = position(make);
    arguments.insert(1, make.positional("action", "action").num_args(0..).allow_negative_numbers(true));
    arguments
}

fn action_or_none(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = position(make);
    arguments.insert(1, make.positional("action", "do").num_args(0..).allow_negative_numbers(true));
    arguments.insert(2, make.flag("dry-run"));
    arguments.push(make.lots("roll"));
    arguments
}

fn campaign(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = position(make);
    let of_campaigns = [
        make.positional("action", "campaign").num_args(0..).allow_negative_numbers(true),
        make.option("against", id::HELP_VALUE_DEFENDER, id::HELP_OPTION_AGAINST),
        make.option("target", id::HELP_VALUE_TARGET, id::HELP_OPTION_TARGET),
        make.short("n", 'n', id::HELP_VALUE_COUNT, id::HELP_OPTION_BEST),
        make.flag("full"),
        make.flag("fractions"),
        make.option("rolled", id::HELP_VALUE_DICE, id::HELP_OPTION_ROLLED),
    ];
    arguments.splice(1..1, of_campaigns);
    arguments
}
