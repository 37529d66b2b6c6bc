//! Help and complaints about the command line in the reader's language, clap's own words included.

use super::{
    args::{self, Asked, COMMANDS},
    clean::clean,
    error::Error,
    odds,
    page::{Paint, paint, width},
};
use crate::i18n::Words;
use clap::{
    Command as Clap,
    builder::styling::Styles,
    error::{ContextKind, ContextValue, ErrorKind},
};
use std::{env, io::IsTerminal as _};

/// Returns whether a word is a command with a letter or two wrong.
pub fn is_near_command(word: &str) -> bool {
    nearest_command(word).is_some()
}

fn nearest_command(word: &str) -> Option<&'static str> {
    let allowed = if word.len() > 4 { 2 } else { 1 };
    let near = |name: &str| {
        word.len() <= 20 && word.chars().next() == name.chars().next() && strsim::osa_distance(name, word) <= allowed
    };
    let known = || crate::law::find_terms(word).is_some_and(|(found, _)| found == crate::law::Found::Exactly);
    COMMANDS.iter().copied().find(|name| near(name)).filter(|_| !known())
}

/// Puts the reader's language into the frame of every help page.
pub fn dress(law: Clap, words: &Words) -> Clap {
    let paint = Paint::choose(super::page::Color::Auto, std::io::stdout().is_terminal(), |name| env::var(name).ok());
    let styles = Styles::plain().header(paint.heading).usage(paint.heading).literal(paint.name);
    let heading = self::paint(paint.heading, &words.say("help-usage"));
    let template = format!("{{about}}\n\n{heading} {{usage}}\n\n{{all-args}}{{after-help}}");
    let mut law = law
        .styles(styles)
        .term_width(width().min(100))
        .override_usage(words.say("help-usage-law"))
        .help_template(template.clone())
        .after_help(format!("\n{}", words.say("help-examples")));
    for name in COMMANDS.iter().copied() {
        let template = template.clone();
        let usage = words.say(&format!("help-usage-{name}"));
        law = law.mut_subcommand(name, |sub| sub.override_usage(usage).help_template(template));
    }
    let changes = odds::help(words, width().min(100));
    law.mut_subcommand("odds", |sub| sub.after_help(changes))
}

/// Returns the help page of the program or of one command.
pub fn long(words: &Words, name: Option<&str>) -> String {
    let mut law = args::command(Some(words), None);
    law.build();
    let page = match name.and_then(|name| law.find_subcommand_mut(name)) {
        Some(sub) => sub.render_help(),
        None => law.render_help(),
    };
    format!("{}\n", page.ansi().to_string().trim_end())
}

/// Returns the help page of a command, or says that there is none.
pub fn of_command(words: &Words, name: Option<&str>, json: bool) -> Result<String, Error> {
    match name {
        Some(name) if !COMMANDS.contains(&name) => Err(no_such_command(words, name).in_json(json)),
        name => Ok(long(words, name)),
    }
}

/// Turns what clap found into help, the version, or a complaint in the reader's language.
pub fn explain(fault: &clap::Error, arguments: &[String]) -> Result<Asked, Error> {
    let words = args::spoken(arguments);
    let named = arguments.iter().skip(1).find(|word| COMMANDS.contains(&word.as_str())).map(String::as_str);
    let context = |kind| match fault.get(kind) {
        Some(ContextValue::String(text)) => clean(text).into_owned(),
        Some(ContextValue::Strings(texts)) => clean(&texts.join(" ")).into_owned(),
        Some(_) | None => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    let (kind, message) = match fault.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            return Ok(Asked::Text(long(&words, named)));
        }
        ErrorKind::DisplayVersion => return Ok(Asked::Text(format!("law {}\n", env!("CARGO_PKG_VERSION")))),
        ErrorKind::InvalidSubcommand => {
            return Err(no_such_command(&words, &context(ContextKind::InvalidSubcommand)).in_json(args::wants_json(arguments)));
        }
        ErrorKind::UnknownArgument if !argument.starts_with('-') => {
            ("too-much", words.say_with("error-too-much", &[("argument", (&argument).into())]))
        }
        ErrorKind::UnknownArgument => {
            ("unknown-option", words.say_with("error-unknown-option", &[("option", (&argument).into())]))
        }
        ErrorKind::MissingRequiredArgument => ("missing", words.say("error-missing")),
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            let option = argument.split(' ').next().unwrap_or_default();
            ("missing-value", words.say_with("error-missing-value", &[("option", option.into())]))
        }
        ErrorKind::ArgumentConflict if argument == context(ContextKind::PriorArg) => {
            // clap adds how the value is written.
            let option = argument.split(' ').next().unwrap_or_default();
            ("twice", words.say_with("error-twice", &[("option", option.into())]))
        }
        _ => ("usage", words.say("error-usage")),
    };
    let mut error = Error::new(&words, kind, message);
    let suggested = context(ContextKind::SuggestedArg);
    if !suggested.is_empty() {
        error = error.hint(words.say_with("error-did-you-mean", &[("suggestion", (&suggested).into())]));
    }
    let usage = words.say(&format!("help-usage-{}", named.unwrap_or("law")));
    let hint = words.say_with("error-see-usage", &[("usage", (&usage).into())]);
    Err(error.hint(hint).in_json(args::wants_json(arguments)))
}

fn no_such_command(words: &Words, typed: &str) -> Error {
    let message = words.say_with("error-unknown-command", &[("command", clean(typed).as_ref().into())]);
    let error = Error::new(words, "unknown-command", message);
    match nearest_command(typed) {
        Some(near) => error.hint(words.say_with("error-did-you-mean", &[("suggestion", format!("law {near}").as_str().into())])),
        None => error.hint(words.say_with("error-commands", &[("commands", COMMANDS.join(", ").as_str().into())])),
    }
}
