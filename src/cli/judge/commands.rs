//! The commands that rule on a position, with their arguments.

use super::{Typed, check, may, perform, wins};
use crate::cli::{
    actions::pointer,
    command::{Arguments, Command},
};
use clap::Arg;

/// `law check`.
pub const CHECK: Command = Command::new("check", position, |ctx, of| check(ctx, &Typed::new(of)));
/// `law may`.
pub const MAY: Command = Command::new("may", action, |ctx, of| may(ctx, &Typed::new(of))).with_help(pointer);
/// `law do`.
pub const DO: Command = Command::new("do", action_or_none, |ctx, of| perform(ctx, &Typed::new(of))).with_help(pointer);
/// `law campaign`.
pub const CAMPAIGN: Command = Command::new("campaign", campaign, |ctx, of| super::campaign(ctx, &Typed::new(of)));
/// `law wins`.
pub const WINS: Command = Command::new("wins", position, |ctx, of| wins(ctx, &Typed::new(of)));

fn position(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.positional("position", "position").required(true),
        make.option("edition", "help-value-edition", "help-option-edition"),
        make.option("player", "help-value-colour", "help-option-player"),
    ]
}

fn action(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = position(make);
    arguments.insert(1, make.positional("action", "action").num_args(1..).required(true).allow_negative_numbers(true));
    arguments
}

fn action_or_none(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = position(make);
    arguments.insert(1, make.positional("action", "do").num_args(0..).allow_negative_numbers(true));
    arguments
}

fn campaign(make: &Arguments<'_>) -> Vec<Arg> {
    let mut arguments = position(make);
    let of_campaigns = [
        make.positional("action", "campaign").num_args(0..).allow_negative_numbers(true),
        make.option("against", "help-value-defender", "help-option-against"),
        make.short("n", 'n', "help-value-count", "help-option-best"),
        make.option("rolled", "help-value-dice", "help-option-rolled"),
    ];
    arguments.splice(1..1, of_campaigns);
    arguments
}
