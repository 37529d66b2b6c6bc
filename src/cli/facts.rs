//! `law facts`: a position as facts in words, or as a file in TOML.

use super::{
    Answer, Context,
    command::{Arguments, Command},
    judge::Typed,
    options,
};
use crate::{answer::Error, i18n::id};
use clap::{Arg, ArgMatches};

/// The command.
pub const COMMAND: Command = Command::new("facts", id::HELP_FACTS, arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.positional("position", "position"),
        options::table(make),
        make.option("given", id::HELP_VALUE_FACTS, id::HELP_OPTION_GIVEN),
        make.option("edition", id::HELP_VALUE_EDITION, id::HELP_OPTION_EDITION),
        options::seen_by(make),
        make.flag("toml"),
    ]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let table = Typed::new(of).table(ctx)?;
    let answer = table.facts()?;
    let toml = of.get_flag("toml");
    let out = ctx.write(&answer, |_, answer| if toml { answer.toml.clone() } else { answer.lines.join("\n") + "\n" });
    Ok(Answer { out, stderr: table.file_warnings().to_owned(), ..Answer::default() })
}
