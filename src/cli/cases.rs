//! `law cases`: runs the public case suites, those of a section or of a card, or a folder of cases; prints the score, where failing
//! cases stand, and the coverage.

use super::{
    Answer, Context, Pages, candidates,
    command::{Arguments, Command},
    error::cannot_read,
};
use crate::{
    answer::{
        Error,
        cases::{CaseSource, CasesAnswer, CasesQuestion, cases},
        clean::clean,
    },
    i18n::id,
    law::{Book, NumberQuery, read_number_in},
};
use clap::{Arg, ArgMatches};
use std::{fmt::Write as _, fs, io, path::Path};

/// The command.
pub const COMMAND: Command = Command::new("cases", id::HELP_CASES, arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.positional("wanted", "cases").add(candidates::sections()),
        make.option("card", id::HELP_VALUE_CARD, id::HELP_OPTION_CARD).add(candidates::cards()),
    ]
}

/// Runs the suites that the program carries, or a folder of cases: all of them, or those of a section, of a card or of both.
fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let typed = of.get_one::<String>("wanted");
    let files;
    let source = match typed {
        None => CaseSource::Embedded,
        Some(number) if is_section(number) => CaseSource::Section(number),
        Some(folder) => {
            files = read(folder).map_err(|fault| cannot_read(&ctx.words, &clean(folder), &fault))?;
            CaseSource::Folder { name: folder, files: &files }
        }
    };
    let card = of.get_one::<String>("card").map(String::as_str);
    let answer = cases(&ctx.speaker, &CasesQuestion { source, card })?;
    Ok(ctx.reply(&answer, answer.is_negative(), pages))
}

/// Returns whether a word is the number of a section, or looks like one and is no folder.
fn is_section(typed: &str) -> bool {
    let read = Book::ALL.map(|book| read_number_in(book, typed));
    let is_known = read.iter().any(|number| matches!(number, NumberQuery::Units(_)));
    is_known || read.iter().any(|number| *number != NumberQuery::Word) && !Path::new(typed).is_dir()
}

/// Reads the files of a folder and of the folders in it.
fn read(folder: &str) -> io::Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    collect(Path::new(folder), "", &mut files)?;
    files.sort();
    Ok(files)
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() && prefix.is_empty() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else if entry.path().extension().is_some_and(|extension| extension == "toml") {
            files.push((name, fs::read_to_string(entry.path())?));
        }
    }
    Ok(())
}

fn pages(ctx: &Context, answer: &CasesAnswer) -> Pages {
    if let Some(missing) = &answer.missing {
        return Pages::stderr(ctx.page.not_found(&missing.said, &missing.suggestions));
    }
    let suites: Vec<String> = std::iter::once(answer).chain(&answer.books).map(|suite| page(ctx, suite)).collect();
    Pages { out: suites.join("\n"), stderr: ctx.page.remarks(&answer.remarks) }
}

fn page(ctx: &Context, suite: &CasesAnswer) -> String {
    let mut out = String::new();
    if let Some(title) = &suite.said.book {
        ctx.page.heading(&mut out, title);
    }
    for failed in &suite.failed {
        let _ = writeln!(out, "✗ {}  {}:{}", failed.id, failed.file, failed.line);
        for fault in &failed.faults {
            ctx.page.line(&mut out, fault, 2);
        }
    }
    let _ = writeln!(out, "{}", suite.said.score);
    for line in &suite.said.coverage {
        ctx.page.line(&mut out, line, 0);
    }
    out
}
