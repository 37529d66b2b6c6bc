//! The command line as clap parses it. Help texts are added only when help is asked for, so that answers need not wait
//! for them.

use super::{
    candidates,
    command::{Arguments, Command},
    page::{Color, Paint, paint, width},
};
use crate::i18n::{Id, Words, family, id};
use clap::{Arg, ArgAction, Command as Clap, builder::styling::Styles};
use std::{env, io::IsTerminal as _};

/// The widest help.
const WIDEST_HELP: usize = 100;

/// Builds the command line of these commands, with help where `words` are given: only the selected one, or all of them.
pub fn syntax(commands: &'static [Command], words: Option<&Words>, selected: Option<&Command>) -> Clap {
    let make = Arguments { words, commands };
    let mut law = Clap::new("law")
        .version(env!("CARGO_PKG_VERSION"))
        .propagate_version(true)
        .about(make.say(id::HELP_ABOUT))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(make.say(id::HELP_COMMANDS))
        .arg_required_else_help(true)
        .args(shared(&make));
    for command in commands.iter().filter(|command| selected.is_none_or(|selected| selected.name == command.name)) {
        let about = make.say(command.about);
        law = law.subcommand(Clap::new(command.name).about(about).args((command.arguments)(&make)));
    }
    match words {
        Some(words) => localized(law, commands, words),
        None => law,
    }
}

/// Where the options that every command takes stand in help: after the command's own.
const AFTER_OWN: usize = 100;

/// Returns the options that every command takes.
fn shared(make: &Arguments<'_>) -> Vec<Arg> {
    let option = |name: &'static str, value: Id| make.option(name, value, family::HELP_OPTION.of(name));
    let options = [
        option("lang", id::HELP_VALUE_LANG).add(candidates::languages()),
        option("ui", id::HELP_VALUE_LANG).add(candidates::languages()),
        make.flag("json"),
        option("color", id::HELP_VALUE_WHEN).add(candidates::colors()),
        make.flag("help").short('h').action(ArgAction::Help),
        make.flag("version").short('V').action(ArgAction::Version),
    ];
    options.into_iter().enumerate().map(|(at, arg)| arg.global(true).display_order(AFTER_OWN + at)).collect()
}

/// Returns the command line with usage, examples and headings of help pages in the language of the words.
fn localized(law: Clap, commands: &[Command], words: &Words) -> Clap {
    let paint = Paint::choose(Color::Auto, std::io::stdout().is_terminal(), |name| env::var(name).ok());
    let styles = Styles::plain().header(paint.heading).usage(paint.heading).literal(paint.name);
    let heading = self::paint(paint.heading, &words.say(id::HELP_USAGE));
    let template = format!("{{about}}\n\n{heading} {{usage}}\n\n{{all-args}}{{after-help}}");
    let width = width().min(WIDEST_HELP);
    let mut law = law
        .styles(styles)
        .term_width(width)
        .override_usage(words.say(id::HELP_USAGE_LAW))
        .help_template(template.clone())
        .after_help(format!("\n{}", words.say(id::HELP_EXAMPLES)));
    for command in commands {
        let template = template.clone();
        let usage = words.say(family::HELP_USAGE.of(command.name));
        law = law.mut_subcommand(command.name, |sub| {
            let sub = sub.override_usage(usage).help_template(template);
            match command.more_help {
                Some(more_help) => sub.after_help(more_help(words, width)),
                None => sub,
            }
        });
    }
    law
}
