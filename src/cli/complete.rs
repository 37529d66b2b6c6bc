//! `law completions`: the script that registers completions in a shell, and the answers to the shell's requests.

use super::{
    Answer, Context,
    candidates::{self, interface_lang},
    command::{Arguments, Command, values},
    syntax::syntax,
};
use crate::{
    answer::{Error, clean::clean},
    i18n::Words,
};
use clap::{Arg, ArgMatches};
use clap_complete::{
    CompleteEnv,
    env::{EnvCompleter, Shells},
};
use std::{env, process::ExitCode};

/// The command.
pub const COMMAND: Command = Command::new("completions", arguments, run);

/// The variable by which a shell asks for completions.
const VARIABLE: &str = "LAW_COMPLETE";

/// Returns whether a shell is asking.
pub fn asked() -> bool {
    env::var_os(VARIABLE).is_some()
}

/// Answers the shell.
pub fn answer(commands: &'static [Command]) -> ExitCode {
    let factory = || syntax(commands, Some(&Words::new(interface_lang())), None);
    let folder = env::current_dir().ok();
    match CompleteEnv::with_factory(factory).var(VARIABLE).try_complete(env::args_os(), folder.as_deref()) {
        Ok(_) => ExitCode::SUCCESS,
        Err(_) => ExitCode::from(2),
    }
}

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("shell", "shell").required(true).add(candidates::shells())]
}

/// Returns the script that registers the completions in a shell.
fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let shell = values(of, "shell").concat();
    let shells = Shells::builtins();
    let mut script = Vec::new();
    let written =
        shells.completer(&shell).map(|completer| completer.write_registration(VARIABLE, "law", "law", "law", &mut script));
    if let Some(Ok(())) = written {
        return Ok(Answer { out: String::from_utf8_lossy(&script).into_owned(), ..Answer::default() });
    }
    let names: Vec<&str> = shells.iter().map(EnvCompleter::name).collect();
    let message = ctx.words.say_with("error-unknown-shell", &[("shell", clean(&shell).as_ref().into())]);
    let hint = ctx.words.say_with("error-shells", &[("shells", names.join(", ").as_str().into())]);
    Err(Error::new(&ctx.words, "unknown-shell", message).hint(hint))
}
