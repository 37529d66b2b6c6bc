//! `law help`: the help pages, and errors of the command line in the reader's language.

use super::{
    Answer, Context,
    actions::{self, TOPIC},
    candidates,
    command::{Arguments, Command, values},
    options::early_words,
    syntax::syntax,
};
use crate::{
    answer::{Error, clean::clean, grammar::grammar},
    i18n::{Words, family, id},
};
use clap::{
    Arg, ArgMatches,
    error::{ContextKind, ContextValue, ErrorKind},
};

/// The command.
pub const COMMAND: Command = Command::new("help", id::HELP_HELP, arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("command", "command").add(candidates::commands(make.commands, TOPIC))]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let out = match values(of, "command").first() {
        Some(topic) if topic == TOPIC => {
            ctx.write(&grammar(&ctx.speaker), |ctx, answer| actions::page(&ctx.page, &ctx.words, answer))
        }
        Some(name) if find(ctx.commands, name).is_none() => return Err(no_such_command(ctx.commands, &ctx.words, name)),
        name => page(ctx.commands, &ctx.words, name.map(String::as_str)),
    };
    Ok(Answer { out, ..Answer::default() })
}

/// Returns the command of a name.
pub fn find<'a>(commands: &'a [Command], name: &str) -> Option<&'a Command> {
    commands.iter().find(|command| command.name == name)
}

/// Returns the command that a word is with a letter or two wrong.
pub fn nearest_command<'a>(commands: &'a [Command], word: &str) -> Option<&'a Command> {
    let allowed = if word.len() > 4 { 2 } else { 1 };
    let near = |name: &str| {
        word.len() <= 20 && word.chars().next() == name.chars().next() && strsim::osa_distance(name, word) <= allowed
    };
    let known = || crate::law::find_terms(word).is_some_and(|(found, _)| found == crate::law::Found::Exactly);
    commands.iter().find(|command| near(command.name)).filter(|_| !known())
}

/// Returns the help page of the program or of one command.
pub fn page(commands: &'static [Command], words: &Words, name: Option<&str>) -> String {
    let mut law = syntax(commands, Some(words), None);
    law.build();
    let page = match name.and_then(|name| law.find_subcommand_mut(name)) {
        Some(sub) => sub.render_help(),
        None => law.render_help(),
    };
    format!("{}\n", page.ansi().to_string().trim_end())
}

/// Returns help or the version, if clap asks for it, or the error in the reader's language.
pub fn explain(commands: &'static [Command], fault: &clap::Error, arguments: &[String]) -> Result<String, Error> {
    let words = early_words(arguments);
    let named = arguments.iter().skip(1).find_map(|word| find(commands, word)).map(|command| command.name);
    let context = |kind| match fault.get(kind) {
        Some(ContextValue::String(text)) => clean(text).into_owned(),
        Some(ContextValue::Strings(texts)) => clean(&texts.join(" ")).into_owned(),
        Some(_) | None => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    let (kind, message) = match fault.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            return Ok(page(commands, &words, named));
        }
        ErrorKind::DisplayVersion => return Ok(format!("law {}\n", env!("CARGO_PKG_VERSION"))),
        ErrorKind::InvalidSubcommand => {
            return Err(no_such_command(commands, &words, &context(ContextKind::InvalidSubcommand)));
        }
        ErrorKind::UnknownArgument if !argument.starts_with('-') => {
            ("too-much", words.say_with(id::ERROR_TOO_MUCH, &[("argument", (&argument).into())]))
        }
        ErrorKind::UnknownArgument => {
            ("unknown-option", words.say_with(id::ERROR_UNKNOWN_OPTION, &[("option", (&argument).into())]))
        }
        ErrorKind::MissingRequiredArgument => ("missing", words.say(id::ERROR_MISSING)),
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() && !argument.starts_with('-') => {
            ("empty", words.say(id::ERROR_EMPTY))
        }
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            let option = argument.split(' ').next().unwrap_or_default();
            ("missing-value", words.say_with(id::ERROR_MISSING_VALUE, &[("option", option.into())]))
        }
        ErrorKind::ArgumentConflict if argument == context(ContextKind::PriorArg) => {
            // clap adds how the value is written.
            let option = argument.split(' ').next().unwrap_or_default();
            ("twice", words.say_with(id::ERROR_TWICE, &[("option", option.into())]))
        }
        _ => ("usage", words.say(id::ERROR_USAGE)),
    };
    let mut error = Error::new(&words, kind, message);
    let suggested = context(ContextKind::SuggestedArg);
    if !suggested.is_empty() {
        error = error.hint(words.say_with(id::ERROR_DID_YOU_MEAN, &[("suggestion", (&suggested).into())]));
    }
    let usage = words.say(family::HELP_USAGE.of(named.unwrap_or("law")));
    let hint = words.say_with(id::ERROR_SEE_USAGE, &[("usage", (&usage).into())]);
    Err(error.hint(hint))
}

fn no_such_command(commands: &[Command], words: &Words, typed: &str) -> Error {
    let message = words.say_with(id::ERROR_UNKNOWN_COMMAND, &[("command", clean(typed).as_ref().into())]);
    let error = Error::new(words, "unknown-command", message);
    if let Some(near) = nearest_command(commands, typed) {
        let near = format!("law {}", near.name);
        return error.hint(words.say_with(id::ERROR_DID_YOU_MEAN, &[("suggestion", (&near).into())]));
    }
    let names = commands.iter().map(|command| command.name).collect::<Vec<_>>().join(", ");
    error.hint(words.say_with(id::ERROR_COMMANDS, &[("commands", (&names).into())]))
}
