//! The command line as clap parses it. Help texts are added only when help is asked for, so that answers need not wait
//! for them.

use super::{
    candidates, judge, odds,
    options::COMMANDS,
    page::{Color, Paint, paint, width},
};
use crate::i18n::Words;
use clap::{
    Arg, ArgAction, Command as Clap, ValueHint,
    builder::{NonEmptyStringValueParser, styling::Styles},
};
use std::{env, io::IsTerminal as _};

/// Builds the command line, with help where `words` are given: only the selected command, or all of them.
pub fn command(words: Option<&Words>, selected: Option<&str>) -> Clap {
    let say = |id: &str| words.map_or_else(String::new, |words| words.say(id));
    let mut law = Clap::new("law")
        .version(env!("CARGO_PKG_VERSION"))
        .propagate_version(true)
        .about(say("help-about"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(say("help-commands"))
        .arg_required_else_help(true)
        .args(shared(&say));
    for name in COMMANDS.iter().copied().filter(|name| selected.is_none_or(|selected| selected == *name)) {
        law = law.subcommand(Clap::new(name).about(say(&format!("help-{name}"))).args(own(name, &say)));
    }
    match words {
        Some(words) => localized(law, words),
        None => law,
    }
}

/// Where the options that every command takes stand in help: after the command's own.
const AFTER_OWN: usize = 100;

/// The options that every command takes.
fn shared(say: &impl Fn(&str) -> String) -> Vec<Arg> {
    let heading = say("help-options");
    let option = |name: &'static str, value: &str| {
        let arg = Arg::new(name).long(name).global(true).help(say(&format!("help-option-{name}"))).help_heading(heading.clone());
        if value.is_empty() { arg.action(ArgAction::SetTrue) } else { arg.value_name(say(value)).num_args(1) }
    };
    let options = [
        option("lang", "help-value-lang").add(candidates::languages()),
        option("ui", "help-value-lang").add(candidates::languages()),
        option("json", ""),
        option("color", "help-value-when").add(candidates::colors()),
        option("help", "").short('h').action(ArgAction::Help),
        option("version", "").short('V').action(ArgAction::Version),
    ];
    options.into_iter().enumerate().map(|(at, arg)| arg.display_order(AFTER_OWN + at)).collect()
}

/// The arguments of one command.
fn own(name: &str, say: &impl Fn(&str) -> String) -> Vec<Arg> {
    let positional = |id: &'static str, message: &str| {
        Arg::new(id)
            .value_name(say(&format!("help-value-{message}")))
            .help(say(&format!("help-arg-{message}")))
            .help_heading(say("help-arguments"))
            .value_parser(NonEmptyStringValueParser::new())
    };
    let named = |id: &'static str, message: &str| Arg::new(id).help(say(message)).help_heading(say("help-options"));
    let option = |id: &'static str, value: &str, message: &str| named(id, message).long(id).num_args(1).value_name(say(value));
    let flag = |id: &'static str| named(id, &format!("help-option-{id}")).long(id).action(ArgAction::SetTrue);
    let book = || option("book", "help-value-book", "help-option-book").add(candidates::books());
    match name {
        "show" => {
            vec![positional("wanted", "number").num_args(1..).required(true).add(candidates::sections()), book(), flag("alone")]
        }
        "search" => vec![
            positional("query", "query").num_args(1..).required(true).add(candidates::terms()),
            book(),
            option("in", "help-value-kind", "help-option-in"),
            named("n", "help-option-n").short('n').num_args(1).value_name(say("help-value-count")),
        ],
        "term" => vec![positional("word", "term").num_args(1..).required(true).add(candidates::terms()), book()],
        "card" => vec![positional("word", "card").num_args(1..).required(true).add(candidates::cards())],
        "index" => vec![positional("word", "word").num_args(0..).add(candidates::headings()), book()],
        "diverge" => vec![positional("wanted", "divergence").num_args(0..).add(candidates::divergences())],
        "odds" => odds::arguments(say),
        "luck" => vec![positional("fights", "fights").num_args(1..).required(true)],
        "new" => vec![
            option("players", "help-value-count", "help-option-players").required_unless_present("seed"),
            option("oath", "help-value-goal", "help-option-oath").required_unless_present("seed").add(candidates::goals()),
            option("seed", "help-value-seed", "help-option-seed"),
        ],
        "check" | "wins" | "may" | "do" => {
            let mut arguments = vec![
                positional("position", "position").required(true),
                option("edition", "help-value-edition", "help-option-edition"),
                option("player", "help-value-colour", "help-option-player"),
            ];
            if matches!(name, "may" | "do") {
                arguments.insert(1, positional("action", "action").num_args(1..).required(true).allow_negative_numbers(true));
            }
            arguments
        }
        "campaign" => judge::campaign_arguments(say),
        "cases" => vec![
            positional("wanted", "cases").add(candidates::sections()),
            option("card", "help-value-card", "help-option-card").add(candidates::cards()),
        ],
        "seed" => vec![positional("position", "position").required(true)],
        "books" => Vec::new(),
        "schema" => vec![book()],
        "import" => vec![
            positional("file", "file").required_unless_present_any(["list", "remove"]).value_hint(ValueHint::FilePath),
            flag("list").conflicts_with_all(["file", "remove"]),
            flag("remove").conflicts_with("file"),
            book().hide(true),
        ],
        "completions" => vec![positional("shell", "shell").required(true).add(candidates::shells())],
        "man" => vec![positional("folder", "folder").required(true)],
        _ => vec![positional("command", "command").add(candidates::commands())],
    }
}

/// Returns the command line with usage, examples and headings of help pages in the language of the words.
fn localized(law: Clap, words: &Words) -> Clap {
    let paint = Paint::choose(Color::Auto, std::io::stdout().is_terminal(), |name| env::var(name).ok());
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
