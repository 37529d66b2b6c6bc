//! The commands that rule on a position, with their arguments.

use super::{Typed, check, may, perform, plan, threats, wins};
use crate::cli::{
    actions::pointer,
    command::{Arguments, Command},
    options,
};
use clap::{Arg, ValueHint};

/// `law check`.
pub const CHECK: Command = Command::new("check", checked_position, |ctx, of| check(ctx, &Typed::new(of)));
/// `law may`.
pub const MAY: Command = Command::new("may", action, |ctx, of| may(ctx, &Typed::new(of))).with_help(pointer);
/// `law do`.
pub const DO: Command = Command::new("do", action_or_none, |ctx, of| perform(ctx, &Typed::new(of))).with_help(pointer);
/// `law campaign`.
pub const CAMPAIGN: Command = Command::new("campaign", campaign, |ctx, of| super::campaign(ctx, &Typed::new(of)));
/// `law wins`.
pub const WINS: Command = Command::new("wins", position, |ctx, of| wins(ctx, &Typed::new(of)));

/// `law plan`.
pub const PLAN: Command = Command::new("plan", turn, |ctx, of| plan(ctx, &Typed::new(of), of));
/// `law threats`.
pub const THREATS: Command = Command::new("threats", timed, |ctx, of| threats(ctx, &Typed::new(of), of));

fn turn(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = timed(make);
    arguments.splice(1..1, [make.option("goal", "help-value-goal", "help-option-goal"), make.flag("full")]);
    arguments
}

fn timed(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = seen_position(make);
    arguments.push(make.option("seconds", "help-value-seconds", "help-option-seconds"));
    arguments
}

fn position(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.positional("position", "position").value_hint(ValueHint::FilePath),
        make.option("given", "help-value-facts", "help-option-given"),
        options::table(make),
        make.option("edition", "help-value-edition", "help-option-edition"),
        make.option("player", "help-value-colour", "help-option-player"),
    ]
}

fn seen_position(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = position(make);
    arguments.push(options::seen_by(make));
    arguments
}

fn checked_position(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = seen_position(make);
    arguments.push(make.flag("full").help(make.say("help-option-check-full")));
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
        make.option("against", "help-value-defender", "help-option-against"),
        make.option("target", "help-value-target", "help-option-target"),
        make.short("n", 'n', "help-value-count", "help-option-best"),
        make.flag("full"),
        make.flag("fractions"),
        make.option("rolled", "help-value-dice", "help-option-rolled"),
    ];
    arguments.splice(1..1, of_campaigns);
    arguments
}
