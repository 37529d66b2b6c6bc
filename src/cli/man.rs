//! `law man`: manual pages, made of the same definitions as the help.

use super::{
    Answer, Context,
    actions::{self, TOPIC},
    command::{Arguments, Command, values},
    error::cannot_write,
    page::{Page, Paint},
    save::save,
    syntax::syntax,
};
use crate::{
    answer::{Error, clean::clean, grammar::grammar},
    i18n::{Id, id},
};
use clap::{Arg, ArgMatches, Command as Clap};
use clap_mangen::Man;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The width of lines that a manual does not break.
const WIDTH: usize = 72;

/// The headings that clap writes in English, and our messages for them.
const HEADINGS: [(&str, Id); 6] = [
    ("NAME", id::HELP_HEADING_NAME),
    ("SYNOPSIS", id::HELP_HEADING_SYNOPSIS),
    ("DESCRIPTION", id::HELP_HEADING_DESCRIPTION),
    ("OPTIONS", id::HELP_HEADING_OPTIONS),
    ("EXTRA", id::HELP_HEADING_EXTRA),
    ("VERSION", id::HELP_HEADING_VERSION),
];

/// The command.
pub const COMMAND: Command = Command::new("man", id::HELP_MAN, arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("folder", "folder").required(true)]
}

/// Writes `law.1` and a page for each command into a folder.
fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let folder = PathBuf::from(values(of, "folder").concat());
    let mut law = syntax(ctx.commands, Some(&ctx.words), None);
    law.build();
    let mut pages = vec![("law.1".to_owned(), Man::new(law.clone()))];
    for sub in law.get_subcommands() {
        pages.push((
            format!("law-{}.1", sub.get_name()),
            Man::new(sub.clone().name(format!("law-{}", sub.get_name()).leak() as &str)),
        ));
    }
    let mut out = String::new();
    pages.push((format!("law-{TOPIC}.1"), Man::new(actions_page(ctx))));
    for (name, man) in pages {
        let path = folder.join(&name);
        if let Err(fault) = write_page(ctx, &folder, &path, &man) {
            let shown = path.display().to_string();
            return Err(cannot_write(&ctx.words, &clean(&shown), &fault));
        }
        out.push_str(&path.display().to_string());
        out.push('\n');
    }
    Ok(Answer { out, done: true, ..Answer::default() })
}

/// Returns the page about actions: the grammar, on lines that no manual breaks.
fn actions_page(ctx: &Context) -> Clap {
    let page = actions::page(&Page::new(WIDTH, Paint::default()), &ctx.words, &grammar(&ctx.speaker));
    Clap::new(format!("law-{TOPIC}"))
        .disable_help_flag(true)
        .about(ctx.say(id::GRAMMAR_MAN))
        .override_usage(ctx.say(id::HELP_USAGE_MAY))
        .after_help(page)
}

/// Writes one page.
fn write_page(ctx: &Context, folder: &Path, path: &Path, man: &Man) -> io::Result<()> {
    let mut page = Vec::new();
    man.render(&mut page)?;
    fs::create_dir_all(folder)?;
    save(path, headed(ctx, &String::from_utf8_lossy(&page)).as_bytes())
}

/// Returns a page with its headings in the reader's language, for clap writes some of them in English always.
fn headed(ctx: &Context, page: &str) -> String {
    let heading = |line: &str| {
        let (_, id) = HEADINGS.iter().find(|(english, _)| line.strip_prefix(".SH ") == Some(english))?;
        Some(format!(".SH \"{}\"", ctx.say(*id)))
    };
    page.lines().fold(String::new(), |page, line| page + heading(line).as_deref().unwrap_or(line) + "\n")
}
