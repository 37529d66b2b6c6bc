//! The arguments of `law campaign`.

use clap::{Arg, builder::NonEmptyStringValueParser};

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
